/* Ways: which cells can be walked to from which, whatever it costs.
 *
 * loader->parts[c] is the number of the connected part that a cell belongs to,
 * 0 if it is impassable; ways_find() fills it once the table is drawn.
 */
#ifndef STORY_WAYS_H
#define STORY_WAYS_H

#include "story/loader.h"

/* Whether a unit, wherever it begins, can ever stand in an area, on a cell, or
 * on a cell of an edge.  True where a fault hides the answer (L2). */
bool ways_to_area(const struct loader *l, int unit, int area);
bool ways_to_cell(const struct loader *l, int unit, cell_t cell);
bool ways_to_edges(const struct loader *l, int unit, int edges);
/* Whether a unit may ever be of a side. */
bool ways_of_side(const struct loader *l, int unit, int side);

#endif
