/* The actions of the Moro wars whose chances can be asked for. */
#include "skirmish/uncommanded/action_odds.h"
#include "systems/moro/odds/chances.h"

const struct odds_action *const moro_odds[] = { &moro_odds_activation, &moro_odds_sighting,
	&moro_odds_fire, &moro_odds_cannon, &moro_odds_morale, &moro_odds_melee, &moro_odds_charge,
	&action_test_odds, NULL };
