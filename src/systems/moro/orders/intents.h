/* Intents: who may be activated for what (M-2), and what an activation's choice sets going. */
#ifndef MORO_ORDERS_INTENTS_H
#define MORO_ORDERS_INTENTS_H

#include "systems/moro/moro.h"

bool moro_check_activation(const struct game *g, const struct choice *c, struct reason *why);
void moro_apply_activation(struct game *g, const struct choice *c);

#endif
