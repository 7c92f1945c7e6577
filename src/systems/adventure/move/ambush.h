/* Ambushes (S-A-29): whoever would walk into or past a hidden enemy stops short of him, and
 * he is found. */
#ifndef ADVENTURE_MOVE_AMBUSH_H
#define ADVENTURE_MOVE_AMBUSH_H

#include "skirmish/body/movers.h"
#include "systems/adventure/adventure.h"

void adv_ambushes(struct game *g, struct movers *all);

#endif
