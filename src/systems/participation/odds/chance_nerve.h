/* The chances of daring something risky, once or time after time: what one has done or
 * shrunk from before counts with the next try (S-P-24). */
#ifndef PARTICIPATION_ODDS_CHANCE_NERVE_H
#define PARTICIPATION_ODDS_CHANCE_NERVE_H

#include "systems/participation/odds/chances.h"
#include "systems/participation/participation.h"

extern const struct odds_input pp_nerve_inputs[];
bool pp_nerve_scene(const struct odds_case *a, struct pp_nerve_scene *scene, struct reason *why);

#endif
