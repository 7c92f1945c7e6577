/* Upheavals: what becomes of those under whom the ground changes (S-A-124). */
#ifndef ADVENTURE_UPHEAVAL_H
#define ADVENTURE_UPHEAVAL_H

#include "systems/adventure/adventure.h"

void adv_engulfed(struct game *g, const struct table *before, const int16_t *figures, int n);

#endif
