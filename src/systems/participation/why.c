/* Why a unit did what it did: a beast's temper, the action test of people who mind
 * themselves, line by line; of others that a commander does as he pleases. */
#include <stdio.h>

#include "systems/participation/minds.h"

static void why_head(const struct game *v, int unit, char *text, size_t size)
{
	const struct pp_unit *u = pp_unit_of(v, unit);

	if (!v->units[unit].uncommanded)
		snprintf(text, size, "%s: under command; nobody rolls for them.",
			game_unit_name(v, unit));
	else if (u->test_turn == 0)
		snprintf(text, size, "%s: no action test that you know of.",
			game_unit_name(v, unit));
	else
		action_test_text(&u->test, u->test_turn, false, text, size);
}

/* What the word has come to: an advance so near becomes an attack (K-7), `carry on` goes
 * on with the last one. */
static void why_word(const struct game *v, int unit, char *text, size_t size)
{
	const struct pp_unit *u = pp_unit_of(v, unit);

	if (u->word == ACTION_CARRY_ON)
		snprintf(text, size, "They go on as before: %s.",
			action_name((enum action)u->mind));
	else if (u->word != (uint8_t)u->test.action)
		snprintf(text, size, "So near to the enemy that is: %s (K-7).",
			action_name((enum action)u->word));
	else
		snprintf(text, size, "That is their law for this turn (X-230).");
}

bool pp_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	const struct pp_unit *u = pp_unit_of(v, unit);
	int past;

	if (v->units[unit].uncommanded && pp_beast(v, unit))
		return pp_beast_why(v, unit, line, text, size);
	if (line == 0) {
		why_head(v, unit, text, size);
		return true;
	}
	if (!v->units[unit].uncommanded || u->test_turn == 0)
		return false;
	past = action_factor_line(&pp_rules_of(v)->actions, &u->test, line - 1, text, size);
	if (past == 0)
		why_word(v, unit, text, size);
	return past <= 0;
}
