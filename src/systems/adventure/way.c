/* Ways: see way.h. */
#include "systems/adventure/way.h"

enum { LINE_MAX_CELLS = GRID_SIDE_MAX * 2, EASY_PERCENT = 125, DETOUR_PERCENT = 150 };

/* The goals nearest to a place, nearest first. */
static void nearest_goals(struct way *w, cell_t from, const cell_t *goals, int n)
{
	int32_t distance[WAY_GOALS];

	w->n = 0;
	for (int g = 0; g < n; g++) {
		const int32_t d = table_distance(w->v->table, from, goals[g]);
		int i = w->n;

		if (i == WAY_GOALS && distance[i - 1] <= d)
			continue;
		i = i == WAY_GOALS ? i - 1 : w->n++;
		for (; i > 0 && distance[i - 1] > d; i--) {
			distance[i] = distance[i - 1];
			w->goals[i] = w->goals[i - 1];
		}
		distance[i] = d;
		w->goals[i] = goals[g];
	}
}

/* Whether one may walk straight there and lose little by it. */
static bool easy(const struct table *t, cell_t from, cell_t to)
{
	cell_t line[LINE_MAX_CELLS];
	const int n = sight_cells(t, from, to, line, LINE_MAX_CELLS);
	int32_t cost = 0;

	for (int i = 1; i < n; i++) {
		const int32_t step = table_step_cost(t, line[i - 1], line[i]);

		if (step == 0)
			return false;
		cost += step;
	}
	return cost <= table_distance(t, from, to) * REACH_TWELFTHS / 100 * EASY_PERCENT;
}

void way_begin(struct way *w, const struct game *v, cell_t from, int32_t around,
	const cell_t *goals, int n)
{
	int32_t far;

	w->v = v;
	nearest_goals(w, from, goals, n);
	w->bare = w->n == 0 || easy(v->table, from, w->goals[0]);
	if (w->bare)
		return;
	far = table_distance(v->table, from, w->goals[0]);
	reach_flood_to_any(v->reach, v->table, NULL, goals, n,
		(far * DETOUR_PERCENT / 100 + around) * REACH_TWELFTHS);
	if (reach_cost(v->reach, from) == REACH_FAR)
		reach_flood_to_any(v->reach, v->table, NULL, goals, n, INT32_MAX / 2);
}

int32_t way_cost(const struct way *w, cell_t cell)
{
	int32_t best = WAY_NONE;

	if (!w->bare) {
		const int32_t cost = reach_cost(w->v->reach, cell);

		return cost == REACH_FAR ? WAY_NONE : cost;
	}
	for (int i = 0; i < w->n; i++) {
		const int32_t d = table_distance(w->v->table, cell, w->goals[i]) * REACH_TWELFTHS;

		if (d < best)
			best = d;
	}
	return w->n == 0 ? 0 : best;
}
