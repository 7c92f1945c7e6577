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
#include "cliffhanger/master.h"
#include "skirmish/body/items.h"
#include "systems/moro/move/moves.h"

/* ---- may it be done ---- */

/* Nobody overlooks whom he has before his nose (X-123, S-M-18). */
static bool check_hide(const struct game *g, int unit, struct reason *why)
{
	const int guide = moro_guide(g, unit), side = g->units[unit].side;

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
		|| refuse(why, "C-12", "all of %s have run: name the unit", game_unit_name(g, unit));
}

bool moro_master_check(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	switch ((enum gm_verb)c->verb) {
	case GM_HIDE:
		return check_hide(g, c->argument[0].value, why);
	case GM_STEADY:
		return check_steady(g, c, figure, why);
	case GM_WOUND:
		return refuse(why, "C-12", "these rules know no wounded, a hit kills: gm-kill");
	case GM_ARM:
		return refuse(why, "C-12", "these rules know no weapons but those of the "
			"scenario");
	case GM_SUPPRESS:
		return refuse(why, "C-12", "these rules know no suppression: gm-next-die makes "
			"the next morale test what you like");
	case GM_LUCK:
	case GM_CLIFFHANGER:
	case GM_SURVIVE:
		return refuse(why, "C-12", "these rules know no luck: gm-add brings back the dead");
	default:
		return true;
	}
}

/* ---- doing it ---- */

/* Running has cost it its action, which it has back; so has he who had acted before. */
static void steady(struct game *g, int unit)
{
	struct moro_unit *u = moro_unit_of(g, unit);
	struct event e = event_of(EVENT_STATE);

	if (!u->routed)
		return;
	u->routed = u->acted = false;
	e.unit = (int16_t)unit;
	e.word = "steady";
	game_emit(g, &e);
}

static void bring_back(struct game *g, int figure)
{
	struct moro_unit *u = moro_unit_of(g, g->figures[figure].unit);
	struct moro_figure *f = moro_figure_of(g, figure);
	const int there = moro_strength(g, g->figures[figure].unit);

	if (f->fell != CELL_NONE && u->lost > 0)
		u->lost--;
	if (u->strength < there + u->lost)
		u->strength = (uint8_t)(there + u->lost);
	f->fell = f->goal = CELL_NONE;
}

/* A limbered gun and a counter go where their unit is put. */
static void follow(struct game *g, int unit, int figure)
{
	const struct moro_unit *u = moro_unit_of(g, unit);
	const cell_t cell = g->figures[figure].cell;

	if (figure != moro_guide(g, unit))
		return;
	if (u->gun != CELL_NONE && u->limbered)
		moro_gun_follows(g, unit, cell, u->gun);
	if (moro_hidden(g, unit))
		moro_counter_move(g, moro_counter_of(g, unit), cell);
}

static void take_off(struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;

	if (g->units[unit].leader == figure)
		moro_leader_fallen(g, unit);
}

void moro_master_act(struct game *g, const struct choice *c, int figure)
{
	const int unit = figure < 0 ? c->argument[0].value : g->figures[figure].unit;

	switch ((enum gm_verb)c->verb) {
	case GM_STEADY: steady(g, unit); break;
	case GM_HIDE: moro_counter_add(g, unit, g->figures[moro_guide(g, unit)].cell); break;
	case GM_KILL: moro_kill(g, figure, NOBODY, "killed"); break;
	case GM_ADD: bring_back(g, figure); break;
	case GM_REMOVE: take_off(g, figure); break;
	case GM_MOVE: follow(g, unit, figure); break;
	default: break;
	}
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
	own->stage = STAGE_DONE;
	own->asked = false;
}

void moro_master_done(struct game *g)
{
	moro_guns_arrive(g);
	moro_renew_bonds(g);	/* M3: friends by now, apart, or gone */
	moro_sight_renew(g);
	for (int i = g->n_decisions - 1; i >= 0; i--)
		if (g->decisions[i].kind < ASKS && !makes_sense(g, &g->decisions[i])) {
			game_answered(g, g->decisions[i].id);
			break_off(g);
		}
}

/* ---- truces ---- */

/* Friends knew each other's hiding places. */
static void come_out(struct game *g, int side, int other)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == side || g->units[u].side == other)
			moro_reveal(g, u);
}

void moro_truce(struct game *g, int side, int other)
{
	if (!game_same_cause(g, side, other) && game_sworn(g, side, other))
		come_out(g, side, other);
	moro_master_done(g);
}

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
	static const struct carrying by = { picks_up, standing_alive, fell };

	items_settle(&by, g);
}
