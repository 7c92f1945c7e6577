/* The actions of the book whose chances can be asked for. */
#include "skirmish/uncommanded/action_odds.h"
#include "systems/participation/odds/chances.h"

const struct odds_action *const pp_odds[] = { &pp_odds_shooting, &pp_odds_fighting,
	&pp_odds_throwing, &pp_odds_saving, &pp_odds_morale, &pp_odds_nerve, &action_test_odds,
	NULL };
