/* Finding things in a rulebook, by name. */
#include "cliffhanger/rulebook.h"

#include <string.h>

/* Most names differ in their first letter. */
static bool same(const char *a, const char *b)
{
	return *a == *b && strcmp(a, b) == 0;
}

const struct rule_table *rulebook_table(const struct rulebook *b, const char *id)
{
	for (int i = 0; i < b->n_tables; i++)
		if (same(b->tables[i].id, id))
			return &b->tables[i];
	return NULL;
}

const struct rule *rulebook_rule(const struct rulebook *b, const char *id)
{
	for (int i = 0; i < b->n_rules; i++)
		if (same(b->rules[i].id, id))
			return &b->rules[i];
	return NULL;
}

int rule_table_row(const struct rule_table *t, const char *row)
{
	for (int i = 0; i < t->n_rows; i++)
		if (same(rule_table_at(t, i, 0)->text, row))
			return i;
	return -1;
}

int rule_table_column(const struct rule_table *t, const char *column)
{
	for (int i = 0; i < t->n_columns; i++)
		if (same(t->columns[i].id, column))
			return i;
	return -1;
}

const struct entry *rule_table_at(const struct rule_table *t, int row, int column)
{
	return &t->entries[row * t->n_columns + column];
}

const struct entry *rulebook_entry(const struct rulebook *b, const char *table,
	const char *row, const char *column)
{
	const struct rule_table *const t = rulebook_table(b, table);
	const int r = t ? rule_table_row(t, row) : -1;
	const int c = t ? rule_table_column(t, column) : -1;

	return r < 0 || c < 0 ? NULL : rule_table_at(t, r, c);
}
