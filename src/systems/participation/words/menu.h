/* Menus: what could be chosen for a unit under a decision (menus/menu.h). */
#ifndef PARTICIPATION_WORDS_MENU_H
#define PARTICIPATION_WORDS_MENU_H

#include "skirmish/menus/menu.h"

extern const struct menus pp_menus;

/* Rows with the next free key: one whose line begins with a figure, … */
struct option *pp_menu_figure_row(struct menu *m, const char *label, enum option_need need,
	int verb, int figure, struct argument whom);
/* … and one of the menu's unit at another. */
struct option *pp_menu_target_row(struct menu *m, const char *label, int verb, int target);

#endif
