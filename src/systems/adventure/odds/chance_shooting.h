/* The chances of a volley: shooters who stand alike at figures who stand alike. */
#ifndef ADVENTURE_ODDS_CHANCE_SHOOTING_H
#define ADVENTURE_ODDS_CHANCE_SHOOTING_H

#include "cliffhanger/odds.h"
#include "systems/adventure/adventure.h"

extern const struct odds_input adv_shooting_inputs[];
extern const struct odds_nothing adv_shooting_nothing;

#endif
