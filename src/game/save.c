/* The save codec: records as checked lines. */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/save.h"
#include "cliffhanger/text.h"

enum { SUM_DIGITS = 8, PREFIX = 1 + 1 + SUM_DIGITS + 1 };	/* "K 01234567 " */

static uint32_t sum_of(char kind, const char *text, size_t n)
{
	uint32_t sum = (2166136261u ^ (unsigned char)kind) * 16777619u;	/* FNV-1a */

	for (size_t i = 0; i < n; i++)
		sum = (sum ^ (unsigned char)text[i]) * 16777619u;
	return sum;
}

static bool known_kind(char kind)
{
	static const char kinds[] = { RECORD_HEAD, RECORD_KEY, RECORD_SCENARIO, RECORD_CHOICE,
		RECORD_DICE, RECORD_UNDO, RECORD_EVENT, RECORD_SNAPSHOT, RECORD_TURN,
		RECORD_FILE, RECORD_PROGRESS, RECORD_TABLE, RECORD_NOTE };

	return memchr(kinds, kind, sizeof(kinds)) != NULL;
}

/* A scenario's lines are kept byte by byte: its own reader is the judge of them. */
static bool may_keep(enum record_kind kind, const char *text, size_t n)
{
	return !memchr(text, '\n', n)
		&& (kind == RECORD_SCENARIO || text_plain_lines(text, n));
}

bool save_writes(enum record_kind kind, const char *text, size_t size)
{
	return size <= SAVE_LINE_MAX - PREFIX - 1 && may_keep(kind, text, size);
}

size_t save_write(enum record_kind kind, const char *text, char *line, size_t size)
{
	const size_t n = strlen(text);

	if (!save_writes(kind, text, n) || size < PREFIX + n + 2)
		return 0;
	snprintf(line, size, "%c %08x ", (char)kind, (unsigned)sum_of((char)kind, text, n));
	memcpy(line + PREFIX, text, n);
	memcpy(line + PREFIX + n, "\n", 2);
	return PREFIX + n + 1;
}

void save_reader_init(struct save_reader *r, const char *data, size_t size)
{
	*r = (struct save_reader){ .at = data, .end = data + size };
}

static bool read_sum(const char *line, uint32_t *sum)
{
	*sum = 0;
	for (int i = 0; i < SUM_DIGITS; i++) {
		static const char digits[] = "0123456789abcdef";
		const char *digit = memchr(digits, line[2 + i], sizeof(digits) - 1);

		if (!digit)
			return false;
		*sum = *sum << 4 | (uint32_t)(digit - digits);
	}
	return true;
}

/* Whether the n bytes (newline excluded) are a record with a right sum. */
static bool sound(const char *line, size_t n)
{
	uint32_t sum;

	return n >= PREFIX && n < SAVE_LINE_MAX && known_kind(line[0])
		&& line[1] == ' ' && line[PREFIX - 1] == ' ' && read_sum(line, &sum)
		&& sum == sum_of(line[0], line + PREFIX, n - PREFIX)
		&& !memchr(line, '\0', n);
}

enum save_read save_next(struct save_reader *r, enum record_kind *kind,
	char *text, size_t size)
{
	const size_t left = (size_t)(r->end - r->at);
	const char *newline = left ? memchr(r->at, '\n', left) : NULL;
	size_t n;

	if (left == 0)
		return SAVE_END;
	r->line++;
	if (!newline)
		return SAVE_TORN;
	n = (size_t)(newline - r->at);
	if (!sound(r->at, n) || n - PREFIX >= size)
		return newline + 1 == r->end ? SAVE_TORN : SAVE_BAD;
	*kind = (enum record_kind)r->at[0];
	memcpy(text, r->at + PREFIX, n - PREFIX);
	text[n - PREFIX] = '\0';
	r->good += n + 1;
	r->at = newline + 1;
	return SAVE_OK;
}
