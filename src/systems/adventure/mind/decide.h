/* The commander's answers, one function a kind of decision. */
#ifndef ADVENTURE_DECIDE_H
#define ADVENTURE_DECIDE_H

#include "systems/adventure/mind/scout.h"
#include "skirmish/commander/way.h"

/* The order of a vehicle on its way to some goals, near enough at `within`, or with
 * everybody staying aboard all the way (RIDE_ON); and of a unit aboard of one.
 * False if nothing is to be said. */
enum { RIDE_ON = -1 };

#endif
