/* Vehicles: where a machine drives them, and when its people get in and out.
 *
 *  DV1  A vehicle goes where its driver's unit has something to do.  Armed, it keeps
 *       the range at which its weapon is good; unarmed, it brings its people near.
 *  DV2  It halts while somebody gets out, so that both answers fit together: they are
 *       worked out from the same look at the same view.
 *  DV3  Nobody drives at double speed, or at men, for a machine's sake.
 */
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/drive.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

enum { FAR_MOVES = 4, GET_OUT = 120, RIDE_FROM = 300, GAIN_LEAST = 20, LANDINGS = 48,
	MEND_AWAY = 200 };

struct trip {
	const struct game *v;
	int unit, hull;
	const struct goals *goals;
	int32_t within;		/* near enough */
	int32_t now;		/* from where it is to the nearest goal */
	int32_t then;		/* the same from where it could be after this turn */
	cell_t stop;		/* that place, or CELL_NONE */
};

static int32_t goal_distance(const struct trip *t, cell_t from)
{
	return t->goals->n > 0 ? lookout_distance(t->v, from, t->goals->cells, t->goals->n)
		: INT32_MAX;
}

/* The range its best weapon likes; 0: it has none. */
static int32_t likes(const struct game *v, int hull)
{
	int32_t best = 0;

	for (int i = 0, arm; (arm = adv_arm(v, hull, i)) >= 0; i++) {
		const struct weapon *w = &adv_rules_of(v)->weapons[arm];

		if (w->hit > 0 && w->range[1] > best)
			best = w->range[1];
	}
	return best;
}

/* The furthest pose of the way to a cell that one move pays for. */
static cell_t this_turns(const struct trip *t, cell_t goal)
{
	enum { STEPS = 1000 };
	struct course_step steps[STEPS];
	const int n = course_path(t->v->course, goal, steps, STEPS);
	cell_t stop = CELL_NONE;

	for (int i = 0; i < n && n <= STEPS; i++)
		if (steps[i].cost <= COURSE_MOVE)
			stop = steps[i].pose.cell;
	return stop;
}

/* Of the places it could get to in some turns the one nearest to a goal. */
static cell_t nearest_to_goals(const struct trip *t)
{
	int n;
	const cell_t *all = course_all(t->v->course, &n);
	cell_t best = CELL_NONE;
	int32_t least = INT32_MAX;

	for (int i = 0; i < n; i++) {
		const int32_t d = goal_distance(t, all[i]);

		if (d < least) {
			least = d;
			best = all[i];
		}
		if (least <= t->within)
			break;
	}
	return best;
}

static void trip_begin(struct trip *t, const struct game *v, int unit, const struct goals *goals,
	int32_t within)
{
	const struct adv_vehicle *a = &adv_unit_of(v, unit)->vehicle;
	const int hull = adv_hull(v, unit);
	const int32_t range = likes(v, hull);
	cell_t goal;

	*t = (struct trip){ .v = v, .unit = unit, .hull = hull, .goals = goals,
		.within = range > 0 && within == 0 ? range : within, .stop = CELL_NONE };
	t->now = t->then = goal_distance(t, v->figures[hull].cell);
	if (goals->n == 0 || a->flying || adv_driver(v, unit) < 0 || a->damaged)
		return;
	adv_course_far(v, unit, MODE_DRIVE, FAR_MOVES, v->course);
	goal = nearest_to_goals(t);
	if (goal == CELL_NONE)
		return;
	t->then = goal_distance(t, goal);
	t->stop = this_turns(t, goal);
}

/* ---- getting out ---- */

/* Hands that stay: a driver and who serves the weapon of an armed vehicle, one man
 * in a boat. */
static int crew_kept(const struct game *v, int unit)
{
	const int hull = adv_hull(v, unit);

	if (likes(v, hull) > 0)
		return 1 + adv_gun_crew(v, hull);
	return adv_kind(v, unit)->rate[RATE_ROAD] == 0 ? 1 : 0;
}

static int fit_aboard(const struct game *v, int unit, int hull)
{
	int n = 0;

	FOR_MEMBERS(f, v, unit)
		n += v->figures[f].aboard == hull && v->figures[f].life == LIFE_FIT;
	return n;
}

static bool gets_out(const struct trip *t, int unit)
{
	const struct argument nowhere = { ARGUMENT_NONE, 0 };
	const bool near = t->now <= (t->within > GET_OUT ? t->within : GET_OUT);
	const bool stuck = t->goals->n > 0 && t->now - t->then < GAIN_LEAST;

	return (((near || stuck) && t->within != RIDE_ON)
			|| adv_unit_of(t->v, t->unit)->vehicle.damaged)
		&& adv_hands(t->v, t->unit) - fit_aboard(t->v, unit, t->hull)
			>= crew_kept(t->v, t->unit)
		&& adv_check_aboard_order(t->v, unit, MODE_ALIGHT, nowhere, NULL);
}

static bool somebody_gets_out(const struct trip *t)
{
	for (int u = 0; u < t->v->n_units; u++)
		if (adv_unit_ride(t->v, u) == t->unit && gets_out(t, u))
			return true;
	return false;
}

bool adv_decide_aboard(const struct proposer *p, int unit, const struct goals *goals,
	int32_t within)
{
	const struct game *v = p->v;
	const int ride = adv_unit_ride(v, unit);
	struct trip t;

	trip_begin(&t, v, ride, goals, within);
	if (adv_propose_unit(p, unit, MODE_REPAIR, ride))
		return true;
	adv_choose_order(p, unit, gets_out(&t, unit) ? MODE_ALIGHT : MODE_STATIONARY);
	return true;
}

/* ---- in the air ---- */

/* The place in reach that is as far from a goal as is wished, or nearest to that. */
static cell_t over_goal(const struct trip *t, int32_t wish)
{
	cell_t best = CELL_NONE;
	int32_t least = INT32_MAX;
	int n;
	const cell_t *all;

	adv_course_flood(t->v, t->unit, MODE_FLY, NOBODY, t->v->course);
	all = course_all(t->v->course, &n);
	for (int i = 0; i < n; i++) {
		const int32_t d = goal_distance(t, all[i]);
		const int32_t off = d < wish ? wish - d : d - wish;

		if (off < least && adv_may_end(t->v, t->unit, MODE_FLY, (struct pose){ all[i],
				(uint8_t)course_heading(t->v->course, all[i]) }, NULL)) {
			least = off;
			best = all[i];
		}
	}
	return best;
}

/* The best of some places to land at, no further from a goal than those go who get
 * out. */
static bool lands(const struct proposer *p, const struct trip *t)
{
	cell_t near[LANDINGS];
	int n, found = 0;
	const cell_t *all;

	adv_course_flood(t->v, t->unit, MODE_LAND, NOBODY, t->v->course);
	all = course_all(t->v->course, &n);
	for (int i = 0; i < n && found < LANDINGS; i++)
		if (goal_distance(t, all[i]) <= GET_OUT + t->within)
			near[found++] = all[i];
	for (int i = 0; i < found; i++)
		if (adv_propose_cell(p, t->unit, MODE_LAND, near[i]))
			return true;
	return false;
}

static bool fly(const struct proposer *p, const struct trip *t)
{
	const int32_t range = likes(t->v, t->hull);
	cell_t to;

	if (t->goals->n == 0)
		return false;	/* it circles */
	if (range == 0 && lands(p, t))
		return true;
	to = over_goal(t, range / 2);
	return to != CELL_NONE && adv_propose_cell(p, t->unit, MODE_FLY, to);
}

/* ---- under water ---- */

/* It surfaces to fire, and is under water on its way. */
static bool submarine(const struct proposer *p, const struct trip *t)
{
	const int32_t range = likes(t->v, t->hull);
	const bool under = adv_unit_of(t->v, t->unit)->vehicle.submerged;

	if (under && range > 0 && t->now <= range) {
		adv_choose_order(p, t->unit, MODE_SURFACE);
		return propose(p);
	}
	return !under && t->now > range && t->stop != CELL_NONE
		&& adv_propose_cell(p, t->unit, MODE_DIVE, t->stop);
}

/* ---- the order ---- */

/* Whether its weapon has somebody to fire at from where it stands. */
static bool in_range(const struct trip *t)
{
	const int32_t range = likes(t->v, t->hull);

	for (int u = 0; range > 0 && u < t->v->n_units; u++)
		if (game_enemies(t->v, t->unit, u)
			&& lookout_sees(t->v, t->v->units[t->unit].side, u)
			&& standing_apart(t->v, t->unit, u) <= range
			&& adv_unit_line(t->v, t->unit, u))
			return true;
	return false;
}

bool adv_decide_vehicle(const struct proposer *p, int unit, const struct goals *goals,
	int32_t within)
{
	const struct game *v = p->v;
	const struct vehicle_kind *k = adv_kind(v, unit);
	struct trip t;

	trip_begin(&t, v, unit, goals, within);
	if (adv_unit_of(v, unit)->vehicle.flying)
		return fly(p, &t);
	if (somebody_gets_out(&t)) {
		adv_choose_order(p, unit, MODE_STATIONARY);
		return true;
	}
	if (k->rate[RATE_FLIGHT] > 0 && t.now > RIDE_FROM && fly(p, &t))
		return true;
	if (k->dives && submarine(p, &t))
		return true;
	if (t.stop != CELL_NONE && t.stop != v->figures[t.hull].cell && !in_range(&t)
		&& t.now > t.within && adv_propose_cell(p, unit, MODE_DRIVE, t.stop))
		return true;
	adv_choose_order(p, unit, MODE_STATIONARY);
	return true;
}

bool adv_decide_drive_off(const struct proposer *p, int unit, uint8_t edges)
{
	const struct game *v = p->v;
	int n;
	const cell_t *all;

	if (edges == EDGE_NONE || !adv_may_drive(v, unit, MODE_LEAVE, NULL))
		return false;
	adv_course_flood(v, unit, MODE_LEAVE, NOBODY, v->course);
	all = course_all(v->course, &n);
	for (int i = 0; i < n; i++) {
		const struct pose at = { all[i], (uint8_t)course_heading(v->course, all[i]) };

		if ((adv_pose_edges(v, unit, at) & edges) != 0)
			return adv_propose_cell(p, unit, MODE_LEAVE, all[i]);
	}
	return false;
}

/* ---- on foot ---- */

static bool enemy_near(const struct game *v, int unit)
{
	const int enemy = contact_nearest_enemy(v, unit);

	return enemy >= 0 && standing_apart(v, unit, enemy) <= MEND_AWAY;
}

/* Whether a ride leads so much nearer to the goals that it is worth getting in. */
static bool worth_riding(const struct game *v, int ride, int32_t on_foot,
	const struct goals *goals)
{
	struct trip t = { .v = v, .unit = ride, .hull = adv_hull(v, ride), .goals = goals,
		.within = GET_OUT };
	cell_t goal;

	if (adv_kind(v, ride)->rate[RATE_FLIGHT] > 0)
		return false;
	adv_course_far(v, ride, MODE_DRIVE, FAR_MOVES, v->course);
	goal = nearest_to_goals(&t);
	return goal != CELL_NONE && goal_distance(&t, goal) < on_foot / 2;
}

bool adv_decide_mount(const struct proposer *p, int unit, const struct goals *goals)
{
	const struct game *v = p->v;
	const int guide = v->course == NULL ? NOBODY : adv_guide(v, unit);
	int32_t away;

	if (guide < 0 || goals->n == 0 || adv_unit_suppressed(v, unit) || enemy_near(v, unit))
		return false;
	away = lookout_distance(v, v->figures[guide].cell, goals->cells, goals->n);
	for (int u = 0; u < v->n_units; u++) {
		if (!adv_vehicle(v, u))
			continue;
		if (away > GET_OUT && adv_propose_unit(p, unit, MODE_REPAIR, u))
			return true;
		if (away > RIDE_FROM && !adv_unit_of(v, u)->vehicle.damaged
			&& v->figures[adv_hull(v, u)].load == 0
			&& game_unit_fit(v, unit) <= game_free_seats(v, adv_hull(v, u))
			&& adv_propose_unit(p, unit, MODE_BOARD, u)
			&& worth_riding(v, u, away, goals))
			return true;
	}
	return false;
}
