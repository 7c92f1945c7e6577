/* Charges (M:14, S-M-14, X-126): from the dice to contact, and all that comes before the
 * first blow: the defender's test, his fire, the attacker's test.
 *
 *  CH1  A charge is declared before its dice: whom it is at never changes, only whether
 *       it gets there.
 *  CH2  It is the guide who has to get there; the figures placed round him touch whom
 *       they can.
 *  CH3  Nothing of it goes on once one of the two is gone, or the attacker has stopped
 *       short: then nobody is in contact (moro_game.contact).
 */
#include "skirmish/commander/way.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/charge.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/move/move.h"
#include "systems/moro/move/moves.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/move/place.h"

/* ---- ways ---- */

/* Where the guide would be in contact with the target; shut: moro_shut() of it. */
static bool is_contact(const struct game *g, const uint8_t *shut, cell_t cell)
{
	return (shut[cell] & SHUT_HOME) != 0 && (shut[cell] & (SHUT_ENEMY | SHUT_TAKEN)) == 0
		&& ground_pace(table_ground(g->table, cell), GAIT_FOOT) > 0;
}

/* What each cell would pay to come into contact, whatever the dice, up to the cost from one:
 * in g->reach. */
static bool flood_to_contact(const struct game *g, int unit, int target, cell_t from)
{
	uint8_t shut[MORO_CELLS];
	cell_t cells[FIGURES_MAX * GRID_AROUND_MAX];
	const struct reach_rule rule = { .marks = shut, .closed = SHUT_ENEMY | SHUT_CONTACT,
		.last = SHUT_HOME, .sought = SHUT_SOUGHT, .n_sought = 1 };
	int n = 0;

	moro_shut(g, unit, target, shut);
	shut[from] |= SHUT_SOUGHT;
	for (cell_t c = 0; c < grid_cells(&g->table->grid); c++)
		if (is_contact(g, shut, c))
			cells[n++] = c;
	if (n > 0)
		reach_flood_to_any(g->reach, g->table, &rule, cells, n, REACH_FAR - 1);
	return n > 0;
}

cell_t moro_charge_contact(const struct game *g, int unit, int target)
{
	const int guide = moro_guide(g, unit);
	cell_t at = guide < 0 ? CELL_NONE : g->figures[guide].cell;

	if (at == CELL_NONE || !flood_to_contact(g, unit, target, at)
			|| reach_cost(g->reach, at) == REACH_FAR)
		return CELL_NONE;
	for (cell_t next; (next = reach_next(g->reach, at)) != CELL_NONE; )
		at = next;
	return at;
}

/* ---- who may ---- */

bool moro_may_charge(const struct game *g, int unit, int target, struct reason *why)
{
	const char *name = game_unit_name(g, target);

	if (!game_enemies(g, unit, target))
		return refuse(why, "S-M-14", "%s: no enemy; name one to charge", name);
	if (!game_sees(g, g->units[unit].side, target))
		return refuse(why, "S-M-7", "%s: hidden still; find it before you charge it", name);
	if (!standing_alive(g, target))
		return refuse(why, "S-M-14", "%s: nobody of it is left; choose another", name);
	if (!moro_exposed(g, target, why))
		return false;
	if (moro_bound(g, unit))
		return refuse(why, "S-M-18", "locked in melee: it can only `fight` on");
	if (moro_mover(g, unit) == MOVER_GUN)
		return refuse(why, "X-142", "a limbered gun charges nobody: move or unlimber it");
	return moro_charge_contact(g, unit, target) != CELL_NONE || refuse(why, "X-126",
		"%s: no way leads to it; choose another", name);
}

/* ---- where to ---- */

/* Of the marked cells the cheapest in contact: over marked cells, and through friends. */
static cell_t nearest_contact(const struct game *g, int unit, int target, const uint8_t *marks)
{
	uint8_t shut[MORO_CELLS], closed[MORO_CELLS];
	const struct reach_rule rule = { .marks = closed, .closed = 1 };
	const cell_t *all;
	int n;

	moro_shut(g, unit, target, shut);
	for (cell_t c = 0; c < grid_cells(&g->table->grid); c++)
		closed[c] = marks[c] == 0 && shut[c] != SHUT_TAKEN;
	reach_flood(g->reach, g->table, &rule, g->figures[moro_guide(g, unit)].cell,
		REACH_FAR - 1);
	all = reach_all(g->reach, &n);
	for (int i = 0; i < n; i++)	/* in order of cost */
		if (marks[all[i]] != 0 && is_contact(g, shut, all[i]))
			return all[i];
	return CELL_NONE;
}

/* Of the marked cells that with the shortest way left to go; of equals the nearest. */
static cell_t nearest_short(const struct game *g, int unit, int target, const uint8_t *marks)
{
	const cell_t from = g->figures[moro_guide(g, unit)].cell;
	cell_t best = from;
	int32_t least, way = 0;

	if (!flood_to_contact(g, unit, target, from))
		return from;
	least = reach_cost(g->reach, from);
	for (cell_t c = 0; c < grid_cells(&g->table->grid); c++) {
		const int32_t cost = marks[c] != 0 ? reach_cost(g->reach, c) : REACH_FAR;
		const int32_t far = cost <= least ? table_distance(g->table, from, c) : 0;

		if (cost < least || (cost == least && far < way)) {
			least = cost;
			way = far;
			best = c;
		}
	}
	return best;
}

cell_t moro_charge_goal(const struct game *g, int unit, int target, struct moro_pace pace,
	bool *contact)
{
	uint8_t marks[MORO_CELLS];
	cell_t goal;

	*contact = false;
	if (moro_guide(g, unit) < 0)
		return CELL_NONE;
	moro_paces(g, unit, pace, target, marks);
	goal = nearest_contact(g, unit, target, marks);
	*contact = goal != CELL_NONE;
	return *contact ? goal : nearest_short(g, unit, target, marks);
}

/* ---- the run ---- */

void moro_charge(struct game *g)
{
	struct moro_game *own = moro_game_of(g);
	const int unit = own->acting, target = own->target;
	bool home;
	cell_t goal;

	own->contact = false;
	if (!standing_alive(g, unit) || !standing_alive(g, target))
		return;
	goal = moro_charge_goal(g, unit, target, moro_pace(g, unit), &home);
	moro_walk(g, goal, home ? target : NOBODY);
	/* He may have been stopped by somebody unseen. */
	own->contact = home && contact_units(g, unit, target);
	own->fights = own->contact ? unit_bit(target) : 0;
	if (!own->contact)
		game_note(g, unit, NOBODY, "stopped short of the enemy");
}

/* ---- before the blows (M:67 to M:69) ---- */

/* CH3. */
static bool goes_on(struct game *g)
{
	struct moro_game *own = moro_game_of(g);

	own->contact = own->contact && standing_alive(g, own->acting)
		&& standing_alive(g, own->target);
	return own->contact && own->intent == INTENT_CHARGE;
}

void moro_hold(struct game *g)
{
	struct moro_game *own = moro_game_of(g);

	if (!goes_on(g))
		return;
	game_phase(g, PHASE_MELEE);
	if (moro_test(g, own->target, TEST_CHARGED, own->acting) != TEST_HOLDS)
		own->contact = false;	/* S-M-16 */
}

void moro_defend(struct game *g)
{
	struct moro_game *own = moro_game_of(g);
	struct reason why;

	if (!goes_on(g) || !moro_can_fire(g, own->target, own->acting, &why))
		return;
	moro_volley(g, own->target, own->acting, NOBODY, true);
	moro_test_hurt(g, own->target, own->acting, own->acting);
	goes_on(g);
}

/* How far a cell is from all of a unit together. */
static int32_t far_from(const struct game *g, int unit, cell_t cell)
{
	int32_t all = 0;

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f))
			all += table_distance(g->table, cell, g->figures[f].cell);
	return all;
}

static bool can_stop(const struct game *g, int unit, const uint8_t *shut, cell_t cell)
{
	const int other = g->occupant[cell];

	return shut[cell] == 0 && (other < 0 || g->figures[other].unit == unit)
		&& ground_pace(table_ground(g->table, cell), GAIT_FOOT) > 0;
}

/* The nearest cell to the guide's at which he touches nobody (S-M-15); of equals that
 * furthest from the enemy. */
static cell_t one_short(const struct game *g, int unit, int target)
{
	const cell_t from = g->figures[moro_guide(g, unit)].cell;
	uint8_t shut[MORO_CELLS];
	cell_t best = from;
	int32_t least = INT32_MAX;

	moro_shut(g, unit, NOBODY, shut);
	if ((shut[from] & SHUT_CONTACT) == 0)
		return from;
	for (cell_t c = 0; c < grid_cells(&g->table->grid); c++) {
		const int32_t far = table_distance(g->table, from, c);

		if (far > least || !can_stop(g, unit, shut, c) || (far == least
				&& far_from(g, target, c) <= far_from(g, target, best)))
			continue;
		least = far;
		best = c;
	}
	return best;
}

void moro_close(struct game *g)
{
	struct moro_game *own = moro_game_of(g);
	const int unit = own->acting;

	if (!goes_on(g))
		return;
	if (moro_test(g, unit, TEST_CLOSING, own->target) != TEST_HOLDS) {
		own->contact = false;
		moro_settle(g, unit, one_short(g, unit, own->target), NOBODY);
		return;
	}
	if (moro_unit_of(g, unit)->hurt > 0)	/* the ranks close */
		moro_settle(g, unit, g->figures[moro_guide(g, unit)].cell, own->target);
	own->contact = contact_units(g, unit, own->target);
}
