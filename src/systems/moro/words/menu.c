/* Menus: what could be chosen for a unit under a decision.
 *
 *  MU1  A row asks answers_check() about the choice it stands for, so that what is offered is
 *       lawful, and what is greyed out says why in the very words of the refusal.
 *  MU2  A row that still wants a unit is open if any unit will do; if none, it says what
 *       is wrong with the nearest enemy.
 *
 * Rows with a target of their own come after those that want one pointed out, the
 * likeliest first.
 */
#include <stdio.h>
#include <string.h>

#include "skirmish/commander/best.h"
#include "skirmish/commander/choose.h"
#include "skirmish/menus/menu.h"
#include "skirmish/menus/say.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/language.h"
#include "systems/moro/mind/outlook.h"
#include "systems/moro/move/deploy.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/odds/expect.h"
#include "systems/moro/words/menu.h"
#include "systems/moro/words/words.h"

enum { FIRE_ROWS_MAX = 4, CHARGE_ROWS_MAX = 3, FIRE_ROWS_ALONE = 9, RIM_MAX = 12 };
/* A point of what makes it worth more outweighs every distance. */
static const int64_t MERIT = INT64_C(1) << 32;

struct page {
	const struct game *v;
	const struct decision *d;
	int unit;
	struct menu *menu;
};

static const char *id_of(const struct game *v, int unit)
{
	return v->setup->units[unit].id;
}

/* ---- trying choices ---- */

static bool lawful(const struct page *g, int verb, int target, struct reason *why)
{
	struct choice c;

	choose_unit(&c, g->d->seat, verb, g->unit);
	if (target >= 0)
		choose_with(&c, ARGUMENT_UNIT, target);
	return answers_check(g->v, &c, why);
}

static bool lawful_form(const struct page *g, enum formation formation, struct reason *why)
{
	struct choice c;

	choose_unit(&c, g->d->seat, VERB_FORM, g->unit);
	choose_with(&c, ARGUMENT_WORD, (int32_t)formation);
	return answers_check(g->v, &c, why);
}

/* Units that a verb could name; how many.  If none, why not the nearest enemy (MU2). */
static int lawful_targets(const struct page *g, int verb, int16_t list[UNITS_MAX],
	struct reason *why)
{
	const int nearest = contact_nearest_enemy(g->v, g->unit);
	int n = 0;

	for (int u = 0; u < g->v->n_units; u++)
		if (u != g->unit && lawful(g, verb, u, NULL))
			list[n++] = (int16_t)u;
	if (n > 0)
		return n;
	if (nearest < 0)
		refuse(why, "S-M-7", "no enemy is in sight");
	else
		lawful(g, verb, nearest, why);
	return 0;
}

static struct option *add(const struct page *g, char key, const char *label,
	enum option_need need, int verb)
{
	struct option *o = menu_add(g->menu, key, label, need);

	if (o != NULL)
		snprintf(o->line, sizeof o->line, "%s %s", moro_verbs[verb].name,
			id_of(g->v, g->unit));
	return o;
}

/* A row for a verb that wants nothing but the unit; shut, it says why. */
static struct option *add_plain(const struct page *g, char key, const char *label,
	int verb)
{
	struct option *o = add(g, key, label, NEED_NOTHING, verb);

	if (o != NULL)
		o->allowed = lawful(g, verb, NOBODY, &o->why);
	return o;
}

static void add_form(const struct page *g)
{
	const bool column = moro_unit_of(g->v, g->unit)->formation == FORMATION_COLUMN;
	struct option *o;

	o = add(g, 'o', column ? "Form line" : "Form column", NEED_NOTHING, VERB_FORM);
	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "form %s %s", id_of(g->v, g->unit),
		column ? "line" : "column");
	o->allowed = lawful_form(g, column ? FORMATION_LINE : FORMATION_COLUMN, &o->why);
}

/* ---- fire ---- */

static bool still(const struct page *g)
{
	return g->d->kind == ASK_ACTIVATE || !moro_unit_of(g->v, g->unit)->moved;
}

/* More of theirs less of ours is better; of equals the nearer is. */
static int64_t merit_of(const struct moro_fire_odds *odds, int32_t far)
{
	return (int64_t)(odds->harm - odds->own) * MERIT - far;
}

/* "Fire 2.4 down: Ali's band" */
static void fire_rows(const struct page *g, const int16_t *targets, int n_targets, int most,
	char *key)
{
	struct best best = { .n = 0 };
	int32_t harm[UNITS_MAX] = { 0 };

	for (int i = 0; i < n_targets; i++) {
		struct moro_fire_odds odds;

		if (!moro_fire_odds(g->v, g->unit, targets[i], NOBODY, still(g), &odds))
			continue;
		harm[i] = odds.harm;
		best_keep_of(&best, most, i, merit_of(&odds,
			moro_shot_distance(g->v, g->unit, targets[i])));
	}
	for (int i = 0; i < best.n; i++) {
		struct option *o = add(g, *key, "Fire", NEED_NOTHING, VERB_FIRE);
		const int target = targets[best.item[i]];
		const struct tenths down = say_tenths(harm[best.item[i]]);

		if (o == NULL)
			return;
		(*key)++;
		snprintf(o->line, sizeof o->line, "fire %s %s", id_of(g->v, g->unit),
			id_of(g->v, target));
		menu_note(o, " %d.%d down: %s", down.whole, down.part,
			game_unit_name(g->v, target));
	}
}

/* Whether a shell could be aimed at some figure of the target's. */
static bool aims_at_figures(const struct page *g, int target)
{
	FOR_MEMBERS(f, g->v, target) {
		struct choice c;

		choose_unit(&c, g->d->seat, VERB_FIRE, g->unit);
		choose_with(&c, ARGUMENT_FIGURE, f);
		if (answers_check(g->v, &c, NULL))
			return true;
	}
	return false;
}

static bool has_cannon(const struct page *g)
{
	const int gun = moro_gun(g->v, g->unit);

	return gun >= 0 && moro_rules_of(g->v)->weapons[gun].piece == PIECE_CANNON;
}

/* The general row, and of a cannon that for one figure. */
static void aim_rows(const struct page *g, const int16_t *targets, int n,
	const struct reason *why)
{
	struct option *o = add(g, 'f', "Fire at an enemy unit", NEED_UNIT, VERB_FIRE);

	if (o == NULL)
		return;
	o->allowed = n > 0;
	o->why = *why;
	if (n > 0)
		menu_note(o, ", %d in range", n);
	if (n > 0 && has_cannon(g) && aims_at_figures(g, targets[0]))
		add(g, 'a', "Aim the gun at one figure", NEED_FIGURE, VERB_FIRE);
}

/* ---- activation ---- */

/* How far, on the average, over the ground where it stands. */
static void note_pace(const struct page *g, struct option *o)
{
	const bool jungle = moro_in_jungle(g->v, g->unit);

	if (o->allowed)
		menu_note(o, " by two dice, %s on average",
			say_inches(moro_outlook_move(g->v, g->unit, jungle).mean).text);
}

static void move_option(const struct page *g)
{
	struct option *o = add_plain(g, 'm', "Move", VERB_MOVE);

	if (o != NULL)
		note_pace(g, o);
}

/* Those that the dice may reach: the likelier is better; of equals the nearer. */
static struct best best_charges(const struct page *g, const int16_t *targets, int n_targets,
	int32_t percent[UNITS_MAX])
{
	struct best best = { .n = 0 };

	for (int t = 0; t < n_targets; t++) {
		percent[t] = moro_outlook_charge(g->v, g->unit, targets[t]);
		if (percent[t] > 0)
			best_keep_of(&best, CHARGE_ROWS_MAX, t, (int64_t)percent[t] * MERIT
				- standing_apart(g->v, g->unit, targets[t]));
	}
	return best;
}

static void charge_options(const struct page *g, struct option *general, char *key)
{
	int16_t targets[UNITS_MAX];
	int32_t percent[UNITS_MAX];
	const int n = lawful_targets(g, VERB_CHARGE, targets, &general->why);
	const struct best best = best_charges(g, targets, n, percent);

	general->allowed = n > 0;
	if (general->allowed)
		menu_note(general, ", %d in reach", best.n);
	for (int i = 0; i < best.n; i++) {
		struct option *o = add(g, *key, "Charge", NEED_NOTHING, VERB_CHARGE);
		const int target = targets[best.item[i]];

		if (o == NULL)
			return;
		(*key)++;
		snprintf(o->line, sizeof o->line, "charge %s %s", id_of(g->v, g->unit),
			id_of(g->v, target));
		menu_note(o, " %d%%: %s", (int)percent[best.item[i]],
			game_unit_name(g->v, target));
	}
}

static void gun_options(const struct page *g)
{
	if (moro_gun(g->v, g->unit) < 0)
		return;
	if (moro_unit_of(g->v, g->unit)->limbered)
		add_plain(g, 'u', "Unlimber the gun: its move", VERB_UNLIMBER);
	else
		add_plain(g, 'l', "Limber the gun: its move", VERB_LIMBER);
}

static bool is_idle_gatling(const struct page *g, int unit)
{
	const int gun = moro_gun(g->v, unit);

	return gun >= 0 && moro_rules_of(g->v)->weapons[gun].piece == PIECE_GATLING
		&& moro_unit_of(g->v, unit)->gun != CELL_NONE && !standing_alive(g->v, unit)
		&& g->v->units[unit].side == g->v->units[g->unit].side;
}

/* Of the guns of its side that stand without crew one that it can man, else any: no cursor
 * finds a unit without figures, so it is named here. */
static void man_option(const struct page *g)
{
	int found = NOBODY;
	struct option *o;

	for (int u = 0; u < g->v->n_units && moro_infantry(g->v, g->unit); u++)
		if (is_idle_gatling(g, u) && (found < 0 || lawful(g, VERB_MAN, u, NULL)))
			found = u;
	o = found < 0 ? NULL : add(g, 'g', "Man", NEED_NOTHING, VERB_MAN);
	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "man %s %s", id_of(g->v, g->unit), id_of(g->v, found));
	menu_note(o, " %s", game_unit_name(g->v, found));
	o->allowed = lawful(g, VERB_MAN, found, &o->why);
}

/* What its own mind may also do: by its word alone. */
static void word_option(const struct page *g)
{
	if (g->d->unit >= 0 && lawful(g, VERB_RUN, NOBODY, NULL))
		add_plain(g, 'r', "Run: its test says so", VERB_RUN);
}

static void bound_options(const struct page *g)
{
	add_plain(g, 'f', "Fight on: it is locked in melee", VERB_FIGHT);
	add_plain(g, 'm', "Move", VERB_MOVE);
	add_plain(g, 'h', "Hold: nothing this time", VERB_HOLD);
}

static void free_options(const struct page *g)
{
	struct reason why = { "", "" };
	int16_t targets[UNITS_MAX];
	const int n = lawful_targets(g, VERB_FIRE, targets, &why);
	struct option *charge;
	char key = '1';

	move_option(g);
	charge = add(g, 'c', "Charge an enemy unit", NEED_UNIT, VERB_CHARGE);
	if (moro_infantry(g->v, g->unit))
		add_form(g);
	gun_options(g);
	man_option(g);
	add_plain(g, 'h', "Hold: nothing this time", VERB_HOLD);
	aim_rows(g, targets, n, &why);
	fire_rows(g, targets, n, FIRE_ROWS_MAX, &key);
	if (charge != NULL)
		charge_options(g, charge, &key);
}

static void activation_menu(const struct page *g)
{
	if (g->v->units[g->unit].uncommanded && g->d->unit < 0) {
		add_plain(g, 'a', "Give it the hand: it minds itself", VERB_ACTIVATE);
		return;
	}
	word_option(g);
	if (moro_bound(g->v, g->unit))
		bound_options(g);
	else
		free_options(g);
}

/* ---- going ---- */

static bool lawful_leave(const struct page *g, cell_t cell, struct reason *why)
{
	struct choice c;

	choose_unit(&c, g->d->seat, VERB_LEAVE, g->unit);
	choose_with(&c, ARGUMENT_CELL, cell);
	return answers_check(g->v, &c, why);
}

/* The nearest cells of the rim that the dice lead to; how many. */
static int rim_in_reach(const struct page *g, cell_t rim[RIM_MAX])
{
	cell_t around[GRID_AROUND_MAX];
	int n_all, n = 0;
	const cell_t *all;

	if (!moro_reach(g->v, g->unit, moro_pace(g->v, g->unit), g->v->reach))
		return 0;
	all = reach_all(g->v->reach, &n_all);	/* in order of cost */
	for (int i = 0; i < n_all && n < RIM_MAX; i++)
		if (grid_around(&g->v->table->grid, all[i], around)
				< grid_directions(&g->v->table->grid))
			rim[n++] = all[i];
	return n;
}

static void leave_option(const struct page *g)
{
	const cell_t here = g->v->figures[moro_guide(g->v, g->unit)].cell;
	cell_t rim[RIM_MAX];
	struct option *o;
	int n;

	if (!menu_exit_wanted(g->v, g->unit))
		return;
	o = add(g, 'l', "Leave the table over its edge", NEED_CELL, VERB_LEAVE);
	if (o == NULL)
		return;
	n = rim_in_reach(g, rim);
	o->allowed = lawful_leave(g, n > 0 ? rim[0] : here, &o->why);
	for (int i = 1; i < n && !o->allowed; i++)
		o->allowed = lawful_leave(g, rim[i], NULL);
}

/* Without a step to go there is nowhere but here. */
static void go_option(const struct page *g)
{
	const struct moro_pace pace = moro_pace(g->v, g->unit);
	struct option *o = pace.total == 0 ? NULL : add(g, 'g', "Go", NEED_CELL, VERB_GO);

	if (o == NULL)
		return;
	if (pace.jungle < pace.total)
		menu_note(o, " up to %s, %s of it jungle", say_inches(pace.total).text,
			say_inches(pace.jungle).text);
	else
		menu_note(o, " up to %s", say_inches(pace.total).text);
}

static void go_menu(const struct page *g)
{
	go_option(g);
	leave_option(g);
	if (moro_infantry(g->v, g->unit) && moro_in_jungle(g->v, g->unit))	/* S-M-29 */
		add_form(g);
	add_plain(g, 'h', "Stay here", VERB_HOLD);
}

/* Nothing else is asked: the best target stands first. */
static void fire_menu(const struct page *g)
{
	struct reason why = { "", "" };
	int16_t targets[UNITS_MAX];
	const int n = lawful_targets(g, VERB_FIRE, targets, &why);
	char key = '1';

	fire_rows(g, targets, n, FIRE_ROWS_ALONE, &key);
	aim_rows(g, targets, n, &why);
	add_plain(g, 'h', "Hold fire", VERB_HOLD);
}

/* ---- hiding ---- */

static bool has_spot(const struct page *g, bool blind)
{
	return moro_deploy_reach(g->v, g->unit, blind, g->v->reach);
}

/* What it is waited for comes first, and alone: whoever answers by whim would lay a counter
 * again and again, or take up what he has just laid, and never be done. */
static void deploy_menu(const struct page *g)
{
	const struct moro_unit *u = moro_unit_of(g->v, g->unit);
	const bool blind = u->blinds > 0 && has_spot(g, true);
	struct option *o;

	if (!moro_hidden(g->v, g->unit))
		return;
	if ((!u->laid || !blind) && has_spot(g, false))
		add(g, 'h', u->laid ? "Hide it elsewhere" : "Hide it", NEED_CELL, VERB_HIDE);
	o = blind ? add(g, 'b', "Lay a blind", NEED_CELL, VERB_BLIND) : NULL;
	if (o != NULL)
		menu_note(o, ", %d left", u->blinds);
	if (!moro_deploy_wants(g->v, g->unit) && lawful(g, VERB_CLEAR, NOBODY, NULL))
		add_plain(g, 'c', "Take its blinds up again", VERB_CLEAR);
}

/* ---- all of them ---- */

int moro_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room)
{
	struct menu m = { options, 0, room };
	const struct page page = { v, d, unit, &m };

	if (d->kind == ASK_PLAY_ON) {
		menu_question(&m, "play-on", "Play on", "End it here");
		return m.n;
	}
	/* Nothing is asked of others than whom it is about, nor of who is not there. */
	if (unit < 0 || (d->unit >= 0 && unit != d->unit) || !standing_alive(v, unit))
		return 0;
	switch ((enum moro_decision)d->kind) {
	case ASK_DEPLOY:
		deploy_menu(&page);
		break;
	case ASK_ACTIVATE:
		activation_menu(&page);
		break;
	case ASK_GO:
		go_menu(&page);
		break;
	default:
		fire_menu(&page);
	}
	return m.n;
}

/* ---- who is waited for ---- */

bool moro_wants(const struct game *v, const struct decision *d, int unit)
{
	if (d->unit >= 0)
		return unit == d->unit;
	if (d->kind == ASK_DEPLOY)
		return game_seat_of_unit(v, unit) == d->seat && moro_deploy_wants(v, unit);
	return d->kind == ASK_ACTIVATE && moro_may_act(v, unit)
		&& v->units[unit].side == game_seat_side(v, d->seat);
}
