/* The chances of shots: one or several who shoot at the same target, one after the other. */
#ifndef PARTICIPATION_ODDS_CHANCE_SHOOTING_H
#define PARTICIPATION_ODDS_CHANCE_SHOOTING_H

#include "systems/participation/odds/chances.h"
#include "systems/participation/participation.h"

extern const struct odds_input pp_shooting_inputs[];
extern const struct odds_nothing pp_shooting_nothing;
bool pp_shooting_scene(const struct odds_case *a, struct pp_shooting *scene, struct reason *why);

#endif
