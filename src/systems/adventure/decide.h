/* The commander's answers, one function a kind of decision. */
#ifndef ADVENTURE_DECIDE_H
#define ADVENTURE_DECIDE_H

#include "systems/adventure/scout.h"

void decide_orders(const struct game *v, const struct decision *d, struct choice *c);
void decide_fire(const struct game *v, const struct decision *d, struct choice *c);
void decide_rest(const struct game *v, const struct decision *d, struct choice *c);

#endif
