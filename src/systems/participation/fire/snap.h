/* Opportunity shots: those on watch shoot at whoever passes, those attacked at whoever
 * comes on (P-4, X-50, S-P-1). */
#ifndef PARTICIPATION_FIRE_SNAP_H
#define PARTICIPATION_FIRE_SNAP_H

#include "systems/participation/participation.h"

void pp_ask_snap(struct game *g);	/* the stages */
void pp_snap_shots(struct game *g);
/* A mover has made a step: units on watch that get a chance at it are noted in `passing`;
 * true if there are any, so that it stops (S-P-1). */
bool pp_passes(struct game *g, int figure);

/* Why a watcher may shoot at a mover now: it passes, or attacks from near. */
enum shot_kind pp_snap_kind(const struct game *g, int unit, int mover);
/* Of whom a unit is asked now, or NOBODY. */
int pp_snap_mover(const struct game *g, int unit);

#endif
