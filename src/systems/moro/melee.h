/* What the files of charges, melee and morale tell each other. */
#ifndef MORO_MELEE_H
#define MORO_MELEE_H

#include "systems/moro/moro.h"

enum { FIGHTS_MAX = FIGURES_MAX / 2 };

static inline uint64_t unit_bit(int unit) { return (uint64_t)1 << unit; }

/* morale.c.  All who lost figures to one firing test, the target first; but not `spared`,
 * who has a test of his own to come, or NOBODY (X-129, S-M-17). */
void moro_test_hurt(struct game *g, int shooter, int target, int spared);

/* match.c: the fights of a unit with these enemy units, one against one or two against one;
 * how many.  `fights` has FIGHTS_MAX. */
struct moro_fight { int16_t own[MELEE_ON_ONE], foe[MELEE_ON_ONE]; uint8_t n_own, n_foe; };
int moro_match(const struct game *g, int unit, uint64_t foes, struct moro_fight *fights);
/* The same with figures where `at` says, NULL = where they
 * stand. */
int moro_match_at(const struct game *g, const cell_t *at, int unit, uint64_t foes,
	struct moro_fight *fights);

/* charge.c: where the guide would come to contact if his dice were high enough. */
cell_t charge_contact(const struct game *g, int unit, int target);

#endif
