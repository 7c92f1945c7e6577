/* Why a beast does what it does, in words for players (X-231 … X-235). */
#ifndef PARTICIPATION_MIND_BEAST_WHY_H
#define PARTICIPATION_MIND_BEAST_WHY_H

#include "systems/participation/participation.h"

bool pp_beast_why(const struct game *v, int unit, int line, char *text, size_t size);

#endif
