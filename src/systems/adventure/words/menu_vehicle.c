/* Menus of vehicles and of those aboard: rows that ask the very checks of the choice,
 * as in menu.c.
 */
#include <stdio.h>
#include <string.h>

#include "skirmish/menus/menu.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/language.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/drive.h"
#include "systems/adventure/vehicles/vehicle_rules.h"
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

static bool any_prey(const struct game *v, int unit, struct reason *why)
{
	struct reason last = { "X-66", "no enemy is seen" };

	for (int u = 0; u < v->n_units; u++) {
		const struct argument at = { ARGUMENT_UNIT, u };

		if (game_enemies(v, unit, u) && adv_spotted(v, u, v->units[unit].side)
			&& adv_check_drive(v, unit, MODE_RAM, at, &last))
			return true;
	}
	*why = last;
	return false;
}

static bool can_be_ordered(const struct game *v, int unit, const struct vehicle_row *row,
	struct reason *why)
{
	if (!adv_may_order(v, unit, row->mode, why))
		return false;
	if (row->need == NEED_CELL)
		return any_cell(v, unit, row->mode, why);
	return row->mode != MODE_RAM || any_prey(v, unit, why);
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

static void wheel_option(const struct game *v, int unit, struct menu *m)
{
	struct option *o = adv_hands(v, unit) > 1
		? menu_add(m, 'w', "Put somebody at the wheel", NEED_FIGURE) : NULL;

	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "wheel");
	o->allowed = any_wheel(v, unit, &o->why);
}

static void vehicle_menu(const struct game *v, int unit, struct menu *m)
{
	for (size_t i = 0; i < sizeof vehicle_rows / sizeof vehicle_rows[0]; i++) {
		const struct vehicle_row *row = &vehicle_rows[i];
		struct option *o = worth_showing(v, unit, row->mode)
			? menu_add(m, row->key, row->label, row->need) : NULL;

		if (o == NULL)
			continue;
		snprintf(o->line, sizeof o->line, "order %s %s", v->setup->units[unit].id,
			adv_mode_name(row->mode));
		o->allowed = can_be_ordered(v, unit, row, &o->why);
	}
	wheel_option(v, unit, m);
}

/* ---- those aboard ---- */

static bool any_repair(const struct game *v, int unit, struct reason *why)
{
	struct reason last = { "A-28", "there is nothing to repair" };

	for (int u = 0; u < v->n_units; u++) {
		const struct argument at = { ARGUMENT_UNIT, u };

		if (adv_vehicle(v, u)
			&& adv_check_aboard_order(v, unit, MODE_REPAIR, at, &last))
			return true;
	}
	*why = last;
	return false;
}

static void aboard_menu(const struct game *v, int unit, struct menu *m)
{
	static const struct { enum mode mode; char key; enum option_need need; const char *label; }
	rows[] = {
		{ MODE_STATIONARY, 's', NEED_NOTHING, "Stay aboard" },
		{ MODE_ALIGHT, 'o', NEED_NOTHING, "Get out at the turn's end" },
		{ MODE_REPAIR, 'x', NEED_UNIT, "Repair a damaged vehicle" },
	};
	const struct argument nowhere = { ARGUMENT_NONE, 0 };

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct option *o = menu_add(m, rows[i].key, rows[i].label, rows[i].need);

		if (o == NULL)
			return;
		snprintf(o->line, sizeof o->line, "order %s %s", v->setup->units[unit].id,
			adv_mode_name(rows[i].mode));
		o->allowed = adv_may_order(v, unit, rows[i].mode, &o->why)
			&& (rows[i].mode != MODE_ALIGHT
				|| adv_check_aboard_order(v, unit, MODE_ALIGHT, nowhere, &o->why))
			&& (rows[i].mode != MODE_REPAIR || any_repair(v, unit, &o->why));
	}
}

int adv_vehicle_menu(const struct game *v, int unit, struct option *options, int room)
{
	struct menu m = { options, 0, room };

	if (adv_vehicle(v, unit))
		vehicle_menu(v, unit, &m);
	else
		aboard_menu(v, unit, &m);
	return m.n;
}
