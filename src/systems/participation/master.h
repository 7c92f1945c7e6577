/* The Game Master in the participation room: what only these rules know of his acts (C-12),
 * of a truce, and of ground that changes under people. */
#ifndef PARTICIPATION_MASTER_H
#define PARTICIPATION_MASTER_H

#include "skirmish/master/acts.h"
#include "systems/participation/participation.h"

extern const struct gm_acts pp_acts;
void pp_engulfed(struct game *g, const struct table *before, const int16_t *figures, int n);

#endif
