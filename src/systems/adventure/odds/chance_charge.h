/* The chances of a charge: the target's test (its rally before that, if it routs), the fire
 * of those who stand, the chargers' test, contact. */
#ifndef ADVENTURE_ODDS_CHANCE_CHARGE_H
#define ADVENTURE_ODDS_CHANCE_CHARGE_H

#include "cliffhanger/odds.h"
#include "systems/adventure/adventure.h"

extern const struct odds_input adv_charge_inputs[];

#endif
