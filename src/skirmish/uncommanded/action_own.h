/* What the files of the action tables tell each other and nobody else (action.h). */
#ifndef SKIRMISH_ACTION_OWN_H
#define SKIRMISH_ACTION_OWN_H

#include "skirmish/uncommanded/action.h"

/* Fills the factors that count; their sum. */
int action_sum(const struct action_rules *rules, const struct action_facts *facts,
	struct modifier *list, int *n);
/* What a test keeps of the facts, to tell its factors again. */
void action_keep(const struct action_rules *rules, const struct action_facts *facts,
	struct action_test *test);
const struct action_table *action_table(const struct action_rules *rules,
	const struct action_facts *facts);
const struct action_row *action_row(const struct action_table *t,
	const struct action_facts *facts, int factor);
int action_held(int die);	/* K-2: the modified die is held to 1 … 6 */

#endif
