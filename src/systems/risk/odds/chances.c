/* The actions of the risk-factor rules whose chances can be asked for. */
#include "skirmish/uncommanded/action_odds.h"
#include "systems/risk/odds/chances.h"

const struct odds_action *const risk_odds[] = { &action_test_odds, &risk_odds_fire,
	&risk_odds_melee, NULL };
