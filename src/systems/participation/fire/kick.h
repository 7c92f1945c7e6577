/* Kicks: lit dynamite sent away before it goes off (PP:70, S-P-26). */
#ifndef PARTICIPATION_FIRE_KICK_H
#define PARTICIPATION_FIRE_KICK_H

#include "systems/participation/participation.h"

void pp_ask_kick(struct game *g);	/* the stages */
bool pp_check_kick(const struct game *g, const struct choice *c, struct reason *why);
void pp_apply_kick(struct game *g, const struct choice *c);
bool pp_may_kick(const struct game *g, int figure);	/* has a try at a lit stick now */

#endif
