/* Moving, as it is ordered: the decisions of MOVE, a side's at a time (P-2). */
#ifndef PARTICIPATION_MOVE_MOVE_H
#define PARTICIPATION_MOVE_MOVE_H

#include "systems/participation/participation.h"

void pp_ask_move(struct game *g);	/* the stage */
bool pp_check_move(const struct game *g, const struct choice *c, struct reason *why);
void pp_apply_move(struct game *g, const struct choice *c);

#endif
