/* Waits: what those who are on their way together (movers.h) wait for, so that who wished in vain
 * is not asked again before it can have come.
 *
 *  WA1  A wish follows from the cells that it looked at, who stands in them and beside them, and
 *       the share.  Whatever else a system changes while all go on drops all waits.
 *  WA2  All look before anybody steps: time is counted in such rounds.  What took a look at more
 *       than there is room for is never waited for, nor anything when there have been too many
 *       rounds.
 */
#ifndef SKIRMISH_WAITS_H
#define SKIRMISH_WAITS_H

#include <string.h>

#include "skirmish/body/movers.h"

enum { WAIT_CELLS = 12 };

struct wait {
	uint16_t since;
	int16_t share;		/* in which it can pay for what it wished, whoever stands still */
	int8_t n;		/* cells; 0: it waits for nothing, -1: for too many */
	cell_t cells[WAIT_CELLS];
};

struct waits {
	uint16_t now, dropped;	/* rounds so far; of them, when all was last dropped */
	struct wait of[FIGURES_MAX];		/* by mover */
	uint16_t changed[MARK_CELLS];	/* by cell: the last round after which it is no longer
					 * what it was */
};

/* On a table of so many cells; or nobody ever waits. */
static inline void waits_begin(struct waits *w, int32_t cells, bool never)
{
	w->now = 0;
	w->dropped = never ? UINT16_MAX : 0;
	memset(w->changed, 0, (size_t)cells * sizeof w->changed[0]);
}

static inline void waits_round(struct waits *w)
{
	w->now = (uint16_t)(w->now + (w->now < UINT16_MAX));
}

/* Who looks at a cell, or anywhere, finds something else than in this round. */
static inline void waits_change(struct waits *w, cell_t cell)
{
	w->changed[cell] = w->now;
}

static inline void waits_drop(struct waits *w)
{
	if (w->dropped < w->now)
		w->dropped = w->now;
}

/* A mover's wish: it begins to look, and looks at a cell. */
static inline void waits_look(struct waits *all, struct wait *w)
{
	w->since = all->now;
	w->share = INT16_MAX;
	w->n = 0;
}

static inline void waits_at(struct wait *w, cell_t cell)
{
	if (w->n >= 0 && w->n < WAIT_CELLS)
		w->cells[w->n++] = cell;
	else
		w->n = -1;
}

/* Whether a wish would be in vain again. */
static inline bool waits_still(const struct waits *all, const struct wait *w, int share)
{
	if (w->n <= 0 || share >= w->share || w->since <= all->dropped
			|| all->now == UINT16_MAX)
		return false;
	for (int i = 0; i < w->n; i++)
		if (all->changed[w->cells[i]] >= w->since)
			return false;
	return true;
}

#endif
