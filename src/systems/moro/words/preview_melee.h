/* Previews of tests, charges and melees, step by step as they will come (M-12). */
#ifndef MORO_WORDS_PREVIEW_MELEE_H
#define MORO_WORDS_PREVIEW_MELEE_H

#include "systems/moro/moro.h"

/* "WHO at 70 or less, 71%; else it runs" */
void moro_preview_test(const struct game *v, int unit, enum test_cause cause, const char *who,
	struct preview *p);
void moro_preview_charge(const struct game *v, int unit, int target, struct preview *p);
void moro_preview_fight(const struct game *v, int unit, struct preview *p);

#endif
