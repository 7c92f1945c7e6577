/* Menus: what could be chosen for a unit under a decision (menus/menu.h). */
#ifndef MORO_WORDS_MENU_H
#define MORO_WORDS_MENU_H

#include "skirmish/menus/menu.h"

extern const struct menus moro_menus;

#endif
