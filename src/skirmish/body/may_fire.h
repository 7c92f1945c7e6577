/* May fire: whether a unit has anybody who may shoot at somebody, and if not why (Y-7). */
#ifndef SKIRMISH_MAY_FIRE_H
#define SKIRMISH_MAY_FIRE_H

#include "cliffhanger/game.h"

/* What is asked of a system. */
struct may_fire {
	const char *rule;	/* by which one shoots at all */
	bool (*can)(const struct game *g, int figure, struct reason *why);
	bool (*enemies)(const struct game *g, int unit_a, int unit_b);
	bool (*at)(const struct game *g, int figure, int target, struct reason *why);
	int (*nearest)(const struct game *g, int unit);	/* enemy in sight, or -1 */
};

/* Some figure has some target; if none has, why the first fit one has not the nearest. */
bool may_fire(const struct game *g, int unit, const struct may_fire *by, struct reason *why);

#endif
