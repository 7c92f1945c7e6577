/* Large creatures on their way: bodies of several cells, by courses.
 *
 *  BE1  They turn on the spot at no cost, go by the ground under the middle of them, and
 *       enter no building; they need no nerve.
 *  BE2  They go after those on foot, one after the other, and stop before whoever is in
 *       their way, for watchers' shots, and in contact.
 *
 * Courses here use the game's course; its costs are twelfths, as of reaches.
 */
#include <string.h>

#include "skirmish/body/standing.h"
#include "skirmish/commander/way.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/fire/snap.h"
#include "systems/participation/judges.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/flight.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/move/steps.h"
#include "systems/participation/move/ways.h"

enum { COURSE_STEPS = 256, DEAREST = COURSE_STEP_MAX / 4 };

struct path { int n; struct course_step step[COURSE_STEPS]; };

int pp_big(const struct game *g, int unit)
{
	const int head = g->units[unit].head;

	return head >= 0 && game_big(g, head) ? head : NOBODY;
}

static struct pose pose_of(const struct game *g, int figure)
{
	return (struct pose){ g->figures[figure].cell, g->figures[figure].facing };
}

/* ---- where it may be ---- */

/* BE2: all whom its side knows to be there, but itself. */
static void mark_figures(const struct game *g, int figure, uint8_t *marks)
{
	const int side = g->units[g->figures[figure].unit].side;

	for (int f = 0; f < g->n_figures; f++) {
		cell_t cells[BODY_CELLS_MAX];
		const int n = game_on_table(g, f) && marks_known(g, side, f)
			? game_hull(g, f, cells) : 0;

		for (int i = 0; i < n; i++)
			marks[cells[i]] = f == figure ? 0 : (uint8_t)(marks[cells[i]] | MARK_ENEMY);
	}
}

static void build_marks(const struct game *g, int figure, bool contact, uint8_t *marks)
{
	marks_build(&pp_movement, g, g->figures[figure].unit, contact, marks);
	mark_figures(g, figure, marks);
}

static struct course_rule rule_of(const struct game *g, int figure, const uint8_t *marks)
{
	struct course_rule rule = { .body = game_body(g, figure), .marks = marks,
		.closed = MARK_ENEMY | MARK_NEAR_ENEMY };

	for (int i = 0; i < g->table->n_grounds; i++) {
		const int32_t cost = g->table->entry[GAIT_FOOT][i];

		rule.enter[i] = g->table->grounds[i].opaque ? 0
			: cost < DEAREST ? cost : DEAREST;
	}
	return rule;
}

/* ---- contact ---- */

static bool beside_any(const struct game *g, const cell_t *cells, int n, int figure)
{
	cell_t hull[BODY_CELLS_MAX];
	const int n_hull = game_hull(g, figure, hull);

	for (int i = 0; i < n; i++)
		for (int k = 0; k < n_hull; k++)
			if (standing_touch(g, cells[i], hull[k]))
				return true;
	return false;
}

static bool pose_touches(const struct game *g, struct body body, struct pose pose, int target)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(&g->table->grid, body, pose.cell, pose.heading, cells);

	FOR_MEMBERS(f, g, target)
		if (standing_fit(g, f) && game_on_table(g, f) && beside_any(g, cells, n, f))
			return true;
	return false;
}

/* The cheapest pose from which it touches its target, of those that the course holds. */
static bool contact_pose(const struct game *g, const struct course_rule *rule, int target,
	struct pose *pose)
{
	int n;
	const cell_t *cells = course_all(g->course, &n);

	for (int i = 0; i < n; i++) {
		const int straight = course_heading(g->course, cells[i]);

		for (int d = 0; d < grid_directions(&g->table->grid); d++) {
			*pose = (struct pose){ cells[i], (uint8_t)((straight + d)
				% grid_directions(&g->table->grid)) };
			if (pose_touches(g, rule->body, *pose, target)
					&& course_room(g->table, rule, *pose))
				return true;
		}
	}
	return false;
}

/* ---- plans ---- */

static void path_to(const struct game *g, cell_t cell, struct path *path)
{
	path->n = course_path(g->course, cell, path->step, COURSE_STEPS - 1);
	if (path->n >= COURSE_STEPS)
		path->n = 0;
}

static void plan_charge(const struct game *g, int figure, int target,
	const struct course_rule *rule, struct path *path)
{
	const int guide = pp_guide(g, target);
	struct pose pose;

	if (guide < 0)	/* they have all gone down meanwhile: it stops */
		return;
	if (!contact_pose(g, rule, target, &pose)) {
		path_to(g, course_nearest(g->course, game_nearest_part(g, guide,
			g->figures[figure].cell)), path);
		return;
	}
	path_to(g, pose.cell, path);
	if (path->n > 0 && path->step[path->n - 1].pose.heading != pose.heading) {
		path->step[path->n] = path->step[path->n - 1];
		path->step[path->n++].pose.heading = pose.heading;
	}
}

static void plan(const struct game *g, int figure, struct path *path)
{
	const struct pp_unit *u = pp_unit_of(g, g->figures[figure].unit);
	const bool charges = u->doing == DOING_CHARGE && u->target >= 0;
	uint8_t marks[MARK_CELLS];
	struct course_rule rule;

	path->n = 0;
	build_marks(g, figure, charges, marks);
	rule = rule_of(g, figure, marks);
	course_flood(g->course, g->table, &rule, pose_of(g, figure),
		pp_figure_of(g, figure)->left);
	if (charges)
		plan_charge(g, figure, u->target, &rule, path);
	else if (u->goal != CELL_NONE)
		path_to(g, course_nearest(g->course, u->goal), path);
}

/* ---- asked beforehand ---- */

bool pp_move_course(const struct game *g, int unit, enum gait_row gait, struct course *c)
{
	const int figure = pp_big(g, unit);
	uint8_t marks[MARK_CELLS];
	struct course_rule rule;

	if (figure < 0 || !game_on_table(g, figure))
		return false;
	build_marks(g, figure, false, marks);
	rule = rule_of(g, figure, marks);
	course_flood(c, g->table, &rule, pose_of(g, figure),
		pp_pace(g, figure, gait) * REACH_TWELFTHS);
	return true;
}

/* Far goals are gone for as near as may be; ground that it cannot enter is none. */
bool pp_big_may_go(const struct game *g, int unit, cell_t goal)
{
	const int figure = pp_big(g, unit);
	const struct course_rule rule = rule_of(g, figure, NULL);

	return rule.enter[g->table->kind[goal]] > 0;
}

bool pp_big_may_charge(const struct game *g, int unit, int target)
{
	const int figure = pp_big(g, unit);
	uint8_t marks[MARK_CELLS];
	struct course_rule rule;
	struct pose pose;

	build_marks(g, figure, true, marks);
	rule = rule_of(g, figure, marks);
	course_flood(g->course, g->table, &rule, pose_of(g, figure),
		pp_pace(g, figure, GAIT_RUN) * REACH_TWELFTHS);
	return contact_pose(g, &rule, target, &pose);
}

/* ---- steps ---- */

/* Whoever is in the way and was not seen before is seen now. */
static void meet(struct game *g, int figure, struct pose pose)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(&g->table->grid, game_body(g, figure), pose.cell,
		pose.heading, cells);

	for (int i = 0; i < n; i++) {
		const int other = g->occupant[cells[i]];

		if (other >= 0 && other != figure && !game_sees(g,
				g->units[g->figures[figure].unit].side, g->figures[other].unit))
			pp_reveal(g, g->figures[other].unit);
	}
}

/* Whether it goes on. */
static bool take_step(struct game *g, int figure, const struct course_step *from,
	const struct course_step *to)
{
	if (!game_fits(g, figure, to->pose)) {
		meet(g, figure, to->pose);
		return false;
	}
	game_pose(g, figure, to->pose);
	pp_figure_of(g, figure)->left -= to->cost - from->cost;
	pp_has_moved(g, figure);
	return true;
}

static uint8_t edges_of(const struct game *g, int figure)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = game_hull(g, figure, cells);
	uint8_t edges = 0;

	for (int i = 0; i < n; i++)
		edges |= paths_edges_at(&g->table->grid, cells[i]);
	return edges;
}

/* C-9, with a step left. */
static void leave(struct game *g, int figure)
{
	const struct pp_unit *u = pp_unit_of(g, g->figures[figure].unit);

	if (u->doing == DOING_LEAVE && u->goal != CELL_NONE
			&& pp_figure_of(g, figure)->left >= g->table->cell_length * REACH_TWELFTHS
			&& (edges_of(g, figure) & paths_edges_at(&g->table->grid, u->goal)) != 0)
		pp_leaves_table(g, figure, u->goal, "leaves the table");
}

void pp_big_steps(struct game *g, int unit)
{
	const int figure = pp_big(g, unit);
	struct path path;

	plan(g, figure, &path);
	for (int i = 1; i < path.n; i++) {
		if (!take_step(g, figure, &path.step[i - 1], &path.step[i]))
			break;
		if (pp_passes(g, figure, NULL))
			return;		/* still going */
	}
	pp_figure_of(g, figure)->going = false;
	leave(g, figure);
}

/* ---- flight (S-P-19) ---- */

static int32_t nearest_enemy(const struct game *g, int unit, cell_t cell)
{
	int32_t nearest = INT32_MAX;

	for (int f = 0; f < g->n_figures; f++) {
		const int other = g->figures[f].unit;
		int32_t far;

		if (!standing_fit(g, f) || !game_on_table(g, f) || !game_enemies(g, unit, other)
				|| !game_sees(g, g->units[unit].side, other))
			continue;
		far = table_distance(g->table, cell, g->figures[f].cell);
		if (far < nearest)
			nearest = far;
	}
	return nearest;
}

/* As far from the nearest enemy as it gets, of equals the cheapest. */
static cell_t furthest(const struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;
	cell_t best = g->figures[figure].cell;
	int32_t most = nearest_enemy(g, unit, best);
	int n;
	const cell_t *cells = course_all(g->course, &n);

	for (int i = 0; i < n; i++) {
		const int32_t far = nearest_enemy(g, unit, cells[i]);

		if (far > most) {
			most = far;
			best = cells[i];
		}
	}
	return best;
}

bool pp_big_flees(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);
	uint8_t marks[MARK_CELLS];
	struct course_rule rule;
	struct path path;
	int done = 0;

	f->left = pp_pace(g, figure, GAIT_RUN) * REACH_TWELFTHS;
	build_marks(g, figure, true, marks);
	rule = rule_of(g, figure, marks);
	course_flood(g->course, g->table, &rule, pose_of(g, figure), f->left);
	path_to(g, furthest(g, figure), &path);
	for (int i = 1; i < path.n && take_step(g, figure, &path.step[i - 1], &path.step[i]); i++)
		done++;
	if (done > 0 && f->left >= g->table->cell_length * REACH_TWELFTHS
			&& (edges_of(g, figure) & pp_own_edges(g, figure)) != 0)
		pp_leaves_table(g, figure, g->figures[figure].cell, "flees the table");
	f->left = 0;
	return done > 0;
}
