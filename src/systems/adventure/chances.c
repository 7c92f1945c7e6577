/* The actions of either book whose chances can be asked for. */
#include "systems/adventure/chances.h"

#define SHOOTING { "shooting", "Shooting at a unit", "A-16", adv_shooting_inputs, \
	adv_shooting_chance }
#define LUCK { "luck", "A hero's Luck", "A-12", adv_luck_inputs, adv_luck_chance }
#define MORALE { "morale", "A morale test", "A-19", adv_morale_inputs, adv_morale_chance }
#define HEART MORALE

const struct odds_action adv_rugged_odds[] = {
	SHOOTING, LUCK,
	HEART,
	{ .name = NULL }
};

const struct odds_action adv_pacific_odds[] = {
	SHOOTING, LUCK,
	HEART,
	{ .name = NULL }
};
