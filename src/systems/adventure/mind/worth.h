/* Worth: what this room makes of a place, and how its commanders weigh it. */
#ifndef ADVENTURE_MIND_WORTH_H
#define ADVENTURE_MIND_WORTH_H

#include "skirmish/commander/commander.h"
#include "systems/adventure/adventure.h"

extern const struct commander_rules adv_commander;	/* worth.c */

#endif
