/* Places: where a unit could go this turn, and how this room's commanders weigh that (the
 * frame's places.h).
 */
#ifndef ADVENTURE_PLACES_H
#define ADVENTURE_PLACES_H

#include "systems/adventure/mind/scout.h"
#include "systems/adventure/mind/weigh.h"

enum pace { PACE_STAY = -1, PACE_COMBAT, PACE_PATROL, PACE_MARCH, PACE_RUN, PACES };

extern const enum mode place_modes[PACES];

/* places.c: fills the places, weighed, and the rest of the thought.  None if the
 * unit cannot move at all. */
void places_find(struct thought *t);

extern const struct commander_rules adv_commander;	/* worth.c */

#endif
