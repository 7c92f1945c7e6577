/* Places: where a unit could go this turn, and how this room's commanders weigh that (the
 * frame's places.h).
 */
#ifndef ADVENTURE_PLACES_H
#define ADVENTURE_PLACES_H

#include "systems/adventure/adventure.h"
#include "systems/adventure/mind/scout.h"
#include "systems/adventure/mind/weigh.h"

enum pace { PACE_STAY = -1, PACE_COMBAT, PACE_PATROL, PACE_MARCH, PACE_RUN, PACES };

extern const enum mode adv_place_modes[PACES];

void adv_places_find(struct thought *t);

#endif
