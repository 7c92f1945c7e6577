/* Obeying the action tables (K-4, K-7): what a unit that nobody commands makes of the word
 * its die gave it. */
#ifndef RISK_MIND_OBEY_H
#define RISK_MIND_OBEY_H

#include "systems/risk/risk.h"

void risk_obey(const struct view *view, const struct decision *d, struct choice *c);

#endif
