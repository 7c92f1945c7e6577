/* The plan: what a commander wants of each unit, from his side's aims, what he
 * knows of the enemy's, and the stance the scenario gave the unit.
 */
#ifndef SKIRMISH_PLAN_H
#define SKIRMISH_PLAN_H

#include "cliffhanger/mission.h"
#include "skirmish/commander/muster.h"

enum { TASK_CELLS = 256, WANTS_MAX = 2 * GOALS_MAX + UNITS_MAX };

enum task_kind {
	TASK_CLOSE,	/* get at an enemy, as near as its arms like it */
	TASK_GO,	/* get to a place */
	TASK_HOLD,	/* be at a place and stay */
	TASK_AMBUSH,	/* lie still until somebody comes near */
	TASK_AVOID,	/* keep away from the enemy */
};

struct task {
	enum task_kind kind;
	int enemy;		/* the unit to get at, or -1 */
	int32_t worth;		/* of having it done */
	int32_t within;		/* near enough, if there is a line to it */
	bool cautious;		/* the unit itself is somebody's aim */
	bool contested;		/* the enemy may be there first */
	bool at_once;		/* not only by the end of the game */
	bool lasting;		/* its place does not move */
	bool done;		/* once there it is done, whatever comes later */
	uint8_t leave;		/* enum edge bits over which to go, 0 = it stays */
	int n;
	cell_t cells[TASK_CELLS];
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

/* What units of a side have taken so far, in the order of the roster. */
struct agenda {
	bool made;
	int side, units;
	struct wants wants;
	int16_t took[UNITS_MAX];	/* the want that each of so many took, or -1 */
	bool bidden;			/* by missions, as they were */
	struct mission missions[UNITS_MAX];
};

/* What a point is worth to a side: all of them together are so many of its men. */
int32_t plan_point(const struct game *v, int side);
void plan_task(const struct muster *m, int unit, struct task *t);

#endif
