/* The menu of moving: ways to go, charges, watching, and what takes a whole move. */
#ifndef PARTICIPATION_WORDS_MENU_MOVE_H
#define PARTICIPATION_WORDS_MENU_MOVE_H

#include "systems/participation/participation.h"
#include "systems/participation/words/words.h"

void pp_menu_yield(struct pp_menu_page *g);	/* a row for it, if there is somebody */
void pp_menu_of_move(struct pp_menu_page *g);

#endif
