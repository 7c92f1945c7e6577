/* Guides: those after whom their units go, while all are on their way (movers.h).
 *
 *  MV4  The place a unit's guide goes to is kept for him while he is on his way: his men
 *       pass through it as if he stood there, and whoever has no steps left stops before it.
 *       What was promised of it and not kept is told.
 */
#ifndef SKIRMISH_GUIDES_H
#define SKIRMISH_GUIDES_H

#include "skirmish/body/movers.h"

struct guides { const struct mover *of[UNITS_MAX]; };	/* by unit; NULL: he goes nowhere */

void guides_find(struct guides *k, const struct game *g, const struct movers *all);
/* Whether a cell is kept from this one for his guide. */
bool guides_keep(const struct guides *k, const struct mover *m, cell_t cell);
/* To their sides, of those who did not arrive: what stood in the way. */
void guides_tell_short(const struct guides *k, struct game *g);

#endif
