/* Charges (K:111, K:115, X-81): who may charge whom, and the run after the shooting. */
#ifndef RISK_MELEE_CHARGE_H
#define RISK_MELEE_CHARGE_H

#include "systems/risk/melee/comers.h"
#include "systems/risk/risk.h"

bool risk_may_charge(const struct game *g, int unit, int target, struct reason *why);
/* Cost for the nearest figure of `unit` to get into contact with `target`, in twelfths;
 * REACH_FAR if there is no way. */
int32_t risk_charge_cost(const struct game *g, int unit, int target);
void risk_charges(struct game *g);	/* the stages */
void risk_charge_comers(const struct game *g, int unit, int target, struct comers *all);

#endif
