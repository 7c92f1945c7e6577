/* Orders: what a unit may be told, and what the words of the action tables leave of that
 * (K-5, X-30). */
#ifndef RISK_ORDERS_ORDERS_H
#define RISK_ORDERS_ORDERS_H

#include "systems/risk/risk.h"

bool risk_at_little_risk(const struct game *g, int unit);	/* up to the factor of K-4 */
/* Falling back and told to halt by its own row, it may go to the nearest cover first. */
bool risk_halts_in_cover(const struct game *g, int unit);
bool risk_may_order(const struct game *g, int unit, enum order order, struct reason *why);
/* The one order that its word leaves a unit, ORDER_STAND if it has a say or nothing else. */
enum order risk_sole_order(const struct game *g, int unit);
/* The enemy that an attack binds it to charge (K-7), or -1. */
int risk_must_charge(const struct game *g, int unit);
bool risk_check_order(const struct game *g, const struct choice *c, struct reason *why);
void risk_apply_order(struct game *g, const struct choice *c);
void risk_reveal_orders(struct game *g);
/* Where a move towards a goal ends: there, or as far as it goes (Y-28); CELL_NONE if it is no
 * nearer, or if only the goal itself will do. */
cell_t risk_as_far(const struct game *g, int unit, enum order order, cell_t goal);

#endif
