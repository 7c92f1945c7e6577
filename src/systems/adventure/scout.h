/* Scouting: where a unit could go and whom it knows of, read from the seat's view.
 * Both minds use it.
 */
#ifndef ADVENTURE_SCOUT_H
#define ADVENTURE_SCOUT_H

#include "systems/adventure/choose.h"

enum { SCOUT_MAX = 2400 };

struct scouted {
	cell_t cell;
	int32_t cost;	/* of getting there, twelfths */
};

/* All places where the unit's guide may go by a mode, his own first, then in
 * order of cost; places of other units' figures are left out. */
int scout(const struct game *v, int unit, enum mode mode, struct scouted *list, int room);
/* Whether a side knows where a unit is and has somebody of it to fear. */
bool scout_knows(const struct game *v, int side, int unit);
/* Cells of an enemy unit's fit figures as known to `unit`'s side, or the one
 * where it was last seen.  How many. */
int scout_enemy(const struct game *v, int unit, int enemy, cell_t *cells);
/* The nearest enemy seen, else the one last seen nearest; -1. */
int scout_nearest(const struct game *v, int unit);
int32_t scout_distance(const struct game *v, cell_t from, const cell_t *cells, int n);
bool scout_line(const struct game *v, cell_t from, const cell_t *cells, int n);
/* Whether nobody of a unit has a free step to take; beyond the edge is free. */
bool scout_surrounded(const struct game *v, int unit);

#endif
