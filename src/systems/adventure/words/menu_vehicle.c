/* Menus of vehicles and of those aboard: rows that ask the very checks of the choice,
 * as in menu.c.
 */
#include "skirmish/menus/menu.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/drive.h"
#include "systems/adventure/vehicles/vehicle_rules.h"
#include "systems/adventure/words/words.h"

static const struct menu_word vehicle_rows[] = {
	{ MODE_STATIONARY, ACT_OF_HOLDING, NEED_NOTHING, "Stationary", "stand" },
	{ MODE_DRIVE, ACT_OF_MOVING, NEED_CELL, "Drive", NULL },
	{ MODE_DOUBLE, ACT_OF_RUNNING, NEED_CELL, "Double speed", "it may run wild" },
	{ MODE_RAM, ACT_OF_CHARGING, NEED_UNIT, "Ram", "run an enemy unit down" },
	{ MODE_FLY, ACT_OF_FLYING, NEED_CELL, "Fly", "take off and fly" },
	{ MODE_LAND, ACT_OF_LANDING, NEED_CELL, "Land", NULL },
	{ MODE_DIVE, ACT_OF_DIVING, NEED_NOTHING, "Dive where it lies", NULL },
	{ MODE_SURFACE, ACT_OF_SURFACING, NEED_NOTHING, "Surface where it lies", NULL },
	{ MODE_LEAVE, ACT_OF_LEAVING, NEED_CELL, "Leave the table over its edge", NULL },
	{ .label = NULL }
}, aboard_rows[] = {
	{ MODE_STATIONARY, ACT_OF_HOLDING, NEED_NOTHING, "Stay aboard", NULL },
	{ MODE_ALIGHT, ACT_OF_ALIGHTING, NEED_NOTHING, "Get out at the turn's end", NULL },
	{ MODE_REPAIR, ACT_OF_REPAIR, NEED_UNIT, "Repair a damaged vehicle", NULL },
	{ .label = NULL }
};

/* ---- a vehicle ---- */

/* Orders that its kind, or where it is, makes meaningless are not shown. */
static bool worth_showing(const struct game *v, int unit, int mode)
{
	const struct vehicle_kind *k = adv_kind(v, unit);
	const struct adv_vehicle *a = &adv_unit_of(v, unit)->vehicle;

	switch (mode) {
	case MODE_FLY:
		return k->rate[RATE_FLIGHT] > 0;
	case MODE_LAND:
		return a->flying;
	case MODE_STATIONARY:
	case MODE_DRIVE:
	case MODE_RAM:
		return !a->flying;
	case MODE_DIVE:
		return k->dives && !a->submerged;
	case MODE_SURFACE:
		return a->submerged;
	default:
		return true;
	}
}

static bool any_cell(const struct game *v, int unit, enum mode mode, struct reason *why)
{
	int n;
	const cell_t *all;

	adv_course_flood(v, unit, mode, NOBODY, v->course);
	all = course_all(v->course, &n);
	for (int i = 0; i < n; i++)
		if (adv_may_end(v, unit, mode, (struct pose){ all[i],
				(uint8_t)course_heading(v->course, all[i]) }, why))
			return true;
	return false;
}

static bool may_ram(const struct menu *m, int unit, struct reason *why)
{
	return game_enemies(m->v, m->unit, unit)
		&& adv_spotted(m->v, unit, m->v->units[m->unit].side)
		&& adv_check_drive(m->v, m->unit, MODE_RAM, menu_of(ARGUMENT_UNIT, unit), why);
}

static void open_vehicle(const struct menu *m, struct option *o, int mode)
{
	o->allowed = adv_may_order(m->v, m->unit, (enum mode)mode, &o->why)
		&& (o->need != NEED_CELL || any_cell(m->v, m->unit, (enum mode)mode, &o->why));
	if (o->allowed && mode == MODE_RAM)
		menu_need_unit(m, o, (struct reason){ "X-66", "no enemy is seen" }, may_ram);
}

static bool any_wheel(const struct game *v, int unit, struct reason *why)
{
	refuse(why, "X-63", "nobody aboard takes this player's orders");
	for (int f = 0; f < v->n_figures; f++)	/* the choice names no vehicle */
		if (game_seat_of_unit(v, v->figures[f].unit) == game_seat_of_unit(v, unit)
			&& adv_check_wheel(v, f, why))
			return true;
	return false;
}

static void wheel_row(struct menu *m)
{
	const struct argument none = menu_of(ARGUMENT_NONE, 0);
	const struct choice c = menu_choice(m, VERB_WHEEL, none, none);
	struct option *o;

	if (adv_hands(m->v, m->unit) <= 1)
		return;
	o = menu_row(m, ACT_OF_WHEEL, "Put somebody at the wheel", NEED_FIGURE, &c);
	o->allowed = any_wheel(m->v, m->unit, &o->why);
}

/* ---- those aboard ---- */

static bool may_repair(const struct menu *m, int unit, struct reason *why)
{
	return adv_vehicle(m->v, unit) && adv_check_aboard_order(m->v, m->unit, MODE_REPAIR,
		menu_of(ARGUMENT_UNIT, unit), why);
}

static void open_aboard(const struct menu *m, struct option *o, int mode)
{
	o->allowed = adv_may_order(m->v, m->unit, (enum mode)mode, &o->why)
		&& (mode != MODE_ALIGHT || adv_check_aboard_order(m->v, m->unit, MODE_ALIGHT,
			menu_of(ARGUMENT_NONE, 0), &o->why));
	if (o->allowed && mode == MODE_REPAIR)
		menu_need_unit(m, o, (struct reason){ "A-28", "there is nothing to repair" },
			may_repair);
}

void adv_vehicle_menu(struct menu *m)
{
	static const struct menu_words
		vehicle = { VERB_ORDER, vehicle_rows, worth_showing, open_vehicle },
		aboard = { VERB_ORDER, aboard_rows, NULL, open_aboard };

	if (adv_vehicle(m->v, m->unit)) {
		menu_word_rows(m, &vehicle);
		wheel_row(m);
	} else {
		menu_word_rows(m, &aboard);
	}
}
