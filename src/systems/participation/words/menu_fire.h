/* The menus of firing, of shots at passers-by, and of lit dynamite. */
#ifndef PARTICIPATION_WORDS_MENU_FIRE_H
#define PARTICIPATION_WORDS_MENU_FIRE_H

#include "skirmish/menus/menu.h"
#include "systems/participation/odds/expect.h"
#include "systems/participation/participation.h"
#include "systems/participation/words/words.h"

void pp_menu_of_snap(struct menu *m);
void pp_menu_of_fire(struct menu *m);
void pp_menu_of_kick(struct menu *m);

bool pp_menu_may_hit(const struct game *v, int figure, int target);
/* Whom of a unit one's shots would fall on, and their odds; -1. */
int pp_menu_mark(const struct game *v, int figure, int target, struct pp_fire_odds *best);

#endif
