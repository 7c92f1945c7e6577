/* The Game Master in the risk room: what only these rules know of his acts (C-12), and
 * what of the turn's intentions a truce ends.
 *
 *  MR1  An act never leaves a question open that has lost its sense.
 *  MR2  Whom he hides in plain sight is seen again when the sides next look (K-11); in
 *       terrain their die is thrown for this turn, and shows nothing.
 */
#include "skirmish/body/affliction.h"
#include "skirmish/body/loss.h"
#include "skirmish/master/acts.h"
#include "systems/risk/drawers.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/risk.h"

/* ---- may it be done ---- */

bool risk_hurt(const struct game *g, int figure)
{
	return risk_figure_of(g, figure)->wounds > 0;
}

/* Whether a word of its test holds the unit. */
static bool held_by_word(const struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	return u->routing || u->word == ACTION_HALT || u->word == ACTION_RETREAT
		|| u->word == ACTION_ROUT;
}

static bool check_steady(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	const int unit = g->figures[figure].unit;

	if (!held_by_word(g, unit))
		return refuse(why, "C-12", "no word of a test holds %s", game_unit_name(g, unit));
	return c->argument[0].kind == ARGUMENT_UNIT
		|| refuse(why, "C-12", "the word holds all of %s: name the unit",
			game_unit_name(g, unit));
}

/* Nobody overlooks whom he has at his throat: what he may order hangs on it. */
static bool check_hide(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	const int unit = c->argument[0].value;
	const bool named = c->n > 1 && c->argument[1].kind == ARGUMENT_SIDE;

	(void)figure;
	for (int u = 0; u < g->n_units; u++)
		if (game_enemies(g, unit, u) && contact_units(g, unit, u)
			&& (!named || g->units[u].side == c->argument[1].value))
			return refuse(why, "C-12", "it is hand to hand with %s: gm-move it first",
				game_unit_name(g, u));
	return true;
}

/* ---- doing it ---- */

static void heal(struct game *g, int figure)
{
	game_capture(g, figure, NOBODY);
	if (!risk_hurt(g, figure))
		return;
	risk_figure_of(g, figure)->wounds = 0;
	affliction_tell_figure(g, figure, "healed");
}

/* One act for the unit, however many figures it has. */
static void steady(struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;

	if (held_by_word(g, unit))
		risk_take_from_word(g, unit);
}

static void kill(struct game *g, int figure)
{
	risk_die(g, figure, "killed");
}

/* He comes as he was, but for his hurts. */
static void bring_back(struct game *g, int figure)
{
	struct risk_figure *f = risk_figure_of(g, figure);

	f->wounds = f->loading = 0;
	f->empty = false;
	f->hits[0] = f->hits[1] = 0;
	f->fell = CELL_NONE;
}

static void arm(struct game *g, const struct choice *c, int figure)
{
	risk_figure_of(g, figure)->found = (int16_t)c->argument[1].value;
	acts_tell_arm(g, figure, c->argument[1].value);
}

static void know_as_seen(struct game *g, const struct choice *c, int figure)
{
	struct risk_unit *u = risk_unit_of(g, c->argument[0].value);

	(void)figure;
	if (c->verb == GM_HIDE && (u->fired || u->fired_last || u->shown != 0)) {
		u->fired = u->fired_last = false;
		u->shown = 0;	/* which its own side can tell, too */
		game_note(g, (int)c->argument[0].value, NOBODY, "slips out of sight");
	}
	for (int s = 0; s < g->setup->n_sides; s++)
		if (!game_same_cause(g, s, g->units[c->argument[0].value].side)
				&& game_sees(g, s, c->argument[0].value) == (c->verb == GM_REVEAL))
			u->see_die[s] = c->verb == GM_REVEAL ? risk_rules_of(g)->terrain_die : 1;
}

/* ---- questions and intentions that have lost their sense ---- */

static bool makes_sense(const struct game *g, const struct decision *d)
{
	return d->kind != ASK_FOLLOW
		|| (standing_alive(g, d->unit) && risk_unit_of(g, d->unit)->may_follow);
}

static void hold_back(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	if (acts_forgiven(g, unit, u->target)) {
		game_note(g, unit, NOBODY, "holds back");
		u->order = ORDER_NONE;
		u->target = NOBODY;
	}
	u->foes = acts_foes(g, unit, u->foes);
	if (u->foes == 0)
		u->may_follow = u->follows = false;
	FOR_MEMBERS(f, g, unit) {
		struct risk_figure *own = risk_figure_of(g, f);

		if (acts_forgiven(g, unit, own->aim))
			own->aim = NOBODY;
		if (own->mark >= 0 && acts_forgiven(g, unit, g->figures[own->mark].unit))
			own->mark = NOBODY;
	}
}

/* ---- all of it ---- */

const struct gm_acts risk_acts = {
	.of = {
		ACT(GM_HEAL) = { .one = heal },
		ACT(GM_WOUND) = { .one = risk_wound, .looks = true },
		ACT(GM_KILL) = { .one = kill, .looks = true },
		ACT(GM_MOVE) = { .looks = true },
		ACT(GM_ADD) = { .one = bring_back, .looks = true },
		ACT(GM_REMOVE) = { .one = loss_of, .looks = true },
		ACT(GM_STEADY) = { .may = check_steady, .one = steady },
		ACT(GM_ARM) = { .may = acts_may_arm, .all = arm },
		ACT(GM_HIDE) = { .may = check_hide, .all = know_as_seen },
		ACT(GM_REVEAL) = { .all = know_as_seen },
		ACT(GM_SUPPRESS) = { .refused = NO_SUPPRESSION("test") },
		NO_LUCK("gm-add brings back the dead"),
	},
	.makes_sense = makes_sense, .look = acts_look, .sight = risk_sight_renew,
	.forgive = hold_back, .parted = risk_sight_parted,
};
