/* Who comes on to which place next to the enemy: chargers, and those who follow up. */
#ifndef RISK_COMERS_H
#define RISK_COMERS_H

#include "skirmish/body/movers.h"
#include "systems/risk/risk.h"

enum { APPROACH_MAX = 8 * FIGURES_MAX };

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

/* Ways of one unit into contact. */
struct approach {
	const struct game *g;
	int unit;
	uint64_t quarry;
	int n;
	cell_t cells[APPROACH_MAX];	/* in contact with the quarry, each once */
	uint8_t marks[MARK_CELLS];	/* of contact, and where enemies are in the way */
};
/* Floods the game's reach with what it costs to come on; with `seekers` no further than
 * to those of the unit's figures that may do so, or to the first of them. */
enum seekers { SEEK_NOBODY, SEEK_FIRST, SEEK_ALL };

static inline void comer_add(struct comers *all, int figure, uint64_t quarry, int32_t left)
{
	all->comer[all->n++] = (struct comer){ (int16_t)figure, quarry, left, CELL_NONE };
}

void risk_approach_begin(struct approach *a, const struct game *g, int unit, uint64_t quarry);
bool risk_comes_on(const struct game *g, int figure);	/* can, and touches nobody yet */
void risk_approach_flood(struct approach *a, enum seekers seekers, int32_t far);
/* Gives each a place, as things stand. */
void risk_comers_place(const struct game *g, struct comers *all);
/* Brings them on.  Those without a place go as near as they can. */
void risk_comers_run(struct game *g, struct comers *all);

#endif
