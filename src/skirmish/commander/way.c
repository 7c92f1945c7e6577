/* Ways: see way.h. */
#include "skirmish/commander/way.h"

#include <string.h>

#include "cliffhanger/sight.h"

enum { EASY_PERCENT = 130, MARK_FROM = 1 };

static cell_t nearest_goal(const struct game *v, cell_t from, const struct goals *goals,
	int32_t *distance)
{
	cell_t nearest = CELL_NONE;

	*distance = INT32_MAX;
	for (int g = 0; g < goals->n; g++) {
		const int32_t d = table_distance(v->table, from, goals->cells[g]);

		if (d < *distance) {
			*distance = d;
			nearest = goals->cells[g];
		}
	}
	return nearest;
}

/* Whether one may go straight there for so much at the most. */
static bool straight(const struct table *t, enum gait gait, cell_t from, cell_t to, int32_t most)
{
	cell_t line[WAY_CELLS_MAX];
	const int n = sight_cells(t, from, to, line, WAY_CELLS_MAX);
	int32_t cost = 0;

	for (int i = 1; i < n; i++) {
		const int32_t step = table_gait_cost(t, gait, line[i - 1], line[i]);

		if (step == 0)
			return false;
		cost += step;
	}
	return cost <= most;
}

/* … and lose little by it. */
static bool easy(const struct table *t, enum gait gait, cell_t from, cell_t to,
	int32_t distance)
{
	return straight(t, gait, from, to, distance * REACH_TWELFTHS / 100 * EASY_PERCENT);
}

bool way_is_there(const struct game *v, enum gait gait, cell_t from, const struct goals *goals)
{
	const uint16_t *cost;
	int32_t far;
	const cell_t goal = nearest_goal(v, from, goals, &far);

	if (goal == CELL_NONE)
		return false;
	if (straight(v->table, gait, from, goal, (DISTANCES_NONE - 1) * v->table->unit))
		return true;
	cost = distances_to(v->distances, v->table, v->reach, gait, goals->cells, goals->n);
	return cost != NULL && cost[from] != DISTANCES_NONE;
}

/* Whether the bare distance will not do. */
static bool begin(struct way *w, const struct game *v, enum gait gait, cell_t from, int32_t around,
	const struct goals *goals)
{
	int32_t far;

	w->v = v;
	w->gait = gait;
	w->cost = NULL;
	w->near = NULL;
	if (goals->lasting && goals->n > 0) {
		w->goal = goals->cells[0];	/* will do, where there is no memory */
		return true;
	}
	w->goal = nearest_goal(v, from, goals, &far);
	return goals->n > 0
		&& (far <= around || !easy(v->table, gait, from, w->goal, far));
}

void way_begin(struct way *w, const struct game *v, enum gait gait, cell_t from, int32_t around,
	const struct goals *goals)
{
	if (begin(w, v, gait, from, around, goals))
		w->cost = distances_to(v->distances, v->table, v->reach, gait, goals->cells,
			goals->n);
}

bool way_begin_round(struct way *w, const struct game *v, cell_t from, const struct goals *goals,
	uint64_t shut)
{
	const struct destination to = { w->gait, goals->cells, goals->n };
	const uint16_t *const open = distances_round(v->distances, v->table, v->reach, &to, 0);
	const uint16_t least = open != NULL ? open[from] : DISTANCES_NONE;
	const uint16_t *const round = least == DISTANCES_NONE ? NULL
		: distances_round(v->distances, v->table, v->reach, &to, shut);

	if (round == NULL || round[from] == DISTANCES_NONE || round[from] == least)
		return false;
	w->cost = round;
	return true;
}

void way_begin_near(struct way *w, const struct game *v, enum gait gait, cell_t from,
	int32_t around, const struct goals *goals)
{
	uint8_t marks[GRID_SIDE_MAX * GRID_SIDE_MAX];
	const struct reach_rule rule = { .gait = gait, .marks = marks, .sought = MARK_FROM,
		.n_sought = 1 };

	if (!begin(w, v, gait, from, around, goals))
		return;
	memset(marks, 0, (size_t)grid_cells(&v->table->grid));
	marks[from] = MARK_FROM;
	reach_flood_to_any(v->reach, v->table, &rule, goals->cells, goals->n, WAY_NONE - 1);
	w->near = v->reach;
}

/* Downhill over the kept costs. */
static int follow(const struct way *w, cell_t from, cell_t path[WAY_CELLS_MAX])
{
	const struct grid *g = &w->v->table->grid;
	int n = 0;

	if (w->cost[from] == DISTANCES_NONE)
		return 0;
	for (cell_t at = from; at != CELL_NONE && n < WAY_CELLS_MAX; ) {
		cell_t next = CELL_NONE;
		int32_t best = way_cost(w, at);

		path[n++] = at;
		for (int d = 0; d < grid_directions(g); d++) {
			const cell_t c = grid_step(g, at, d);

			if (c != CELL_NONE && way_cost(w, c) < best
				&& table_gait_cost(w->v->table, w->gait, at, c) > 0) {
				best = way_cost(w, c);
				next = c;
			}
		}
		at = next;
	}
	return n;
}

int way_path(const struct way *w, cell_t from, cell_t path[WAY_CELLS_MAX])
{
	if (w->cost != NULL)
		return follow(w, from, path);
	return w->goal == CELL_NONE ? 0
		: sight_cells(w->v->table, from, w->goal, path, WAY_CELLS_MAX);
}
