/* The null system's rulebook, written by hand: too short for a file of YAML. */
#include <stdio.h>
#include <stdlib.h>

#include "systems/null/null.h"

#define NUMBER(n, printed) { true, n, printed }
#define WORD(text) { true, 0, text }
#define COUNT(list) (int)(sizeof(list) / sizeof(list[0]))

static const struct column rate_columns[] = {
	{ .id = "rate", .title = "Rate", .kind = COLUMN_TEXT, .least = 0, .most = 0 },
	{ .id = "value", .title = "Value", .kind = COLUMN_NUMBER, .least = -100, .most = 100 },
};
static const struct entry rate_entries[] = {
	WORD("pace"), NUMBER(30, "30"),
	WORD("die"), NUMBER(6, "6"),
	WORD("tag"), NUMBER(4, "4"),
	WORD("cover"), NUMBER(1, "1"),
};
static const char *const rate_sources[] = { "house", "house", "house", "house" };

enum { GROUND_COLUMNS = 6 };
static const struct column ground_columns[GROUND_COLUMNS] = {
	{ .id = "ground", .title = "Ground", .kind = COLUMN_TEXT, .least = 0, .most = 0 },
	{ .id = "sign", .title = "Sign", .kind = COLUMN_TEXT, .least = 0, .most = 0 },
	{ .id = "pace", .title = "Entry cost in twelfths", .kind = COLUMN_NUMBER, .most = 120 },
	{ .id = "cover", .title = "Cover", .kind = COLUMN_NUMBER, .least = 0, .most = 3 },
	{ .id = "opaque", .title = "Opaque", .kind = COLUMN_FLAG, .least = 0, .most = 1 },
	{ .id = "visibility", .title = "Visibility", .kind = COLUMN_LENGTH, .most = 1000 },
};
enum { GROUND_ID_COLUMN, GROUND_SIGN, GROUND_PACE, GROUND_COVER, GROUND_OPAQUE,
	GROUND_VISIBILITY };
static const struct entry ground_entries[] = {
	WORD("open"), WORD("."), NUMBER(12, "12"), NUMBER(0, "0"), NUMBER(0, "no"), NUMBER(0, "0"),
	WORD("wood"), WORD("w"), NUMBER(24, "24"), NUMBER(1, "1"), NUMBER(0, "no"),
		NUMBER(20, "2\""),
	WORD("wall"), WORD("#"), NUMBER(0, "0"), NUMBER(0, "0"), NUMBER(1, "yes"), NUMBER(0, "0"),
	WORD("water"), WORD("~"), NUMBER(0, "0"), NUMBER(0, "0"), NUMBER(0, "no"), NUMBER(0, "0"),
};
static const char *const ground_sources[] = { "house", "house", "house", "house" };

static const struct rule_table tables[] = {
	{ "rates", "Rates", "house", "N-2", "", COUNT(rate_columns), COUNT(rate_sources),
		rate_columns, rate_entries, rate_sources },
	{ "terrain", "Terrain", "house", "N-2", "", GROUND_COLUMNS, COUNT(ground_sources),
		ground_columns, ground_entries, ground_sources },
};

static const struct rule rules[] = {
	{ "N-1", "Turns", "Sides move one after the other, each unit once a turn.", "house" },
	{ "N-2", "Moving", "A unit's leader goes as far as its pace allows, to a free cell; "
		"the others follow him.", "house" },
	{ "N-3", "Tag", "A unit whose leader ends next to an enemy throws one D6: the number "
		"in the table or more tags an enemy there, who is out.", "house" },
};

const struct rulebook null_book = {
	.id = "null", .title = "Tag", .letter = "N", .authors = "", .inch = 10, .cell = 10,
		.unit = "\"",
	.n_tables = COUNT(tables), .n_rules = COUNT(rules), .tables = tables, .rules = rules,
};

static int rate(const struct rulebook *book, const char *row)
{
	return rulebook_entry(book, "rates", row, "value")->number;
}

void *null_bind(const struct game_system *s, const struct rulebook *book, struct reason *why)
{
	struct null_rules *r = malloc(sizeof(*r));

	(void)s;
	if (!r) {
		refuse(why, "", "no memory for the rules");
		return NULL;
	}
	*r = (struct null_rules){ .pace = rate(book, "pace"), .tag = rate(book, "tag"),
		.sides = rate(book, "die"), .in_cover = rate(book, "cover") };
	if (r->sides < 2) {
		refuse(why, "N-3", "a die has at least 2 sides, the house rule says %d", r->sides);
		free(r);
		return NULL;
	}
	return r;
}

void null_unbind(void *bound)
{
	free(bound);
}

int null_grounds(const struct rulebook *book, struct ground *grounds, int room)
{
	static const uint8_t roles[] = { ROLE_OPEN, ROLE_FOREST, ROLE_WALL, ROLE_WATER };
	const struct rule_table *t = rulebook_table(book, "terrain");
	int n = 0;

	for (; n < t->n_rows && n < room; n++) {
		struct ground *g = &grounds[n];

		*g = (struct ground){ .sign = rule_table_at(t, n, GROUND_SIGN)->text[0],
			.pace = (uint8_t)rule_table_at(t, n, GROUND_PACE)->number,
			.cover = (uint8_t)rule_table_at(t, n, GROUND_COVER)->number,
			.opaque = rule_table_at(t, n, GROUND_OPAQUE)->number != 0,
			.visibility = rule_table_at(t, n, GROUND_VISIBILITY)->number,
			.role = roles[n] };
		snprintf(g->id, sizeof(g->id), "%s", rule_table_at(t, n, GROUND_ID_COLUMN)->text);
		snprintf(g->name, sizeof(g->name), "%s", g->id);
	}
	return n;
}
