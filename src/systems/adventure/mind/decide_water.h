/* In the water: what machine minds make of it. */
#ifndef ADVENTURE_MIND_DECIDE_WATER_H
#define ADVENTURE_MIND_DECIDE_WATER_H

#include "skirmish/commander/way.h"
#include "systems/adventure/adventure.h"

/* The order of a unit that is in deep water, or should go in to get to its goals;
 * false if neither.  For machine commanders and the uncommanded. */
bool adv_decide_water(const struct game *v, int unit, const struct goals *goals, int seat,
	struct choice *c);

/* Divers who lie in wait stay down while their air lasts; false if it is none. */
bool adv_decide_lurk(const struct game *v, int unit, int seat, struct choice *c);

#endif
