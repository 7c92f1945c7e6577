/* The turn: a walk through the stages of adventure.h (skirmish/turn/stages.h).  Decisions open
 * only at the end of a stage's work. */
#include <string.h>

#include "skirmish/turn/slate.h"
#include "skirmish/turn/stages.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/ready.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/mind/facts.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/items.h"
#include "systems/adventure/move/march.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/impetuous.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/turn.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/journey.h"

/* ---- Orders ---- */

static void forget_unit_turn(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->last_mode = u->mode;
	u->mode = MODE_NONE;
	u->pace = MODE_PATROL;
	if (!u->pursuing)
		u->target = NOBODY;
	u->figure = u->strike = u->shot_by = NOBODY;
	u->goal = CELL_NONE;
	u->ordered = u->rallying = u->offers = u->shows = u->impetuous = false;
	u->moved = u->rally_tried = false;
	u->fired_last = u->fired;
	u->fired = false;
	u->shot_at = u->charged = u->charging = u->stopped = u->broke = u->late = false;
	u->beaten = u->fought && u->hits_taken > u->hits_given;
	u->fought = u->completion_tested = u->was_hit = false;
	u->hits_given = u->hits_taken = 0;
	u->foes = 0;
	u->fallen = FALLEN_UNASKED;
	u->won = u->may_pursue = false;
	u->natives = 0;
	u->vehicle.doubled = u->vehicle.handed = false;
}

static void forget_unit(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	memset(u, 0, sizeof *u);
	forget_unit_turn(g, unit);
	u->threat = u->vehicle.wheel = NOBODY;
}

static void forget_deeds(struct adv_figure *f)
{
	f->goal = CELL_NONE;
	f->spent = 0;
	f->aim = f->helper = NOBODY;
	f->held = f->helping = f->fired = f->lost = f->shaken = f->engaged = false;
	f->pushed_from = CELL_NONE;
	f->fate = FATE_NONE;
}

static void forget_figure(struct game *g, int figure)
{
	struct adv_figure *f = adv_figure_of(g, figure);

	memset(f, 0, sizeof *f);
	forget_deeds(f);
	f->found = NOBODY;
	f->lob = f->shell = CELL_NONE;
	f->lob_arm = f->shell_arm = -1;
	f->fell = f->bidden = CELL_NONE;
	for (int i = 0; i < ARM_SLOTS; i++)
		f->lies[i] = CELL_NONE;
}

/* a dropped weapon is picked up free. */
static void forget_figure_turn(struct game *g, int figure)
{
	struct adv_figure *f = adv_figure_of(g, figure);

	if (f->dropped && g->turn > 1 && adv_active(g, figure)) {
		game_note(g, g->figures[figure].unit, figure, "has picked up the weapon that fell");
		f->dropped = false;
	}
	forget_deeds(f);
}

/* A1: orders are out once they are revealed, and a dive's goal never is. */
static void veil_unit(struct game *view, int unit)
{
	struct adv_unit *a = adv_unit_of(view, unit);

	if (adv_game_of(view)->walk.stage < STAGE_REVEAL) {
		a->mode = MODE_NONE;
		a->target = a->figure = NOBODY;
		a->goal = CELL_NONE;
		a->pace = MODE_PATROL;
		a->ordered = a->rallying = a->offers = a->shows = a->impetuous = false;
	} else if (a->mode == MODE_DIVE) {
		a->goal = CELL_NONE;
	}
}

static void veil_figure(struct game *view, int figure)
{
	struct adv_figure *a = adv_figure_of(view, figure);

	a->aim = NOBODY;
	a->goal = a->lob = a->shell = CELL_NONE;
	a->lob_arm = a->shell_arm = -1;
	a->lobbed = 0;
	a->held = false;
	a->luck = a->craft = 0;
	a->turns_under = 0;
}

static const struct slate slate = { forget_unit, forget_figure, forget_unit_turn,
	forget_figure_turn, veil_unit, veil_figure, .allies_tell = false };

void adv_forget_turn(struct game *g)
{
	slate_turn(g, &slate);
	adv_shells_fly(g);
}

static void turn_begin(struct game *g)
{
	game_turn_begin(g);
	game_phase(g, PHASE_ORDERS);
	adv_forget_turn(g);
	adv_sight_renew(g);
}

/* orders are out.  Impetuous heroes first (S-A-46), then what
 * everybody does is told to whom can see it, then rallies. */
static void reveal(struct game *g)
{
	adv_impetuous(g);
	for (int u = 0; u < g->n_units; u++)	/* Y-4: in place of its pursuit */
		if (adv_unit_of(g, u)->mode == MODE_CHARGE)
			adv_unit_of(g, u)->pursuing = false;
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->shows)
			adv_reveal(g, u);
	adv_reveal_orders(g);
	adv_halts_face(g);
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->rallying)
			adv_rally(g, u);
}

/* S-A-114: offered in Orders, answered before Movement, by the nearest enemy.
 * Who offers comes out of hiding. */
static void ask_accept(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const int taker = adv_unit_of(g, u)->offers ? adv_taker(g, u) : NOBODY;

		if (taker < 0)
			continue;
		adv_reveal(g, u);
		if (g->units[taker].uncommanded)
			game_ask_ruling(g, RULE_QUARTER, taker, u);
		else
			stages_ask_unit(g, ASK_ACCEPT, taker, u);
	}
}

/* ---- Movement ---- */

/* S-A-12: asked each turn, not of chargers; nor of those who will not move as they
 * were told (S-A-37). */
static bool tactician_may_wait(const struct game *g, int f)
{
	const struct adv_unit *u = adv_unit_of(g, g->figures[f].unit);

	return adv_has(g, f, TRAIT_TACTICIAN) && adv_active(g, f) && u->goal != CELL_NONE
		&& u->mode != MODE_FLY && !u->charged && !u->routing && !u->retreating;
}

static void ask_tacticians(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		if (tactician_may_wait(g, f))
			stages_ask_unit(g, ASK_TACTICIAN, g->figures[f].unit, f);
	adv_ask_crossings(g);
}

static void ask_late(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->late && adv_guide(g, u) >= 0)
			stages_ask_unit(g, ASK_LATE, u, NOBODY);
}

/* ---- Shooting ---- */

static void spot(struct game *g)
{
	adv_sight_renew(g);
	adv_spotting(g);
}

/* a Brave and Dashing hero's charge is not cancelled, one whose target has broken is
 * over (S-A-43), and of whom all lie suppressed nobody comes. */
static void ask_press(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const struct adv_unit *a = adv_unit_of(g, u);

		if (a->charging && !a->stopped && standing_first(g, u, adv_active) >= 0
			&& !adv_unit_of(g, a->target)->broke
			&& !adv_has(g, adv_leading_hero(g, u), TRAIT_BRAVE))
			stages_ask_unit(g, ASK_PRESS, u, a->target);
	}
}

/* ---- Hand to hand, morale ---- */

static void ask_strike(struct game *g)
{
	adv_sight_renew(g);
	for (int u = 0; u < g->n_units; u++)
		if (adv_melee_ambiguous(g, u))
			stages_ask_unit(g, ASK_STRIKE, u, NOBODY);
	adv_ask_fallen(g);
}

/* Who was struck down now lies at somebody's feet, too. */
static void melee(struct game *g)
{
	adv_melee(g);
	adv_ask_fallen(g);
}

static void morale(struct game *g)
{
	adv_captures(g);
	game_phase(g, PHASE_MORALE);
	adv_morale_phase(g);
}

static void ask_pursue(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->may_pursue)
			stages_ask_unit(g, ASK_PURSUE, u, adv_unit_of(g, u)->target);
}

/* ---- the turn's end ---- */

/* S-A-31: what reorganises a unit. */
static bool stood_still(enum mode mode)
{
	return mode == MODE_NONE || mode == MODE_STATIONARY || mode == MODE_PREPARE
		|| mode == MODE_PICKUP || mode == MODE_RALLY || mode == MODE_ALIGHT
		|| mode == MODE_REPAIR;
}

/* X-1, S-A-31: counts runs, and lets a resting unit forget them. */
static void count_runs(const struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);
	const uint8_t limit = adv_rules_of(g)->run_limit[adv_combatant(g, unit) ? 0 : 1];

	if (u->mode == MODE_RUN && !u->charged)	/* S-A-37: charged, it stayed */
		u->runs++;
	else if (adv_rules_of(g)->mode[u->mode].rests || u->mode == MODE_RUN || !u->must_rest)
		u->runs = 0;
	u->must_rest = u->runs >= limit;
	if (u->reorganise > 0 && !u->fought && stood_still((enum mode)u->mode))
		u->reorganise--;
}

static void turn_end(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		count_runs(g, u);
	adv_tend_arms(g);
	adv_pick_up(g);
	adv_embark(g);
	adv_captures(g);
	adv_water_turn_end(g);
	adv_items(g);
	adv_sight_turn_end(g);
	game_turn_end(g);
}

/* for every dead hero the story and one last Luck roll. */
static void ask_cliffhanger(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		if (adv_hero(g, f) && g->figures[f].life == LIFE_DEAD)
			game_ask(g, g->setup->units[g->setup->figures[f].unit].side,
				ASK_CLIFFHANGER, g->figures[f].unit, f);
}

static const struct stage_row rows[STAGES] = {
	[STAGE_TURN_BEGIN] = { .run = turn_begin },
	[STAGE_ORDERS] = { .asks = ASK_ORDERS, .wants = stages_commanded },
	/* what the tables make the uncommanded do is no more to be known beforehand than
	 * other people's orders; a forecast is (K-5). */
	[STAGE_ACTIONS] = { .run = adv_action_tests, .asks = ASK_ORDERS,
		.wants = stages_uncommanded },
	[STAGE_REVEAL] = { .run = reveal },
	[STAGE_ACCEPT] = { .run = ask_accept },
	[STAGE_CHARGE_TESTS] = { .opens = OPENS(PHASE_MOVE), .run = adv_charge_tests },
	[STAGE_TACTICIAN] = { .run = ask_tacticians },
	[STAGE_MOVE] = { .run = adv_move_all },
	[STAGE_LATE] = { .run = ask_late },
	[STAGE_DRIVE] = { .run = adv_drive_all },
	[STAGE_SPOT] = { .opens = OPENS(PHASE_SHOOT), .run = spot },
	[STAGE_FIRE] = { .asks = ASK_FIRE, .wants = adv_unit_asks_to_fire,
		.waits = stages_commanded },
	[STAGE_VOLLEY] = { .run = adv_volley },
	[STAGE_PRESS] = { .run = ask_press },
	[STAGE_CONTACT] = { .run = adv_contact },
	[STAGE_STRIKE] = { .opens = OPENS(PHASE_MELEE), .run = ask_strike },
	[STAGE_MELEE] = { .run = melee },
	[STAGE_MORALE] = { .run = morale },
	[STAGE_PURSUE] = { .run = ask_pursue },
	[STAGE_TALK] = { .opens = OPENS(PHASE_TALK), .asks = ASK_TALK, .wants = stages_commanded },
	[STAGE_TURN_END] = { .run = turn_end },
	[STAGE_CLIFFHANGER] = { .run = ask_cliffhanger },
};

const struct stages adv_stages = { .rows = rows, .over = STAGE_OVER, .begin = STAGE_TURN_BEGIN,
	.turn_end = STAGE_TURN_END, .decided = STAGE_DECIDED, .play_on = ASK_PLAY_ON,
	.end = STAGE_CLIFFHANGER };

void adv_start(struct game *g)
{
	memset(g->own, 0, sizeof(struct adv_game));
	slate_begin(g, &slate);
	adv_heroes_start(g);
	adv_water_start(g);
	adv_sight_renew(g);
}

/* A side, and those of whom it sees somebody. */
static uint8_t sides_in_sight(const struct game *view, int side)
{
	uint8_t sides = (uint8_t)(1u << side);

	for (int u = 0; u < view->n_units; u++)
		if (game_sees(view, side, u))
			sides |= (uint8_t)(1u << view->units[u].side);
	return sides;
}

/* Who is spotted by somebody unseen does not know it.  A side's own are known to it since they
 * came over, whenever its people next look about them. */
void adv_redact(struct game *view, int side)
{
	const uint8_t in_sight = sides_in_sight(view, side);

	slate_veil(view, side, &slate);
	for (int u = 0; u < view->n_units; u++) {
		struct adv_unit *a = adv_unit_of(view, u);

		if (view->units[u].side == side) {
			a->spotted = (uint8_t)((a->spotted & in_sight) | 1 << side);
			continue;
		}
		a->spotted &= (uint8_t)(1u << side);
		a->warned = 0;
	}
}
