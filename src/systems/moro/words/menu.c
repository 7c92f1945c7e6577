/* Menus: what could be chosen for a unit under a decision (menus/menu.h). */
#include "skirmish/menus/menu.h"
#include "skirmish/menus/say.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/outlook.h"
#include "systems/moro/move/deploy.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/odds/expect.h"
#include "systems/moro/words/words.h"

enum { FIRE_ROWS_MAX = 4, CHARGE_ROWS_MAX = 3, FIRE_ROWS_ALONE = 9, RIM_MAX = 12 };
/* A point of what makes it worth more outweighs every distance. */
static const int64_t MERIT = INT64_C(1) << 32;

static void add_form(struct menu *m)
{
	const bool column = moro_unit_of(m->v, m->unit)->formation == FORMATION_COLUMN;
	const struct choice c = menu_choice_at(m, VERB_FORM, ARGUMENT_WORD,
		column ? FORMATION_LINE : FORMATION_COLUMN);
	struct option *o = menu_row(m, ACT_OF_FORMATION, column ? "Form line" : "Form column",
		NEED_NOTHING, &c);

	o->allowed = menu_lawful(m, &c, &o->why);
}

/* ---- fire ---- */

static bool still(const struct menu *m)
{
	return m->d->kind == ASK_ACTIVATE || !moro_unit_of(m->v, m->unit)->moved;
}

/* "Fire 2.4 down: Ali's band".  More of theirs less of ours is better; of equals the nearer is. */
static bool worth_fire(const struct menu *m, const struct choice *so_far, int target,
	int64_t *merit, struct pen *note)
{
	struct moro_fire_odds odds;

	(void)so_far;
	if (!moro_fire_odds(m->v, m->unit, target, NOBODY, still(m), &odds))
		return false;
	*merit = (int64_t)(odds.harm - odds.own) * MERIT
		- moro_shot_distance(m->v, m->unit, target);
	pen_put(note, " %s down", say_tenths(odds.harm).text);
	return true;
}

static void fire_rows(struct menu *m, const int16_t *targets, int n, int most)
{
	const struct menu_aims aims = { ACT_OF_FIRING, "Fire", ARGUMENT_UNIT, most, worth_fire };
	const struct choice c = menu_unit_choice(m, VERB_FIRE);

	menu_aim_rows(m, &aims, &c, targets, n);
}

/* Whether a shell could be aimed at some figure of the target's. */
static bool aims_at_figures(const struct menu *m, int target)
{
	FOR_MEMBERS(f, m->v, target)
		if (menu_may_at(m, VERB_FIRE, ARGUMENT_FIGURE, f, NULL))
			return true;
	return false;
}

static bool has_cannon(const struct menu *m)
{
	const int gun = moro_gun(m->v, m->unit);

	return gun >= 0 && moro_rules_of(m->v)->weapons[gun].piece == PIECE_CANNON;
}

/* The general row, and of a cannon that for one figure. */
static void aim_rows(struct menu *m, const int16_t *targets, int n,
	const struct reason *why)
{
	menu_count(menu_unit_row(m, ACT_OF_FIRING, "Fire at an enemy unit", NEED_UNIT, VERB_FIRE),
		n, "in range", why);
	if (n > 0 && has_cannon(m) && aims_at_figures(m, targets[0]))
		menu_unit_row(m, ACT_OF_AIMING, "Aim the gun at one figure", NEED_FIGURE, VERB_FIRE);
}

/* ---- activation ---- */

/* How far, on the average, over the ground where it stands. */
static void move_option(struct menu *m)
{
	struct option *o = menu_plain_row(m, ACT_OF_MOVING, "Move", VERB_MOVE);
	const bool jungle = moro_in_jungle(m->v, m->unit);

	if (o->allowed)
		menu_note(o, " by two dice, %s on average",
			say_inches(moro_outlook_move(m->v, m->unit, jungle).mean).text);
}

/* Those that the dice may reach: the likelier is better; of equals the nearer. */
static bool worth_charging(const struct menu *m, const struct choice *so_far, int target,
	int64_t *merit, struct pen *note)
{
	const int percent = moro_outlook_charge(m->v, m->unit, target);

	(void)so_far;
	*merit = percent * MERIT - standing_apart(m->v, m->unit, target);
	pen_put(note, " %d%%", percent);
	return percent > 0;
}

static void charge_options(struct menu *m, struct option *general)
{
	static const struct menu_aims aims = { ACT_OF_CHARGING, "Charge", ARGUMENT_UNIT,
		CHARGE_ROWS_MAX, worth_charging };
	const struct choice c = menu_unit_choice(m, VERB_CHARGE);
	int16_t targets[UNITS_MAX];
	const int n = menu_targets(m, VERB_CHARGE, targets, &general->why);
	const int rows = menu_aim_rows(m, &aims, &c, targets, n);

	general->allowed = n > 0;
	if (general->allowed)
		menu_note(general, ", %d in reach", rows);
}

static void gun_options(struct menu *m)
{
	if (moro_gun(m->v, m->unit) < 0)
		return;
	if (moro_unit_of(m->v, m->unit)->limbered)
		menu_plain_row(m, ACT_OF_LIMBERING, "Unlimber the gun", VERB_UNLIMBER)->means =
			"its move";
	else
		menu_plain_row(m, ACT_OF_LIMBERING, "Limber the gun", VERB_LIMBER)->means =
			"its move";
}

static bool is_idle_gatling(const struct menu *m, int unit)
{
	const int gun = moro_gun(m->v, unit);

	return gun >= 0 && moro_rules_of(m->v)->weapons[gun].piece == PIECE_GATLING
		&& moro_unit_of(m->v, unit)->gun != CELL_NONE && !standing_alive(m->v, unit)
		&& m->v->units[unit].side == m->v->units[m->unit].side;
}

/* Of the guns of its side that stand without crew one that it can man, else any: no cursor
 * finds a unit without figures, so it is named here. */
static void man_option(struct menu *m)
{
	int found = NOBODY;
	struct choice c;
	struct option *o;

	for (int u = 0; u < m->v->n_units && moro_infantry(m->v, m->unit); u++)
		if (is_idle_gatling(m, u)
				&& (found < 0 || menu_may_unit(m, VERB_MAN, u, NULL)))
			found = u;
	if (found < 0)
		return;
	c = menu_choice_at(m, VERB_MAN, ARGUMENT_UNIT, found);
	o = menu_row(m, ACT_OF_MANNING, "Man", NEED_NOTHING, &c);
	menu_note(o, " %s", game_unit_name(m->v, found));
	o->allowed = menu_lawful(m, &c, &o->why);
}

/* What its own mind may also do: by its word alone. */
static void word_option(struct menu *m)
{
	if (m->d->unit >= 0 && menu_may_unit(m, VERB_RUN, NOBODY, NULL))
		menu_plain_row(m, ACT_OF_FLEEING, "Run", VERB_RUN)->means = "its test says so";
}

static void bound_options(struct menu *m)
{
	menu_plain_row(m, ACT_OF_STRIKING, "Fight on", VERB_FIGHT)->means = "it is locked in melee";
	menu_plain_row(m, ACT_OF_MOVING, "Move", VERB_MOVE);
	menu_plain_row(m, ACT_OF_HOLDING, "Hold", VERB_HOLD)->means = "nothing this time";
}

static void free_options(struct menu *m)
{
	struct reason why = { "", "" };
	int16_t targets[UNITS_MAX];
	const int n = menu_targets(m, VERB_FIRE, targets, &why);
	struct option *charge;

	move_option(m);
	charge = menu_unit_row(m, ACT_OF_CHARGING, "Charge an enemy unit", NEED_UNIT, VERB_CHARGE);
	if (moro_infantry(m->v, m->unit))
		add_form(m);
	gun_options(m);
	man_option(m);
	menu_plain_row(m, ACT_OF_HOLDING, "Hold", VERB_HOLD)->means = "nothing this time";
	aim_rows(m, targets, n, &why);
	fire_rows(m, targets, n, FIRE_ROWS_MAX);
	charge_options(m, charge);
}

static void activation_menu(struct menu *m)
{
	if (m->v->units[m->unit].uncommanded && m->d->unit < 0) {
		menu_plain_row(m, ACT_OF_ACTIVATION, "Give it the hand", VERB_ACTIVATE)->means =
			"it minds itself";
		return;
	}
	word_option(m);
	if (moro_bound(m->v, m->unit))
		bound_options(m);
	else
		free_options(m);
}

/* ---- going ---- */

/* The nearest cells of the rim that the dice lead to; how many. */
static int rim_in_reach(const struct menu *m, cell_t rim[RIM_MAX])
{
	cell_t around[GRID_AROUND_MAX];
	int n_all, n = 0;
	const cell_t *all;

	if (!moro_reach(m->v, m->unit, moro_pace(m->v, m->unit), m->v->reach))
		return 0;
	all = reach_all(m->v->reach, &n_all);	/* in order of cost */
	for (int i = 0; i < n_all && n < RIM_MAX; i++)
		if (table_around(m->v->table, all[i], around)
				< grid_directions(&m->v->table->grid))
			rim[n++] = all[i];
	return n;
}

static void leave_option(struct menu *m)
{
	const cell_t here = m->v->figures[moro_guide(m->v, m->unit)].cell;
	cell_t rim[RIM_MAX];
	struct option *o;
	int n;

	if (!menu_exit_wanted(m->v, m->unit))
		return;
	o = menu_unit_row(m, ACT_OF_LEAVING, "Leave the table over its edge", NEED_CELL, VERB_LEAVE);
	n = rim_in_reach(m, rim);
	o->allowed = menu_may_at(m, VERB_LEAVE, ARGUMENT_CELL, n > 0 ? rim[0] : here, &o->why);
	for (int i = 1; i < n && !o->allowed; i++)
		o->allowed = menu_may_at(m, VERB_LEAVE, ARGUMENT_CELL, rim[i], NULL);
}

/* Without a step to go there is nowhere but here. */
static void go_option(struct menu *m)
{
	const struct moro_pace pace = moro_pace(m->v, m->unit);
	struct option *o;

	if (pace.total == 0)
		return;
	o = menu_unit_row(m, ACT_OF_MOVING, "Go", NEED_CELL, VERB_GO);
	if (pace.jungle < pace.total)
		menu_note(o, " up to %s, %s of it jungle", say_inches(pace.total).text,
			say_inches(pace.jungle).text);
	else
		menu_note(o, " up to %s", say_inches(pace.total).text);
}

static void go_menu(struct menu *m)
{
	go_option(m);
	leave_option(m);
	if (moro_infantry(m->v, m->unit) && moro_in_jungle(m->v, m->unit))	/* S-M-29 */
		add_form(m);
	menu_plain_row(m, ACT_OF_HOLDING, "Stay here", VERB_HOLD);
}

/* Nothing else is asked: targets stand first. */
static void fire_menu(struct menu *m)
{
	struct reason why = { "", "" };
	int16_t targets[UNITS_MAX];
	const int n = menu_targets(m, VERB_FIRE, targets, &why);

	fire_rows(m, targets, n, FIRE_ROWS_ALONE);
	aim_rows(m, targets, n, &why);
	menu_plain_row(m, ACT_OF_HOLDING, "Hold fire", VERB_HOLD);
}

/* ---- hiding ---- */

static bool has_spot(const struct menu *m, bool blind)
{
	return moro_deploy_reach(m->v, m->unit, blind, m->v->reach);
}

/* What it is waited for comes first, and alone: whoever answers by whim would lay a counter
 * again and again, or take up what he has just laid, and never be done. */
static void deploy_menu(struct menu *m)
{
	const struct moro_unit *u = moro_unit_of(m->v, m->unit);
	const bool blind = u->blinds > 0 && has_spot(m, true);

	if (!moro_hidden(m->v, m->unit))
		return;
	if ((!u->laid || !blind) && has_spot(m, false))
		menu_unit_row(m, ACT_OF_HIDING, u->laid ? "Hide it elsewhere" : "Hide it",
			NEED_CELL, VERB_HIDE);
	if (blind)
		menu_note(menu_unit_row(m, ACT_OF_BLIND, "Lay a blind", NEED_CELL, VERB_BLIND),
			", %d left", u->blinds);
	if (!moro_deploy_wants(m->v, m->unit) && menu_may_unit(m, VERB_CLEAR, NOBODY, NULL))
		menu_plain_row(m, ACT_OF_CLEARING, "Take its blinds up again", VERB_CLEAR);
}

/* ---- all of them ---- */

/* Nobody waits for a blind that has no place left. */
static bool wants_hiding(const struct game *v, const struct decision *d, int unit)
{
	return game_seat_of_unit(v, unit) == d->seat && moro_deploy_wants(v, unit)
		&& (!moro_unit_of(v, unit)->laid || moro_deploy_reach(v, unit, true, v->reach));
}

static bool wants_turn(const struct game *v, const struct decision *d, int unit)
{
	return moro_may_act(v, unit) && v->units[unit].side == game_seat_side(v, d->seat);
}

static const struct menu_kind kinds[ASKS] = {
	[ASK_DEPLOY] = { .rows = deploy_menu, .wants = wants_hiding, .any_wants = true },
	[ASK_ACTIVATE] = { .rows = activation_menu, .wants = wants_turn, .any_wants = true },
	[ASK_GO] = { .rows = go_menu },
	[ASK_FIRE] = { .rows = fire_menu },
	[ASK_PLAY_ON] = MENU_PLAY_ON,
};

const struct menus moro_menus = { .kinds = kinds, .previews = moro_previews, .unseen = "S-M-7",
	.reach = moro_option_reach, .spread = moro_spread };
