/* Formation (C-7): places for a unit's movers round a goal, and their ways there. */
#ifndef SKIRMISH_FORMATION_H
#define SKIRMISH_FORMATION_H

#include "skirmish/body/movers.h"

struct formation_order {
	cell_t goal;
	int guide;	/* the figure that goes to the goal itself */
	bool cover;	/* the others take cover near their places */
	int abreast;	/* a march column of so many; 0: no column */
	bool line;	/* a firing line, two deep, across the way to `front` */
	cell_t front;
};

/* For the movers first … end of the list, all of one unit; `marks` as of paths. */
void formation_plan(const struct game *g, struct movers *all, int first,
	const struct formation_order *order, uint8_t *marks);

#endif
