/* Drawings: blocks of signs, one sign a cell, as maps, levels and zones are.
 *
 * Blanks and empty lines are no cells, so that hex rows may be drawn shifted
 * and spread as they lie on the table.
 */
#ifndef STORY_DRAWING_H
#define STORY_DRAWING_H

#include "story/loader.h"

enum { DRAWING_FAULTS = 10 };	/* of one kind in one drawing, the rest goes untold */

struct drawing {
	const struct node *node;
	struct grid grid;	/* its size; kind as the loader's */
	char *signs;		/* [cells] */
	uint16_t *columns;	/* [cells] where each stands in its line */
	int lines[GRID_SIDE_MAX];	/* of each row */
};

/* False, with faults, if it is no drawing, its rows differ in length, or its
 * size is not `like` (NULL: any size a table can have). */
bool drawing_read(struct loader *l, const struct node *n, const struct grid *like,
	struct drawing *d);
/* A fault at one cell of it. */
void drawing_wrong(struct loader *l, const struct drawing *d, cell_t cell, const char *text);

#endif
