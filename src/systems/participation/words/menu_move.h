/* The menu of moving: ways to go, charges, watching, and what takes a whole move. */
#ifndef PARTICIPATION_WORDS_MENU_MOVE_H
#define PARTICIPATION_WORDS_MENU_MOVE_H

#include "skirmish/menus/menu.h"
#include "systems/participation/participation.h"
#include "systems/participation/words/words.h"

void pp_menu_yield(struct menu *m);	/* a row for it, if there is somebody */
void pp_menu_of_move(struct menu *m);

#endif
