/* Moving: the dice, the leader's walk, and whatever else is a unit's move (M-3 … M-5).
 *
 *  MV1  The leader walks cell by cell, through friends, and stops where he finds a counter
 *       the others are placed round where he stands.
 *  MV2  Whoever has thrown the dice, or made anything else of its move, has moved, though
 *       it be nowhere (S-M-5).
 *  MV3  A limbered gun goes with its leader as long as crew are with it.
 */
#include <stdio.h>

#include "skirmish/body/affliction.h"
#include "skirmish/body/movers.h"
#include "skirmish/menus/say.h"
#include "systems/moro/dice.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/fire/crew.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/charge.h"
#include "systems/moro/move/move.h"
#include "systems/moro/move/moves.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/move/place.h"
#include "systems/moro/move/rout.h"

/* ---- the dice ---- */

static void say_pace(struct moro_pace pace, char *text, size_t size)
{
	if (pace.total == 0)
		snprintf(text, size, "stays");
	else
		snprintf(text, size, "%s in all, %s of it in jungle", say_inches(pace.total).text,
			say_inches(pace.jungle).text);
}

void moro_throw_move(struct game *g)
{
	static const char *const counts[MOVER_ROWS] = {
		[MOVER_INFANTRY] = "US infantry, in jungle the lower",
		[MOVER_MOROS] = "Moros, in jungle the higher",
		[MOVER_GUN] = "a limbered gun, in jungle the lower",
	};
	struct moro_game *own = moro_game_of(g);
	const struct moro_rules *rules = moro_rules_of(g);
	const int unit = own->acting;
	struct roller r;
	char outcome[64];

	if (!standing_alive(g, unit))
		return;
	const enum mover_row row = moro_mover(g, unit);

	roller_open(&r, "M-3", "movement", unit, moro_guide(g, unit), 0);
	roller_read(&r, ROLL_TABLE);
	roller_add(&r, counts[row], rules->counts_rule[row], 0);
	moro_throw(&r, g, MOVE_DICE);
	for (int i = 0; i < MOVE_DICE; i++)
		own->dice[i] = (int8_t)r.dice[i];
	say_pace(moro_pace(g, unit), outcome, sizeof outcome);
	roller_tell(&r, g, outcome);
}

/* ---- the walk (MV1) ---- */

/* Whether somebody stands there who will not make way for the guide. */
static bool barred(const struct game *g, int unit, cell_t cell)
{
	const int other = g->occupant[cell];

	return other >= 0 && game_enemies(g, unit, g->figures[other].unit);
}

static bool gun_stands(const struct game *g, int unit, cell_t cell)
{
	for (int u = 0; u < g->n_units; u++)
		if (u != unit && moro_unit_of(g, u)->gun == cell)
			return true;
	return false;
}

static bool may_stop(const struct game *g, int unit, cell_t cell)
{
	const int other = g->occupant[cell];

	if (gun_stands(g, unit, cell))
		return false;
	return other < 0 || (g->figures[other].unit == unit && standing_fit(g, other));
}

/* How far along his way the guide comes: the index of the cell where he stops.  Through
 * others he steps from one free cell to the next. */
static int walk_way(struct game *g, int unit, const cell_t *way, int n)
{
	const int guide = moro_guide(g, unit);
	int stops = 0;

	for (int i = 1; i < n && !barred(g, unit, way[i]); i++) {
		if (may_stop(g, unit, way[i]))
			stops = i;
		if (g->occupant[way[i]] < 0) {
			game_face(g, guide, moro_heading(g, g->figures[guide].cell, way[i],
				g->figures[guide].facing));
			game_place(g, guide, way[i]);
		}
		if (moro_stumble(g, unit, way[i]))
			break;
	}
	return stops;
}

cell_t moro_walk(struct game *g, cell_t goal, int target)
{
	const int unit = moro_game_of(g)->acting;
	const int guide = moro_guide(g, unit);
	const bool gun = moro_mover(g, unit) == MOVER_GUN;
	struct moro_way way;
	int end;

	if (moro_way(g, unit, moro_pace(g, unit), target, goal, &way) == 0)
		return g->figures[guide].cell;
	end = walk_way(g, unit, way.cells, way.n);
	if (end == 0 && moro_game_of(g)->intent == INTENT_CHARGE && target < 0)
		return way.cells[0];	/* nobody stirs */
	if (gun && end > 0)
		moro_gun_follows(g, unit, way.cells[end], way.cells[end - 1]);
	moro_settle_after(g, guide, way.cells, end + 1, end == way.n - 1 ? target : NOBODY);
	return way.cells[end];
}

/* ---- over the edge (C-9) ---- */

/* All of them go over where their leader did. */
static void leave(struct game *g, int unit, cell_t edge)
{
	if (moro_mover(g, unit) == MOVER_GUN)
		moro_unit_of(g, unit)->gun = CELL_NONE;
	FOR_MEMBERS(f, g, unit) {
		if (!standing_fit(g, f))
			continue;
		game_life(g, f, LIFE_LEFT, "leaves the table");
		g->figures[f].left = paths_edges_at(&g->table->grid, edge);
	}
}

/* ---- the stage ---- */

static void go(struct game *g, int unit)
{
	const struct moro_game *own = moro_game_of(g);

	if (own->goal == CELL_NONE)
		return;
	if (moro_walk(g, own->goal, NOBODY) == own->goal && own->leaves)
		leave(g, unit, own->goal);
}

/* They stand as the new formation wants it at once. */
static void form(struct game *g, int unit)
{
	struct moro_unit *u = moro_unit_of(g, unit);

	u->formation = u->formation == FORMATION_LINE ? FORMATION_COLUMN : FORMATION_LINE;
	affliction_tell(g, unit, NOBODY, u->formation == FORMATION_LINE ? "in line" : "in column");
	moro_settle(g, unit, g->figures[moro_guide(g, unit)].cell, NOBODY);
}

static void limber(struct game *g, int unit, bool limbered)
{
	moro_unit_of(g, unit)->limbered = limbered;
	affliction_tell(g, unit, NOBODY, limbered ? "gun limbered" : "gun unlimbered");
}

static void act(struct game *g, int unit, enum intent intent)
{
	switch (intent) {
	case INTENT_MOVE:
		go(g, unit);
		break;
	case INTENT_CHARGE:
		moro_charge(g);
		break;
	case INTENT_FORM:
		form(g, unit);
		break;
	case INTENT_LIMBER:
	case INTENT_UNLIMBER:
		limber(g, unit, intent == INTENT_LIMBER);
		break;
	case INTENT_MAN:
		moro_man(g, unit, moro_game_of(g)->target);
		break;
	case INTENT_RUN:
		moro_rout(g, unit, contact_nearest_enemy(g, unit));
		break;
	default:	/* stands */
		break;
	}
}

/* Who moves is seen (M:20); who threw and stays, not for that. */
void moro_move(struct game *g)
{
	const struct moro_game *own = moro_game_of(g);
	const enum intent intent = (enum intent)own->intent;
	const int unit = own->acting;
	struct moro_unit *u;

	if (unit < 0 || !standing_alive(g, unit))
		return;
	u = moro_unit_of(g, unit);
	u->routed = false;
	if (intent == INTENT_HOLD || intent == INTENT_FIRE || intent == INTENT_FIGHT
			|| intent == INTENT_NONE)
		return;
	if (own->dice[0] == DIE_NONE)
		game_phase(g, PHASE_MOVE);
	u->moved = true;
	if (intent != INTENT_MOVE || own->goal != CELL_NONE)
		moro_reveal(g, unit);
	act(g, unit, intent);
}
