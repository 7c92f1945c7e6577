/* The plan: what a commander wants of each unit, from his side's aims, what he
 * knows of the enemy's, and the stance the scenario gave the unit.
 *
 * A system says what it makes of its units (struct party); what their fire and blows
 * are worth is its own affair.
 */
#ifndef SKIRMISH_PLAN_H
#define SKIRMISH_PLAN_H

#include "cliffhanger/game.h"

enum { TASK_CELLS = 256, PARTY_SPOTS = 2, MILLI = 1000 /* of a common figure's worth */ };

struct party {			/* a unit as one side knows it */
	bool known;		/* where it is, and that somebody of it is fit */
	bool enemy;
	bool spent;		/* does not act as it wishes: runs, or runs after somebody */
	bool fights;		/* is made for it */
	bool stays_off;		/* is of use where it is: a mortar */
	bool willed;		/* wants tasks: not a vehicle, which has none of its own */
	/* The stance that the scenario gave it. */
	bool holds, waits, guards, presses;
	int8_t n_spots;
	int16_t fit, active;	/* figures that stand; of them, able to act */
	cell_t at;		/* its leader's place */
	cell_t spots[PARTY_SPOTS];	/* some of its figures' places */
	int32_t range;		/* from which it is a danger to bearers */
	int32_t medium;		/* where it likes to fight; 0 = hand to hand */
	int32_t charge;		/* how far it could charge this turn, 0 = cannot */
};

struct council {		/* what a side's commander goes by */
	const struct game *v;
	int side;
	int32_t inch;		/* an inch on the table, in the measure */
	int shy;		/* bearers so few go home with what they carry */
	struct party of[UNITS_MAX];
};

/* A fit unit's spots: the place it is taken for, and of its figures that furthest from it;
 * how many.  And how far the nearest of so many spots is from a cell. */
int8_t plan_spots(const struct game *v, int unit, cell_t at, cell_t spots[PARTY_SPOTS]);
int32_t plan_apart(const struct table *t, const cell_t *spots, int n, cell_t cell);

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
	uint8_t leave;		/* enum edge bits over which to go, 0 = it stays */
	int n;
	cell_t cells[TASK_CELLS];
};

/* What a point is worth to a side: all of them together are so many of its men. */
int32_t plan_point(const struct game *v, int side);
void plan_task(const struct council *m, int unit, struct task *t);

#endif
