/* What fire and blows may be expected to do (minds.h): by the rows that the rollers add up,
 * for places and moves not yet taken, and with the morale tests that follow. */
#ifndef MORO_MIND_STAKES_H
#define MORO_MIND_STAKES_H

#include "systems/moro/mind/minds.h"
#include "systems/moro/moro.h"

/* What so many kills are worth, with the morale test that follows. */
int32_t moro_stake_value(const struct game *v, const struct force *to, int32_t kills);
/* Fire: both together. */
int32_t moro_stake_fire(const struct game *v, const struct force *by, const struct force *to,
	const struct volley_at *s);
/* A charge that comes home, through all steps of a melee (M-12), or with `bound` the next
 * round of one. */
struct stakes moro_stake_melee(const struct game *v, const struct force *by,
	const struct force *to, bool bound);
/* What is to be feared of such a charge over so far, by how likely it gets home. */
int32_t moro_stake_charge(const struct game *v, const struct force *by, const struct force *to,
	int32_t far);

#endif
