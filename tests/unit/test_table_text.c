/* Tables of the rulebooks as text for people: whatever the width, no line is wider, no word
 * of an entry is lost, and columns are straight.
 */
#include "config.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "unit.h"
#include "cliffhanger/plain.h"
#include "cliffhanger/tabular.h"
#include "played.h"

enum { TEXT_BYTES = 1 << 16, LINES = 2000, TERMINALS = 3 };

static const int widths[TERMINALS] = { 40, 80, 132 };

struct printed { char text[TEXT_BYTES], *line[LINES]; int n; };

/* A table, or one of its rows, on a terminal of a width. */
static struct printed *print(const struct rulebook *b, const struct rule_table *t, int row,
	int width, bool ascii)
{
	struct printed *const p = calloc(1, sizeof(*p));
	FILE *const file = tmpfile();
	struct plain_options o = { .width = width, .ascii = ascii };
	struct output *output;
	size_t n;

	assert_non_null(p);
	assert_non_null(file);
	o.output = fileno(file);
	output = output_new(&o);
	assert_non_null(output);
	output_rule_table(output, b, t, row);
	output_free(output);
	rewind(file);
	n = fread(p->text, 1, TEXT_BYTES - 1, file);
	assert_true(n > 0 && n < TEXT_BYTES - 1);
	fclose(file);
	for (char *at = p->text, *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
		*end = '\0';
		assert_true(p->n < LINES);
		p->line[p->n++] = at;
	}
	return p;
}

static int columns_of(const char *text)
{
	int n = 0;

	for (; *text; text++)
		n += ((unsigned char)*text & 0xC0) != 0x80;
	return n;
}

/* ---- widths ---- */

static void expect_narrow(const struct printed *p, const struct rule_table *t, int width)
{
	for (int i = 0; i < p->n; i++)
		if (columns_of(p->line[i]) > width)
			fail_msg("%s at %d columns: %s", t->id, width, p->line[i]);
}

/* ---- words ---- */

/* How often a word stands in a text, between blanks. */
static int count_word(const char *text, const char *word, size_t bytes)
{
	int n = 0;

	while (*text) {
		const size_t is = strcspn(text, " ");

		n += is == bytes && strncmp(text, word, bytes) == 0;
		text += is;
		text += strspn(text, " ");
	}
	return n;
}

static int printed_words(const struct printed *p, const char *word, size_t bytes)
{
	int n = 0;

	for (int i = 0; i < p->n; i++)
		n += count_word(p->line[i], word, bytes);
	return n;
}

static int wanted_words(const struct book_table *from, const char *word, size_t bytes)
{
	char text[TABULAR_CELL_BYTES];
	int n = 0;

	for (int row = 0; row < from->table->n_rows; row++)
		for (int c = 0; c <= from->table->n_columns; c++) {
			tabular_book_cell(from, row, c, text);
			n += count_word(text, word, bytes);
		}
	return n;
}

static bool in_columns(const struct printed *p)
{
	for (int i = 0; i < p->n; i++)
		if (strncmp(p->line[i], "  -----", 7) == 0)
			return true;
	return false;
}

/* Every word of every entry, as often as it is there; a dash may stand for a whole blank
 * column that is left out. */
static void expect_words(const struct printed *p, const struct rulebook *b,
	const struct rule_table *t)
{
	const struct book_table from = { b, t };
	char text[TABULAR_CELL_BYTES];

	for (int row = 0; row < t->n_rows; row++)
		for (int c = 0; c <= t->n_columns; c++) {
			tabular_book_cell(&from, row, c, text);
			for (const char *word = text; *word; ) {
				const size_t bytes = strcspn(word, " ");

				if (strncmp(word, "-", bytes) != 0 && printed_words(p, word, bytes)
						< wanted_words(&from, word, bytes))
					fail_msg("%s lacks '%.*s' of row %d, column %d", t->id,
						(int)bytes, word, row, c);
				word += bytes;
				word += strspn(word, " ");
			}
		}
}

/* ---- straight columns ---- */

/* The bytes at which a column of the terminal begins in a line. */
static size_t at_column(const char *line, int column)
{
	size_t n = 0;

	while (column > 0 && line[n]) {
		n++;
		while (((unsigned char)line[n] & 0xC0) == 0x80)
			n++;
		column--;
	}
	return n;
}

/* From a part's heading to its end there are blanks before and behind each column; so much
 * of the dashes' width that is blank in all lines as there are gaps between columns. */
static int count_gaps(const struct printed *p, int first, int last, int dashes)
{
	int gaps = 0, blank = 0;

	for (int column = 2; column < columns_of(p->line[dashes]); column++) {
		bool all = true;

		for (int i = first; i < last && all; i++) {
			const char *const c = p->line[i] + at_column(p->line[i], column);

			all = i == dashes || *c == '\0' || *c == ' ';
		}
		blank = all ? blank + 1 : 0;
		gaps += blank == 2;	/* a gap has two blanks */
	}
	return gaps;
}

/* Lines of a part: rows up to an empty line or the note, which is no wider than its text. */
static int part_end(const struct printed *p, int dashes, const struct rule_table *t, int row)
{
	int rows = 0, i = dashes + 1;

	for (; i < p->n && *p->line[i]; i++) {
		const char *const line = p->line[i];

		rows += line[2] != ' ';
		if (rows > (row < 0 ? t->n_rows : 1))
			break;
	}
	return i;
}

/* Every part has at least the first column and one beside it. */
static int count_columns(const struct printed *p, const struct rule_table *t, int row)
{
	int columns = 1;

	for (int i = 0; i < p->n; i++)
		if (strncmp(p->line[i], "  -----", 7) == 0) {
			int first = i;

			while (first > 0 && *p->line[first - 1] && p->line[first - 1][0] == ' ')
				first--;
			columns += count_gaps(p, first, part_end(p, i, t, row), i);
		}
	return columns;
}

static int shown_columns(const struct rule_table *t)
{
	int n = 1;	/* the source */

	for (int c = 0; c < t->n_columns; c++) {
		bool given = false;

		for (int row = 0; row < t->n_rows; row++)
			given = given || rule_table_at(t, row, c)->given;
		n += given;
	}
	return n;
}

/* ---- */

TEST(test_every_table_at_every_width)
{
	int grids[TERMINALS] = { 0 }, tables = 0;

	for (int i = 0; rulebooks[i]; i++)
		for (int j = 0; j < rulebooks[i]->n_tables; j++, tables++)
			for (int w = 0; w < TERMINALS; w++) {
				const struct rule_table *const t = &rulebooks[i]->tables[j];
				struct printed *const p = print(rulebooks[i], t, -1, widths[w],
					false);

				expect_narrow(p, t, widths[w]);
				if (in_columns(p)) {
					expect_words(p, rulebooks[i], t);
					assert_true(count_columns(p, t, -1) >= shown_columns(t));
					grids[w]++;
				}
				free(p);
			}
	assert_int_equal(grids[1], tables);	/* of 80 columns */
	assert_int_equal(grids[2], tables);
	assert_true(grids[0] > tables / 2);
}

TEST(test_every_row_alone)
{
	int grids = 0;

	for (int i = 0; rulebooks[i]; i++)
		for (int j = 0; j < rulebooks[i]->n_tables; j++) {
			const struct rule_table *const t = &rulebooks[i]->tables[j];

			for (int row = 0; row < t->n_rows; row++) {
				struct printed *const p = print(rulebooks[i], t, row, 80, false);
				const char *const id = rule_table_at(t, row, 0)->text;

				expect_narrow(p, t, 80);
				assert_true(!in_columns(p) || printed_words(p, id, strlen(id)) > 0);
				grids += in_columns(p);
				free(p);
			}
		}
	assert_true(grids > 100);
}

/* In ASCII a half has three letters, and columns are straight nevertheless. */
TEST(test_columns_are_straight_in_ascii)
{
	const struct rule_table *const t = rulebook_table(&rulebook_rugged, "morale-modifiers");
	struct printed *const p = print(&rulebook_rugged, t, -1, 80, true);

	assert_true(in_columns(p));
	for (int i = 0; i < p->n; i++)
		for (const char *c = p->line[i]; *c; c++)
			assert_true((unsigned char)*c < 0x7F);
	assert_int_equal(count_columns(p, t, -1), shown_columns(t));
	free(p);
}

TEST_MAIN
