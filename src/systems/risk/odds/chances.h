/* What `cliffhanger odds` reckons by the risk-factor rules: one file an action (chance_*.c). */
#ifndef RISK_CHANCES_H
#define RISK_CHANCES_H

#include "cliffhanger/odds.h"
#include "systems/risk/risk.h"

extern const struct odds_action risk_odds_fire, risk_odds_melee;
extern const struct odds_action *const risk_odds[];

#endif
