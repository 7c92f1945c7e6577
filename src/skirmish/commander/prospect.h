/* Prospects: where a unit could go this turn. */
#ifndef SKIRMISH_PROSPECT_H
#define SKIRMISH_PROSPECT_H

#include "skirmish/commander/lookout.h"

enum { PROSPECTS_MAX = 2400 };

struct prospect {
	cell_t cell;
	int32_t cost;	/* of its guide's getting there, twelfths; or parts of a course */
};

/* All places in the reach flooded last, or the course, where nobody of another unit stands:
 * its own first, then in order of cost; how many. */
int prospects_reached(const struct game *v, int unit, struct prospect *list, int room);
/* Of those reached the ones that cost no more. */
int prospects_within(const struct game *v, int unit, int32_t most, struct prospect *list,
	int room);
int prospects_steered(const struct game *v, int unit, struct prospect *list, int room);
/* Drops those of a list to which the reach, or a way straight on, leads over ground of some kinds,
 * a bit each; how many are left. */
int prospects_round(const struct game *v, uint64_t shut, struct prospect *list, int n);
/* S-K-17: which of them is the nearest in cover that is further than the first from all enemies,
 * else the furthest from one; 0 if none is further than that. */
int prospect_back(const struct game *v, int unit, const struct prospect *list, int n,
	const struct foe *foe, bool (*covered)(const struct game *v, cell_t cell));
/* Whether a line of sight joins a place and one of several. */
bool prospect_line(const struct game *v, cell_t from, const cell_t *cells, int n);

#endif
