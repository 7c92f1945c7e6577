/* Matching (M:72, S-M-20): who fights whom, of all who stand in contact. */
#ifndef MORO_MELEE_MATCH_H
#define MORO_MELEE_MATCH_H

#include "systems/moro/melee/melee.h"
#include "systems/moro/moro.h"

int moro_match(const struct game *g, int unit, uint64_t foes, struct moro_fight *fights);
/* The same with figures where `at` says, NULL = where they
 * stand. */
int moro_match_at(const struct game *g, const cell_t *at, int unit, uint64_t foes,
	struct moro_fight *fights);

#endif
