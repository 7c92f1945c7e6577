/* Fire, as minds see it: see minds.h. */
#ifndef PARTICIPATION_MIND_MIND_SHOOT_H
#define PARTICIPATION_MIND_MIND_SHOOT_H

#include "systems/participation/mind/minds.h"
#include "systems/participation/participation.h"

/* The next figure of the seat that is to fire does so at the best target; false when none
 * is left that would. */
bool pp_shoot_next(const struct teller *t, target_merit *merit);
/* A shot at a figure that passes: fires if it is worth it, else lets it pass. */
void pp_shoot_snap(const struct teller *t, const struct decision *d, int32_t least);
/* Lit sticks near somebody of the seat are kicked towards where most enemies stand. */
bool pp_kick_next(const struct teller *t);
/* The mean harm of a hit with such an SDD to somebody, and to a creature in wounds. */
int32_t pp_shoot_harm(const struct game *v, enum harm harm, int sdd, bool creature);

#endif
