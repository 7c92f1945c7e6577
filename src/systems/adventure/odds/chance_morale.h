/* The chances of a morale test: its point, and what comes of either result, by the very
 * functions that bring it about in play. */
#ifndef ADVENTURE_ODDS_CHANCE_MORALE_H
#define ADVENTURE_ODDS_CHANCE_MORALE_H

#include "cliffhanger/odds.h"
#include "systems/adventure/adventure.h"

extern const struct odds_input adv_morale_inputs[];

#endif
