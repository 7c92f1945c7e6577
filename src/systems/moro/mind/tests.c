/* The action test of a unit that nobody commands (C-14, X-120): thrown when it is
 * activated, by the tables of the rulebook `actions`.
 *
 *  TE1  A word that says something is the unit's law for this activation, and what later
 *       ones carry on with; `carry on` leaves both as they were (S-K-11).
 *  TE2  Natives' dice are not thrown: here all moves are dice.
 */
#include "systems/moro/moro.h"

static bool tests(const struct game *g, int unit)
{
	return g->units[unit].uncommanded && standing_alive(g, unit);
}

static void keep_test(struct game *g, const struct action_case *c)
{
	struct moro_unit *u = moro_unit_of(g, c->unit);

	u->test = c->test;
	u->test_turn = g->turn;
	u->word = (uint8_t)action_law_word(c);
	if (u->word != ACTION_CARRY_ON)
		u->doing = u->word;
}

void moro_action_test(struct game *g, int unit)
{
	/* No platoons here: each unit is activated by itself. */
	const struct action_rank ranks[UNITS_MAX] = { { "", false } };
	struct action_case test = { .unit = (int16_t)unit };

	if (!tests(g, unit))
		return;
	moro_facts(g, unit, &test.facts);
	action_tests(g, &moro_rules_of(g)->actions, ranks, &test, 1);
	keep_test(g, &test);
}

bool moro_forecast(const struct game *v, int unit, struct forecast *f)
{
	struct action_facts facts;

	if (!tests(v, unit))
		return false;
	moro_facts(v, unit, &facts);
	action_forecast(&moro_rules_of(v)->actions, &facts, f);
	return true;
}
