/* Aiming: who may fire, with which of his arms, and how his fire at a unit stands. */
#ifndef MORO_FIRE_AIM_H
#define MORO_FIRE_AIM_H

#include "systems/moro/fire/volley.h"
#include "systems/moro/moro.h"

/* Whether a unit could fire at another now; at anybody. */
bool moro_can_fire(const struct game *g, int unit, int target, struct reason *why);
bool moro_has_target(const struct game *g, int unit);
bool moro_aim(const struct game *g, int figure, int target, struct moro_aim *a,
	struct reason *why);
/* `before_melee`: defensive fire, without the +1 for standing (M:68). */
void moro_aim_roller(const struct game *g, const struct moro_aim *a, int unit, int target,
	bool before_melee, struct roller *r);

/* Takes down who fires; false with the reason if nobody does.  The mark is the figure a
 * shell is aimed at, NOBODY = the best. */
bool moro_volley_party(const struct game *g, int unit, int target, int mark, struct volley_party *p,
	struct reason *why);
/* What no weapon changes: who fires at whom at all. */
bool moro_volley_lawful(const struct game *g, int unit, int target, struct reason *why);

/* The roll of an aim by a unit that stood, or did not. */
void moro_volley_roller(const struct game *g, const struct moro_aim *a, int unit, int target,
	bool still,
	struct roller *r);
/* Whether two aims of one unit at one target are rolled together. */
bool moro_volley_alike(const struct moro_aim *a, const struct moro_aim *b);
int moro_volley_dice(const struct volley_party *p);

#endif
