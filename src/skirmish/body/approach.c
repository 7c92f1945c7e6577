/* Approach: see approach.h. */
#include <assert.h>
#include <string.h>

#include "skirmish/body/approach.h"
#include "skirmish/body/standing.h"

void approach_clear(struct approach *a, const struct game *g, enum gait gait)
{
	memset(a->marks, 0, (size_t)grid_cells(&g->table->grid));
	a->gait = gait;
	a->flying = a->by_step = false;
	a->n = a->n_sought = 0;
}

void approach_add(struct approach *a, const struct game *g, int figure)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = table_around(g->table, g->figures[figure].cell, around);

	for (int i = 0; i < n; i++) {
		const cell_t c = around[i];

		if ((a->marks[c] & (MARK_ENEMY | MARK_CONTACT)) != 0
			|| ground_pace(table_ground(g->table, c), a->gait) == 0
			|| (a->by_step && !standing_touch(g, c, g->figures[figure].cell)))
			continue;
		a->marks[c] |= MARK_CONTACT;
		a->cells[a->n++] = c;
	}
}

void approach_seek(struct approach *a, cell_t from)
{
	a->marks[from] |= MARK_SOUGHT;
	a->sought[a->n_sought++] = from;
}

static cell_t place_for(const struct approach *a, const struct game *g, cell_t from)
{
	return table_nearest(g->table, from, a->cells, a->n);
}

/* AP2: what so many of the ways cost at most, and no more than `far`. */
static int32_t far_enough(const struct approach *a, const struct game *g, int wanted, int32_t far)
{
	const bool all = wanted == a->n_sought;
	int32_t most = all ? 0 : far;

	for (int i = 0; i < a->n_sought; i++) {
		const cell_t from = a->sought[i];
		const int32_t cost = path_cost_straight(g, a->gait, a->marks, from,
			place_for(a, g, from), far);

		if (all && cost == REACH_FAR)
			return far;
		if (all ? cost > most : cost < most)
			most = cost;
	}
	return most;
}

void approach_flood(const struct approach *a, const struct game *g, int wanted, int32_t far)
{
	const struct reach_rule rule = { .marks = a->marks, .closed = MARK_ENEMY,
		.gait = a->gait, .flying = a->flying, .sought = MARK_SOUGHT, .n_sought = wanted,
		.towards = a->sought, .n_towards = a->n_sought };

	assert(a->n_sought > 0 && (wanted == 1 || wanted == a->n_sought));
	if (!a->flying && a->n > 0)
		far = far_enough(a, g, wanted, far);
	reach_flood_to_any(g->reach, g->table, &rule, a->cells, a->n, far);
}

bool approach_straight(const struct approach *a, const struct game *g, int32_t far)
{
	int32_t least = INT32_MAX;
	cell_t from = CELL_NONE, to = CELL_NONE;

	for (int i = 0; i < a->n_sought; i++) {
		const cell_t place = place_for(a, g, a->sought[i]);
		const int32_t off = table_distance(g->table, a->sought[i], place);

		if (off < least) {
			least = off;
			from = a->sought[i];
			to = place;
		}
	}
	return from != CELL_NONE && !a->flying
		&& path_open(g, a->gait, a->marks, from, to, far);
}

int32_t approach_cost(const struct approach *a, const struct game *g)
{
	int32_t best = REACH_FAR;

	for (int i = 0; i < a->n_sought; i++)
		if (reach_cost(g->reach, a->sought[i]) < best)
			best = reach_cost(g->reach, a->sought[i]);
	return best;
}
