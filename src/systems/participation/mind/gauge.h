/* Gauging: what a unit's figures make of it, what its fire and its blows may be expected
 * to do, and how commanders weigh that. */
#ifndef PARTICIPATION_MIND_GAUGE_H
#define PARTICIPATION_MIND_GAUGE_H

#include "skirmish/commander/commander.h"
#include "skirmish/commander/muster.h"
#include "systems/participation/participation.h"

extern const struct commander_rules pp_commander;

/* Of a creature: what it can still bear; 0: of people. */
int32_t pp_gauge_wounds(const struct game *v, const struct force *f);
/* Obedient, and nobody has told it anything. */
bool pp_gauge_dumb(const struct game *v, const struct force *f);
/* Both rounds of a fight after a charge, wherever they stand; false if there would be none. */
bool pp_gauge_charge(const struct muster *m, int unit, int target, struct stakes *o);

#endif
