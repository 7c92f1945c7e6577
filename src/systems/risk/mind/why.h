/* Why a unit does what it does: its test of this turn or the last, line by line, and all
 * tests of the phase under way. */
#ifndef RISK_MIND_WHY_H
#define RISK_MIND_WHY_H

#include "systems/risk/risk.h"

bool risk_why(const struct game *v, int unit, int line, char *text, size_t size);
bool risk_phase_line(const struct game *v, int line, struct phase_line *l);

#endif
