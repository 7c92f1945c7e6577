/* Orders: what a unit may be told, and what it is told. */
#ifndef ADVENTURE_ORDERS_ORDERS_H
#define ADVENTURE_ORDERS_ORDERS_H

#include "systems/adventure/adventure.h"

bool adv_check_order(const struct game *g, const struct choice *c, struct reason *why);
void adv_apply_order(struct game *g, const struct choice *c);
/* Whether a mode is open to a unit at all this turn (A-13, X-1, A2). */
bool adv_may_order(const struct game *g, int unit, enum mode mode, struct reason *why);
bool adv_may_charge(const struct game *g, int unit, int target, struct reason *why);
bool adv_may_rally(const struct game *g, int unit, struct reason *why);
void adv_reveal_orders(struct game *g);	/* EVENT_ORDER to whoever sees the unit */
void adv_halts_face(struct game *g);	/* K-7: who stands turns to face the enemy */

#endif
