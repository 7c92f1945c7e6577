/* Text: a strict UTF-8 decoder with a list of characters kept out, and sentences made of
 * what others typed. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/text.h"

/* Rows by first byte: how long, and the least value that needs this length. */
static const struct form { unsigned char mask, lead; int more; int32_t least; } forms[] = {
	{ 0x80, 0x00, 0, 0 },
	{ 0xE0, 0xC0, 1, 0x80 },
	{ 0xF0, 0xE0, 2, 0x800 },
	{ 0xF8, 0xF0, 3, 0x10000 },
};

static const struct range { int32_t first, last; } kept_out[] = {
	{ 0x00, 0x1F }, { 0x7F, 0x9F },
	{ 0xAD, 0xAD }, { 0x180E, 0x180E }, { 0x200B, 0x200B }, { 0x2060, 0x2065 }, /* not seen */
	{ 0x61C, 0x61C }, { 0x200E, 0x200F }, { 0x202A, 0x202E }, { 0x2066, 0x206F }, /* turn it */
	{ 0x2028, 0x2029 }, { 0xD800, 0xDFFF }, { 0xFEFF, 0xFEFF }, { 0xFFF0, 0xFFFB },
	{ 0xFFFE, 0xFFFF }, { 0xE0000, INT32_MAX },	/* tags, and what nobody has assigned */
};

int32_t text_letter(const char **at, const char *end)
{
	const unsigned char lead = (unsigned char)*(*at)++;

	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		const struct form *f = &forms[i];
		int32_t c = lead & (unsigned char)~f->mask;

		if ((lead & f->mask) != f->lead)
			continue;
		for (int k = 0; k < f->more; k++) {
			if (*at == end || (**at & 0xC0) != 0x80)
				return TEXT_BROKEN;
			c = c << 6 | (*(*at)++ & 0x3F);
		}
		return c >= f->least ? c : TEXT_BROKEN;
	}
	return TEXT_BROKEN;
}

bool text_shows(int32_t letter)
{
	for (size_t i = 0; i < sizeof(kept_out) / sizeof(kept_out[0]); i++)
		if (letter >= kept_out[i].first && letter <= kept_out[i].last)
			return false;
	return letter >= 0;
}

bool text_plain(const char *text, size_t bytes)
{
	const char *const end = text + bytes;

	while (text < end)
		if (!text_shows(text_letter(&text, end)))
			return false;
	return true;
}

bool text_plain_lines(const char *text, size_t bytes)
{
	const char *const end = text + bytes;

	while (text < end) {
		const int32_t c = text_letter(&text, end);

		if (c != '\n' && c != '\t' && !text_shows(c))
			return false;
	}
	return true;
}

void text_trim(char *text)
{
	const char *const end = text + strlen(text);
	const char *lead = end;

	while (lead > text && end - lead < 4) {
		lead--;
		if ((*lead & 0xC0) != 0x80)
			break;
	}
	if (lead < end) {
		const char *at = lead;

		if (text_letter(&at, end) == TEXT_BROKEN)
			text[lead - text] = '\0';
	}
}

void text_clean(char *text)
{
	const char *const end = text + strlen(text);

	while (text < end) {
		const char *at = text;

		if (!text_shows(text_letter(&at, end)))
			memset(text, '?', (size_t)(at - text));
		text += at - text;
	}
}

/* ---- sentences ---- */

static const char ellipsis[] = "\u2026";

/* One %… of a format: "%-8.40llu" has flags "-", width 8, precision 40.  A precision from
 * the list, "%.*s", is of a slice of a longer text: all of it is meant. */
struct directive { char flags[8], conversion; int width, precision, longs; bool size, slice; };

static int read_count(const char **at, va_list *list, int otherwise)
{
	int n = 0;

	if (**at == '*') {
		++*at;
		return va_arg(*list, int);
	}
	if (**at < '0' || **at > '9')
		return otherwise;
	while (**at >= '0' && **at <= '9')
		n = n * 10 + (*(*at)++ - '0');
	return n;
}

/* What is at *at behind its %, which is passed. */
static struct directive read_directive(const char **at, va_list *list)
{
	struct directive d = { .precision = -1 };
	const size_t flags = strspn(*at, "-+ #0");

	memcpy(d.flags, *at, flags < sizeof(d.flags) ? flags : sizeof(d.flags) - 1);
	*at += flags;
	d.width = read_count(at, list, 0);
	if (**at == '.') {
		d.slice = *++*at == '*';
		d.precision = read_count(at, list, 0);
	}
	for (; **at == 'l' || **at == 'z' || **at == 'h'; ++*at) {
		d.longs += **at == 'l';
		d.size = d.size || **at == 'z';
	}
	d.conversion = **at;
	*at += **at != '\0';
	return d;
}

/* How much of `length` bytes is kept of a text whose most is `most`: whole letters. */
static size_t whole_letters(const char *text, size_t length, size_t most)
{
	const char *at = text;
	size_t kept = 0;

	if (length <= most)
		return length;
	while ((size_t)(at - text) <= most) {
		kept = (size_t)(at - text);
		text_letter(&at, text + length);
	}
	return kept;
}

void text_keep(char *out, size_t size, const char *text, size_t bytes)
{
	const bool all = bytes < size;
	const size_t kept = all ? bytes : whole_letters(text, bytes, size - sizeof(ellipsis));

	memcpy(out, text, kept);
	out[kept] = '\0';
	if (!all)
		memcpy(out + kept, ellipsis, sizeof(ellipsis));
}

/* A text as it may be shown. */
static size_t put_text(char *out, size_t size, const struct directive *d, const char *given)
{
	enum { LETTER_BYTES = 4 };
	const char *const text = given != NULL ? given : "";
	const bool all = d->precision < 0;
	const size_t most = all ? strlen(text) : (size_t)d->precision;
	const size_t length = all ? most : strnlen(text, d->slice ? most : most + LETTER_BYTES);
	const size_t kept = whole_letters(text, length, most);
	const bool left = strchr(d->flags, '-') != NULL;
	const int pad = d->width > (int)kept ? d->width - (int)kept : 0;

	snprintf(out, size, "%*s%.*s%s%*s", left ? 0 : pad, "", (int)kept, text,
		length > most ? ellipsis : "", left ? pad : 0, "");
	text_trim(out);
	text_clean(out);
	return strlen(out);
}

static size_t put_number(char *out, size_t size, const struct directive *d, va_list *list)
{
	char format[40];

	snprintf(format, sizeof(format), d->precision < 0 ? "%%%s*%s%c" : "%%%s*.*%s%c", d->flags,
		d->size ? "z" : d->longs == 0 ? "" : d->longs == 1 ? "l" : "ll", d->conversion);
#define PRINT(type) (d->precision < 0 ? snprintf(out, size, format, d->width, va_arg(*list, type)) \
	: snprintf(out, size, format, d->width, d->precision, va_arg(*list, type)))
	if (d->size)
		PRINT(size_t);
	else if (d->longs == 0)
		PRINT(int);
	else if (d->longs == 1)
		PRINT(long);
	else
		PRINT(long long);
#undef PRINT
	return strlen(out);
}

void text_format(char *text, size_t size, const char *format, va_list arguments)
{
	va_list list;
	size_t n = 0;

	va_copy(list, arguments);
	text[0] = '\0';
	while (*format && n + 1 < size) {
		const size_t plain = strcspn(format, "%");
		struct directive d;

		n += (size_t)snprintf(text + n, size - n, "%.*s", (int)plain, format);
		format += plain;
		if (!*format || n + 1 >= size)
			break;
		format++;
		d = read_directive(&format, &list);
		if (d.conversion == 's')
			n += put_text(text + n, size - n, &d, va_arg(list, const char *));
		else if (d.conversion == '%')
			n += (size_t)snprintf(text + n, size - n, "%%");
		else
			n += put_number(text + n, size - n, &d, &list);
	}
	va_end(list);
	text_trim(text);
	text_clean(text);
}

struct pen pen_at(char *text, size_t size)
{
	text[0] = '\0';
	return (struct pen){ text, size, 0 };
}

void pen_put(struct pen *p, const char *format, ...)
{
	va_list list;
	int n;

	va_start(list, format);
	n = vsnprintf(p->text + p->used, p->size - p->used, format, list);
	va_end(list);
	p->used += n < 0 ? 0 : (size_t)n;
	if (p->used < p->size)
		return;
	text_trim(p->text);
	p->used = strlen(p->text);
}
