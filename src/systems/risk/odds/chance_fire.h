/* The chances of fire: figures alike shoot at a unit, each seeing all of it. */
#ifndef RISK_ODDS_CHANCE_FIRE_H
#define RISK_ODDS_CHANCE_FIRE_H

#include "cliffhanger/odds.h"
#include "systems/risk/risk.h"

extern const struct odds_input risk_fire_inputs[], risk_melee_inputs[];
extern const struct odds_nothing risk_fire_nothing;

#endif
