/* The chances of a throw for morale: one who throws, and his comrades round him. */
#ifndef PARTICIPATION_ODDS_CHANCE_MORALE_H
#define PARTICIPATION_ODDS_CHANCE_MORALE_H

#include "systems/participation/odds/chances.h"
#include "systems/participation/participation.h"

extern const struct odds_input pp_morale_inputs[];
bool pp_morale_scene(const struct odds_case *a, struct pp_morale_scene *scene, struct reason *why);

#endif
