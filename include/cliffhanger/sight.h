/* Lines of sight: symmetric, exact, and able to say what blocks them (C-5).
 *
 * The line between two cells is the straight line between their centres,
 * sampled at as many points as the grid has steps between them.  Where it
 * runs exactly along the border of two cells there are two candidate lines,
 * one leaning to either side; the line is clear if either is ("the kinder").
 *
 * What stops a line of which H is the level of the higher end, for each cell
 * strictly between the ends:
 *   ground higher than H; an opaque thing (a building) whose top is higher
 *   than H; soft ground whose top is higher than H, once the shares (length
 *   in it / its visibility, S-C-4) of all such cells add up to more than one.
 *   So one sees over all that is a full level lower than oneself.  Of the two
 *   end cells the less murky one's share is added (S-C-5); adjacent figures
 *   always see each other.
 * Each cell holds an equal part of the line's length; what cannot be shared out
 * evenly is rounded in favour of seeing.
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
	cell_t at;		/* the first cell that stops the line, or CELL_NONE */
	uint32_t murk;		/* soft ground on the line as far as it goes,
				 * of SIGHT_WHOLE */
};

bool sight_clear(const struct table *t, cell_t a, cell_t b);
/* The same with the reason; of two blocked candidates the one that gets
 * further from `a`, of two clear ones the less murky. */
struct sight sight_trace(const struct table *t, cell_t a, cell_t b);

/* The cells of the line from a to b, both ends included, for drawing; of two
 * candidates the one that sight_trace() tells of.  Returns how many, at most
 * `room`. */
int sight_cells(const struct table *t, cell_t a, cell_t b,
	cell_t *cells, int room);

/* The same of one candidate, 0 or 1, if it is clear; 0 if it is not, or if there is no
 * second.  For whoever knows of more that stops a line than the ground does. */
enum { SIGHT_CANDIDATES = 2, SIGHT_CELLS_MAX = GRID_SIDE_MAX + GRID_SIDE_MAX / 2 + 1 };
int sight_candidate(const struct table *t, cell_t a, cell_t b, int candidate,
	cell_t cells[SIGHT_CELLS_MAX]);

/* Whether one of the candidates is clear and nothing on it stops it either: of its cells between
 * the ends those are asked about where `who` has somebody (no less than nought), and those of
 * ground that covers who is behind it; in order, as far as it goes. */
struct sight_stops {
	const int16_t *who;	/* [cells] */
	bool (*stops)(const void *of, cell_t cell);
	const void *of;
};
bool sight_passes(const struct table *t, cell_t a, cell_t b, const struct sight_stops *by);

/* The last cell before `b` on each clear line from `a`, or on the better line if
 * none is clear: what `b` may be covered by.  How many; none if adjacent. */
int sight_last(const struct table *t, cell_t a, cell_t b, cell_t last[2]);

#endif
