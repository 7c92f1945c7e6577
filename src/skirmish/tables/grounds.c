/* Grounds: rows of the table `terrain`, as the table room wants them. */
#include <stdio.h>
#include <string.h>

#include "skirmish/tables/binder.h"

static void bind_ground(struct binder *b, const char *row, struct ground *g)
{
	memset(g, 0, sizeof *g);
	snprintf(g->id, sizeof g->id, "%s", row);
	snprintf(g->name, sizeof g->name, "%s", bind_text(b, "terrain", row, "name"));
	g->sign = bind_text(b, "terrain", row, "sign")[0];
	g->pace = (uint8_t)bind_number(b, "terrain", row, "pace");
	g->swim = (uint8_t)bind_optional(b, "swum", row, "pace");
	g->afoot = bind_has(b, "terrain", row, "mounted")
		&& bind_number(b, "terrain", row, "mounted") == 0;
	g->cover = (uint8_t)bind_number(b, "terrain", row, "cover");
	g->cover_behind = (uint8_t)bind_number(b, "terrain", row, "behind");
	g->conceals = bind_number(b, "terrain", row, "conceals") != 0;
	g->opaque = bind_number(b, "terrain", row, "opaque") != 0;
	g->height = (uint8_t)bind_number(b, "terrain", row, "height");
	g->visibility = bind_number(b, "terrain", row, "visibility");
	g->works = bind_number(b, "terrain", row, "works") != 0;
	g->role = (uint8_t)bind_number(b, "terrain", row, "role");
}

void bind_grounds(struct binder *b, struct ground *grounds, int room, int *n)
{
	const struct rule_table *t = rulebook_table(b->book, "terrain");

	*n = 0;
	for (int i = 0; t != NULL && i < t->n_rows && *n < room; i++)
		bind_ground(b, rule_table_at(t, i, 0)->text, &grounds[(*n)++]);
}

int grounds_of_book(const struct rulebook *book, struct ground *grounds, int room)
{
	struct binder b = { .book = book };
	int n;

	bind_grounds(&b, grounds, room, &n);
	return n;
}
