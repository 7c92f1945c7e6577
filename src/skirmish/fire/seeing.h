/* Seeing: whether units have lines to each other, and which sides have which in sight, where
 * that follows anew from how all stand whenever they look.
 *
 *  SE1  What a side sees follows from what it finds by itself; allies share it.
 *  SE2  A side that has nobody left to look loses sight of nobody; of a unit with nobody left
 *       to be found nothing changes any more.
 */
#ifndef SKIRMISH_SEEING_H
#define SKIRMISH_SEEING_H

#include "cliffhanger/game.h"

/* What makes a line of two units: one of somebody of either. */
struct eyes {
	bool (*looks)(const struct game *g, int figure);	/* NULL: who is fit */
	bool (*shows)(const struct game *g, int figure);	/* NULL: who is fit */
	bool (*line)(const struct game *g, int figure, int other);
};
bool seeing_unit(const struct game *g, int unit, int other, const struct eyes *by);
/* Whether a unit of that very side has one. */
bool seeing_side(const struct game *g, int side, int unit, const struct eyes *by);

struct seeing {
	bool (*there)(const struct game *g, int unit);	/* may be found, or lost sight of */
	void (*before)(struct game *g, int unit);	/* before its enemies look */
	bool (*finds)(struct game *g, int side, int unit);	/* by itself */
	/* Bit per side that finds it, and per side that looks at all. */
	void (*found)(struct game *g, int unit, int sides, int looking);
};
void seeing_renew(struct game *g, const struct seeing *by);

void seeing_show(struct game *g, int unit, int sides);	/* bit per side */

#endif
