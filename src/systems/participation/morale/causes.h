/* Causes of morale throws: what has happened to whom. */
#ifndef PARTICIPATION_MORALE_CAUSES_H
#define PARTICIPATION_MORALE_CAUSES_H

#include "systems/participation/participation.h"

void pp_boom(struct game *g, cell_t cell, int by);	/* a burst, told by itself */

void pp_cause(struct game *g, int figure, enum cause cause);
void pp_fright_renew(struct game *g);	/* after moves: who has come near what (S-P-23) */

/* Minds that words reach and that can give in: whoever is no creature. */
bool pp_person(const struct game *g, int figure);

void pp_noise(struct game *g, int figure, enum cause cause);
/* The fright value of a unit to a figure that sees it near; 0: it is not scared. */
int pp_fright_of(const struct game *g, int figure, int unit);

#endif
