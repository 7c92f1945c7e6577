/* Running away (S-A-43, S-A-97, S-A-99): routs and retreats. */
#ifndef ADVENTURE_MOVE_FLEE_H
#define ADVENTURE_MOVE_FLEE_H

#include "skirmish/body/movers.h"
#include "systems/adventure/adventure.h"

/* Rout or retreat. */
void adv_plan_flight_from(struct game *g, int unit, struct movers *all);

#endif
