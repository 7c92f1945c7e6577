/* Lines of sight: symmetric, exact, and able to say what blocks them (C-5).
 *
 * The line between two cells is the straight line between their centres,
 * sampled at as many points as the grid has steps between them.  Where it
 * runs exactly along the border of two cells there are two candidate lines,
 * one leaning to either side; the line is clear if either is ("the kinder").
 * Both depend only on the difference of the two cells, so they are computed
 * once for each grid kind and kept as lists of directions.
 *
 * What stops a line, for each cell strictly between the ends:
 *   ground higher than both ends; an opaque thing (a building) whose foot is
 *   not a full level lower than the higher end; soft ground, once the shares
 *   (length in it / its visibility, S-C-4) of all cells add up to more than
 *   one.  Of the two end cells the less murky one's share is added (S-C-5),
 *   so that adjacent figures always see each other.
 */
#ifndef CLIFFHANGER_SIGHT_H
#define CLIFFHANGER_SIGHT_H

#include "cliffhanger/table.h"

enum { SIGHT_WHOLE = 5040000 };	/* one whole line's worth of soft ground */

enum sight_block {
	SIGHT_CLEAR,
	SIGHT_GROUND,	/* higher ground */
	SIGHT_OPAQUE,	/* a building or other opaque thing */
	SIGHT_SOFT,	/* more soft ground than one can see through */
};

struct sight {
	enum sight_block block;	/* SIGHT_CLEAR if one sees */
	cell_t at;		/* the first cell that stops the line */
	uint32_t murk;		/* soft ground on the line, of SIGHT_WHOLE */
};

bool sight_clear(const struct table *t, cell_t a, cell_t b);
/* The same with the reason; of two blocked candidates the one that gets
 * further from `a`. */
struct sight sight_trace(const struct table *t, cell_t a, cell_t b);

/* The cells of the line from a to b, both ends included, for drawing; of two
 * candidates the clear one.  Returns how many, at most `room`. */
int sight_cells(const struct table *t, cell_t a, cell_t b,
	cell_t *cells, int room);

/* The precomputed lines of a grid kind up to `radius` steps.  A table makes
 * its own (no further than its size asks, SIGHT_RADIUS_MAX at most; longer
 * lines are walked step by step by the same arithmetic), copies share them. */
enum { SIGHT_RADIUS_MAX = 64 };
struct sight_lines *sight_lines_new(enum grid_kind kind, int radius);
struct sight_lines *sight_lines_hold(struct sight_lines *lines);
void sight_lines_free(struct sight_lines *lines);	/* drops a reference */

#endif
