/* Names for heroes whom nobody has christened. */
#ifndef ADVENTURE_NAMES_H
#define ADVENTURE_NAMES_H

#include "systems/adventure/adventure.h"

/* A name from the hero's part of the world, the same for the same number. */
void adv_cast_name(enum origin origin, uint64_t number, char *text, size_t size);

#endif
