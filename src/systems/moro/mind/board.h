/* The board as a commander sees it before he names a unit: everybody's strength, and what
 * each could do to the other side if it had the hand. */
#ifndef MORO_BOARD_H
#define MORO_BOARD_H

#include "skirmish/commander/muster.h"
#include "systems/moro/moro.h"


struct board {
	struct muster m;
	int32_t threat[UNITS_MAX];	/* the best that an enemy could do to any of ours */
	int32_t danger[UNITS_MAX];	/* the worst that could be done to one of ours next */
	/* Counters of the enemy that may be anything. */
	int n_strangers;
	cell_t stranger[COUNTERS_MAX];
};

void moro_board_begin(struct board *b, const struct game *v, int side);
/* All that a unit is worth as it stands. */
int32_t moro_board_worth(const struct force *s);
/* Fire of one at another from where both are; 0 if it cannot reach him. */
int32_t moro_board_fire(const struct board *b, const struct force *by, const struct force *to,
	bool still);
/* A charge from where it stands: the stakes if it comes home, and percent of how likely that
 * is. */
int moro_board_charge(const struct board *b, const struct force *by, int target,
	struct stakes *o);

/* What all its enemies could do to a unit that came so much nearer to each of them, in its
 * place or, if it came nearer, in the open: those who have not acted, and in part the others,
 * who may before it acts again. */
int32_t moro_board_exposure(const struct board *b, const struct force *s, int32_t nearer);

#endif
