/* Charges: what one costs, the tests of those charged, the run to
 * one cell short of contact, and going home.
 *
 * A unit that is charged and stands does not carry out its own move (S-A-37);
 * one that breaks routs at once, and its chargers end where it stood (S-A-43, Y-3).
 */
#include <string.h>

#include "skirmish/body/approach.h"
#include "skirmish/commander/way.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/charm.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

enum { HOME_ROUNDS = 3 };

/* ---- the way into contact ---- */

static enum mode charge_mode(const struct adv_unit *a)
{
	return a->mode == MODE_FLY ? MODE_FLY : MODE_CHARGE;
}

static void approach_begin(struct approach *a, const struct game *g, int unit, int target,
	enum mode mode)
{
	adv_closed(g, unit, mode, true, a->marks);
	a->n = a->n_sought = 0;
	a->flying = mode == MODE_FLY;
	a->by_step = false;
	a->gait = adv_unit_swims(g, unit) ? GAIT_SWIM : GAIT_FOOT;
	FOR_MEMBERS(f, g, target)
		if (adv_charged_at(g, f))
			approach_add(a, g, f);
}

/* Beyond it nobody looks for a way. */
static int32_t far_off(const struct game *g, int unit)
{
	return adv_rules_of(g)->pace[adv_class(g, unit)][MODE_CHARGE]
		+ action_further(&adv_rules_of(g)->actions, adv_unit_of(g, unit)->natives)
		+ adv_rules_of(g)->flight + 4 * g->table->cell_length;
}

/* The ways of all who would go; whether there are any. */
static bool approach_all(struct approach *a, const struct game *g, int unit, int target,
	enum mode mode)
{
	approach_begin(a, g, unit, target, mode);
	FOR_MEMBERS(f, g, unit)
		if (adv_active(g, f) && (mode != MODE_FLY || f == adv_flyer(g, unit)))
			approach_seek(a, g->figures[f].cell);
	return a->n > 0 && a->n_sought > 0;
}

static int32_t charge_cost(const struct game *g, int unit, int target, enum mode mode, int32_t far)
{
	struct approach a;

	if (!approach_all(&a, g, unit, target, mode))
		return REACH_FAR;
	approach_flood(&a, g, 1, far * REACH_TWELFTHS);
	return approach_cost(&a, g);
}

/* Whether somebody comes into contact; the one who is nearest to a place beside them mostly
 * does, straight on. */
static bool comes_home(const struct game *g, int unit, int target, enum mode mode, int32_t far)
{
	struct approach a;

	if (!approach_all(&a, g, unit, target, mode))
		return false;
	if (approach_straight(&a, g, far * REACH_TWELFTHS))
		return true;
	approach_flood(&a, g, 1, far * REACH_TWELFTHS);
	return approach_cost(&a, g) != REACH_FAR;
}

int32_t adv_charge_cost(const struct game *g, int unit, int target)
{
	return charge_cost(g, unit, target, MODE_CHARGE, far_off(g, unit));
}

int32_t adv_charge_distance(const struct game *g, int unit, int target)
{
	int32_t best = INT32_MAX;

	FOR_MEMBERS(f, g, unit)
		FOR_MEMBERS(o, g, target) {
			const bool both = adv_afoot(g, f) && adv_charged_at(g, o);
			const int32_t d = both ? adv_range(g, f, o) : INT32_MAX;

			if (d < best)
				best = d;
		}
	return best;
}

/* S-A-40: for the nearest figure, along the way, to where the target is now. */
bool adv_reaches(const struct game *g, int unit, int target, enum mode mode, struct reason *why)
{
	const int f = mode == MODE_FLY ? adv_flyer(g, unit) : adv_guide(g, unit);
	const int32_t allowance = f < 0 ? 0 : adv_allowance(g, f, mode);
	/* Bare distance first: it spares a flood. */
	const bool near = adv_charge_distance(g, unit, target)
		<= allowance + 2 * g->table->cell_length;

	if (near && comes_home(g, unit, target, mode, allowance))
		return true;
	if (near && why != NULL
		&& charge_cost(g, unit, target, mode, far_off(g, unit)) == REACH_FAR)
		return refuse(why, "S-A-40", "there is no way into contact with %s",
			game_unit_name(g, target));
	return refuse(why, "S-A-40", "%s are beyond the reach of its charge (%d\")",
		game_unit_name(g, target), (int)(allowance / 10));
}

/* ---- the tests ---- */

static bool charges_somebody(const struct adv_unit *u)
{
	return (u->mode == MODE_CHARGE || u->mode == MODE_FLY) && u->target >= 0;
}

/* Somebody to be charged. */
static bool is_there(const struct game *g, int target)
{
	return adv_unit_alive(g, target) || adv_only_wounded(g, target);
}

void adv_charge_breaks(struct game *g, int target, int charger)
{
	struct adv_unit *t = adv_unit_of(g, target);

	t->broke = true;
	t->charging = false;
	adv_rout(g, target, charger);
}

/* S-A-39: one test whoever many come; S-A-41: routers just go on; Y-5: the wounded by
 * themselves neither stand nor run. */
static void test_target(struct game *g, int target, int charger)
{
	if (adv_only_wounded(g, target))
		game_note(g, target, NOBODY, "has nobody on his feet to stand or to run");
	else if (!adv_unit_of(g, target)->routing && !adv_morale_test(g, target, CAUSE_CHARGED))
		adv_charge_breaks(g, target, charger);
}

void adv_charge_tests(struct game *g)
{
	int by[UNITS_MAX];

	for (int u = 0; u < g->n_units; u++)
		by[u] = NOBODY;
	for (int u = 0; u < g->n_units; u++) {
		struct adv_unit *a = adv_unit_of(g, u);

		if (!charges_somebody(a) || !adv_unit_alive(g, u) || !is_there(g, a->target))
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

/* ---- runs ---- */

/* The free contact cell nearest to a mover; it is his then. */
static cell_t claim_contact(const struct game *g, const struct mover *m, struct approach *a)
{
	int best = NOBODY, least = INT32_MAX;
	cell_t cell;

	for (int i = 0; i < a->n; i++) {
		const int far = a->cells[i] == CELL_NONE ? INT32_MAX
			: grid_half_steps(&g->table->grid, m->end, a->cells[i]);

		if (far < least) {
			least = far;
			best = i;
		}
	}
	if (best < 0)
		return CELL_NONE;
	cell = a->cells[best];
	a->cells[best] = CELL_NONE;
	return cell;
}

static void drop_contact(struct approach *a, cell_t cell)
{
	for (int i = 0; i < a->n; i++)
		if (a->cells[i] == cell)
			a->cells[i] = CELL_NONE;
}

/* Those who are nearest choose first; without a cell of one's own one follows
 * the others.  The reach holds the ways to contact. */
static void find_charges(const struct game *g, struct movers *all, int first,
	struct approach *a)
{
	bool sent[FIGURES_MAX] = { false };

	for (int k = first; k < all->n; k++) {
		struct mover *m;
		int next = NOBODY;
		cell_t cell;

		for (int i = first; i < all->n; i++)
			if (!sent[i - first] && (next < 0
				|| reach_cost(g->reach, all->mover[i].end)
					< reach_cost(g->reach, all->mover[next].end)))
				next = i;
		m = &all->mover[next];
		sent[next - first] = true;
		cell = claim_contact(g, m, a);
		if (cell == CELL_NONE || !path_straight(g, m, a->marks, cell,
				m->allowance - m->spent))
			path_follow(g, m, g->reach);
	}
}

static bool goes_along(const struct game *g, int unit, int figure)
{
	if (!adv_active(g, figure) || adv_bidden(g, figure))
		return false;
	return adv_unit_of(g, unit)->mode != MODE_FLY || figure == adv_flyer(g, unit);
}

/* ---- to where it stood (Y-3) ---- */

static int foremost(const struct game *g, const struct movers *all, int first, cell_t goal)
{
	int best = first;

	for (int i = first + 1; i < all->n; i++)
		if (grid_half_steps(&g->table->grid, all->mover[i].end, goal)
			< grid_half_steps(&g->table->grid, all->mover[best].end, goal))
			best = i;
	return best;
}

/* The cell of the target's figure that is nearest to a charger. */
static cell_t where_it_stood(const struct game *g, const struct movers *all, int first, int target)
{
	int least = INT32_MAX;
	cell_t goal = CELL_NONE;

	FOR_MEMBERS(f, g, target)
		for (int i = first; i < all->n && adv_charged_at(g, f); i++) {
			const int far = grid_half_steps(&g->table->grid, all->mover[i].end,
				g->figures[f].cell);

			if (far < least) {
				least = far;
				goal = g->figures[f].cell;
			}
		}
	return goal;
}

/* So many places round the goal, nearest first, that stand empty when the target has run. */
static void places_round(struct approach *a, const struct game *g, int unit, int target,
	cell_t goal, int wanted)
{
	a->n = 0;
	a->cells[a->n++] = goal;
	for (int at = 0; at < a->n && a->n < wanted; at++) {
		cell_t around[GRID_AROUND_MAX];
		const int n = table_around(g->table, a->cells[at], around);

		for (int i = 0; i < n && a->n < wanted; i++) {
			const int other = marks_occupant_for(&adv_movement, g, unit, around[i]);
			const bool empty = other < 0 || g->figures[other].unit == target
				|| g->figures[other].unit == unit;

			if ((a->marks[around[i]] & MARK_CONTACT) != 0 || !empty
				|| ground_pace(table_ground(g->table, around[i]), a->gait) == 0)
				continue;
			a->marks[around[i]] |= MARK_CONTACT;
			a->cells[a->n++] = around[i];
		}
	}
}

/* The foremost where its nearest figure stood, the others round him. */
static void find_runs_over(const struct game *g, int unit, struct movers *all, int first,
	struct approach *a)
{
	const int target = all->mover[first].target;
	const cell_t goal = where_it_stood(g, all, first, target);
	const int head = foremost(g, all, first, goal);

	memset(a->marks, 0, sizeof a->marks);
	adv_closed(g, unit, charge_mode(adv_unit_of(g, unit)), true, a->marks);
	FOR_MEMBERS(f, g, target)
		if (adv_charged_at(g, f))
			a->marks[g->figures[f].cell] &= (uint8_t)~MARK_ENEMY;
	a->marks[goal] |= MARK_CONTACT;
	places_round(a, g, unit, target, goal, all->n - first);
	for (int i = first; i < all->n; i++)
		a->marks[all->mover[i].end] |= MARK_SOUGHT;
	reach_flood_to_any(g->reach, g->table, &(struct reach_rule){ .marks = a->marks,
		.closed = MARK_ENEMY, .gait = a->gait, .flying = a->flying, .sought = MARK_SOUGHT,
		.n_sought = all->n - first }, &goal, 1, far_off(g, unit) * REACH_TWELFTHS);
	a->cells[0] = CELL_NONE;	/* the foremost's */
	for (int i = first; i < all->n; i++) {
		struct mover *m = &all->mover[i];
		const cell_t to = i == head ? goal : claim_contact(g, m, a);

		if (to == CELL_NONE || !path_straight(g, m, a->marks, to, m->allowance - m->spent))
			path_follow(g, m, g->reach);
	}
}

/* In contact with one of those whom he charges. */
static bool is_home(const struct game *g, int figure, int target)
{
	int16_t near[AROUND_MAX];
	const int n = game_around(g, g->figures[figure].cell, near);

	for (int i = 0; i < n; i++)
		if (g->figures[near[i]].unit == target && adv_charged_at(g, near[i]))
			return true;
	return false;
}

/* Adds the unit's chargers and their ways; `home`: into contact. */
static void plan_run(struct game *g, int unit, bool home, struct movers *all)
{
	const struct adv_unit *a = adv_unit_of(g, unit);
	const enum mode mode = charge_mode(a);
	const int first = all->n;
	struct approach way;

	approach_begin(&way, g, unit, a->target, mode);
	if (way.n == 0)
		return;
	FOR_MEMBERS(f, g, unit) {
		struct mover *m;

		if (!goes_along(g, unit, f) || (home && (adv_straggles(g, f)
				|| is_home(g, f, a->target))))
			continue;
		m = mover_add(g, all, f, adv_allowance(g, f, mode));
		m->spent = home ? adv_figure_of(g, f)->spent : 0;
		m->target = a->target;
		m->home = m->halts = home;
		m->flying = mode == MODE_FLY;
		approach_seek(&way, m->end);
	}
	if (all->n == first)
		return;
	if (adv_unit_of(g, a->target)->broke) {
		find_runs_over(g, unit, all, first, &way);
		return;
	}
	approach_flood(&way, g, way.n_sought, far_off(g, unit) * REACH_TWELFTHS);
	for (int c = 0; home && c < way.n; c++)	/* taken already, or promised to others */
		if (game_barred(g, all->mover[first].figure, way.cells[c]) >= 0)
			way.cells[c] = CELL_NONE;
	for (int i = 0; home && i < first; i++)
		drop_contact(&way, all->mover[i].end);
	find_charges(g, all, first, &way);
}

void adv_plan_charge(struct game *g, int unit, struct movers *all)
{
	const int flyer = adv_flyer(g, unit);

	if (adv_unit_of(g, unit)->mode == MODE_FLY && flyer >= 0)
		adv_figure_of(g, flyer)->flights++;
	plan_run(g, unit, false, all);
}

/* ---- going home (A-16) ---- */

/* a failed completion test is the ladder's first rung. */
void adv_charge_fails(struct game *g, int unit)
{
	struct adv_unit *a = adv_unit_of(g, unit);

	a->charging = false;
	adv_fail_under_fire(g, unit, a->shot_by);
}

static bool anybody_left(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (adv_active(g, f))
			return true;
	return false;
}

/* who passed, but lies suppressed to the last man, does not get there. */
static void tell_who_goes_on(struct game *g, int unit)
{
	struct adv_unit *a = adv_unit_of(g, unit);

	if (anybody_left(g, unit))
		return;
	a->charging = false;
	a->stopped = true;
	game_note(g, unit, NOBODY, "has nobody left who could go on with the charge");
}

static bool completes(struct game *g, int unit)
{
	struct adv_unit *a = adv_unit_of(g, unit);

	if (!a->was_hit || a->completion_tested)
		return true;
	a->completion_tested = true;
	if (adv_morale_test(g, unit, CAUSE_COMPLETION))
		return true;
	adv_charge_fails(g, unit);
	return false;
}

static bool goes_home(const struct game *g, int unit)
{
	const struct adv_unit *a = adv_unit_of(g, unit);

	return a->charging && !a->stopped && adv_unit_alive(g, unit)
		&& is_there(g, a->target) && !adv_unit_of(g, a->target)->broke;
}

static void face_targets(struct game *g, const struct movers *all)
{
	const struct grid *grid = &g->table->grid;

	for (int i = 0; i < all->n; i++) {
		const struct mover *m = &all->mover[i];

		FOR_MEMBERS(f, g, m->target)
			if (adv_charged_at(g, f) && game_on_table(g, m->figure)
				&& grid_adjacent(grid, g->figures[f].cell,
					g->figures[m->figure].cell)) {
				movers_face(g, m->figure, g->figures[f].cell);
				break;
			}
	}
}

/* Several rounds, since those who charge each other may pass by (S-A-38). */
void adv_contact(struct game *g)
{
	struct movers all;

	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->charging && !adv_unit_of(g, u)->stopped
			&& adv_unit_alive(g, u) && completes(g, u))
			tell_who_goes_on(g, u);
	for (int round = 0; round < HOME_ROUNDS; round++) {
		movers_begin(&all, &adv_movement);
		for (int u = 0; u < g->n_units; u++)
			if (goes_home(g, u))
				plan_run(g, u, true, &all);
		if (all.n == 0)
			return;
		adv_movers_run(g, &all);
		face_targets(g, &all);
	}
}

int adv_charge_tried(struct game *g, int unit)
{
	const int target = adv_unit_of(g, unit)->target;
	struct movers all;
	int n = 0;

	for (int round = 0; round <= HOME_ROUNDS; round++) {
		movers_begin(&all, &adv_movement);
		plan_run(g, unit, round > 0, &all);
		if (all.n == 0)
			break;
		adv_movers_run(g, &all);
	}
	FOR_MEMBERS(f, g, unit)
		n += game_on_table(g, f) && adv_active(g, f) && is_home(g, f, target);
	return n;
}
