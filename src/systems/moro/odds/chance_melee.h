/* The chances of a round of melee (M-12), with the test of whoever loses more. */
#ifndef MORO_ODDS_CHANCE_MELEE_H
#define MORO_ODDS_CHANCE_MELEE_H

#include "systems/moro/moro.h"
#include "systems/moro/odds/chances.h"

enum { STRIP = 4, STRIP_GAP = 2, STRIPS = 5, BRAWL_COLS = STRIPS * (STRIP + STRIP_GAP),
	BRAWL_ROWS = 2 * BRAWL_MOST / STRIPS + 2, FAR_ROWS = 4,
	BRAWL_ALL_ROWS = BRAWL_ROWS + FAR_ROWS };	/* of the table they need */

/* Steps of situations: both are put in the scene, then in contact, as far as two may fight one. */
bool moro_brawl_put(struct scene *s);
bool moro_brawl_set(struct scene *s);
/* Puts them there again, as many as are left. */
void moro_brawl_close_up(struct game *g);
void moro_brawl_round(const struct game *g, bool locked, struct round_chances *r);
void moro_brawl_rolls(const struct game *g, bool locked, struct odds *odds);

#endif
