/* The actions of either book whose chances can be asked for. */
#include "skirmish/uncommanded/action_odds.h"
#include "systems/adventure/odds/chances.h"

const struct odds_action *const adv_rugged_odds[] = { &adv_odds_shooting, &adv_odds_luck,
	&adv_odds_charge, &adv_odds_melee, &adv_odds_morale, &adv_odds_spotting, &action_test_odds,
	NULL };

const struct odds_action *const adv_pacific_odds[] = { &adv_odds_shooting, &adv_odds_grenades,
	&adv_odds_damage, &adv_odds_luck, &adv_odds_charge, &adv_odds_melee, &adv_odds_morale,
	&adv_odds_spotting, &action_test_odds, NULL };
