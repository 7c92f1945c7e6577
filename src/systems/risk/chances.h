/* What `cliffhanger odds` reckons by the risk-factor rules: one file an action. */
#ifndef RISK_CHANCES_H
#define RISK_CHANCES_H

#include "cliffhanger/odds.h"

extern const struct odds_action risk_odds[];

/* chance_fire.c, chance_melee.c */
extern const struct odds_input risk_fire_inputs[], risk_melee_inputs[];
bool risk_fire_chance(const struct game_system *system, const struct rulebook *book,
	const struct odds_value *values, struct odds *odds, struct reason *why);
bool risk_melee_chance(const struct game_system *system, const struct rulebook *book,
	const struct odds_value *values, struct odds *odds, struct reason *why);

#endif
