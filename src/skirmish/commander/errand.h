/* Errands: what the plan asks of one unit, and what it is worth to get nearer to it, by the
 * time that is left.
 *
 * The worth of a task is spread over some inches of way, so that near goals draw no less than
 * far ones; the less time for the way the more of it counts.
 */
#ifndef SKIRMISH_ERRAND_H
#define SKIRMISH_ERRAND_H

#include "skirmish/commander/plan.h"
#include "skirmish/commander/way.h"

struct errand {
	const struct muster *m;
	const struct force *self;
	struct task task;
	int32_t left;		/* from where it stands to its task, twelfths */
	int32_t inch;		/* of the way, twelfths */
	int32_t push;		/* value of an inch of the way, hurry included */
	int32_t arrival;	/* and of being there */
	int late;		/* percent of its worth that counts now, by the clock alone */
};

/* What the plan asks of it, of which only the task is told yet. */
void errand_of(struct errand *e, const struct muster *m, int unit);
/* The rest, where so much way is left. */
void errand_measure(struct errand *e, int32_t left);
/* As the crow flies, to where it is near enough; twelfths. */
int32_t errand_straight(const struct errand *e, cell_t cell);
/* What getting from so far off its task to so far is worth; twelfths. */
static inline int32_t errand_progress(const struct errand *e, int32_t before, int32_t after)
{
	if (before >= WAY_NONE || after >= WAY_NONE)
		return before == after ? 0 : after >= WAY_NONE ? -MILLI : MILLI;
	return (int32_t)((int64_t)(before - after) * e->push / e->inch)
		+ ((after <= 0) - (before <= 0)) * e->arrival;
}

#endif
