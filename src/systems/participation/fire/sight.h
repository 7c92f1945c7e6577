/* Who sees whom: a side sees a unit if the ground lets one of its conscious figures
 * see one of the unit's. */
#ifndef PARTICIPATION_FIRE_SIGHT_H
#define PARTICIPATION_FIRE_SIGHT_H

#include "systems/participation/participation.h"

void pp_sight_renew(struct game *g);
void pp_reveal(struct game *g, int unit);	/* has given itself away: no longer hidden */
bool pp_sees(const struct game *g, int figure, int other);	/* a line between two figures */

#endif
