/* What the files that make menus share. */
#ifndef ADVENTURE_MENU_H
#define ADVENTURE_MENU_H

#include "systems/adventure/vehicles.h"

struct menu { struct option *options; int n, room; };

/* One more row, allowed and without a line yet; NULL if there is no room. */
struct option *menu_add(struct menu *m, char key, const char *label, enum option_need need);

#endif
