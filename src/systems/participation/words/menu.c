/* Menus: what could be chosen for a unit under a decision (menus/menu.h).
 *
 * A row for one figure of several names it in its line.  This file has what all menus share,
 * and who is waited for; menu_move.c, menu_fire.c, menu_fight.c and menu_speak.c have the
 * rows.
 */
#include <stdio.h>

#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/kick.h"
#include "systems/participation/judges.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/words/words.h"

struct option *pp_menu_figure_row(struct menu *m, const struct pp_row *row, int figure,
	struct argument whom)
{
	const struct choice c = menu_choice(m, row->verb, menu_of(ARGUMENT_FIGURE, figure), whom);

	return menu_next_row(m, row->act, row->label, row->need, &c);
}

/* ---- who is waited for ---- */

/* He spends his move on nobody else. */
static bool could_go(const struct game *v, int figure)
{
	return pp_mobile(v, figure) && pp_figure_of(v, figure)->tends < 0;
}

static bool wants_move(const struct game *v, const struct decision *d, int unit)
{
	(void)d;
	return pp_own_will(v, unit) && !pp_unit_of(v, unit)->ordered
		&& standing_first(v, unit, could_go) >= 0;
}

/* Somebody of its side, in the range of a shout, acts on orders and has none yet. */
static bool has_listener(const struct game *v, int figure)
{
	for (int f = 0; f < v->n_figures; f++)
		if (f != figure && standing_fit(v, f) && !pp_figure_of(v, f)->told
				&& pp_figure_of(v, f)->spirit == SPIRIT_OBEDIENT
				&& v->units[v->figures[f].unit].side
					== v->units[v->figures[figure].unit].side
				&& !v->units[v->figures[f].unit].uncommanded
				&& pp_understands(v, f, figure, VOICE_SHOUT))
			return true;
	return false;
}

static bool wants_words(const struct game *v, const struct decision *d, int unit)
{
	const int guide = pp_guide(v, unit);

	return pp_figure_of(v, guide)->spirit != SPIRIT_OBEDIENT
		&& pp_figure_of(v, guide)->rounds < pp_game_of(v)->round
		&& pp_menu_may_say(v, d, guide, VOICE_SHOUT, NULL)
		&& (has_listener(v, guide) || pp_seeks_hearing(v, v->units[unit].side));
}

static bool told_to_fire(const struct game *v, int figure)
{
	const struct pp_figure *f = pp_figure_of(v, figure);

	return f->held || f->target >= 0 || f->mark != CELL_NONE;
}

/* Once it has been told something it is not waited for any more, though some of it may have
 * been left out. */
static bool wants_fire(const struct game *v, const struct decision *d, int unit)
{
	(void)d;
	return pp_own_will(v, unit) && standing_first(v, unit, told_to_fire) < 0
		&& standing_first(v, unit, pp_could_fire) >= 0;
}

static bool wants_kick(const struct game *v, const struct decision *d, int unit)
{
	(void)d;
	return standing_first(v, unit, pp_may_kick) >= 0;
}

static bool told_to_fight(const struct game *v, int figure)
{
	return pp_figure_of(v, figure)->foe >= 0 || pp_figure_of(v, figure)->spares;
}

static bool wants_fight(const struct game *v, const struct decision *d, int unit)
{
	if (standing_first(v, unit, told_to_fight) >= 0)
		return false;
	FOR_MEMBERS(f, v, unit)
		if (pp_menu_may_strike(v, d, f))
			return true;
	return false;
}

/* Who may shoot, and who passes: two may pass one after the other. */
static void ask_snap(const struct game *v, const struct decision *d, bool brief, char *text,
	size_t size)
{
	const struct name passes = name_within(d->other >= 0 ? game_unit_name(v, d->other)
		: "somebody");

	snprintf(text, size, brief ? "%s: shoot at %s" : "%s: shoot at %s in passing?",
		game_unit_name(v, d->unit), passes.text);
}

static const struct menu_kind kinds[ASKS] = {
	[ASK_MOVE] = { .rows = pp_menu_of_move, .own = true, .wants = wants_move },
	[ASK_SNAP] = { .rows = pp_menu_of_snap, .own = true, .question = ask_snap },
	[ASK_SPEAK] = { .rows = pp_menu_of_speak, .own = true, .wants = wants_words },
	[ASK_FIRE] = { .rows = pp_menu_of_fire, .own = true, .wants = wants_fire },
	[ASK_KICK] = { .rows = pp_menu_of_kick, .own = true, .wants = wants_kick },
	[ASK_FIGHT] = { .rows = pp_menu_of_fight, .own = true, .wants = wants_fight },
	[ASK_PLAY_ON] = MENU_PLAY_ON,
};

const struct menus pp_menus = { .kinds = kinds, .previews = pp_previews, .unseen = "X-164",
	.reach = pp_option_reach, .course = pp_option_course, .spread = pp_spread };
