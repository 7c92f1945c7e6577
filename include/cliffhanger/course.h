/* Courses: how a body gets from one place and heading to another.
 *
 * A body goes ahead one cell at a time in the direction of its heading, turns by
 * one direction at a time about its anchor, and may go astern.  It may be only
 * where its whole footprint lies on ground that it can enter and that nobody
 * marks as closed, no cell of it more than a level above or below its anchor.
 * What it sweeps over in turning is not asked for.
 * The ground under its anchor sets its pace: a lorry whose middle is on the road
 * is on the road.
 *
 * Costs are in the caller's own units.  Those of one move of a kind are
 * COURSE_MOVE if enter[] is filled by course_enter(), so that a vehicle that has
 * a rate for every kind of ground has spent its move, whatever it went over, when
 * its costs come to COURSE_MOVE; at double speed to twice that.
 *
 * Like a reach, a course is scratch: made once for a table's size, flooded again
 * and again.
 */
#ifndef CLIFFHANGER_COURSE_H
#define CLIFFHANGER_COURSE_H

#include "cliffhanger/footprint.h"
#include "cliffhanger/table.h"

enum {
	COURSE_MOVE = 4200,	/* one move; all printed rates share it out evenly */
	COURSE_FAR = INT32_MAX,
	COURSE_TURN_MAX = 3,
	COURSE_STEP_MAX = 1 << 14,	/* no step may cost more */
	COURSE_HEADINGS_MAX = 8
};

struct course;

/* The cost of one straight cell for a mover that goes `rate` (of the table's
 * measure) in a move; 0 for a rate of 0: it cannot. */
static inline int32_t course_enter(const struct table *t, int32_t rate)
{
	const int32_t cost = rate > 0 ? COURSE_MOVE * t->cell_length / rate : 0;

	return rate <= 0 ? 0 : cost < 1 ? 1 : cost < COURSE_STEP_MAX / 4 ? cost
		: COURSE_STEP_MAX / 4;
}

struct course_rule {
	struct body body;
	int32_t enter[GROUNDS_MAX];	/* cost of a straight cell on this ground;
					 * 0 = it can neither enter nor stand on it.
					 * Diagonals of squares cost one and a half, a
					 * level up twice as much */
	uint8_t turn;		/* cells to go between two turns, at most COURSE_TURN_MAX;
				 * 0 = it may turn on the spot.  Turns cost nothing */
	uint8_t astern;		/* a cell astern costs once or twice as much; 0 = it
				 * cannot go astern */
	bool flying;		/* levels are nothing to it */
	const uint8_t *marks;	/* [cells] bits, or NULL; as of struct reach_rule.  Its
				 * own cells must not be closed to it */
	uint8_t closed;		/* no part of it may cover a cell with any of these bits */
};

struct pose { cell_t cell; uint8_t heading; };	/* of the anchor */

struct course *course_new(const struct table *t);	/* NULL without memory */
void course_free(struct course *c);			/* takes NULL */

/* Whether a body may be somewhere by its rule. */
bool course_room(const struct table *t, const struct course_rule *rule, struct pose at);

/* Floods where it may get for `allowance`.  It may turn at once.  The place it
 * starts from is not asked whether there is room. */
void course_flood(struct course *c, const struct table *t, const struct course_rule *rule,
	struct pose from, int32_t allowance);
/* The same, but only until a cell is reached: what costs more is not known then. */
void course_flood_to(struct course *c, const struct table *t, const struct course_rule *rule,
	struct pose from, int32_t allowance, cell_t goal);

/* What it costs to bring the anchor to a cell, whatever the heading; COURSE_FAR. */
int32_t course_cost(const struct course *c, cell_t cell);
/* Its heading there, as it comes cheapest; -1 out of reach. */
int course_heading(const struct course *c, cell_t cell);
/* Anchor cells reached, the first the start, in order of cost; until the next flood. */
const cell_t *course_all(const struct course *c, int *count);
/* Of the cells reached the one nearest to `goal` on the bare grid, of several the
 * cheapest; the goal itself if it is reached. */
cell_t course_nearest(const struct course *c, cell_t goal);

/* A way, pose by pose, the start first: from one to the next the body goes ahead or
 * astern by a cell, or turns by one direction. */
struct course_step { struct pose pose; int32_t cost; };	/* cost: from the start */
/* To a cell; how many steps it has, 0 out of reach.  Writes nothing if that is more
 * than `room`. */
int course_path(const struct course *c, cell_t cell, struct course_step *path, int room);

#endif
