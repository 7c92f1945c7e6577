/* What the files of charges, melee and morale tell each other. */
#ifndef MORO_MELEE_H
#define MORO_MELEE_H

#include "cliffhanger/chance.h"
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

/* odds.c: one fight, every fall of its dice counted; sides of a die, and for either party how
 * many throw one and what is added to the sum. */
struct blow { int dice, bonus; };
struct blow_chances { chance_t given, taken, tied; };	/* the first kills, falls, neither */
struct blow_chances blow_chances(int sides, struct blow own, struct blow foe);
/* Of a fight by the rollers that it would throw; NULL roles: by the bonds that there are. */
struct melee_roles { enum melee_role own, foe; };
struct blow_chances fight_chances(const struct game *g, const struct moro_fight *f,
	const struct melee_roles *roles);

/* charge.c: where the guide would come to contact if his dice were high enough. */
cell_t charge_contact(const struct game *g, int unit, int target);
/* odds.c: where every figure would stand, had the unit come into contact; at[FIGURES_MAX].
 * False if no way leads there. */
bool charge_stand(const struct game *v, int unit, int target, cell_t *at);

#endif
