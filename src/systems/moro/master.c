/* The Game Master in the Moro room: what only these rules know of his acts (C-12), what of
 * a melee a truce ends, and things that lie about.
 *
 *  MM1  An act never leaves a question open that has lost its sense.  Acts come between
 *       choices, so never in the midst of a charge or of a volley.
 *  MM2  Whom he hides has a counter where its guide stands (M1), and keeps it till it
 *       moves, fires or is found.
 *  MM3  He brings back the dead without their loss, and what he takes off the table is
 *       none.
 */
#include "skirmish/body/affliction.h"
#include "skirmish/body/items.h"
#include "skirmish/body/loss.h"
#include "skirmish/master/acts.h"
#include "systems/moro/drawers.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/fire/harm.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/move/place.h"
#include "systems/moro/turn.h"

/* ---- may it be done ---- */

/* Nobody overlooks whom he has before his nose (X-123, S-M-18). */
static bool check_hide(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	const int unit = c->argument[0].value, guide = moro_guide(g, unit);
	const int side = g->units[unit].side;

	(void)figure;
	if (guide < 0)
		return refuse(why, "C-12", "%s has nobody left to hide", game_unit_name(g, unit));
	if (moro_bound(g, unit))
		return refuse(why, "S-M-18", "%s is locked in melee: gm-move it first",
			game_unit_name(g, unit));
	if (moro_counters_of(g, side) >= COUNTERS_OF_SIDE)
		return refuse(why, "C-12", "no more than %d counters of a side can lie",
			COUNTERS_OF_SIDE);
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && moro_would_be_found(g, side, g->figures[f].cell))
			return refuse(why, "X-123", "an enemy is so near that he would find %s at "
				"once: gm-move it first", game_unit_name(g, unit));
	return true;
}

static bool check_steady(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	const int unit = g->figures[figure].unit;

	if (!moro_unit_of(g, unit)->routed)
		return refuse(why, "C-12", "%s has not run", game_unit_name(g, unit));
	return c->argument[0].kind == ARGUMENT_UNIT
		|| refuse(why, "C-12", "all of %s have run: name the unit", game_unit_name(g,
		unit));
}

/* ---- doing it ---- */

/* Running has cost it its action, which it has back; so has he who had acted before. */
static void steady(struct game *g, int figure)
{
	struct moro_unit *u = moro_unit_of(g, g->figures[figure].unit);

	if (!u->routed)
		return;
	u->routed = u->acted = false;
	affliction_tell(g, g->figures[figure].unit, NOBODY, "steady");
}

static void hide(struct game *g, const struct choice *c, int figure)
{
	const int unit = c->argument[0].value;

	(void)figure;
	moro_counter_add(g, unit, g->figures[moro_guide(g, unit)].cell);
}

static void kill(struct game *g, int figure)
{
	moro_kill(g, figure, NOBODY, "killed");
}

static void bring_back(struct game *g, int figure)
{
	struct moro_unit *u = moro_unit_of(g, g->figures[figure].unit);
	struct moro_figure *f = moro_figure_of(g, figure);
	const int there = standing_strength(g, g->figures[figure].unit);

	if (f->fell != CELL_NONE && u->lost > 0)
		u->lost--;
	if (u->strength < there + u->lost)
		u->strength = (uint8_t)(there + u->lost);
	f->fell = f->goal = CELL_NONE;
}

/* A limbered gun and a counter go where their unit is put. */
static void follow(struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;
	const struct moro_unit *u = moro_unit_of(g, unit);
	const cell_t cell = g->figures[figure].cell;

	if (figure != moro_guide(g, unit))
		return;
	if (u->gun != CELL_NONE && u->limbered)
		moro_gun_follows(g, unit, cell, u->gun);
	if (moro_hidden(g, unit))
		moro_counter_move(g, moro_counter_of(g, unit), cell);
}

/* ---- questions and intentions that have lost their sense ---- */

/* What is asked of a unit is asked of one that is there; of a side, of one that has units
 * to name. */
static bool makes_sense(const struct game *g, const struct decision *d)
{
	const int acting = moro_game_of(g)->acting;

	switch ((enum moro_decision)d->kind) {
	case ASK_GO:
	case ASK_FIRE:
		return acting >= 0 && standing_alive(g, acting);
	case ASK_ACTIVATE:
		return acting >= 0 ? standing_alive(g, acting)
			: moro_side_may_act(g, game_seat_side(g, d->seat));
	default:
		return true;
	}
}

/* The activation under way is over; the walk goes on with the next toss. */
static void break_off(struct game *g)
{
	struct moro_game *own = moro_game_of(g);

	moro_forget_activation(g);
	own->walk.stage = STAGE_DONE;
	own->walk.asked = false;
}

/* M3: friends by now, apart, or gone. */
static void look_again(struct game *g)
{
	moro_guns_arrive(g);
	moro_renew_bonds(g);
	moro_sight_renew(g);
}

/* ---- truces ---- */

/* Friends knew each other's hiding places. */
static void come_out(struct game *g, int side, int other)
{
	for (int u = 0; u < g->n_units && game_sworn(g, side, other); u++)
		if (g->units[u].side == side || g->units[u].side == other)
			moro_reveal(g, u);
}

/* ---- all of it ---- */

const struct gm_acts moro_acts = {
	.of = {
		ACT(GM_WOUND) = { .refused = "these rules know no wounded, a hit kills: gm-kill" },
		ACT(GM_KILL) = { .one = kill },
		ACT(GM_MOVE) = { .one = follow },
		ACT(GM_ADD) = { .one = bring_back },
		ACT(GM_REMOVE) = { .one = loss_of },
		ACT(GM_STEADY) = { .may = check_steady, .one = steady },
		ACT(GM_ARM) = { .refused = "these rules know no weapons but those of the scenario" },
		ACT(GM_HIDE) = { .may = check_hide, .all = hide },
		ACT(GM_SUPPRESS) = { .refused = NO_SUPPRESSION("morale test") },
		NO_LUCK("gm-add brings back the dead"),
	},
	.makes_sense = makes_sense, .before = look_again, .closed = break_off, .parted = come_out,
};

/* ---- things ---- */

/* The hidden do not stir for a thing that would betray them. */
static bool picks_up(const struct game *g, int figure)
{
	return standing_fit(g, figure) && !moro_hidden(g, g->figures[figure].unit);
}

static cell_t fell(const struct game *g, int figure)
{
	return moro_figure_of(g, figure)->fell;
}

void moro_items(struct game *g)
{
	static const struct carrying by = { picks_up, NULL, standing_alive, fell };

	items_settle(&by, g);
}
