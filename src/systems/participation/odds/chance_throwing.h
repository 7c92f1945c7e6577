/* The chances of a throw: whether it gets there, where it strays to, and who is hurt there. */
#ifndef PARTICIPATION_ODDS_CHANCE_THROWING_H
#define PARTICIPATION_ODDS_CHANCE_THROWING_H

#include "systems/participation/odds/chances.h"
#include "systems/participation/participation.h"

extern const struct odds_input pp_throwing_inputs[];
extern const struct odds_nothing pp_throwing_nothing;
bool pp_throwing_scene(const struct odds_case *a, struct pp_throwing *scene, struct reason *why);

#endif
