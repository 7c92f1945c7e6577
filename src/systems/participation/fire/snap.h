/* Opportunity shots: those on watch shoot at whoever passes, those attacked at whoever
 * comes on (P-4, X-50, S-P-1). */
#ifndef PARTICIPATION_FIRE_SNAP_H
#define PARTICIPATION_FIRE_SNAP_H

#include "systems/participation/participation.h"

void pp_ask_snap(struct game *g);	/* the stages */
void pp_snap_shots(struct game *g);
/* How near one must pass to a figure on watch for it to have a shot (pp_shot_range()), as far as
 * that has been asked; and of a mover how much nearer than where it was then it must come for
 * anybody to have one, 0 if it need not: kept for one run of movers, in which nothing of those on
 * watch changes but by somebody's leaving the table, who may free captives. */
struct pp_watch {
	int32_t range[FIGURES_MAX];
	struct { cell_t at; int32_t off; } clear[FIGURES_MAX];
};
void pp_watch_begin(const struct game *g, struct pp_watch *watch);
/* A mover has made a step: units on watch that get a chance at it are noted in `passing`;
 * true if there are any, so that it stops (S-P-1).  The watch may be NULL: nothing is kept. */
bool pp_passes(struct game *g, int figure, struct pp_watch *watch);

/* Why a watcher may shoot at a mover now: it passes, or attacks from near. */
enum shot_kind pp_snap_kind(const struct game *g, int unit, int mover);
/* Of whom a unit is asked now, or NOBODY. */
int pp_snap_mover(const struct game *g, int unit);

#endif
