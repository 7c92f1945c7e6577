/* The other questions: charges pressed or called off, pursuits, whom to strike, late moves,
 * what to do in the Talk phase, and a story for the dead. */
#ifndef ADVENTURE_MIND_DECIDE_REST_H
#define ADVENTURE_MIND_DECIDE_REST_H

#include "systems/adventure/adventure.h"

void adv_decide_rest(const struct game *v, const struct decision *d, struct choice *c);

#endif
