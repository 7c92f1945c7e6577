/* Obeying the action tables (K-4, K-7): what a unit that nobody commands makes of the
 * word its die gave it.
 *
 *  OB1  A word is carried out to the letter; only where it leaves a choice does the unit
 *       look for cover.
 *  OB2  It asks of its own side's view alone: an enemy out of sight is where he was last
 *       seen (K5).
 *  OB3  The checks of orders are the judges: what they refuse gives way to standing.
 *  OB4  Works are not left for the 6 of a unit at little risk (K-4).
 *  OB5  Two units of a side do not make for the same place, so that neither blocks the
 *       other.
 */
#include "systems/risk/judges.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/mind/minds.h"
#include "systems/risk/move/retreat.h"
#include "systems/risk/orders/orders.h"

enum {
	BARE = 3,	/* how much cover may be lacked, in steps of … */
	BARE_PART = 12,	/* … so great a part of the way that can be made this turn */
	ELBOW_CELLS = 3, ELBOW_ROOM = 4	/* round where a comrade unit goes; in such steps */
};

struct unit_case {	/* one unit, its foe, and where it could go */
	const struct proposer *p;
	const struct game *v;
	int unit;
	cell_t at;	/* of its guide */
	struct foe foe;
	int32_t off;	/* it goes no nearer to its foe than this is away; 0 = any place does */
	int n;		/* of places, none until looked for */
	struct prospect places[PROSPECTS_MAX];
};

/* ---- places ---- */

static void look_for_places(struct unit_case *k)
{
	k->n = risk_prospects(k->v, k->unit, ORDER_MOVE, k->places, PROSPECTS_MAX);
}

/* Of the way that can be made this turn, what a place without cover is worse for. */
static int32_t bareness(const struct unit_case *k, cell_t cell)
{
	const int32_t step = k->places[k->n - 1].cost / BARE_PART;

	if (!risk_prospect_covered(k->v, cell))
		return BARE * step;
	return table_ground(k->v->table, cell)->cover == COVER_HARD ? 0 : step;
}

/* OB5: and for being where comrades are going. */
static int32_t crowding(const struct unit_case *k, cell_t cell)
{
	const struct game *v = k->v;
	int32_t sum = 0;

	for (int u = 0; u < v->n_units; u++) {
		const cell_t goal = risk_unit_of(v, u)->goal;

		if (u != k->unit && goal != CELL_NONE && !game_enemies(v, u, k->unit)
			&& grid_half_steps(&v->table->grid, goal, cell) <= 2 * ELBOW_CELLS)
			sum += ELBOW_ROOM * (k->places[k->n - 1].cost / BARE_PART);
	}
	return sum;
}

/* What a place is worse for, over and above the way to it and from it. */
static int32_t drawback(const struct unit_case *k, cell_t cell)
{
	return bareness(k, cell) + crowding(k, cell);
}

/* ---- going somewhere ---- */

static bool stand(const struct unit_case *k)
{
	return risk_propose(k->p, k->unit, ORDER_STAND);
}

static bool go(const struct unit_case *k, cell_t place)
{
	return place == k->at ? stand(k) : risk_propose_move(k->p, k->unit, place);
}

static bool too_near(const struct unit_case *k, cell_t cell)
{
	return k->off > 0
		&& lookout_distance(k->v, cell, k->foe.cells, k->foe.n) <= k->off;
}

/* The place with least way left to some goals, its drawbacks weighed against that. */
static cell_t nearest_place(struct unit_case *k, const cell_t *cells, int n)
{
	const struct goals goals = { cells, n, false };
	int32_t least = INT32_MAX;
	cell_t place = k->at;
	struct way way;		/* where there is none, as near as one can get */

	look_for_places(k);
	if (k->n == 0)
		return k->at;
	way_begin(&way, k->v, risk_prospect_gait(k->v, k->unit), k->at,
		k->places[k->n - 1].cost / REACH_TWELFTHS, &goals);
	for (int i = 0; i < k->n; i++) {
		const cell_t cell = k->places[i].cell;
		const int32_t left = way_cost(&way, cell);
		const int32_t score = drawback(k, cell) + (left != WAY_NONE ? left	/* Y-16 */
			: WAY_NONE + lookout_distance(k->v, cell, cells, n) * REACH_TWELFTHS);

		if (score < least && !too_near(k, cell)) {
			least = score;
			place = cell;
		}
	}
	return place;
}

/* Nobody known to go for: on the way it faces. */
static cell_t ahead(struct unit_case *k)
{
	const cell_t goal = lookout_ahead(k->v, risk_guide(k->v, k->unit));

	return nearest_place(k, &goal, 1);
}

static cell_t towards_foe(struct unit_case *k)
{
	return k->foe.unit < 0 ? ahead(k) : nearest_place(k, k->foe.cells, k->foe.n);
}

/* S-K-15: the outermost place within medium range, with a line to the enemy if there is
 * such a one; CELL_NONE if that is out of reach. */
static cell_t firing_place(struct unit_case *k, int32_t medium)
{
	const int32_t ring = medium - k->v->table->cell_length;
	cell_t place = CELL_NONE;
	int32_t least = INT32_MAX;
	bool lined = false;

	look_for_places(k);
	for (int i = 0; i < k->n; i++) {
		const cell_t cell = k->places[i].cell;
		const int32_t far = lookout_distance(k->v, cell, k->foe.cells, k->foe.n);
		const int32_t score = k->places[i].cost + drawback(k, cell);
		bool line;

		if (far > medium || far <= ring || (lined && score >= least))
			continue;
		line = prospect_line(k->v, cell, k->foe.cells, k->foe.n);
		if (line > lined || (line == lined && score < least)) {
			lined = line;
			least = score;
			place = cell;
		}
	}
	return place;
}

/* ---- the words ---- */

/* Charges the nearest enemy, or if there is no way to him the next in reach; whom its word has it
 * charge before all others. */
static bool charge(const struct unit_case *k)
{
	const int must = risk_must_charge(k->v, k->unit);
	int32_t far[UNITS_MAX];
	int target = must >= 0 ? must : k->foe.seen ? k->foe.unit : NOBODY;

	for (int u = 0; u < k->v->n_units; u++)
		far[u] = game_enemies(k->v, k->unit, u)
			&& lookout_sees(k->v, k->v->units[k->unit].side, u)
			? standing_apart(k->v, k->unit, u) : INT32_MAX;
	for (; target >= 0; target = lookout_least(far, k->v->n_units)) {
		if (risk_may_charge(k->v, k->unit, target, NULL)
				&& risk_propose_charge(k->p, k->unit, target))
			return true;
		far[target] = INT32_MAX;
	}
	return false;
}

/* who is hand to hand stays to fight, and others of the unit come to help. */
static bool attack(struct unit_case *k)
{
	return charge(k)
		|| (contact_unit(k->v, k->unit) ? stand(k) : go(k, towards_foe(k)));
}

static bool advance(struct unit_case *k)
{
	const int32_t far = k->foe.seen ? standing_apart(k->v, k->unit, k->foe.unit)
		: INT32_MAX;
	int32_t bands[BANDS];
	cell_t place = CELL_NONE;

	if (!risk_prospect_bands(k->v, k->unit, bands))
		return far <= risk_rules_of(k->v)->actions.attack_near ? attack(k)
			: go(k, towards_foe(k));
	if (k->foe.seen)	/* S-K-15: past medium range nobody goes */
		k->off = bands[BAND_MEDIUM] - k->v->table->cell_length;
	if (k->foe.seen && far > bands[BAND_MEDIUM])
		place = firing_place(k, bands[BAND_MEDIUM]);
	if (far <= bands[BAND_MEDIUM])
		return stand(k);
	return go(k, place == CELL_NONE ? towards_foe(k) : place);
}

/* Y-12: no cover within the move: towards the nearest, away from the enemy. */
static bool go_for_cover(struct unit_case *k)
{
	const struct grid *grid = &k->v->table->grid;
	cell_t cover = CELL_NONE;

	for (cell_t cell = 0; cell < grid_cells(grid); cell++)
		if (table_ground(k->v->table, cell)->cover != COVER_NONE
			&& ground_pace(table_ground(k->v->table, cell),
				risk_prospect_gait(k->v, k->unit)) != 0
			&& lookout_further(k->v, k->unit, k->at, cell)
			&& (cover == CELL_NONE || grid_half_steps(grid, k->at, cell)
				< grid_half_steps(grid, k->at, cover)))
			cover = cell;
	return cover == CELL_NONE ? stand(k) : go(k, nearest_place(k, &cover, 1));
}

/* K-4: who has fallen back halts in the nearest cover, not nearer to the enemy. */
static bool halt_in_cover(struct unit_case *k)
{
	look_for_places(k);
	for (int i = 0; i < k->n; i++) {	/* the nearest first */
		const cell_t cell = k->places[i].cell;

		if (risk_prospect_covered(k->v, cell)
			&& (i == 0 || lookout_further(k->v, k->unit, k->at, cell)))
			return go(k, cell);
	}
	return go_for_cover(k);
}

static bool halt(struct unit_case *k)
{
	return risk_halts_in_cover(k->v, k->unit) ? halt_in_cover(k) : stand(k);
}

static bool retreat(struct unit_case *k)
{
	return risk_may_stay(k->v, k->unit) ? stand(k)
		: risk_propose(k->p, k->unit, ORDER_RETREAT);
}

static bool rout(struct unit_case *k)
{
	return risk_propose(k->p, k->unit, ORDER_ROUT);
}

/* What the word is for this unit; whoever has come since the tests goes on as he came. */
static enum action word_of(const struct unit_case *k)
{
	const struct risk_unit *own = risk_unit_of(k->v, k->unit);
	enum action word = (enum action)own->word;

	if (word == ACTION_CARRY_ON)
		word = (enum action)own->doing;
	if (risk_at_little_risk(k->v, k->unit) && risk_defends_works(k->v, k->unit)
		&& (word == ACTION_ADVANCE || word == ACTION_ATTACK))
		word = ACTION_HALT;	/* OB4 */
	return word;
}

static bool (*const deeds[ACTIONS])(struct unit_case *k) = {
	[ACTION_CARRY_ON] = halt, [ACTION_HALT] = halt, [ACTION_ADVANCE] = advance,
	[ACTION_ATTACK] = attack, [ACTION_RETREAT] = retreat, [ACTION_ROUT] = rout,
};

/* ---- orders ---- */

static void fill_case(struct unit_case *k, const struct proposer *p, int unit)
{
	const struct game *v = p->v;

	k->p = p;
	k->v = v;
	k->unit = unit;
	k->at = v->figures[risk_guide(v, unit)].cell;
	k->n = 0;
	k->off = 0;
	lookout_foe(v, unit, &k->foe);
}

bool risk_obey_orders(const struct proposer *p)
{
	const struct game *v = p->v;
	struct unit_case k;

	for (int u = 0; u < v->n_units; u++) {
		if (game_seat_of_unit(v, u) != p->seat || risk_unit_of(v, u)->ordered
			|| !standing_alive(v, u))
			continue;
		fill_case(&k, p, u);
		if (deeds[word_of(&k)](&k) || risk_propose_any(p, u))	/* OB3 */
			return true;
	}
	return false;
}

/* only who attacked goes on after the beaten. */
bool risk_obey_follow(const struct proposer *p)
{
	choose_answer(p->c, p->seat, VERB_FOLLOW, p->d->unit,
		risk_bound(p->v, p->d->unit, ACTION_ATTACK));
	return true;
}
