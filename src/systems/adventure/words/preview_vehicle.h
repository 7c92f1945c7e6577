/* Previews of what is done with vehicles: by the very courses, rolls and chart that the
 * turn will meet. */
#ifndef ADVENTURE_WORDS_PREVIEW_VEHICLE_H
#define ADVENTURE_WORDS_PREVIEW_VEHICLE_H

#include "systems/adventure/adventure.h"

/* A vehicle's state for the roster; an order of its own is left to the caller: "". */
void adv_preview_drive(const struct game *v, const struct choice *c, struct preview *p);
void adv_preview_aboard(const struct game *v, const struct choice *c, struct preview *p);
/* What a hit by an arm would do. */
void adv_preview_damage(const struct game *v, int unit, const struct weapon *w,
	struct preview *p);

#endif
