/* The chart's ground: by its back, in three tones, or flat and by its sign.  See chart.h. */
#include "tui/chart_own.h"

/* A tone that none of the neighbours has: the sum of a hex's axial coordinates, by three. */
static int tone_of(const struct grid *g, cell_t cell)
{
	const int row = grid_row(g, cell), col = grid_col(g, cell);
	const int along = g->kind == GRID_HEX ? col - row / 2 : col;

	return ((along - row) % GROUND_TONES + GROUND_TONES) % GROUND_TONES;
}

static int role_at(const struct view *v, cell_t cell)
{
	return cell == CELL_NONE ? GROUND_ROLES : v->game.table->grounds[
		v->game.table->kind[cell]].role;
}

/* A door stands in the wall beside it. */
static int wall_beside(const struct view *v, cell_t cell)
{
	const struct grid *const g = &v->game.table->grid;

	for (int i = 0; i < grid_directions(g); i++) {
		const cell_t next = grid_step(g, cell, i);

		if (ink_has_walls(role_at(v, next)))
			return v->game.table->kind[next];
	}
	return v->game.table->kind[cell];
}

struct pair chart_ground_pair(const struct drawing *d, cell_t cell)
{
	const struct table *const t = d->v->game.table;
	const int kind = t->kind[cell];
	const bool door = t->grounds[kind].role == ROLE_DOOR;
	const struct ink_ground in = ink_ground(t, kind);
	const struct ink_ground walls = door && d->look->shaded
		? ink_ground(t, wall_beside(d->v, cell)) : in;
	const struct ink_ground_sign sign = !d->look->unicode ? in.plain
		: d->look->tinted ? in.tinted : in.pretty;
	const int tone = d->look->tinted ? tone_of(&t->grid, cell) : 0;
	const uint16_t back = (uint16_t)(d->look->shaded ? walls.back + tone : BACK_NONE);
	const uint16_t ink = sign.first == ' ' && sign.second == ' ' ? INK_BLANK : in.ink;

	return (struct pair){ { sign.first, ink, back, 0 }, { sign.second, ink, back, 0 } };
}

struct chart_piece chart_ground(const struct view *v, const struct chart_look *look, cell_t cell)
{
	const struct pair pair = chart_ground_pair(&(struct drawing){ .v = v, .look = look },
		cell);

	return (struct chart_piece){ pair.first, pair.second };
}
