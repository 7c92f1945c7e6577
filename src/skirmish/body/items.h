/* Things: whoever stands where one lies has it, or beside whom lies on it, out of the
 * fight; whoever loses his last man drops what his unit carried.
 *
 * The captors of the last of a unit take it from him; else those of it who have left the table
 * took it along, whoever was taken before.
 */
#ifndef SKIRMISH_ITEMS_H
#define SKIRMISH_ITEMS_H

#include "cliffhanger/system.h"

/* What a system says of those who carry things. */
struct carrying {
	bool (*picks_up)(const struct game *g, int figure);	/* who stands there */
	bool (*bears)(const struct game *g, int unit, int item);	/* NULL: whatever it is */
	bool (*alive)(const struct game *g, int unit);	/* has somebody left who carries */
	cell_t (*fell)(const struct game *g, int figure);	/* where a dead man lies */
};

/* Whether somebody lies on it who is down, so that nobody can stand there. */
bool items_lain_on(const struct game *g, int item);
bool items_carried(const struct game *g, int unit);	/* whether a unit has any */
void items_hand(struct game *g, int from, int to);	/* all that a unit has, to another */
void items_settle(const struct carrying *by, struct game *g);	/* after moves and fights */
/* Takes a figure captive, and if he was the last who was fit what his unit carried. */
void items_capture(struct game *g, int figure, int captor,
	bool (*alive)(const struct game *g, int unit));

#endif
