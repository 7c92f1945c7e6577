/* Lookout: where a side knows its enemies to be, read from its view alone.
 *
 * An enemy who is out of sight is where he was last seen.  All minds use it.
 */
#ifndef SKIRMISH_LOOKOUT_H
#define SKIRMISH_LOOKOUT_H

#include "cliffhanger/game.h"

/* Whether a side sees a unit now that has somebody fit, on the table or aboard. */
bool lookout_sees(const struct game *v, int side, int unit);
/* Cells of an enemy unit's fit figures as known to `unit`'s side, or the one
 * where it was last seen.  How many. */
int lookout_cells(const struct game *v, int unit, int enemy, cell_t cells[FIGURES_MAX]);
/* `seen`, the nearest enemy in sight by the system's own measure; if that is -1 the
 * one last seen nearest to `unit`; -1. */
int lookout_nearest(const struct game *v, int unit, int seen);
/* What a unit knows of the enemy that it minds first: its nearest in sight, or the one last
 * seen nearest. */
struct foe {
	int unit;	/* or NOBODY */
	bool seen;	/* not just remembered */
	int n;
	cell_t cells[FIGURES_MAX];
};
void lookout_foe(const struct game *v, int unit, struct foe *foe);
/* Of so many units the one with the least `far`, of equals the first; NOBODY if all are at
 * INT32_MAX. */
int lookout_least(const int32_t *far, int n);
/* The furthest cell straight ahead of a figure. */
cell_t lookout_ahead(const struct game *v, int figure);
/* From a cell to the nearest of several; INT32_MAX if there are none. */
int32_t lookout_distance(const struct game *v, cell_t from, const cell_t *cells, int n);
/* Whether `to` is further than `from` from every enemy whom `unit`'s side sees. */
bool lookout_further(const struct game *v, int unit, cell_t from, cell_t to);

#endif
