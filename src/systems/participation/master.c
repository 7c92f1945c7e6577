/* The Game Master in the participation room: what only these rules know of his acts (C-12), of a
 * truce, and of ground that changes under people.
 *
 *  PM1  An act never leaves a question open that has lost its sense.
 *  PM2  Whom he hides stays hidden till it gives itself away.
 *  PM3  Whom he brings back comes as the card says: unhurt, unafraid, with nothing learnt.
 */
#include "skirmish/body/affliction.h"
#include "skirmish/body/loss.h"
#include "skirmish/master/acts.h"
#include "skirmish/menus/say.h"
#include "systems/participation/drawers.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/turn.h"
#include "systems/participation/words/words.h"

/* ---- may it be done ---- */

/* Nobody overlooks whom he has before his nose. */
static bool check_hide(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	const int unit = c->argument[0].value;

	(void)figure;
	for (int f = 0; f < g->n_figures; f++) {
		if (!standing_fit(g, f) || !game_enemies(g, unit, g->figures[f].unit))
			continue;
		FOR_MEMBERS(o, g, unit)
			if (game_on_table(g, o)
				&& game_distance(g, f, o) <= pp_rules_of(g)->noticed
				&& pp_sees(g, f, o))
				return refuse(why, "X-164", "an enemy is so near that he would see "
					"%s at once: gm-move it first", game_unit_name(g, unit));
	}
	return true;
}

static bool check_steady(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	const struct pp_figure *f = pp_figure_of(g, figure);
	const struct name name = say_who(g, figure);

	(void)c;
	return f->spirit > SPIRIT_OBEDIENT
		|| refuse(why, "C-12", "%s is steady as it is", name.text);
}

/* ---- doing it ---- */

static void heal(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);
	const bool hurt = pp_hurt(g, figure);

	f->injury = INJURY_SUPERFICIAL;
	f->injuries = f->worse = f->wounds = f->fate_moves = f->groggy = 0;
	f->fate = FATE_NONE;
	f->bandaged = f->down = f->staggered = f->rising = false;
	game_capture(g, figure, NOBODY);
	if (g->figures[figure].life == LIFE_WOUNDED)
		game_life(g, figure, LIFE_FIT, "is on his feet again");
	else if (hurt)
		affliction_tell_figure(g, figure, "healed");
}

static void steady(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	if (f->spirit <= SPIRIT_OBEDIENT)
		return;
	f->spirit = (uint8_t)pp_best_spirit(g, figure);
	f->causes = 0;
	affliction_tell_figure(g, figure, "steady");
}

static void kill(struct game *g, int figure)
{
	loss_frees(g, figure);
	pp_figure_of(g, figure)->fate = FATE_NONE;
	game_life(g, figure, LIFE_DEAD, "killed");
}

/* P1: nobody lies senseless who is not there. */
static void take_off(struct game *g, int figure)
{
	loss_frees(g, figure);
	pp_figure_of(g, figure)->fate = FATE_NONE;
}

static void hurt(struct game *g, int figure)
{
	pp_injure(g, figure, INJURY_BAD);
}

static void hide_or_reveal(struct game *g, const struct choice *c, int figure)
{
	(void)figure;
	pp_unit_of(g, c->argument[0].value)->hidden = c->verb == GM_HIDE;
}

/* ---- questions and intentions that have lost their sense ---- */

static bool makes_sense(const struct game *g, const struct decision *d)
{
	return d->kind != ASK_SNAP || (standing_alive(g, d->unit) && standing_alive(g, d->other)
		&& game_enemies(g, d->unit, d->other));
}

/* ---- truces ---- */

static bool friend_of(const struct game *g, int unit, int figure)
{
	return figure >= 0 && !game_enemies(g, unit, g->figures[figure].unit);
}

/* Nobody goes at, aims at or strikes at a friend. */
static void forgive(struct game *g, int unit)
{
	struct pp_unit *u = pp_unit_of(g, unit);

	FOR_MEMBERS(figure, g, unit) {
		struct pp_figure *f = pp_figure_of(g, figure);

		if (friend_of(g, unit, f->target))
			f->target = NOBODY;
		if (friend_of(g, unit, f->foe))
			f->foe = NOBODY;
	}
	if (acts_forgiven(g, unit, u->target)) {
		u->doing = DOING_STAND;
		u->target = NOBODY;
	}
}

/* ---- all of it ---- */

const struct gm_acts pp_acts = {
	.of = {
		ACT(GM_HEAL) = { .one = heal },
		ACT(GM_WOUND) = { .one = hurt },
		ACT(GM_KILL) = { .one = kill },
		ACT(GM_ADD) = { .one = pp_start_figure },
		ACT(GM_REMOVE) = { .one = take_off },
		ACT(GM_STEADY) = { .may = check_steady, .one = steady },
		ACT(GM_ARM) = { .refused = "everybody has what his card says: gm-add somebody who "
			"is armed otherwise" },
		ACT(GM_HIDE) = { .may = check_hide, .all = hide_or_reveal },
		ACT(GM_REVEAL) = { .all = hide_or_reveal },
		ACT(GM_SUPPRESS) = { .refused = NO_SUPPRESSION("morale throw") },
		NO_LUCK("gm-heal raises who lies there"),
	},
	.makes_sense = makes_sense, .before = acts_look, .sight = pp_sight_renew,
	.forgive = forgive,
};

/* ---- ground that changes (X-169) ---- */

static void scramble(struct game *g, int figure)
{
	const struct figure *f = &g->figures[figure];
	cell_t cell;

	if (f->cell == CELL_NONE || game_big(g, figure)
		|| table_ground(g->table, f->cell)->pace > 0)
		return;
	if (game_free_cells(g, f->cell, 1, &cell) == 1)
		game_place(g, figure, cell);
}

void pp_engulfed(struct game *g, const struct table *before, const int16_t *figures, int n)
{
	(void)before;
	for (int i = 0; i < n; i++)
		scramble(g, figures[i]);
}
