/* A commander's answers, and what he goes by: every unit as his side knows it (muster.h),
 * and what its fire and blows may be expected to do, by the rulebook's tables.
 */
#ifndef RISK_COMMAND_H
#define RISK_COMMAND_H

#include "skirmish/commander/commander.h"
#include "systems/risk/mind/prospect.h"

/* One function a kind of decision. */
void risk_command_orders(const struct game *v, const struct decision *d, struct choice *c);
void risk_command_fire(const struct game *v, const struct decision *d, struct choice *c);

/* ---- reckon.c ---- */

extern const struct commander_rules risk_commander;

/* One round hand to hand, wherever they may be. */
struct stakes risk_reckon_melee(const struct muster *m, const struct force *by,
	const struct force *to);
/* A charge from where they stand, by the odds of its preview; false if there would be no
 * fight. */
bool risk_reckon_charge(const struct muster *m, int unit, int target, struct stakes *o);

#endif
