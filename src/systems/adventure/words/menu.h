/* Menus: what could be chosen for a unit under a decision (menus/menu.h). */
#ifndef ADVENTURE_WORDS_MENU_H
#define ADVENTURE_WORDS_MENU_H

#include "skirmish/menus/menu.h"
#include "systems/adventure/adventure.h"

extern const struct menus adv_menus;

#endif
