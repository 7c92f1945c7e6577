/* Wants: what a side could do, by its aims, the script's events, and where its enemies are, and
 * what each of these is worth to it, in thousandths of a common figure.
 */
#ifndef SKIRMISH_WANTS_H
#define SKIRMISH_WANTS_H

#include "skirmish/commander/muster.h"

enum { WANTS_MAX = 2 * GOALS_MAX + UNITS_MAX };

/* Of going for any enemy, of keeping what one bears, of going along with who bears it. */
enum { WORTH_CLOSE = 900, WORTH_BEARER = 1500, WORTH_ESCORT = 1000 };

enum task_kind {
	TASK_CLOSE,	/* get at an enemy, as near as its arms like it */
	TASK_GO,	/* get to a place */
	TASK_HOLD,	/* be at a place and stay */
	TASK_AMBUSH,	/* lie still until somebody comes near */
	TASK_AVOID,	/* keep away from the enemy */
};

struct want {		/* one thing the side could do */
	enum task_kind kind;
	int16_t unit;	/* the only own unit that can do it, or -1 */
	int16_t one_of;	/* as goals have it */
	int16_t enemy, area, item, ward, talk;	/* what it is about, or -1 */
	uint8_t edge;
	cell_t at;	/* about where */
	int32_t worth;
	bool heads;	/* its crew are figures, not units */
	int16_t crew;	/* that are enough for it */
	int16_t taken;
};

struct wants {
	int n;
	struct want want[WANTS_MAX];
	bool cautious[UNITS_MAX];	/* own units that are somebody's aim */
};

/* All that the muster's side could do. */
void wants_list(const struct muster *m, struct wants *w);
/* What a point is worth to a side: all of them together are so many of its men. */
int32_t wants_point(const struct game *v, int side);
/* Whether a unit is to be fought: beasts are let be that nobody's aim is about. */
bool wants_hostile(const struct muster *m, int unit);
/* Where a unit is, or was seen last; CELL_NONE. */
cell_t wants_where(const struct muster *m, int unit);
/* Whether a unit has a place of its own to go to. */
bool wants_bound(const struct muster *m, int unit);

#endif
