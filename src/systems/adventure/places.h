/* Places: where a unit could go this turn, and what each place is worth to it.
 */
#ifndef ADVENTURE_PLACES_H
#define ADVENTURE_PLACES_H

#include "systems/adventure/plan.h"
#include "systems/adventure/scout.h"
#include "systems/adventure/way.h"
#include "systems/adventure/weigh.h"

enum { PLACES_EACH = 5, PACES = 4, PLACE_CLASSES = 2 * PACES,
	PLACES_MAX = (PLACE_CLASSES + PACES) * PLACES_EACH + 1 };

struct place {
	cell_t cell;
	int32_t cost;		/* of getting there, twelfths */
	int8_t pace;		/* of paces[]; -1 = stays where it stands */
	bool covered;		/* by its own ground */
	int8_t shelter;		/* percent of the ground about it that covers as well */
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
	int32_t left;		/* from where it stands to the task, twelfths */
	int32_t push, arrival;	/* value of an inch, and of being there, hurry included */
	int32_t enough;		/* near enough, twelfths */
	int32_t allowance[PACES];	/* twelfths; -1 = may not */
	int32_t threat[UNITS_MAX][2];	/* of an enemy's charge at it: walking, steady */
	int32_t raid[UNITS_MAX];	/* of its charge at an enemy, next turn */
	int n;
	struct place places[PLACES_MAX];	/* the first: where it stands */
};

extern const enum mode place_modes[PACES];

/* Fills the places, weighed, and the rest of the thought; the first is where
 * the unit stands.  None if it cannot move at all. */
void places_find(struct thought *t);
/* What going from where it stands to a cell is worth towards its task. */
int32_t places_progress(const struct thought *t, cell_t cell);

#endif
