/* Vehicles in play: what the files about them tell each other and the room.
 *
 * A vehicle is a unit of one big figure with seats.  Those aboard have no place of
 * their own; they drive it, serve its weapons, fire their own from it if it is open,
 * and share its fate.  It is a thing: without a fit hand aboard it does nothing.
 *
 *  V1  Whoever is aboard is of the vehicle's cause; an empty one goes over to
 *      whoever gets into it.
 *  V2  A vehicle neither charges nor fights, is in contact with nobody, tests no
 *      morale, is never suppressed and never captive: the judges say so.
 *  V3  A wreck is a vehicle that lies wounded for good: an obstacle, nobody aboard.
 *  V4  An aircraft in the air covers its cells like any other; others pass beneath
 *      but do not end there.
 */
#ifndef ADVENTURE_VEHICLES_H
#define ADVENTURE_VEHICLES_H

#include "systems/adventure/adventure.h"

/* ---- crew.c: who is aboard, and what he does there ---- */
static inline struct pose adv_pose(const struct game *g, int figure)
{
	return (struct pose){ g->figures[figure].cell, g->figures[figure].facing };
}

#endif
