/* Orders: where each unit goes, whether it charges, loads or leaves. */
#ifndef RISK_MIND_COMMAND_ORDERS_H
#define RISK_MIND_COMMAND_ORDERS_H

#include "systems/risk/risk.h"

/* One function a kind of decision. */
void risk_command_orders(const struct game *v, const struct decision *d, struct choice *c);

#endif
