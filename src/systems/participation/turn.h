/* The turn: a walk through the stages of participation.h (skirmish/turn/stages.h). */
#ifndef PARTICIPATION_TURN_H
#define PARTICIPATION_TURN_H

#include "systems/participation/participation.h"

void pp_start(struct game *g);
extern const struct stages pp_stages;
void pp_start_figure(struct game *g, int figure);	/* as its card says */

#endif
