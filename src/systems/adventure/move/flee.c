/* Running away (S-A-43, S-A-97, S-A-99): routs and retreats.
 *
 * A rout makes for the nearest friendly table edge, step by step by cells that
 * are not nearer to the nearest visible enemy; where there is none such it
 * just goes away from him.  A retreat, and the first run of a unit broken by a
 * charge, goes away first and minds the edge only among equals.
 */
#include <string.h>

#include "skirmish/body/fear.h"
#include "skirmish/commander/way.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/flee.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/charm.h"

/* A unit's flight: routers go off their edge (R:394), retreats do not. */
struct flight { struct fear fear; uint8_t edges; bool may_leave; };

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

static void flee_path(const struct game *g, const struct flight *flight, struct mover *m)
{
	int32_t cost = 0;
	cell_t next;

	for (;;) {
		if (flight->may_leave
				&& (paths_edges_at(&g->table->grid, m->end) & flight->edges) != 0) {
			m->leaves = true;
			return;
		}
		next = fear_step(&flight->fear, g, m);
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
			: !game_enemies(g, unit, u) || !game_sees(g, side, u))
			continue;
		FOR_MEMBERS(f, g, u)
			if (game_on_table(g, f) && g->figures[f].life == LIFE_FIT)
				fear_add(fear, &g->table->grid, g->figures[f].cell);
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

void adv_plan_flight_from(struct game *g, int unit, struct movers *all)
{
	struct adv_unit *a = adv_unit_of(g, unit);
	const enum mode mode = a->routing ? MODE_ROUT : MODE_RETREAT;
	struct flight flight = { .may_leave = a->routing, .fear.to_edges = true,
		.fear.away_first = a->retreating || a->broke };
	const cell_t at = game_unit_cell(g, unit);
	const int first = all->n;
	bool away = false;

	if (at == CELL_NONE)
		return;
	flight.edges = g->setup->sides[g->units[unit].side].edges;
	if (flight.edges == EDGE_NONE)
		flight.edges = nearest_edge(g, beginning(g, unit, at));
	fill_fear(g, unit, &flight.fear);
	flood_edges(g, unit, flight.edges);
	FOR_MEMBERS(f, g, unit) {
		struct mover *m;

		if (!flees(g, f))
			continue;
		m = mover_add(g, all, f, adv_allowance(g, f, mode));
		m->fierce = a->routing;	/* S-C-7 */
		if (!a->retreating || adv_drawn_to(g, f) < 0)
			flee_path(g, &flight, m);
		away = away || m->n_steps > 0 || m->leaves;
	}
	if (a->retreating)
		follow_their_hearts(g, all, first);
	if (away)
		a->hemmed = false;
	else if (a->routing && all->n > first && adv_cornered(g, unit))
		all->n = first;
}
