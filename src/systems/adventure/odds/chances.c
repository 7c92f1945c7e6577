/* The actions of either book whose chances can be asked for. */
#include "skirmish/uncommanded/action_odds.h"
#include "systems/adventure/odds/chance_charge.h"
#include "systems/adventure/odds/chance_grenades.h"
#include "systems/adventure/odds/chance_luck.h"
#include "systems/adventure/odds/chance_melee.h"
#include "systems/adventure/odds/chance_morale.h"
#include "systems/adventure/odds/chance_shooting.h"
#include "systems/adventure/odds/chance_spotting.h"
#include "systems/adventure/odds/chances.h"

#define SHOOTING { "shooting", "Shooting at a unit", "A-16", adv_shooting_inputs, \
	adv_shooting_chance, adv_shooting_may_be, &adv_shooting_nothing }
#define GRENADES { "grenades", "A grenade or shell that bursts", "A-26", adv_grenades_inputs, \
	adv_grenades_chance, adv_grenades_may_be, &adv_grenades_nothing }
#define DAMAGE { "damage", "Hits on a vehicle", "A-28", adv_damage_inputs, adv_damage_chance, \
	NULL, &adv_damage_nothing }
#define LUCK { "luck", "A hero's Luck", "A-12", adv_luck_inputs, adv_luck_chance, NULL, NULL }
#define MORALE { "morale", "A morale test", "A-19", adv_morale_inputs, adv_morale_chance, \
	adv_morale_may_be, NULL }
#define MELEE { "melee", "A phase hand to hand", "A-17", adv_melee_inputs, adv_melee_chance, \
	adv_melee_may_be, NULL }
#define SPOTTING { "spotting", "Spotting a hidden unit", "S-A-23", adv_spotting_inputs, \
	adv_spotting_chance, adv_spotting_may_be, &adv_spotting_nothing }
#define CHARGE { "charge", "A charge, up to contact", "A-15", adv_charge_inputs, \
	adv_charge_chance, adv_charge_may_be, NULL }
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
