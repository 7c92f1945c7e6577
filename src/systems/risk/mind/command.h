/* A commander's answers, and what he thinks of one unit's order. */
#ifndef RISK_COMMAND_H
#define RISK_COMMAND_H

#include "skirmish/commander/way.h"
#include "systems/risk/mind/prospect.h"
#include "systems/risk/mind/reckon.h"

/* One function a kind of decision. */
void command_orders(const struct game *v, const struct decision *d, struct choice *c);
void command_fire(const struct game *v, const struct decision *d, struct choice *c);

/* ---- places (command_place.c) ---- */

enum { CHOSEN_MAX = 48 };

struct chosen {			/* a place that is looked at closely */
	cell_t cell;
	int32_t cost;		/* of getting there, twelfths */
	int percent;		/* of the unit's rate */
	int32_t quick;		/* progress and cover, before looking closely */
	int32_t given;		/* fire from there this turn */
	int32_t later;		/* and standing there next turn, all loaded */
	int32_t taken;		/* what is to be feared there */
	int32_t score;
};

struct thought {		/* what is thought of one unit's order */
	const struct game *v;
	const struct reckoning *r;
	const struct task *task;
	const struct strength *self;
	int unit;
	struct way way;
	int32_t enough;		/* near enough to the task's goal, twelfths */
	int32_t left;		/* from where it stands to that, twelfths */
	int32_t push, arrival;	/* value of an inch, and of being there, hurry included */
	int32_t threat[UNITS_MAX];	/* of an enemy's charge at it */
	int32_t nearest[UNITS_MAX];	/* how near an enemy has its other enemies */
	int n;
	struct chosen places[CHOSEN_MAX];	/* the first: where it stands */
};

/* Fills the places, weighed, and the rest of the thought. */
void thought_places(struct thought *t);
/* What going from where it stands to a cell is worth towards its task. */
int32_t thought_progress(const struct thought *t, cell_t cell);

#endif
