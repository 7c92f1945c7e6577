/* Giving in: who surrenders to whom, and how long he is held. */
#ifndef PARTICIPATION_ORDERS_YIELD_H
#define PARTICIPATION_ORDERS_YIELD_H

#include "systems/participation/participation.h"

bool pp_check_yield(const struct game *g, const struct choice *c, struct reason *why);
void pp_apply_yield(struct game *g, const struct choice *c);
/* The terrified who cannot run: to whoever could take him; false: he cowers (S-P-19). */
bool pp_surrender(struct game *g, int figure);
void pp_captives(struct game *g);	/* whose captor cannot hold them */

#endif
