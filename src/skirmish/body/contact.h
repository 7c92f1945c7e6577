/* Contact: who stands hand to hand with whom, and which enemy is the nearest. */
#ifndef SKIRMISH_CONTACT_H
#define SKIRMISH_CONTACT_H

#include "cliffhanger/game.h"

bool contact_figure(const struct game *g, int figure);	/* with an enemy */
bool contact_unit(const struct game *g, int unit);	/* a fit figure of it is */
/* Whether a figure, or a fit one of a unit, touches somebody of another unit. */
bool contact_with(const struct game *g, int figure, int other);
bool contact_units(const struct game *g, int unit, int other);
/* Bits of the units of whom somebody stands beside somebody of this one, in contact or not. */
uint64_t contact_neighbours(const struct game *g, int unit);
/* An enemy unit that `unit` has in sight and that has somebody fit beside a place; NOBODY. */
int contact_beside(const struct game *g, int unit, cell_t cell);
/* The nearest enemy unit, by their nearest figures, of those for which `could` (NULL: all) holds
 * of the two; of equals the first of the roster; NOBODY. */
int contact_nearest(const struct game *g, int unit,
	bool (*could)(const struct game *g, int unit, int other));
/* The same of the figures of a unit, or of all (NOBODY), from one of them. */
int contact_nearest_figure(const struct game *g, int figure, int unit,
	bool (*could)(const struct game *g, int figure, int other));
/* The nearest enemy unit that `unit` has in sight, with somebody fit, by their nearest
 * figures (K-6); of equals the first of the roster; NOBODY. */
int contact_nearest_enemy(const struct game *g, int unit);

#endif
