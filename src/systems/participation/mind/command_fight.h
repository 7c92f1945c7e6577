/* Fights: who has several enemies about him says at whom he strikes: at one already hurt,
 * at one whom comrades fight too, at a leader. */
#ifndef PARTICIPATION_MIND_COMMAND_FIGHT_H
#define PARTICIPATION_MIND_COMMAND_FIGHT_H

#include "systems/participation/mind/minds.h"
#include "systems/participation/participation.h"

void pp_command_fight(const struct teller *t);

#endif
