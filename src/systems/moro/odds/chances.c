/* The actions of the Moro wars whose chances can be asked for. */
#include "skirmish/uncommanded/action_odds.h"
#include "systems/moro/odds/chance_activation.h"
#include "systems/moro/odds/chance_sighting.h"
#include "systems/moro/odds/chances.h"

const struct odds_action moro_odds[] = {
	{ "activation", "Who has the hand", "M-1", moro_activation_inputs,
		moro_activation_chance, NULL, NULL },
	{ "sighting", "Looking for counters", "M-6", moro_sighting_inputs, moro_sighting_chance,
		moro_sighting_may_be, &moro_sighting_nothing },
	{ "fire", "Fire at a unit", "M-7", moro_fire_inputs, moro_fire_chance, moro_fire_may_be,
		&moro_fire_nothing },
	{ "cannon", "A cannon's shell", "M-9", moro_cannon_inputs, moro_cannon_chance,
		moro_cannon_may_be, &moro_cannon_nothing },
	{ "morale", "A test of morale", "M-11", moro_morale_inputs, moro_morale_chance,
		moro_morale_may_be, NULL },
	{ "melee", "A round of melee", "M-12", moro_melee_inputs, moro_melee_chance,
		moro_melee_may_be, NULL },
	{ "charge", "A charge", "M-12", moro_charge_inputs, moro_charge_chance, moro_charge_may_be,
		NULL },
	ACTION_TEST,
	{ .name = NULL }
};
