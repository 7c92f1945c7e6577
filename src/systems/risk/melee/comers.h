/* Who comes on to which place next to the enemy: chargers, and those who follow up. */
#ifndef RISK_COMERS_H
#define RISK_COMERS_H

#include "skirmish/body/approach.h"
#include "systems/risk/risk.h"

struct comer {
	int16_t figure;
	uint64_t quarry;	/* bit per enemy unit it may come at */
	int32_t left;		/* twelfths it can still walk */
	cell_t place;		/* in contact, within its reach; or CELL_NONE */
};
struct comers {
	int n;
	struct comer comer[FIGURES_MAX];
};

static inline void comer_add(struct comers *all, int figure, uint64_t quarry, int32_t left)
{
	all->comer[all->n++] = (struct comer){ (int16_t)figure, quarry, left, CELL_NONE };
}

/* The ways of a unit, sought from its figures that can come on. */
void risk_approach(struct approach *a, const struct game *g, int unit, uint64_t quarry);
bool risk_comes_on(const struct game *g, int figure);	/* can, and touches nobody yet */
/* Gives each a place, as things stand. */
void risk_comers_place(const struct game *g, struct comers *all);
/* Brings them on.  Those without a place go as near as they can. */
void risk_comers_run(struct game *g, struct comers *all);

#endif
