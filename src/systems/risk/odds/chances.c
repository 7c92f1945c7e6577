/* The actions of the risk-factor rules whose chances can be asked for. */
#include "skirmish/uncommanded/action_odds.h"
#include "systems/risk/odds/chance_fire.h"
#include "systems/risk/odds/chances.h"

const struct odds_action risk_odds[] = {
	ACTION_TEST,
	{ "fire", "Fire at a unit", "K-14", risk_fire_inputs, risk_fire_chance,
		risk_fire_may_be, &risk_fire_nothing },
	{ "melee", "A round of melee", "K-17", risk_melee_inputs, risk_melee_chance, NULL,
		NULL },
	{ .name = NULL }
};
