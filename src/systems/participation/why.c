/* Why a unit did what it did: a beast's temper, the action test of people who mind
 * themselves, line by line; of others that a commander does as he pleases. */
#include "systems/common/law.h"
#include "systems/participation/minds.h"

bool pp_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	const struct pp_unit *u = pp_unit_of(v, unit);
	const struct law law = { &u->test, u->test_turn, (enum action)u->word,
		(enum action)u->mind, "That is their law for this turn (X-230).", "every turn" };

	if (v->units[unit].uncommanded && pp_beast(v, unit))
		return pp_beast_why(v, unit, line, text, size);
	return law_why(v, unit, &pp_rules_of(v)->actions, &law, line, text, size);
}
