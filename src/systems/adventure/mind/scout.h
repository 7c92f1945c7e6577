/* Scouting: where a unit could go and whom it sees from there, read from the seat's
 * view.  Both minds use it.
 */
#ifndef ADVENTURE_SCOUT_H
#define ADVENTURE_SCOUT_H

#include "systems/adventure/mind/choose.h"
#include "skirmish/commander/lookout.h"

enum { SCOUT_MAX = 2400 };

struct scouted {
	cell_t cell;
	int32_t cost;	/* of getting there, twelfths */
};

/* All places where the unit's guide may go by a mode, his own first, then in
 * order of cost; places of other units' figures are left out. */
int scout(const struct game *v, int unit, enum mode mode, struct scouted *list, int room);
/* The nearest enemy seen, else the one last seen nearest; -1. */
int scout_nearest(const struct game *v, int unit);
bool scout_line(const struct game *v, cell_t from, const cell_t *cells, int n);
/* Whether nobody of a unit has a free step to take; beyond the edge is free. */
bool scout_surrounded(const struct game *v, int unit);

#endif
