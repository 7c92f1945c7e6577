/* The line editor: see edit.h.
 *
 *  E1  text is NUL-ended valid UTF-8 without control characters.
 *  E2  at <= strlen(text), and never inside a character.
 */
#include "tui/edit.h"

#include <string.h>

#include "tui/wide.h"

static bool inside_letter(char c)
{
	return ((unsigned char)c & 0xC0) == 0x80;
}

void edit_set(struct edit *e, const char *text)
{
	e->text[0] = '\0';
	e->at = 0;
	for (uint32_t c; (c = wide_next(&text)) != 0; )
		if (!edit_put(e, c))
			return;
}

/* Puts bytes at the cursor; false if there is no room. */
static bool put_bytes(struct edit *e, const char *bytes, size_t n)
{
	const size_t length = strlen(e->text);

	if (length + n >= sizeof e->text)
		return false;
	memmove(e->text + e->at + n, e->text + e->at, length - e->at + 1);
	memcpy(e->text + e->at, bytes, n);
	e->at += n;
	return true;
}

bool edit_put(struct edit *e, uint32_t letter)
{
	char bytes[5] = "";
	const char *check = bytes;
	int n;

	if (letter < ' ' || letter > 0x10FFFF)
		return false;
	n = wide_encode(letter, bytes);
	if (wide_next(&check) != letter || letter == TEXT_REPLACEMENT)
		return false;
	return put_bytes(e, bytes, (size_t)n);
}

bool edit_left(struct edit *e)
{
	if (e->at == 0)
		return false;
	do
		e->at--;
	while (inside_letter(e->text[e->at]));
	return true;
}

bool edit_right(struct edit *e)
{
	if (e->text[e->at] == '\0')
		return false;
	do
		e->at++;
	while (inside_letter(e->text[e->at]));
	return true;
}

/* Takes out what lies between two places; the cursor goes to the first. */
static void cut(struct edit *e, size_t from, size_t to)
{
	memmove(e->text + from, e->text + to, strlen(e->text + to) + 1);
	e->at = from;
}

bool edit_rub(struct edit *e)
{
	const size_t end = e->at;

	if (!edit_left(e))
		return false;
	cut(e, e->at, end);
	return true;
}

bool edit_remove(struct edit *e)
{
	return edit_right(e) && edit_rub(e);
}

/* Where the word begins that ends at the cursor. */
static size_t word_before(const struct edit *e)
{
	size_t at = e->at;

	while (at > 0 && e->text[at - 1] != ' ')
		at--;
	return at;
}

void edit_rub_word(struct edit *e)
{
	const size_t end = e->at;

	while (e->at > 0 && e->text[e->at - 1] == ' ')
		e->at--;
	cut(e, word_before(e), end);
}

bool edit_complete(struct edit *e, const char *word)
{
	const size_t from = word_before(e), length = strlen(word);

	if (strlen(e->text) - (e->at - from) + length >= sizeof e->text)
		return false;
	cut(e, from, e->at);
	return put_bytes(e, word, length);
}

void edit_history_keep(struct history *h, const char *line)
{
	if (*line == '\0' || (h->n > 0 && strcmp(h->lines[h->n - 1], line) == 0))
		return;
	if (h->n == HISTORY_MAX) {
		memmove(h->lines[0], h->lines[1], sizeof h->lines[0] * (HISTORY_MAX - 1));
		h->n--;
	}
	strncpy(h->lines[h->n], line, EDIT_MAX - 1);
	h->lines[h->n++][EDIT_MAX - 1] = '\0';
}
