/* Strikes: who strikes whom hand to hand, before a die is thrown (melee.c); private to it and
 * to those who reckon what may come of it (bout.h). */
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

/* ME2: whom a figure strikes; false if it touches nobody. */
bool adv_striker(const struct game *g, int figure, struct striker *s);
bool adv_same_blow(const struct game *g, const struct striker *a, const struct striker *b);
int adv_melee_arm(const struct game *g, int figure);	/* row of the weapons */
/* those of the struck unit in contact with any of the striking unit, and
 * the place each would be pushed from; how many. */
int adv_struck(const struct game *g, int unit, int foe, int16_t *struck, cell_t *from);

#endif
