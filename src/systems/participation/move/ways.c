/* Ways: where each figure of a unit makes for, and how it gets there.
 *
 *  WA1  A goal may be further than one move: then each move goes as far along the way to it
 *       as its guide can.
 *  WA2  Chargers go each to the nearest place beside somebody of their target that nobody
 *       has and no comrade makes for; who finds none comes as near as he can.
 *
 * Floods here use the game's reach.
 */
#include <assert.h>
#include <stddef.h>

#include "cliffhanger/sight.h"
#include "skirmish/body/formation.h"
#include "skirmish/body/standing.h"
#include "skirmish/commander/way.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/fire/snap.h"
#include "systems/participation/judges.h"
#include "systems/participation/morale/nerve.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/move/steps.h"
#include "systems/participation/move/ways.h"

/* ---- what movers ask ---- */

static bool goes(const struct game *g, int figure)
{
	return pp_figure_of(g, figure)->going;
}

static bool bars(const struct game *g, int figure)
{
	return game_big(g, figure);
}

static enum gait on_foot(const struct game *g, int figure)
{
	(void)g;
	(void)figure;
	return GAIT_FOOT;
}

static int die(const struct game *g)
{
	return pp_rules_of(g)->die;
}

/* who was pushed aside on to ground that takes nerve throws there, too late to go
 * back but not to go on. */
static bool treads(struct game *g, int figure)
{
	const int deed = pp_rules_of(g)->ground_deed[g->table->kind[g->figures[figure].cell]];
	struct pp_figure *f = pp_figure_of(g, figure);

	if (deed < 0 || pp_creature(g, figure) || (f->dared & (1u << deed)) != 0)
		return true;
	f->dared |= (uint16_t)(1u << deed);
	return pp_nerve(g, figure, deed, NOBODY);
}

static_assert(offsetof(struct pp_run, by) == 0, "what movers bear is their run");

static struct pp_watch *watch_of(const struct mover *m)
{
	return ((const struct pp_run *)m->by)->watch;
}

/* `tested`: somebody on watch has stopped it, and it goes on when he has had his say. */
static bool stepped(struct game *g, struct mover *m)
{
	pp_figure_of(g, m->figure)->left = m->allowance - m->spent;
	pp_has_moved(g, m->figure);
	if (!treads(g, m->figure))
		return false;
	m->tested = pp_passes(g, m->figure, watch_of(m));
	return !m->tested;
}

static void leaves(struct game *g, const struct mover *m)
{
	pp_leaves_table(g, m->figure, g->figures[m->figure].cell, "leaves the table");
	pp_watch_begin(g, watch_of(m));
}

const struct movement pp_movement = {
	.fights = standing_fit,
	.can_move = goes,
	.bars = bars,
	.gait = on_foot,
	.own_eyes = true,
	.die = die,
	.found = pp_reveal,
};

struct pp_run pp_run_past(struct pp_watch *watch)
{
	struct pp_run run = { pp_movement, watch };

	run.by.stepped = stepped;
	run.by.leaves = leaves;
	return run;
}

/* ---- who goes how ---- */

/* who leaves runs, and so does who charges. */
enum gait_row pp_gait(const struct game *g, int unit)
{
	static const enum gait_row by_doing[DOINGS] = { [DOING_RUN] = GAIT_RUN,
		[DOING_CHARGE] = GAIT_RUN, [DOING_LEAVE] = GAIT_RUN };

	return by_doing[pp_unit_of(g, unit)->doing];
}

bool pp_sets_out(const struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);

	return game_on_table(g, figure) && pp_mobile(g, figure) && !f->down && !f->busy;
}

/* ---- places to make for ---- */

/* Whether one may walk straight there for so much. */
static bool straight_there(const struct game *g, cell_t from, cell_t goal, int32_t left,
	const struct reach_rule *rule)
{
	cell_t line[PATH_STEPS + 1];
	const int n = table_distance(g->table, from, goal) > left / REACH_TWELFTHS ? 0
		: sight_cells(g->table, from, goal, line, PATH_STEPS + 1);
	int32_t cost = 0;

	for (int i = 1; i < n; i++) {
		const int32_t step = table_step_cost(g->table, line[i - 1], line[i]);

		cost += step;
		if (step == 0 || cost > left || (rule->marks[line[i]] & rule->closed) != 0)
			return false;
	}
	return n > 0 && line[n - 1] == goal;
}

/* WA1: how far along its way to the goal a figure gets; its own cell if there is none. */
static cell_t waypoint(const struct game *g, int figure, int32_t left, cell_t goal,
	uint8_t *marks)
{
	const struct reach_rule rule = { .marks = marks, .closed = MARK_ENEMY | MARK_NEAR_ENEMY };
	cell_t at = g->figures[figure].cell, next;
	int32_t all;

	if (straight_there(g, at, goal, left, &rule)
			|| path_seek(g, rule, marks, &(struct leg){ at, goal, left }))
		return goal;
	reach_flood_to(g->reach, g->table, &rule, goal, INT32_MAX / 2);
	all = reach_cost(g->reach, at);
	if (all == REACH_FAR)
		return goal;
	while ((next = reach_next(g->reach, at)) != CELL_NONE
			&& all - reach_cost(g->reach, next) <= left)
		at = next;
	return at;
}

cell_t pp_as_far(const struct game *g, int unit, enum gait_row gait, cell_t goal)
{
	const int guide = pp_guide(g, unit);
	uint8_t marks[MARK_CELLS];

	marks_build(&pp_movement, g, unit, false, marks);
	return waypoint(g, guide, pp_pace(g, guide, gait) * REACH_TWELFTHS, goal, marks);
}

static bool in_formation(const struct game *g, int figure)
{
	return goes(g, figure) && pp_figure_of(g, figure)->goal == CELL_NONE;
}

/* C-7: the guide to the goal, the others round him, those placed by hand apart. */
static void share_goal(struct game *g, int unit, struct movers *all)
{
	const struct pp_unit *u = pp_unit_of(g, unit);
	struct formation_order order = { .guide = pp_guide(g, unit), .cover = true };
	uint8_t marks[MARK_CELLS];

	marks_build(&pp_movement, g, unit, false, marks);
	FOR_MEMBERS(f, g, unit)
		if (in_formation(g, f))
			mover_add(g, all, f, 0)->allowance = pp_figure_of(g, f)->left;
	if (all->n == 0)
		return;
	if (!in_formation(g, order.guide))
		order.guide = all->mover[0].figure;
	order.goal = waypoint(g, order.guide, pp_figure_of(g, order.guide)->left, u->goal, marks);
	formation_plan(g, all, 0, &order, marks);
	for (int i = 0; i < all->n; i++)
		pp_figure_of(g, all->mover[i].figure)->goal = all->mover[i].end;
}

void pp_share_places(struct game *g, int unit)
{
	const struct pp_unit *u = pp_unit_of(g, unit);
	struct movers all;

	if (u->goal == CELL_NONE || (u->doing != DOING_WALK && u->doing != DOING_RUN)
			|| pp_big(g, unit) >= 0)
		return;
	movers_begin(&all, &pp_movement);
	share_goal(g, unit, &all);
}

/* ---- contact ---- */

enum { CONTACTS_MAX = GRID_AROUND_MAX * FIGURES_MAX };

/* The marks of a unit that charges, and the places that are marked to make contact in. */
struct contact {
	uint8_t marks[MARK_CELLS];
	int n;
	cell_t cells[CONTACTS_MAX];
};

static void add_contact(struct contact *c, cell_t cell)
{
	if ((c->marks[cell] & MARK_CONTACT) != 0)
		return;
	assert(c->n < CONTACTS_MAX);
	c->cells[c->n++] = cell;
	c->marks[cell] |= MARK_CONTACT;
}

/* Places beside a cell that a unit may come to stand in, had by somebody or not; those are
 * marked that nobody has. */
static bool mark_beside(const struct game *g, int unit, cell_t cell, struct contact *c)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = table_around(g->table, cell, around);
	bool any = false;

	for (int k = 0; k < n; k++) {
		if ((c->marks[around[k]] & MARK_ENEMY) != 0 || !standing_touch(g, around[k], cell))
			continue;
		any = true;
		if (marks_occupant_for(&pp_movement, g, unit, around[k]) < 0)
			add_contact(c, around[k]);
	}
	return any;
}

static bool mark_contact(const struct game *g, int unit, int target, struct contact *c)
{
	bool any = false;

	c->n = 0;
	marks_build(&pp_movement, g, unit, true, c->marks);
	FOR_MEMBERS(f, g, target) {
		cell_t hull[BODY_CELLS_MAX];
		const int n_hull = standing_fit(g, f) ? game_hull(g, f, hull) : 0;

		for (int i = 0; i < n_hull; i++)
			any = mark_beside(g, unit, hull[i], c) || any;
	}
	return any;
}

/* The cheapest such place that a figure can reach, and the way there, in the game's reach;
 * CELL_NONE: there is none. */
static cell_t find_contact(const struct game *g, int figure, const struct contact *c,
	int32_t allowance)
{
	const struct reach_rule rule = { .marks = c->marks, .closed = MARK_ENEMY,
		.sought = MARK_CONTACT, .n_sought = 1, .towards = c->cells, .n_towards = c->n };
	const cell_t *cells;
	int n;

	if (c->n == 0)
		return CELL_NONE;
	reach_flood(g->reach, g->table, &rule, g->figures[figure].cell, allowance);
	cells = reach_all(g->reach, &n);
	for (int i = 0; i < n; i++)
		if ((c->marks[cells[i]] & MARK_CONTACT) != 0)
			return cells[i];
	return CELL_NONE;
}

/* Nobody else makes for where somebody will be. */
static void unmark_end(const struct mover *m, struct contact *c)
{
	int n = 0;

	c->marks[m->end] &= (uint8_t)~MARK_CONTACT;
	for (int i = 0; i < c->n; i++)
		if (c->cells[i] != m->end)
			c->cells[n++] = c->cells[i];
	c->n = n;
}

/* WA2. */
static void plan_charger(const struct game *g, int figure, int target, struct contact *c,
	struct movers *all)
{
	const int32_t left = pp_figure_of(g, figure)->left;
	const cell_t cell = find_contact(g, figure, c, left);
	struct mover *m;

	m = mover_add(g, all, figure, 0);
	m->allowance = left;
	m->target = (int16_t)target;
	m->home = m->halts = true;
	if (cell != CELL_NONE)
		path_take(g, m, g->reach, cell);
	else	/* as near to his target as he can */
		path_find(g, m, c->marks, game_nearest_part(g, pp_guide(g, target), m->end));
	unmark_end(m, c);
}

static bool figure_touches(const struct game *g, int figure, int target)
{
	FOR_MEMBERS(f, g, target)
		if (standing_fit(g, f) && pp_touching(g, figure, f))
			return true;
	return false;
}

bool pp_unit_touches(const struct game *g, int unit, int other)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && figure_touches(g, f, other))
			return true;
	return false;
}

static void plan_charge(const struct game *g, int unit, struct movers *all)
{
	const int target = pp_unit_of(g, unit)->target;
	struct contact c;

	if (!mark_contact(g, unit, target, &c))
		return;
	for (int i = 0; i < all->n; i++)
		unmark_end(&all->mover[i], &c);
	FOR_MEMBERS(f, g, unit)
		if (goes(g, f) && !figure_touches(g, f, target))
			plan_charger(g, f, target, &c, all);
}

static bool could_reach(const struct game *g, int figure, const struct contact *c)
{
	return pp_sets_out(g, figure) && find_contact(g, figure, c,
		pp_pace(g, figure, GAIT_RUN) * REACH_TWELFTHS) != CELL_NONE;
}

/* Of a unit the figure nearest to another unit; NOBODY. */
static int foremost(const struct game *g, int unit, int target)
{
	int32_t least = INT32_MAX;
	int best = NOBODY;

	FOR_MEMBERS(f, g, unit) {
		const int32_t far = standing_fit(g, f) ? standing_off(g, f, target) : INT32_MAX;

		if (far < least) {
			least = far;
			best = f;
		}
	}
	return best;
}

/* Somebody of it comes to a place that is marked: the foremost, as a rule. */
static bool any_could_reach(const struct game *g, int unit, int target,
	const struct contact *c)
{
	const int first = foremost(g, unit, target);

	if (first >= 0 && could_reach(g, first, c))
		return true;
	FOR_MEMBERS(f, g, unit)
		if (f != first && could_reach(g, f, c))
			return true;
	return false;
}

bool pp_may_charge(const struct game *g, int unit, int target, struct reason *why)
{
	struct contact c;

	if (pp_big(g, unit) >= 0)
		return pp_big_may_charge(g, unit, target) || refuse(why, "X-173",
			"%s cannot be reached in this move: `run` nearer first",
			game_unit_name(g, target));
	if (mark_contact(g, unit, target, &c) && any_could_reach(g, unit, target, &c))
		return true;
	return refuse(why, "X-173", "%s cannot be reached in this move: `run` nearer first",
		game_unit_name(g, target));
}

bool pp_way_there(const struct game *g, int figure, cell_t goal)
{
	const int32_t run = pp_pace(g, figure, GAIT_RUN) * REACH_TWELFTHS;

	if (path_reaches(g, figure, GAIT_FOOT, run, false, goal))
		return true;
	path_reach(&pp_movement, g, figure, run, false, g->reach);
	if (reach_cost(g->reach, goal) != REACH_FAR)
		return true;
	path_reach(&pp_movement, g, figure, INT32_MAX / 2, false, g->reach);
	return reach_cost(g->reach, goal) != REACH_FAR;
}

/* ---- plans of one run ---- */

static void plan_figures(const struct game *g, int unit, struct movers *all)
{
	const struct pp_unit *u = pp_unit_of(g, unit);
	uint8_t marks[MARK_CELLS];

	marks_build(&pp_movement, g, unit, false, marks);
	FOR_MEMBERS(f, g, unit) {
		const cell_t goal = pp_figure_of(g, f)->goal;
		struct mover *m;

		if (!goes(g, f) || (goal == CELL_NONE && u->doing != DOING_LEAVE))
			continue;
		m = mover_add(g, all, f, 0);
		m->allowance = pp_figure_of(g, f)->left;
		if (goal != CELL_NONE)
			path_find(g, m, marks, goal);
		else
			path_leave(g, m, marks, u->goal);
	}
}

void pp_plan(const struct game *g, int unit, struct movers *all)
{
	const struct pp_unit *u = pp_unit_of(g, unit);

	if (pp_big(g, unit) >= 0)
		return;
	if (u->doing == DOING_CHARGE && u->target >= 0)
		plan_charge(g, unit, all);
	else
		plan_figures(g, unit, all);
}
