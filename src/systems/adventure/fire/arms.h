/* Arms: what a figure carries, what lies beside the fallen or where it was thrown, and what
 * has to be made ready (A-25, X-5, Y-6). */
#ifndef ADVENTURE_FIRE_ARMS_H
#define ADVENTURE_FIRE_ARMS_H

#include "systems/adventure/adventure.h"

/* The row of the i-th arm in the hand of one who has thrown one away, -1 past the last; and of
 * anybody, who has all that he came with, and then what he found. */
int adv_arm_left(const struct game *g, int figure, int i);
static inline int adv_arm(const struct game *g, int figure, int i)
{
	const struct setup_figure *const s = &g->setup->figures[figure];
	const struct adv_figure *const a = adv_figure_of(g, figure);

	if (a->thrown != 0)
		return adv_arm_left(g, figure, i);
	return i < s->n_arms ? s->arms[i] : i == s->n_arms ? a->found : -1;
}
/* Its first arm of that row leaves its hand and lies in a cell, or is lost (Y-6). */
void adv_throw(const struct game *g, int figure, int arm, cell_t cell);
/* The i-th arm that a figure threw and that still lies: its row, -1 past the last; where. */
int adv_lying(const struct game *g, int figure, int i, cell_t *cell);
void adv_unsettle(const struct game *g, int figure);	/* its gun was moved */
bool adv_properly_armed(const struct game *g, int unit);
bool adv_may_prepare(const struct game *g, int unit);
/* A figure of `unit` that can take up what `figure` threw, or fell with; -1.  The arm's row. */
int adv_finder(const struct game *g, int unit, int figure, int *arm);
bool adv_may_pick_up(const struct game *g, int unit, struct argument what, struct reason *why);
void adv_pick_up(struct game *g);	/* at the turn's end */

#endif
