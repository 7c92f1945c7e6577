/* Menus: what could be chosen for a unit under a decision (menus/menu.h). */
#ifndef PARTICIPATION_WORDS_MENU_H
#define PARTICIPATION_WORDS_MENU_H

#include "skirmish/menus/menu.h"

extern const struct menus pp_menus;

/* A row with the next free key, whose line begins with a figure. */
struct option *pp_menu_figure_row(struct menu *m, const char *label, enum option_need need,
	int verb, int figure, struct argument whom);

#endif
