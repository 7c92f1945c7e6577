/* Fire and throws: every figure at the target from which most is to be expected, dynamite
 * and gas where many enemies and few friends are. */
#ifndef PARTICIPATION_MIND_COMMAND_FIRE_H
#define PARTICIPATION_MIND_COMMAND_FIRE_H

#include "systems/participation/mind/minds.h"
#include "systems/participation/participation.h"

void pp_command_fire(const struct teller *t);

#endif
