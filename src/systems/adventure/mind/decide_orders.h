/* Orders: where each unit goes and how, whether it charges. */
#ifndef ADVENTURE_MIND_DECIDE_ORDERS_H
#define ADVENTURE_MIND_DECIDE_ORDERS_H

#include "systems/adventure/adventure.h"

void adv_decide_orders(const struct game *v, const struct decision *d, struct choice *c);

#endif
