/* Paces: how far somebody may go in a move (P-2). */
#ifndef PARTICIPATION_MOVE_PACES_H
#define PARTICIPATION_MOVE_PACES_H

#include "systems/participation/participation.h"

/* Its card's move less load, injuries, staggering; doubled; in the measure. */
int32_t pp_pace(const struct game *g, int figure, enum gait_row gait);
/* The same, each part named: for cards and previews ("5\" -1\" load -1\" injury, x2"). */
void pp_pace_text(const struct game *g, int figure, enum gait_row gait, char *text, size_t size);
bool pp_move_reach(const struct game *g, int unit, enum gait_row gait, bool contact,
	struct reach *r);	/* of its guide */

#endif
