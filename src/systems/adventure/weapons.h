/* Weapons: rows of the weapons table as typed numbers. */
#ifndef ADVENTURE_WEAPONS_H
#define ADVENTURE_WEAPONS_H

#include "skirmish/tables/binder.h"
#include "systems/adventure/adventure.h"

void adv_bind_weapons(struct binder *b, struct adv_rules *r);

#endif
