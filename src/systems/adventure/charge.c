/* Charges: what one costs, the tests of those charged, the run to
 * one cell short of contact, and going home.
 *
 * A unit that is charged and stands does not carry out its own move (S-A-37);
 * one that breaks routs at once, and its chargers end where it stood (S-A-43).
 */
#include "systems/adventure/moves.h"

/* Cells of a unit's fit figures. */
static int fit_cells(const struct game *g, int unit, cell_t *cells)
{
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		if (game_on_table(g, f) && g->figures[f].life == LIFE_FIT)
			cells[n++] = g->figures[f].cell;
	return n;
}

/* Floods the way to the target's figures; the charge passes near other
 * enemies, not through them. */
static bool flood_charge(const struct game *g, int unit, int target, bool flying, struct reach *r,
	int32_t allowance)
{
	uint8_t marks[MARK_CELLS];
	cell_t goals[FIGURES_MAX];
	const struct reach_rule rule = { .marks = marks, .closed = MARK_ENEMY, .flying = flying };
	const int n = fit_cells(g, target, goals);

	if (n == 0)
		return false;
	marks_build(g, unit, marks);
	for (int i = 0; i < n; i++)
		marks[goals[i]] = 0;
	reach_flood_to_any(r, g->table, &rule, goals, n, allowance);
	return true;
}

/* The flood's cost counts the step into the target's own cell; contact is one
 * step before that. */
static int32_t contact_cost(const struct game *g, const struct reach *r, cell_t cell)
{
	const int32_t whole = reach_cost(r, cell);
	cell_t last = cell;

	if (whole == REACH_FAR)
		return REACH_FAR;
	for (cell_t next; (next = reach_next(r, last)) != CELL_NONE
		&& reach_next(r, next) != CELL_NONE; )
		last = next;
	return whole - (last == CELL_NONE || reach_next(r, last) == CELL_NONE ? 0
		: table_step_cost(g->table, last, reach_next(r, last)));
}

int32_t adv_charge_cost(const struct game *g, int unit, int target)
{
	const int guide = adv_guide(g, unit);
	const int32_t allowance = guide < 0 ? 0 : (adv_allowance(g, guide, MODE_CHARGE)
		+ 4 * g->table->cell_length) * REACH_TWELFTHS;
	int32_t best = REACH_FAR;

	if (guide < 0 || !flood_charge(g, unit, target, false, g->reach, allowance))
		return REACH_FAR;
	FOR_MEMBERS(f, g, unit) {
		int32_t cost;

		if (!adv_active(g, f))
			continue;
		cost = contact_cost(g, g->reach, g->figures[f].cell);
		if (cost < best)
			best = cost;
	}
	return best;
}

/* ---- the tests ---- */

static bool charges_somebody(const struct adv_unit *u)
{
	return (u->mode == MODE_CHARGE || u->mode == MODE_FLY) && u->target >= 0;
}

/* S-A-39: one test whoever many come; S-A-41: routers just go on. */
static void test_target(struct game *g, int target, int charger)
{
	struct adv_unit *t = adv_unit_of(g, target);

	if (t->routing || adv_morale_test(g, target, CAUSE_CHARGED))
		return;
	t->broke = true;
	t->charging = false;
	adv_rout(g, target, charger);
}

void adv_charge_tests(struct game *g)
{
	int by[UNITS_MAX];

	for (int u = 0; u < g->n_units; u++)
		by[u] = NOBODY;
	for (int u = 0; u < g->n_units; u++) {
		struct adv_unit *a = adv_unit_of(g, u);

		if (!charges_somebody(a) || !adv_unit_alive(g, u) || !adv_unit_alive(g, a->target))
			continue;
		a->charging = true;
		adv_reveal(g, u);	/* a charge is announced (R:291), out of hiding too */
		adv_unit_of(g, a->target)->charged = true;
		if (by[a->target] < 0)
			by[a->target] = u;
	}
	for (int u = 0; u < g->n_units; u++)
		if (by[u] >= 0)
			test_target(g, u, by[u]);
}

/* ---- the run ---- */

void plan_charge(struct game *g, int unit, struct movers *all)
{
	const struct adv_unit *a = adv_unit_of(g, unit);
	const enum mode mode = (enum mode)a->mode;
	const int guide = adv_guide(g, unit);
	const bool flying = mode == MODE_FLY;

	if (guide < 0 || !flood_charge(g, unit, a->target, flying, g->reach,
			adv_allowance(g, guide, mode) * 2 * REACH_TWELFTHS))
		return;
	FOR_MEMBERS(f, g, unit) {
		struct mover *m;

		if (g->figures[f].life != LIFE_FIT || !adv_can_move(g, f)
			|| (flying && f != guide))
			continue;
		m = mover_add(g, all, f, adv_allowance(g, f, mode));
		m->passes = adv_unit_of(g, a->target)->broke ? NOBODY : a->target;
		m->may_touch = adv_unit_of(g, a->target)->broke ? TOUCH_ANYBODY : TOUCH_NOBODY;
		m->flying = flying;
		mover_follow(m, g->reach);
		if (flying)
			adv_figure_of(g, f)->flights++;
	}
}

/* ---- going home (A-16) ---- */

static void go_home(struct game *g, int unit, struct movers *all)
{
	const struct adv_unit *a = adv_unit_of(g, unit);
	const int guide = adv_guide(g, unit);

	if (guide < 0 || !flood_charge(g, unit, a->target, a->mode == MODE_FLY, g->reach,
			adv_allowance(g, guide, (enum mode)a->mode) * REACH_TWELFTHS))
		return;
	FOR_MEMBERS(f, g, unit) {
		struct mover *m;

		if (!adv_active(g, f) || adv_in_contact(g, f))
			continue;
		m = mover_add(g, all, f, adv_allowance(g, f, (enum mode)a->mode));
		m->spent = adv_figure_of(g, f)->spent;
		m->may_touch = TOUCH_ANYBODY;
		m->flying = a->mode == MODE_FLY;
		mover_follow(m, g->reach);
	}
}

/* a failed completion test is the ladder's first rung. */
static bool completes(struct game *g, int unit)
{
	struct adv_unit *a = adv_unit_of(g, unit);

	if (!a->was_hit)
		return true;
	a->completion_tested = true;
	if (adv_morale_test(g, unit, CAUSE_COMPLETION))
		return true;
	a->charging = false;
	adv_fail_under_fire(g, unit, a->shot_by);
	return false;
}

void adv_contact(struct game *g)
{
	struct movers all;

	all.n = 0;
	for (int u = 0; u < g->n_units; u++) {
		const struct adv_unit *a = adv_unit_of(g, u);

		if (!a->charging || a->stopped || !adv_unit_alive(g, u) || !completes(g, u))
			continue;
		if (adv_unit_alive(g, a->target) && !adv_unit_of(g, a->target)->broke)
			go_home(g, u, &all);
	}
	if (all.n > 0)
		movers_run(g, &all);
}
