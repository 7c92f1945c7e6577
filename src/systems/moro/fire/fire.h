/* Fire as a decision: who is asked, and what he may answer (M-2, X-37). */
#ifndef MORO_FIRE_FIRE_H
#define MORO_FIRE_FIRE_H

#include "systems/moro/moro.h"

void moro_ask_fire(struct game *g);	/* the stage */
/* Of a choice that names a unit or a figure second: the target and the figure marked, -1 =
 * none; of `fire`, whether the unit could fire at that. */
int moro_fire_target(const struct game *g, const struct choice *c, int *mark);
bool moro_check_target(const struct game *g, const struct choice *c, struct reason *why);
bool moro_check_fire(const struct game *g, const struct choice *c, struct reason *why);
void moro_apply_fire(struct game *g, const struct choice *c);
void moro_fire_stage(struct game *g);	/* the stage VOLLEY */

#endif
