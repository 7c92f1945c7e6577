/* The turn: a walk through the stages of moro.h (skirmish/turn/stages.h), once round for each
 * activation.  Decisions open only at the end of a stage's work.
 *
 *  T1  Stages that the activation under way does not want do nothing; so the walk is the
 *      same for every intent but for stage_after().
 *  T2  A unit that is gone, or routs, in the midst of its activation ends it: whatever is
 *      left to do asks whether it is alive.
 */
#include <stdio.h>
#include <string.h>

#include "skirmish/commander/stance.h"
#include "skirmish/turn/stages.h"
#include "systems/moro/drawers.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/fire/fire.h"
#include "systems/moro/fire/look.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/charge.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/move/deploy.h"
#include "systems/moro/move/go.h"
#include "systems/moro/move/move.h"
#include "systems/moro/move/place.h"
#include "systems/moro/orders/toss.h"
#include "systems/moro/turn.h"

/* ---- slates ---- */

/* What an activation has done to a unit, which panels show until the next. */
static void forget_harm(struct moro_unit *u)
{
	u->hurt = 0;
	u->test_need = 0;
	u->test_die = DIE_NONE;
	u->test_result = TEST_HOLDS;
}

void moro_forget_activation(struct game *g)
{
	struct moro_game *own = moro_game_of(g);

	own->acting = own->target = own->mark = NOBODY;
	own->intent = INTENT_NONE;
	own->goal = CELL_NONE;
	own->leaves = own->contact = false;
	own->fights = 0;
	for (int i = 0; i < MOVE_DICE; i++)
		own->dice[i] = DIE_NONE;
	for (int u = 0; u < g->n_units; u++)
		moro_unit_of(g, u)->moved = false;
	for (int f = 0; f < g->n_figures; f++)
		moro_figure_of(g, f)->goal = CELL_NONE;
}

void moro_activate(struct game *g, int unit, enum intent intent, int target)
{
	struct moro_game *own = moro_game_of(g);

	own->acting = (int16_t)unit;
	own->intent = (uint8_t)intent;
	own->target = (int16_t)target;
	moro_unit_of(g, unit)->jam_passes = moro_unit_of(g, unit)->jammed;	/* S-M-25 */
	for (int u = 0; u < g->n_units; u++)
		forget_harm(moro_unit_of(g, u));
}

/* ---- the stages' own work ---- */

static void turn_begin(struct game *g)
{
	game_turn_begin(g);
	game_phase(g, PHASE_TOSS);
	for (int u = 0; u < g->n_units; u++)
		moro_unit_of(g, u)->acted = false;
	moro_renew_bonds(g);
	moro_sight_renew(g);
}

static void toss(struct game *g)
{
	moro_forget_activation(g);
	moro_guns_arrive(g);
	moro_toss(g);
}

/* A side that commands nobody is run by no player. */
static void ask_activation(struct game *g)
{
	const int side = moro_game_of(g)->hand;

	if (side >= 0)
		game_ask(g, stages_side_has(g, side, stages_commanded) ? side
			: g->setup->n_sides + side, ASK_ACTIVATE, NOBODY, NOBODY);
}

/* Named without an intent, it has its own mind asked. */
static void ask_act(struct game *g)
{
	const struct moro_game *own = moro_game_of(g);

	if (own->acting < 0 || own->intent != INTENT_NONE)
		return;
	uncommanded_test(g, own->acting);
	stages_ask_unit(g, ASK_ACTIVATE, own->acting, NOBODY);
}

static void dice(struct game *g)
{
	const struct moro_game *own = moro_game_of(g);

	if (own->intent == INTENT_MOVE || own->intent == INTENT_CHARGE) {
		game_phase(g, PHASE_MOVE);
		moro_throw_move(g);
	}
}

static void mark_acted(struct moro_unit *u)
{
	u->acted = true;
	u->jammed = u->jammed && !u->jam_passes;
	u->jam_passes = false;
}

/* Whoever does not know that a hidden unit has acted is told that somebody has, as the mark
 * beside its counter would show on a table. */
static void tell_unseen(struct game *g, int unit)
{
	const int side = g->units[unit].side;
	struct event e = event_of(EVENT_NOTE);
	char text[NAME_MAX_BYTES + 48];

	snprintf(text, sizeof text, "%s: somebody hidden keeps still", g->setup->sides[side].name);
	e.audience = (uint16_t)(SIDES_ALL & ~(1 << side));
	e.word = text;
	game_emit(g, &e);
}

static void done(struct game *g)
{
	const int unit = moro_game_of(g)->acting;

	if (unit >= 0)
		mark_acted(moro_unit_of(g, unit));
	if (unit >= 0 && moro_hidden(g, unit))
		tell_unseen(g, unit);
	moro_renew_bonds(g);
	moro_items(g);
	moro_sight_renew(g);
	game_script(g);
	moro_renew_bonds(g);	/* M3, whatever it did */
}

static void turn_end(struct game *g)
{
	moro_forget_activation(g);
	moro_items(g);
	moro_sight_renew(g);
	game_turn_end(g);
}


/* ---- where a finished stage leads: to the next, but for these ---- */

static int after_toss(const struct game *g)
{
	return moro_game_of(g)->hand >= 0 ? STAGE_ACTIVATE : STAGE_TURN_END;
}

static int after_move(const struct game *g)
{
	const struct moro_game *own = moro_game_of(g);

	if (own->intent == INTENT_FIGHT)
		return STAGE_MELEE;
	if (own->intent == INTENT_CHARGE)
		return own->contact ? STAGE_HOLD : STAGE_DONE;
	return own->intent == INTENT_MAN || own->intent == INTENT_RUN ? STAGE_DONE : STAGE_FIRE;
}

static int while_in_contact(const struct game *g)
{
	return moro_game_of(g)->contact ? stages_walk_of(g)->stage + 1 : STAGE_DONE;
}

static int to_done(const struct game *g)
{
	(void)g;
	return STAGE_DONE;
}

static bool anybody_left(const struct game *g)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		if (moro_side_may_act(g, side))
			return true;
	return false;
}

static int after_done(const struct game *g)
{
	return anybody_left(g) ? STAGE_TOSS : STAGE_TURN_END;
}

static const struct stage_row rows[STAGES] = {
	[STAGE_DEPLOY] = { .run = moro_ask_deploy },
	[STAGE_TURN_BEGIN] = { .run = turn_begin },
	[STAGE_TOSS] = { .opens = OPENS(PHASE_TOSS), .run = toss, .after = after_toss },
	[STAGE_ACTIVATE] = { .run = ask_activation },
	[STAGE_ACT] = { .run = ask_act },
	[STAGE_SIGHT] = { .run = moro_look },
	[STAGE_DICE] = { .run = dice },
	[STAGE_GO] = { .run = moro_ask_go },
	[STAGE_MOVE] = { .run = moro_move, .after = after_move },
	[STAGE_HOLD] = { .run = moro_hold, .after = while_in_contact },
	[STAGE_DEFEND] = { .run = moro_defend, .after = while_in_contact },
	[STAGE_CLOSE] = { .run = moro_close, .after = while_in_contact },
	[STAGE_MELEE] = { .run = moro_melee },
	[STAGE_AFTER] = { .run = moro_after_melee, .after = to_done },
	[STAGE_FIRE] = { .run = moro_ask_fire },
	[STAGE_VOLLEY] = { .run = moro_fire_stage },
	[STAGE_MORALE] = { .run = moro_after_fire },
	[STAGE_DONE] = { .run = done, .after = after_done },
	[STAGE_TURN_END] = { .run = turn_end },
};

/* M1, whatever the script or the Game Master did: when it halts sight is looked at. */
const struct stages moro_stages = { .rows = rows, .over = STAGE_OVER, .begin = STAGE_TURN_BEGIN,
	.turn_end = STAGE_TURN_END, .decided = STAGE_DECIDED, .play_on = ASK_PLAY_ON,
	.end = STAGE_OVER, .walked = moro_sight_renew };

/* ---- the start ---- */

static void start_unit(struct game *g, int unit)
{
	struct moro_unit *u = moro_unit_of(g, unit);

	memset(u, 0, sizeof *u);
	forget_harm(u);
	u->formation = (uint8_t)game_unit_setting(g, unit, UNIT_FORMATION);
	u->limbered = game_unit_setting(g, unit, UNIT_LIMBERED) != 0;
	u->gun = CELL_NONE;
	u->strength = (uint8_t)g->setup->units[unit].count;
	u->blinds = (uint8_t)game_unit_setting(g, unit, UNIT_BLINDS);
	u->doing = (uint8_t)(game_unit_setting(g, unit, UNIT_STANCE) == STANCE_ADVANCE
		? ACTION_ADVANCE : ACTION_HALT);	/* S-K-11 */
}

/* M-4: who begins in column stands so. */
static void form_columns(struct game *g, bool hidden)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->setup->units[u].hidden == hidden && moro_infantry(g, u)
			&& standing_alive(g, u)
			&& moro_unit_of(g, u)->formation == FORMATION_COLUMN)
			moro_settle_first(g, u);
}

void moro_start(struct game *g)
{
	struct moro_game *own = moro_game_of(g);

	memset(own, 0, sizeof *own);
	own->hand = NOBODY;
	for (int side = 0; side < SIDES_MAX; side++)
		own->toss[side] = DIE_NONE;
	for (int u = 0; u < g->n_units; u++)
		start_unit(g, u);
	for (int f = 0; f < g->n_figures; f++)
		*moro_figure_of(g, f) = (struct moro_figure){ CELL_NONE, CELL_NONE };
	for (int i = 0; i < COUNTERS_MAX; i++)
		moro_counter_blank(g, i);
	moro_forget_activation(g);
	for (int hidden = 0; hidden <= 1; hidden++) {	/* Y-35 */
		moro_guns_begin(g, hidden);
		form_columns(g, hidden);
	}
}
