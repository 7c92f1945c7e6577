/* The chances of one phase hand to hand: two units in contact in the scene, everybody
 * of either next to somebody of the other, and what they do to each other. */
#ifndef ADVENTURE_ODDS_CHANCE_MELEE_H
#define ADVENTURE_ODDS_CHANCE_MELEE_H

#include "cliffhanger/odds.h"
#include "systems/adventure/adventure.h"

extern const struct odds_input adv_melee_inputs[];

#endif
