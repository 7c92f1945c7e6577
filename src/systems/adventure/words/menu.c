/* Menus: what could be chosen for a unit under a decision.
 *
 * A menu is made from tables of rows; each row asks the same checks that the
 * choice itself will meet, so what is offered is lawful and what is greyed
 * out says by which rule.
 */
#include <stdio.h>

#include "skirmish/body/standing.h"
#include "skirmish/menus/menu.h"
#include "skirmish/menus/sheet.h"
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
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/words/words.h"

/* ---- orders ---- */

static const struct menu_word order_rows[] = {
	{ MODE_STATIONARY, ACT_OF_HOLDING, NEED_NOTHING, "Stationary", "stand, steady aim" },
	{ MODE_CONCEALED, ACT_OF_HIDING, NEED_CELL, "Concealed move", "creep in camouflage" },
	{ MODE_COMBAT, ACT_OF_COMBAT, NEED_CELL, "Combat move", "slow, shoot, use cover" },
	{ MODE_PATROL, ACT_OF_PATROL, NEED_CELL, "Patrol", "walk and shoot" },
	{ MODE_MARCH, ACT_OF_MOVING, NEED_CELL, "March", "in column, no shooting" },
	{ MODE_RUN, ACT_OF_RUNNING, NEED_CELL, "Run", "fast, no shooting" },
	{ MODE_CHARGE, ACT_OF_CHARGING, NEED_UNIT, "Charge an enemy unit", NULL },
	{ MODE_FLY, ACT_OF_FLYING, NEED_CELL, "Fly", "Ancient Training" },
	{ MODE_AID, ACT_OF_AID, NEED_CELL, "Aid", "combat move with the wounded" },
	{ MODE_PREPARE, ACT_OF_LOADING, NEED_NOTHING, "Prepare", "set up or reload the gun" },
	{ MODE_PICKUP, ACT_OF_TAKING, NEED_FIGURE, "Pick up a weapon that lies by it", NULL },
	{ MODE_LEAVE, ACT_OF_LEAVING, NEED_CELL, "Leave the table over its edge", NULL },
	{ MODE_BOARD, ACT_OF_BOARDING, NEED_UNIT, "Board a vehicle at the turn's end", NULL },
	{ MODE_REPAIR, ACT_OF_REPAIR, NEED_UNIT, "Repair a damaged vehicle", NULL },
	{ MODE_SWIM, ACT_OF_SWIMMING, NEED_CELL, "Swim", "into the water, or out of it" },
	{ MODE_DIVE, ACT_OF_DIVING, NEED_CELL, "Under water", "dive, or stay down" },
	{ .label = NULL }
}, retreat_rows[] = {
	{ MODE_COMBAT, ACT_OF_COMBAT, NEED_NOTHING, "Retreat at combat rate", NULL },
	{ MODE_PATROL, ACT_OF_PATROL, NEED_NOTHING, "Retreat at patrol rate", NULL },
	{ MODE_RUN, ACT_OF_RUNNING, NEED_NOTHING, "Retreat at a run", NULL },
	{ .label = NULL }
};

static bool lies_wounded(const struct game *v, int figure)
{
	return v->figures[figure].life == LIFE_WOUNDED && game_on_table(v, figure);
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

/* Rare orders are only shown where they could mean anything; of who pursues those alone that he
 * may be given. */
static bool worth_showing(const struct game *v, int unit, int mode)
{
	if (adv_unit_of(v, unit)->pursuing && !adv_may_order(v, unit, (enum mode)mode, NULL))
		return false;
	switch (mode) {
	case MODE_CONCEALED:
		return adv_rules_of(v)->mode[mode].camouflaged && adv_camouflaged(v, unit);
	case MODE_FLY:
		return adv_has(v, adv_guide(v, unit), TRAIT_ANCIENT_TRAINING);
	case MODE_AID:
		return standing_first(v, unit, lies_wounded) >= 0;
	case MODE_PREPARE:
		return adv_may_prepare(v, unit);
	case MODE_PICKUP:
		return has_arm_to_take(v, unit);
	case MODE_LEAVE:
		return menu_exit_wanted(v, unit);
	case MODE_BOARD:
	case MODE_REPAIR:
		return v->course != NULL && any_vehicle(v, unit, (enum mode)mode);
	case MODE_SWIM:
	case MODE_DIVE:
		return water_near(v, unit);
	default:
		return true;
	}
}

static bool may_charge(const struct menu *m, int unit, struct reason *why)
{
	return game_enemies(m->v, m->unit, unit)
		&& adv_spotted(m->v, unit, m->v->units[m->unit].side)
		&& adv_may_charge(m->v, m->unit, unit, why);
}

static void open_order(const struct menu *m, struct option *o, int mode)
{
	o->allowed = adv_may_order(m->v, m->unit, (enum mode)mode, &o->why);
	if (o->allowed && mode == MODE_CHARGE)
		menu_need_unit(m, o, (struct reason){ "A-13", "no enemy is seen" }, may_charge);
}

static const struct menu_words orders = { VERB_ORDER, order_rows, worth_showing, open_order };
static const struct menu_words retreats = { VERB_ORDER, retreat_rows, NULL, NULL };

static void rally_row(struct menu *m)
{
	const struct adv_unit *u = adv_unit_of(m->v, m->unit);
	struct option *o;

	if (!u->routing && !u->pursuing)
		return;
	o = menu_unit_row(m, ACT_OF_RALLYING, "Rally", NEED_NOTHING, VERB_RALLY);
	if (adv_rallier(m->v, m->unit) < 0)
		o->allowed = refuse(&o->why, "S-A-105", "no hero or leader is with it");
	else if (u->rally_tried)
		o->allowed = refuse(&o->why, "S-A-105", "one attempt a turn");
}

static void orders_menu(struct menu *m)
{
	const struct adv_unit *u = adv_unit_of(m->v, m->unit);

	if (adv_vehicle(m->v, m->unit) || adv_unit_ride(m->v, m->unit) >= 0) {
		adv_vehicle_menu(m);
		return;
	}
	if (u->retreating) {
		menu_word_rows(m, &retreats);
		return;
	}
	if (!u->routing)
		menu_word_rows(m, &orders);
	rally_row(m);
	if (adv_taker(m->v, m->unit) >= 0)
		menu_unit_row(m, ACT_OF_SURRENDER, "White flag", NEED_NOTHING, VERB_OFFER)->means =
			"offer to surrender";
	if (m->v->setup->units[m->unit].hidden && !u->shows)	/* S-A-30 */
		menu_unit_row(m, ACT_OF_SHOWING, "Visible", NEED_NOTHING, VERB_SHOW)->means =
			"come out of hiding";
}

/* ---- the other decisions ---- */

static bool bursts(const struct game *v, int arm)
{
	return adv_bursts(&adv_rules_of(v)->weapons[arm]);
}

static bool is_lobber(const struct game *v, int figure)
{
	return sheet_armed(v, figure, bursts);
}

/* one figure of the unit at a time lobs. */
static void fire_menu(struct menu *m)
{
	struct option *o = menu_unit_row(m, ACT_OF_FIRING, "Fire at an enemy unit", NEED_UNIT,
		VERB_FIRE);

	o->allowed = adv_unit_may_fire(m->v, m->unit, &o->why);
	if (standing_first(m->v, m->unit, is_lobber) >= 0) {
		o = menu_unit_row(m, ACT_OF_LOBBING, "Grenade or shell, lobbed at a place",
			NEED_CELL, VERB_LOB);
		o->allowed = adv_unit_can_lob(m->v, m->unit, &o->why);
	}
	menu_unit_row(m, ACT_OF_HOLDING, "Hold fire", NEED_NOTHING, VERB_HOLD);
}

static void strike_menu(struct menu *m)
{
	for (int u = 0; u < m->v->n_units && m->key <= '9'; u++) {
		const struct choice c = menu_choice_at(m, VERB_STRIKE, ARGUMENT_UNIT, u);

		if (game_enemies(m->v, m->unit, u) && contact_units(m->v, m->unit, u))
			menu_next_row(m, ACT_OF_STRIKING, game_unit_name(m->v, u), NEED_NOTHING,
				&c);
	}
}

/* Y-5. */
static void open_fallen(const struct menu *m, struct option *o, int what)
{
	o->allowed = adv_may_do_to_fallen(m->v, (enum fallen_will)(FALLEN_TAKE + what), &o->why);
}

static void fallen_menu(struct menu *m)
{
	static const struct menu_word rows[] = {
		{ 0, ACT_OF_TAKING, NEED_NOTHING, "Take the wounded prisoner", NULL },
		{ 1, ACT_OF_STRIKING, NEED_NOTHING, "Strike at the wounded", NULL },
		{ 2, ACT_OF_HOLDING, NEED_NOTHING, "Leave them where they lie", NULL },
		{ .label = NULL }
	};

	menu_word_rows(m, &(struct menu_words){ VERB_WOUNDED, rows, NULL, open_fallen });
}

static bool hero_acts(const struct game *v, int figure)
{
	return adv_hero(v, figure) && adv_active(v, figure);
}

static bool is_charmer(const struct game *v, int figure)
{
	return adv_has(v, figure, TRAIT_IRRESISTIBLE) && adv_active(v, figure);
}

static void charm_row(struct menu *m)
{
	const int f = standing_first(m->v, m->unit, is_charmer);
	const struct choice c = menu_choice(m, VERB_CHARM, menu_of(ARGUMENT_FIGURE, f),
		menu_of(ARGUMENT_NONE, 0));
	struct option *o;

	if (f < 0)
		return;
	o = menu_row(m, ACT_OF_CHARM, "Irresistible", NEED_FIGURE, &c);
	o->means = "ask somebody to stay";
	if (!adv_charm_anybody(m->v, f))
		o->allowed = refuse(&o->why, "X-16", "nobody of the opposite gender, "
			"not yet asked, is within %d\"", (int)(adv_rules_of(m->v)->charm / 10));
}

static void talk_menu(struct menu *m)
{
	const struct argument none = menu_of(ARGUMENT_NONE, 0);
	const struct choice say = menu_choice(m, VERB_SAY, none, none);

	menu_row(m, ACT_OF_TELLING, "Say something", NEED_TEXT, &say);
	if (m->unit < 0)
		return;
	menu_hand_row(m);
	menu_join_row(m);
	charm_row(m);
}

static void late_menu(struct menu *m)
{
	menu_unit_row(m, ACT_OF_MOVING, "Move, last of all", NEED_CELL, VERB_MOVE);
}

static void cliffhanger_menu(struct menu *m)
{
	const struct choice c = menu_choice(m, VERB_CLIFFHANGER,
		menu_of(ARGUMENT_FIGURE, m->d->other), menu_of(ARGUMENT_NONE, 0));
	struct option *const o = menu_row(m, ACT_OF_SPEAKING, "Say how the hero cheated death",
		NEED_TEXT, &c);

	if (m->d->other >= 0)
		game_figure_name(m->v, m->d->other, o->whom, sizeof o->whom);
}

/* ---- who is waited for ---- */

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

static bool wants_orders(const struct game *v, const struct decision *d, int unit)
{
	const struct adv_unit *u = adv_unit_of(v, unit);

	(void)d;
	return !u->ordered && (u->routing || u->pursuing
		? adv_rallier(v, unit) >= 0 || adv_may_order(v, unit, MODE_CHARGE, NULL)
		: may_be_told(v, unit));
}

static bool is_told(const struct game *v, int figure)
{
	const struct adv_figure *a = adv_figure_of(v, figure);

	return a->aim >= 0 || a->held || a->lob != CELL_NONE;
}

static bool wants_fire(const struct game *v, const struct decision *d, int unit)
{
	(void)d;
	return adv_unit_asks_to_fire(v, unit) && standing_first(v, unit, is_told) < 0;
}

/* Who gives up, how many they are, and to whom. */
static void ask_accept(const struct game *v, const struct decision *d, bool brief, char *text,
	size_t size)
{
	const struct name gives = name_within(game_unit_name(v, d->other));
	const struct name takes = name_within(game_unit_name(v, d->unit));

	snprintf(text, size, brief ? "Surrender of %s (%d fit)" : "Surrender of %s (%d fit) to "
		"%s. Accept?", gives.text, game_unit_fit(v, d->other), takes.text);
}

static const struct menu_kind kinds[ASKS] = {
	[ASK_ORDERS] = { .rows = orders_menu, .wants = wants_orders },
	[ASK_FIRE] = { .rows = fire_menu, .wants = wants_fire },
	[ASK_STRIKE] = { .rows = strike_menu, .unitless = true },
	[ASK_FALLEN] = { .rows = fallen_menu, .unitless = true },
	[ASK_LATE] = { .rows = late_menu, .unitless = true },
	[ASK_TALK] = { .rows = talk_menu, .unitless = true },
	[ASK_CLIFFHANGER] = { .rows = cliffhanger_menu, .unitless = true },
	[ASK_ACCEPT] = { .verb = VERB_ACCEPT, .of = MENU_OF_OTHER_UNIT,
		.question = ask_accept, .yes = "Accept the surrender", .no = "No quarter" },
	[ASK_TACTICIAN] = { .verb = VERB_TACTIC, .of = MENU_OF_FIGURE,
		.yes = "Try to move last", .no = "Move with the others" },
	[ASK_PRESS] = { .verb = VERB_PRESS, .yes = "Press the charge home",
		.no = "Cancel the charge" },
	[ASK_PURSUE] = { .verb = VERB_PURSUE, .yes = "Pursue", .no = "Let them run" },
	[ASK_PLAY_ON] = MENU_PLAY_ON,
};

const struct menus adv_menus = { .kinds = kinds, .previews = adv_previews,
	.hand = "Hand over what it carries", .join = "Hero joins another unit", .hand_verb = VERB_HAND, .join_verb = VERB_JOIN,
	.no_hand = { "A-20", "there is nobody to hand it to" },
	.no_join = { "A-20", "there is no other unit" }, .joins = hero_acts,
	.reach = adv_option_reach, .course = adv_option_course, .spread = adv_spread };
