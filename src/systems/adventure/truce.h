/* Truces: what ends when two sides become friends, and what begins when they part (S-A-125). */
#ifndef ADVENTURE_TRUCE_H
#define ADVENTURE_TRUCE_H

#include "systems/adventure/adventure.h"

void adv_hold_back(struct game *g, int unit);
void adv_part(struct game *g, int side, int other);

#endif
