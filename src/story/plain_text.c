/* Plain text, checked byte by byte before YAML sees it.
 *
 *  P1  What passes holds no control character but line ends, so that nothing
 *      of it can command a terminal, and lines are counted by '\n' alone.
 *  P2  One fault a line at most; broken UTF-8 and NUL end the check, because
 *      what follows is no text.
 */
#include "config.h"
#include "story/plain_text.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/text.h"
#include "story/faults.h"

enum { BYTE_ORDER_MARK = 0xFEFF, DELETE = 0x7F, LAST_C1 = 0x9F, LAST_CODE = 0x10FFFF };

struct range { uint32_t first, last; };

int plain_text_char(const char *text, size_t size, uint32_t *code)
{
	const char *at = text;
	const int32_t letter = size > 0 ? text_letter(&at, text + size) : TEXT_BROKEN;

	if (letter < 0 || (letter >= 0xD800 && letter <= 0xDFFF) || letter > LAST_CODE)
		return 0;
	*code = (uint32_t)letter;
	return (int)(at - text);
}

static bool in_range(const struct range *ranges, size_t n, uint32_t code)
{
	for (size_t i = 0; i < n; i++)
		if (code >= ranges[i].first && code <= ranges[i].last)
			return true;
	return false;
}
#define IN(ranges, code) in_range(ranges, sizeof(ranges) / sizeof((ranges)[0]), code)

bool plain_text_refuses(uint32_t code, char reason[TEXT_REASON_MAX])
{
	static const struct range turning[] = {
		{ 0x061C, 0x061C }, { 0x200E, 0x200F }, { 0x202A, 0x202E }, { 0x2066, 0x2069 },
	};
	const char *what = NULL;

	if (code == '\t')
		what = "a tab";
	else if (code < ' ' || (code >= DELETE && code <= LAST_C1))
		what = "a control character";
	else if (code == 0x2028 || code == 0x2029)
		what = "a Unicode line separator";
	else if (code == BYTE_ORDER_MARK)
		what = "a byte order mark within the text";
	else if (IN(turning, code))
		what = "a mark that turns the direction of writing";
	else if (!text_shows((int32_t)code))
		what = "a character that is not seen";
	if (what && code == '\t')
		snprintf(reason, TEXT_REASON_MAX, "%s", what);
	else if (what)
		snprintf(reason, TEXT_REASON_MAX, "%s (U+%04X)", what, (unsigned)code);
	return what != NULL;
}

int plain_text_width(uint32_t code)
{
	static const struct range none[] = {
		{ 0x0300, 0x036F }, { 0x200B, 0x200D }, { 0x20D0, 0x20FF },
		{ 0xFE00, 0xFE0F }, { 0xFEFF, 0xFEFF },
	};
	static const struct range wide[] = {
		{ 0x1100, 0x115F }, { 0x2E80, 0xA4CF }, { 0xAC00, 0xD7A3 },
		{ 0xF900, 0xFAFF }, { 0xFE30, 0xFE6F }, { 0xFF00, 0xFF60 },
		{ 0xFFE0, 0xFFE6 }, { 0x1F300, 0x1FAFF }, { 0x20000, 0x3FFFD },
	};

	if (IN(none, code))
		return 0;
	return IN(wide, code) ? 2 : 1;
}

int plain_text_length(const char *text, size_t size)
{
	int n = 0;

	for (size_t i = 0; i < size; i++)
		n += ((unsigned char)text[i] & 0xC0) != 0x80;
	return n;
}

/* ---- a whole file ---- */

struct check {
	struct faults *faults;
	int line, column;
	size_t line_start;
	bool line_refused, clean;
};

static struct fault *place(struct check *c, struct fault *fault)
{
	*fault = (struct fault) { .kind = FAULT_ERROR, .line = c->line, .column = c->column };
	c->clean = false;
	return fault;
}

static void check_line_length(struct check *c, size_t end)
{
	struct fault fault;

	if (end - c->line_start > TEXT_LINE_MAX) {
		c->column = 1;
		faults_add(c->faults, place(c, &fault),
			"expected lines of at most %d bytes, found one of %zu",
			TEXT_LINE_MAX, end - c->line_start);
	}
}

static void check_char(struct check *c, uint32_t code, bool ends_line)
{
	char reason[TEXT_REASON_MAX];
	struct fault fault;

	if (c->line_refused || ends_line || !plain_text_refuses(code, reason))
		return;
	c->line_refused = true;
	faults_add(c->faults, place(c, &fault), "expected plain text, found %s%s", reason,
		code == '\t' ? "; use blanks" : "");
}

static bool check_chars(struct check *c, const char *text, size_t size)
{
	struct fault fault;
	uint32_t code;
	size_t at = 0;

	if (plain_text_char(text, size, &code) && code == BYTE_ORDER_MARK)
		at = 3;
	for (int n; at < size; at += (size_t)n) {
		n = plain_text_char(text + at, size - at, &code);
		if (n == 0 || code == 0) {
			faults_add(c->faults, place(c, &fault),
				"expected text in UTF-8, found the byte 0x%02X",
				(unsigned)(unsigned char)text[at]);
			return false;
		}
		if (code == '\n') {
			check_line_length(c, at);
			*c = (struct check) { .faults = c->faults, .line = c->line + 1,
				.column = 1, .line_start = at + 1, .clean = c->clean };
			continue;
		}
		check_char(c, code, code == '\r' && at + 1 < size && text[at + 1] == '\n');
		c->column++;
	}
	check_line_length(c, size);
	return true;
}

bool plain_text_check(const char *text, size_t size, struct faults *f)
{
	struct check c = { .faults = f, .line = 0, .clean = true };
	struct fault fault;

	if (size > SCENARIO_BYTES_MAX) {
		faults_add(f, place(&c, &fault), "expected at most %d bytes, found %zu",
			SCENARIO_BYTES_MAX, size);
		return false;
	}
	c.line = c.column = 1;
	return check_chars(&c, text, size) && c.clean;
}
