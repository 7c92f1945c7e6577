/* Tending: bandages (S-P-14), waking (S-P-18), and what a unit takes up and lays down. */
#ifndef PARTICIPATION_MOVE_TEND_H
#define PARTICIPATION_MOVE_TEND_H

#include "systems/participation/participation.h"

void pp_items(struct game *g);
bool pp_may_tend(const struct game *g, int figure, int other, enum pp_verb verb,
	struct reason *why);

void pp_set_tending(struct game *g, int figure, int other, enum pp_verb verb);
void pp_end_tending(struct game *g, int figure);	/* as the move ends: what comes of it */
bool pp_may_take(const struct game *g, int unit, struct reason *why);
bool pp_may_drop(const struct game *g, int unit, struct reason *why);
void pp_take(struct game *g, int unit);
void pp_drop(struct game *g, int unit);

#endif
