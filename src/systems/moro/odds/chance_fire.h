/* The chances of small arms and Gatlings (M-7, M-8, M-10), with the test that follows. */
#ifndef MORO_ODDS_CHANCE_FIRE_H
#define MORO_ODDS_CHANCE_FIRE_H

#include "systems/moro/fire/volley.h"
#include "systems/moro/moro.h"
#include "systems/moro/odds/chances.h"

/* NULL with the reason if they cannot fire. */
struct fire_stand *moro_fire_stand_new(const struct odds_case *q, const struct fire_in *in,
	struct reason *why);
void moro_fire_stand_free(struct fire_stand *f);	/* takes NULL */
void moro_fire_stand_chances(const struct fire_stand *f, struct volley_chances *c);
void moro_fire_stand_rolls(const struct fire_stand *f, struct odds *odds);

#endif
