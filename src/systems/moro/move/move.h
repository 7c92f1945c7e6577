/* Moving: the dice, the leader's walk, and whatever else is a unit's move (M-3 … M-5). */
#ifndef MORO_MOVE_MOVE_H
#define MORO_MOVE_MOVE_H

#include "systems/moro/moro.h"

void moro_throw_move(struct game *g);	/* the stage: dice */
void moro_move(struct game *g);		/* the stage: go, leave, charge, run, form, guns */

/* The acting unit's guide walks by its dice as near to a cell as he comes, with the
 * target of its charge or -1, and the others are placed round him; where he stands. */
cell_t moro_walk(struct game *g, cell_t goal, int target);

#endif
