/* What comes of a test: whom the words bind, and what `carry on` goes on with. */
#ifndef RISK_MIND_TESTS_H
#define RISK_MIND_TESTS_H

#include "systems/risk/risk.h"

void risk_keep_test(struct game *g, const struct action_case *c);
void risk_steadied(struct game *g, int unit);	/* one who makes no test */

#endif
