/* The chances of a round of melee (M-12), with the test of whoever loses more. */
#ifndef MORO_ODDS_CHANCE_MELEE_H
#define MORO_ODDS_CHANCE_MELEE_H

#include "systems/moro/moro.h"
#include "systems/moro/odds/chances.h"

/* Puts both in a scene, in contact as far as two may fight one; NULL with the reason. */
struct scene *moro_brawl_new(const struct odds_case *q, const struct brawl_in *in,
	struct reason *why);
/* Puts them there again, as many as are left. */
void moro_brawl_close_up(struct game *g);
void moro_brawl_round(const struct game *g, bool locked, struct round_chances *r);
void moro_brawl_rolls(const struct game *g, bool locked, struct odds *odds);

#endif
