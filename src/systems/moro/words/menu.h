/* Menus: what could be chosen for a unit under a decision. */
#ifndef MORO_WORDS_MENU_H
#define MORO_WORDS_MENU_H

#include "systems/moro/moro.h"

bool moro_wants(const struct game *v, const struct decision *d, int unit);
int moro_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room);

#endif
