/* What `cliffhanger odds` reckons by the risk-factor rules: one file an action. */
#ifndef RISK_CHANCES_H
#define RISK_CHANCES_H

#include "cliffhanger/odds.h"

extern const struct odds_action risk_odds[];

/* chance_fire.c, chance_melee.c */
extern const struct odds_input risk_fire_inputs[], risk_melee_inputs[];
odds_may_be risk_fire_may_be;
extern const struct odds_nothing risk_fire_nothing;
odds_reckons risk_fire_chance, risk_melee_chance;

#endif
