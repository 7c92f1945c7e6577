/* Rolling up a hero (PRP): Luck, traits, field craft, arms (R:77 … R:158). */
#ifndef ADVENTURE_HEROES_CASTING_H
#define ADVENTURE_HEROES_CASTING_H

#include "cliffhanger/casting.h"
#include "systems/adventure/adventure.h"

extern const struct casting adv_casting;

#endif
