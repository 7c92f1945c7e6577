/* What `cliffhanger odds` reckons by the risk-factor rules: one file an action. */
#ifndef RISK_CHANCES_H
#define RISK_CHANCES_H

#include "cliffhanger/odds.h"
odds_may_be risk_fire_may_be;
odds_reckons risk_fire_chance, risk_melee_chance;

extern const struct odds_action risk_odds[];

#endif
