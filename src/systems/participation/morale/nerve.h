/* Nerve (P-11): something risky wants a D6 and the factors of 5 or more. */
#ifndef PARTICIPATION_MORALE_NERVE_H
#define PARTICIPATION_MORALE_NERVE_H

#include "systems/participation/participation.h"

void pp_nerve_roller(const struct game *g, int figure, int deed, int other_unit,
	struct roller *r);
/* Percent of throws with which a figure dares a deed now, as it is thrown for. */
int pp_nerve_percent(const struct game *g, int figure, int deed, int other_unit);
bool pp_nerve_dares(const struct pp_rules *rules, int sum);
/* Throws for it, and remembers; whether he does it. */
bool pp_nerve(struct game *g, int figure, int deed, int other_unit);
bool pp_check_dare(const struct game *g, const struct choice *c, struct reason *why);
void pp_apply_dare(struct game *g, const struct choice *c);

#endif
