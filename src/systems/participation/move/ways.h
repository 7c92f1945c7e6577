/* Ways: where each figure of a unit makes for, and how it gets there. */
#ifndef PARTICIPATION_MOVE_WAYS_H
#define PARTICIPATION_MOVE_WAYS_H

#include "systems/participation/fire/snap.h"
#include "systems/participation/participation.h"

extern const struct movement pp_movement;
/* One run of movers past those on watch (snap.h). */
struct pp_run {
	struct movement by;	/* the first: movers bear it, and are handed back */
	struct pp_watch *watch;
};
struct pp_run pp_run_past(struct pp_watch *watch);
enum gait_row pp_gait(const struct game *g, int unit);	/* by what it does */
/* Whether a figure is about to go somewhere in its move. */
bool pp_sets_out(const struct game *g, int figure);
/* Gives each going figure of a unit the place that it makes for. */
void pp_share_places(struct game *g, int unit);
/* Adds those of a unit who are going, with their ways. */
void pp_plan(const struct game *g, int unit, struct movers *all);
/* Whether somebody of a unit could run into contact with another in this move. */
bool pp_may_charge(const struct game *g, int unit, int target, struct reason *why);
/* Where this move towards a goal ends: there, or as far as it goes (Y-28); where it stands, if
 * it has not enough for the first step. */
cell_t pp_as_far(const struct game *g, int unit, enum gait_row gait, cell_t goal);
bool pp_way_there(const struct game *g, int figure, cell_t goal);
/* Whether somebody of one unit is in contact with somebody of another. */
bool pp_unit_touches(const struct game *g, int unit, int other);

#endif
