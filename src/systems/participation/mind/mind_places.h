/* Places: see minds.h. */
#ifndef PARTICIPATION_MIND_MIND_PLACES_H
#define PARTICIPATION_MIND_MIND_PLACES_H

#include "systems/participation/mind/minds.h"
#include "systems/participation/participation.h"

/* Where a walk or run could take it (prospect.h). */
int pp_places_of(const struct game *v, int unit, enum gait_row gait, struct prospect *list,
	int room);
bool pp_places_covered(const struct game *v, cell_t cell);
/* Away from all enemies its side sees and from a cell, or CELL_NONE, cover counting for
 * something; CELL_NONE if no place is further from the nearest of them than its own. */
cell_t pp_places_away(const struct game *v, int unit, const struct prospect *list, int n,
	cell_t cell);
/* The least way left to any of the goals. */
cell_t pp_places_towards(const struct game *v, int unit, const struct prospect *list, int n,
	const cell_t *goals, int n_goals);
/* Runs or walks there if it can; a run where it is given. */
bool pp_places_go(const struct teller *t, int unit, enum gait_row gait, cell_t cell);

#endif
