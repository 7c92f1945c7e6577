/* The binder: see binder.h. */
#include <string.h>

#include "systems/adventure/binder.h"

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

/* Every row that is not in all books. */
static const struct { const char *table, *row; } extras[] = {
	{ "traits", "sure-shot" },		/* rugged's name of it */
	{ "traits", "marksman" },		/* pacific's */
	{ "traits", "irresistibility" },
	{ "modes", "concealed" },
	{ "shooting", "sniper" },
	{ "spotting-modifiers", "sniper" },
	{ "spotting-modifiers", "camouflage" },
	{ "morale-modifiers", "elite" },
};

bool bind_lacks(const struct binder *b, const char *table, const char *row)
{
	for (size_t i = 0; i < sizeof extras / sizeof extras[0]; i++)
		if (strcmp(extras[i].table, table) == 0 && strcmp(extras[i].row, row) == 0)
			return !bind_has(b, table, row, NULL);
	return false;
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
