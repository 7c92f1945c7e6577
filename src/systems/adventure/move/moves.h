/* What the files of the Movement phase tell each other, over and above what movers
 * are (skirmish/body/movers.h).
 */
#ifndef ADVENTURE_MOVES_H
#define ADVENTURE_MOVES_H

#include "systems/adventure/adventure.h"
#include "skirmish/body/movers.h"

/* march.c: who would help whom of its wounded if it had the order `aid` now (S-A-115). */
struct aid {
	int helped, left;		/* how many of its wounded on the table */
	bool helping[FIGURES_MAX];	/* who helps */
	int16_t helper[FIGURES_MAX];	/* of a wounded member of the unit, or NOBODY */
};

#endif
