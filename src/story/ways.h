/* Ways: which cells can be walked to from which, whatever it costs.
 *
 * The map falls into connected parts.  ways_find() numbers them once all is
 * read, and marks in which of them each unit may begin; after that a question
 * is a look at the cells of its goal, and is asked of an area only once.
 */
#ifndef STORY_WAYS_H
#define STORY_WAYS_H

#include "story/loader.h"

enum way { WAY_UNASKED, WAY_OPEN, WAY_NONE };

struct ways {
	const int32_t *part;	/* [cells] number of its part; 0 = impassable */
	uint8_t *starts[UNITS_MAX];	/* [parts + 1] the unit may begin there;
				 * NULL = anywhere, for all we know (L2) */
	uint8_t to_area[UNITS_MAX][AREAS_MAX];	/* enum way */
};

/* Whether a unit, wherever it begins, can ever stand in an area, on a cell, or
 * on a cell of an edge.  True where a fault hides the answer (L2). */
bool ways_to_area(const struct loader *l, int unit, int area);
bool ways_to_cell(const struct loader *l, int unit, cell_t cell);
bool ways_to_edges(const struct loader *l, int unit, int edges);
/* Whether a unit may ever be of a side. */
bool ways_of_side(const struct loader *l, int unit, int side);

#endif
