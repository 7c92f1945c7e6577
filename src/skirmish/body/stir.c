/* Stir: see stir.h. */
#include "skirmish/body/stir.h"

#include <string.h>

void stir_clear(struct stir *s, const struct game *g)
{
	memset(s, 0, sizeof *s);
	s->times = g->touch->times;
}

void stir_begin(struct stir *s, const struct game *g)
{
	if (s->times != g->touch->times)
		s->all = s->pass;
	s->times = g->touch->times;
	s->pass++;
}

void stir_at(struct stir *s, const struct game *g, cell_t cell)
{
	const struct grid *const grid = &g->table->grid;

	if (cell != CELL_NONE)
		s->square[grid_row(grid, cell) / STIR_SIDE * STIR_ROW
			+ grid_col(grid, cell) / STIR_SIDE] = s->pass;
}

static void stir_body(struct stir *s, const struct game *g, int figure)
{
	cell_t cells[BODY_CELLS_MAX];

	for (int i = game_hull(g, figure, cells) - 1; i >= 0; i--)
		stir_at(s, g, cells[i]);
}

void stir_move(struct stir *s, struct game *g, int figure, cell_t to)
{
	const uint32_t before = g->touch->times;

	stir_body(s, g, figure);
	game_place(g, figure, to);
	stir_body(s, g, figure);
	s->times += g->touch->times - before;
}

static uint8_t square_of(int at, int most)
{
	return (uint8_t)((at < 0 ? 0 : at >= most ? most - 1 : at) / STIR_SIDE);
}

void stir_waits(struct stir *s, const struct game *g, int who, cell_t at, int looks)
{
	const struct grid *const grid = &g->table->grid;
	const int col = grid_col(grid, at), row = grid_row(grid, at);

	s->waits[who] = (struct wait){ .since = s->pass,
		.west = square_of(col - looks, grid->cols),
		.east = square_of(col + looks, grid->cols),
		.north = square_of(row - looks, grid->rows),
		.south = square_of(row + looks, grid->rows) };
}

void stir_goes(struct stir *s, int who)
{
	s->waits[who].since = 0;
}

bool stir_near(const struct stir *s, int who)
{
	const struct wait *const w = &s->waits[who];

	if (w->since == 0 || s->all >= w->since)
		return true;
	for (int y = w->north; y <= w->south; y++)
		for (int x = w->west; x <= w->east; x++)
			if (s->square[y * STIR_ROW + x] >= w->since)
				return true;
	return false;
}
