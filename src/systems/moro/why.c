/* Why a unit did what it did: the action test of one that minds itself, line by line; of
 * others that a commander does as he pleases. */
#include "systems/common/law.h"
#include "systems/moro/moro.h"

bool moro_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	const struct moro_unit *u = moro_unit_of(v, unit);
	const struct law law = { &u->test, u->test_turn, (enum action)u->word,
		(enum action)u->doing, "They have acted on it this turn.",
		"when they are activated" };

	return law_why(v, unit, &moro_rules_of(v)->actions, &law, line, text, size);
}
