/* Fire: the target from which most is to be expected. */
#ifndef ADVENTURE_MIND_DECIDE_FIRE_H
#define ADVENTURE_MIND_DECIDE_FIRE_H

#include "systems/adventure/adventure.h"

void adv_decide_fire(const struct game *v, const struct decision *d, struct choice *c);

#endif
