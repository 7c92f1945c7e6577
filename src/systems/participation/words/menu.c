/* Menus: what could be chosen for a unit under a decision.
 *
 *  MU1  A row asks answers_check() about the choice it stands for, so that what is offered is
 *       lawful, and what is greyed out says why in the very words of the refusal.
 *  MU2  A row that still wants a unit, a figure or a cell is open if one will do; if none,
 *       it says what is wrong with the nearest.
 *  MU3  A row for one figure of several names it in its line; its key is the next free one.
 *
 * This file has what all menus share; menu_move.c, menu_fire.c, menu_fight.c and
 * menu_speak.c have the rest.
 */
#include <stdio.h>
#include <string.h>

#include "skirmish/commander/choose.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/kick.h"
#include "systems/participation/judges.h"
#include "systems/participation/language.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/words/menu.h"
#include "systems/participation/words/menu_fight.h"
#include "systems/participation/words/menu_fire.h"
#include "systems/participation/words/menu_move.h"
#include "systems/participation/words/menu_speak.h"
#include "systems/participation/words/words.h"

/* ---- trying choices ---- */

static bool allowed(const struct game *v, int seat, int verb, struct argument whose,
	struct argument whom, struct reason *why)
{
	struct choice c;

	choose(&c, seat, verb);
	choose_with(&c, whose.kind, whose.value);
	if (whom.kind != ARGUMENT_NONE)
		choose_with(&c, whom.kind, whom.value);
	return answers_check(v, &c, why);
}

bool pp_menu_lawful(const struct pp_menu_page *g, int verb, struct argument whose,
	struct argument whom, struct reason *why)
{
	return allowed(g->v, g->d->seat, verb, whose, whom, why);
}

bool pp_menu_lawful_unit(const struct pp_menu_page *g, int verb, int target, struct reason *why)
{
	const struct argument whose = { ARGUMENT_UNIT, g->unit };
	const struct argument whom = { target < 0 ? ARGUMENT_NONE : ARGUMENT_UNIT, target };

	return pp_menu_lawful(g, verb, whose, whom, why);
}

bool pp_menu_lawful_figure(const struct pp_menu_page *g, int verb, int figure, int other,
	struct reason *why)
{
	const struct argument whose = { ARGUMENT_FIGURE, figure };
	const struct argument whom = { other < 0 ? ARGUMENT_NONE : ARGUMENT_FIGURE, other };

	return pp_menu_lawful(g, verb, whose, whom, why);
}

int pp_menu_targets(const struct pp_menu_page *g, int verb, int16_t list[UNITS_MAX],
	struct reason *why)
{
	const int nearest = contact_nearest_enemy(g->v, g->unit);
	int n = 0;

	for (int u = 0; u < g->v->n_units; u++)
		if (u != g->unit && game_unit_cell(g->v, u) != CELL_NONE
				&& pp_menu_lawful_unit(g, verb, u, NULL))
			list[n++] = (int16_t)u;
	if (n > 0)
		return n;
	if (nearest < 0)
		refuse(why, "X-164", "no enemy is in sight");
	else
		pp_menu_lawful_unit(g, verb, nearest, why);
	return 0;
}

/* ---- rows ---- */

struct option *pp_menu_unit_row(struct pp_menu_page *g, char key, const char *label,
	enum option_need need, int verb)
{
	struct option *o = menu_add(g->menu, key, label, need);

	if (o != NULL)
		snprintf(o->line, sizeof o->line, "%s %s", pp_verbs[verb].name,
			pp_words_unit(g->v, g->unit));
	return o;
}

struct option *pp_menu_plain_row(struct pp_menu_page *g, char key, const char *label, int verb)
{
	struct option *o = pp_menu_unit_row(g, key, label, NEED_NOTHING, verb);

	if (o != NULL)
		o->allowed = pp_menu_lawful_unit(g, verb, NOBODY, &o->why);
	return o;
}

/* 1 … 9, then A … Z: the small letters are those of the rows that every unit has. */
static char next_key(struct pp_menu_page *g)
{
	const char key = g->key;

	g->key = key == '9' ? 'A' : (char)(key + 1);
	return key;
}

struct option *pp_menu_figure_row(struct pp_menu_page *g, const char *label,
	enum option_need need, int verb, int figure)
{
	struct option *o = g->key > 'Z' ? NULL : menu_add(g->menu, g->key, label, need);

	if (o == NULL)
		return NULL;
	o->key = next_key(g);
	snprintf(o->line, sizeof o->line, "%s %s", pp_verbs[verb].name,
		pp_words_figure(g->v, figure).text);
	return o;
}

/* ---- all of them ---- */

int pp_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room)
{
	static void (*const menus[ASKS])(struct pp_menu_page *) = {
		[ASK_MOVE] = pp_menu_of_move, [ASK_SNAP] = pp_menu_of_snap,
		[ASK_SPEAK] = pp_menu_of_speak, [ASK_FIRE] = pp_menu_of_fire,
		[ASK_KICK] = pp_menu_of_kick, [ASK_FIGHT] = pp_menu_of_fight,
	};
	struct menu m = { options, 0, room };
	struct pp_menu_page page = { v, d, unit, &m, '1' };

	if (d->kind == ASK_PLAY_ON) {
		menu_question(&m, "play-on", "Play on", "End it here");
		return m.n;
	}
	/* Nothing is asked of others than whom it is about, nor of who is not there. */
	if (unit < 0 || (d->unit >= 0 && unit != d->unit) || !standing_alive(v, unit)
			|| game_seat_of_unit(v, unit) != d->seat)
		return 0;
	menus[d->kind](&page);
	return m.n;
}

/* ---- who is waited for ---- */

/* Somebody of it could go, and spends his move on nobody else. */
static bool wants_move(const struct game *v, const struct decision *d, int unit)
{
	(void)d;
	if (!pp_own_will(v, unit) || pp_unit_of(v, unit)->ordered)
		return false;
	FOR_MEMBERS(f, v, unit)
		if (pp_mobile(v, f) && pp_figure_of(v, f)->tends < 0)
			return true;
	return false;
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
		&& pp_menu_may_say(v, d, guide, VOICE_SHOUT, NULL) && has_listener(v, guide);
}

/* Once it has been told something it is not waited for any more, though some of it may have
 * been left out. */
static bool wants_fire(const struct game *v, const struct decision *d, int unit)
{
	bool could = false;

	(void)d;
	if (!pp_own_will(v, unit))
		return false;
	FOR_MEMBERS(f, v, unit) {
		const struct pp_figure *own = pp_figure_of(v, f);

		if (own->held || own->target >= 0 || own->mark != CELL_NONE)
			return false;
		could = could || pp_could_fire(v, f);
	}
	return could;
}

static bool wants_kick(const struct game *v, const struct decision *d, int unit)
{
	(void)d;
	FOR_MEMBERS(f, v, unit)
		if (pp_may_kick(v, f))
			return true;
	return false;
}

static bool wants_fight(const struct game *v, const struct decision *d, int unit)
{
	bool could = false;

	FOR_MEMBERS(f, v, unit) {
		if (pp_figure_of(v, f)->foe >= 0 || pp_figure_of(v, f)->spares)
			return false;
		could = could || pp_menu_may_strike(v, d, f);
	}
	return could;
}

bool pp_wants(const struct game *v, const struct decision *d, int unit)
{
	static bool (*const wants[ASKS])(const struct game *, const struct decision *, int) = {
		[ASK_MOVE] = wants_move, [ASK_SPEAK] = wants_words, [ASK_FIRE] = wants_fire,
		[ASK_KICK] = wants_kick, [ASK_FIGHT] = wants_fight,
	};

	if (d->unit >= 0)
		return unit == d->unit;
	return wants[d->kind] != NULL && game_seat_of_unit(v, unit) == d->seat
		&& standing_alive(v, unit) && wants[d->kind](v, d, unit);
}
