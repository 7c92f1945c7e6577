/* The chances of the toss (M-1): who has the hand, and how long he keeps it. */
#ifndef MORO_ODDS_CHANCE_ACTIVATION_H
#define MORO_ODDS_CHANCE_ACTIVATION_H

#include "cliffhanger/odds.h"
#include "systems/moro/moro.h"

extern const struct odds_input moro_activation_inputs[], moro_sighting_inputs[],
	moro_fire_inputs[], moro_cannon_inputs[], moro_morale_inputs[], moro_melee_inputs[],
	moro_charge_inputs[];

#endif
