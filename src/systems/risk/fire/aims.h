/* Aims: how a unit's fire at another stands, kept for who asks again while nobody stirs: whether it
 * is to be asked, its commander, the check, the deed and the volley.
 *
 *  AM5  All that aims follow from (aim.c) is part of what was asked: the table, who is in sight of
 *       the side, where they stand, and all of the side's own that keeps people from shooting or
 *       makes them shoot worse.  What is kept lives and dies with the rules of one binding, and
 *       serves the truth and views alike.
 *  AM6  Two pairs of units may want the same place: the later has it.
 */
#ifndef RISK_FIRE_AIMS_H
#define RISK_FIRE_AIMS_H

#include "cliffhanger/game.h"

struct risk_aim {		/* how one figure's fire at a unit stands */
	int16_t figure, weapon;
	int16_t nearest;	/* target figure the range is taken to */
	uint8_t band;		/* enum band, after any band further */
	uint8_t shifted;	/* bands further for having moved */
	uint8_t cover;		/* enum cover of most target figures (S-K-22) */
	uint8_t need;		/* before modifiers */
};

enum { AIMS_MOST = 48, AIMS_PLACES = 64, AIMS_UNASKED = -1 };

struct risk_aims {		/* of a unit at a target */
	uint64_t stamp;		/* of what they follow from; 0: nothing is kept */
	int16_t unit, target, n;
	int32_t harm;		/* to be expected of them; AIMS_UNASKED */
	struct risk_aim aim[AIMS_MOST];
};

struct risk_aiming {
	struct aims_asked {	/* by the side that shoots */
		const struct setup *setup;
		uint64_t stamp, drawn, changes;	/* … of the table */
		struct { uint32_t order; int32_t far, n; } unit[UNITS_MAX];
		struct { cell_t at; int32_t spent; uint32_t rest; } figure[FIGURES_MAX];
	} asked[SIDES_MAX];
	uint64_t stamp;		/* the last that was given */
	struct risk_aims place[AIMS_PLACES];
};

/* A number for all that a side's aims follow from now: no other state has it.  0: none are kept. */
uint64_t risk_aims_stamp(const struct game *g, int side);
/* The place of a unit's aims at a target, with them if they have that stamp; else it is to be
 * filled.  NULL: they are too many. */
struct risk_aims *risk_aims_place(const struct game *g, int unit, int target);

#endif
