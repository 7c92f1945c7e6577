/* Markdown: documents written as Markdown; see markdown.h. */
#include "report/markdown.h"

#include <string.h>

#include "cliffhanger/text.h"

struct writer {
	const struct doc *d;
	FILE *out;
	const struct markdown_maps *maps;
	bool failed;		/* a map could not be written */
};

static void put_harmless(FILE *out, const char *text, size_t n)
{
	const char *const end = text + n;

	while (text < end) {
		const char *const letter = text;
		const bool shows = text_shows(text_letter(&text, end));

		if (strchr("\\`*_{}[]<>#|~", *letter) != NULL && *letter != '\0')
			putc('\\', out);
		if (shows)
			fwrite(letter, 1, (size_t)(text - letter), out);
		else
			putc(*letter == '\n' || *letter == '\t' ? ' ' : '?', out);
	}
}

void markdown_text(FILE *out, const char *text)
{
	put_harmless(out, text, strlen(text));
}

/* A line that begins like a list or a number would become one. */
static bool begins_a_list(const char *line, size_t n)
{
	size_t digits = 0;

	while (digits < n && line[digits] >= '0' && line[digits] <= '9')
		digits++;
	return n > 0 && (line[0] == '-' || line[0] == '+' || line[0] == '='
		|| (digits > 0 && digits < n && strchr(".)", line[digits]) != NULL));
}

static void put_prose(FILE *out, const char *prefix, const char *text)
{
	while (*text != '\0') {
		const size_t n = strcspn(text, "\n");
		const size_t indent = strspn(text, " ");

		fputs(prefix, out);
		if (indent < n) {
			if (begins_a_list(text + indent, n - indent))
				putc('\\', out);
			put_harmless(out, text + indent, n - indent);
		}
		putc('\n', out);
		text += n + (text[n] == '\n');
	}
	putc('\n', out);
}

static void put_heading(FILE *out, int level, const char *text)
{
	for (int i = 0; i < level; i++)
		putc('#', out);
	putc(' ', out);
	markdown_text(out, text);
	fputs("\n\n", out);
}

/* The words of a paragraph, an item or a cell; sentences have a space between them. */
static void put_words(const struct writer *w, int at)
{
	const int end = doc_piece(w->d, at)->end;
	bool sentence = false;

	for (int i = at + 1; i < end; i = doc_piece(w->d, i)->end) {
		const struct doc_piece *const p = doc_piece(w->d, i);
		const char *const mark = p->kind == DOC_STRONG ? "**" : "";

		fputs(sentence ? " " : "", w->out);
		fputs(mark, w->out);
		markdown_text(w->out, p->text);
		fputs(mark, w->out);
		sentence = p->kind == DOC_SENTENCE;
	}
}

static void put_list(const struct writer *w, int at)
{
	const int end = doc_piece(w->d, at)->end;

	for (int i = at + 1; i < end; i = doc_piece(w->d, i)->end) {
		fputs("- ", w->out);
		put_words(w, i);
		putc('\n', w->out);
	}
	putc('\n', w->out);
}

static void put_row(const struct writer *w, int at)
{
	const int end = doc_piece(w->d, at)->end;

	for (int i = at + 1; i < end; i = doc_piece(w->d, i)->end) {
		fputs("| ", w->out);
		markdown_text(w->out, doc_piece(w->d, i)->text);
		putc(' ', w->out);
	}
	fputs("|\n", w->out);
}

static void put_table(const struct writer *w, int at)
{
	const int end = doc_piece(w->d, at)->end;

	for (int i = at + 1; i < end; i = doc_piece(w->d, i)->end) {
		put_row(w, i);
		if (i > at + 1)
			continue;
		for (int k = i + 1; k < doc_piece(w->d, i)->end; k++)
			fputs(doc_piece(w->d, k)->number ? "| ---: " : "| --- ", w->out);
		fputs("|\n", w->out);
	}
	putc('\n', w->out);
}

/* Without files beside it, it has sketches of the turns on which the story hinged, and no more. */
static void put_map(struct writer *w, const struct doc_piece *p)
{
	char name[300];

	if (w->maps == NULL) {
		if (p->hinge)
			markdown_sketch(p->atlas, atlas_at(p->atlas, p->number), p->text, w->out);
		return;
	}
	if (!w->maps->put(w->maps->self, p->atlas, p->number, name, sizeof name)) {
		w->failed = true;
		return;
	}
	fputs("![", w->out);
	markdown_text(w->out, p->text);
	fputs("](<", w->out);
	markdown_text(w->out, name);
	fputs(">)\n\n", w->out);
}

static void put_piece(struct writer *w, int at)
{
	const struct doc_piece *const p = doc_piece(w->d, at);

	switch (p->kind) {
	case DOC_HEADING:
		put_heading(w->out, p->number, p->text);
		break;
	case DOC_LEAD:
		putc('*', w->out);
		markdown_text(w->out, p->text);
		fputs("*\n\n", w->out);
		break;
	case DOC_PROSE:
		put_prose(w->out, p->number ? "> " : "", p->text);
		break;
	case DOC_PARAGRAPH:
		put_words(w, at);
		fputs("\n\n", w->out);
		break;
	case DOC_LIST:
		put_list(w, at);
		break;
	case DOC_TABLE:
		put_table(w, at);
		break;
	case DOC_MAP:
		put_map(w, p);
		break;
	case DOC_TURNS:		/* Markdown has no pages to turn, */
	case DOC_PLOT:		/* nor curves */
	default:
		break;
	}
}

bool markdown_write(const struct doc *d, const struct markdown_maps *maps, FILE *out)
{
	struct writer w = { d, out, maps, false };

	for (int i = 0; i < doc_count(d) && !w.failed; i = doc_piece(d, i)->end)
		put_piece(&w, i);
	return !w.failed && fflush(out) == 0 && !ferror(out);
}
