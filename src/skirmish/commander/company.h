/* Company: who joins whom, and who hands on what he carries. */
#ifndef SKIRMISH_COMPANY_H
#define SKIRMISH_COMPANY_H

#include "skirmish/commander/muster.h"
#include "skirmish/commander/propose.h"

/* The last bearers of a unit hand on what they carry, and a hero by himself leads those who
 * have lost their leader: by these verbs, if that is lawful. */
struct company {
	int hand, join;		/* verbs */
	bool steady;		/* not to those who do not act as they wish */
	bool (*hero)(const struct game *v, int figure);
};

/* Whether a unit has so few left that it might: nobody else does. */
bool company_few(const struct game *v, int unit);
bool company_keeps(const struct proposer *p, const struct muster *m, int unit,
	const struct company *by);

#endif
