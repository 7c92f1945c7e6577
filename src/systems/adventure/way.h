/* Ways: how far it is from places to a goal of several cells.
 *
 * Where the ground between is easy the bare distance serves; else the table is
 * flooded from the goal, as far as is needed.  The flood stands in the game's
 * scratch reach until the next one: ask way_cost() before anybody else floods.
 */
#ifndef ADVENTURE_WAY_H
#define ADVENTURE_WAY_H

#include "systems/adventure/adventure.h"

enum { WAY_GOALS = 6, WAY_NONE = INT32_MAX / 4 };

struct way {
	const struct game *v;
	bool bare;
	int n;
	cell_t goals[WAY_GOALS];	/* those nearest to where it begins */
};

/* From `from`, with places up to `around` (in the measure) about it in mind. */
void way_begin(struct way *w, const struct game *v, cell_t from, int32_t around,
	const cell_t *goals, int n);
/* What is left to walk from a place, in twelfths; WAY_NONE if there is no way. */
int32_t way_cost(const struct way *w, cell_t cell);

#endif
