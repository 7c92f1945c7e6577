/* The menu of speaking: every voice, with how many would understand it, and who speaks. */
#ifndef PARTICIPATION_WORDS_MENU_SPEAK_H
#define PARTICIPATION_WORDS_MENU_SPEAK_H

#include "skirmish/menus/menu.h"
#include "systems/participation/participation.h"
#include "systems/participation/words/words.h"

void pp_menu_of_speak(struct menu *m);
bool pp_menu_may_say(const struct game *v, const struct decision *d, int figure,
	enum voice voice, struct reason *why);

#endif
