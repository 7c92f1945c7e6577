/* Fear: which step leads a figure away from those it runs from.
 *
 * A flight is a path of such steps, as far as the allowance goes; over which edges of the
 * table it leads is its system's to say.
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
	const uint16_t *costs;	/* of ways to the edges it makes for (distances.h); or NULL */
	uint16_t furthest;	/* … of them: it does not know of longer ones */
	bool away_first;	/* away from the enemy before nearer to the edge */
	uint8_t over;		/* edges over which one who has come to them leaves the table */
	bool straight_off;	/* … and over any that lies straight away from the nearest */
};

void fear_add(struct fear *fear, const struct grid *grid, cell_t cell);
void fear_unit(struct fear *fear, const struct game *g, int unit);	/* all who are fit */
/* How far the nearest is, in half steps; INT32_MAX if there is none. */
int fear_nearest(const struct fear *fear, const struct grid *grid, cell_t cell);
/* Marks all cells that are nearer to somebody than `least` half steps. */
void fear_mark(const struct fear *fear, const struct grid *grid, int least, uint8_t mark,
	uint8_t *marks);
/* The path of such steps, through friends on their feet. */
void fear_run(const struct fear *fear, const struct game *g, struct mover *m);
/* Whether straight away from the nearest is off the table. */
bool fear_leads_off(const struct fear *fear, const struct grid *grid, cell_t here);

/* The edges that a unit makes for: its side's own; of a side that owns none the one nearest to
 * where it began, or is (S-C-15). */
uint8_t fear_edges(const struct game *g, int unit, cell_t began);
/* The ways to all cells of some edges, over the ground alone, kept for who makes for them next.
 * A corner is a goal for those of its two edges that are among `corners`. */
void fear_make_for_edges(struct fear *fear, const struct game *g, enum gait gait, uint8_t edges,
	uint8_t corners);

#endif
