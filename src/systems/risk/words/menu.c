/* Menus: what could be chosen for a unit under a decision.
 *
 * A menu is made from tables of rows; each row asks the same checks that the choice
 * itself will meet, so what is offered is lawful and what is greyed out says by which
 * rule.
 */
#include "skirmish/body/contact.h"
#include "skirmish/menus/menu.h"
#include "skirmish/menus/say.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/odds/expect.h"
#include "systems/risk/orders/orders.h"
#include "systems/risk/words/words.h"

enum { TARGETS_MAX = 9 };

/* ---- orders ---- */

static int32_t guide_rate(const struct game *v, int unit)
{
	const int guide = risk_guide(v, unit);

	return guide < 0 ? 0 : risk_rate(v, guide);
}

static void note_move(const struct game *v, int unit, struct option *o)
{
	const int32_t rate = guide_rate(v, unit);
	const int up_to = risk_command_row(v, unit)->up_to;

	menu_note(o, " %s", say_cm(rate).text);
	if (up_to > 0 && up_to < 100)
		menu_note(o, " %s, or %s and shoot", say_cm(rate).text,
			say_cm(rate * up_to / 100).text);
}

static void note_stand(const struct game *v, int unit, struct option *o)
{
	const int empty = risk_unloaded(v, unit);

	if (empty > 0)
		menu_note(o, " (%d not loaded)", empty);
}

/* Where none is in reach the nearest says why. */
static void note_charge(const struct game *v, int unit, struct option *o)
{
	struct reason why = { "X-33", "no enemy is in sight" };
	const int nearest = contact_nearest_enemy(v, unit);
	int n = 0;

	for (int u = 0; o->allowed && u < v->n_units; u++)
		if (game_enemies(v, unit, u) && standing_alive(v, u)
			&& risk_sees(v, v->units[unit].side, u))
			n += risk_may_charge(v, unit, u, NULL);
	if (o->allowed && n == 0 && nearest >= 0)
		risk_may_charge(v, unit, nearest, &why);
	if (o->allowed)
		menu_count(o, n, "in reach", &why);
}

static const struct menu_word order_rows[] = {
	{ ORDER_ROUT, ACT_OF_FLEEING, NEED_NOTHING, "Rout", "its test says so" },
	{ ORDER_RETREAT, ACT_OF_RETREAT, NEED_NOTHING, "Retreat", "its test says so" },
	{ ORDER_STAND, ACT_OF_HOLDING, NEED_NOTHING, "Stand, and shoot", NULL },
	{ ORDER_LOAD, ACT_OF_LOADING, NEED_NOTHING, "Load", "stand, no shooting" },
	{ ORDER_MOVE, ACT_OF_MOVING, NEED_CELL, "Move", NULL },
	{ ORDER_CHARGE, ACT_OF_CHARGING, NEED_UNIT, "Charge an enemy unit", NULL },
	{ ORDER_LEAVE, ACT_OF_LEAVING, NEED_CELL, "Leave the table over its edge", NULL },
	{ ORDER_STAND, ACT_OF_TURNING, NEED_CELL, "Turn about, and stand", NULL },
	{ .label = NULL }
};

/* Whoever routs has no other row. */
static bool worth_showing(const struct game *v, int unit, int order)
{
	const bool routs = risk_sole_order(v, unit) == ORDER_ROUT;

	if (routs || order == ORDER_ROUT)
		return routs && order == ORDER_ROUT;
	return (order != ORDER_RETREAT || risk_bound(v, unit, ACTION_RETREAT))
		&& (order != ORDER_LOAD || risk_unloaded(v, unit) > 0)
		&& (order != ORDER_LEAVE || menu_exit_wanted(v, unit));
}

/* A row that an attack takes away says so. */
static void open_order(const struct menu *m, struct option *o, int order)
{
	const int foe = risk_must_charge(m->v, m->unit);

	o->allowed = risk_may_order(m->v, m->unit, (enum order)order, &o->why);
	o->passes = order == ORDER_ROUT;	/* that comes unasked, too */
	if (o->allowed && foe >= 0 && order != ORDER_CHARGE)
		o->allowed = refuse(&o->why, "K-7", "its word is attack, and %s are in reach",
			game_unit_name(m->v, foe));
	if (o->allowed && o->need == NEED_CELL && order == ORDER_STAND
		&& risk_bound(m->v, m->unit, ACTION_HALT))
		o->allowed = refuse(&o->why, "X-96",
			"its word is halt: it may turn to the nearest enemy alone, and does");
	if (order == ORDER_STAND && o->need == NEED_NOTHING)
		note_stand(m->v, m->unit, o);
	else if (order == ORDER_MOVE)
		note_move(m->v, m->unit, o);
	else if (order == ORDER_CHARGE)
		note_charge(m->v, m->unit, o);
}

/* In reach of a charge; of an attack the one it is bound to. */
static bool worth_charging(const struct menu *m, const struct choice *so_far, int target,
	int64_t *merit, struct pen *note)
{
	const int bound = risk_must_charge(m->v, m->unit);
	const bool open = (bound < 0 || target == bound)
		&& risk_may_charge(m->v, m->unit, target, NULL);
	const int32_t cost = open ? risk_charge_cost(m->v, m->unit, target) : REACH_FAR;

	(void)so_far;
	*merit = -cost;
	pen_put(note, " %s", say_cm(cost / REACH_TWELFTHS).text);
	return cost < REACH_FAR;
}

static void charge_targets(struct menu *m)
{
	static const struct menu_aims aims = { ACT_OF_CHARGING, "Charge", ARGUMENT_UNIT,
		TARGETS_MAX, worth_charging };
	const struct choice c = menu_choice_at(m, VERB_ORDER, ARGUMENT_WORD, ORDER_CHARGE);

	menu_aim_rows(m, &aims, &c, NULL, 0);
}

static bool could_join(const struct game *v, int figure)
{
	return risk_character(v, figure) && standing_fit(v, figure);
}

static void orders_menu(struct menu *m)
{
	static const struct menu_words orders = { VERB_ORDER, order_rows, worth_showing,
		open_order };

	menu_word_rows(m, &orders);
	menu_hand_row(m);
	if (risk_sole_order(m->v, m->unit) == ORDER_ROUT)
		return;
	menu_join_row(m);
	if (risk_may_order(m->v, m->unit, ORDER_CHARGE, NULL))
		charge_targets(m);
}

/* ---- fire ---- */

/* Those that harm most come first. */
static bool worth_fire(const struct menu *m, const struct choice *so_far, int target,
	int64_t *merit, struct pen *note)
{
	const struct fire_expected e = risk_fire_expected(m->v, m->unit, target, 0);

	(void)so_far;
	*merit = e.harm;
	pen_put(note, " %dD%d at %d+", e.dice, risk_rules_of(m->v)->hit_die, e.need);
	return e.shooters > 0;
}

static void fire_targets(struct menu *m)
{
	static const struct menu_aims aims = { ACT_OF_FIRING, "Fire", ARGUMENT_UNIT, TARGETS_MAX,
		worth_fire };
	const struct choice c = menu_unit_choice(m, VERB_FIRE);

	menu_aim_rows(m, &aims, &c, NULL, 0);
}

/* What a player character could aim at. */
static bool worth_aiming(const struct menu *m, const struct choice *so_far, int target,
	int64_t *merit, struct pen *note)
{
	const struct fire_expected e = standing_fit(m->v, target)
		? risk_fire_expected_of(m->v, so_far->argument[0].value,
			m->v->figures[target].unit, target) : (struct fire_expected){ 0 };

	*merit = e.harm;
	pen_put(note, " at %d+", e.need);
	return e.shooters > 0;
}

static bool told(const struct game *v, int figure)
{
	const struct risk_figure *f = risk_figure_of(v, figure);

	return f->aim >= 0 || f->mark >= 0 || f->held;
}

/* The player character whose mark is asked for next: one who was told nothing first. */
static int marksman(const struct game *v, int unit)
{
	int found = NOBODY;

	FOR_MEMBERS(f, v, unit) {
		if (!risk_character(v, f) || !risk_can_shoot(v, f, NULL))
			continue;
		if (!told(v, f))
			return f;
		if (found < 0)
			found = f;
	}
	return found;
}

/* S-K-25: a player character's own marks. */
static void aim_options(struct menu *m)
{
	static const struct menu_aims aims = { ACT_OF_AIMING, "Aim", ARGUMENT_FIGURE, MENU_AIMS,
		worth_aiming };
	const int f = m->v->units[m->unit].uncommanded ? NOBODY : marksman(m->v, m->unit);
	const struct choice c = menu_choice(m, VERB_AIM, menu_of(ARGUMENT_FIGURE, f),
		menu_of(ARGUMENT_NONE, 0));
	struct option *o;

	if (f < 0)
		return;
	o = menu_row(m, ACT_OF_AIMING, "Aim at one figure", NEED_FIGURE, &c);
	m->key = 'A';
	if (menu_aim_rows(m, &aims, &c, NULL, 0) == 0)
		o->allowed = refuse(&o->why, "K-16", "no figure is in clear sight and range");
}

static void fire_menu(struct menu *m)
{
	struct option *o = menu_unit_row(m, ACT_OF_FIRING, "Fire at an enemy unit", NEED_UNIT,
		VERB_FIRE);

	o->allowed = risk_unit_may_fire(m->v, m->unit, &o->why);
	menu_unit_row(m, ACT_OF_HOLDING, "Hold fire", NEED_NOTHING, VERB_HOLD);
	fire_targets(m);
	aim_options(m);
}

/* ---- who is waited for ---- */

/* Whether its player has anything to choose. */
static bool has_a_say(const struct game *v, int unit)
{
	for (enum order o = ORDER_STAND + 1; o < ORDERS; o++)
		if (o != risk_sole_order(v, unit) && o != ORDER_LEAVE
			&& risk_may_order(v, unit, o, NULL))
			return true;
	return false;
}

static bool wants_orders(const struct game *v, const struct decision *d, int unit)
{
	(void)d;
	return !risk_unit_of(v, unit)->ordered && has_a_say(v, unit);
}

static bool wants_fire(const struct game *v, const struct decision *d, int unit)
{
	(void)d;
	return risk_unit_may_fire(v, unit, NULL) && standing_first(v, unit, told) < 0;
}

static const struct menu_kind kinds[ASKS] = {
	[ASK_ORDERS] = { .rows = orders_menu, .wants = wants_orders },
	[ASK_FIRE] = { .rows = fire_menu, .wants = wants_fire },
	[ASK_FOLLOW] = { .verb = VERB_FOLLOW, .yes = "Follow up", .no = "Let them go" },
	[ASK_PLAY_ON] = MENU_PLAY_ON,
};

const struct menus risk_menus = { .kinds = kinds, .previews = risk_previews,
	.hand = "Give what it carries to a unit", .join = "Join another unit", .hand_verb = VERB_HAND, .join_verb = VERB_JOIN,
	.no_hand = { "X-97", "there is no other unit" },
	.no_join = { "X-97", "there is no other unit" }, .joins = could_join,
	.reach = risk_option_reach };
