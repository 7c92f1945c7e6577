/* What the ground does to the fighting and to whoever enters it. */
#ifndef ADVENTURE_MOVE_FOOTING_H
#define ADVENTURE_MOVE_FOOTING_H

#include "skirmish/tables/binder.h"
#include "systems/adventure/adventure.h"

void adv_bind_footing(struct binder *b, struct adv_rules *r);	/* what else the ground does */

#endif
