/* Who goes first: each side with somebody there throws a D6, the higher goes first in each
 * part of the turn (S-P-1). */
#ifndef PARTICIPATION_ORDERS_FIRST_H
#define PARTICIPATION_ORDERS_FIRST_H

#include "systems/participation/participation.h"

void pp_who_first(struct game *g);	/* the stage */

#endif
