/* Text for a terminal: see wide.h.
 *
 * The widths are a table of our own and not wcwidth()'s, so that a screen is
 * laid out alike in every locale.
 *
 *  X1  no code point that text_shows() keeps out leaves this file.
 */
#include "config.h"
#include "tui/wide.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/text.h"

enum { LETTERS_LEAST = 3 /* of a word that is shortened */, SHORTENED_MAX = 320 };

struct range { uint32_t first, last; };

static const struct range no_width[] = {
	{ 0x0300, 0x036F }, { 0x1AB0, 0x1AFF }, { 0x1DC0, 0x1DFF }, { 0x200C, 0x200D },
	{ 0x20D0, 0x20FF }, { 0xFE00, 0xFE0F }, { 0xFE20, 0xFE2F },
};

static const struct range two_wide[] = {
	{ 0x1100, 0x115F }, { 0x2E80, 0x303E }, { 0x3041, 0xA4CF },
	{ 0xAC00, 0xD7A3 }, { 0xF900, 0xFAFF }, { 0xFE30, 0xFE6F },
	{ 0xFF00, 0xFF60 }, { 0xFFE0, 0xFFE6 }, { 0x1F300, 0x1F64F },
	{ 0x1F680, 0x1F6FF }, { 0x1F900, 0x1F9FF }, { 0x20000, 0x3FFFD },
};

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

static bool in_ranges(const struct range *ranges, int n, uint32_t c)
{
	for (int i = 0; i < n; i++)
		if (c >= ranges[i].first && c <= ranges[i].last)
			return true;
	return false;
}

uint32_t wide_next(const char **s)
{
	/* A character never has more bytes than these, nor reaches past the NUL. */
	const char *const end = *s + strnlen(*s, 4);
	const int32_t c = **s == '\0' ? 0 : text_letter(s, end);

	return c == 0 || text_shows(c) ? (uint32_t)c : TEXT_REPLACEMENT;
}

int wide_width(uint32_t c)
{
	if (c < 0x300)
		return 1;
	if (in_ranges(no_width, COUNT(no_width), c))
		return 0;
	return in_ranges(two_wide, COUNT(two_wide), c) ? 2 : 1;
}

int wide_columns(const char *s)
{
	int columns = 0;
	uint32_t c;

	while ((c = wide_next(&s)) != 0)
		columns += wide_width(c);
	return columns;
}

size_t wide_fit(const char *s, int columns)
{
	const char *at = s;

	for (;;) {
		const char *before = at;
		const uint32_t c = wide_next(&at);

		if (c == 0)
			return (size_t)(before - s);
		columns -= wide_width(c);
		if (columns < 0)
			return (size_t)(before - s);
	}
}

char wide_ascii(uint32_t c)
{
	/* Latin-1 from U+00A0 on, then what typists and our own signs use. */
	static const char latin[] =
		" !cL*Y|S\"ca<--R~o+23'uP.,1o>////"
		"AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTs"
		"aaaaaaaceeeeiiiidnooooo/ouuuuyty";
	static const struct { uint32_t c; char ascii; } others[] = {
		{ 0x0152, 'O' }, { 0x0153, 'o' }, { 0x0160, 'S' }, { 0x0161, 's' },
		{ 0x2010, '-' }, { 0x2011, '-' }, { 0x2012, '-' }, { 0x2013, '-' },
		{ 0x2014, '-' }, { 0x2018, '\'' }, { 0x2019, '\'' }, { 0x201C, '"' },
		{ 0x201D, '"' }, { 0x2022, '*' }, { 0x2026, '.' }, { 0x2032, '\'' },
		{ 0x2033, '"' }, { 0x2190, '<' }, { 0x2192, '>' }, { 0x2212, '-' },
		{ 0x2264, '<' }, { 0x2265, '>' },
	};

	if (c < 0x80)
		return (char)c;
	if (c >= 0xA0 && c <= 0xFF)
		return latin[c - 0xA0];
	for (int i = 0; i < COUNT(others); i++)
		if (others[i].c == c)
			return others[i].ascii;
	return '?';
}

int wide_encode(uint32_t c, char bytes[4])
{
	if (c < 0x80) {
		bytes[0] = (char)c;
		return 1;
	}
	if (c < 0x800) {
		bytes[0] = (char)(0xC0 | c >> 6);
		bytes[1] = (char)(0x80 | (c & 0x3F));
		return 2;
	}
	if (c < 0x10000) {
		bytes[0] = (char)(0xE0 | c >> 12);
		bytes[1] = (char)(0x80 | (c >> 6 & 0x3F));
		bytes[2] = (char)(0x80 | (c & 0x3F));
		return 3;
	}
	bytes[0] = (char)(0xF0 | c >> 18);
	bytes[1] = (char)(0x80 | (c >> 12 & 0x3F));
	bytes[2] = (char)(0x80 | (c >> 6 & 0x3F));
	bytes[3] = (char)(0x80 | (c & 0x3F));
	return 4;
}

const char *wide_wrap(const char **rest, int columns, size_t *bytes)
{
	const char *start = *rest, *at = start, *space = NULL;
	int used = 0;

	if (*start == '\0')
		return NULL;
	while (*at != '\0' && *at != '\n') {
		const char *before = at;

		used += wide_width(wide_next(&at));
		if (*before == ' ')
			space = before;
		if (used > columns && before > start) {
			at = space != NULL && space > start ? space : before;
			break;
		}
	}
	*bytes = (size_t)(at - start);
	while (*at == ' ')
		at++;
	if (*at == '\n')
		at++;
	*rest = at;
	return start;
}

void wide_add(char *text, size_t size, const char *format, ...)
{
	const size_t used = strlen(text);
	va_list list;
	int n;

	if (used + 1 >= size)
		return;
	va_start(list, format);
	n = vsnprintf(text + used, size - used, format, list);
	va_end(list);
	if (n < 0 || (size_t)n < size - used)
		return;
	for (size_t end = size - 1; end > used; end--) {	/* no half characters */
		const unsigned char last = (unsigned char)text[end - 1];

		if (last < 0x80)
			break;
		text[end - 1] = '\0';
		if (last >= 0xC0)
			break;
	}
}

static void cut_anywhere(char *text, size_t size, int columns, bool unicode)
{
	size_t bytes;

	if (columns < 1 || wide_columns(text) <= columns)
		return;
	bytes = wide_fit(text, columns - 1);
	snprintf(text + bytes, size - bytes, "%s", unicode ? "\xE2\x80\xA6" : ">");
}

/* Leaves out what nobody misses. */
static void drop_article(char *text)
{
	static const char article[] = "The ";

	if (strncmp(text, article, sizeof article - 1) != 0)
		return;
	memmove(text, text + sizeof article - 1, strlen(text + sizeof article - 1) + 1);
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 'a' + 'A');
}

/* Whole words, if they fill half of the room. */
static void cut_at_word(char *text, size_t size, int columns, bool unicode)
{
	size_t end = wide_fit(text, columns - 1);

	if (wide_columns(text) <= columns)
		return;
	while (end > 0 && text[end] != ' ')
		end--;
	while (end > 0 && strchr(" ,:;", text[end - 1]) != NULL)
		end--;
	if (2 * (int)end >= columns)
		snprintf(text + end, size - end, "%s", unicode ? "\xE2\x80\xA6" : ">");
}

void wide_cut(char *text, size_t size, int columns, bool unicode)
{
	if (columns > 0)
		cut_at_word(text, size, columns, unicode);
	cut_anywhere(text, size, columns, unicode);
}

/* Whether its last word can be so: that it ends in a full stop tells that something is missing,
 * of the word or behind it. */
static bool shorten_last(char *text, size_t size, int columns)
{
	char *const last = strrchr(text, ' ');
	int room;

	if (last == NULL)
		return false;
	*last = '\0';
	room = columns - wide_columns(text) - 2;	/* the blank, the full stop */
	*last = ' ';
	if (room < LETTERS_LEAST)
		return false;
	last[1 + wide_fit(last + 1, room)] = '\0';
	wide_add(text, size, ".");
	return true;
}

void wide_shorten(char *text, size_t size, int columns, bool unicode)
{
	char begun[SHORTENED_MAX];

	if (columns < 1 || wide_columns(text) <= columns)
		return;
	drop_article(text);
	if (wide_columns(text) <= columns || shorten_last(text, size, columns))
		return;
	snprintf(begun, sizeof begun, "%s", text);
	cut_at_word(text, size, columns, unicode);
	while (wide_columns(text) > columns && strrchr(begun, ' ') != NULL) {
		*strrchr(begun, ' ') = '\0';
		if (shorten_last(begun, sizeof begun, columns))
			snprintf(text, size, "%s", begun);
	}
	cut_anywhere(text, size, columns, unicode);
}

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool wide_finds(const char *text, const char *part)
{
	for (; ; text++) {
		size_t i = 0;

		while (part[i] != '\0' && lower(text[i]) == lower(part[i]))
			i++;
		if (part[i] == '\0')
			return true;
		if (*text == '\0')
			return false;
	}
}
