/* Going back (K-7): retreats to cover or straight away (S-K-17), routs, and routers who
 * have nowhere to run (S-K-18).
 *
 *  RE1  A unit runs from the enemies its side sees; if it sees none, a retreat goes from
 *       where the nearest was last seen (K5).
 *  RE2  Nobody of a unit that makes for cover comes nearer to an enemy, on the way or
 *       there, than the nearest of the unit was when it set out.
 */
#include "skirmish/body/fear.h"
#include "skirmish/body/formation.h"
#include "skirmish/commander/lookout.h"
#include "skirmish/commander/way.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/move/move.h"
#include "systems/risk/move/retreat.h"

/* ---- what it runs from ---- */

static void fear_of(const struct game *g, int unit, struct fear *fear)
{
	*fear = (struct fear){ .away_first = true };
	for (int u = 0; u < g->n_units; u++) {
		cell_t cells[FIGURES_MAX];
		const int n = game_enemies(g, unit, u)
			&& lookout_sees(g, g->units[unit].side, u)
			? lookout_cells(g, unit, u, cells) : 0;

		for (int i = 0; i < n; i++)
			fear_add(fear, &g->table->grid, cells[i]);
	}
}

static void fear_known(const struct game *g, int unit, struct fear *fear)
{
	int enemy;

	fear_of(g, unit, fear);
	if (fear->n > 0)
		return;
	enemy = lookout_nearest(g, unit, NOBODY);
	if (enemy >= 0)
		fear_add(fear, &g->table->grid,
			g->units[enemy].last_seen[g->units[unit].side]);
}

/* How far the unit's nearest figure is from what it fears, in half steps. */
static int nearest_of_unit(const struct game *g, int unit, const struct fear *fear)
{
	int least = INT32_MAX;

	FOR_MEMBERS(f, g, unit) {
		const int far = standing_fit(g, f)
			? fear_nearest(fear, &g->table->grid, g->figures[f].cell) : INT32_MAX;

		if (far < least)
			least = far;
	}
	return least;
}

/* ---- cover ---- */

static bool beside_cover(const struct table *t, cell_t cell)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = grid_around(&t->grid, cell, around);

	for (int i = 0; i < n; i++)
		if (table_ground(t, around[i])->cover_behind != COVER_NONE)
			return true;
	return false;
}

/* By its own ground, or by what stands between it and everybody who is feared. */
static bool covered(const struct table *t, const struct fear *fear, cell_t cell)
{
	if (table_ground(t, cell)->cover != COVER_NONE)
		return true;
	if (fear->n == 0 || !beside_cover(t, cell))
		return false;
	for (int i = 0; i < fear->n; i++)
		if (table_cover(t, fear->enemy[i], cell) == COVER_NONE)
			return false;
	return true;
}

/* The strength it began with is that of all its figures, each once (S-K-6). */
static bool strong_enough(const struct game *g, int unit)
{
	int all = 0, left = 0;

	FOR_MEMBERS(f, g, unit) {
		all++;
		left += standing_fit(g, f);
	}
	return 100 * left >= risk_rules_of(g)->actions.stay_strength * all;
}

bool risk_may_stay(const struct game *g, int unit)
{
	struct fear fear;

	if (!strong_enough(g, unit))
		return false;
	fear_of(g, unit, &fear);
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && !covered(g->table, &fear, g->figures[f].cell))
			return false;
	return true;
}

/* Whether a guide at a cell, so far from the nearest enemy, may make for a place: cover, and
 * further from every enemy. */
static bool is_refuge(const struct game *g, int unit, const struct fear *fear, cell_t from,
	int far, cell_t cell)
{
	const int other = marks_occupant_for(&risk_movement, g, unit, cell);

	return (other < 0 || (g->figures[other].unit == unit && standing_fit(g, other)))
		&& covered(g->table, fear, cell)
		&& fear_nearest(fear, &g->table->grid, cell) > far
		&& lookout_further(g, unit, from, cell);
}

/* RE2. */
static void mark_retreat(const struct game *g, int unit, const struct fear *fear, uint8_t *marks)
{
	marks_build(&risk_movement, g, unit, false, marks);
	fear_mark(fear, &g->table->grid, nearest_of_unit(g, unit, fear), MARK_ENEMY, marks);
}

/* S-K-17: of the places within this turn's move that which costs least. */
static cell_t find_refuge(const struct game *g, int unit, const struct fear *fear,
	const uint8_t *marks)
{
	const int guide = risk_guide(g, unit);
	const cell_t from = g->figures[guide].cell;
	const int far = fear_nearest(fear, &g->table->grid, from);
	const struct reach_rule rule = { .marks = marks,
		.closed = MARK_ENEMY | MARK_NEAR_ENEMY,
		.gait = risk_movement.gait(g, guide) };
	const cell_t *all;
	int n;

	reach_flood(g->reach, g->table, &rule, from, risk_allowance(g, guide) * REACH_TWELFTHS);
	all = reach_all(g->reach, &n);
	for (int i = 0; i < n; i++)
		if (is_refuge(g, unit, fear, from, far, all[i]))
			return all[i];
	return CELL_NONE;
}

/* ---- running ---- */

static void plan_away(const struct game *g, int unit, const struct fear *fear,
	struct movers *all)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f)) {
			struct mover *m = mover_add(g, all, f, risk_allowance(g, f));

			m->fierce = fear->straight_off;
			fear_run(fear, g, m);
		}
}

void risk_plan_rout(struct game *g, int unit, struct movers *all)
{
	struct fear fear;

	fear_known(g, unit, &fear);
	fear.straight_off = true;
	plan_away(g, unit, &fear, all);
}

void risk_plan_retreat(struct game *g, int unit, struct movers *all)
{
	struct formation_order order = { .guide = risk_guide(g, unit), .cover = true };
	const int first = all->n;
	uint8_t marks[MARK_CELLS];
	struct fear fear;

	fear_known(g, unit, &fear);
	if (fear.n == 0)
		return;
	mark_retreat(g, unit, &fear, marks);
	order.goal = find_refuge(g, unit, &fear, marks);
	if (order.goal == CELL_NONE) {
		plan_away(g, unit, &fear, all);
		return;
	}
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f))
			mover_add(g, all, f, risk_allowance(g, f));
	formation_plan(g, all, first, &order, marks);
}

cell_t risk_retreat_goal(const struct game *g, int unit)
{
	const int guide = risk_guide(g, unit);
	uint8_t marks[MARK_CELLS];
	struct fear fear;
	struct movers one;
	struct mover *m;
	cell_t goal;

	if (guide < 0)
		return CELL_NONE;
	fear_known(g, unit, &fear);
	if (fear.n == 0 || (risk_command_row(g, unit)->blue && risk_may_stay(g, unit)))
		return CELL_NONE;
	mark_retreat(g, unit, &fear, marks);
	goal = find_refuge(g, unit, &fear, marks);
	if (goal != CELL_NONE)
		return goal;
	movers_begin(&one, &risk_movement);
	m = mover_add(g, &one, guide, risk_allowance(g, guide));
	fear_run(&fear, g, m);
	return m->n_steps > 0 ? m->end : CELL_NONE;
}

/* ---- nowhere to run (S-K-18) ---- */

/* A free cell next to a figure that leads away, or the way off the table. */
static bool can_run(const struct game *g, const struct fear *fear, int figure)
{
	const struct grid *grid = &g->table->grid;
	const cell_t here = g->figures[figure].cell;
	const int unit = g->figures[figure].unit, far = fear_nearest(fear, grid, here);
	const enum gait gait = risk_movement.gait(g, figure);
	cell_t around[GRID_AROUND_MAX];
	const int n = grid_around(grid, here, around);

	if (fear_leads_off(fear, grid, here))
		return true;
	for (int i = 0; i < n; i++)
		if (marks_occupant_for(&risk_movement, g, unit, around[i]) < 0
			&& fear_nearest(fear, grid, around[i]) > far
			&& table_gait_cost(g->table, gait, here, around[i]) > 0)
			return true;
	return false;
}

/* Whether an enemy in sight could be with it in one turn's move. */
static bool at_hand(const struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++) {
		const int guide = risk_guide(g, u);

		if (guide >= 0 && game_enemies(g, unit, u) && !risk_unit_of(g, u)->routing
			&& lookout_sees(g, g->units[unit].side, u)
			&& standing_apart(g, unit, u) <= risk_rate(g, guide))
			return true;
	}
	return false;
}

bool risk_surrounded(const struct game *g, int unit)
{
	struct fear fear;

	if (!at_hand(g, unit))
		return false;
	fear_of(g, unit, &fear);
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && can_run(g, &fear, f))
			return false;
	return true;
}
