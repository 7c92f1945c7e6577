/* Why a unit did what it did: the action test of one that minds itself, line by line; of
 * others that a commander does as he pleases. */
#include "systems/moro/moro.h"

bool moro_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	const struct moro_unit *u = moro_unit_of(v, unit);
	const struct action_law law = { &moro_rules_of(v)->actions, &u->test, u->test_turn,
		(enum action)u->word, (enum action)u->doing, "They have acted on it this turn.",
		"when they are activated" };

	return action_law_why(v, unit, &law, line, text, size);
}
