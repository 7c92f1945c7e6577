/* Comparing a table of a rulebook with its transcription in a test. */
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/table.h"
#include "rows.h"

enum { LINE_BYTES = 512 };

/* Adds the entries of the named columns to a line. */
static void print_columns(const struct rule_table *table, int row, const char *columns,
	char *line)
{
	while (*columns) {
		const size_t n = strcspn(columns, " ");
		char name[32];
		int column;

		snprintf(name, sizeof name, "%.*s", (int)n, columns);
		column = rule_table_column(table, name);
		if (column < 0)
			fail_msg("table %s has no column '%s'", table->id, name);
		strcat(line, " | ");
		strncat(line, rule_table_at(table, row, column)->text,
			LINE_BYTES - strlen(line) - 8);
		columns += n;
		columns += strspn(columns, " |");
	}
}

/* The row that a line of a transcript names: "SOURCE | ID | …". */
static int row_named(const struct rule_table *table, const char *line)
{
	const char *const id = strstr(line, "| ") + 2;
	char name[40];
	int row;

	snprintf(name, sizeof name, "%.*s", (int)strcspn(id, " "), id);
	row = rule_table_row(table, name);
	if (row < 0)
		fail_msg("table %s lacks the row %s", table->id, name);
	return row;
}

void assert_rows(const struct rulebook *book, const struct transcript *t)
{
	const struct rule_table *const table = rulebook_table(book, t->table);

	if (!table)
		fail_msg("no table %s", t->table);
	for (int i = 0; t->rows[i]; i++) {
		const int row = row_named(table, t->rows[i]);
		char line[LINE_BYTES] = "";

		strncat(line, table->sources[row], 100);
		print_columns(table, row, t->columns, line);
		assert_string_equal(line, t->rows[i]);
	}
}

void assert_terrain_fits(const struct rulebook *book)
{
	const struct rule_table *t = rulebook_table(book, "terrain");
	const int name = rule_table_column(t, "name"), sign = rule_table_column(t, "sign");

	assert_true(t->n_rows <= GROUNDS_MAX);
	for (int i = 0; i < t->n_rows; i++) {
		const char *s = rule_table_at(t, i, sign)->text;

		assert_true(strlen(rule_table_at(t, i, 0)->text) < GROUND_ID_MAX);
		assert_true(strlen(rule_table_at(t, i, name)->text) < GROUND_NAME_MAX);
		assert_int_equal(strlen(s), 1);
		assert_true(*s > ' ' && *s <= '~');
		for (int j = 0; j < i; j++)
			assert_string_not_equal(s, rule_table_at(t, j, sign)->text);
	}
}
