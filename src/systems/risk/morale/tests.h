/* The action tests, which stand in this room as morale does in others: what comes of one, whom
 * the words bind, what `carry on` goes on with; and how they are told. */
#ifndef RISK_TESTS_H
#define RISK_TESTS_H

#include "skirmish/uncommanded/uncommanded.h"
#include "systems/risk/risk.h"

void risk_keep_test(struct game *g, const struct action_case *c);
void risk_steadied(struct game *g, int unit);	/* one who makes no test */

/* ---- why a unit does what it does, and all tests of the phase under way (why.c) ---- */

/* Of one who is not known to have made a test, and what has come of the others'. */
bool risk_why_excused(const struct game *v, int unit, char *text, size_t size);
bool risk_why(const struct game *v, int unit, int line, char *text, size_t size);
bool risk_phase_line(const struct game *v, int line, struct phase_line *l);

#endif
