/* Large creatures on their way: bodies of several cells, by courses. */
#ifndef PARTICIPATION_MOVE_BEASTS_H
#define PARTICIPATION_MOVE_BEASTS_H

#include "systems/participation/participation.h"

bool pp_move_course(const struct game *g, int unit, enum gait_row gait, struct course *c);

int pp_big(const struct game *g, int unit);	/* the figure that is its body, or NOBODY */
bool pp_big_may_go(const struct game *g, int unit, cell_t goal);
bool pp_big_may_charge(const struct game *g, int unit, int target);
void pp_big_steps(struct game *g, int unit);
bool pp_big_flees(struct game *g, int figure);	/* whether it could */

#endif
