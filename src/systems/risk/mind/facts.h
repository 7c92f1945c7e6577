/* What the action tests ask of a unit (K-1 … K-3, uncommanded.h): how it stands in the
 * words of the list of risk factors. */
#ifndef RISK_MIND_FACTS_H
#define RISK_MIND_FACTS_H

#include "systems/risk/risk.h"

extern const struct uncommanded risk_uncommanded;	/* facts.c */

bool risk_tests_alone(const struct game *g, int unit);	/* S-K-34: it has a test of its own */

/* K-4: missile troops go for an enemy in sight, others for one seen before, too. */
bool risk_nobody_to_go_for(const struct game *g, int unit, bool close);

/* ---- what comes of it: whom the words bind, what `carry on` goes on with (tests.c) ---- */

void risk_keep_test(struct game *g, const struct action_case *c);
void risk_steadied(struct game *g, int unit);	/* one who makes no test */

/* ---- why a unit does what it does, and all tests of the phase under way (why.c) ---- */

/* Of one who is not known to have made a test, and what has come of the others'. */
bool risk_why_excused(const struct game *v, int unit, char *text, size_t size);
bool risk_why(const struct game *v, int unit, int line, char *text, size_t size);
bool risk_phase_line(const struct game *v, int line, struct phase_line *l);

#endif
