/* The chance of a hero's Luck: one roll, or two with Huge Joss. */
#ifndef ADVENTURE_ODDS_CHANCE_LUCK_H
#define ADVENTURE_ODDS_CHANCE_LUCK_H

#include "cliffhanger/odds.h"
#include "systems/adventure/adventure.h"

extern const struct odds_input adv_luck_inputs[];

#endif
