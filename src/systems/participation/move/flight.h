/* Flight: the terrified run, at once and double (S-P-19). */
#ifndef PARTICIPATION_MOVE_FLIGHT_H
#define PARTICIPATION_MOVE_FLIGHT_H

#include "systems/participation/participation.h"

/* The terrified: where one would run; the flight itself, at once, double (S-P-19). */
void pp_flee(struct game *g, int figure);

uint8_t pp_own_edges(const struct game *g, int figure);	/* enum edge bits it makes for */

#endif
