/* Going back (K-7): retreats to cover or straight away (S-K-17), routs, and routers who
 * have nowhere to run (S-K-18). */
#ifndef RISK_MOVE_RETREAT_H
#define RISK_MOVE_RETREAT_H

#include "skirmish/body/movers.h"
#include "systems/risk/risk.h"

/* Where a retreat would lead, by the unit's side's knowledge (S-K-17); CELL_NONE if it
 * stays or can go nowhere. */
cell_t risk_retreat_goal(const struct game *g, int unit);
bool risk_may_stay(const struct game *g, int unit);	/* in cover, strong enough (K-7) */
bool risk_surrounded(const struct game *g, int unit);	/* S-K-18 */

void risk_plan_retreat(struct game *g, int unit, struct movers *all);
void risk_plan_rout(struct game *g, int unit, struct movers *all);

#endif
