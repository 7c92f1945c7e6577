/* The Movement phase: plans for ordered moves, the wounded who are helped along,
 * stragglers, pursuers, and who moves when. */
#ifndef ADVENTURE_MOVE_MARCH_H
#define ADVENTURE_MOVE_MARCH_H

#include "systems/adventure/adventure.h"
#include "systems/adventure/move/moves.h"

void adv_move_all(struct game *g);	/* C-8; marks ->moved, sixth sense, ambush (S-A-29) */
void adv_move_late(struct game *g, int unit, cell_t goal);
void adv_aid(const struct game *g, int unit, struct aid *a);
/* After anybody has moved. */
void adv_after_moves(struct game *g);

#endif
