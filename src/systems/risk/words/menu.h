/* Menus: what could be chosen for a unit under a decision (menus/menu.h). */
#ifndef RISK_WORDS_MENU_H
#define RISK_WORDS_MENU_H

#include "skirmish/menus/menu.h"
#include "systems/risk/risk.h"

extern const struct menus risk_menus;

#endif
