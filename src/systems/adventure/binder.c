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

const char *bind_text(struct binder *b, const char *table, const char *row, const char *column)
{
	return bind_entry(b, table, row, column)->text;
}
