/* A commander's answers, and what he goes by: every unit as his side knows it (muster.h),
 * and what its fire and blows may be expected to do, by the rulebook's tables.
 */
#ifndef RISK_COMMAND_H
#define RISK_COMMAND_H

#include "skirmish/commander/commander.h"
#include "systems/risk/mind/prospect.h"
void risk_command(const struct view *view, const struct decision *d, struct choice *c);

#endif
