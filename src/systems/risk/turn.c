/* The turn: a walk through the stages of risk.h (skirmish/turn/stages.h).  Decisions open only at
 * the end of a stage's work. */
#include <string.h>

#include "skirmish/turn/stages.h"
#include "systems/risk/risk.h"

/* ---- a turn's slate ---- */

static void forget_unit_turn(struct risk_unit *u)
{
	u->last_deed = u->deed;
	u->deed = DEED_STOOD;
	u->fired_last = u->fired;
	u->beaten_last = u->beaten;
	u->word = ACTION_CARRY_ON;
	u->natives = 0;
	u->order = ORDER_NONE;
	u->target = NOBODY;
	u->goal = CELL_NONE;
	u->far = u->shown_far = 0;
	u->ordered = u->charged = u->fired = false;
	u->fought = u->beaten = u->may_follow = u->follows = false;
	u->wounded = u->killed = 0;
	u->foes = 0;
	memset(u->see_die, 0, sizeof u->see_die);
}

static void forget_figure_turn(struct risk_figure *f)
{
	f->goal = CELL_NONE;
	f->spent = 0;
	f->aim = f->mark = NOBODY;
	f->held = f->fired = f->joined = false;
	f->hits[0] = f->hits[1] = 0;
}

/* As units and figures begin, and as those see them who do not see them. */
static void forget_unit(struct risk_unit *u)
{
	memset(u, 0, sizeof *u);
	forget_unit_turn(u);
	u->doing = ACTION_HALT;	/* S-K-11 */
}

static void forget_figure(struct risk_figure *f)
{
	memset(f, 0, sizeof *f);
	forget_figure_turn(f);
	f->fell = CELL_NONE;
	f->found = -1;
}

/* ---- asking ---- */

static bool commanded(const struct game *g, int unit)
{
	return standing_alive(g, unit) && !g->units[unit].uncommanded;
}

static bool uncommanded(const struct game *g, int unit)
{
	return standing_alive(g, unit) && g->units[unit].uncommanded;
}

/* ---- the stages' own work ---- */

static void turn_begin(struct game *g)
{
	game_turn_begin(g);
	game_phase(g, PHASE_TESTS);
	for (int u = 0; u < g->n_units; u++)
		forget_unit_turn(risk_unit_of(g, u));
	for (int f = 0; f < g->n_figures; f++)
		forget_figure_turn(risk_figure_of(g, f));
	risk_sight_renew(g);
}

static void ask_orders(struct game *g)
{
	stages_ask(g, ASK_ORDERS, commanded);
}

static void ask_words(struct game *g)
{
	stages_ask(g, ASK_ORDERS, uncommanded);
}

static void move(struct game *g)
{
	game_phase(g, PHASE_MOVE);
	risk_move_all(g);
}

static void see(struct game *g)
{
	game_phase(g, PHASE_SHOOT);
	risk_sight_renew(g);
	game_script(g);
}

static void charge(struct game *g)
{
	game_phase(g, PHASE_MELEE);
	risk_charges(g);
}

static void turn_end(struct game *g)
{
	risk_load(g);
	risk_captives(g);
	risk_items(g);
	risk_sight_renew(g);
	game_turn_end(g);
}

static void ask_play_on(struct game *g)
{
	stages_ask_play_on(g, ASK_PLAY_ON, commanded, &risk_game_of(g)->finished);
}

static void (*const runs[STAGES])(struct game *g) = {
	[STAGE_TURN_BEGIN] = turn_begin,
	[STAGE_TESTS] = uncommanded_tests,
	[STAGE_ORDERS] = ask_orders,
	[STAGE_WORDS] = ask_words,
	[STAGE_REVEAL] = risk_reveal_orders,
	[STAGE_MOVE] = move,
	[STAGE_SEE] = see,
	[STAGE_FIRE] = risk_ask_fire,
	[STAGE_VOLLEY] = risk_volley,
	[STAGE_CHARGE] = charge,
	[STAGE_MELEE] = risk_melee,
	[STAGE_BACK] = risk_backs,
	[STAGE_FOLLOW] = risk_ask_follow,
	[STAGE_AFTER] = risk_follow_up,
	[STAGE_TURN_END] = turn_end,
	[STAGE_DECIDED] = ask_play_on,
};

static const struct stages stages;

/* Where a finished stage leads: to the next, but for the turn's end. */
static int stage_after(const struct game *g)
{
	const struct risk_game *own = risk_game_of(g);

	switch ((enum stage)own->stage) {
	case STAGE_TURN_END:
	case STAGE_DECIDED:
		return stages_after_turn(&stages, g, own->finished, own->playing_on);
	default:
		return own->stage + 1;
	}
}

static const struct stages stages = { runs, STAGE_OVER, stage_after,
	STAGE_TURN_BEGIN, STAGE_DECIDED, STAGE_OVER };

void risk_advance(struct game *g)
{
	struct risk_game *own = risk_game_of(g);

	stages_walk(&stages, g, &own->stage, &own->asked);
}

void risk_start(struct game *g)
{
	memset(g->own, 0, sizeof(struct risk_game));
	for (int u = 0; u < g->n_units; u++) {
		forget_unit(risk_unit_of(g, u));
		if (risk_unit_setting(g, u, UNIT_STANCE) == STANCE_ADVANCE)
			risk_unit_of(g, u)->doing = ACTION_ADVANCE;
	}
	for (int f = 0; f < g->n_figures; f++)
		forget_figure(risk_figure_of(g, f));
}

/* ---- fog (K1) ---- */

static void redact_unit(struct game *view, int side, int unit)
{
	struct risk_unit *u = risk_unit_of(view, unit);

	if (!game_sees(view, side, unit)) {
		forget_unit(u);
		return;
	}
	if (risk_game_of(view)->stage < STAGE_REVEAL) {
		u->order = ORDER_NONE;
		u->target = NOBODY;
		u->goal = CELL_NONE;
		u->ordered = false;
	}
}

/* Nobody learns who looked for him, and what it showed (S-K-23). */
static void redact_dice(struct game *view, int side, int unit)
{
	struct risk_unit *u = risk_unit_of(view, unit);

	for (int s = 0; s < SIDES_MAX; s++)
		if (s != side)
			u->see_die[s] = 0;
	u->found &= (uint8_t)(1u << side);
	u->shown &= (uint8_t)(1u << side);
}

static void redact_figure(struct game *view, int side, int figure)
{
	struct risk_figure *f = risk_figure_of(view, figure);

	if (!game_sees(view, side, view->figures[figure].unit)) {
		forget_figure(f);
		return;
	}
	f->aim = f->mark = NOBODY;
	f->goal = CELL_NONE;
	f->held = false;
}

void risk_redact(struct game *view, int side)
{
	for (int u = 0; u < view->n_units; u++) {
		redact_dice(view, side, u);
		if (view->units[u].side != side)
			redact_unit(view, side, u);
	}
	for (int f = 0; f < view->n_figures; f++)
		if (view->units[view->figures[f].unit].side != side)
			redact_figure(view, side, f);
}
