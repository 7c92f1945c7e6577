/* Forced back, hemmed in, captured, freed, surrendered. */
#ifndef ADVENTURE_MELEE_CAPTURE_H
#define ADVENTURE_MELEE_CAPTURE_H

#include "systems/adventure/adventure.h"

void adv_forced_back(struct game *g, int figure);	/* or stays, or is captured */
void adv_take(struct game *g, int figure, int captor);	/* captive of a figure */
bool adv_lies_alone(const struct game *g, int figure);	/* wounded, no fit friend beside it */
/* The enemy unit on whose wounded, lying alone, one of a unit could lay hands (Y-5); -1. */
int adv_meets_fallen(const struct game *g, int unit);
uint64_t adv_beside_fallen(const struct game *g);	/* bit per unit beside an enemy's wounded */
void adv_ask_fallen(struct game *g);	/* who was not asked yet this turn */
bool adv_may_do_to_fallen(const struct game *g, enum fallen_will will, struct reason *why);
void adv_captures(struct game *g);	/* who are to be taken; freeing (S-A-113) */
void adv_surrender(struct game *g, int unit, int to_unit);
/* The nearest enemy in sight who could take a unit's surrender (S-A-122), or -1. */
int adv_taker(const struct game *g, int unit);
bool adv_cornered(struct game *g, int unit);	/* routers with no way out: A-33 */

#endif
