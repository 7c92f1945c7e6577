/* The menu of moving: ways to go, charges, watching, and what takes a whole move. */
#include <string.h>

#include "skirmish/commander/way.h"
#include "systems/participation/judges.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/odds/odds.h"
#include "systems/participation/words/words.h"

enum { CHARGE_ROWS_MAX = 3, CELLS_TRIED = 512, TEND_ROWS_MAX = 6 };

/* ---- going ---- */

/* The nearest cells it could go to, of the table's rim or any; how many.  They are copied,
 * for checks may flood again. */
static int cells_to_go(const struct menu *m, enum gait_row gait, bool rim,
	cell_t list[CELLS_TRIED])
{
	const struct grid *grid = &m->v->table->grid;
	cell_t around[GRID_AROUND_MAX];
	const cell_t *all = NULL;
	int n_all = 0, n = 0;

	if (game_unit_body(m->v, m->unit) >= 0 && m->v->course != NULL) {
		if (pp_move_course(m->v, m->unit, gait, m->v->course))
			all = course_all(m->v->course, &n_all);
	} else if (pp_move_reach(m->v, m->unit, gait, false, m->v->reach)) {
		all = reach_all(m->v->reach, &n_all);
	}
	for (int i = rim ? 0 : 1; i < n_all && n < CELLS_TRIED; i++)
		if (!rim || grid_around(grid, all[i], around) < grid_directions(grid))
			list[n++] = all[i];
	return n;
}

/* Whether another place might do where this one does not. */
static bool about_the_place(const struct reason *why)
{
	static const char *const rules[] = { "X-161", "X-172", "X-179", "P-2", "C-9" };

	for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
		if (strcmp(why->rule, rules[i]) == 0)
			return true;
	return false;
}

static bool somewhere_to_go(const struct menu *m, int verb, enum gait_row gait,
	struct reason *why)
{
	const cell_t here = m->v->figures[pp_guide(m->v, m->unit)].cell;
	cell_t list[CELLS_TRIED];
	const int n = cells_to_go(m, gait, verb == VERB_LEAVE, list);

	if (menu_may_at(m, verb, ARGUMENT_CELL, n > 0 ? list[0] : here, why))
		return true;
	for (int i = 1; i < n && about_the_place(why); i++)
		if (menu_may_at(m, verb, ARGUMENT_CELL, list[i], why))
			return true;
	return false;
}

static void going_row(struct menu *m, enum menu_act act, const char *label, int verb,
	enum gait_row gait)
{
	struct option *o = menu_unit_row(m, act, label, NEED_CELL, verb);

	o->allowed = somewhere_to_go(m, verb, gait, &o->why);
	menu_note(o, " up to %s", say_inches(pp_pace(m->v, pp_guide(m->v, m->unit), gait)).text);
}

/* ---- charging ---- */

/* "Charge 58% win: the raptor", the nearest first. */
static bool worth_charging(const struct menu *m, const struct choice *so_far, int target,
	int64_t *merit, struct pen *note)
{
	const int32_t far = standing_off(m->v, pp_guide(m->v, m->unit), target);
	struct pp_fight_odds odds;

	(void)so_far;
	*merit = -far;
	if (pp_fight_odds(m->v, m->unit, target, true, &odds))
		pen_put(note, " %s win", pp_percent(odds.wins).text);
	return far < INT32_MAX;
}

static void charge_rows(struct menu *m)
{
	static const struct menu_aims aims = { ACT_OF_CHARGING, "Charge", ARGUMENT_UNIT,
		CHARGE_ROWS_MAX, worth_charging };
	const struct choice c = menu_unit_choice(m, VERB_CHARGE);
	int16_t targets[UNITS_MAX];
	const int n = menu_target_row(m, ACT_OF_CHARGING, "Charge an enemy unit", VERB_CHARGE,
		"to charge", targets);

	menu_aim_rows(m, &aims, &c, targets, n);
}

/* ---- what takes the whole move ---- */

static void tend_row(struct menu *m, const char *label, int verb, int figure, int other)
{
	const struct pp_row row = { ACT_OF_TENDING, label, NEED_NOTHING, verb };
	struct option *o = pp_menu_figure_row(m, &row, figure, menu_of(ARGUMENT_FIGURE, other));

	menu_whom(o, say_who(m->v, other).text);
	if (standing_strength(m->v, m->unit) > 1)
		menu_note(o, " by %s", say_who(m->v, figure).text);
}

/* Whom somebody of it can help from where he stands. */
static void tend_rows(struct menu *m, const char *label, int verb)
{
	int n = 0;

	FOR_MEMBERS(f, m->v, m->unit)
		for (int other = 0; other < m->v->n_figures && n < TEND_ROWS_MAX; other++)
			if (other != f && game_on_table(m->v, other)
					&& pp_figure_of(m->v, f)->tends < 0
					&& menu_may(m, verb, menu_of(ARGUMENT_FIGURE, f),
						menu_of(ARGUMENT_FIGURE, other), NULL)) {
				tend_row(m, label, verb, f, other);
				n++;
			}
}

/* Rows that mean something only now and then are not there else. */
static void now_and_then(struct menu *m, enum menu_act act, const char *label, int verb)
{
	if (menu_may_unit(m, verb, NOBODY, NULL))
		menu_plain_row(m, act, label, verb);
}

/* Whether some ground here asks for it, or an enemy does: then it comes up by itself. */
static bool comes_up_by_itself(const struct game *v, int deed)
{
	for (int i = 0; i < v->table->n_grounds; i++)
		if (pp_rules_of(v)->ground_deed[i] == deed)
			return true;
	return deed == DEED_FACE;
}

static void dare_rows(struct menu *m)
{
	static const struct pp_row row = { ACT_OF_DARING, "Dare", NEED_NOTHING, VERB_DARE };
	const int guide = pp_guide(m->v, m->unit);

	for (int deed = 0; deed < DEEDS; deed++) {
		struct option *o;
		const struct argument what = menu_of(ARGUMENT_WORD, deed);

		if (comes_up_by_itself(m->v, deed) || !menu_may(m, VERB_DARE,
				menu_of(ARGUMENT_FIGURE, guide), what, NULL))
			continue;
		o = pp_menu_figure_row(m, &row, guide, what);
		o->means = pp_rules_of(m->v)->deed_kind[deed].name;
		menu_note(o, ", %s", pp_percent(pp_words_nerve(m->v, guide, deed, NOBODY)).text);
	}
}

void pp_menu_yield(struct menu *m)
{
	int16_t targets[UNITS_MAX];
	struct reason why;
	const int n = menu_targets(m, VERB_YIELD, targets, &why);
	const struct choice c = menu_choice_at(m, VERB_YIELD, ARGUMENT_UNIT,
		n > 0 ? targets[0] : NOBODY);

	if (n > 0)
		menu_note(menu_row(m, ACT_OF_SURRENDER, "Surrender", NEED_NOTHING, &c), " to %s",
			game_unit_name(m->v, targets[0]));
}

void pp_menu_of_move(struct menu *m)
{
	going_row(m, ACT_OF_MOVING, "Walk", VERB_WALK, GAIT_WALK);
	going_row(m, ACT_OF_RUNNING, "Run, and not fire", VERB_RUN, GAIT_RUN);
	charge_rows(m);
	menu_plain_row(m, ACT_OF_WATCHING, "Watch for whoever passes", VERB_WATCH);
	menu_plain_row(m, ACT_OF_HOLDING, "Stand", VERB_STAND);
	if (menu_exit_wanted(m->v, m->unit))
		going_row(m, ACT_OF_LEAVING, "Leave the table over its edge", VERB_LEAVE, GAIT_RUN);
	tend_rows(m, "Bandage", VERB_BANDAGE);
	tend_rows(m, "Bring round", VERB_WAKE);
	now_and_then(m, ACT_OF_TAKING, "Take up what lies here", VERB_TAKE);
	now_and_then(m, ACT_OF_DROPPING, "Lay down what it carries", VERB_DROP);
	if (m->v->master)	/* what comes of it is for the Game Master to say */
		dare_rows(m);
	pp_menu_yield(m);
}
