/* Flight: the terrified run, at once and double (S-P-19).
 *
 *  FL1  Out of sight of all enemies, in cover, one stays: that is safety.
 *  FL2  Else to the cheapest such place within the run; if there is none, towards an edge of
 *       one's own side, never nearer to an enemy in sight than one is, and over it.
 *  FL3  Who finds no step to take yields to whoever could take him, or cowers.
 */
#include <string.h>

#include "skirmish/body/fear.h"
#include "skirmish/commander/way.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/flight.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/move/steps.h"
#include "systems/participation/move/ways.h"
#include "systems/participation/orders/yield.h"

/* ---- where to ---- */

/* The edge nearest to a cell. */
static uint8_t nearest_edge(const struct grid *grid, cell_t cell)
{
	const int col = grid_col(grid, cell), row = grid_row(grid, cell);
	const int gap[] = { row, grid->cols - 1 - col, grid->rows - 1 - row, col };
	int best = 0;

	for (int i = 1; i < (int)(sizeof gap / sizeof *gap); i++)
		if (gap[i] < gap[best])
			best = i;
	return (uint8_t)(1u << best);
}

/* S-C-15: who owns none takes the nearest. */
uint8_t pp_own_edges(const struct game *g, int figure)
{
	const uint8_t edges = g->setup->sides[g->units[g->figures[figure].unit].side].edges;

	return edges != EDGE_NONE ? edges
		: nearest_edge(&g->table->grid, g->figures[figure].cell);
}

static void fill_fear(const struct game *g, int unit, struct fear *fear)
{
	*fear = (struct fear){ .to_edges = true };
	for (int f = 0; f < g->n_figures; f++)
		if (game_on_table(g, f) && standing_fit(g, f)
				&& game_enemies(g, unit, g->figures[f].unit)
				&& game_sees(g, g->units[unit].side, g->figures[f].unit))
			fear_add(fear, &g->table->grid, g->figures[f].cell);
}

static bool safe(const struct game *g, const struct fear *fear, cell_t cell)
{
	if (!pp_rules_of(g)->cover[g->table->kind[cell]])
		return false;
	for (int i = 0; i < fear->n; i++)
		if (game_cell_in_line(g, fear->enemy[i], cell))
			return false;
	return true;
}

/* FL2: the first in order of cost; CELL_NONE. */
static cell_t find_cover(const struct game *g, const struct fear *fear, const struct mover *m)
{
	uint8_t marks[MARK_CELLS];
	const struct reach_rule rule = { .marks = marks,
		.closed = MARK_ENEMY | MARK_NEAR_ENEMY };
	const cell_t *cells;
	int n;

	marks_build(&pp_movement, g, m->unit, false, marks);
	reach_flood(g->reach, g->table, &rule, m->end, m->allowance);
	cells = reach_all(g->reach, &n);
	for (int i = 1; i < n; i++)
		if (marks_occupant_for(&pp_movement, g, m->unit, cells[i]) < 0
				&& safe(g, fear, cells[i]))
			return cells[i];
	return CELL_NONE;
}

/* ---- the way ---- */

static void flood_edges(const struct game *g, uint8_t edges)
{
	const struct grid *grid = &g->table->grid;
	const struct reach_rule rule = { .gait = GAIT_FOOT };
	cell_t goals[4 * GRID_SIDE_MAX];
	int n = 0;

	for (int i = 0; i < grid->cols; i++) {
		const cell_t ends[] = { grid_at(grid, i, 0), grid_at(grid, i, grid->rows - 1) };

		for (int k = 0; k < 2; k++)
			if ((paths_edges_at(grid, ends[k]) & edges
					& (EDGE_NORTH | EDGE_SOUTH)) != 0)
				goals[n++] = ends[k];
	}
	for (int i = 1; i < grid->rows - 1; i++) {
		const cell_t ends[] = { grid_at(grid, 0, i), grid_at(grid, grid->cols - 1, i) };

		for (int k = 0; k < 2; k++)
			if ((paths_edges_at(grid, ends[k]) & edges) != 0)
				goals[n++] = ends[k];
	}
	reach_flood_to_any(g->reach, g->table, &rule, goals, n, INT32_MAX / 2);
}

static void run_for_edge(const struct game *g, const struct fear *fear, uint8_t edges,
	struct mover *m)
{
	int32_t cost = 0;

	flood_edges(g, edges);
	for (;;) {
		cell_t next;

		if ((paths_edges_at(&g->table->grid, m->end) & edges) != 0) {
			m->leaves = true;
			return;
		}
		next = fear_step(fear, g, m);
		if (next == CELL_NONE)
			return;
		cost += table_step_cost(g->table, m->end, next);
		if (cost > m->allowance || !path_add(g, m, next))
			return;
	}
}

static void plan_flight(const struct game *g, const struct fear *fear, struct mover *m)
{
	const cell_t cover = find_cover(g, fear, m);
	cell_t cells[PATH_STEPS + 1];
	const int n = cover == CELL_NONE ? 0
		: reach_path(g->reach, cover, cells, PATH_STEPS + 1);

	for (int i = 1; i < n && n <= PATH_STEPS + 1; i++)
		path_add(g, m, cells[i]);
	if (n == 0)
		run_for_edge(g, fear, pp_own_edges(g, m->figure), m);
}

/* ---- the run ---- */

static bool step_taken(struct game *g, struct mover *m)
{
	pp_has_moved(g, m->figure);
	return true;
}

static void flees_table(struct game *g, const struct mover *m)
{
	pp_leaves_table(g, m->figure, g->figures[m->figure].cell, "flees the table");
}

/* Nobody asks for shots at those who run, and ground that takes nerve is no hindrance to
 * those who have lost theirs. */
static struct movement movement_of_flight(void)
{
	struct movement by = pp_movement;

	by.stepped = step_taken;
	by.leaves = flees_table;
	return by;
}

/* Whether it had a step to take. */
static bool run(struct game *g, int figure, const struct fear *fear)
{
	const struct movement by = movement_of_flight();
	struct movers all;
	struct mover *m;

	movers_begin(&all, &by);
	m = mover_add(g, &all, figure, pp_pace(g, figure, GAIT_RUN));
	m->passes = true;
	plan_flight(g, fear, m);
	if (m->n_steps == 0 && !m->leaves)
		return false;
	movers_run(g, &all);
	return m->spent > 0 || !game_on_table(g, figure);
}

static bool runs(struct game *g, int figure, const struct fear *fear)
{
	if (pp_figure_of(g, figure)->down)
		return false;
	return game_big(g, figure) ? pp_big_flees(g, figure) : run(g, figure, fear);
}

void pp_flee(struct game *g, int figure)
{
	struct fear fear;

	if (!game_on_table(g, figure) || !standing_fit(g, figure))
		return;
	fill_fear(g, g->figures[figure].unit, &fear);
	if (safe(g, &fear, g->figures[figure].cell)) {	/* FL1 */
		game_note(g, g->figures[figure].unit, figure, "crouches out of sight");
		return;
	}
	if (!runs(g, figure, &fear)) {
		if (!pp_surrender(g, figure))
			game_note(g, g->figures[figure].unit, figure, "cowers");
		return;
	}
	movers_captives_follow(g);
	pp_sight_renew(g);
}
