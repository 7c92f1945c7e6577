/* XML and HTML: see xml.h. */
#include "report/xml.h"

#include <assert.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include "cliffhanger/text.h"

enum { VALUE_MAX = 4000 };

/* Where a text stands: an attribute and a drawing have no elements to isolate with. */
enum place { IN_ATTRIBUTE, IN_DRAWING, IN_PAGE };

struct isolation { const char *begin, *end; };

static const struct isolation isolations[] = {
	[IN_ATTRIBUTE] = { "\u2068", "\u2069" },
	[IN_DRAWING] = { "\u2068", "\u2069" },
	[IN_PAGE] = { "<bdi>", "</bdi>" },
};

/* ---- text ---- */

/* Letters of scripts that are written from right to left, by their blocks. */
static bool goes_left(int32_t letter)
{
	static const struct { int32_t first, last; } blocks[] = { { 0x0590, 0x08FF },
		{ 0xFB1D, 0xFDFF }, { 0xFE70, 0xFEFC }, { 0x10800, 0x10FFF },
		{ 0x1E800, 0x1EFFF } };

	for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
		if (letter >= blocks[i].first && letter <= blocks[i].last)
			return true;
	return false;
}

static const char *entity(char letter)
{
	switch (letter) {
	case '&': return "&amp;";
	case '<': return "&lt;";
	case '>': return "&gt;";
	case '"': return "&quot;";
	case '\'': return "&#39;";
	default: return NULL;
	}
}

static void put_letter(FILE *out, int32_t letter, const char *bytes, size_t n)
{
	if (letter == '\n' || letter == '\t')
		putc(' ', out);
	else if (!text_shows(letter))
		putc('?', out);
	else if (n == 1 && entity(*bytes) != NULL)
		fputs(entity(*bytes), out);
	else
		fwrite(bytes, 1, n, out);
}

/* Letters of all other scripts, more or less: signs and digits go with what is round them. */
static bool goes_right(int32_t letter)
{
	return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z')
		|| (letter >= 0xC0 && !goes_left(letter) && !(letter >= 0x2000 && letter < 0x2C00));
}

/* Where words that are written from right to left end: behind the last of their letters before
 * one that is written the other way. */
static const char *end_of_left(const char *text, const char *end)
{
	const char *last = text;

	while (text < end) {
		const int32_t letter = text_letter(&text, end);

		if (goes_right(letter))
			break;
		if (goes_left(letter))
			last = text;
	}
	return last;
}

static void put_letters(FILE *out, const char *text, const char *end)
{
	while (text < end) {
		const char *const bytes = text;
		const int32_t letter = text_letter(&text, end);

		put_letter(out, letter, bytes, (size_t)(text - bytes));
	}
}

static void put_text(FILE *out, const char *text, enum place place)
{
	const char *const end = text + strlen(text);

	while (text < end) {
		const char *const from = text;
		const bool left = goes_left(text_letter(&text, end));

		text = left ? end_of_left(from, end) : text;
		fputs(left ? isolations[place].begin : "", out);
		put_letters(out, from, text);
		fputs(left ? isolations[place].end : "", out);
	}
}

/* ---- elements ---- */

static void end_tag(struct xml *x)
{
	if (x->in_tag)
		putc('>', x->out);
	x->in_tag = false;
}

static bool is_one_of(const char *name, const char *const *list)
{
	for (; *list != NULL; list++)
		if (strcmp(name, *list) == 0)
			return true;
	return false;
}

/* Elements that begin lines of their own in the file, for who reads it. */
static bool is_block(const char *name)
{
	static const char *const blocks[] = { "html", "head", "body", "main", "header", "footer",
		"nav", "section", "h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "ul", "li",
		"table", "tr", "figure", "svg", "g", "meta", "title", "style", "script",
		"blockquote", "path", "text", "defs", "pattern", "use", NULL };

	return is_one_of(name, blocks);
}

void xml_open(struct xml *x, const char *name)
{
	assert(x->depth < XML_DEPTH_MAX);
	end_tag(x);
	if (is_block(name))
		putc('\n', x->out);
	fprintf(x->out, "<%s", name);
	x->open[x->depth++] = name;
	x->drawing += strcmp(name, "svg") == 0;
	x->in_tag = true;
}

void xml_close(struct xml *x)
{
	static const char *const endless[] = { "meta", "input", "br", NULL };
	const char *name;

	assert(x->depth > 0);
	name = x->open[--x->depth];
	if (x->in_tag && (x->drawing > 0 || is_one_of(name, endless)))
		fputs(x->drawing > 0 ? "/>" : ">", x->out);
	else
		fprintf(x->out, "%s</%s>", x->in_tag ? ">" : "", name);
	x->drawing -= strcmp(name, "svg") == 0;
	x->in_tag = false;
}

void xml_begin_attribute(struct xml *x, const char *name)
{
	assert(x->in_tag);
	fprintf(x->out, " %s=\"", name);
}

void xml_end_attribute(struct xml *x)
{
	putc('"', x->out);
}

void xml_attribute(struct xml *x, const char *name, const char *format, ...)
{
	char value[VALUE_MAX];
	va_list list;

	va_start(list, format);
	vsnprintf(value, sizeof value, format, list);
	va_end(list);
	text_trim(value);
	xml_begin_attribute(x, name);
	put_text(x->out, value, IN_ATTRIBUTE);
	xml_end_attribute(x);
}

void xml_text(struct xml *x, const char *text)
{
	/* A title of a page has no elements in it, either. */
	const bool plain = x->drawing > 0 || (x->depth > 0
		&& strcmp(x->open[x->depth - 1], "title") == 0);

	end_tag(x);
	put_text(x->out, text, plain ? IN_DRAWING : IN_PAGE);
}

void xml_element(struct xml *x, const char *name, const char *text)
{
	xml_open(x, name);
	xml_text(x, text);
	xml_close(x);
}

void xml_own(struct xml *x, const char *text)
{
	end_tag(x);
	fputs(text, x->out);
}
