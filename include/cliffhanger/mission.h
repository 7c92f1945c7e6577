/* Missions: what a mind that tries things would have its units do, whatever their own commander
 * would make of the aims.  They go with a view, are no part of the state, and bind nobody but
 * the system's commander who is asked of that view (system->command): he sees to the ways, the
 * cover and the odds of it.
 */
#ifndef CLIFFHANGER_MISSION_H
#define CLIFFHANGER_MISSION_H

#include "cliffhanger/grid.h"

enum mission_kind {
	MISSION_NONE,		/* as its commander likes */
	MISSION_CLOSE,		/* get at `unit`, an enemy */
	MISSION_GO,		/* get to `cell` */
	MISSION_HOLD,		/* stay about where it is */
	MISSION_AVOID,		/* give way to the enemy */
	MISSION_LEAVE,		/* go off the table by one of `edges` */
	MISSION_FOLLOW,		/* keep with `unit`, a friend */
};

struct mission {
	uint8_t kind;		/* enum mission_kind */
	uint8_t edges;		/* enum edge bits */
	int16_t unit;
	cell_t cell;
};

#endif
