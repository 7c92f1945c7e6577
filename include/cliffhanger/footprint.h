/* Footprints: the cells that a big body covers, by its anchor and its heading.
 *
 * A body is so many cells long and so many wide; one of 1 x 1 is a man.  Its
 * heading is one of the grid's directions, its anchor the cell in its middle
 * (of an even length the one astern of the middle, of an even width the one to
 * the left), about which it turns.  However it heads it covers length x width
 * cells, which hang together:
 *
 *     hex, E      . a a > .      square, E   a a >     square, SE   a a .
 *     3 x 3        a A a >                   a A >                  a A >
 *                 . a a > .                  a a >                  . > >
 *
 * On hexes every second row of it lies half a cell astern of its keel (the row of
 * the anchor), so that the six headings are one shape turned about.
 */
#ifndef CLIFFHANGER_FOOTPRINT_H
#define CLIFFHANGER_FOOTPRINT_H

#include "cliffhanger/grid.h"

enum { BODY_LENGTH_MAX = 16, BODY_WIDTH_MAX = 8, BODY_CELLS_MAX = 96 };

struct body { uint8_t length, width; };	/* in cells; 0 counts as 1 */

static inline int body_cells(struct body b)
{
	return (b.length ? b.length : 1) * (b.width ? b.width : 1);
}

static inline bool body_big(struct body b)
{
	return b.length > 1 || b.width > 1;
}

/* Whether there may be bodies of this size; none is wider than it is long. */
bool footprint_body_sound(struct body b);

/* The cells it covers, the anchor first; as many as body_cells(), or 0 and nothing
 * of use written if some lie beyond the edge. */
int footprint_cells(const struct grid *g, struct body b, cell_t anchor, int heading,
	cell_t cells[BODY_CELLS_MAX]);
/* Its foremost cell on the keel; CELL_NONE beyond the edge. */
cell_t footprint_bow(const struct grid *g, struct body b, cell_t anchor, int heading);

/* A whole footprint as steps from the anchor, for those who look at many places:
 * the anchor at column `across`, row `down` on slanted axes (src/table/axes.h). */
struct footprint {
	int16_t n;
	struct { int8_t across, down; } part[BODY_CELLS_MAX];	/* the anchor first */
};
void footprint_of(enum grid_kind kind, struct body b, int heading, struct footprint *f);

#endif
