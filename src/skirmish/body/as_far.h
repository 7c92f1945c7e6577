/* As far as it goes: what becomes of an order to a place that is further off than one move
 * (Y-28).  It is never refused for that, and its player is told before and after. */
#ifndef SKIRMISH_AS_FAR_H
#define SKIRMISH_AS_FAR_H

#include "cliffhanger/reach.h"
#include "cliffhanger/system.h"

/* Of the cells marked (a byte a cell, 0 or not) the one from which the least is left of the
 * way to `goal`, of equal ones the nearest to `from`; CELL_NONE if none is nearer the goal than
 * `from` itself.  Uses the game's reach. */
cell_t as_far(const struct game *g, enum gait gait, cell_t from, cell_t goal,
	const uint8_t *marked);
/* The same of the cells of a flood, which may be the game's own and is lost then. */
cell_t as_far_in(const struct reach *r, const struct game *g, enum gait gait, cell_t from,
	cell_t goal);

/* Told before, as a line of the preview, and after, to the unit's own side alone. */
void as_far_say(const struct game *v, cell_t at, struct preview *p);
/* The same if `at` is not the place named; where it ends: there, or if that is CELL_NONE at the
 * place named. */
cell_t as_far_end(const struct game *v, cell_t at, cell_t goal, struct preview *p);
void as_far_tell(struct game *g, int unit, cell_t at);

#endif
