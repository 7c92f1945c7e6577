/* What the files of the phase of charges and melee tell each other. */
#ifndef RISK_MELEE_H
#define RISK_MELEE_H

#include "skirmish/body/match.h"
#include "skirmish/body/movers.h"
#include "systems/risk/risk.h"

/* blows.c: the dice of one fight, thrown or only weighed. */
struct stand {		/* a figure in a fight that may be no more than thought of */
	int16_t figure;
	cell_t cell;
	bool came_on;	/* risk_figure.came_on, or what it would be */
};

/* odds.c.  All falls of one fight's dice: in how many of `all` the lone figure and one of the
 * others come out so, of whom at most one is hurt.  `stands` by figure. */
enum hurt { HURT_NOT, HURT_WOUNDED, HURT_KILLED, HURTS };
struct fight_ways { int64_t ways[HURTS][HURTS], all; };	/* [of the lone][of the others] */
enum { FIGHT_WAYS_MOST = 6 };	/* of the others; more are too many to count */
void risk_melee(struct game *g);

#endif
