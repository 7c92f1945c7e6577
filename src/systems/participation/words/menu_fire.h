/* The menus of firing, of shots at passers-by, and of lit dynamite. */
#ifndef PARTICIPATION_WORDS_MENU_FIRE_H
#define PARTICIPATION_WORDS_MENU_FIRE_H

#include "systems/participation/odds/expect.h"
#include "systems/participation/participation.h"
#include "systems/participation/words/words.h"

void pp_menu_of_snap(struct pp_menu_page *g);
void pp_menu_of_fire(struct pp_menu_page *g);
void pp_menu_of_kick(struct pp_menu_page *g);

bool pp_menu_may_hit(const struct game *v, int figure, int target);
/* Whom of a unit one's shots would fall on, and their odds; -1. */
int pp_menu_mark(const struct game *v, int figure, int target, struct pp_fire_odds *best);

#endif
