/* Menus: what could be chosen for a unit under a decision. */
#ifndef ADVENTURE_WORDS_MENU_H
#define ADVENTURE_WORDS_MENU_H

#include "systems/adventure/adventure.h"

bool adv_wants(const struct game *v, const struct decision *d, int unit);
int adv_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room);

#endif
