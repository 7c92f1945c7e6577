/* Strikes: who strikes whom hand to hand, before a die is thrown (melee.c); private to it and
 * to those who reckon what may come of it (melee_round.h). */
#ifndef ADVENTURE_STRIKE_H
#define ADVENTURE_STRIKE_H

#include "systems/adventure/adventure.h"

struct striker {
	int16_t figure, opponent;
	int16_t foe;		/* the opponent's unit */
	int8_t need;
	uint8_t dice;
	bool rolled;
};

#endif
