/* The binder: see binder.h. */
#include <stdlib.h>
#include <string.h>

#include "skirmish/tables/binder.h"

void bind_fail(struct binder *b, const char *table, const char *row, const char *expected)
{
	if (!b->failed)
		refuse(b->why, "", "rulebook %s: expected %s in row %s of table %s",
			b->book->id, expected, row, table);
	b->failed = true;
}

static bool is_watched(const struct binder *b, const char *table, const char *row,
	const char *column)
{
	return b->watched.table != NULL && strcmp(b->watched.column, column) == 0
		&& strcmp(b->watched.row, row) == 0 && strcmp(b->watched.table, table) == 0;
}

const struct entry *bind_entry(struct binder *b, const char *table, const char *row,
	const char *column)
{
	static const struct entry none = { false, 0, "" };
	const struct entry *e = rulebook_entry(b->book, table, row, column);

	if (e == NULL) {
		bind_fail(b, table, row, column);
		return &none;
	}
	b->seen = b->seen || is_watched(b, table, row, column);
	return e;
}

int32_t bind_number(struct binder *b, const char *table, const char *row, const char *column)
{
	return bind_entry(b, table, row, column)->number;
}

const struct rule_table *bind_whole(struct binder *b, const char *id, int most)
{
	const struct rule_table *t = rulebook_table(b->book, id);

	if (t != NULL && t->n_rows <= most)
		return t;
	bind_fail(b, id, "*", "a table of so many rows as fit");
	return NULL;
}

uint8_t bind_positive(struct binder *b, const char *table, const char *row, const char *column)
{
	const int32_t n = bind_number(b, table, row, column);

	if (n < 1)
		bind_fail(b, table, row, "a number of one or more");
	return (uint8_t)n;
}

void bind_modifiers(struct binder *b, const char *table, const struct row_name *rows, int n,
	struct modifier_row *to)
{
	for (int i = 0; i < n; i++) {
		to[i].name = bind_text(b, table, rows[i].row, "name");
		to[i].rule = rows[i].rule;
		to[i].value = (int8_t)bind_number(b, table, rows[i].row, "modifier");
	}
}

bool bind_has(const struct binder *b, const char *table, const char *row, const char *column)
{
	const struct rule_table *t = rulebook_table(b->book, table);

	return t != NULL && (row == NULL || rule_table_row(t, row) >= 0)
		&& (column == NULL || rule_table_column(t, column) >= 0);
}

int32_t bind_optional(struct binder *b, const char *table, const char *row, const char *column)
{
	return bind_has(b, table, row, column) ? bind_number(b, table, row, column) : 0;
}

const char *bind_text(struct binder *b, const char *table, const char *row, const char *column)
{
	return bind_entry(b, table, row, column)->text;
}

void *bind_rules(const struct rulebook *book, size_t size, bind_tables *all, struct reason *why)
{
	struct binder b = { .book = book, .why = why };
	void *rules = calloc(1, size);

	if (rules == NULL) {
		refuse(why, "", "out of memory");
		return NULL;
	}
	all(&b, rules);
	if (b.failed) {
		free(rules);
		return NULL;
	}
	return rules;
}

bool bind_reads(const struct rulebook *book, size_t size, bind_tables *all, const char *table,
	const char *row, const char *column)
{
	struct binder b = { .book = book, .watched = { table, row, column } };
	struct ground grounds[GROUNDS_MAX];
	void *rules = calloc(1, size);
	int n;

	if (rules == NULL)
		return true;	/* as of a system that cannot tell */
	all(&b, rules);
	bind_grounds(&b, grounds, GROUNDS_MAX, &n);
	free(rules);
	return b.seen;
}
