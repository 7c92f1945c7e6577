/* Steps: the stages in which a side's figures go (P-2). */
#ifndef PARTICIPATION_MOVE_STEPS_H
#define PARTICIPATION_MOVE_STEPS_H

#include "systems/participation/participation.h"

void pp_set_out(struct game *g);	/* the stages */
void pp_steps(struct game *g);
void pp_moved(struct game *g);
bool pp_anybody_going(const struct game *g);

void pp_has_moved(struct game *g, int figure);
void pp_leaves_table(struct game *g, int figure, cell_t edge, const char *word);

#endif
