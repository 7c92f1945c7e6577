/* What the action tests ask of a unit (K-1 … K-3, uncommanded.h): how it stands in the
 * words of the list of risk factors. */
#ifndef RISK_MIND_FACTS_H
#define RISK_MIND_FACTS_H

#include "systems/risk/risk.h"

extern const struct uncommanded risk_uncommanded;	/* facts.c */

bool risk_tests_alone(const struct game *g, int unit);	/* S-K-34: it has a test of its own */

/* K-4: missile troops go for an enemy in sight, others for one seen before, too. */
bool risk_nobody_to_go_for(const struct game *g, int unit, bool close);

#endif
