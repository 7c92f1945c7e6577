/* Menus: what could be chosen for a unit under a decision.
 *
 * A menu is made from tables of rows; each row asks the same checks that the
 * choice itself will meet, so what is offered is lawful and what is greyed
 * out says by which rule.
 */
#include <stdio.h>
#include <string.h>

#include "skirmish/body/items.h"
#include "skirmish/menus/menu.h"
#include "skirmish/turn/company.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/troops.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/charm.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/orders/talk.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/words/menu.h"
#include "systems/adventure/words/menu_vehicle.h"

/* ---- orders ---- */

static const struct order_row {
	enum mode mode;
	char key;
	enum option_need need;
	const char *label;
} order_rows[] = {
	{ MODE_STATIONARY, 's', NEED_NOTHING, "Stationary: stand, steady aim" },
	{ MODE_CONCEALED, 'o', NEED_CELL, "Concealed move: creep in camouflage" },
	{ MODE_COMBAT, 'c', NEED_CELL, "Combat move: slow, shoot, use cover" },
	{ MODE_PATROL, 'p', NEED_CELL, "Patrol: walk and shoot" },
	{ MODE_MARCH, 'm', NEED_CELL, "March: in column, no shooting" },
	{ MODE_RUN, 'r', NEED_CELL, "Run: fast, no shooting" },
	{ MODE_CHARGE, 'h', NEED_UNIT, "Charge an enemy unit" },
	{ MODE_FLY, 'f', NEED_CELL, "Fly: Ancient Training" },
	{ MODE_AID, 'a', NEED_CELL, "Aid: combat move with the wounded" },
	{ MODE_PREPARE, 'e', NEED_NOTHING, "Prepare: set up or reload the gun" },
	{ MODE_PICKUP, 'k', NEED_FIGURE, "Pick up a weapon that lies by it" },
	{ MODE_LEAVE, 'l', NEED_CELL, "Leave the table over its edge" },
	{ MODE_BOARD, 'b', NEED_UNIT, "Board a vehicle at the turn's end" },
	{ MODE_REPAIR, 'x', NEED_UNIT, "Repair a damaged vehicle" },
	{ MODE_SWIM, 'w', NEED_CELL, "Swim: into the water, or out of it" },
	{ MODE_DIVE, 'u', NEED_CELL, "Under water: dive, or stay down" },
};

static bool has_wounded(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (v->figures[f].life == LIFE_WOUNDED && game_on_table(v, f))
			return true;
	return false;
}

static bool has_arm_to_take(const struct game *v, int unit)
{
	int arm;

	for (int f = 0; f < v->n_figures; f++)
		if (adv_finder(v, unit, f, &arm) >= 0)
			return true;
	return false;
}

/* Deep water to swim in, as far as one turn leads. */
static bool water_near(const struct game *v, int unit)
{
	const enum mode mode = adv_may_swim(v, unit, MODE_SWIM, NULL) ? MODE_SWIM : MODE_DIVE;
	const cell_t *all;
	int n;

	if (!adv_swimming(v) || !adv_reach(v, unit, mode, v->reach))
		return false;
	all = reach_all(v->reach, &n);
	for (int i = 0; i < n; i++)
		if (ground_deep(table_ground(v->table, all[i])))
			return true;
	return false;
}

/* Whether some vehicle can be boarded, or repaired. */
static bool any_vehicle(const struct game *v, int unit, enum mode mode)
{
	for (int u = 0; u < v->n_units; u++) {
		const struct argument at = { ARGUMENT_UNIT, u };

		if (adv_vehicle(v, u) && adv_check_aboard_order(v, unit, mode, at, NULL))
			return true;
	}
	return false;
}

/* Rare orders are only shown where they could mean anything. */
static bool worth_showing(const struct game *v, int unit, enum mode mode)
{
	switch (mode) {
	case MODE_CONCEALED:
		return adv_rules_of(v)->mode[mode].camouflaged && adv_camouflaged(v, unit);
	case MODE_FLY:
		return adv_has(v, adv_guide(v, unit), TRAIT_ANCIENT_TRAINING);
	case MODE_AID:
		return has_wounded(v, unit);
	case MODE_PREPARE:
		return adv_may_prepare(v, unit);
	case MODE_PICKUP:
		return has_arm_to_take(v, unit);
	case MODE_LEAVE:
		return menu_exit_wanted(v, unit);
	case MODE_BOARD:
	case MODE_REPAIR:
		return v->course != NULL && any_vehicle(v, unit, mode);
	case MODE_SWIM:
	case MODE_DIVE:
		return water_near(v, unit);
	default:
		return true;
	}
}

static bool any_charge(const struct game *v, int unit, struct reason *why)
{
	struct reason last = { "A-13", "no enemy is seen" };

	for (int u = 0; u < v->n_units; u++) {
		if (!game_enemies(v, unit, u) || !adv_spotted(v, u, v->units[unit].side))
			continue;
		if (adv_may_charge(v, unit, u, &last))
			return true;
	}
	if (why != NULL)
		*why = last;
	return false;
}

static void retreat_menu(const struct game *v, int unit, struct menu *m)
{
	static const struct { enum mode mode; char key; const char *label; } rates[] = {
		{ MODE_COMBAT, 'c', "Retreat at combat rate" },
		{ MODE_PATROL, 'p', "Retreat at patrol rate" },
		{ MODE_RUN, 'r', "Retreat at a run" },
	};

	for (size_t i = 0; i < sizeof rates / sizeof rates[0]; i++) {
		struct option *o = menu_add(m, rates[i].key, rates[i].label, NEED_NOTHING);

		if (o != NULL)
			snprintf(o->line, sizeof o->line, "order %s %s", v->setup->units[unit].id,
				adv_mode_name(rates[i].mode));
	}
}

static void rally_option(const struct game *v, int unit, struct menu *m)
{
	const struct adv_unit *u = adv_unit_of(v, unit);
	struct option *o;

	if (!u->routing && !u->pursuing)
		return;
	o = menu_add(m, 'y', "Rally", NEED_NOTHING);
	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "rally %s", v->setup->units[unit].id);
	if (adv_rallier(v, unit) < 0)
		o->allowed = refuse(&o->why, "S-A-105", "no hero or leader is with it");
	else if (u->rally_tried)
		o->allowed = refuse(&o->why, "S-A-105", "one attempt a turn");
}

static void offer_option(const struct game *v, int unit, struct menu *m)
{
	struct option *o;

	if (adv_taker(v, unit) < 0 || adv_vehicle(v, unit) || adv_unit_ride(v, unit) >= 0)
		return;
	o = menu_add(m, 'W', "White flag: offer to surrender", NEED_NOTHING);
	if (o != NULL)
		snprintf(o->line, sizeof o->line, "offer %s", v->setup->units[unit].id);
}

/* S-A-30. */
static void show_option(const struct game *v, int unit, struct menu *m)
{
	struct option *o = v->setup->units[unit].hidden && !adv_unit_of(v, unit)->shows
		? menu_add(m, 'V', "Visible: come out of hiding", NEED_NOTHING) : NULL;

	if (o != NULL)
		snprintf(o->line, sizeof o->line, "show %s", v->setup->units[unit].id);
}

static void orders_menu(const struct game *v, int unit, struct menu *m)
{
	const struct adv_unit *u = adv_unit_of(v, unit);

	if (adv_vehicle(v, unit) || adv_unit_ride(v, unit) >= 0) {
		m->n = adv_vehicle_menu(v, unit, m->options, m->room);
		return;
	}
	if (u->retreating) {
		retreat_menu(v, unit, m);
		return;
	}
	for (size_t i = 0; !u->routing && i < sizeof order_rows / sizeof order_rows[0]; i++) {
		const struct order_row *row = &order_rows[i];
		struct option *o;

		if (!worth_showing(v, unit, row->mode)
			|| (u->pursuing && !adv_may_order(v, unit, row->mode, NULL)))
			continue;
		o = menu_add(m, row->key, row->label, row->need);
		if (o == NULL)
			return;
		snprintf(o->line, sizeof o->line, "order %s %s", v->setup->units[unit].id,
			adv_mode_name(row->mode));
		o->allowed = adv_may_order(v, unit, row->mode, &o->why)
			&& (row->mode != MODE_CHARGE || any_charge(v, unit, &o->why));
	}
	rally_option(v, unit, m);
	offer_option(v, unit, m);
	show_option(v, unit, m);
}

/* ---- the other decisions ---- */

static bool has_lobber(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		for (int i = 0, arm; (arm = adv_arm(v, f, i)) >= 0; i++)
			if (adv_bursts(&adv_rules_of(v)->weapons[arm]))
				return true;
	return false;
}

/* one figure of the unit at a time. */
static void lob_option(const struct game *v, int unit, struct menu *m)
{
	struct option *o = !has_lobber(v, unit) ? NULL
		: menu_add(m, 'g', "Grenade or shell, lobbed at a place", NEED_CELL);

	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "lob %s", v->setup->units[unit].id);
	o->allowed = adv_unit_can_lob(v, unit, &o->why);
}

static void fire_menu(const struct game *v, int unit, struct menu *m)
{
	const char *id = v->setup->units[unit].id;
	struct option *o = menu_add(m, 'f', "Fire at an enemy unit", NEED_UNIT);

	if (o != NULL) {
		snprintf(o->line, sizeof o->line, "fire %s", id);
		o->allowed = adv_unit_may_fire(v, unit, &o->why);
	}
	lob_option(v, unit, m);
	o = menu_add(m, 'h', "Hold fire", NEED_NOTHING);
	if (o != NULL)
		snprintf(o->line, sizeof o->line, "hold %s", id);
}

static void strike_menu(const struct game *v, int unit, struct menu *m)
{
	char key = '1';

	for (int u = 0; u < v->n_units && key <= '9'; u++) {
		struct option *o;

		if (!game_enemies(v, unit, u) || !contact_units(v, unit, u))
			continue;
		o = menu_add(m, key++, game_unit_name(v, u), NEED_NOTHING);
		if (o != NULL)
			snprintf(o->line, sizeof o->line, "strike %s %s", v->setup->units[unit].id,
				v->setup->units[u].id);
	}
}

/* Y-5. */
static void fallen_menu(const struct game *v, int unit, struct menu *m)
{
	static const struct { char key; const char *word, *label; } rows[] = {
		{ 't', "take", "Take the wounded prisoner" },
		{ 's', "strike", "Strike at the wounded" },
		{ 'l', "leave", "Leave them where they lie" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct option *o = menu_add(m, rows[i].key, rows[i].label, NEED_NOTHING);

		if (o == NULL)
			return;
		snprintf(o->line, sizeof o->line, "wounded %s %s", v->setup->units[unit].id,
			rows[i].word);
		o->allowed = adv_may_do_to_fallen(v, (enum fallen_will)(FALLEN_TAKE + i),
			&o->why);
	}
}

/* Whether some unit of the seat's own passes a check; else why the last does not. */
static bool any_own(const struct game *v, int who, int seat, struct reason *why,
	bool (*check)(const struct game *v, int who, int unit, struct reason *why))
{
	struct reason last = { "A-20", "there is no other unit" };

	for (int u = 0; u < v->n_units; u++)
		if (game_seat_of_unit(v, u) == seat && check(v, who, u, &last))
			return true;
	*why = last;
	return false;
}

/* To any friend, one's own or an ally's. */
static bool any_to_hand(const struct game *v, int unit, struct reason *why)
{
	struct reason last = { "A-20", "there is nobody to hand it to" };

	for (int u = 0; u < v->n_units; u++)
		if (u != unit && !game_enemies(v, unit, u)
			&& adv_company.may_hand(v, unit, u, &last))
			return true;
	*why = last;
	return false;
}

static void hand_option(const struct game *v, int unit, struct menu *m)
{
	struct option *o;

	o = items_carried(v, unit) ? menu_add(m, 'g', "Hand over what it carries", NEED_UNIT)
		: NULL;
	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "hand %s", v->setup->units[unit].id);
	o->allowed = any_to_hand(v, unit, &o->why);
}

static void join_option(const struct game *v, int seat, int unit, struct menu *m)
{
	FOR_MEMBERS(f, v, unit) {
		const struct setup_unit *home = &v->setup->units[v->setup->figures[f].unit];
		struct option *o;

		if (!adv_hero(v, f) || !adv_active(v, f))
			continue;
		o = menu_add(m, 'j', "Hero joins another unit", NEED_UNIT);
		if (o == NULL)
			return;
		snprintf(o->line, sizeof o->line, "join %s.%d", home->id, f - home->first + 1);
		o->allowed = any_own(v, f, seat, &o->why, adv_company.may_join);
		return;
	}
}

static void charm_option(const struct game *v, int unit, struct menu *m)
{
	FOR_MEMBERS(f, v, unit) {
		const struct setup_unit *home = &v->setup->units[v->setup->figures[f].unit];
		struct option *o;

		if (!adv_has(v, f, TRAIT_IRRESISTIBLE) || !adv_active(v, f))
			continue;
		o = menu_add(m, 'i', "Irresistible: ask somebody to stay", NEED_FIGURE);
		if (o == NULL)
			return;
		snprintf(o->line, sizeof o->line, "charm %s.%d", home->id, f - home->first + 1);
		if (!adv_charm_anybody(v, f))
			o->allowed = refuse(&o->why, "X-16", "nobody of the opposite gender, "
				"not yet asked, is within %d\"",
				(int)(adv_rules_of(v)->charm / 10));
		return;
	}
}

static void talk_menu(const struct game *v, int seat, int unit, struct menu *m)
{
	struct option *o = menu_add(m, 's', "Say something", NEED_TEXT);

	if (o != NULL)
		snprintf(o->line, sizeof o->line, "say");
	if (unit < 0)
		return;
	hand_option(v, unit, m);
	join_option(v, seat, unit, m);
	charm_option(v, unit, m);
}

/* Questions of yes or no: the verb and what its answers are called. */
static const struct question {
	const char *verb, *yes, *no;
	bool of_other;	/* the verb names the decision's other unit */
	bool of_figure;	/* or its figure */
} questions[ASKS] = {
	[ASK_ACCEPT] = { "accept", "Accept the surrender", "No quarter", true, false },
	[ASK_TACTICIAN] = { "tactic", "Try to move last", "Move with the others", false, true },
	[ASK_PRESS] = { "press", "Press the charge home", "Cancel the charge", false, false },
	[ASK_PURSUE] = { "pursue", "Pursue", "Let them run", false, false },
	[ASK_PLAY_ON] = { "play-on", "Play on", "End it here", false, false },
};

static void question_menu(const struct game *v, const struct decision *d, struct menu *m)
{
	const struct question *q = &questions[d->kind];
	char who[ID_MAX + 8] = "";

	if (q->of_figure)
		snprintf(who, sizeof who, " %s.%d",
			v->setup->units[v->setup->figures[d->other].unit].id,
			d->other - v->setup->units[v->setup->figures[d->other].unit].first + 1);
	else if (d->unit >= 0)
		snprintf(who, sizeof who, " %s",
			v->setup->units[q->of_other ? d->other : d->unit].id);
	for (int i = 0; i < 2; i++) {
		struct option *o = menu_add(m, i == 0 ? 'y' : 'n', i == 0 ? q->yes : q->no,
			NEED_NOTHING);

		if (o != NULL)
			snprintf(o->line, sizeof o->line, "%s%s %s", q->verb, who,
				i == 0 ? "yes" : "no");
	}
}

static void late_menu(const struct game *v, int unit, struct menu *m)
{
	struct option *o = menu_add(m, 'm', "Move, last of all", NEED_CELL);

	if (o != NULL)
		snprintf(o->line, sizeof o->line, "move %s", v->setup->units[unit].id);
}

static void cliffhanger_menu(const struct game *v, const struct decision *d, struct menu *m)
{
	const int unit = v->setup->figures[d->other].unit;
	struct option *o = menu_add(m, 't', "Tell how the hero cheated death", NEED_TEXT);

	if (o != NULL)
		snprintf(o->line, sizeof o->line, "cliffhanger %s.%d", v->setup->units[unit].id,
			d->other - v->setup->units[unit].first + 1);
}

int adv_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room)
{
	struct menu m = { options, 0, room };

	/* Nothing is asked of others than whom it is about, nor of who is not there. */
	if (unit >= 0 && (d->unit >= 0 ? unit != d->unit : !adv_unit_alive(v, unit)))
		return 0;
	switch ((enum adv_decision)d->kind) {
	case ASK_ORDERS:
		orders_menu(v, unit, &m);
		break;
	case ASK_FIRE:
		fire_menu(v, unit, &m);
		break;
	case ASK_STRIKE:
		strike_menu(v, d->unit, &m);
		break;
	case ASK_FALLEN:
		fallen_menu(v, d->unit, &m);
		break;
	case ASK_LATE:
		late_menu(v, d->unit, &m);
		break;
	case ASK_TALK:
		talk_menu(v, d->seat, unit, &m);
		break;
	case ASK_CLIFFHANGER:
		cliffhanger_menu(v, d, &m);
		break;
	default:
		question_menu(v, d, &m);
	}
	return m.n;
}

/* Whether there is anything it may do but stand. */
static bool may_be_told(const struct game *v, int unit)
{
	if (adv_vehicle(v, unit))
		return adv_may_order(v, unit, MODE_DRIVE, NULL)
			|| adv_may_order(v, unit, MODE_LAND, NULL);
	if (adv_unit_ride(v, unit) >= 0)
		return adv_check_aboard_order(v, unit, MODE_ALIGHT,
			(struct argument){ ARGUMENT_NONE, 0 }, NULL);
	return adv_may_order(v, unit, MODE_COMBAT, NULL) || adv_may_order(v, unit, MODE_SWIM, NULL)
		|| adv_may_order(v, unit, MODE_DIVE, NULL);
}

bool adv_wants(const struct game *v, const struct decision *d, int unit)
{
	const struct adv_unit *u = adv_unit_of(v, unit);

	if (d->unit >= 0)
		return unit == d->unit;
	if (game_seat_of_unit(v, unit) != d->seat || !adv_unit_alive(v, unit))
		return false;
	switch ((enum adv_decision)d->kind) {
	case ASK_ORDERS:
		return !u->ordered && (u->routing || u->pursuing
			? adv_rallier(v, unit) >= 0 || adv_may_order(v, unit, MODE_CHARGE, NULL)
			: may_be_told(v, unit));
	case ASK_FIRE:
		if (!adv_unit_asks_to_fire(v, unit))
			return false;
		FOR_MEMBERS(f, v, unit)
			if (adv_figure_of(v, f)->aim >= 0 || adv_figure_of(v, f)->held
				|| adv_figure_of(v, f)->lob != CELL_NONE)
				return false;
		return true;
	default:
		return false;
	}
}
