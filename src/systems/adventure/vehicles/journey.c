/* Journeys: the stage in which vehicles drive.
 *
 *  JO1  Vehicles drive when everybody on foot has moved, all together: the one
 *       that has spent the smallest share of its move takes the next step.
 *  JO2  Before whoever stands in the way a vehicle stops, unless he is what it is to
 *       run down or it is out of control (S-A-75).
 *  JO3  A flight passes over everything; it comes to rest in the last pose that is free.
 */
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/move/march.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crash.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/drive.h"
#include "systems/adventure/vehicles/journey.h"
#include "systems/adventure/vehicles/vehicles.h"

enum { JOURNEY_STEPS = 400 };

struct journey {
	int16_t unit, hull;
	int16_t prey;		/* unit to run down, or -1 */
	bool wild, flies;
	bool waits, done;
	int32_t allowance;
	int n, at;		/* step[at] is where it is */
	struct course_step step[JOURNEY_STEPS];
};

struct journeys { int n; struct journey journey[UNITS_MAX]; };

/* ---- the wheel ---- */

const struct adv_luck_try adv_wheel_luck = { "S-A-75", "luck: at the wheel", TRAITS, false };

void adv_control_roller(const struct game *g, int unit, struct roller *r)
{
	roller_open(r, "S-A-75", "control", unit, NOBODY, adv_rules_of(g)->vehicles.control);
}

bool adv_keeps_control(struct game *g, int unit)
{
	const int driver = adv_driver(g, unit);
	struct roller r;

	if (driver >= 0 && adv_luck(g, driver) > 0)
		return adv_luck_roll(g, driver, adv_wheel_luck.rule, adv_wheel_luck.what);
	adv_control_roller(g, unit, &r);
	return roller_test(&r, g, adv_rules_of(g)->die, "keeps control", "out of control");
}

/* ---- plans ---- */

static void plan_course(struct game *g, struct journey *j, enum mode mode, cell_t goal)
{
	adv_course_flood(g, j->unit, mode, j->prey, g->course);
	goal = course_nearest(g->course, goal);
	j->n = goal == CELL_NONE ? 0 : course_path(g->course, goal, j->step, JOURNEY_STEPS);
	if (j->n > JOURNEY_STEPS)
		j->n = 0;
}

/* What a straight step on to a cell's ground costs a vehicle out of control, on
 * whatever ground it meets. */
static int32_t wild_cost(const struct game *g, const struct course_rule *rule, struct pose from,
	cell_t to)
{
	const int32_t straight = rule->enter[g->table->kind[from.cell]];

	return grid_half_steps(&g->table->grid, from.cell, to) == 3 ? straight * 3 / 2 : straight;
}

/* S-A-75: in one direction, for all of its doubled move. */
static void plan_wild(struct game *g, struct journey *j)
{
	const struct grid *grid = &g->table->grid;
	const int heading = roll_pick(g, grid_directions(grid), "S-A-75", "which way it veers",
		j->unit, NOBODY);
	struct pose at = adv_pose(g, j->hull);
	struct course_rule rule;
	int32_t cost = 0;

	adv_course_rule(g, j->unit, MODE_DOUBLE, &rule);
	j->step[0] = (struct course_step){ at, 0 };
	at.heading = (uint8_t)heading;
	j->step[1] = (struct course_step){ at, 0 };
	for (j->n = 2; j->n < JOURNEY_STEPS; j->n++) {
		const cell_t next = grid_step(grid, at.cell, heading);
		const int32_t step = next == CELL_NONE ? 0 : wild_cost(g, &rule, at, next);

		cost += step;
		if (next == CELL_NONE || cost > j->allowance)
			break;
		at.cell = next;
		j->step[j->n] = (struct course_step){ at, cost };
		if (step == 0)	/* it cannot go on from here: the step before has told */
			break;
	}
	game_note(g, j->unit, NOBODY, "is out of control and veers %s",
		grid_direction_name(grid, heading));
}

static bool drives(enum mode mode)
{
	return mode == MODE_DRIVE || mode == MODE_DOUBLE || mode == MODE_RAM || mode == MODE_FLY
		|| mode == MODE_LAND || mode == MODE_LEAVE || mode == MODE_DIVE
		|| mode == MODE_SURFACE;
}

/* What changes as the journey begins. */
static void set_off(struct game *g, int unit, enum mode mode)
{
	struct adv_vehicle *v = &adv_unit_of(g, unit)->vehicle;

	v->doubled = mode == MODE_DOUBLE;
	if (mode == MODE_FLY && !v->flying)
		game_note(g, unit, NOBODY, "takes off");
	if (mode == MODE_FLY)
		v->flying = true;
	if (mode == MODE_DIVE || mode == MODE_SURFACE) {
		game_note(g, unit, NOBODY, mode == MODE_DIVE ? "dives" : "comes to the surface");
		v->submerged = mode == MODE_DIVE;
	}
}

static void plan_journey(struct game *g, int unit, struct journeys *all)
{
	const struct adv_unit *u = adv_unit_of(g, unit);
	const enum mode mode = (enum mode)u->mode;
	struct journey *j = &all->journey[all->n];
	cell_t goal = u->goal;

	if (!drives(mode) || !adv_may_drive(g, unit, mode, NULL))
		return;
	j->unit = (int16_t)unit;
	j->hull = (int16_t)adv_hull(g, unit);
	j->prey = mode == MODE_RAM ? u->target : NOBODY;
	j->flies = adv_airborne(g, unit, mode);
	j->wild = j->waits = j->done = false;
	j->n = j->at = 0;
	j->allowance = adv_course_allowance(g, mode);
	set_off(g, unit, mode);
	if (mode == MODE_DOUBLE && !adv_keeps_control(g, unit)) {
		j->wild = true;
		plan_wild(g, j);
	} else {
		if (j->prey >= 0)
			goal = adv_prey_cell(g, unit, j->prey);
		if (goal != CELL_NONE)
			plan_course(g, j, mode, goal);
	}
	all->n += j->n > 1;
}

/* ---- steps ---- */

static struct journey *journey_of(struct journeys *all, int hull)
{
	for (int i = 0; i < all->n; i++)
		if (all->journey[i].hull == hull)
			return &all->journey[i];
	return NULL;
}

/* Who is in the way of a pose; NOBODY: nobody, or the edge. */
static int in_the_way(const struct game *g, const struct journey *j, struct pose pose)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(&g->table->grid, game_body(g, j->hull), pose.cell,
		pose.heading, cells);

	for (int i = 0; i < n; i++) {
		const int other = game_barred(g, j->hull, cells[i]);

		if (other >= 0 && other != j->hull)
			return other;
	}
	return NOBODY;
}

static void take_pose(struct game *g, struct journey *j)
{
	game_pose(g, j->hull, j->step[++j->at].pose);
	adv_unit_of(g, j->unit)->moved = true;
}

/* Whoever is in the way and was not seen before is seen now (S-A-29). */
static void meet(struct game *g, const struct journey *j, int other)
{
	if (other >= 0 && !game_sees(g, g->units[j->unit].side, g->figures[other].unit))
		adv_reveal(g, g->figures[other].unit);
}

/* Something is in the way: whether the vehicle gets there all the same. */
static bool blocked(struct game *g, struct journeys *all, struct journey *j, struct pose pose)
{
	const int other = in_the_way(g, j, pose);
	const struct journey *o = other < 0 ? NULL : journey_of(all, other);

	if (j->wild || (other >= 0 && g->figures[other].unit == j->prey)) {
		if (adv_strike(g, j->unit, &j->step[j->at + 1], j->n - j->at - 1, j->wild))
			return true;
	} else if (o != NULL && !o->done && !o->waits) {
		j->waits = true;
		return false;
	}
	meet(g, j, other);
	j->done = true;
	return false;
}

/* Out of control it meets the ground as well as those who stand on it. */
static bool way_is_clear(const struct game *g, const struct journey *j, struct pose pose)
{
	struct course_rule rule;

	if (!game_fits(g, j->hull, pose))
		return false;
	if (!j->wild)
		return true;
	adv_course_rule(g, j->unit, MODE_DOUBLE, &rule);
	return course_room(g->table, &rule, pose);
}

static void advance(struct game *g, struct journeys *all, struct journey *j)
{
	const struct pose pose = j->step[j->at + 1].pose;

	if (j->flies && !game_fits(g, j->hull, pose)) {	/* JO3 */
		j->at++;
	} else if (way_is_clear(g, j, pose) || blocked(g, all, j, pose)) {
		take_pose(g, j);
		for (int i = 0; i < all->n; i++)
			all->journey[i].waits = false;
	}
	j->done = j->done || j->at + 1 >= j->n;
}

/* Whose next step falls due first; NULL: nobody's. */
static struct journey *next_due(struct journeys *all)
{
	struct journey *first = NULL;

	for (int i = 0; i < all->n; i++) {
		struct journey *j = &all->journey[i];

		if (j->done || j->waits)
			continue;
		if (first == NULL || (int64_t)j->step[j->at + 1].cost * first->allowance
				< (int64_t)first->step[first->at + 1].cost * j->allowance)
			first = j;
	}
	return first;
}

/* ---- the end of it ---- */

static void land(struct game *g, const struct journey *j)
{
	const struct pose at = adv_pose(g, j->hull);

	if (j->at + 1 < j->n || !adv_can_land(g, j->unit, at)) {
		game_note(g, j->unit, NOBODY, "cannot put down there and circles");
		return;
	}
	adv_unit_of(g, j->unit)->vehicle.flying = false;
	game_note(g, j->unit, NOBODY, "lands");
}

static void arrive(struct game *g, const struct journey *j)
{
	const enum mode mode = (enum mode)adv_unit_of(g, j->unit)->mode;

	if (mode == MODE_LAND)
		land(g, j);
	if (mode == MODE_LEAVE && j->at + 1 >= j->n
		&& adv_pose_edges(g, j->unit, adv_pose(g, j->hull)) != EDGE_NONE)
		game_life(g, j->hull, LIFE_LEFT, "leaves the table");
}

/* in the air it is never still. */
static void circle(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (adv_vehicle(g, u) && adv_unit_of(g, u)->vehicle.flying)
			adv_unit_of(g, u)->moved = true;
}

void adv_drive_all(struct game *g)
{
	struct journeys all;
	struct journey *j;

	all.n = 0;
	if (g->course == NULL)
		return;
	for (int u = 0; u < g->n_units; u++)
		if (adv_vehicle(g, u) && adv_unit_alive(g, u))
			plan_journey(g, u, &all);
	while ((j = next_due(&all)) != NULL)
		advance(g, &all, j);
	for (int i = 0; i < all.n; i++)
		arrive(g, &all.journey[i]);
	circle(g);
	adv_fates(g, false);
	adv_after_moves(g);
}
