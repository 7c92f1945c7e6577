/* The chances of spotting a unit: by sight alone, or by the roll of who looks for it. */
#ifndef ADVENTURE_ODDS_CHANCE_SPOTTING_H
#define ADVENTURE_ODDS_CHANCE_SPOTTING_H

#include "cliffhanger/odds.h"
#include "systems/adventure/adventure.h"

extern const struct odds_input adv_spotting_inputs[];
extern const struct odds_nothing adv_spotting_nothing;

#endif
