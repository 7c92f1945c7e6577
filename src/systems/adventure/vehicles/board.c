/* Getting in and out of vehicles, taking the wheel, mending (S-A-76, X-63, X-70).
 *
 *  BO1  Getting in or out, and mending, take a whole turn beside a vehicle that
 *       stands: they are ordered in Orders and done at the turn's end.
 *  BO2  Whoever is not beside it yet walks up in Movement, at combat rate, and gets
 *       in a turn later.
 */

#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

static const struct adv_vehicle *state_of(const struct game *g, int unit)
{
	return &adv_unit_of(g, unit)->vehicle;
}

/* ---- checks ---- */

static bool knows_vehicles(const struct game *g, struct reason *why)
{
	return adv_rules_of(g)->vehicles.n_kinds > 0
		|| refuse(why, "A-13", "%s knows no vehicles", g->setup->book->title);
}

/* Whether men could stand beside it and lay hands on it at all. */
static bool at_hand(const struct game *g, int unit, int ride, struct reason *why)
{
	if (!adv_vehicle(g, ride))
		return refuse(why, "S-A-76", "%s are no vehicle", game_unit_name(g, ride));
	if (adv_vehicle(g, unit))
		return refuse(why, "X-60", "a vehicle does neither get in nor mend");
	if (!game_on_table(g, adv_hull(g, ride)) || !game_sees(g, g->units[unit].side, ride))
		return refuse(why, "S-A-76", "it is not there");
	if (adv_wreck(g, adv_hull(g, ride)))
		return refuse(why, "A-28", "it is a wreck");
	if (state_of(g, ride)->flying || state_of(g, ride)->submerged)
		return refuse(why, state_of(g, ride)->flying ? "X-68" : "X-69",
			"it is out of everybody's reach");
	return true;
}

bool adv_beside(const struct game *g, int figure, int hull)
{
	return game_touching(g, figure, hull) || game_above(g, figure) == hull;
}

static bool may_enter(const struct game *g, int unit, int ride, struct reason *why)
{
	const int hull = adv_hull(g, ride);

	if (g->figures[hull].load > 0 && game_enemies(g, unit, ride))
		return refuse(why, "X-60", "the enemy is in it: shoot them out first");
	return game_free_seats(g, hull) > 0
		|| refuse(why, "S-A-76", "all its %d seats are taken",
			g->setup->figures[hull].seats);
}

/* Someone of a unit is beside it, or can walk up at combat rate, or swim up. */
static bool near_enough(const struct game *g, int unit, int ride)
{
	FOR_MEMBERS(f, g, unit)
		if (adv_active(g, f) && game_distance(g, f, adv_hull(g, ride))
				<= adv_allowance(g, f, MODE_BOARD) + g->table->cell_length)
			return true;
	return false;
}

static bool check_board(const struct game *g, int unit, int ride, struct reason *why)
{
	return at_hand(g, unit, ride, why) && may_enter(g, unit, ride, why)
		&& (near_enough(g, unit, ride) || refuse(why, "S-A-76",
		"too far: to get in, be beside it, or near enough for a combat move to it"));
}

/* Afloat nobody can stand beside it: those aboard mend it. */
static bool afloat(const struct game *g, int ride)
{
	const cell_t at = g->figures[adv_hull(g, ride)].cell;

	return adv_rules_of(g)->vehicles.surface[g->table->kind[at]] >= SURFACE_SHALLOW;
}

static int menders(const struct game *g, int unit, int ride)
{
	const int hull = adv_hull(g, ride);
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		n += (adv_active(g, f) && adv_beside(g, f, hull))
			|| (g->figures[f].aboard == hull && g->figures[f].life == LIFE_FIT
				&& !adv_suppressed(g, f) && afloat(g, ride));
	return n;
}

static bool check_repair(const struct game *g, int unit, int ride, struct reason *why)
{
	const int wanted = adv_rules_of(g)->vehicles.menders;

	if (!at_hand(g, unit, ride, why))
		return false;
	if (game_enemies(g, unit, ride) && g->figures[adv_hull(g, ride)].load > 0)
		return refuse(why, "X-60", "the enemy is in it");
	if (!state_of(g, ride)->damaged)
		return refuse(why, "A-28", "it is not damaged");
	return menders(g, unit, ride) >= wanted
		|| refuse(why, "A-28", "it takes %d of the unit beside it%s", wanted,
			afloat(g, ride) ? " or aboard" : "");
}

/* Where those who get out may stand: what can be walked on, else swum in. */
static bool may_stand(const struct game *g, cell_t cell, bool swims)
{
	const struct ground *ground = table_ground(g->table, cell);

	return ground->pace > 0 || (swims && ground_pace(ground, GAIT_SWIM) > 0);
}

/* The free place beside a vehicle nearest to a cell, or the first of all (astern);
 * dry ones before water.  CELL_NONE: there is none. */
static cell_t place_beside(const struct game *g, int hull, cell_t near)
{
	cell_t cells[BODY_CELLS_MAX * GRID_AROUND_MAX];
	const int n = game_free_beside(g, hull, cells, BODY_CELLS_MAX * GRID_AROUND_MAX);

	for (int swims = 0; swims < 2; swims++) {
		cell_t best = CELL_NONE;

		for (int i = 0; i < n; i++)
			if (may_stand(g, cells[i], swims) && (best == CELL_NONE
					|| (near != CELL_NONE
					&& grid_half_steps(&g->table->grid, cells[i], near)
					< grid_half_steps(&g->table->grid, best, near))))
				best = cells[i];
		if (best != CELL_NONE)
			return best;
	}
	return CELL_NONE;
}

static bool check_alight(const struct game *g, int unit, struct argument at, struct reason *why)
{
	int ride = NOBODY;

	FOR_MEMBERS(f, g, unit)
		if (ride < 0)
			ride = adv_ride(g, f);
	if (ride < 0)
		return refuse(why, "S-A-76", "nobody of it is aboard of anything");
	if (state_of(g, ride)->flying)
		return refuse(why, "X-68", "not in the air");
	if (state_of(g, ride)->submerged)
		return refuse(why, "X-69", "not under water");
	if (at.kind != ARGUMENT_NONE && at.kind != ARGUMENT_CELL)
		return refuse(why, "", "expected `order %s alight`, or a place to get out at",
			g->setup->units[unit].id);
	return place_beside(g, adv_hull(g, ride), CELL_NONE) != CELL_NONE
		|| refuse(why, "S-A-76", "there is no place beside it to get out to");
}

bool adv_check_aboard_order(const struct game *g, int unit, enum mode mode,
	struct argument at, struct reason *why)
{
	if (!knows_vehicles(g, why))
		return false;
	if (mode == MODE_ALIGHT)
		return check_alight(g, unit, at, why);
	if (at.kind != ARGUMENT_UNIT)
		return refuse(why, "", "which vehicle? expected `order %s %s UNIT`",
			g->setup->units[unit].id, adv_mode_name(mode));
	return mode == MODE_BOARD ? check_board(g, unit, at.value, why)
		: check_repair(g, unit, at.value, why);
}

/* ---- the wheel ---- */

bool adv_check_wheel(const struct game *g, int figure, struct reason *why)
{
	if (!knows_vehicles(g, why))
		return false;
	if (adv_ride(g, figure) < 0)
		return refuse(why, "X-63", "he is aboard of nothing");
	if (adv_driver(g, adv_ride(g, figure)) == figure)
		return refuse(why, "X-63", "he has the wheel already");
	if (state_of(g, adv_ride(g, figure))->handed)
		return refuse(why, "X-63", "the wheel changes hands once a turn");
	return g->figures[figure].life == LIFE_FIT
		|| refuse(why, "X-63", "only the fit take the wheel");
}

void adv_apply_wheel(struct game *g, int figure)
{
	struct adv_vehicle *v = &adv_unit_of(g, adv_ride(g, figure))->vehicle;

	v->wheel = (int16_t)figure;
	v->handed = true;
}

/* ---- the turn's end ---- */

static int captives_of(const struct game *g, int figure)
{
	int n = 0;

	for (int f = 0; f < g->n_figures; f++)
		n += g->figures[f].captor == figure;
	return n;
}

/* an empty vehicle is whose hands are on it. */
static void take_over(struct game *g, int unit, int ride)
{
	if (g->figures[adv_hull(g, ride)].load == 0)
		game_command(g, ride, g->units[unit].side, !g->units[unit].uncommanded);
}

/* S-A-76: a hard hat is hauled up by its line, everybody else comes up first. */
static bool too_deep(const struct game *g, int figure)
{
	return adv_figure_of(g, figure)->submerged && adv_gear(g, figure) != GEAR_HARD_HAT;
}

static void get_in(struct game *g, int unit, int ride)
{
	const int hull = adv_hull(g, ride);
	bool room = true;

	if (!at_hand(g, unit, ride, NULL) || !may_enter(g, unit, ride, NULL))
		return;
	if (adv_unit_of(g, ride)->moved) {
		game_note(g, unit, NOBODY, "cannot get in: %s did not stand still",
			game_unit_name(g, ride));
		return;
	}
	FOR_MEMBERS(f, g, unit) {
		if (!adv_active(g, f) || contact_figure(g, f) || adv_figure_of(g, f)->spent > 0
			|| too_deep(g, f) || !adv_beside(g, f, hull))
			continue;
		if (game_free_seats(g, hull) <= captives_of(g, f)) {
			room = false;
			continue;
		}
		take_over(g, unit, ride);
		game_board(g, f, hull);
		adv_figure_of(g, f)->submerged = false;
	}
	if (!room)
		game_note(g, unit, NOBODY, "do not all find a seat");
}

static void get_out(struct game *g, int unit, cell_t near)
{
	const int carrier = adv_unit_ride(g, unit);

	if (carrier >= 0 && adv_unit_of(g, carrier)->moved)
		game_note(g, unit, NOBODY, "cannot get out: %s did not stand still",
			game_unit_name(g, carrier));
	FOR_MEMBERS(f, g, unit) {
		const int ride = adv_ride(g, f);
		cell_t cell;

		if (ride < 0 || adv_unit_of(g, ride)->moved
			|| state_of(g, ride)->flying || state_of(g, ride)->submerged)
			continue;
		cell = place_beside(g, adv_hull(g, ride), near);
		if (cell != CELL_NONE)
			game_alight(g, f, cell);
	}
}

void adv_put_out(struct game *g, int vehicle)
{
	for (int f = game_next_aboard(g, vehicle, 0); f >= 0;
		f = game_next_aboard(g, vehicle, f + 1)) {
		const cell_t cell = place_beside(g, vehicle, CELL_NONE);

		if (cell == CELL_NONE)
			return;
		game_alight(g, f, cell);
	}
}

/* a D10 of at most field craft. */
bool adv_repair_roll(struct game *g, int unit, int ride)
{
	struct roller r;

	roller_open(&r, "A-28", "field craft: repair", unit, NOBODY, adv_field_craft(g, unit));
	roller_other(&r, ride);
	adv_note_craft(g, unit, &r);
	return roller_test(&r, g, adv_rules_of(g)->die, "runs again", "still dead");
}

void adv_repaired(struct game *g, int ride)
{
	adv_unit_of(g, ride)->vehicle.damaged = false;
	game_note(g, ride, NOBODY, "is repaired");
}

/* after so many full turns beside it. */
static void mend(struct game *g, int unit, int ride)
{
	struct adv_vehicle *v = &adv_unit_of(g, ride)->vehicle;

	v->mended = true;
	if (++v->mending < adv_rules_of(g)->vehicles.mending_turns)
		return;
	v->mending = 0;
	game_ask_ruling(g, RULE_REPAIR, unit, ride);
}

static void mend_all(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		adv_unit_of(g, u)->vehicle.mended = false;
	for (int u = 0; u < g->n_units; u++) {
		const struct adv_unit *a = adv_unit_of(g, u);

		if (a->mode == MODE_REPAIR && a->target >= 0
			&& !adv_unit_of(g, a->target)->vehicle.mended
			&& check_repair(g, u, a->target, NULL))
			mend(g, u, a->target);
	}
	for (int u = 0; u < g->n_units; u++)	/* an interrupted repair begins anew */
		if (!adv_unit_of(g, u)->vehicle.mended)
			adv_unit_of(g, u)->vehicle.mending = 0;
}

void adv_embark(struct game *g)
{
	mend_all(g);
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->mode == MODE_ALIGHT)
			get_out(g, u, adv_unit_of(g, u)->goal);
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->mode == MODE_BOARD && adv_unit_of(g, u)->target >= 0)
			get_in(g, u, adv_unit_of(g, u)->target);
}
