/* Guns: how a piece is aimed, and at which figure a shell. */
#ifndef MORO_FIRE_GUN_H
#define MORO_FIRE_GUN_H

#include "systems/moro/fire/volley.h"
#include "systems/moro/moro.h"

bool moro_aim_gun(const struct game *g, int unit, int target, int mark, struct moro_aim *a,
	struct reason *why);
/* whether a unit's fire is that of its gun. */
bool moro_volley_by_gun(const struct game *g, int unit);
/* From the gun's place to a figure; INT32_MAX if there is no line. */
int32_t moro_volley_gun_range(const struct game *g, int unit, int figure);

#endif
