/* Driving: what a vehicle may be ordered, and where it may get.
 *
 *  DR1  Courses are found against what the driver's side knows of, so that asking a
 *       view gives the same answer as asking the truth.
 *  DR2  A course's costs are shares of a move (course.h), so that roads, fields and
 *       water share out one turn.
 */
#include <string.h>

#include "skirmish/body/movers.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/drive.h"
#include "systems/adventure/vehicles/hull.h"
#include "systems/adventure/vehicles/vehicle_rules.h"
#include "systems/adventure/vehicles/vehicles.h"

enum { MARK_BODY = 1 };

/* ---- the ground ---- */

bool adv_airborne(const struct game *g, int unit, enum mode mode)
{
	return mode == MODE_FLY || mode == MODE_LAND
		|| ((mode == MODE_DOUBLE || mode == MODE_LEAVE)
			&& adv_unit_of(g, unit)->vehicle.flying);
}

void adv_course_rule(const struct game *g, int unit, enum mode mode, struct course_rule *rule)
{
	const struct vehicle_rules *v = &adv_rules_of(g)->vehicles;
	const struct vehicle_kind *k = adv_kind(g, unit);
	const bool amphibious = game_unit_setting(g, unit, UNIT_AMPHIBIOUS) != 0;
	const bool flies = adv_airborne(g, unit, mode);
	const int32_t cell = g->table->cell_length;
	const int32_t apart = (k->turn + cell - 1) / cell;

	memset(rule, 0, sizeof *rule);
	rule->body = game_body(g, adv_hull(g, unit));
	rule->turn = (uint8_t)(apart < COURSE_TURN_MAX ? apart : COURSE_TURN_MAX);
	rule->astern = flies ? 0 : k->astern;
	rule->flying = flies;
	for (int i = 0; i < g->table->n_grounds; i++)
		rule->enter[i] = course_enter(g->table, flies ? k->rate[RATE_FLIGHT]
			: adv_surface_rate(k, amphibious, (enum surface)v->surface[i]));
}

/* Everybody known to its side closes his cells, but for whom it is to run down. */
static void mark_bodies(const struct game *g, int unit, int prey, uint8_t *marks)
{
	const int side = g->units[unit].side, hull = adv_hull(g, unit);

	memset(marks, 0, (size_t)grid_cells(&g->table->grid));
	for (int f = 0; f < g->n_figures; f++) {
		cell_t cells[BODY_CELLS_MAX];
		int n;

		if (f == hull || g->figures[f].unit == prey || !game_on_table(g, f)
			|| !marks_known(g, side, f) || adv_over(g, hull, f))
			continue;
		n = game_hull(g, f, cells);
		for (int i = 0; i < n; i++)
			marks[cells[i]] = MARK_BODY;
	}
}

/* ---- runways (X-68) ---- */

/* Whether the way is straight and clear for a runway's length, ahead of a pose or
 * astern of it. */
static bool runway(const struct game *g, int unit, struct pose at, bool ahead)
{
	const struct grid *grid = &g->table->grid;
	const int back = (at.heading + grid_directions(grid) / 2) % grid_directions(grid);
	uint8_t marks[MARK_CELLS];
	struct course_rule rule;
	struct pose p = at;

	adv_course_rule(g, unit, MODE_DRIVE, &rule);
	mark_bodies(g, unit, NOBODY, marks);
	rule.marks = marks;
	rule.closed = MARK_BODY;
	for (int32_t gone = 0; ; gone += g->table->cell_length) {
		if (p.cell == CELL_NONE || !course_room(g->table, &rule, p))
			return false;
		if (gone >= adv_kind(g, unit)->runway)
			return true;
		p.cell = grid_step(grid, p.cell, ahead ? at.heading : back);
	}
}

static bool can_take_off(const struct game *g, int unit)
{
	return runway(g, unit, adv_pose(g, adv_hull(g, unit)), true);
}

bool adv_can_land(const struct game *g, int unit, struct pose at)
{
	return runway(g, unit, at, false) || runway(g, unit, at, true);
}

/* ---- orders ---- */

/* Who has nobody to drive it, or is past driving. */
static bool may_go(const struct game *g, int unit, struct reason *why)
{
	if (adv_wreck(g, adv_hull(g, unit)))
		return refuse(why, "A-28", "it is a wreck");
	if (adv_driver(g, unit) < 0)
		return refuse(why, "X-63", "nobody fit is aboard to take the wheel");
	if (adv_unit_of(g, unit)->vehicle.damaged)
		return refuse(why, "A-28", "it is damaged and stands still until it is repaired");
	return true;
}

static bool may_take_off(const struct game *g, int unit, struct reason *why)
{
	const struct vehicle_kind *k = adv_kind(g, unit);

	if (k->rate[RATE_FLIGHT] == 0)
		return refuse(why, "A-28", "a %s does not fly", k->name);
	return adv_unit_of(g, unit)->vehicle.flying
		|| can_take_off(g, unit)
		|| refuse(why, "X-68", "it takes %d\" straight and clear ahead to take off",
			(int)(k->runway / 10));
}

/* in water that is deep wherever it lies. */
static bool may_dive(const struct game *g, int unit, struct reason *why)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = game_hull(g, adv_hull(g, unit), cells);

	if (!adv_kind(g, unit)->dives)
		return refuse(why, "X-69", "a %s does not dive", adv_kind(g, unit)->name);
	if (adv_unit_of(g, unit)->vehicle.submerged)
		return refuse(why, "X-69", "it is under water already");
	for (int i = 0; i < n; i++)
		if (adv_rules_of(g)->vehicles.surface[g->table->kind[cells[i]]] != SURFACE_DEEP)
			return refuse(why, "X-69", "it dives in deep water only");
	return true;
}

bool adv_may_drive(const struct game *g, int unit, enum mode mode, struct reason *why)
{
	const struct adv_vehicle *v = &adv_unit_of(g, unit)->vehicle;

	if (!may_go(g, unit, why))
		return false;
	switch (mode) {
	case MODE_STATIONARY:
		return !v->flying || refuse(why, "X-68", "in the air nothing stands still");
	case MODE_DRIVE:
	case MODE_RAM:
		return !v->flying || refuse(why, "X-68", "it is in the air: `fly` or `land`");
	case MODE_FLY:
		return may_take_off(g, unit, why);
	case MODE_LAND:
		return v->flying || refuse(why, "X-68", "it is not in the air");
	case MODE_DIVE:
		return may_dive(g, unit, why);
	case MODE_SURFACE:
		return v->submerged || refuse(why, "X-69", "it is not under water");
	case MODE_DOUBLE:
	case MODE_LEAVE:
		return true;
	default:
		return refuse(why, "X-60", "a vehicle does not %s", adv_mode_name(mode));
	}
}

/* The share of a move that a mode may spend. */
int32_t adv_course_allowance(const struct game *g, enum mode mode)
{
	return COURSE_MOVE * (mode == MODE_DOUBLE ? adv_rules_of(g)->vehicles.double_by : 1);
}

static void flood(const struct game *g, int unit, enum mode mode, int prey, int32_t allowance,
	struct course *course)
{
	uint8_t marks[MARK_CELLS];
	struct course_rule rule;

	adv_course_rule(g, unit, mode, &rule);
	if (!rule.flying) {
		mark_bodies(g, unit, prey, marks);
		rule.marks = marks;
		rule.closed = MARK_BODY;
	}
	course_flood(course, g->table, &rule, adv_pose(g, adv_hull(g, unit)), allowance);
}

void adv_course_flood(const struct game *g, int unit, enum mode mode, int prey,
	struct course *course)
{
	flood(g, unit, mode, prey, adv_course_allowance(g, mode), course);
}

void adv_course_far(const struct game *g, int unit, enum mode mode, int moves,
	struct course *course)
{
	flood(g, unit, mode, NOBODY, moves * COURSE_MOVE, course);
}

bool adv_course(const struct game *g, int unit, enum mode mode, struct course *course)
{
	if (!adv_may_drive(g, unit, mode, NULL))
		return false;
	adv_course_flood(g, unit, mode, NOBODY, course);
	return true;
}

/* Whether somebody its side knows of is under a pose. */
static bool known_below(const struct game *g, int unit, struct pose at)
{
	cell_t cells[BODY_CELLS_MAX];
	const int hull = adv_hull(g, unit);
	const int n = footprint_cells(&g->table->grid, game_body(g, hull), at.cell, at.heading,
		cells);

	for (int i = 0; i < n; i++) {
		const int other = game_barred(g, hull, cells[i]);

		if (other >= 0 && other != hull && marks_known(g, g->units[unit].side, other))
			return true;
	}
	return false;
}

uint8_t adv_pose_edges(const struct game *g, int unit, struct pose at)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(&g->table->grid, game_body(g, adv_hull(g, unit)), at.cell,
		at.heading, cells);
	uint8_t edges = EDGE_NONE;

	for (int i = 0; i < n; i++)
		edges |= paths_edges_at(&g->table->grid, cells[i]);
	return edges;
}

bool adv_may_end(const struct game *g, int unit, enum mode mode, struct pose at,
	struct reason *why)
{
	if (adv_airborne(g, unit, mode) && known_below(g, unit, at))
		return refuse(why, "X-68", "somebody is there: a flight does not end over heads");
	if (mode == MODE_LAND && !adv_can_land(g, unit, at))
		return refuse(why, "X-68",
		"it lands on %d\" of straight and clear ground or water, ahead or astern",
			(int)(adv_kind(g, unit)->runway / 10));
	if (mode == MODE_LEAVE && adv_pose_edges(g, unit, at) == EDGE_NONE)
		return refuse(why, "C-9",
		"one leaves over the edge of the table: name a cell by it");
	return true;
}

/* Courses are its middle's, so the edge and the quay are not where they end. */
static bool no_course(const struct game *g, cell_t goal, struct reason *why)
{
	const cell_t nearest = course_nearest(g->course, goal);

	return nearest == CELL_NONE
		? refuse(why, "A-28", "its course leads nowhere this turn")
		: refuse(why, "A-28", "its middle does not get there this turn; nearest: %s",
			grid_cell_text(&g->table->grid, nearest).text);
}

static bool check_drive_to(const struct game *g, int unit, enum mode mode, cell_t goal,
	struct reason *why)
{
	struct pose at = { goal, 0 };

	adv_course_flood(g, unit, mode, NOBODY, g->course);
	if (course_cost(g->course, goal) == COURSE_FAR)
		return no_course(g, goal, why);
	at.heading = (uint8_t)course_heading(g->course, goal);
	return adv_may_end(g, unit, mode, at, why);
}

/* The nearest to drive to of those who are to be run down; CELL_NONE. */
cell_t adv_prey_cell(const struct game *g, int unit, int prey)
{
	cell_t best = CELL_NONE;
	int32_t least = COURSE_FAR;

	adv_course_flood(g, unit, MODE_RAM, prey, g->course);
	FOR_MEMBERS(f, g, prey) {
		const cell_t at = g->figures[f].cell;

		if (at == CELL_NONE || g->figures[f].life == LIFE_CAPTIVE
			|| adv_over(g, adv_hull(g, unit), f)
			|| course_cost(g->course, at) >= least)
			continue;
		least = course_cost(g->course, at);
		best = at;
	}
	return best;
}

static bool check_ram(const struct game *g, int unit, int prey, struct reason *why)
{
	if (!game_enemies(g, unit, prey))
		return refuse(why, "X-66", "%s are no enemies", game_unit_name(g, prey));
	if (!adv_unit_alive(g, prey) || !adv_spotted(g, prey, g->units[unit].side))
		return refuse(why, "X-66", "one runs down only whom one sees");
	return adv_prey_cell(g, unit, prey) != CELL_NONE
		|| refuse(why, "X-66", "its course does not lead over %s this turn",
			game_unit_name(g, prey));
}

bool adv_check_drive(const struct game *g, int unit, enum mode mode, struct argument at,
	struct reason *why)
{
	const char *id = g->setup->units[unit].id;

	if (mode == MODE_RAM)
		return at.kind == ARGUMENT_UNIT ? check_ram(g, unit, at.value, why)
			: refuse(why, "", "whom? expected `order %s ram UNIT`", id);
	if (mode == MODE_STATIONARY || ((mode == MODE_DIVE || mode == MODE_SURFACE)
			&& at.kind == ARGUMENT_NONE))
		return at.kind == ARGUMENT_NONE
			|| refuse(why, "", "`%s` takes no place or target", adv_mode_name(mode));
	return at.kind == ARGUMENT_CELL ? check_drive_to(g, unit, mode, at.value, why)
		: refuse(why, "", "where to? expected `order %s %s COLUMN,ROW`", id,
			adv_mode_name(mode));
}
