/* Shells: what a hit of a cannon does where it falls (M-9, S-M-23). */
#ifndef MORO_FIRE_SHELL_H
#define MORO_FIRE_SHELL_H

#include "systems/moro/melee/melee.h"
#include "systems/moro/moro.h"

/* A bare die for each of a unit in the burst (M-9); `of` = NOBODY if they are several. */
void moro_volley_burst_roller(const struct game *g, int unit, int of_unit, int of,
	struct roller *r);

/* Whoever is in the burst at a cell, friend or foe, as far as the game or view knows. */
int moro_volley_burst_marks(const struct game *g, cell_t cell, int16_t marks[FIGURES_MAX]);
void moro_volley_burst(struct game *g, int unit, cell_t cell);

#endif
