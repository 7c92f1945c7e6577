/* Charges (M:14, S-M-14, X-126): from the dice to contact, and all that comes before the
 * first blow: the defender's test, his fire, the attacker's test. */
#ifndef MORO_MELEE_CHARGE_H
#define MORO_MELEE_CHARGE_H

#include "systems/moro/moro.h"

bool moro_may_charge(const struct game *g, int unit, int target, struct reason *why);
/* Where a charge with such a pace would bring the guide: contact, or as near as it gets. */
cell_t moro_charge_goal(const struct game *g, int unit, int target, struct moro_pace pace,
	bool *contact);
void moro_charge(struct game *g);	/* of stage MOVE: goes there, and whether it touches */
void moro_hold(struct game *g);		/* the stages */
void moro_defend(struct game *g);
void moro_close(struct game *g);

cell_t moro_charge_contact(const struct game *g, int unit, int target);

#endif
