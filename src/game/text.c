/* Plain text: a strict UTF-8 decoder with a list of characters kept out. */
#include <stdint.h>
#include <string.h>

#include "cliffhanger/text.h"

enum { NOT_A_CHARACTER = -1 };

/* Rows by first byte: how long, and the least value that needs this length. */
static const struct form { unsigned char mask, lead; int more; int32_t least; } forms[] = {
	{ 0x80, 0x00, 0, 0 },
	{ 0xE0, 0xC0, 1, 0x80 },
	{ 0xF0, 0xE0, 2, 0x800 },
	{ 0xF8, 0xF0, 3, 0x10000 },
};

static const struct range { int32_t first, last; } kept_out[] = {
	{ 0x00, 0x1F }, { 0x7F, 0x9F }, { 0x200E, 0x200F }, { 0x2028, 0x202E },
	{ 0x2066, 0x2069 }, { 0xD800, 0xDFFF }, { 0xFEFF, 0xFEFF }, { 0xFFFE, 0xFFFF },
	{ 0x110000, INT32_MAX },
};

/* The character at *at, which is moved past it. */
static int32_t next_character(const char **at, const char *end)
{
	const unsigned char lead = (unsigned char)*(*at)++;

	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		const struct form *f = &forms[i];
		int32_t c = lead & (unsigned char)~f->mask;

		if ((lead & f->mask) != f->lead)
			continue;
		for (int k = 0; k < f->more; k++) {
			if (*at == end || (**at & 0xC0) != 0x80)
				return NOT_A_CHARACTER;
			c = c << 6 | (*(*at)++ & 0x3F);
		}
		return c >= f->least ? c : NOT_A_CHARACTER;
	}
	return NOT_A_CHARACTER;
}

static bool is_kept_out(int32_t c)
{
	for (size_t i = 0; i < sizeof(kept_out) / sizeof(kept_out[0]); i++)
		if (c >= kept_out[i].first && c <= kept_out[i].last)
			return true;
	return c < 0;
}

bool text_plain(const char *text, size_t bytes)
{
	const char *const end = text + bytes;

	while (text < end)
		if (is_kept_out(next_character(&text, end)))
			return false;
	return true;
}

bool text_plain_lines(const char *text, size_t bytes)
{
	const char *const end = text + bytes;

	while (text < end) {
		const int32_t c = next_character(&text, end);

		if (c != '\n' && c != '\t' && is_kept_out(c))
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

		if (next_character(&at, end) == NOT_A_CHARACTER)
			text[lead - text] = '\0';
	}
}

void text_clean(char *text)
{
	const char *const end = text + strlen(text);

	while (text < end) {
		const char *at = text;

		if (is_kept_out(next_character(&at, end)))
			memset(text, '?', (size_t)(at - text));
		text += at - text;
	}
}
