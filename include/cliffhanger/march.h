/* Marches: one place for several units. */
#ifndef CLIFFHANGER_MARCH_H
#define CLIFFHANGER_MARCH_H

#include "cliffhanger/view.h"

/* Where each of n units goes if the first goes to a place: as far from it and on the same side
 * of it as they stand to each other now, or as near to that as the ground lets somebody
 * get. */
void march_places(const struct view *v, const int16_t *units, int n, cell_t place,
	cell_t places[UNITS_MAX]);

/* The middle of an area that an objective told to the viewer is about; CELL_NONE of others. */
cell_t march_place_of(const struct view *v, int area);
/* A place by name: such an area, or where an item lies as far as the viewer knows, by id or title;
 * CELL_NONE if nothing is called so. */
cell_t march_place_named(const struct view *v, const char *name);

#endif
