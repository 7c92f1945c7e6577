/* What the files of previews tell each other. */
#ifndef ADVENTURE_PREVIEW_H
#define ADVENTURE_PREVIEW_H

#include "systems/adventure/adventure.h"

void adv_preview_fire(const struct game *v, const struct choice *c, struct preview *p);
void adv_preview_lob(const struct game *v, const struct choice *c, struct preview *p);
/* A line for each modifier, halves and what is only noted with them. */
void adv_say_modifiers(const struct roller *r, struct preview *p);
/* preview_charge.c: charges, the tests of morale, blows hand to hand */
void adv_preview_test(const struct game *v, int unit, enum morale_cause cause,
	const char *what, struct preview *p);
void adv_preview_charge(const struct game *v, int unit, enum mode mode, int target,
	struct preview *p);
void adv_preview_press(const struct game *v, int unit, struct preview *p);
void adv_preview_strike(const struct game *v, int unit, int foe, struct preview *p);
void adv_preview_fallen(const struct game *v, int unit, enum fallen_will will,
	struct preview *p);

#endif
