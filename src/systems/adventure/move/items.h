/* Who picks things up and drops them (skirmish/body/items.h). */
#ifndef ADVENTURE_MOVE_ITEMS_H
#define ADVENTURE_MOVE_ITEMS_H

#include "systems/adventure/adventure.h"

void adv_items(struct game *g);

#endif
