/* Bursts: what a grenade or a shell does where it comes down (A-26, X-13, Y-1). */
#ifndef ADVENTURE_FIRE_BURST_H
#define ADVENTURE_FIRE_BURST_H

#include "systems/adventure/adventure.h"

void adv_shells_burst(struct game *g);	/* in the volley; marks fates */
/* The figures that a burst throws its dice against; how many. */
int adv_burst_marks(const struct game *g, cell_t cell, const struct weapon *w, int16_t *marks);
void adv_burst_roller(const struct game *g, cell_t burst, const struct weapon *w, int figure,
	struct roller *r);

#endif
