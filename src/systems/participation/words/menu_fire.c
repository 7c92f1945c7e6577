/* The menus of firing, of shots at passers-by, and of lit dynamite.
 *
 *  MF1  Targets come with what one's fire may do to them, the likeliest to fall first.
 *  MF2  A unit fires whole, or figure by figure; only units of several have rows for both.
 */
#include <stdio.h>

#include "skirmish/commander/best.h"
#include "skirmish/commander/choose.h"
#include "skirmish/commander/way.h"
#include "systems/participation/fire/kick.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"
#include "systems/participation/odds/expect.h"
#include "systems/participation/words/menu.h"
#include "systems/participation/words/menu_fire.h"
#include "systems/participation/words/words.h"

enum { TARGET_ROWS_MAX = 4, FIGURE_ROWS_MAX = 8, MERIT = 1000 };

/* ---- what fire may do ---- */

struct prospect { int32_t hurt, out, far; };	/* thousandths, summed */

bool pp_menu_may_hit(const struct game *v, int figure, int target)
{
	return standing_fit(v, figure) && !pp_figure_of(v, figure)->spent
		&& game_on_table(v, target);
}

int pp_menu_mark(const struct game *v, int figure, int target, struct pp_fire_odds *best)
{
	struct pp_fire_odds odds;
	int mark = NOBODY;

	FOR_MEMBERS(f, v, target) {
		if (!standing_fit(v, f) || !pp_menu_may_hit(v, figure, f)
			|| !pp_fire_odds(v, figure, f, pp_words_shot_kind(v, figure, f),
				&odds))
			continue;
		if (mark >= 0 && (odds.out < best->out
				|| (odds.out == best->out && odds.hurt <= best->hurt)))
			continue;
		*best = odds;
		mark = f;
	}
	return mark;
}

/* Of a unit's figures, each against its best mark in another. */
static bool prospect_of(const struct game *v, int unit, int target, struct prospect *s)
{
	*s = (struct prospect){ 0, 0, INT32_MAX };
	FOR_MEMBERS(f, v, unit) {
		struct pp_fire_odds odds;
		const int mark = pp_menu_mark(v, f, target, &odds);

		if (mark < 0)
			continue;
		s->hurt += odds.hurt;
		s->out += odds.out;
		if (game_distance(v, f, mark) < s->far)
			s->far = game_distance(v, f, mark);
	}
	return s->far < INT32_MAX;
}

/* One figure's chance as it is; of several the sum, as a number of them. */
static void note_prospect(const struct pp_menu_page *g, struct option *o, int target,
	const struct prospect *s)
{
	const char *name = game_unit_name(g->v, target);

	if (pp_strength(g->v, g->unit) == 1)
		menu_note(o, " %s hurt, %s out: %s", pp_percent(s->hurt).text,
			pp_percent(s->out).text, name);
	else
		menu_note(o, " %d.%d hurt: %s", say_tenths(s->hurt).whole, say_tenths(s->hurt).part,
		name);
}

/* ---- shots ---- */

/* Out of it counts twice as much as hurt; of equals the nearer comes first. */
static void target_rows(struct pp_menu_page *g, const int16_t *targets, int n_targets)
{
	struct prospect all[UNITS_MAX];
	struct best best = { .n = 0 };

	for (int i = 0; i < n_targets; i++)
		if (prospect_of(g->v, g->unit, targets[i], &all[i]))
			best_keep(&best, i, (2 * all[i].out + all[i].hurt) * MERIT - all[i].far);
	for (int i = 0; i < best.n && i < TARGET_ROWS_MAX; i++) {
		const int target = targets[best.item[i]];
		struct option *o = pp_menu_figure_row(g, "Fire", NEED_NOTHING, VERB_FIRE,
			pp_guide(g->v, g->unit));

		if (o == NULL)
			return;
		snprintf(o->line, sizeof o->line, "fire %s %s", pp_words_unit(g->v, g->unit),
			pp_words_unit(g->v, target));
		note_prospect(g, o, target, &all[best.item[i]]);
	}
}

static bool has_figure_to_hit(const struct pp_menu_page *g, struct argument whose)
{
	for (int f = 0; f < g->v->n_figures; f++)
		if (game_on_table(g->v, f) && pp_menu_lawful(g, VERB_FIRE, whose,
				(struct argument){ ARGUMENT_FIGURE, f }, NULL))
			return true;
	return false;
}

/* One of them alone, at somebody pointed out. */
static void single_rows(struct pp_menu_page *g)
{
	int n = 0;

	if (pp_strength(g->v, g->unit) < 2)
		return;
	FOR_MEMBERS(f, g->v, g->unit) {
		struct option *o;

		if (!standing_fit(g->v, f) || n == FIGURE_ROWS_MAX
				|| !has_figure_to_hit(g, (struct argument){ ARGUMENT_FIGURE, f }))
			continue;
		o = pp_menu_figure_row(g, "One fires:", NEED_FIGURE, VERB_FIRE, f);
		if (o == NULL)
			return;
		menu_note(o, " %s", pp_words_who(g->v, f).text);
		n++;
	}
}

/* Shut, it says why the nearest cannot be hit; who lies senseless has to be named. */
static int aim_row(struct pp_menu_page *g, int16_t targets[UNITS_MAX])
{
	struct option *o = pp_menu_unit_row(g, 'f', "Fire at an enemy unit", NEED_UNIT,
		VERB_FIRE);
	int n;

	if (o == NULL)
		return 0;
	n = pp_menu_targets(g, VERB_FIRE, targets, &o->why);
	o->allowed = n > 0;
	if (n > 0)
		menu_note(o, ", %d in range", n);
	if (has_figure_to_hit(g, (struct argument){ ARGUMENT_UNIT, g->unit }))
		pp_menu_unit_row(g, 'a', "Fire at one figure", NEED_FIGURE, VERB_FIRE);
	return n;
}

/* ---- throws ---- */

static void throw_row(struct pp_menu_page *g, int figure, int arm)
{
	const struct rule_table *t = rulebook_table(game_book(g->v), "weapons");
	struct option *o = pp_menu_figure_row(g, "Throw", pp_at_cells(g->v, arm) ? NEED_CELL
		: NEED_FIGURE, VERB_THROW, figure);

	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "throw %s %s", pp_words_figure(g->v, figure).text,
		rule_table_at(t, arm, 0)->text);
	menu_note(o, " %s%s%s, %s far", pp_rules_of(g->v)->weapons[arm].name,
		pp_strength(g->v, g->unit) > 1 ? ": " : "",
		pp_strength(g->v, g->unit) > 1 ? pp_words_who(g->v, figure).text : "",
		say_inches(pp_throw_range(g->v, figure, arm)).text);
}

static void throw_rows(struct pp_menu_page *g)
{
	FOR_MEMBERS(f, g->v, g->unit)
		for (int i = 0, arm; standing_fit(g->v, f) && (arm = sheet_arm(g->v, f, i)) >= 0;
				i++)
			if (pp_words_throws(g->v, arm) && pp_may_pitch(g->v, f, arm))
				throw_row(g, f, arm);
}

void pp_menu_of_fire(struct pp_menu_page *g)
{
	int16_t targets[UNITS_MAX];
	const int n = aim_row(g, targets);

	target_rows(g, targets, n);
	single_rows(g);
	throw_rows(g);
	pp_menu_plain_row(g, 'h', "Hold fire", VERB_HOLD);
}

/* ---- passers-by ---- */

/* It is about one who passes: he alone is a target. */
void pp_menu_of_snap(struct pp_menu_page *g)
{
	const int16_t target = g->d->other;
	struct prospect s;

	if (target >= 0 && pp_menu_lawful_unit(g, VERB_FIRE, target, NULL)) {
		struct option *o = pp_menu_unit_row(g, 'f', "Fire", NEED_NOTHING, VERB_FIRE);

		if (o != NULL) {
			snprintf(o->line, sizeof o->line, "fire %s %s",
				pp_words_unit(g->v, g->unit), pp_words_unit(g->v, target));
			if (prospect_of(g->v, g->unit, target, &s))
				note_prospect(g, o, target, &s);
			else
				menu_note(o, ": %s", game_unit_name(g->v, target));
		}
		single_rows(g);
	}
	pp_menu_plain_row(g, 'h', "Let it pass", VERB_HOLD);
}

/* ---- lit dynamite ---- */

void pp_menu_of_kick(struct pp_menu_page *g)
{
	FOR_MEMBERS(f, g->v, g->unit) {
		struct option *o;

		if (!pp_may_kick(g->v, f))
			continue;
		o = pp_menu_figure_row(g, pp_figure_of(g->v, f)->down
			? "Throw the dynamite away:" : "Kick the dynamite away:", NEED_CELL,
			VERB_KICK, f);
		if (o != NULL)
			menu_note(o, " %s", pp_words_who(g->v, f).text);
	}
}
