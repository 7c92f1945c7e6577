/* Why a unit did what it did: a beast's temper, the action test of people who mind
 * themselves, line by line; of others that a commander does as he pleases. */
#include "systems/participation/mind/minds.h"

bool pp_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	const struct pp_unit *u = pp_unit_of(v, unit);
	const struct action_law law = { &pp_rules_of(v)->actions, &u->test, u->test_turn,
		(enum action)u->word, (enum action)u->mind, "That is their law for this turn (X-230).", "every turn" };

	if (v->units[unit].uncommanded && pp_beast(v, unit))
		return pp_beast_why(v, unit, line, text, size);
	return action_law_why(v, unit, &law, line, text, size);
}
