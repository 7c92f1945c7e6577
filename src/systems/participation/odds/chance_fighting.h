/* The chances of a turn's fighting: one to one, or several on one, in one round or in both. */
#ifndef PARTICIPATION_ODDS_CHANCE_FIGHTING_H
#define PARTICIPATION_ODDS_CHANCE_FIGHTING_H

#include "systems/participation/odds/chances.h"
#include "systems/participation/participation.h"

extern const struct odds_input pp_fighting_inputs[];
bool pp_fighting_scene(const struct odds_case *a, struct pp_fighting *scene, struct reason *why);

#endif
