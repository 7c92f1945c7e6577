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
#include <string.h>

#include "systems/common/movers.h"
#include "systems/common/standing.h"
#include "systems/moro/melee.h"

/* ---- ways ---- */

static bool seen_foe(const struct game *g, int unit, int figure)
{
	const int other = g->figures[figure].unit;

	return moro_active(g, figure) && moro_enemies(g, unit, other)
		&& game_sees(g, g->units[unit].side, other);
}

/* A cell next to a figure of a unit (NOBODY: of any enemy that the other's side sees). */
static bool touches(const struct game *g, int unit, int target, cell_t cell)
{
	int16_t near[GRID_AROUND_MAX];
	const int n = game_around(g, cell, near);

	for (int i = 0; i < n; i++)
		if (seen_foe(g, unit, near[i])
			&& (target < 0 || g->figures[near[i]].unit == target)
			&& standing_touch(g, cell, g->figures[near[i]].cell))
			return true;
	return false;
}

/* Where a figure of the unit could stand, as far as its side knows. */
static bool stands(const struct game *g, int unit, cell_t cell)
{
	const int figure = g->occupant[cell];
	const int other = figure < 0 ? unit : g->figures[figure].unit;

	return ground_pace(table_ground(g->table, cell), GAIT_FOOT) > 0
		&& (other == unit || !game_sees(g, g->units[unit].side, other));
}

/* The cells at which a unit would be in contact with another. */
static int contacts(const struct game *g, int unit, int target, uint8_t *marks, cell_t *cells)
{
	cell_t around[GRID_AROUND_MAX];
	int n = 0;

	FOR_MEMBERS(f, g, target) {
		const int k = moro_active(g, f)
			? grid_around(&g->table->grid, g->figures[f].cell, around) : 0;

		for (int i = 0; i < k; i++)
			if ((marks[around[i]] & (MARK_ENEMY | MARK_CONTACT)) == 0
				&& standing_touch(g, around[i], g->figures[f].cell)
				&& stands(g, unit, around[i])) {
				marks[around[i]] |= MARK_CONTACT;
				cells[n++] = around[i];
			}
	}
	return n;
}

/* What each cell would pay to come into contact, whatever the dice: in g->reach. */
static bool flood_to_contact(const struct game *g, int unit, int target)
{
	uint8_t marks[MARK_CELLS] = { 0 };
	const struct reach_rule rule = { .marks = marks, .closed = MARK_ENEMY };
	cell_t cells[FIGURES_MAX * GRID_AROUND_MAX];
	int n;

	for (int f = 0; f < g->n_figures; f++)
		if (seen_foe(g, unit, f))
			marks[g->figures[f].cell] |= MARK_ENEMY;
	n = contacts(g, unit, target, marks, cells);
	if (n == 0)
		return false;
	reach_flood_to_any(g->reach, g->table, &rule, cells, n, REACH_FAR - 1);
	return true;
}

cell_t charge_contact(const struct game *g, int unit, int target)
{
	const int guide = moro_guide(g, unit);
	cell_t at = guide < 0 ? CELL_NONE : g->figures[guide].cell;

	if (at == CELL_NONE || !flood_to_contact(g, unit, target)
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

	if (!moro_enemies(g, unit, target))
		return refuse(why, "S-M-14", "%s: no enemy; name one to charge", name);
	if (!game_sees(g, g->units[unit].side, target))
		return refuse(why, "S-M-7", "%s: hidden still; find it before you charge it", name);
	if (!moro_unit_alive(g, target))
		return refuse(why, "S-M-14", "%s: nobody of it is left; choose another", name);
	if (moro_bound(g, unit))
		return refuse(why, "S-M-18", "locked in melee: it can only `fight` on");
	if (moro_mover(g, unit) == MOVER_GUN)
		return refuse(why, "X-142", "a limbered gun charges nobody: move or unlimber it");
	return charge_contact(g, unit, target) != CELL_NONE || refuse(why, "X-126",
		"%s: no way leads to it; choose another", name);
}

/* ---- where to ---- */

static bool is_goal(const struct game *g, int unit, int target, cell_t cell)
{
	return stands(g, unit, cell) && touches(g, unit, target, cell);
}

/* Of the marked cells the cheapest in contact; g->reach floods from the guide. */
static cell_t nearest_contact(const struct game *g, int unit, int target)
{
	int n;
	const cell_t *all = reach_all(g->reach, &n);

	for (int i = 0; i < n; i++)	/* in order of cost */
		if (is_goal(g, unit, target, all[i]))
			return all[i];
	return CELL_NONE;
}

/* Of the marked cells that with the shortest way left to go; of equals the first met. */
static cell_t nearest_short(const struct game *g, int unit, int target, const uint8_t *marks)
{
	const cell_t from = g->figures[moro_guide(g, unit)].cell;
	cell_t best = from;
	int32_t least;

	if (!flood_to_contact(g, unit, target))
		return from;
	least = reach_cost(g->reach, from);
	for (cell_t c = 0; c < grid_cells(&g->table->grid); c++) {
		const int32_t cost = marks[c] != 0 ? reach_cost(g->reach, c) : REACH_FAR;

		if (cost < least) {
			least = cost;
			best = c;
		}
	}
	return best;
}

/* Floods from the guide over the cells that are marked. */
static void flood_marked(const struct game *g, int unit, const uint8_t *marks)
{
	uint8_t closed[MARK_CELLS];
	const struct reach_rule rule = { .marks = closed, .closed = 1 };

	for (cell_t c = 0; c < grid_cells(&g->table->grid); c++)
		closed[c] = marks[c] == 0;
	reach_flood(g->reach, g->table, &rule, g->figures[moro_guide(g, unit)].cell,
		REACH_FAR - 1);
}

cell_t moro_charge_goal(const struct game *g, int unit, int target, struct moro_pace pace,
	bool *contact)
{
	uint8_t marks[MARK_CELLS];
	cell_t goal;

	moro_paces(g, unit, pace, target, marks);
	flood_marked(g, unit, marks);
	goal = nearest_contact(g, unit, target);
	*contact = goal != CELL_NONE;
	return *contact ? goal : nearest_short(g, unit, target, marks);
}

/* ---- the run ---- */

void moro_charge(struct game *g)
{
	struct moro_game *own = moro_game_of(g);
	const int unit = own->acting, target = own->target;
	const struct moro_pace pace = moro_pace(g, unit);
	bool contact;
	cell_t goal, end;

	moro_reveal(g, unit);
	moro_unit_of(g, unit)->moved = true;
	own->contact = false;
	if (!moro_unit_alive(g, unit) || !moro_unit_alive(g, target))
		return;
	goal = moro_charge_goal(g, unit, target, pace, &contact);
	end = moro_walk(g, goal, contact ? target : NOBODY);
	contact = contact && end == goal;
	own->contact = contact && moro_units_touch(g, unit, target);
	own->fights = own->contact ? unit_bit(target) : 0;
	if (!own->contact)
		game_note(g, unit, NOBODY, "does not reach %s", game_unit_name(g, target));
}

/* ---- before the blows (M:67 to M:69) ---- */

/* CH3. */
static bool goes_on(struct game *g)
{
	struct moro_game *own = moro_game_of(g);

	own->contact = own->contact && moro_unit_alive(g, own->acting)
		&& moro_unit_alive(g, own->target);
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

	if (!goes_on(g) || moro_bound(g, own->target)	/* */
			|| !moro_can_fire(g, own->target, own->acting, &why))
		return;
	moro_volley(g, own->target, own->acting, NOBODY, true);
	moro_test_hurt(g, own->target, own->acting, own->acting);
	goes_on(g);
}

/* The nearest cell to the guide's at which he touches nobody (S-M-15). */
static cell_t one_short(const struct game *g, int unit)
{
	const cell_t from = g->figures[moro_guide(g, unit)].cell;
	cell_t best = from;
	int32_t least = INT32_MAX;

	if (!touches(g, unit, NOBODY, from))
		return from;
	for (cell_t c = 0; c < grid_cells(&g->table->grid); c++) {
		const int other = g->occupant[c];
		const int32_t far = table_distance(g->table, from, c);

		if (far < least && (other < 0 || g->figures[other].unit == unit)
			&& stands(g, unit, c) && !touches(g, unit, NOBODY, c)) {
			least = far;
			best = c;
		}
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
		moro_settle(g, unit, one_short(g, unit), NOBODY);
		return;
	}
	if (moro_unit_of(g, unit)->hurt > 0)	/* the ranks close */
		moro_settle(g, unit, g->figures[moro_guide(g, unit)].cell, own->target);
	own->contact = moro_units_touch(g, unit, own->target);
}
