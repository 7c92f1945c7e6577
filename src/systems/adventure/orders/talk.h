/* Talk: handing over, and heroes who join a unit (A-20, C-7, S-C-16). */
#ifndef ADVENTURE_ORDERS_TALK_H
#define ADVENTURE_ORDERS_TALK_H

#include "skirmish/turn/company.h"
#include "systems/adventure/adventure.h"

extern const struct company adv_company;

#endif
