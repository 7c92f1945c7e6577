/* Looks: what somebody who aims sees of a whole unit: how far off it is, and how it is covered. */
#ifndef SKIRMISH_LOOK_H
#define SKIRMISH_LOOK_H

#include "cliffhanger/game.h"

struct look {
	int nearest;		/* figure; NOBODY: none is seen */
	int32_t distance;	/* to that */
	int seen, covers[COVER_HARD + 1];	/* how many, and in which cover */
};

void look_begin(struct look *l);	/* nobody is seen yet */
void look_add(struct look *l, int figure, int32_t far, enum cover cover);
enum cover look_cover(const struct look *l);	/* of most; on a tie the better for them */

#endif
