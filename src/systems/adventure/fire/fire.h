/* The adventure room's arms and shots: what the files of the Shooting phase tell all others
 * (adventure.h, which has it with everything else).
 */
#ifndef ADVENTURE_FIRE_H
#define ADVENTURE_FIRE_H

#include "systems/adventure/adventure.h"

struct aim {	/* how one figure's fire at a unit stands */
	int16_t figure, weapon;
	int16_t nearest;	/* target figure the range is taken to */
	uint8_t band;		/* 0 short, 1 medium, 2 long */
	uint8_t dice;
	uint8_t base;		/* base hit number, before Sure Shot */
	uint8_t cover;		/* enum cover of most target figures */
	const struct halves_row *eye;	/* Sure Shot or Marksman with this arm, or NULL */
	bool sniper;		/* has a sniper's bonus (S-A-63) */
	bool two;		/* the Ambidextrous fires two */
	bool careful;		/* the target has its combat move's bonus (S-A-53) */
	uint64_t seen;		/* of the target's first 64 the marks in sight, a bit each */
};

#endif
