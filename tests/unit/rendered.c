/* Manual pages as set, and their tables read back. */
#include "config.h"

#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "rendered.h"

/* Terminals print a letter over another for bold and underlined ones. */
static void drop_overstrikes(char *text)
{
	char *to = text;

	for (const char *from = text; *from; from++)
		if (*from == '\b')
			to -= to > text;
		else
			*to++ = *from;
	*to = '\0';
}

static void split(struct rendered *r)
{
	for (char *at = r->text; *at; ) {
		char *const end = strchr(at, '\n');

		assert_true(r->n < RENDERED_LINES);
		assert_non_null(end);
		*end = '\0';
		r->line[r->n++] = at;
		at = end + 1;
	}
}

struct rendered *render(const char *command)
{
	struct rendered *const r = calloc(1, sizeof(*r));
	FILE *const out = popen(command, "r");
	size_t n;

	assert_non_null(r);
	assert_non_null(out);
	n = fread(r->text, 1, sizeof(r->text) - 1, out);
	assert_true(n < sizeof(r->text) - 1);
	assert_int_equal(pclose(out), 0);
	drop_overstrikes(r->text);
	split(r);
	return r;
}

void rendered_free(struct rendered *r)
{
	free(r);
}

void squeeze(const char *text, char *squeezed, size_t size)
{
	size_t n = 0;

	for (; *text; text++)
		if (!isspace((unsigned char)*text)) {
			assert_true(n + 1 < size);
			squeezed[n++] = *text;
		}
	squeezed[n] = '\0';
}

char *rendered_squeezed(const struct rendered *r)
{
	char *const all = calloc(1, RENDERED_BYTES);
	size_t n = 0;

	assert_non_null(all);
	for (int i = 0; i < r->n; i++) {
		squeeze(r->line[i], all + n, RENDERED_BYTES - n);
		n += strlen(all + n);
	}
	return all;
}

int rendered_find(const struct rendered *r, int from, const char *text)
{
	for (int i = from; i < r->n; i++)
		if (strncmp(r->line[i], text, strlen(text)) == 0)
			return i;
	return -1;
}

/* ---- tables ---- */

/* Columns stand further apart than words. */
enum { GAP_LEAST = 3, COLUMNS = 100 };

static bool is_rule(const char *line)
{
	line += strspn(line, " ");
	return strspn(line, "-") >= 5 && line[strspn(line, "-")] == '\0';
}

static bool is_blank(const char *line)
{
	return line[strspn(line, " ")] == '\0';
}

static bool blank_at(const struct rendered *r, int first, int last, int skip, size_t column)
{
	for (int i = first; i < last; i++)
		if (i != skip && strlen(r->line[i]) > column && r->line[i][column] != ' ')
			return false;
	return true;
}

/* Where the columns begin, and behind the last one where the lines end. */
static int find_columns(const struct rendered *r, int first, int last, int rule,
	size_t begin[PART_CELLS + 1])
{
	int n = 0, blanks = GAP_LEAST;

	for (size_t c = 0; c < COLUMNS; c++) {
		if (blank_at(r, first, last, rule, c)) {
			blanks++;
			continue;
		}
		if (blanks >= GAP_LEAST) {
			assert_true(n < PART_CELLS);
			begin[n++] = c;
		}
		blanks = 0;
	}
	begin[n] = COLUMNS;
	return n;
}

/* Adds what a line has in a column to a cell. */
static void add_piece(char cell[CELL_BYTES], const char *line, size_t from, size_t to)
{
	const size_t length = strlen(line);
	size_t n = strlen(cell);

	to = to < length ? to : length;
	while (from < to && line[from] == ' ')
		from++;
	while (to > from && line[to - 1] == ' ')
		to--;
	if (from >= to)
		return;
	assert_true(n + 1 + to - from < CELL_BYTES);
	if (n > 0)
		cell[n++] = ' ';
	memcpy(cell + n, line + from, to - from);
	cell[n + to - from] = '\0';
}

static void read_rows(const struct rendered *r, int rule, int last,
	const size_t begin[PART_CELLS + 1], struct read_part *p)
{
	for (int i = rule + 1; i < last; i++) {
		p->n_rows += r->line[i][begin[0]] != ' ';
		assert_true(p->n_rows > 0 && p->n_rows <= PART_ROWS);
		for (int c = 0; c < p->n_columns; c++)
			add_piece(p->cell[p->n_rows - 1][c], r->line[i], begin[c], begin[c + 1]);
	}
}

bool rendered_part(const struct rendered *r, int *at, int end, struct read_part *p)
{
	size_t begin[PART_CELLS + 1];
	int rule = *at, first, last;

	while (rule < end && !is_rule(r->line[rule]))
		rule++;
	if (rule == end)
		return false;
	for (first = rule - 1; strncmp(r->line[first], "     Row ", 9) != 0; first--)
		assert_true(first > *at);
	for (last = rule + 1; last < end && !is_blank(r->line[last]); last++)
		;
	memset(p, 0, sizeof(*p));
	p->n_columns = find_columns(r, first, last, rule, begin);
	for (int i = first; i < rule; i++)
		for (int c = 0; c < p->n_columns; c++)
			add_piece(p->heading[c], r->line[i], begin[c], begin[c + 1]);
	read_rows(r, rule, last, begin, p);
	*at = last;
	return true;
}
