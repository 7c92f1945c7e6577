/* Dice of this room: D6, and the arrow die (S-P-34). */
#ifndef PARTICIPATION_DICE_H
#define PARTICIPATION_DICE_H

#include "systems/participation/participation.h"

void pp_sum_die(struct tally *sum, int sides);	/* one more die added to a sum of dice */
int pp_die(struct roller *r, struct game *g);	/* one D6, as thrown */
/* The arrow die (S-P-34): a direction of the grid, thrown in the light. */
int pp_arrow(struct game *g, const char *rule, const char *what, int figure);

#endif
