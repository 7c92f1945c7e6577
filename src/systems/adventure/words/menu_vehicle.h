/* Menus of vehicles and of those aboard: rows that ask the very checks of the choice, as in
 * menu.c. */
#ifndef ADVENTURE_WORDS_MENU_VEHICLE_H
#define ADVENTURE_WORDS_MENU_VEHICLE_H

#include "systems/adventure/adventure.h"

/* ---- words_vehicle.c, preview_vehicle.c, menu_vehicle.c ---- */
/* The orders of a vehicle, or of a unit aboard of one; how many. */
int adv_vehicle_menu(const struct game *v, int unit, struct option *options, int room);

#endif
