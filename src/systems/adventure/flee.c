/* Running away (S-A-43, S-A-97, S-A-99): routs and retreats.
 *
 * A rout makes for the nearest friendly table edge, step by step by cells that
 * are not nearer to the nearest visible enemy; where there is none such it
 * just goes away from him.  A retreat, and the first run of a unit broken by a
 * charge, goes away first and minds the edge only among equals.
 */
#include <stdlib.h>
#include <string.h>

#include "systems/adventure/moves.h"
#include "systems/adventure/vehicles.h"

enum { STRAIGHT_ON = 8 };	/* less than any ground makes a difference */

/* Where a cell is, for distances to many others: columns counted along the
 * slant, as grid.c does, and rows. */
struct spot { int32_t across, down; };

struct fear {
	cell_t enemy[FIGURES_MAX];	/* what it runs from */
	struct spot spots[FIGURES_MAX];
	int n;
	bool away_first;
	bool may_leave;		/* routers go off their edge (R:394), retreats do not */
	uint8_t edges;
};

/* S-C-15: a side that owns no edge takes the one nearest to where it began. */
static uint8_t nearest_edge(const struct game *g, cell_t cell)
{
	const struct grid *grid = &g->table->grid;
	const int col = grid_col(grid, cell), row = grid_row(grid, cell);
	const int gap[4] = { row, grid->cols - 1 - col, grid->rows - 1 - row, col };
	int best = 0;

	for (int i = 1; i < 4; i++)
		if (gap[i] < gap[best])
			best = i;
	return (uint8_t)(1u << best);
}

uint8_t adv_edges(const struct game *g, cell_t cell)
{
	const struct grid *grid = &g->table->grid;
	const int col = grid_col(grid, cell), row = grid_row(grid, cell);

	return (uint8_t)((row == 0 ? EDGE_NORTH : 0) | (row == grid->rows - 1 ? EDGE_SOUTH : 0)
		| (col == 0 ? EDGE_WEST : 0) | (col == grid->cols - 1 ? EDGE_EAST : 0));
}

static bool flees(const struct game *g, int figure)
{
	return game_on_table(g, figure) && g->figures[figure].life == LIFE_FIT
		&& adv_can_move(g, figure) && !adv_stays(g, figure);
}

/* The way to all friendly edge cells, over everything one can walk on, from as
 * far as the unit's figures are. */
static void flood_edges(const struct game *g, int unit, uint8_t edges)
{
	const struct grid *grid = &g->table->grid;
	cell_t goals[4 * GRID_SIDE_MAX];
	uint8_t marks[MARK_CELLS];
	struct reach_rule rule = { .marks = marks, .sought = MARK_SOUGHT,
		.gait = adv_unit_swims(g, unit) ? GAIT_SWIM : GAIT_FOOT };
	int n = 0;

	memset(marks, 0, (size_t)grid_cells(grid));
	FOR_MEMBERS(f, g, unit)
		if (flees(g, f)) {
			marks[g->figures[f].cell] = MARK_SOUGHT;
			rule.n_sought++;
		}
	if (rule.n_sought == 0)
		return;

	for (int i = 0; i < grid->cols; i++) {
		if (edges & EDGE_NORTH)
			goals[n++] = grid_at(grid, i, 0);
		if (edges & EDGE_SOUTH)
			goals[n++] = grid_at(grid, i, grid->rows - 1);
	}
	for (int i = 0; i < grid->rows; i++) {
		const bool corner = (i == 0 && (edges & EDGE_NORTH))
			|| (i == grid->rows - 1 && (edges & EDGE_SOUTH));

		if ((edges & EDGE_WEST) && !corner)
			goals[n++] = grid_at(grid, 0, i);
		if ((edges & EDGE_EAST) && !corner)
			goals[n++] = grid_at(grid, grid->cols - 1, i);
	}
	reach_flood_to_any(g->reach, g->table, &rule, goals, n, INT32_MAX / 2);
}

static struct spot spot_of(const struct grid *grid, cell_t cell)
{
	const int row = grid_row(grid, cell), col = cell - row * grid->cols;

	return (struct spot){ grid->kind == GRID_HEX ? col - (row >> 1) : col, row };
}

/* grid_half_steps() of two spots. */
static inline int half_steps(bool hex, struct spot a, struct spot b)
{
	const int32_t dx = a.across - b.across, dy = a.down - b.down;
	const int across = abs(dx), down = abs(dy);
	const int longer = across > down ? across : down;

	if (!hex)
		return longer + across + down;
	return 2 * ((dx ^ dy) >= 0 ? across + down : longer);
}

/* In half steps; a great many of these are asked for. */
static int nearest_fear(const struct grid *grid, const struct fear *fear, cell_t cell)
{
	const struct spot spot = spot_of(grid, cell);
	const bool hex = grid->kind == GRID_HEX;
	int best = INT32_MAX;

	for (int i = 0; i < fear->n; i++) {
		const int d = half_steps(hex, fear->spots[i], spot);

		if (d < best)
			best = d;
	}
	return best;
}

/* How good a step is: larger is better; below zero is not taken. */
static int64_t step_worth(const struct game *g, const struct fear *fear, int before,
	cell_t from, cell_t to)
{
	const struct grid *grid = &g->table->grid;
	const int after = nearest_fear(grid, fear, to);
	const int32_t edge_before = reach_cost(g->reach, from), edge = reach_cost(g->reach, to);
	const int64_t nearer = edge_before == REACH_FAR || edge == REACH_FAR ? 0
		: (int64_t)edge_before - edge;

	if (fear->n > 0 && after < before)
		return -1;
	if (fear->away_first)
		return after == before ? (nearer > 0 ? nearer : -1)
			: (int64_t)(after - before) * 100000 + nearer + 50000;
	if (nearer > 0)
		return 1000000 + nearer;
	return after > before ? after - before : -1;
}

/* Whether one could run through a cell: friends make way, the fallen do not. */
static bool open_to(const struct game *g, const struct mover *m, cell_t from, cell_t to)
{
	const int other = to == CELL_NONE ? NOBODY : g->occupant[to];

	if (other >= 0 && adv_bars(g, other))
		return false;
	return to != CELL_NONE && table_gait_cost(g->table, m->gait, from, to) > 0
		&& (other < 0 || (!adv_enemies(g, m->unit, g->figures[other].unit)
			&& g->figures[other].life == LIFE_FIT));
}

/* Straight away from the nearest enemy; -1 if there is none. */
static int first_heading(const struct game *g, const struct fear *fear, cell_t here)
{
	const struct grid *grid = &g->table->grid;
	int nearest = NOBODY;

	for (int i = 0; i < fear->n; i++)
		if (fear->enemy[i] != here && (nearest < 0
			|| grid_half_steps(grid, fear->enemy[i], here)
				< grid_half_steps(grid, fear->enemy[nearest], here)))
			nearest = i;
	return nearest < 0 ? -1 : grid_direction(grid, fear->enemy[nearest], here, 0);
}

/* The best next step, or CELL_NONE. */
static cell_t best_step(const struct game *g, const struct fear *fear, const struct mover *m)
{
	const struct grid *grid = &g->table->grid;
	const cell_t here = m->end;
	const int before = nearest_fear(grid, fear, here);
	const int heading = m->n_steps > 0 ? m->step[m->n_steps - 1] : first_heading(g, fear, here);
	cell_t best = CELL_NONE;
	int64_t most = 0;

	for (int d = 0; d < grid_directions(grid); d++) {
		const cell_t c = grid_step(grid, here, d);
		int64_t worth = open_to(g, m, here, c)
			? step_worth(g, fear, before, here, c) : 0;

		if (worth > 0 && d == heading)	/* straight on, of equals */
			worth += STRAIGHT_ON;
		if (worth > most) {
			most = worth;
			best = c;
		}
	}
	return best;
}

static void flee_path(const struct game *g, const struct fear *fear, struct mover *m)
{
	int32_t cost = 0;
	cell_t next;

	for (;;) {
		if (fear->may_leave && (adv_edges(g, m->end) & fear->edges) != 0) {
			m->leaves = true;
			return;
		}
		next = best_step(g, fear, m);
		if (next == CELL_NONE)
			return;
		cost += table_gait_cost(g->table, m->gait, m->end, next);
		if (cost > m->allowance || !path_add(g, m, next))
			return;
	}
}

/* All enemies in sight; for retreats and the broken, whoever caused it. */
static void fill_fear(const struct game *g, int unit, struct fear *fear)
{
	const struct adv_unit *a = adv_unit_of(g, unit);
	const int side = g->units[unit].side;

	fear->n = 0;
	for (int u = 0; u < g->n_units; u++) {
		if (fear->away_first && a->threat >= 0 ? u != a->threat
			: !adv_enemies(g, unit, u) || !game_sees(g, side, u))
			continue;
		FOR_MEMBERS(f, g, u)
			if (game_on_table(g, f) && g->figures[f].life == LIFE_FIT) {
				fear->spots[fear->n] = spot_of(&g->table->grid,
					g->figures[f].cell);
				fear->enemy[fear->n++] = g->figures[f].cell;
			}
	}
}

/* Where the scenario placed it; where it is, if it came on later. */
static cell_t beginning(const struct game *g, int unit, cell_t at)
{
	const struct setup_unit *s = &g->setup->units[unit];
	const cell_t first = g->setup->figures[s->first].cell;

	return s->cell != CELL_NONE ? s->cell : first != CELL_NONE ? first : at;
}

/* those whom Irresistibility draws, wherever the others go.  The ways are
 * looked for when the reach to the edges is no longer wanted. */
static void follow_their_hearts(struct game *g, struct movers *all, int first)
{
	uint8_t marks[MARK_CELLS];

	for (int i = first; i < all->n; i++) {
		struct mover *m = &all->mover[i];
		const int hero = adv_drawn_to(g, m->figure);

		if (hero < 0)
			continue;
		marks_build(&adv_movement, g, m->unit, false, marks);
		path_find(g, m, marks, g->figures[hero].cell);
		game_note(g, m->unit, m->figure, "cannot help but go towards %s",
			g->setup->figures[hero].name);
	}
}

void plan_flight_from(struct game *g, int unit, struct movers *all)
{
	struct adv_unit *a = adv_unit_of(g, unit);
	const enum mode mode = a->routing ? MODE_ROUT : MODE_RETREAT;
	struct fear fear = { .away_first = a->retreating || a->broke,
		.may_leave = a->routing };
	const cell_t at = game_unit_cell(g, unit);
	const int first = all->n;
	bool away = false;

	if (at == CELL_NONE)
		return;
	fear.edges = g->setup->sides[g->units[unit].side].edges;
	if (fear.edges == EDGE_NONE)
		fear.edges = nearest_edge(g, beginning(g, unit, at));
	fill_fear(g, unit, &fear);
	flood_edges(g, unit, fear.edges);
	FOR_MEMBERS(f, g, unit) {
		struct mover *m;

		if (!flees(g, f))
			continue;
		m = mover_add(g, all, f, adv_allowance(g, f, mode));
		m->fierce = a->routing;	/* S-C-7 */
		if (!a->retreating || adv_drawn_to(g, f) < 0)
			flee_path(g, &fear, m);
		away = away || m->n_steps > 0 || m->leaves;
	}
	if (a->retreating)
		follow_their_hearts(g, all, first);
	if (away)
		a->hemmed = false;
	else if (a->routing && all->n > first && adv_cornered(g, unit))
		all->n = first;
}
