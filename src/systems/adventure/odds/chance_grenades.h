/* The chances of a burst: everybody in it is thrown at for himself (A-26, S-A-65). */
#ifndef ADVENTURE_ODDS_CHANCE_GRENADES_H
#define ADVENTURE_ODDS_CHANCE_GRENADES_H

#include "cliffhanger/odds.h"
#include "systems/adventure/adventure.h"

extern const struct odds_input adv_grenades_inputs[], adv_damage_inputs[];
extern const struct odds_nothing adv_grenades_nothing, adv_damage_nothing;

#endif
