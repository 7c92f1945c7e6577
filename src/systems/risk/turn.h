/* The turn: a walk through the stages of risk.h (skirmish/turn/stages.h). */
#ifndef RISK_TURN_H
#define RISK_TURN_H

#include "systems/risk/risk.h"

void risk_start(struct game *g);
extern const struct stages risk_stages;
void risk_redact(struct game *view, int side);

#endif
