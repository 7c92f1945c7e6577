/* Formation (C-7): where each of a unit's figures goes when its guide goes to a
 * goal.
 *
 *  FO1  The guide goes to the goal itself, if it is free.
 *  FO2  The others wish to keep their places round him; who was far off closes
 *       up, and where a place is taken or closed the nearest free one serves.
 *  FO3  Those who fight from where they go take cover that is near their place.
 *  FO4  Who goes ashore does not stop in the water.
 *  FO5  A march column stands along the way it came, at most so many abreast as
 *       it is told to (S-A-33).
 *  FO6  A firing line stands two deep, so that the rear rank shoots past the front one,
 *       which is next to it; each man goes to the side on which he is.
 */
#include <stdlib.h>

#include "cliffhanger/reach.h"
#include "skirmish/body/formation.h"

enum {
	RADIUS = 4, CROWD = 5,	/* how far places are looked for: cells, and one for so many */
	FROM_WISH = 3, FROM_GOAL = 1,	/* what a cell away from either weighs */
	CHOICES = 400, SWAPS_MAX = 3, BRANCH = 8, MILLI = 1000, ROOT_THREE = 1732,
};

struct point { int32_t x, y; };	/* half columns and rows; on squares columns and rows */

struct choice_of_place { cell_t cell; struct point at; int32_t weight; bool taken; };

struct formation {
	const struct game *g;
	struct movers *all;
	int first, n, unit;
	const struct formation_order *order;
	uint8_t *marks;
	cell_t goal;
	enum gait gait;
	struct point wish[FIGURES_MAX];
	cell_t to[FIGURES_MAX];		/* by mover; CELL_NONE: no room */
	int n_choices;
	struct choice_of_place choices[CHOICES];
};

/* ---- places ---- */

static bool place_free(const struct formation *o, cell_t cell)
{
	const int other = marks_barred_for(o->all->by, o->g, o->all->mover[o->first].figure, cell);

	if (other >= 0 && (o->g->figures[other].unit != o->unit
			|| !o->all->by->can_move(o->g, other)))
		return false;
	if (ground_deep(table_ground(o->g->table, cell))
		&& !ground_deep(table_ground(o->g->table, o->goal)))
		return false;
	return ground_pace(table_ground(o->g->table, cell), o->gait) != 0
		&& (o->marks[cell] & (MARK_ENEMY | MARK_NEAR_ENEMY)) == 0;
}

/* What lack of cover weighs. */
static int32_t bareness(const struct ground *ground)
{
	static const int32_t weights[] = {
		[COVER_NONE] = 9, [COVER_SOFT] = 4, [COVER_MEDIUM] = 2, [COVER_HARD] = 0,
	};

	return ground->conceals && weights[ground->cover] > weights[COVER_SOFT]
		? weights[COVER_SOFT] : weights[ground->cover];
}

static int32_t cells_cost(const struct game *g, int cells)
{
	return cells * g->table->cell_length * REACH_TWELFTHS;
}

static struct point point_of(const struct grid *grid, cell_t cell)
{
	const int row = grid_row(grid, cell);

	return grid->kind == GRID_HEX
		? (struct point){ 2 * grid_col(grid, cell) + (row & 1), row }
		: (struct point){ grid_col(grid, cell), row };
}

/* Steps between two points. */
static int32_t steps(const struct grid *grid, struct point a, struct point b)
{
	const int32_t dx = abs(a.x - b.x), dy = abs(a.y - b.y);

	if (grid->kind == GRID_HEX)
		return dx > dy ? dy + (dx - dy) / 2 : dy;
	return dx > dy ? dx : dy;
}

/* Free cells round the goal that the reach holds, each with what it weighs. */
static void gather_choices(struct formation *o)
{
	const struct game *g = o->g;
	int n_all;
	const cell_t *const all = reach_all(g->reach, &n_all);
	const int32_t *const costs = reach_all_costs(g->reach);

	o->n_choices = 0;
	for (int i = 0; i < n_all && o->n_choices < CHOICES; i++) {
		if (!place_free(o, all[i]))
			continue;
		o->choices[o->n_choices++] = (struct choice_of_place){ all[i],
			point_of(&g->table->grid, all[i]),
			costs[i] * g->table->unit / cells_cost(g, 1) * FROM_GOAL
				+ (o->order->cover ? bareness(table_ground(g->table, all[i]))
				: 0),
			false };
	}
}

/* ---- who goes where ---- */

/* The guide's own move, by everybody; who would be further from him than the
 * unit's size warrants closes up. */
static void make_wishes(struct formation *o, int radius)
{
	const struct game *g = o->g;
	const struct grid *grid = &g->table->grid;
	const struct point goal = point_of(grid, o->goal);
	const struct point guide = point_of(grid, o->all->mover[o->first].end);

	for (int i = 0; i < o->n; i++) {
		const struct point p = point_of(grid, o->all->mover[o->first + i].end);
		const int32_t far = steps(grid, p, guide);
		const int32_t scale = far > radius ? far : radius;

		o->wish[i] = (struct point){ goal.x + (p.x - guide.x) * radius / scale,
			goal.y + (p.y - guide.y) * radius / scale };
	}
}

/* ---- lines (FO6) ---- */

static int32_t root(int64_t square)
{
	int32_t r = 0;

	for (int32_t bit = 1 << 20; bit > 0; bit >>= 1)
		if ((int64_t)(r + bit) * (r + bit) <= square)
			r += bit;
	return r;
}

/* A vector of the length of one step, in thousandths of a point's coordinates; on hexes
 * a row is root three half columns high. */
struct heading { int32_t ahead_x, ahead_y, side_x, side_y; };

static struct heading heading_of(const struct formation *o)
{
	const struct grid *grid = &o->g->table->grid;
	const bool hex = grid->kind == GRID_HEX;
	const struct point a = point_of(grid, o->goal), b = point_of(grid, o->order->front);
	const int32_t dx = b.x - a.x, dy = b.y - a.y, step = hex ? 2 * MILLI : MILLI;
	const int32_t length = root((int64_t)MILLI * MILLI * (dx * dx + (hex ? 3 : 1) * dy * dy));

	if (length == 0)
		return (struct heading){ 0, 0, 0, 0 };
	return (struct heading){
		.ahead_x = (int32_t)((int64_t)dx * MILLI * step / length),
		.ahead_y = (int32_t)((int64_t)dy * MILLI * step / length),
		.side_x = (int32_t)((int64_t)-dy * (hex ? ROOT_THREE : MILLI) * step / length),
		.side_y = (int32_t)((int64_t)dx * (hex ? MILLI * MILLI / ROOT_THREE : MILLI)
			* step / length),
	};
}

static int32_t rounded(int32_t milli)
{
	return (milli + (milli < 0 ? -MILLI / 2 : MILLI / 2)) / MILLI;
}

/* The guide in the middle of the front, the others by where they are to his side. */
static void wish_for_line(struct formation *o)
{
	const struct grid *grid = &o->g->table->grid;
	const struct heading h = heading_of(o);
	const struct point goal = point_of(grid, o->goal);
	int16_t order[FIGURES_MAX];
	int64_t side[FIGURES_MAX];

	for (int i = 0; i < o->n; i++) {
		const struct point p = point_of(grid, o->all->mover[o->first + i].end);
		int at = i;

		side[i] = (int64_t)p.x * h.side_x
			+ (int64_t)p.y * h.side_y * (grid->kind == GRID_HEX ? 3 : 1);
		for (; at > 0 && side[order[at - 1]] > side[i]; at--)
			order[at] = order[at - 1];
		order[at] = (int16_t)i;
	}
	for (int k = 0; k < o->n; k++) {	/* by twos, front and rear */
		const int file = k / 2 - o->n / 4, rank = k % 2;

		o->wish[order[k]] = (struct point){
			goal.x + rounded(file * h.side_x - rank * h.ahead_x),
			goal.y + rounded(file * h.side_y - rank * h.ahead_y) };
	}
	o->wish[0] = goal;
}

static void choose(struct formation *o, int i)
{
	const struct grid *grid = &o->g->table->grid;
	int32_t least = INT32_MAX;
	struct choice_of_place *best = NULL;

	for (int k = 0; k < o->n_choices; k++) {
		struct choice_of_place *c = &o->choices[k];
		int32_t weight = c->weight;

		if (c->taken || weight >= least)
			continue;
		weight += FROM_WISH * steps(grid, o->wish[i], c->at);
		if (weight < least) {
			least = weight;
			best = c;
		}
	}
	if (best == NULL)
		return;
	best->taken = true;
	o->to[i] = best->cell;
}

/* The goal itself, or what is nearest to it, cover or none. */
static void place_guide(struct formation *o)
{
	const struct grid *grid = &o->g->table->grid;
	struct choice_of_place *best = NULL;
	int32_t least = INT32_MAX;

	for (int k = 0; k < o->n_choices; k++) {
		struct choice_of_place *c = &o->choices[k];
		const int32_t off = steps(grid, o->wish[0], c->at);

		if (off < least) {
			least = off;
			best = c;
		}
	}
	if (best == NULL)
		return;
	best->taken = true;
	o->to[0] = best->cell;
}

/* Those nearest to the guide choose first. */
static void choose_all(struct formation *o)
{
	const struct grid *grid = &o->g->table->grid;
	const struct point goal = point_of(grid, o->goal);
	struct { int who; int32_t far; } turn[FIGURES_MAX];

	place_guide(o);
	for (int i = 1; i < o->n; i++) {
		const int32_t far = steps(grid, o->wish[i], goal);
		int at = i;

		for (; at > 1 && turn[at - 1].far > far; at--)
			turn[at] = turn[at - 1];
		turn[at].who = i;
		turn[at].far = far;
	}
	for (int k = 1; k < o->n; k++)
		choose(o, turn[k].who);
}

static int32_t apart(const struct grid *grid, struct point a, struct point b)
{
	const int32_t dx = a.x - b.x, dy = a.y - b.y;

	return dx * dx + (grid->kind == GRID_HEX ? 3 : 1) * dy * dy;
}

/* Two figures change places if that leaves them nearer to their wishes: nobody
 * crosses another's way. */
static bool swap_pair(struct formation *o, struct point at[FIGURES_MAX], int i, int k)
{
	const struct grid *grid = &o->g->table->grid;
	const struct point a = at[i], b = at[k];
	cell_t cell;

	if (o->to[i] == CELL_NONE || o->to[k] == CELL_NONE)
		return false;
	if (apart(grid, o->wish[i], b) + apart(grid, o->wish[k], a)
		>= apart(grid, o->wish[i], a) + apart(grid, o->wish[k], b))
		return false;
	cell = o->to[i];
	o->to[i] = o->to[k];
	o->to[k] = cell;
	at[i] = b;
	at[k] = a;
	return true;
}

static void uncross(struct formation *o)
{
	struct point at[FIGURES_MAX];
	bool better = true;

	for (int i = 1; i < o->n; i++)
		at[i] = o->to[i] == CELL_NONE ? (struct point){ 0, 0 }
			: point_of(&o->g->table->grid, o->to[i]);
	for (int round = 0; better && round < SWAPS_MAX; round++) {
		better = false;
		for (int i = 1; i < o->n; i++)
			for (int k = i + 1; k < o->n; k++)
				better = swap_pair(o, at, i, k) || better;
	}
}

/* ---- columns (FO5) ---- */

static bool among(const cell_t *cells, int n, cell_t cell)
{
	for (int i = 0; i < n; i++)
		if (cells[i] == cell)
			return true;
	return false;
}

/* The way's cells from the goal backwards, each with some beside it; the reach
 * holds the way. */
static int column_places(const struct formation *o, cell_t *places)
{
	const struct game *g = o->g;
	const struct grid *grid = &g->table->grid;
	const int width = o->order->abreast;
	cell_t way[PATH_STEPS + 1];
	const int n_way = reach_path(g->reach, o->all->mover[o->first].end, way, PATH_STEPS + 1);
	int n = 0;

	for (int i = n_way - 1; i >= 0 && n_way <= PATH_STEPS + 1 && n < o->n; i--) {
		int abreast = 1;

		if (place_free(o, way[i]) && !among(places, n, way[i]))
			places[n++] = way[i];
		for (int d = 0; d < grid_directions(grid) && abreast < width && n < o->n; d++) {
			const cell_t c = grid_step(grid, way[i], d);

			if (c == CELL_NONE || among(way, n_way, c) || among(places, n, c)
				|| reach_cost(g->reach, c) == REACH_FAR || !place_free(o, c))
				continue;
			places[n++] = c;
			abreast++;
		}
	}
	return n;
}

/* From the head of the column backwards each place takes whoever is nearest. */
static void fill_column(struct formation *o)
{
	const struct grid *grid = &o->g->table->grid;
	cell_t places[FIGURES_MAX];
	const int n = column_places(o, places);

	for (int s = 0; s < n; s++) {
		int who = s == 0 ? 0 : NOBODY;

		for (int i = 1; s > 0 && i < o->n; i++)
			if (o->to[i] == CELL_NONE && (who < 0
				|| grid_half_steps(grid, o->all->mover[o->first + i].end, places[s])
				< grid_half_steps(grid, o->all->mover[o->first + who].end,
					places[s])))
				who = i;
		if (who < 0)
			return;
		o->to[who] = places[s];
	}
}

/* ---- ways ---- */

/* Along the way to the goal (the reach), and off it where the place lies straight
 * ahead. */
static bool follow_and_branch(const struct game *g, struct mover *m, const uint8_t *marks,
	cell_t place)
{
	const struct grid *grid = &g->table->grid;
	cell_t cells[PATH_STEPS + 1];
	int n, nearest = 0;

	if (reach_cost(g->reach, m->end) == REACH_FAR)
		return false;
	path_follow(g, m, g->reach);
	n = path_cells(g, m, cells);
	for (int i = 1; i < n; i++)
		if (grid_half_steps(grid, cells[i], place)
			< grid_half_steps(grid, cells[nearest], place))
			nearest = i;
	for (int back = 0; back < BRANCH && back <= nearest; back++) {
		m->n_steps = (uint8_t)(nearest - back);
		m->end = cells[nearest - back];
		if (path_straight(g, m, marks, place, cells_cost(g, BRANCH)))
			return true;
	}
	path_clear(g, m);
	return false;
}

/* Straight where that can be paid; else along the common way, which is looked for from the
 * goal as far as the last of them; else by a way of one's own.  A column keeps to the common
 * way. */
static void find_ways(struct formation *o, bool column)
{
	cell_t from[FIGURES_MAX];
	struct reach_rule rule = { .marks = o->marks, .closed = MARK_ENEMY | MARK_NEAR_ENEMY,
		.gait = o->gait, .sought = MARK_SOUGHT, .towards = from };
	bool rest[FIGURES_MAX];

	for (int i = 0; i < o->n; i++) {
		struct mover *m = &o->all->mover[o->first + i];

		if (o->to[i] == CELL_NONE)
			o->to[i] = o->goal;	/* as near as may be */
		rest[i] = column || !path_straight(o->g, m, o->marks, o->to[i], m->allowance);
		if (!rest[i])
			continue;
		rule.n_sought += (o->marks[m->end] & MARK_SOUGHT) == 0;
		o->marks[m->end] |= MARK_SOUGHT;
		from[rule.n_towards++] = m->end;
	}
	if (rule.n_sought == 0)
		return;
	reach_flood_to(o->g->reach, o->g->table, &rule, o->goal,
		o->all->mover[o->first].allowance + cells_cost(o->g, RADIUS));
	for (int i = 0; i < o->n; i++)
		o->marks[o->all->mover[o->first + i].end] &= (uint8_t)~MARK_SOUGHT;
	for (int i = 0; i < o->n; i++)
		if (rest[i])
			rest[i] = !follow_and_branch(o->g, &o->all->mover[o->first + i], o->marks,
				o->to[i]);
	for (int i = 0; i < o->n; i++)
		if (rest[i])
			path_find(o->g, &o->all->mover[o->first + i], o->marks, o->to[i]);
}

/* ---- the plan ---- */

static void guide_first(const struct formation *o)
{
	for (int i = o->first + 1; i < o->all->n; i++)
		if (o->all->mover[i].figure == o->order->guide) {
			const struct mover m = o->all->mover[i];

			o->all->mover[i] = o->all->mover[o->first];
			o->all->mover[o->first] = m;
			return;
		}
}

/* All keep to ground that each of them may enter. */
static enum gait common_gait(const struct movers *all, int first)
{
	for (int i = first; i < all->n; i++)
		if (all->mover[i].gait == GAIT_MOUNTED)
			return GAIT_MOUNTED;
	return all->mover[first].gait;
}

void formation_plan(const struct game *g, struct movers *all, int first,
	const struct formation_order *order, uint8_t *marks)
{
	const struct reach_rule rule = { .marks = marks, .closed = MARK_ENEMY | MARK_NEAR_ENEMY,
		.gait = common_gait(all, first) };
	const bool column = order->abreast > 0;
	struct formation o;
	int radius;

	o.g = g;
	o.all = all;
	o.first = first;
	o.n = all->n - first;
	o.unit = all->mover[first].unit;
	o.order = order;
	o.marks = marks;
	o.goal = order->goal;
	o.gait = rule.gait;
	radius = RADIUS + o.n / CROWD;
	guide_first(&o);
	for (int i = 0; i < o.n; i++)
		o.to[i] = CELL_NONE;
	reach_flood_to(g->reach, g->table, &rule, o.goal, cells_cost(g, radius)
		+ (column ? all->mover[first].allowance : 0));
	if (column) {
		fill_column(&o);
	} else {
		gather_choices(&o);
		if (order->line)
			wish_for_line(&o);
		else
			make_wishes(&o, radius - RADIUS / 2);
		choose_all(&o);
		uncross(&o);
	}
	find_ways(&o, column);
}
