/* The menu of moving: ways to go, charges, watching, and what takes a whole move. */
#include <stdio.h>
#include <string.h>

#include "skirmish/commander/way.h"
#include "systems/participation/judges.h"
#include "systems/participation/language.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/odds/odds.h"
#include "systems/participation/settings.h"
#include "systems/participation/words/menu.h"
#include "systems/participation/words/menu_move.h"
#include "systems/participation/words/words.h"

enum { CHARGE_ROWS_MAX = 3, CELLS_TRIED = 512, TEND_ROWS_MAX = 6 };

/* ---- going ---- */

static bool lawful_cell(const struct pp_menu_page *g, int verb, cell_t cell, struct reason *why)
{
	return pp_menu_lawful(g, verb, (struct argument){ ARGUMENT_UNIT, g->unit },
		(struct argument){ ARGUMENT_CELL, cell }, why);
}

/* The nearest cells it could go to, of the table's rim or any; how many.  They are copied,
 * for checks may flood again. */
static int cells_to_go(const struct pp_menu_page *g, enum gait_row gait, bool rim,
	cell_t list[CELLS_TRIED])
{
	const struct grid *grid = &g->v->table->grid;
	cell_t around[GRID_AROUND_MAX];
	const cell_t *all = NULL;
	int n_all = 0, n = 0;

	if (game_unit_body(g->v, g->unit) >= 0 && g->v->course != NULL) {
		if (pp_move_course(g->v, g->unit, gait, g->v->course))
			all = course_all(g->v->course, &n_all);
	} else if (pp_move_reach(g->v, g->unit, gait, false, g->v->reach)) {
		all = reach_all(g->v->reach, &n_all);
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

static bool somewhere_to_go(const struct pp_menu_page *g, int verb, enum gait_row gait,
	struct reason *why)
{
	const cell_t here = g->v->figures[pp_guide(g->v, g->unit)].cell;
	cell_t list[CELLS_TRIED];
	const int n = cells_to_go(g, gait, verb == VERB_LEAVE, list);

	if (lawful_cell(g, verb, n > 0 ? list[0] : here, why))
		return true;
	for (int i = 1; i < n && about_the_place(why); i++)
		if (lawful_cell(g, verb, list[i], why))
			return true;
	return false;
}

static void going_row(struct pp_menu_page *g, char key, const char *label, int verb,
	enum gait_row gait)
{
	struct option *o = pp_menu_unit_row(g, key, label, NEED_CELL, verb);

	if (o == NULL)
		return;
	o->allowed = somewhere_to_go(g, verb, gait, &o->why);
	menu_note(o, " up to %s", say_inches(pp_pace(g->v, pp_guide(g->v, g->unit), gait)).text);
}

/* ---- charging ---- */

static int nearest_of(const struct pp_menu_page *g, const int16_t *list, int n, uint64_t told)
{
	int32_t least = INT32_MAX;
	int best = NOBODY;

	for (int i = 0; i < n; i++) {
		const int guide = pp_guide(g->v, g->unit);
		int32_t far = INT32_MAX;

		FOR_MEMBERS(f, g->v, list[i])
			if (standing_fit(g->v, f) && game_distance(g->v, guide, f) < far)
				far = game_distance(g->v, guide, f);
		if ((told >> list[i] & 1) == 0 && far < least) {
			least = far;
			best = list[i];
		}
	}
	return best;
}

/* "Charge 58% win: the raptor" */
static void charge_row(struct pp_menu_page *g, int target)
{
	struct option *o = pp_menu_figure_row(g, "Charge", NEED_NOTHING, VERB_CHARGE,
		pp_guide(g->v, g->unit));
	struct pp_fight_odds odds;

	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "charge %s %s", pp_words_unit(g->v, g->unit),
		pp_words_unit(g->v, target));
	if (pp_fight_odds(g->v, g->unit, target, true, &odds))
		menu_note(o, " %s win: %s", pp_percent(odds.wins).text,
			game_unit_name(g->v, target));
	else
		menu_note(o, ": %s", game_unit_name(g->v, target));
}

static void charge_rows(struct pp_menu_page *g)
{
	struct option *o = pp_menu_unit_row(g, 'c', "Charge an enemy unit", NEED_UNIT,
		VERB_CHARGE);
	int16_t targets[UNITS_MAX];
	uint64_t told = 0;
	int n;

	if (o == NULL)
		return;
	n = pp_menu_targets(g, VERB_CHARGE, targets, &o->why);
	o->allowed = n > 0;
	if (n > 0)
		menu_note(o, ", %d to charge", n);
	for (int i = 0; i < n && i < CHARGE_ROWS_MAX; i++) {
		const int target = nearest_of(g, targets, n, told);

		if (target < 0)
			return;
		told |= (uint64_t)1 << target;
		charge_row(g, target);
	}
}

/* ---- what takes the whole move ---- */

static void tend_row(struct pp_menu_page *g, const char *label, int verb, int figure, int other)
{
	struct option *o = pp_menu_figure_row(g, label, NEED_NOTHING, verb, figure);

	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "%s %s %s", pp_verbs[verb].name,
		pp_words_figure(g->v, figure).text, pp_words_figure(g->v, other).text);
	if (pp_strength(g->v, g->unit) > 1)
		menu_note(o, " %s, by %s", pp_words_who(g->v, other).text,
			pp_words_who(g->v, figure).text);
	else
		menu_note(o, " %s", pp_words_who(g->v, other).text);
}

/* Whom somebody of it can help from where he stands. */
static void tend_rows(struct pp_menu_page *g, const char *label, int verb)
{
	int n = 0;

	FOR_MEMBERS(f, g->v, g->unit)
		for (int other = 0; other < g->v->n_figures && n < TEND_ROWS_MAX; other++)
			if (other != f && game_on_table(g->v, other)
					&& pp_figure_of(g->v, f)->tends < 0
					&& pp_menu_lawful_figure(g, verb, f, other, NULL)) {
				tend_row(g, label, verb, f, other);
				n++;
			}
}

/* Rows that mean something only now and then are not there else. */
static void now_and_then(struct pp_menu_page *g, char key, const char *label, int verb)
{
	if (pp_menu_lawful_unit(g, verb, NOBODY, NULL))
		pp_menu_plain_row(g, key, label, verb);
}

/* Whether some ground here asks for it, or an enemy does: then it comes up by itself. */
static bool comes_up_by_itself(const struct game *v, int deed)
{
	for (int i = 0; i < v->table->n_grounds; i++)
		if (pp_rules_of(v)->ground_deed[i] == deed)
			return true;
	return deed == DEED_FACE;
}

static void dare_rows(struct pp_menu_page *g)
{
	const struct argument whose = { ARGUMENT_FIGURE, pp_guide(g->v, g->unit) };

	for (int deed = 0; deed < DEEDS; deed++) {
		struct option *o;

		if (comes_up_by_itself(g->v, deed) || !pp_menu_lawful(g, VERB_DARE, whose,
				(struct argument){ ARGUMENT_WORD, deed }, NULL))
			continue;
		o = pp_menu_figure_row(g, "Dare:", NEED_NOTHING, VERB_DARE, whose.value);
		if (o == NULL)
			return;
		snprintf(o->line, sizeof o->line, "dare %s %s",
			pp_words_figure(g->v, whose.value).text, pp_deed_words[deed]);
		menu_note(o, " %s, %s", pp_rules_of(g->v)->deed_kind[deed].name,
			pp_percent(pp_words_nerve(g->v, whose.value, deed, NOBODY)).text);
	}
}

void pp_menu_yield(struct pp_menu_page *g)
{
	int16_t targets[UNITS_MAX];
	struct reason why;
	const int n = pp_menu_targets(g, VERB_YIELD, targets, &why);
	struct option *o;

	if (n == 0)
		return;
	o = pp_menu_unit_row(g, 'y', "Surrender", NEED_NOTHING, VERB_YIELD);
	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "yield %s %s", pp_words_unit(g->v, g->unit),
		pp_words_unit(g->v, targets[0]));
	menu_note(o, " to %s", game_unit_name(g->v, targets[0]));
}

void pp_menu_of_move(struct pp_menu_page *g)
{
	going_row(g, 'w', "Walk", VERB_WALK, GAIT_WALK);
	going_row(g, 'r', "Run, and not fire", VERB_RUN, GAIT_RUN);
	charge_rows(g);
	pp_menu_plain_row(g, 'a', "Watch for whoever passes", VERB_WATCH);
	pp_menu_plain_row(g, 'h', "Stand", VERB_STAND);
	if (menu_exit_wanted(g->v, g->unit))
		going_row(g, 'l', "Leave the table over its edge", VERB_LEAVE, GAIT_RUN);
	tend_rows(g, "Bandage", VERB_BANDAGE);
	tend_rows(g, "Bring round", VERB_WAKE);
	now_and_then(g, 't', "Take up what lies here", VERB_TAKE);
	now_and_then(g, 'd', "Lay down what it carries", VERB_DROP);
	if (g->v->master)	/* what comes of it is for the Game Master to say */
		dare_rows(g);
	pp_menu_yield(g);
}
