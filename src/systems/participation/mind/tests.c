/* The stage of tests: the action tests of people whom nobody commands (C-14, X-230), by the
 * tables of the rulebook `actions`: all facts first, then all dice (K-6).
 *
 *  TE1  A word that says something is the unit's law for this turn, and what later ones
 *       carry on with; `carry on` leaves both as they were (S-K-11).
 *  TE2  Beasts make no tests: their temper is their law.
 */
#include "systems/participation/participation.h"

static bool makes_test(const struct game *g, int unit)
{
	return g->units[unit].uncommanded && !pp_beast(g, unit) && standing_alive(g, unit);
}

static void keep_test(struct game *g, const struct action_case *c)
{
	struct pp_unit *u = pp_unit_of(g, c->unit);

	u->test = c->test;
	u->test_turn = g->turn;
	u->word = (uint8_t)action_law_word(c);
	if (u->word != ACTION_CARRY_ON)
		u->mind = u->word;
}

void pp_tests(struct game *g)
{
	/* No platoons here: each unit tests by itself. */
	const struct action_rank ranks[UNITS_MAX] = { { "", false } };
	struct action_case cases[UNITS_MAX];
	int n = 0;

	for (int u = 0; u < g->n_units; u++)
		if (makes_test(g, u)) {
			cases[n] = (struct action_case){ .unit = (int16_t)u };
			pp_facts(g, u, &cases[n++].facts);
		}
	action_tests(g, &pp_rules_of(g)->actions, ranks, cases, n);
	for (int i = 0; i < n; i++)
		keep_test(g, &cases[i]);
}

bool pp_forecast(const struct game *v, int unit, struct forecast *f)
{
	struct action_facts facts;

	if (!makes_test(v, unit))
		return false;
	pp_facts(v, unit, &facts);
	action_forecast(&pp_rules_of(v)->actions, &facts, f);
	return true;
}
