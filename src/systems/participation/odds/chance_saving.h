/* The chances of one saving throw: against a blow of a known effect, or a hit with its
 * effect die before it. */
#ifndef PARTICIPATION_ODDS_CHANCE_SAVING_H
#define PARTICIPATION_ODDS_CHANCE_SAVING_H

#include "systems/participation/odds/chances.h"
#include "systems/participation/participation.h"

extern const struct odds_input pp_saving_inputs[];
bool pp_saving_scene(const struct odds_case *a, struct pp_saving *scene, struct reason *why);

#endif
