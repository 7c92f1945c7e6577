/* The turn: a walk through the stages of participation.h (skirmish/turn/stages.h).  Decisions
 * open only at the end of a stage's work.
 *
 *  T1  MOVE … MOVED and FIRE, SHOTS come round once for each side, in the turn's order; `at`
 *      is where that has got to.
 *  T2  STEPS, SNAP, SNAP_SHOTS come round until nobody of the side is going.
 *  T3  SPEAK, and FIGHT with BLOWS, come round for each round; `round` counts those begun.
 */
#include <string.h>

#include "skirmish/commander/stance.h"
#include "skirmish/turn/stages.h"
#include "systems/participation/fire/blast.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/gas.h"
#include "systems/participation/fire/kick.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/fire/snap.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/blows.h"
#include "systems/participation/melee/care.h"
#include "systems/participation/melee/fight.h"
#include "systems/participation/mind/beast_mind.h"
#include "systems/participation/morale/morale.h"
#include "systems/participation/move/move.h"
#include "systems/participation/move/steps.h"
#include "systems/participation/move/tend.h"
#include "systems/participation/orders/first.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/orders/yield.h"
#include "systems/participation/participation.h"
#include "systems/participation/settings.h"
#include "systems/participation/turn.h"

/* ---- slates ---- */

static void forget_unit_turn(struct pp_unit *u)
{
	u->ordered = false;
	u->offered = u->offered_near = u->passing = 0;
}

static void forget_figure_turn(const struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	f->goal = f->mark = CELL_NONE;
	f->began = g->figures[figure].cell;
	f->left = f->moved = 0;
	f->dared = f->shrank = 0;
	f->going = f->busy = f->ran = f->charged = f->spent = f->spares = false;
	f->held = f->lost_blow = f->rising = f->fell_now = f->tried = false;
	f->rounds = 0;
	f->tends = f->target = f->foe = NOBODY;
	f->arm = NOBODY;
	f->shot = SHOT_AIMED;
	f->morale_die = DIE_NONE;
}

/* ---- the stages' own work ---- */

static void begin(struct game *g)
{
	struct pp_game *own = pp_game_of(g);

	game_turn_begin(g);
	game_phase(g, PHASE_BEGIN);
	own->n_noises = 0;
	for (int u = 0; u < g->n_units; u++)
		forget_unit_turn(pp_unit_of(g, u));
	for (int f = 0; f < g->n_figures; f++)
		forget_figure_turn(g, f);
	pp_sight_renew(g);
	pp_care(g);
	pp_gas(g);
}

static void ask_move(struct game *g)
{
	pp_sight_renew(g);
	pp_ask_move(g);
}

static void set_out(struct game *g)
{
	pp_set_out(g);
	pp_sight_renew(g);
}

static void steps(struct game *g)
{
	pp_steps(g);
	pp_sight_renew(g);
}

static void moved(struct game *g)
{
	struct pp_game *own = pp_game_of(g);

	pp_moved(g);
	pp_captives(g);
	pp_items(g);
	own->at++;
	own->round = 0;
	game_script(g);
	pp_sight_renew(g);
}

static void ask_speak(struct game *g)
{
	struct pp_game *own = pp_game_of(g);

	own->round++;
	own->at = 0;
	own->spoken = false;
	pp_ask_speak(g);
}

static void ask_fire(struct game *g)
{
	if (g->phase != PHASE_FIRE) {
		game_script(g);		/* what was said may have had its effect */
		game_phase(g, PHASE_FIRE);
	}
	pp_ask_fire(g);
}

static void shots(struct game *g)
{
	pp_shots(g);
	pp_throws(g);
	pp_sight_renew(g);
	pp_game_of(g)->at++;
}

static void explode(struct game *g)
{
	pp_explode(g);
	pp_game_of(g)->round = 0;
}

static void ask_fight(struct game *g)
{
	struct pp_game *own = pp_game_of(g);

	own->round++;
	pp_ask_fight(g);
}

static void morale(struct game *g)
{
	pp_morale(g);
	pp_sight_renew(g);
}

static void turn_end(struct game *g)
{
	pp_captives(g);
	pp_items(g);
	pp_beasts_listen(g);
	pp_sight_renew(g);
	game_turn_end(g);
}

/* ---- where a finished stage leads: to the next, but for these ---- */

static int after_snap_shots(const struct game *g)
{
	return pp_anybody_going(g) ? STAGE_STEPS : STAGE_MOVED;
}

static int after_moved(const struct game *g)
{
	return pp_game_of(g)->at < g->setup->n_sides ? STAGE_MOVE : STAGE_SPEAK;
}

/* Nothing said is nothing to answer. */
static int after_speech(const struct game *g)
{
	const struct pp_game *own = pp_game_of(g);

	return own->round < pp_rules_of(g)->rounds && own->spoken ? STAGE_SPEAK : STAGE_FIRE;
}

static int after_shots(const struct game *g)
{
	return pp_game_of(g)->at < g->setup->n_sides ? STAGE_FIRE : STAGE_KICK;
}

static int after_blows(const struct game *g)
{
	return pp_game_of(g)->round < pp_rules_of(g)->rounds ? STAGE_FIGHT : STAGE_MORALE;
}

static const struct stage_row rows[STAGES] = {
	[STAGE_BEGIN] = { .run = begin },
	[STAGE_FIRST] = { .run = pp_who_first },
	[STAGE_TESTS] = { .run = uncommanded_tests },
	[STAGE_MOVE] = { .opens = OPENS(PHASE_MOVE), .run = ask_move },
	[STAGE_SET_OUT] = { .run = set_out },
	[STAGE_STEPS] = { .run = steps },
	[STAGE_SNAP] = { .run = pp_ask_snap },
	[STAGE_SNAP_SHOTS] = { .run = pp_snap_shots, .after = after_snap_shots },
	[STAGE_MOVED] = { .run = moved, .after = after_moved },
	[STAGE_SPEAK] = { .opens = OPENS(PHASE_SPEAK), .run = ask_speak, .after = after_speech },
	[STAGE_FIRE] = { .run = ask_fire },
	[STAGE_SHOTS] = { .run = shots, .after = after_shots },
	[STAGE_KICK] = { .run = pp_ask_kick },
	[STAGE_BANG] = { .run = explode },
	[STAGE_FIGHT] = { .opens = OPENS(PHASE_FIGHT), .run = ask_fight },
	[STAGE_BLOWS] = { .run = pp_blows, .after = after_blows },
	[STAGE_MORALE] = { .opens = OPENS(PHASE_MORALE), .run = morale },
	[STAGE_END] = { .run = turn_end },
	[STAGE_LAST] = { .run = pp_last_breath },
};

const struct stages pp_stages = { .rows = rows, .over = STAGE_OVER, .begin = STAGE_BEGIN,
	.turn_end = STAGE_END, .decided = STAGE_DECIDED, .play_on = ASK_PLAY_ON,
	.end = STAGE_LAST };

/* ---- the start ---- */

/* All stand watching; nobody has an order yet (S-P-4). */
static void start_unit(struct game *g, int unit)
{
	struct pp_unit *u = pp_unit_of(g, unit);

	memset(u, 0, sizeof *u);
	forget_unit_turn(u);
	u->doing = DOING_STAND;
	u->goal = CELL_NONE;
	u->target = NOBODY;
	u->alarm = CELL_NONE;
	u->watching = true;
	u->hidden = g->setup->units[unit].hidden;
	u->load = (uint8_t)pp_unit_card(g, unit, CARD_LOAD);
	u->word = ACTION_CARRY_ON;
	u->mind = (uint8_t)(pp_unit_card(g, unit, CARD_STANCE) == STANCE_ADVANCE
		? ACTION_ADVANCE : ACTION_HALT);	/* S-K-11 */
}

void pp_start_figure(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	memset(f, 0, sizeof *f);
	forget_figure_turn(g, figure);
	f->spirit = (uint8_t)pp_best_spirit(g, figure);
	f->told = pp_card(g, figure, CARD_BRIEFED) != 0;
}

void pp_start(struct game *g)
{
	struct pp_game *own = pp_game_of(g);

	memset(own, 0, sizeof *own);
	for (int side = 0; side < SIDES_MAX; side++)
		own->order[side] = (uint8_t)side;
	for (int i = 0; i < CLOUDS_MAX; i++)
		own->cloud[i] = CELL_NONE;
	for (int i = 0; i < STICKS_MAX; i++) {
		own->stick[i] = CELL_NONE;
		own->stick_by[i] = NOBODY;
	}
	for (int i = 0; i < LOADS_MAX; i++)
		own->load_cell[i] = CELL_NONE;
	for (int i = 0; i < NOISES_MAX; i++) {
		own->noise[i] = CELL_NONE;
		own->noise_by[i] = NOBODY;
	}
	for (int u = 0; u < g->n_units; u++)
		start_unit(g, u);
	for (int f = 0; f < g->n_figures; f++)
		pp_start_figure(g, f);
	pp_sight_renew(g);	/* who is in view from the first is no news of the first turn */
}
