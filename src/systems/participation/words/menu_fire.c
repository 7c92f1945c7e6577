/* The menus of firing, of shots at passers-by, and of lit dynamite.
 *
 *  MF1  Targets come with what one's fire may do to them.
 *  MF2  A unit fires whole, or figure by figure; only units of several have rows for both.
 */
#include "skirmish/commander/choose.h"
#include "skirmish/commander/way.h"
#include "systems/participation/fire/kick.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"
#include "systems/participation/odds/expect.h"
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
static void put_prospect(const struct menu *m, const struct prospect *s, struct pen *p)
{
	if (standing_strength(m->v, m->unit) == 1)
		pen_put(p, " %s hurt, %s out", pp_percent(s->hurt).text, pp_percent(s->out).text);
	else
		pen_put(p, " %s hurt", say_tenths(s->hurt).text);
}

/* ---- shots ---- */

/* Out of it counts twice as much as hurt; of equals the nearer comes first. */
static bool worth_fire(const struct menu *m, const struct choice *so_far, int target,
	int64_t *merit, struct pen *note)
{
	struct prospect s;

	(void)so_far;
	if (!prospect_of(m->v, m->unit, target, &s))
		return false;
	*merit = (2 * s.out + s.hurt) * MERIT - s.far;
	put_prospect(m, &s, note);
	return true;
}

static bool has_figure_to_hit(const struct menu *m, struct argument whose)
{
	for (int f = 0; f < m->v->n_figures; f++)
		if (game_on_table(m->v, f)
			&& menu_may(m, VERB_FIRE, whose, menu_of(ARGUMENT_FIGURE, f), NULL))
			return true;
	return false;
}

/* One of them alone, at somebody pointed out. */
static void single_rows(struct menu *m)
{
	static const struct pp_row row = { ACT_OF_FIRING, "One fires", NEED_FIGURE, VERB_FIRE };
	int n = 0;

	if (standing_strength(m->v, m->unit) < 2)
		return;
	FOR_MEMBERS(f, m->v, m->unit) {
		if (!standing_fit(m->v, f) || n == FIGURE_ROWS_MAX
				|| !has_figure_to_hit(m, menu_of(ARGUMENT_FIGURE, f)))
			continue;
		menu_whom(pp_menu_figure_row(m, &row, f, menu_of(ARGUMENT_NONE, 0)),
			say_who(m->v, f).text);
		n++;
	}
}

/* Shut, it says why the nearest cannot be hit; who lies senseless has to be named. */
static int aim_row(struct menu *m, int16_t targets[UNITS_MAX])
{
	const int n = menu_target_row(m, ACT_OF_FIRING, "Fire at an enemy unit", VERB_FIRE,
		"in range", targets);

	if (has_figure_to_hit(m, menu_of(ARGUMENT_UNIT, m->unit)))
		menu_unit_row(m, ACT_OF_AIMING, "Fire at one figure", NEED_FIGURE, VERB_FIRE);
	return n;
}

/* ---- throws ---- */

static void throw_row(struct menu *m, int figure, int arm)
{
	const struct pp_row row = { ACT_OF_LOBBING, "Throw", pp_at_cells(m->v, arm) ? NEED_CELL
		: NEED_FIGURE, VERB_THROW };
	struct option *o = pp_menu_figure_row(m, &row, figure, menu_of(ARGUMENT_WEAPON, arm));

	menu_note(o, " %s, %s far", pp_rules_of(m->v)->weapons[arm].name,
		say_inches(pp_throw_range(m->v, figure, arm)).text);
	if (standing_strength(m->v, m->unit) > 1)
		menu_whom(o, say_who(m->v, figure).text);
}

static void throw_rows(struct menu *m)
{
	FOR_MEMBERS(f, m->v, m->unit)
		for (int i = 0, arm; standing_fit(m->v, f) && (arm = sheet_arm(m->v, f, i)) >= 0;
				i++)
			if (pp_words_throws(m->v, arm) && pp_may_pitch(m->v, f, arm))
				throw_row(m, f, arm);
}

void pp_menu_of_fire(struct menu *m)
{
	static const struct menu_aims aims = { ACT_OF_FIRING, "Fire", ARGUMENT_UNIT,
		TARGET_ROWS_MAX, worth_fire };
	const struct choice c = menu_unit_choice(m, VERB_FIRE);
	int16_t targets[UNITS_MAX];
	const int n = aim_row(m, targets);

	menu_aim_rows(m, &aims, &c, targets, n);
	single_rows(m);
	throw_rows(m);
	menu_plain_row(m, ACT_OF_HOLDING, "Hold fire", VERB_HOLD);
}

/* ---- passers-by ---- */

/* It is about one who passes: he alone is a target. */
void pp_menu_of_snap(struct menu *m)
{
	const int16_t target = m->d->other;
	struct prospect s;

	if (target >= 0 && menu_may_unit(m, VERB_FIRE, target, NULL)) {
		const struct choice c = menu_choice_at(m, VERB_FIRE, ARGUMENT_UNIT, target);
		struct option *o = menu_row(m, ACT_OF_FIRING, "Fire", NEED_NOTHING, &c);
		struct pen note = pen_at(o->note, sizeof o->note);

		menu_whom(o, game_unit_name(m->v, target));
		if (prospect_of(m->v, m->unit, target, &s))
			put_prospect(m, &s, &note);
		single_rows(m);
	}
	menu_plain_row(m, ACT_OF_HOLDING, "Let it pass", VERB_HOLD);
}

/* ---- lit dynamite ---- */

void pp_menu_of_kick(struct menu *m)
{
	static const struct pp_row
		lies = { ACT_OF_KICKING, "Throw the dynamite away", NEED_CELL, VERB_KICK },
		stands = { ACT_OF_KICKING, "Kick the dynamite away", NEED_CELL, VERB_KICK };

	FOR_MEMBERS(f, m->v, m->unit)
		if (pp_may_kick(m->v, f))
			menu_whom(pp_menu_figure_row(m, pp_figure_of(m->v, f)->down ? &lies
				: &stands, f, menu_of(ARGUMENT_NONE, 0)), say_who(m->v, f).text);
}
