/* Previews of what is done with vehicles: by the very courses, rolls and chart that the
 * turn will meet. */
#ifndef ADVENTURE_WORDS_PREVIEW_VEHICLE_H
#define ADVENTURE_WORDS_PREVIEW_VEHICLE_H

#include "skirmish/menus/preview.h"
#include "systems/adventure/adventure.h"

preview_put adv_preview_drive, adv_preview_aboard;
/* What a hit by an arm would do. */
void adv_preview_damage(const struct game *v, int unit, const struct weapon *w,
	struct preview *p);

#endif
