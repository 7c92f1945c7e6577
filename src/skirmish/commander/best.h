/* The best: the few best of many things, which a mind looks at closely or a menu has rows for. */
#ifndef SKIRMISH_BEST_H
#define SKIRMISH_BEST_H

#include <stdint.h>

enum { BEST_MAX = 6, BEST_ROOM = 12 };

/* In order, the best first; of equals the one that came first. */
struct best { int n; int32_t item[BEST_ROOM]; int64_t merit[BEST_ROOM]; };

/* Keeps an item if it is among the best `most` so far, of BEST_ROOM at most. */
void best_keep_of(struct best *b, int most, int32_t item, int64_t merit);

/* What an item must be worth more than, to be kept by best_keep(). */
static inline int64_t best_least(const struct best *b)
{
	return b->n < BEST_MAX ? INT32_MIN : b->merit[BEST_MAX - 1];
}

static inline void best_keep(struct best *b, int32_t item, int64_t merit)
{
	if (merit > best_least(b))	/* most are not */
		best_keep_of(b, BEST_MAX, item, merit);
}

#endif
