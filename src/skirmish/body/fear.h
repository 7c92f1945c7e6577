/* Fear: which step leads a figure away from those it runs from.
 *
 * A flight is a path of such steps; where it ends, and whether over the edge of the
 * table, is its system's to say.
 */
#ifndef SKIRMISH_FEAR_H
#define SKIRMISH_FEAR_H

#include "skirmish/body/movers.h"

/* Where a cell is, for distances to many others: columns counted along the
 * slant, as grid.c does, and rows. */
struct spot { int32_t across, down; };

struct fear {
	cell_t enemy[FIGURES_MAX];	/* what it runs from */
	struct spot spots[FIGURES_MAX];
	int n;
	bool to_edges;		/* the game's reach holds the ways to the edges it makes for */
	bool away_first;	/* away from the enemy before nearer to the edge */
};

void fear_add(struct fear *fear, const struct grid *grid, cell_t cell);
/* How far the nearest is, in half steps; INT32_MAX if there is none. */
int fear_nearest(const struct fear *fear, const struct grid *grid, cell_t cell);
/* Marks all cells that are nearer to somebody than `least` half steps. */
void fear_mark(const struct fear *fear, const struct grid *grid, int least, uint8_t mark,
	uint8_t *marks);
/* The direction straight away from the nearest; -1 if there is none. */
int fear_heading(const struct fear *fear, const struct grid *grid, cell_t here);
/* The best next step from a path's end, through friends on their feet; CELL_NONE:
 * there is none. */
cell_t fear_step(const struct fear *fear, const struct game *g, const struct mover *m);

#endif
