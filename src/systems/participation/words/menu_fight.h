/* The menu of fighting: whom each of a unit strikes at, who touches more than one. */
#ifndef PARTICIPATION_WORDS_MENU_FIGHT_H
#define PARTICIPATION_WORDS_MENU_FIGHT_H

#include "skirmish/menus/menu.h"
#include "systems/participation/participation.h"
#include "systems/participation/words/words.h"

void pp_menu_of_fight(struct menu *m);
bool pp_menu_may_strike(const struct game *v, const struct decision *d, int figure);

#endif
