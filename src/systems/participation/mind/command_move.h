/* Moves: where each unit goes, whom it charges, whom it helps, whether it gives up. */
#ifndef PARTICIPATION_MIND_COMMAND_MOVE_H
#define PARTICIPATION_MIND_COMMAND_MOVE_H

#include "systems/participation/mind/minds.h"
#include "systems/participation/participation.h"

void pp_command_move(const struct teller *t, const struct decision *d);

#endif
