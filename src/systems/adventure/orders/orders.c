/* Orders: what a unit may be told, and what it is told.
 *
 * Every refusal names its rule.  Checks read only what the ordering side can
 * know, so that asking a view gives the same answer as asking the truth.
 */
#include <stdio.h>
#include "skirmish/body/as_far.h"
#include "skirmish/body/movers.h"
#include "skirmish/body/tell.h"
#include "skirmish/commander/way.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/troops.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/drive.h"

/* Modes that go somewhere and need a cell. */
static const bool mode_moves[MODES] = {
	[MODE_CONCEALED] = true, [MODE_COMBAT] = true, [MODE_PATROL] = true, [MODE_MARCH] = true,
	[MODE_RUN] = true, [MODE_AID] = true, [MODE_LEAVE] = true,
	[MODE_SWIM] = true, [MODE_DIVE] = true,
};

/* Modes of people who have to do with a vehicle; the others in vehicles.h are its own. */
static const bool mode_aboard[MODES] = {
	[MODE_BOARD] = true, [MODE_ALIGHT] = true, [MODE_REPAIR] = true,
};

/* Modes of vehicles alone. */
static const bool mode_driven[MODES] = {
	[MODE_DRIVE] = true, [MODE_DOUBLE] = true, [MODE_RAM] = true, [MODE_LAND] = true,
	[MODE_SURFACE] = true,
};

/* ---- may a mode be ordered at all ---- */

/* Y-4: who need not reorganise, and pursues because he was let, may charge instead. */
static bool may_charge_anew(const struct game *g, int unit)
{
	const struct adv_unit *u = adv_unit_of(g, unit);

	return u->pursuing && u->chose_pursuit > 0 && u->chose_pursuit == g->turn - 1
		&& adv_rest(g, unit) == 0 && u->reorganise == 0;
}

static bool may_act(const struct game *g, int unit, enum mode mode, struct reason *why)
{
	const struct adv_unit *u = adv_unit_of(g, unit);

	if (!adv_unit_alive(g, unit))
		return refuse(why, "A-13", "%s have nobody there who could obey",
			game_unit_name(g, unit));
	if (u->routing)
		return refuse(why, "A-22",
		"it is routing and runs until it is rallied: try `rally %s`",
			g->setup->units[unit].id);
	if (u->rallied >= g->turn && mode != MODE_STATIONARY)
		return refuse(why, "A-22", "it stands rallied through turn %d", u->rallied);
	if (u->pursuing && !(mode == MODE_CHARGE && may_charge_anew(g, unit)))
		return refuse(why, "X-6",
		"it is pursuing and goes on until it is rallied: try `rally %s`",
			g->setup->units[unit].id);
	if (u->retreating && mode != MODE_COMBAT && mode != MODE_PATROL && mode != MODE_RUN)
		return refuse(why, "S-A-97",
		"it must retreat: choose its rate, combat, patrol or run");
	if (mode == MODE_STATIONARY || adv_vehicle(g, unit))
		return true;
	if (adv_unit_ride(g, unit) >= 0)
		return mode_aboard[mode] || refuse(why, "X-63",
		"it is aboard %s: order that, or `alight`",
			game_unit_name(g, adv_unit_ride(g, unit)));
	if (contact_unit(g, unit))
		return refuse(why, "S-A-91", "it is in hand-to-hand combat and stays to fight");
	if (!u->retreating && adv_unit_suppressed(g, unit))
		return refuse(why, "A-21", "it is suppressed through turn %d", u->suppressed_until);
	if (adv_guide(g, unit) < 0)
		return refuse(why, "A-13", "it has nobody who can move");
	return true;
}

static bool may_prepare(const struct game *g, int unit, struct reason *why)
{
	if (!adv_may_prepare(g, unit))
		return refuse(why, "A-25", "it has no Maxim to set up and no canister to change");
	return true;
}

static bool may_creep(const struct game *g, int unit, struct reason *why)
{
	if (!adv_rules_of(g)->mode[MODE_CONCEALED].camouflaged)
		return refuse(why, "A-13", "%s knows no concealed moves", g->setup->book->title);
	return adv_camouflaged(g, unit)
		|| refuse(why, "X-2", "a concealed move is for troops in full camouflage");
}

static bool may_fly(const struct game *g, int unit, struct reason *why)
{
	const int f = adv_flyer(g, unit);

	if (f < 0)
		return refuse(why, "S-A-15", "only a hero of Ancient Training flies");
	if (adv_figure_of(g, f)->flights >= adv_rules_of(g)->flights)
		return refuse(why, "S-A-15", "all %d flights of the game are used",
			adv_rules_of(g)->flights);
	return true;
}

static bool may_aid(const struct game *g, int unit, struct reason *why)
{
	bool wounded = false;

	FOR_MEMBERS(w, g, unit) {
		if (g->figures[w].life != LIFE_WOUNDED || !game_on_table(g, w))
			continue;
		wounded = true;
		FOR_MEMBERS(f, g, unit)
			if (adv_active(g, f) && table_adjacent(g->table, g->figures[f].cell,
					g->figures[w].cell))
				return true;
	}
	return refuse(why, "A-30", wounded ? "nobody able stands next to its wounded"
		: "nobody of it lies wounded");
}

static bool may_charge_at_all(const struct game *g, int unit, struct reason *why)
{
	const int turns = adv_unit_of(g, unit)->reorganise;

	return turns == 0 || refuse(why, "A-13",
		"it reorganises for %d stationary turn%s before it charges again", turns,
		turns == 1 ? "" : "s");
}

static bool may_march(const struct game *g, int unit, struct reason *why)
{
	return adv_may_march(g, unit)
		|| refuse(why, "S-A-21", "troops of its kind do not march");
}

static bool may_go_by_vehicle(const struct game *g, int unit, struct reason *why)
{
	(void)unit;
	return adv_rules_of(g)->vehicles.given
		|| refuse(why, "A-13", "there are no vehicles in this book");
}

static bool always_may(const struct game *g, int unit, struct reason *why)
{
	(void)g, (void)unit, (void)why;
	return true;
}

/* What people are ordered; the other modes are vehicles' or forced on them. */
static bool (*const may[MODES])(const struct game *g, int unit, struct reason *why) = {
	[MODE_STATIONARY] = always_may, [MODE_CONCEALED] = may_creep, [MODE_COMBAT] = always_may,
	[MODE_PATROL] = always_may, [MODE_MARCH] = may_march, [MODE_RUN] = always_may,
	[MODE_CHARGE] = may_charge_at_all, [MODE_FLY] = may_fly, [MODE_AID] = may_aid,
	[MODE_PREPARE] = may_prepare, [MODE_PICKUP] = always_may, [MODE_LEAVE] = always_may,
	[MODE_SWIM] = always_may, [MODE_DIVE] = always_may, [MODE_BOARD] = may_go_by_vehicle,
	[MODE_ALIGHT] = may_go_by_vehicle, [MODE_REPAIR] = may_go_by_vehicle,
};

bool adv_may_order(const struct game *g, int unit, enum mode mode, struct reason *why)
{
	const struct adv_unit *u = adv_unit_of(g, unit);

	if (!may_act(g, unit, mode, why))
		return false;
	if (adv_vehicle(g, unit))
		return adv_may_drive(g, unit, mode, why);
	if (u->must_rest && mode_aboard[mode])
		return true;
	if (u->must_rest && !adv_rules_of(g)->mode[mode].rests)
		return refuse(why, "X-1", "after %s only stationary or combat may be ordered",
			adv_combatant(g, unit) ? "two runs" : "a run");
	if (!adv_may_swim(g, unit, mode, why))
		return false;
	if (mode_driven[mode])
		return refuse(why, "A-13", "only a vehicle can %s", adv_mode_name(mode));
	return may[mode] != NULL ? may[mode](g, unit, why)
		: refuse(why, "A-13", "%s is never ordered", adv_mode_name(mode));
}

/* ---- charges ---- */

/* R:287: the armed are charged by the armed. */
static bool dares(const struct game *g, int unit, int target, struct reason *why)
{
	if (!adv_properly_armed(g, target) || adv_charges_armed(g, unit))
		return true;
	if (!adv_combatant(g, unit))
		return refuse(why, "A-13", "non-combatants do not charge the properly armed");
	return adv_properly_armed(g, unit) || refuse(why, "A-13",
		"with improvised weapons one does not charge the properly armed");
}

static bool swims_to_be_charged(const struct game *g, int target)
{
	FOR_MEMBERS(f, g, target)
		if (adv_charged_at(g, f) && adv_swims(g, f))
			return true;
	return false;
}

static bool may_charge_by(const struct game *g, int unit, int target, enum mode mode,
	struct reason *why)
{
	if (!game_enemies(g, unit, target))
		return refuse(why, "A-13", "%s are no enemies", game_unit_name(g, target));
	if ((!adv_unit_alive(g, target) && !adv_only_wounded(g, target))
		|| !adv_spotted(g, target, g->units[unit].side))
		return refuse(why, "A-13", "a charge needs a target that is seen");
	if (adv_unit_swims(g, unit) && !swims_to_be_charged(g, target))
		return refuse(why, "S-A-79", "swimmers charge swimmers only");
	if (adv_vehicle(g, target))
		return refuse(why, "X-60", "nobody charges a vehicle");
	return dares(g, unit, target, why) && adv_reaches(g, unit, target, mode, why);
}

bool adv_may_charge(const struct game *g, int unit, int target, struct reason *why)
{
	return may_charge_by(g, unit, target, MODE_CHARGE, why);
}

/* S-A-15: a flight as a charge meets all that forbids charging. */
static bool may_fly_at(const struct game *g, int unit, int target, struct reason *why)
{
	return may_charge_at_all(g, unit, why) && may_charge_by(g, unit, target, MODE_FLY, why);
}

/* ---- one order ---- */

/* S-A-45: on no head, and next to no enemy, as far as one knows. */
static bool may_land(const struct game *g, int unit, cell_t goal, struct reason *why)
{
	uint8_t marks[MARK_CELLS];
	const int other = g->occupant[goal];

	marks_build(&adv_movement, g, unit, false, marks);
	if (other >= 0 && marks_known(g, g->units[unit].side, other)
		&& other != adv_flyer(g, unit))
		return refuse(why, "S-A-45", "somebody stands there");
	if ((marks[goal] & MARK_NEAR_ENEMY) != 0)
		return refuse(why, "S-A-45",
		"landing next to an enemy is a charge: `order %s fly UNIT`",
			g->setup->units[unit].id);
	return true;
}

/* C-3: what is near enough is kept off by what lies between. */
static bool too_far(const struct game *g, int figure, enum mode mode, cell_t goal,
	struct reason *why)
{
	const int32_t allowance = adv_allowance(g, figure, mode);
	const int32_t off = table_distance(g->table, g->figures[figure].cell, goal);
	char far[40] = ", and no way there is as short";

	if (off > allowance)
		snprintf(far, sizeof far, ", and that is %d\" off", (int)((off + 9) / 10));
	return refuse(why, "C-3", "out of reach: %s takes it %d\" %s%s", adv_mode_name(mode),
		(int)(allowance / 10), adv_gait(g, figure, mode) == GAIT_SWIM ? "in open water"
		: "over open ground", far);
}

static bool check_goal(const struct game *g, int unit, enum mode mode, cell_t goal,
	struct reason *why)
{
	const int f = mode == MODE_FLY ? adv_flyer(g, unit) : adv_guide(g, unit);

	if (ground_pace(table_ground(g->table, goal), adv_gait(g, f, mode)) == 0)
		return refuse(why, "C-4", "nobody stands on %s",
			table_ground(g->table, goal)->name);
	if (mode == MODE_FLY && !may_land(g, unit, goal, why))
		return false;
	if (mode == MODE_LEAVE && !path_leads_off(g, goal, why))
		return false;
	if (adv_comes_up_under(g, unit, mode, goal) >= 0)
		return refuse(why, "Y-9", "nobody comes up under %s: `order %s dive`, or go round",
			game_unit_name(g, adv_comes_up_under(g, unit, mode, goal)),
			g->setup->units[unit].id);
	if (adv_as_far(g, unit, mode, goal) == CELL_NONE)
		return too_far(g, f, mode, goal, why);
	return true;
}

static bool check_mode_arguments(const struct game *g, const struct choice *c,
	enum mode mode, struct reason *why)
{
	const int unit = c->argument[0].value;
	const struct argument none = { ARGUMENT_NONE, 0 };
	const struct argument at = c->n > 2 ? c->argument[2] : none;

	if (adv_vehicle(g, unit))
		return adv_check_drive(g, unit, mode, at, why);
	if (mode_aboard[mode])
		return adv_check_aboard_order(g, unit, mode, at, why);
	if (adv_unit_of(g, unit)->retreating)
		return at.kind == ARGUMENT_NONE
			|| refuse(why, "S-A-97",
			"a retreat picks its own way: give the rate alone");
	if (mode == MODE_FLY && at.kind == ARGUMENT_UNIT)
		return may_fly_at(g, unit, at.value, why);
	if (mode == MODE_CHARGE)
		return at.kind == ARGUMENT_UNIT
			? adv_may_charge(g, unit, at.value, why)
			: refuse(why, "", "whom? expected `order %s charge UNIT`",
				g->setup->units[unit].id);
	if (mode == MODE_PICKUP)
		return adv_may_pick_up(g, unit, at, why);
	if (at.kind == ARGUMENT_NONE && (mode == MODE_COMBAT || mode == MODE_CONCEALED
			|| mode == MODE_SWIM || mode == MODE_DIVE))
		return true;
	if (mode_moves[mode] || mode == MODE_FLY)
		return at.kind == ARGUMENT_CELL
			? check_goal(g, unit, mode, at.value, why)
			: refuse(why, "", "where to? expected `order %s %s COLUMN,ROW`",
				g->setup->units[unit].id, adv_mode_name(mode));
	return at.kind == ARGUMENT_NONE
		|| refuse(why, "", "`%s` takes no place or target", adv_mode_name(mode));
}

static bool check_own_unit(const struct game *g, const struct choice *c, int unit,
	struct reason *why)
{
	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, g->units[unit].uncommanded ? "C-14" : "A-13",
			g->units[unit].uncommanded ? "%s mind themselves"
			: "%s are not yours to order",
			game_unit_name(g, unit));
	if (!adv_unit_alive(g, unit))
		return refuse(why, "A-13", "%s have nobody left who could obey",
			game_unit_name(g, unit));
	return true;
}

static bool figure_reaches(const struct game *g, int figure, enum mode mode, cell_t cell,
	struct reason *why)
{
	uint8_t marks[MARK_CELLS];
	const struct reach_rule rule = { .marks = marks, .closed = MARK_ENEMY | MARK_NEAR_ENEMY,
		.gait = adv_gait(g, figure, mode) };
	const int32_t allowance = adv_allowance(g, figure, mode);

	adv_closed(g, g->figures[figure].unit, mode, false, marks);
	reach_flood(g->reach, g->table, &rule, g->figures[figure].cell, allowance * REACH_TWELFTHS);
	return reach_cost(g->reach, cell) != REACH_FAR
		|| refuse(why, "C-3", "out of its reach: %s takes it %d\" over open ground",
			adv_mode_name(mode), (int)(allowance / 10));
}

static bool check_place(const struct game *g, const struct choice *c, struct reason *why)
{
	const int f = c->argument[0].value;
	const int unit = g->figures[f].unit;
	const struct adv_unit *u = adv_unit_of(g, unit);

	if (!check_own_unit(g, c, unit, why))
		return false;
	if (!mode_moves[u->mode])
		return refuse(why, "C-7", "order the unit somewhere first, then place its figures");
	if (!adv_can_move(g, f))
		return refuse(why, "C-7", "that figure cannot move");
	if (ground_pace(table_ground(g->table, c->argument[1].value),
			adv_gait(g, f, (enum mode)u->mode)) == 0)
		return refuse(why, "C-4", "nobody stands on %s",
			table_ground(g->table, c->argument[1].value)->name);
	return figure_reaches(g, f, (enum mode)u->mode, c->argument[1].value, why);
}

bool adv_may_rally(const struct game *g, int unit, struct reason *why)
{
	const struct adv_unit *u = adv_unit_of(g, unit);

	if (!u->routing && !u->pursuing)
		return refuse(why, "A-22", "it is neither routing nor pursuing");
	if (u->pursuing && u->mode == MODE_CHARGE)
		return refuse(why, "Y-4", "it charges in place of its pursuit");
	if (u->rally_tried)
		return refuse(why, "S-A-105", "one attempt a turn");
	if (adv_rallier(g, unit) < 0)
		return refuse(why, "S-A-105", "no hero or leader is with it to rally it");
	return true;
}

static bool check_rally(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;

	return check_own_unit(g, c, unit, why) && adv_may_rally(g, unit, why);
}

static bool check_offer(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;

	if (!check_own_unit(g, c, unit, why))
		return false;
	if (adv_vehicle(g, unit) || adv_unit_ride(g, unit) >= 0)
		return refuse(why, "X-60", "nobody surrenders with a vehicle: get out first");
	if (contact_nearest_enemy(g, unit) < 0)
		return refuse(why, "A-33", "there is no enemy in sight to surrender to");
	if (adv_taker(g, unit) < 0)
		return refuse(why, "S-A-122", "no enemy in sight could come and take it: "
			"one who can move, within his charge");
	return true;
}

bool adv_check_order(const struct game *g, const struct choice *c, struct reason *why)
{
	const enum mode mode = (enum mode)c->argument[1].value;

	switch ((enum adv_verb)c->verb) {
	case VERB_PLACE:
		return check_place(g, c, why);
	case VERB_RALLY:
		return check_rally(g, c, why);
	case VERB_OFFER:
		return check_offer(g, c, why);
	case VERB_SHOW:
		return check_own_unit(g, c, c->argument[0].value, why);
	default:
		return check_own_unit(g, c, c->argument[0].value, why)
			&& adv_may_order(g, c->argument[0].value, mode, why)
			&& check_mode_arguments(g, c, mode, why);
	}
}

/* Y-28. */
static void goes_as_far(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);
	const cell_t at = adv_as_far(g, unit, (enum mode)u->mode, u->goal);

	if (at == u->goal || at == CELL_NONE)
		return;
	u->goal = at;
	as_far_tell(g, unit, at);
}

/* An order replaces the one before, with all that hung on it. */
static void set_mode(struct game *g, const struct choice *c)
{
	const int unit = c->argument[0].value;
	struct adv_unit *u = adv_unit_of(g, unit);

	FOR_MEMBERS(f, g, unit)
		adv_figure_of(g, f)->goal = CELL_NONE;
	u->ordered = true;
	u->offers = u->rallying = false;
	u->target = u->figure = NOBODY;
	u->goal = CELL_NONE;
	if (u->retreating) {
		u->pace = (uint8_t)c->argument[1].value;
		return;
	}
	u->mode = (uint8_t)c->argument[1].value;
	if (c->n <= 2)
		return;
	switch (c->argument[2].kind) {
	case ARGUMENT_UNIT:
		u->target = (int16_t)c->argument[2].value;
		break;
	case ARGUMENT_FIGURE:
		u->figure = (int16_t)c->argument[2].value;
		break;
	default:
		u->goal = c->argument[2].value;
		if (mode_moves[u->mode] && !adv_vehicle(g, unit))
			goes_as_far(g, unit);
	}
}

void adv_apply_order(struct game *g, const struct choice *c)
{
	switch ((enum adv_verb)c->verb) {
	case VERB_PLACE:
		adv_figure_of(g, c->argument[0].value)->goal = c->argument[1].value;
		break;
	case VERB_RALLY:
		adv_unit_of(g, c->argument[0].value)->rallying = true;
		adv_unit_of(g, c->argument[0].value)->ordered = true;
		break;
	case VERB_OFFER:
		adv_unit_of(g, c->argument[0].value)->offers = true;
		adv_unit_of(g, c->argument[0].value)->ordered = true;
		break;
	case VERB_SHOW:
		adv_unit_of(g, c->argument[0].value)->shows = true;
		break;
	default:
		set_mode(g, c);
	}
}

/* ---- orders come out ---- */

/* That somebody is to dive, and where to, is for his allies to know. */
void adv_reveal_orders(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const struct adv_unit *a = adv_unit_of(g, u);

		if (adv_unit_alive(g, u) && a->mode != MODE_NONE)
			tell_order(g, u, adv_mode_name((enum mode)a->mode), a->target, a->goal,
				a->mode == MODE_DIVE);
	}
}

/* K-7: the uncommanded who halt face the nearest enemy they know of. */
void adv_halts_face(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const bool halts = g->units[u].uncommanded
			&& (adv_unit_of(g, u)->mode == MODE_STATIONARY
				|| (adv_unit_of(g, u)->mode == MODE_CONCEALED
				&& adv_unit_of(g, u)->goal == CELL_NONE));
		const int foe = halts ? contact_nearest_enemy(g, u) : NOBODY;
		const cell_t at = foe < 0 ? CELL_NONE : game_unit_cell(g, foe);

		if (at == CELL_NONE)
			continue;
		FOR_MEMBERS(f, g, u)
			if (adv_active(g, f))
				movers_face(g, f, at);
	}
}
