/* Obeying the action tables (C-14, K-7): what a unit that nobody commands makes of the word
 * its die gave it when it was activated.
 *
 *  OB1  A melee it is locked in comes first; then the word, to the letter.
 *  OB2  It asks of its own side's view alone.
 *  OB3  The checks are the judges: what they refuse gives way to the next thing and at last
 *       to holding.
 *  OB4  Who lies hidden stays so until its word takes it forward or an enemy is so near
 *       that a charge or a shot at short range can hardly fail.
 *  OB5  Of a side that commands nobody the unit nearest to an enemy acts next.
 */
#include "skirmish/commander/lookout.h"
#include "skirmish/commander/way.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/mind/minds.h"

enum { BARE = 20 };	/* in tenths: what a place without cover is worse for */

struct unit_case {
	const struct proposer *p;
	const struct game *v;
	int unit;
	cell_t at;		/* of its guide */
	int foe;		/* the nearest enemy in sight, or -1 */
	int32_t far;		/* how far he is */
	int32_t shot;		/* the same from where its shots leave (Y-20) */
};

static void fill_case(struct unit_case *k, const struct proposer *p, int unit)
{
	const struct game *v = p->v;
	const int guide = moro_guide(v, unit);

	*k = (struct unit_case){ .p = p, .v = v, .unit = unit, .far = INT32_MAX,
		.shot = INT32_MAX };
	k->at = guide < 0 ? CELL_NONE : v->figures[guide].cell;
	k->foe = contact_nearest_enemy(v, unit);
	if (k->foe < 0)
		return;
	k->far = standing_apart(v, unit, k->foe);
	k->shot = moro_shot_distance(v, unit, k->foe);
}

/* ---- the words, on activation ---- */

/* At the nearest enemy that it can fire at (K-6). */
static bool fires(const struct unit_case *k)
{
	int32_t far[UNITS_MAX];

	for (int u = 0; u < k->v->n_units; u++)
		far[u] = game_enemies(k->v, k->unit, u) && standing_alive(k->v, u)
			? moro_shot_distance(k->v, k->unit, u) : INT32_MAX;
	for (int target = k->foe; target >= 0; target = lookout_least(far, k->v->n_units)) {
		if (propose_unit_unit(k->p, VERB_FIRE, k->unit, target))
			return true;
		far[target] = INT32_MAX;
	}
	return false;
}

static bool holds(const struct unit_case *k)
{
	return propose_unit(k->p, VERB_HOLD, k->unit);
}

/* A piece that only wants setting down to reach the enemy. */
static bool sets_down(const struct unit_case *k)
{
	const int gun = moro_gun(k->v, k->unit);

	return gun >= 0 && k->shot <= moro_rules_of(k->v)->weapons[gun].range[BAND_LONG]
		&& propose_unit(k->p, VERB_UNLIMBER, k->unit);
}

/* Charges who is so near that it usually gets there. */
static bool charges(const struct unit_case *k)
{
	return k->foe >= 0 && k->far <= moro_usual_charge(k->v)
		&& propose_unit_unit(k->p, VERB_CHARGE, k->unit, k->foe);
}

static bool attack(const struct unit_case *k)
{
	return charges(k) || sets_down(k) || propose_unit(k->p, VERB_MOVE, k->unit) || fires(k)
		|| holds(k);
}

/* The short range of the arm it reaches furthest with; 0 hand to hand. */
static int32_t short_range(const struct unit_case *k)
{
	const struct moro_rules *r = moro_rules_of(k->v);
	const int32_t reach = moro_arms_reach(k->v, k->unit);

	for (int i = 0; i < r->n_weapons; i++)
		if (reach > 0 && r->weapons[i].range[BAND_LONG] == reach)
			return r->weapons[i].range[BAND_SHORT];
	return 0;
}

/* S-K-15: to within the range it likes and no further. */
static bool advance(const struct unit_case *k)
{
	if (k->foe >= 0 && !uncommanded_close_combat(k->v, k->unit) && k->shot <= short_range(k)
		&& fires(k))
		return true;
	return sets_down(k) || propose_unit(k->p, VERB_MOVE, k->unit) || fires(k) || holds(k);
}

static bool halt(const struct unit_case *k)
{
	const bool hidden = moro_hidden(k->v, k->unit);

	if (hidden && uncommanded_close_combat(k->v, k->unit) && charges(k))	/* OB4 */
		return true;
	return ((!hidden || k->shot <= short_range(k)) && fires(k)) || holds(k);
}

static bool retreat(const struct unit_case *k)
{
	return (k->foe >= 0 && !uncommanded_may_stay(k->v, k->unit)
		&& propose_unit(k->p, VERB_MOVE, k->unit)) || halt(k);
}

static bool rout(const struct unit_case *k)
{
	return propose_unit(k->p, VERB_RUN, k->unit) || holds(k);
}

static bool (*const deeds[ACTIONS])(const struct unit_case *k) = {
	[ACTION_CARRY_ON] = halt, [ACTION_HALT] = halt, [ACTION_ADVANCE] = advance,
	[ACTION_ATTACK] = attack, [ACTION_RETREAT] = retreat, [ACTION_ROUT] = rout,
};

static bool act(const struct proposer *p, int unit)
{
	struct unit_case k;

	fill_case(&k, p, unit);
	return propose_unit(p, VERB_FIGHT, unit)	/* OB1 */
		|| deeds[uncommanded_word(p->v, unit)](&k);
}

/* OB5. */
static bool name_unit(const struct proposer *p)
{
	int32_t nearest = INT32_MAX;
	int found = NOBODY;

	for (int u = 0; u < p->v->n_units; u++) {
		struct unit_case k;

		if (game_seat_of_unit(p->v, u) != p->seat || !moro_may_act(p->v, u))
			continue;
		fill_case(&k, p, u);
		if (found < 0 || k.far < nearest) {
			nearest = k.far;
			found = u;
		}
	}
	return found >= 0 && propose_unit(p, VERB_ACTIVATE, found);
}

bool moro_obey_activate(const struct proposer *p)
{
	return p->d->unit >= 0 ? act(p, p->d->unit) : name_unit(p);
}

/* ---- where to ---- */

/* Least way to the enemy left, lack of cover weighed against it; who shoots stops where
 * his short range begins. */
static cell_t towards(const struct unit_case *k, const struct prospect *list, int n)
{
	const int32_t enough = uncommanded_close_combat(k->v, k->unit)
		|| uncommanded_word(k->v, k->unit) == ACTION_ATTACK ? 0 : short_range(k);
	cell_t goals[FIGURES_MAX], best = k->at;
	const int n_goals = lookout_cells(k->v, k->unit, k->foe, goals);
	const struct goals all = { goals, n_goals, false };
	int32_t least = INT32_MAX;
	struct way way;

	way_begin(&way, k->v, GAIT_FOOT, k->at, k->far, &all);
	for (int i = 0; i < n; i++) {
		const int32_t left = way_cost(&way, list[i].cell) / REACH_TWELFTHS;
		const int32_t score = (left > enough ? left - enough : 0)
			+ (moro_place_covered(k->v, list[i].cell) ? 0 : BARE);

		if (score < least) {
			least = score;
			best = list[i].cell;
		}
	}
	return best;
}

/* Nobody in sight: on the way it faces. */
static cell_t ahead(const struct unit_case *k, const struct prospect *list, int n)
{
	const struct grid *grid = &k->v->table->grid;
	const cell_t goal = lookout_ahead(k->v, moro_guide(k->v, k->unit));
	cell_t best = k->at;

	for (int i = 0; i < n; i++)
		if (grid_half_steps(grid, list[i].cell, goal)
				< grid_half_steps(grid, best, goal))
			best = list[i].cell;
	return best;
}

bool moro_obey_go(const struct proposer *p)
{
	const struct game *v = p->v;
	struct prospect list[PROSPECTS_MAX];
	const int n = moro_prospects(v, p->d->unit, list, PROSPECTS_MAX);
	struct unit_case k;
	struct foe foe;
	cell_t goal;

	fill_case(&k, p, p->d->unit);
	lookout_foe(v, p->d->unit, &foe);
	if (k.at == CELL_NONE || n == 0)
		goal = CELL_NONE;
	else if (k.foe < 0)
		goal = ahead(&k, list, n);
	else if (uncommanded_word(v, p->d->unit) == ACTION_RETREAT)
		goal = list[prospect_back(v, p->d->unit, list, n, &foe,
			moro_place_covered)].cell;
	else
		goal = towards(&k, list, n);
	return (goal != CELL_NONE && (propose_unit_cell(p, VERB_GO, p->d->unit, goal)
			|| propose_unit_cell(p, VERB_GO, p->d->unit, k.at)))
		|| holds(&k);
}

bool moro_obey_fire(const struct proposer *p)
{
	struct unit_case k;

	fill_case(&k, p, p->d->unit);
	return fires(&k) || holds(&k);
}
