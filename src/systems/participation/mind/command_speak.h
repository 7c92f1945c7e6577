/* Speaking: whoever is master of himself tells those who only do as they are told, in the
 * quietest voice that reaches all of them whom any voice would reach. */
#ifndef PARTICIPATION_MIND_COMMAND_SPEAK_H
#define PARTICIPATION_MIND_COMMAND_SPEAK_H

#include "systems/participation/mind/minds.h"
#include "systems/participation/participation.h"

void pp_command_speak(const struct teller *t);

#endif
