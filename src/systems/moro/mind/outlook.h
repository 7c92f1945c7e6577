/* Outlooks: what the dice of a move may bring before they are thrown, counted exactly. */
#ifndef MORO_OUTLOOK_H
#define MORO_OUTLOOK_H

#include "systems/moro/moro.h"

/* Of all throws of a move's dice, in the measure: how far in all, or in jungle. */
struct outlook { int32_t least, mean, most; int none; };	/* none: percent that go nowhere */

struct outlook moro_outlook_move(const struct game *v, int unit, bool jungle);
/* The average of both: what maps show before the dice fall. */
struct moro_pace moro_outlook_mean(const struct game *v, int unit);
/* Percent of throws with which a charge comes into contact. */
int moro_outlook_charge(const struct game *v, int unit, int target);

#endif
