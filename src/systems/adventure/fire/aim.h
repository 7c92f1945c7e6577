/* Aiming: how one figure's fire at a unit stands, and with which of its arms. */
#ifndef ADVENTURE_FIRE_AIM_H
#define ADVENTURE_FIRE_AIM_H

#include "systems/adventure/adventure.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/ready.h"

bool adv_aim(const struct game *g, int figure, int target, struct aim *a, struct reason *why);
bool adv_can_aim(const struct game *g, int figure, int target);	/* whether there is one */
/* The same of one of whom adv_can_shoot() is known, with the feeders of his unit. */
bool adv_aim_of_able(const struct game *g, int figure, int target, const struct feeders *fed,
	struct aim *a, struct reason *why);
/* Those of a unit of whom adv_aim() holds, `most` at most, in order; how many. */
int adv_able(const struct game *g, int unit, int target, int most, int16_t *who);
/* The same at chargers, before they have come: where they will halt, one cell short of contact,
 * with nothing between. */
bool adv_aim_at_charge(const struct game *g, int figure, int charger, struct aim *a);
/* Prepares the roll of an aim: need and modifiers. */
void adv_aim_roller(const struct game *g, const struct aim *a, int target, struct roller *r);
/* The figures of `target` that an aim may hit (A-10, S-A-51); how many. */
int adv_aim_marks(const struct game *g, const struct aim *a, int target, int16_t *marks);
bool adv_under_charge(const struct game *g, int unit);	/* by chargers who still come */
static inline int32_t adv_longest_range(const struct weapon *w)
{
	const int32_t nearer = w->range[0] > w->range[1] ? w->range[0] : w->range[1];

	return w->range[2] > nearer ? w->range[2] : nearer;
}

#endif
