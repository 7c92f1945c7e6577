/* A commander's answers, and what he thinks of one unit. */
#ifndef MORO_COMMAND_H
#define MORO_COMMAND_H

#include "skirmish/commander/way.h"
#include "systems/moro/mind/minds.h"

/* One function a kind of decision. */
void moro_command_activate(const struct game *v, const struct decision *d, struct choice *c);
void moro_command_go(const struct game *v, const struct decision *d, struct choice *c);
void moro_command_fire(const struct game *v, const struct decision *d, struct choice *c);

/* ---- one unit's errand (command_task.c) ---- */

struct errand {			/* a unit's task, and what an inch of it is worth */
	const struct reckoning *r;
	const struct strength *self;
	int unit;
	struct task task;
	int32_t pace;		/* it goes on the average where it stands */
	int32_t left;		/* from where it stands to its task, in the measure */
	int32_t push;		/* value of an inch of the way */
	int32_t arrival;	/* and of being there */
	int late;		/* percent of its worth that counts now, by the clock alone */
};

void errand_begin(struct errand *e, const struct reckoning *r, const struct council *m, int unit);
/* How far a cell is from the task, as the crow flies. */
int32_t errand_left(const struct errand *e, cell_t cell);
/* What getting from so far off its task to so far is worth; both in the measure. */
int32_t errand_progress(const struct errand *e, int32_t before, int32_t after);

#endif
