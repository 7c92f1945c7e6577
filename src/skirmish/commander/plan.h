/* The plan: what a commander wants of each unit, from his side's aims, what he
 * knows of the enemy's, and the stance the scenario gave the unit.
 */
#ifndef SKIRMISH_PLAN_H
#define SKIRMISH_PLAN_H

#include "cliffhanger/mission.h"
#include "skirmish/commander/wants.h"

enum { TASK_CELLS = 256 };

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

/* What units of a side have taken so far, in the order of the roster. */
struct agenda {
	bool made;
	int side, units;
	struct wants wants;
	int16_t took[UNITS_MAX];	/* the want that each of so many took, or -1 */
	bool bidden;			/* by missions, as they were */
	struct mission missions[UNITS_MAX];
};

void plan_task(const struct muster *m, int unit, struct task *t);

#endif
