/* Hand to hand: who strikes whom, with what number, and who is hit. */
#ifndef ADVENTURE_MELEE_MELEE_H
#define ADVENTURE_MELEE_MELEE_H

#include "systems/adventure/adventure.h"
#include "systems/adventure/melee/strike.h"

void adv_melee(struct game *g);		/* */
bool adv_melee_ambiguous(const struct game *g, int unit);	/* touches two enemy units */
void adv_melee_roller(const struct game *g, int figure, int opponent, struct roller *r);

/* ME2: whom a figure strikes; false if it touches nobody. */
bool adv_striker(const struct game *g, int figure, struct striker *s);
bool adv_same_blow(const struct game *g, const struct striker *a, const struct striker *b);
int adv_melee_arm(const struct game *g, int figure);	/* row of the weapons */
/* those of the struck unit in contact with any of the striking unit, and
 * the place each would be pushed from; how many. */
int adv_struck(const struct game *g, int unit, int foe, int16_t *struck, cell_t *from);

#endif
