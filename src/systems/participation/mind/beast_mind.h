/* Beasts that mind themselves (X-231 … X-235): by temper, what one makes of those it sees,
 * and the choice that follows. */
#ifndef PARTICIPATION_MIND_BEAST_MIND_H
#define PARTICIPATION_MIND_BEAST_MIND_H

#include "systems/participation/mind/minds.h"
#include "systems/participation/participation.h"

/* At a turn's end: beasts note the nearest noise of it that they heard. */
void pp_beasts_listen(struct game *g);
void pp_bind_beasts(struct binder *b, struct pp_rules *rules);	/* part of pp_bind() */

void pp_beast_think(const struct game *v, int unit, struct mind_of_beast *m);
bool pp_beast_move(const struct teller *t, int unit);

#endif
