/* What the files of the phase of charges and melee tell each other. */
#ifndef RISK_MELEE_H
#define RISK_MELEE_H

#include "systems/common/movers.h"
#include "systems/risk/risk.h"

/* match.c: who fights whom (K:113). */
struct fight {		/* one figure against n others */
	int16_t lone;
	uint8_t n;
	int16_t others[GRID_AROUND_MAX];
};
struct fights {
	int n;
	struct fight fight[FIGURES_MAX / 2];
};
void match_figures(const struct game *g, struct fights *fights);

/* melee.c */
struct stand {		/* a figure in a fight that may be no more than thought of */
	int16_t figure;
	cell_t cell;
	bool came_on;	/* by a charge or after a beaten enemy, and fights since then */
};
/* The die of one of them against those who fight him. */
void melee_roller(const struct game *g, const struct stand *own, const struct stand *others,
	int n, struct roller *r);

#endif
