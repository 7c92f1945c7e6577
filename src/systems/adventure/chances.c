/* The actions of either book whose chances can be asked for. */
#include "cliffhanger/action_odds.h"
#include "systems/adventure/chances.h"

#define SHOOTING { "shooting", "Shooting at a unit", "A-16", adv_shooting_inputs, \
	adv_shooting_chance }
#define GRENADES { "grenades", "A grenade or shell that bursts", "A-26", adv_grenades_inputs, \
	adv_grenades_chance }
#define DAMAGE { "damage", "Hits on a vehicle", "A-28", adv_damage_inputs, adv_damage_chance }
#define LUCK { "luck", "A hero's Luck", "A-12", adv_luck_inputs, adv_luck_chance }
#define MORALE { "morale", "A morale test", "A-19", adv_morale_inputs, adv_morale_chance }
#define MELEE { "melee", "A phase hand to hand", "A-17", adv_melee_inputs, adv_melee_chance }
#define SPOTTING { "spotting", "Spotting a hidden unit", "S-A-23", adv_spotting_inputs, \
	adv_spotting_chance }
#define CHARGE { "charge", "A charge, up to contact", "A-15", adv_charge_inputs, \
	adv_charge_chance }
#define HEART CHARGE, MELEE, MORALE, SPOTTING

const struct odds_action adv_rugged_odds[] = {
	SHOOTING, LUCK,
	HEART,
	ACTION_TEST,
	{ .name = NULL }
};

const struct odds_action adv_pacific_odds[] = {
	SHOOTING, GRENADES, DAMAGE, LUCK,
	HEART,
	ACTION_TEST,
	{ .name = NULL }
};
