/* Menus: what could be chosen for a unit under a decision (menus/menu.h). */
#ifndef ADVENTURE_WORDS_MENU_H
#define ADVENTURE_WORDS_MENU_H

#include "skirmish/menus/menu.h"
#include "systems/adventure/adventure.h"

extern const struct menus adv_menus;

/* A row for an order, allowed so far. */
struct option *adv_order_row(struct menu *m, char key, const char *label,
	enum option_need need, enum mode mode);

#endif
