/* Scouting: where a unit could go, read from the seat's view.  Both minds use it.
 */
#ifndef ADVENTURE_SCOUT_H
#define ADVENTURE_SCOUT_H

#include "skirmish/commander/lookout.h"
#include "skirmish/commander/prospect.h"
#include "systems/adventure/adventure.h"
#include "systems/adventure/mind/choose.h"

/* All places where the unit's guide may go by a mode, his own first, then in
 * order of cost; places of other units' figures are left out. */
int adv_scout(const struct game *v, int unit, enum mode mode, struct prospect *list, int room);
/* Whether nobody of a unit has a free step to take; beyond the edge is free. */
bool adv_scout_surrounded(const struct game *v, int unit);

#endif
