/* A book's quick reference sheet (sheet.h): `sheet`. */
#include "rulebook/compile/read.h"

#include <stddef.h>
#include <string.h>

#include "cliffhanger/sheet.h"

/* A list that has room for so many; how many there are of them. */
static int bounded_list(struct spot at, const char *what, int most)
{
	const int n = list_length(at, what);

	if (n > 0 && n <= most)
		return n;
	complain(at, "expected 1 to %d %s, found %d", most, what, n);
	return 0;
}

static void read_columns_told(struct spot at, void *into)
{
	const int n = bounded_list(at, "columns", SHEET_COLUMNS_MAX);
	const char **const columns = into;

	for (int i = 0; i < n; i++)
		read_text(list_item(at, i), &columns[i]);
}

static void read_table_id(struct spot at, void *into)
{
	const char *id = "?";

	read_id(at, &id);
	if (!rulebook_table(at.draft->book, id))
		complain(at, "expected the id of a table of this book, found '%s'", id);
	*(const char **)into = id;
}

static const struct key table_keys[] = {
	{ "id", true, read_table_id, offsetof(struct sheet_table, id) },
	{ "width", false, read_whole, offsetof(struct sheet_table, width) },
	{ "stacks", false, read_whole, offsetof(struct sheet_table, stacks) },
	{ "bare", false, read_yes, offsetof(struct sheet_table, bare) },
	{ "noted", false, read_yes, offsetof(struct sheet_table, noted) },
	{ "columns", true, read_columns_told, offsetof(struct sheet_table, columns) },
	{ NULL, false, NULL, 0 }
};

static void read_tables_told(struct spot at, void *into)
{
	const int n = bounded_list(at, "tables", SHEET_TABLES_MAX);
	struct sheet_table *const tables = into;

	for (int i = 0; i < n; i++) {
		const struct spot table = list_item(at, i);

		tables[i].stacks = 1;
		read_mapping(table, table_keys, &tables[i]);
		if (tables[i].width < 0 || tables[i].width > 100)
			complain(table, "expected a width of 0 to 100 hundredths");
		if (tables[i].stacks < 1 || tables[i].stacks > SHEET_STACKS_MAX)
			complain(table, "expected 1 to %d stacks", SHEET_STACKS_MAX);
	}
}

static const struct key pillar_keys[] = {
	{ "width", true, read_whole, offsetof(struct sheet_pillar, width) },
	{ "tables", true, read_tables_told, offsetof(struct sheet_pillar, tables) },
	{ NULL, false, NULL, 0 }
};

static void read_pillars(struct spot at, void *into)
{
	const int n = bounded_list(at, "pillars", SHEET_PILLARS_MAX);
	struct sheet_pillar *const pillars = into;

	for (int i = 0; i < n; i++) {
		read_mapping(list_item(at, i), pillar_keys, &pillars[i]);
		if (pillars[i].width < 1)
			complain(list_item(at, i), "expected a width of 1 or more");
	}
}

static const struct key sheet_keys[] = {
	{ "size", true, read_whole, offsetof(struct sheet, size) },
	{ "landscape", false, read_yes, offsetof(struct sheet, landscape) },
	{ "pillars", true, read_pillars, offsetof(struct sheet, pillars) },
	{ NULL, false, NULL, 0 }
};

void read_sheet(struct spot at)
{
	struct sheet *const sheet = arena_take(at.draft->arena, 1, sizeof *sheet);

	read_mapping(at, sheet_keys, sheet);
	if (sheet->size < 1)
		complain(at, "expected a size of 1 or more tenths of a point");
	at.draft->book->sheet = sheet;
}
