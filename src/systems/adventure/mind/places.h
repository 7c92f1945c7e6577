/* Places: where a unit could go this turn, and what each place is worth to it.
 */
#ifndef ADVENTURE_PLACES_H
#define ADVENTURE_PLACES_H

#include "systems/adventure/mind/plan.h"
#include "systems/adventure/mind/scout.h"
#include "skirmish/commander/way.h"
#include "systems/adventure/mind/weigh.h"

enum pace { PACE_STAY = -1, PACE_COMBAT, PACE_PATROL, PACE_MARCH, PACE_RUN, PACES };

enum { PLACES_EACH = 5, PLACES_MAX = 64 };

struct place {
	cell_t cell;
	int32_t cost;		/* of getting there, twelfths */
	int8_t pace;		/* enum pace */
	int8_t shelter;		/* percent of the ground about it that covers */
	bool walled;		/* something next to it gives cover behind it */
	int32_t quick;		/* progress and cover, before looking closely */
	int32_t taken;		/* what is to be feared there */
	int32_t score;
};

struct thought {		/* what is thought of one unit's order */
	const struct game *v;
	const struct muster *m;
	const struct task *task;
	const struct force *self;
	int unit;
	struct way way;
	int32_t enough;		/* near enough to the task's goal, twelfths */
	int32_t left;		/* from where it stands to that, twelfths */
	int32_t push, arrival;	/* value of an inch, and of being there, hurry included */
	int32_t allowance[PACES];	/* twelfths; -1 = may not */
	int32_t threat[UNITS_MAX][2];	/* of an enemy's charge at it: walking, steady */
	int32_t raid[UNITS_MAX];	/* of its charge at an enemy, next turn */
	int n;
	struct place places[PLACES_MAX];	/* the first: where it stands */
};

extern const enum mode place_modes[PACES];

/* places.c: fills the places, weighed, and the rest of the thought.  None if the
 * unit cannot move at all. */
void places_find(struct thought *t);

/* worth.c.  The thought's measures: way, push, threats, raids. */
void worth_measure(struct thought *t, cell_t from, int32_t around);
/* What going from where it stands to a cell is worth towards its task. */
int32_t worth_progress(const struct thought *t, cell_t cell);
int32_t worth_cover(const struct ground *g);
/* Fear of the nearer enemies alone, for a glance. */
int32_t worth_distance(const struct thought *t, cell_t cell, cell_t enemy);
/* The place's score, looked at closely. */
void worth_weigh(const struct thought *t, struct place *p);

#endif
