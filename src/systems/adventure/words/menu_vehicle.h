/* Menus of vehicles and of those aboard: rows that ask the very checks of the choice, as in
 * menu.c. */
#ifndef ADVENTURE_WORDS_MENU_VEHICLE_H
#define ADVENTURE_WORDS_MENU_VEHICLE_H

#include "skirmish/menus/menu.h"

/* The orders of a vehicle, or of a unit aboard of one. */
void adv_vehicle_menu(struct menu *m);

#endif
