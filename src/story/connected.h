/* Connected: which cells can be walked to from which, whatever it costs.
 *
 * The map falls into connected parts.  connected_find() numbers them once all is
 * read, and marks in which of them each unit may begin; after that a question
 * is a look at the cells of its goal, and is asked of an area only once.
 */
#ifndef STORY_CONNECTED_H
#define STORY_CONNECTED_H

#include "story/loader.h"

enum connection { CONNECTION_UNASKED, CONNECTION_OPEN, CONNECTION_NONE };

struct connected {
	const int32_t *part;	/* [cells] number of its part; 0 = impassable */
	uint8_t *starts[UNITS_MAX];	/* [parts + 1] the unit may begin there;
				 * NULL = anywhere, for all we know (L2) */
	uint8_t to_area[UNITS_MAX][AREAS_MAX];	/* enum connection */
};

/* Whether a unit, wherever it begins, can ever stand in an area, on a cell, or
 * on a cell of an edge.  True where a fault hides the answer (L2). */
bool connected_area(const struct loader *l, int unit, int area);
bool connected_cell(const struct loader *l, int unit, cell_t cell);
bool connected_edges(const struct loader *l, int unit, int edges);
/* Whether a unit may ever be of a side. */
bool connected_side(const struct loader *l, int unit, int side);

#endif
