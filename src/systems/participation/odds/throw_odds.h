/* What may come of a throw, for odds, previews and minds: every die counted by its faces. */
#ifndef PARTICIPATION_ODDS_THROW_ODDS_H
#define PARTICIPATION_ODDS_THROW_ODDS_H

#include "systems/participation/fire/throw.h"
#include "systems/participation/participation.h"

/* What a throw may be expected to do as things stand, kicks left out, in thousandths:
 * `hits` that it comes where it was aimed, and how many figures of enemies and of others it
 * hurts and puts out of action. */
struct pp_throw_odds { int need, sides; int32_t hits, dud, hurt, out, own_hurt, own_out; };
bool pp_throw_odds(const struct game *v, int figure, int weapon, const struct argument *at,
	struct pp_throw_odds *odds);
void pp_throw_chances(const struct game *g, const struct pitch *p, struct pp_throw_chances *c);

#endif
