/* The Game Master in the Moro room: what only these rules know of his acts (C-12), what of
 * a melee a truce ends, and things that lie about. */
#ifndef MORO_MASTER_H
#define MORO_MASTER_H

#include "skirmish/master/acts.h"
#include "systems/moro/moro.h"

extern const struct gm_acts moro_acts;
void moro_items(struct game *g);	/* who has what, after an activation */

#endif
