/* Ways: how far it is from places to a goal of several cells.
 *
 * Lasting goals are asked of the game's kept floods.  To goals that move, from
 * afar and over easy ground, the bare distance serves.
 */
#ifndef SKIRMISH_WAY_H
#define SKIRMISH_WAY_H

#include "cliffhanger/reach.h"
#include "cliffhanger/system.h"

enum { WAY_NONE = INT32_MAX / 4, WAY_CELLS_MAX = 2 * GRID_SIDE_MAX };

struct way {
	const struct game *v;
	enum gait gait;
	const uint16_t *cost;	/* [cells], in units of the table; NULL = bare … */
	const struct reach *near;	/* … if it was not flooded for this alone */
	cell_t goal;		/* the nearest, for the bare distance; or CELL_NONE */
};

struct goals { const cell_t *cells; int n; bool lasting; };

/* From `from`, with places up to `around` (in the measure) about it in mind. */
void way_begin(struct way *w, const struct game *v, enum gait gait, cell_t from, int32_t around,
	const struct goals *goals);
/* Sends a way that was begun round ground that its walker had better not enter (a bit for each
 * kind), if the shortest leads over such ground and there is another; whether it did. */
bool way_begin_round(struct way *w, const struct game *v, cell_t from, const struct goals *goals,
	uint64_t shut);
/* way_begin() for who asks way_cost() alone, of places no further from goals that move than
 * `from`: of others there is no way.  Good until the reach of the game is flooded again. */
void way_begin_near(struct way *w, const struct game *v, enum gait gait, cell_t from,
	int32_t around, const struct goals *goals);
/* What is left to walk from a place, in twelfths; WAY_NONE if there is no way. */
static inline int32_t way_cost(const struct way *w, cell_t cell)
{
	if (w->near != NULL) {
		const int32_t cost = reach_cost(w->near, cell);

		return cost == REACH_FAR ? WAY_NONE : cost;
	}
	if (w->cost != NULL)
		return w->cost[cell] == DISTANCES_NONE ? WAY_NONE
			: w->cost[cell] * w->v->table->unit;
	return w->goal == CELL_NONE ? 0
		: table_distance(w->v->table, cell, w->goal) * REACH_TWELFTHS;
}
/* Whether there is a way at all; mostly it is straight on, which wants no flood. */
bool way_is_there(const struct game *v, enum gait gait, cell_t from, const struct goals *goals);
/* The way itself, both ends included; how many cells, 0 if there is none.  It
 * minds the ground, not who stands on it. */
int way_path(const struct way *w, cell_t from, cell_t path[WAY_CELLS_MAX]);

#endif
