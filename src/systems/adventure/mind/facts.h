/* Facts for the action tests (C-14, K-1 … K-9): how a unit of an adventure stands in the
 * words of the risk-factor rules, and what its last test was. */
#ifndef ADVENTURE_MIND_FACTS_H
#define ADVENTURE_MIND_FACTS_H

#include "systems/adventure/adventure.h"

/* minds: facts.c, obey.c, command.c */
int32_t adv_longest_reach(const struct game *g, int unit);
void adv_action_tests(struct game *g);	/* C-14, K-6: of all who mind themselves */
extern const struct uncommanded adv_uncommanded;	/* facts.c */

#endif
