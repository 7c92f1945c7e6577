/* How these systems' figures move: what movers ask of them (skirmish/body/movers.h), and
 * how far a unit may go by a mode. */
#ifndef ADVENTURE_MOVE_MOVE_H
#define ADVENTURE_MOVE_MOVE_H

#include "skirmish/body/movers.h"
#include "systems/adventure/adventure.h"

/* Floods where a unit's leader may go under a mode; marks by S-C-7, S-C-8. */
bool adv_reach(const struct game *g, int unit, enum mode mode, struct reach *r);
/* The same by marks of adv_closed(), which flyers have no need of. */
bool adv_reach_by(const struct game *g, int unit, enum mode mode, const uint8_t *marks,
	struct reach *r);
/* Where a move towards a goal ends: there, or as far as it goes (Y-28); CELL_NONE if the goal is
 * beside an enemy, if it is no nearer, or if only the goal itself will do. */
cell_t adv_as_far(const struct game *g, int unit, enum mode mode, cell_t goal);

extern const struct movement adv_movement;
void adv_movers_run(struct game *g, struct movers *all);

#endif
