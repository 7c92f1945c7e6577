/* Gauging: what a unit's figures make of it, and what its fire and its blows may be
 * expected to do. */
#ifndef RISK_MIND_GAUGE_H
#define RISK_MIND_GAUGE_H

#include "skirmish/commander/commander.h"
#include "skirmish/commander/muster.h"
#include "systems/risk/risk.h"

extern const struct commander_rules risk_commander;

/* One round hand to hand, wherever they may be. */
struct stakes risk_gauge_melee(const struct muster *m, const struct force *by,
	const struct force *to);
/* A charge from where they stand, by the odds of its preview; false if there would be no
 * fight. */
bool risk_gauge_charge(const struct muster *m, int unit, int target, struct stakes *o);

#endif
