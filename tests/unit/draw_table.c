/* Tables from a drawing: see draw_table.h. */
#include "draw_table.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

const struct ground drawn_grounds[] = {
	{ .id = "open", .name = "open ground", .sign = '.', .pace = 12 },
	{ .id = "crops", .name = "crops", .sign = 'c', .pace = 12, .conceals = true,
		.visibility = 40 },
	{ .id = "forest", .name = "forest", .sign = 'f', .pace = 12, .cover = COVER_SOFT,
		.visibility = 160 },
	{ .id = "jungle", .name = "bamboo jungle", .sign = 'j', .pace = 24,
		.cover = COVER_SOFT, .visibility = 80 },
	{ .id = "beach", .name = "beach", .sign = 'b', .pace = 16 },
	{ .id = "stream", .name = "stream", .sign = 's', .pace = 24 },
	{ .id = "ford", .name = "ford", .sign = 'o', .pace = 48 },
	{ .id = "stone", .name = "stone house", .sign = 'h', .pace = 12,
		.cover = COVER_MEDIUM, .opaque = true, .height = 1 },
	{ .id = "wall", .name = "wall", .sign = 'w', .pace = 24, .cover = COVER_MEDIUM,
		.cover_behind = COVER_MEDIUM },
	{ .id = "rock", .name = "sheer rock", .sign = 'x', .pace = 0 },
	{ .id = "hut", .name = "hut", .sign = 'r', .pace = 12, .cover = COVER_SOFT },
};

enum { N_DRAWN = sizeof drawn_grounds / sizeof drawn_grounds[0], TENTHS = 10 };

int drawn_ground(char sign)
{
	for (int i = 0; i < N_DRAWN; i++)
		if (drawn_grounds[i].sign == sign)
			return i;
	return -1;
}

struct table *draw_table(enum grid_kind kind, const char *const *rows, int n_rows)
{
	const struct grid grid = { kind, (int16_t)strlen(rows[0]), (int16_t)n_rows };
	struct table *t = table_new(grid, TENTHS, drawn_grounds, N_DRAWN);

	if (!t)
		abort();
	for (cell_t cell = 0; cell < grid_cells(&grid); cell++) {
		const char drawn = rows[cell / grid.cols][cell % grid.cols];

		if (isdigit((unsigned char)drawn))
			table_draw(t, cell, 0, drawn - '0');
		else
			table_draw(t, cell, drawn_ground((char)tolower((unsigned char)drawn)),
				isupper((unsigned char)drawn) ? 1 : 0);
	}
	table_finish(t);
	return t;
}

/* Knuth's MMIX generator, high bits. */
int chance_below(struct chance *c, int n)
{
	c->state = c->state * 6364136223846793005u + 1442695040888963407u;
	return (int)((c->state >> 33) % (uint64_t)n);
}

struct table *random_table(struct chance *c, struct grid grid, int sparse)
{
	struct table *t = table_new(grid, TENTHS, drawn_grounds, N_DRAWN);

	if (!t)
		abort();
	for (cell_t cell = 0; cell < grid_cells(&grid); cell++)
		if (chance_below(c, sparse) == 0)
			table_draw(t, cell, chance_below(c, N_DRAWN), chance_below(c, 4) / 2);
	table_finish(t);
	return t;
}
