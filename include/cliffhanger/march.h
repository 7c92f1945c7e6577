/* Marches: one place for several units. */
#ifndef CLIFFHANGER_MARCH_H
#define CLIFFHANGER_MARCH_H

#include "cliffhanger/view.h"

/* Where each of n units goes if all are sent to a place: the first there, the others as near to it
 * as the ground lets them get, no two of them to the same cell. */
void march_places(const struct view *v, const int16_t *units, int n, cell_t place,
	cell_t places[UNITS_MAX]);

/* Where each of them will stand: "Marines at 20,3, the divers at 21,3". */
void march_words(const struct view *v, const int16_t *units, const cell_t *places, int n,
	char *text, size_t size);

/* The middle of an area that an objective told to the viewer is about; CELL_NONE of others. */
cell_t march_place_of(const struct view *v, int area);
/* A place by name: such an area, or where an item lies as far as the viewer knows, by id or title;
 * CELL_NONE if nothing is called so. */
cell_t march_place_named(const struct view *v, const char *name);

#endif
