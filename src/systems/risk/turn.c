/* The turn: a walk through the stages of risk.h (skirmish/turn/stages.h).  Decisions open only at
 * the end of a stage's work. */
#include <string.h>

#include "skirmish/commander/stance.h"
#include "skirmish/turn/slate.h"
#include "skirmish/turn/stages.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/fire/volley.h"
#include "systems/risk/melee/back.h"
#include "systems/risk/melee/capture.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/melee/melee.h"
#include "systems/risk/move/move.h"
#include "systems/risk/orders/company.h"
#include "systems/risk/orders/orders.h"
#include "systems/risk/risk.h"
#include "systems/risk/turn.h"

/* ---- a turn's slate ---- */

static void forget_unit_turn(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);

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

static void forget_figure_turn(struct game *g, int figure)
{
	struct risk_figure *f = risk_figure_of(g, figure);

	f->goal = CELL_NONE;
	f->spent = 0;
	f->aim = f->mark = NOBODY;
	f->held = f->fired = f->joined = false;
	f->hits[0] = f->hits[1] = 0;
}

static void forget_unit(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	memset(u, 0, sizeof *u);
	forget_unit_turn(g, unit);
	u->doing = ACTION_HALT;	/* S-K-11 */
}

static void forget_figure(struct game *g, int figure)
{
	struct risk_figure *f = risk_figure_of(g, figure);

	memset(f, 0, sizeof *f);
	forget_figure_turn(g, figure);
	f->fell = CELL_NONE;
	f->found = -1;
}

/* K1 */
static void veil_unit(struct game *view, int unit)
{
	struct risk_unit *u = risk_unit_of(view, unit);

	if (risk_game_of(view)->walk.stage >= STAGE_REVEAL)
		return;
	u->order = ORDER_NONE;
	u->target = NOBODY;
	u->goal = CELL_NONE;
	u->ordered = false;
}

static void veil_figure(struct game *view, int figure)
{
	struct risk_figure *f = risk_figure_of(view, figure);

	f->aim = f->mark = NOBODY;
	f->goal = CELL_NONE;
	f->held = false;
}

static const struct slate slate = { forget_unit, forget_figure, forget_unit_turn,
	forget_figure_turn, veil_unit, veil_figure, .allies_tell = false };

/* ---- the stages' own work ---- */

static void turn_begin(struct game *g)
{
	game_turn_begin(g);
	game_phase(g, PHASE_TESTS);
	slate_turn(g, &slate);
	risk_sight_renew(g);
}

static void see(struct game *g)
{
	risk_sight_renew(g);
	game_script(g);
}

static void turn_end(struct game *g)
{
	risk_load(g);
	risk_captives(g);
	risk_items(g);
	risk_sight_renew(g);
	game_turn_end(g);
}

static const struct stage_row rows[STAGES] = {
	[STAGE_TURN_BEGIN] = { .run = turn_begin },
	[STAGE_TESTS] = { .run = uncommanded_tests },
	[STAGE_ORDERS] = { .asks = ASK_ORDERS, .wants = stages_commanded },
	[STAGE_WORDS] = { .asks = ASK_ORDERS, .wants = stages_uncommanded },
	[STAGE_REVEAL] = { .run = risk_reveal_orders },
	[STAGE_MOVE] = { .opens = OPENS(PHASE_MOVE), .run = risk_move_all },
	[STAGE_SEE] = { .opens = OPENS(PHASE_SHOOT), .run = see },
	[STAGE_FIRE] = { .asks = ASK_FIRE, .wants = risk_asks_to_fire, .waits = stages_commanded },
	[STAGE_VOLLEY] = { .run = risk_volley },
	[STAGE_CHARGE] = { .opens = OPENS(PHASE_MELEE), .run = risk_charges },
	[STAGE_MELEE] = { .run = risk_melee },
	[STAGE_BACK] = { .run = risk_backs },
	[STAGE_FOLLOW] = { .run = risk_ask_follow },
	[STAGE_AFTER] = { .run = risk_follow_up },
	[STAGE_TURN_END] = { .run = turn_end },
};

const struct stages risk_stages = { .rows = rows, .over = STAGE_OVER, .begin = STAGE_TURN_BEGIN,
	.turn_end = STAGE_TURN_END, .decided = STAGE_DECIDED, .play_on = ASK_PLAY_ON,
	.end = STAGE_OVER };

void risk_start(struct game *g)
{
	memset(g->own, 0, sizeof(struct risk_game));
	slate_begin(g, &slate);
	for (int u = 0; u < g->n_units; u++)
		if (game_unit_setting(g, u, UNIT_STANCE) == STANCE_ADVANCE)
			risk_unit_of(g, u)->doing = ACTION_ADVANCE;
}

/* ---- fog (K1) ---- */

/* Nobody learns who looked for him, and what it showed (S-K-23); nor of others when that was put
 * down which his own side knows: as they are looked for next. */
static void redact_dice(struct game *view, int side, int unit)
{
	struct risk_unit *u = risk_unit_of(view, unit);

	for (int s = 0; s < SIDES_MAX; s++)
		if (s != side)
			u->see_die[s] = 0;
	u->found = u->shown = 0;
	u->shown_far = 0;
}

void risk_redact(struct game *view, int side)
{
	for (int u = 0; u < view->n_units; u++)
		redact_dice(view, side, u);
	slate_veil(view, side, &slate);
}
