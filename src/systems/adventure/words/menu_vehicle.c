/* Menus of vehicles and of those aboard: rows that ask the very checks of the choice,
 * as in menu.c.
 */
#include "skirmish/menus/menu.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/language.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/drive.h"
#include "systems/adventure/vehicles/vehicle_rules.h"
#include "systems/adventure/words/menu.h"
#include "systems/adventure/words/menu_vehicle.h"

static const struct vehicle_row {
	enum mode mode;
	char key;
	enum option_need need;
	const char *label;
} vehicle_rows[] = {
	{ MODE_STATIONARY, 's', NEED_NOTHING, "Stationary: stand" },
	{ MODE_DRIVE, 'd', NEED_CELL, "Drive" },
	{ MODE_DOUBLE, 'D', NEED_CELL, "Double speed: it may run wild" },
	{ MODE_RAM, 'r', NEED_UNIT, "Ram: run an enemy unit down" },
	{ MODE_FLY, 'f', NEED_CELL, "Fly: take off and fly" },
	{ MODE_LAND, 'n', NEED_CELL, "Land" },
	{ MODE_DIVE, 'i', NEED_NOTHING, "Dive where it lies" },
	{ MODE_SURFACE, 'u', NEED_NOTHING, "Surface where it lies" },
	{ MODE_LEAVE, 'l', NEED_CELL, "Leave the table over its edge" },
};

/* ---- a vehicle ---- */

/* Orders that its kind, or where it is, makes meaningless are not shown. */
static bool worth_showing(const struct game *v, int unit, enum mode mode)
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

static void open_row(const struct menu *m, struct option *o, enum mode mode)
{
	o->allowed = adv_may_order(m->v, m->unit, mode, &o->why)
		&& (o->need != NEED_CELL || any_cell(m->v, m->unit, mode, &o->why));
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
	struct option *o = adv_hands(m->v, m->unit) > 1
		? menu_row(m, 'w', "Put somebody at the wheel", NEED_FIGURE, &c) : NULL;

	if (o != NULL)
		o->allowed = any_wheel(m->v, m->unit, &o->why);
}

static void vehicle_menu(struct menu *m)
{
	for (size_t i = 0; i < sizeof vehicle_rows / sizeof vehicle_rows[0]; i++) {
		const struct vehicle_row *row = &vehicle_rows[i];
		struct option *o = worth_showing(m->v, m->unit, row->mode)
			? adv_order_row(m, row->key, row->label, row->need, row->mode) : NULL;

		if (o != NULL)
			open_row(m, o, row->mode);
	}
	wheel_row(m);
}

/* ---- those aboard ---- */

static bool may_repair(const struct menu *m, int unit, struct reason *why)
{
	return adv_vehicle(m->v, unit) && adv_check_aboard_order(m->v, m->unit, MODE_REPAIR,
		menu_of(ARGUMENT_UNIT, unit), why);
}

static void aboard_menu(struct menu *m)
{
	const struct argument nowhere = { ARGUMENT_NONE, 0 };
	struct option *o;

	o = adv_order_row(m, 's', "Stay aboard", NEED_NOTHING, MODE_STATIONARY);
	if (o != NULL)
		o->allowed = adv_may_order(m->v, m->unit, MODE_STATIONARY, &o->why);
	o = adv_order_row(m, 'o', "Get out at the turn's end", NEED_NOTHING, MODE_ALIGHT);
	if (o != NULL)
		o->allowed = adv_may_order(m->v, m->unit, MODE_ALIGHT, &o->why)
			&& adv_check_aboard_order(m->v, m->unit, MODE_ALIGHT, nowhere, &o->why);
	o = adv_order_row(m, 'x', "Repair a damaged vehicle", NEED_UNIT, MODE_REPAIR);
	if (o != NULL)
		o->allowed = adv_may_order(m->v, m->unit, MODE_REPAIR, &o->why);
	if (o != NULL && o->allowed)
		menu_need_unit(m, o, (struct reason){ "A-28", "there is nothing to repair" },
			may_repair);
}

void adv_vehicle_menu(struct menu *m)
{
	if (adv_vehicle(m->v, m->unit))
		vehicle_menu(m);
	else
		aboard_menu(m);
}
