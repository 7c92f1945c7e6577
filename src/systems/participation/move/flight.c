/* Flight: the terrified run, at once and double (S-P-19).
 *
 *  FL1  Out of sight of all enemies, in cover, one stays: that is safety.
 *  FL2  Else to the cheapest such place within the run; if there is none, towards an edge of
 *       one's own side, never nearer to an enemy in sight than one is, and over it.
 *  FL3  Who finds no step to take yields to whoever could take him, or cowers.
 */
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

uint8_t pp_own_edges(const struct game *g, int figure)
{
	return fear_edges(g, g->figures[figure].unit, g->figures[figure].cell);
}

static void fill_fear(const struct game *g, int unit, struct fear *fear)
{
	*fear = (struct fear){ .n = 0 };
	for (int u = 0; u < g->n_units; u++)
		if (game_enemies(g, unit, u) && game_sees(g, g->units[unit].side, u))
			fear_unit(fear, g, u);
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
	const cell_t *cells;
	int n;

	path_reach(&pp_movement, g, m->figure, m->allowance, false, g->reach);
	cells = reach_all(g->reach, &n);
	for (int i = 1; i < n; i++)
		if (marks_occupant_for(&pp_movement, g, m->unit, cells[i]) < 0
				&& safe(g, fear, cells[i]))
			return cells[i];
	return CELL_NONE;
}

/* ---- the way ---- */

static void run_for_edge(const struct game *g, struct fear *fear, struct mover *m)
{
	fear->over = pp_own_edges(g, m->figure);
	/* A corner is made for as part of the north or south alone; who comes to it leaves. */
	fear_make_for_edges(fear, g, GAIT_FOOT, fear->over, EDGE_NORTH | EDGE_SOUTH);
	fear_run(fear, g, m);
}

static void plan_flight(const struct game *g, struct fear *fear, struct mover *m)
{
	const cell_t cover = find_cover(g, fear, m);

	if (cover == CELL_NONE || !path_take(g, m, g->reach, cover))
		run_for_edge(g, fear, m);
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
static bool run(struct game *g, int figure, struct fear *fear)
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

static bool runs(struct game *g, int figure, struct fear *fear)
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
