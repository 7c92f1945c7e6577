/* Distances: how far it is to a goal from everywhere, kept for who asks again.
 *
 * A way is over the ground alone, by a gait: who stands on it does not count.  Some goals
 * (an area, a table edge) are asked for all through a game; so the last few
 * floods are kept.  What is kept follows from the table and changes no answer.
 * One struct distances serves one table and its copies.
 */
#ifndef CLIFFHANGER_DISTANCES_H
#define CLIFFHANGER_DISTANCES_H

#include "cliffhanger/reach.h"

struct distances;

enum { DISTANCES_KEPT = 12, DISTANCES_NONE = UINT16_MAX };

struct distances *distances_new(void);		/* NULL without memory */
void distances_free(struct distances *w);		/* takes NULL */

/* From every cell what it costs to get to the nearest of the goals, in units of
 * t->unit; DISTANCES_NONE where there is no way.  Uses `r` if it has to flood.  Valid
 * until DISTANCES_KEPT other goals were asked for; NULL without memory or goals. */
const uint16_t *distances_to(struct distances *w, const struct table *t, struct reach *r,
	enum gait gait, const cell_t *goals, int n);

struct destination { enum gait gait; const cell_t *goals; int n; };

/* The same by ways that enter no ground of `shut`, which has a bit for each kind; a goal may
 * lie on such ground. */
const uint16_t *distances_round(struct distances *w, const struct table *t, struct reach *r,
	const struct destination *to, uint64_t shut);

#endif
