/* Previews of tests, charges and melees, step by step as they will come (M-12). */
#ifndef MORO_WORDS_PREVIEW_MELEE_H
#define MORO_WORDS_PREVIEW_MELEE_H

#include "skirmish/menus/preview.h"
#include "systems/moro/moro.h"

/* "WHO at 70 or less, 71%; else it runs" */
void moro_preview_test(const struct game *v, int unit, enum test_cause cause, const char *who,
	struct preview *p);
preview_put moro_preview_charge, moro_preview_fight;

#endif
