/* In the water: what machine minds make of it.
 *
 *  DW1  A unit goes in where what it wants cannot be got at on foot, can be
 *       by swimming, and in time.
 *  DW2  Who is in the water swims to what it wants, or ashore if that is nothing
 *       or nearer it cannot get; it fights there only when it is the stronger.
 *  DW3  Nobody is under water for longer than his air lasts: who walks on the
 *       bottom turns back while it lasts for the way.
 *  DW4  The wounded of one's own are towed ashore, and swum to if nobody shoots.
 */
#include "skirmish/menus/sheet.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/orders.h"

enum { SPARE_TURNS = 3 };	/* of a diver's air, kept for what may hold him up */

struct swimmer {
	const struct game *v;
	int unit, guide;
	cell_t at;
	enum mode mode;		/* by which it crosses: swim, or dive in a hard hat */
	int32_t rate;		/* of that, twelfths */
};

static bool swimmer_begin(struct swimmer *s, const struct game *v, int unit)
{
	s->v = v;
	s->unit = unit;
	s->guide = adv_guide(v, unit);
	if (!adv_swimming(v) || s->guide < 0)
		return false;
	s->at = v->figures[s->guide].cell;
	s->mode = adv_gear(v, s->guide) == GEAR_HARD_HAT ? MODE_DIVE : MODE_SWIM;
	s->rate = adv_allowance(v, s->guide, s->mode) * REACH_TWELFTHS;
	return s->rate > 0 && adv_may_order(v, unit, s->mode, NULL);
}

static bool in_deep(const struct swimmer *s)
{
	return adv_swims(s->v, s->guide);
}

/* Whole turns that a way costs. */
static int turns_of(const struct swimmer *s, int32_t cost)
{
	return (int)((cost + s->rate - 1) / s->rate);
}

/* ---- ashore ---- */

/* The nearest land by swimming, and what it costs to get there; or CELL_NONE. */
static cell_t nearest_land(const struct swimmer *s, cell_t from, int32_t *cost)
{
	const struct reach_rule rule = { .gait = GAIT_SWIM };
	const cell_t *all;
	int n;

	reach_flood(s->v->reach, s->v->table, &rule, from, REACH_FAR / 4);
	all = reach_all(s->v->reach, &n);
	for (int i = 0; i < n; i++) {
		if (ground_deep(table_ground(s->v->table, all[i])))
			continue;
		*cost = reach_cost(s->v->reach, all[i]);
		return all[i];
	}
	return CELL_NONE;
}

/* DW3. */
static bool must_turn_back(const struct swimmer *s)
{
	int32_t cost;

	return s->mode == MODE_DIVE && in_deep(s)
		&& nearest_land(s, s->at, &cost) != CELL_NONE
		&& adv_air(s->v, s->guide) < turns_of(s, cost) + SPARE_TURNS;
}

/* ---- across ---- */

static int32_t way_left(const struct swimmer *s, enum gait gait, const struct goals *goals,
	cell_t from)
{
	const uint16_t *cost = distances_to(s->v->distances, s->v->table, s->v->reach, gait,
		goals->cells,
		goals->n);

	return cost == NULL || cost[from] == DISTANCES_NONE ? WAY_NONE
		: cost[from] * s->v->table->unit;
}

/* Whether what it wants lies on the sea floor, where only divers get at it. */
static bool on_the_floor(const struct swimmer *s, const struct goals *goals)
{
	return goals->n == 1 && ground_deep(table_ground(s->v->table, goals->cells[0]));
}

/* DW1.  Who can walk there asks no further. */
static bool should_go_in(const struct swimmer *s, const struct goals *goals)
{
	int32_t left;
	int turns;

	if (goals->n == 0 || (on_the_floor(s, goals) && adv_full_air(s->v, s->guide) == 0)
		|| way_is_there(s->v, GAIT_FOOT, s->at, goals))
		return false;
	left = way_left(s, GAIT_SWIM, goals, s->at);
	if (left == WAY_NONE)
		return false;
	turns = turns_of(s, left);
	return turns <= s->v->setup->turns - s->v->turn + 1
		&& (s->mode == MODE_SWIM
			|| 2 * turns + SPARE_TURNS <= adv_full_air(s->v, s->guide));
}

/* The place of this turn's from which least is left to swim. */
static cell_t best_place(const struct swimmer *s, enum mode mode, const struct goals *goals)
{
	struct prospect list[PROSPECTS_MAX];
	const int n = adv_scout(s->v, s->unit, mode, list, PROSPECTS_MAX);
	int32_t least = INT32_MAX;
	cell_t best = s->at;

	for (int i = 0; i < n; i++) {
		const int32_t left = way_left(s, GAIT_SWIM, goals, list[i].cell);

		if (left < least) {
			least = left;
			best = list[i].cell;
		}
	}
	return best;
}

/* ---- under water ---- */

static int32_t fire_reach(const struct game *v, int unit)
{
	int32_t bands[3];
	const int n = sheet_bands(v, unit, bands);

	return n == 0 ? 0 : bands[n - 1];
}

/* Somebody who can shoot sees it. */
static bool under_fire(const struct swimmer *s)
{
	for (int u = 0; u < s->v->n_units; u++) {
		const cell_t at = game_enemies(s->v, s->unit, u)
			&& lookout_sees(s->v, s->v->units[s->unit].side, u)
			? game_unit_cell(s->v, u) : CELL_NONE;

		if (at != CELL_NONE && table_distance(s->v->table, at, s->at)
				<= fire_reach(s->v, u)
			&& sight_clear(s->v->table, at, s->at))
			return true;
	}
	return false;
}

/* Down to what lies on the sea floor, or away from their fire. */
static enum mode crossing_mode(const struct swimmer *s, const struct goals *goals)
{
	if (s->mode == MODE_DIVE || !adv_may_order(s->v, s->unit, MODE_DIVE, NULL))
		return s->mode;
	if (on_the_floor(s, goals) && way_left(s, GAIT_SWIM, goals, s->at)
			<= adv_allowance(s->v, s->guide, MODE_DIVE) * REACH_TWELFTHS)
		return MODE_DIVE;
	return in_deep(s) && under_fire(s) ? MODE_DIVE : MODE_SWIM;
}

/* ---- the order ---- */

static bool go_ashore(const struct proposer *p, const struct swimmer *s, enum mode mode)
{
	int32_t cost;
	const cell_t land = nearest_land(s, s->at, &cost);
	const struct goals goals = { &land, 1, true };

	if (land == CELL_NONE)
		adv_choose_order(p, s->unit, s->mode);
	else
		adv_choose_order_cell(p, s->unit, mode, best_place(s, mode, &goals));
	return true;
}

static int strength(const struct game *v, int unit)
{
	int n = 0;

	FOR_MEMBERS(f, v, unit)
		n += adv_active(v, f);
	return n;
}

/* An enemy in the water whom it may charge and outnumbers; -1. */
static int prey(const struct swimmer *s)
{
	if (!adv_may_order(s->v, s->unit, MODE_CHARGE, NULL))
		return NOBODY;
	for (int u = 0; u < s->v->n_units; u++)
		if (game_enemies(s->v, s->unit, u) && adv_unit_swims(s->v, u)
			&& strength(s->v, u) < strength(s->v, s->unit)
			&& adv_may_charge(s->v, s->unit, u, NULL))
			return u;
	return NOBODY;
}

/* Where a wounded one of it floats; or CELL_NONE. */
static cell_t floating(const struct swimmer *s)
{
	FOR_MEMBERS(f, s->v, s->unit)
		if (s->v->figures[f].life == LIFE_WOUNDED && adv_swims(s->v, f))
			return s->v->figures[f].cell;
	return CELL_NONE;
}

/* DW4. */
static bool rescue(const struct proposer *p, const struct swimmer *s)
{
	const cell_t cell = floating(s);
	const struct goals goals = { &cell, 1, false };
	cell_t place;

	if (cell == CELL_NONE)
		return false;
	if (adv_may_order(s->v, s->unit, MODE_AID, NULL))
		return go_ashore(p, s, MODE_AID);
	place = s->mode == MODE_DIVE || under_fire(s) ? s->at : best_place(s, s->mode, &goals);
	if (place == s->at)
		return false;
	adv_choose_order_cell(p, s->unit, s->mode, place);
	return true;
}

static bool order_in_water(const struct proposer *p, const struct swimmer *s,
	const struct goals *goals)
{
	const int target = prey(s);
	enum mode mode;
	cell_t place;

	if (must_turn_back(s))
		return go_ashore(p, s, s->mode);
	if (target >= 0) {
		adv_choose_charge(p, s->unit, target);
		return true;
	}
	if (goals->n == 0 || way_left(s, GAIT_SWIM, goals, s->at) == WAY_NONE)
		return go_ashore(p, s, s->mode);
	mode = crossing_mode(s, goals);
	place = best_place(s, mode, goals);
	if (place == s->at && way_left(s, GAIT_SWIM, goals, s->at) > 0)
		return go_ashore(p, s, s->mode);
	adv_choose_order_cell(p, s->unit, mode, place);
	return true;
}

bool adv_decide_water(const struct proposer *p, int unit, const struct goals *goals)
{
	const struct game *v = p->v;
	struct swimmer s;

	if (!swimmer_begin(&s, v, unit))
		return false;
	if (rescue(p, &s))
		return true;
	if (in_deep(&s))
		return order_in_water(p, &s, goals);
	if (!should_go_in(&s, goals))
		return false;
	s.mode = crossing_mode(&s, goals);
	adv_choose_order_cell(p, unit, s.mode, best_place(&s, s.mode, goals));
	return true;
}

bool adv_decide_lurk(const struct proposer *p, int unit)
{
	const struct game *v = p->v;
	const int guide = adv_guide(v, unit);

	if (guide < 0 || !adv_figure_of(v, guide)->submerged || adv_air(v, guide) == 0
		|| !adv_may_order(v, unit, MODE_DIVE, NULL))
		return false;
	adv_choose_order(p, unit, MODE_DIVE);
	return true;
}
