/* Shots: which lines of fire are open to a side, kept for who asks again while nobody stirs.
 *
 *  SH1  All that a line of fire follows from (lines.c, LI1) is part of what was asked: the
 *       table, who is in sight of the side, and where they stand.  What is kept lives and dies
 *       with the rules of one binding, and serves the truth and views alike.
 *  SH2  Two lines may want the same place: the later has it.
 */
#ifndef RISK_FIRE_SHOTS_H
#define RISK_FIRE_SHOTS_H

#include "cliffhanger/game.h"

enum { SHOTS_BITS = 12, SHOTS_CELL_BITS = 17 };

struct risk_shots {
	struct shots_asked {
		uint64_t drawn, changes;	/* of the table */
		int32_t side;
		cell_t at[FIGURES_MAX];		/* CELL_NONE: not seen */
	} asked;
	uint64_t stamp;		/* of the lines that were found for it; 0: nothing is kept */
	uint64_t place[1 << SHOTS_BITS];	/* stamp, from, to; the lowest bit: it is open */
};

/* A side asks of lines, as all stand now. */
struct risk_shots *risk_shots_of(const struct game *g, int side);
/* Whether one of them, of figures on the table, is open, as risk_shot_line() says. */
bool risk_shots_open(struct risk_shots *s, const struct game *g, int figure, int other);

#endif
