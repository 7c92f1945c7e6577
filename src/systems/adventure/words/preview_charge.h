/* Previews of what asks for heart: charges, tests of morale, blows hand to hand. */
#ifndef ADVENTURE_WORDS_PREVIEW_CHARGE_H
#define ADVENTURE_WORDS_PREVIEW_CHARGE_H

#include "skirmish/menus/preview.h"
#include "systems/adventure/adventure.h"
#include "systems/adventure/morale/morale.h"

void adv_preview_test(const struct game *v, int unit, enum morale_cause cause,
	const char *what, struct preview *p);
void adv_preview_charge(const struct game *v, int unit, enum mode mode, int target,
	struct preview *p);
preview_put adv_preview_press, adv_preview_strike, adv_preview_fallen;

#endif
