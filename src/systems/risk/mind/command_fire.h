/* Fire: the target from which most is to be expected. */
#ifndef RISK_MIND_COMMAND_FIRE_H
#define RISK_MIND_COMMAND_FIRE_H

#include "systems/risk/risk.h"

void risk_command_fire(const struct game *v, const struct decision *d, struct choice *c);

#endif
