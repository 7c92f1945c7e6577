/* Running (S-M-13, X-135), and being taken off (M:59).
 *
 *  RO1  The guide runs straight away from the nearest figure of the cause: each step is
 *       that which strays least from the straight line and does not lead back.
 *  RO2  All ground is alike to him but what nobody can enter; friends let him through,
 *       enemies do not.
 *  RO3  Who leaves the table so is lost: over no edge in particular (C-9).
 */
#include <stdlib.h>

#include "skirmish/body/affliction.h"
#include "skirmish/body/movers.h"
#include "skirmish/commander/way.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/move/moves.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/move/place.h"
#include "systems/moro/move/rout.h"

/* ---- away from whom ---- */

static cell_t nearest_of(const struct game *g, int cause, cell_t from)
{
	cell_t nearest = CELL_NONE;
	int least = INT32_MAX;

	FOR_MEMBERS(f, g, cause) {
		const int far = standing_fit(g, f)
			? grid_half_steps(&g->table->grid, g->figures[f].cell, from) : INT32_MAX;

		if (far < least) {
			least = far;
			nearest = g->figures[f].cell;
		}
	}
	return nearest;
}

/* The cause may have nobody left: then from the nearest enemy. */
static cell_t danger_of(const struct game *g, int unit, int cause, cell_t from)
{
	const cell_t danger = cause < 0 ? CELL_NONE : nearest_of(g, cause, from);
	const int enemy = danger == CELL_NONE ? contact_nearest_enemy(g, unit) : NOBODY;

	return enemy >= 0 ? nearest_of(g, enemy, from) : danger;
}

/* ---- the line (RO1) ---- */

struct line { struct point danger, from; };

static struct point step_from(const struct grid *grid, struct point p, int direction)
{
	enum { HALF = CELL_MILLI / 2, CELL = CELL_MILLI };
	static const struct point hex[] = { { HALF, -ROW_MILLI }, { CELL, 0 },
		{ HALF, ROW_MILLI }, { -HALF, ROW_MILLI }, { -CELL, 0 }, { -HALF, -ROW_MILLI } };
	static const struct point square[] = { { 0, -CELL }, { CELL, -CELL }, { CELL, 0 },
		{ CELL, CELL }, { 0, CELL }, { -CELL, CELL }, { -CELL, 0 }, { -CELL, -CELL } };
	const struct point by = grid->kind == GRID_HEX ? hex[direction] : square[direction];

	return (struct point){ p.x + by.x, p.y + by.y };
}

static int64_t apart(struct point a, struct point b)
{
	const int64_t dx = a.x - b.x, dy = a.y - b.y;

	return dx * dx + dy * dy;
}

/* How far a step strays from the line; -1: it does not lead away. */
static int64_t strays(const struct line *l, struct point here, struct point next)
{
	const int64_t x = l->from.x - l->danger.x, y = l->from.y - l->danger.y;

	if (apart(next, l->danger) <= apart(here, l->danger))
		return -1;
	return llabs((next.x - l->from.x) * y - (next.y - l->from.y) * x);
}

static bool open_to_run(const struct game *g, int unit, cell_t here, cell_t next)
{
	const int other = g->occupant[next];

	return table_step_cost(g->table, here, next) > 0
		&& (other < 0 || !game_enemies(g, unit, g->figures[other].unit));
}

/* The step that strays least, of those that he can take and of those beyond the edge;
 * CELL_NONE: there is none, or, with *outside, it is one of those. */
static cell_t next_step(const struct game *g, int unit, const struct line *l, cell_t here,
	bool *outside)
{
	const struct grid *grid = &g->table->grid;
	const struct point at = moro_point(grid, here);
	int64_t least = INT64_MAX;
	cell_t best = CELL_NONE;

	*outside = false;
	for (int d = 0; d < grid_directions(grid); d++) {
		const cell_t next = grid_step(grid, here, d);
		const int64_t off = strays(l, at, step_from(grid, at, d));

		if (off < 0 || off >= least
				|| (next != CELL_NONE && !open_to_run(g, unit, here, next)))
			continue;
		least = off;
		best = next;
		*outside = next == CELL_NONE;
	}
	return best;
}

/* The way he runs, his own cell first; how many cells, and whether it leads outside. */
static int flight(const struct game *g, int unit, cell_t from, cell_t danger,
	cell_t way[WAY_CELLS], bool *outside)
{
	const struct grid *grid = &g->table->grid;
	const struct line l = { moro_point(grid, danger), moro_point(grid, from) };
	int32_t left = moro_rules_of(g)->rout;
	cell_t next;
	int n = 0;

	way[n++] = from;
	*outside = false;
	while (left >= g->table->cell_length && n < WAY_CELLS) {
		next = next_step(g, unit, &l, way[n - 1], outside);
		if (next == CELL_NONE)
			break;
		left -= table_distance(g->table, way[n - 1], next);
		if (left >= 0)
			way[n++] = next;
	}
	return n;
}

/* ---- the deeds ---- */

static void take_off(struct game *g, int unit, const char *word)
{
	moro_reveal(g, unit);
	moro_unbind(g, unit);
	FOR_MEMBERS(f, g, unit) {
		if (g->figures[f].cell == CELL_NONE)
			continue;
		game_life(g, f, LIFE_LEFT, word);
		g->figures[f].left = EDGE_NONE;	/* RO3 */
	}
}

void moro_remove(struct game *g, int unit)
{
	take_off(g, unit, "gone");
}

/* The last cell of a way where he can stop: free, and next to no enemy if it can be. */
static int stop_of(const struct game *g, int unit, const cell_t *way, int n)
{
	uint8_t shut[MORO_CELLS];

	moro_shut(g, unit, NOBODY, shut);
	for (int contact = 0; contact < 2; contact++)
		for (int i = n - 1; i > 0; i--) {
			const int other = g->occupant[way[i]];

			if ((other < 0 || g->figures[other].unit == unit)
					&& (shut[way[i]] & SHUT_TAKEN) == 0
					&& (contact || (shut[way[i]] & SHUT_CONTACT) == 0))
				return i;
		}
	return 0;
}

/* The crew of a gun leave it: it stays where it is, and they go round him. */
static void run(struct game *g, int unit, const cell_t *way, int n)
{
	const int guide = moro_guide(g, unit);

	for (int i = 1; i <= n; i++)
		if (g->occupant[way[i]] < 0)
			game_place(g, guide, way[i]);
	moro_settle_after(g, guide, way, n + 1, NOBODY);
}

void moro_rout(struct game *g, int unit, int cause)
{
	struct moro_unit *u = moro_unit_of(g, unit);
	const int guide = moro_guide(g, unit);
	cell_t way[WAY_CELLS], danger;
	bool outside;
	int n;

	if (guide < 0)
		return;
	u->acted = u->routed = true;	/* S-M-4 */
	moro_reveal(g, unit);
	moro_unbind(g, unit);
	affliction_tell(g, unit, NOBODY, "routing");
	danger = danger_of(g, unit, cause, g->figures[guide].cell);
	if (danger == CELL_NONE)
		return;
	n = flight(g, unit, g->figures[guide].cell, danger, way, &outside);
	if (outside)
		take_off(g, unit, "off the table, and lost");
	else
		run(g, unit, way, stop_of(g, unit, way, n));
}
