/* Arms: how far units may be expected to strike (minds.h). */
#ifndef MORO_MIND_MIND_ARMS_H
#define MORO_MIND_MIND_ARMS_H

#include "systems/moro/moro.h"

/* Longest range of all arms of a unit that can be used now, its piece's too; 0 = none. */
int32_t moro_arms_reach(const struct game *g, int unit);
/* S-K-4, X-148: whether its arms reach another unit, or a charge as it usually goes. */
bool moro_threatens(const struct game *g, int unit, int other);
/* What a charge goes on the average: the mean of the dice that a move has. */
int32_t moro_usual_charge(const struct game *g);

#endif
