/* The stage of tests: all facts first, then all dice (K-6), then whom the words bind
 * and what `carry on` goes on with.
 *
 *  TE1  A word that binds is a unit's law for the turn (risk_unit.word, K2); `carry on`
 *       makes it the one before, so that no other file asks what it was.
 *  TE2  A blue word never binds whom somebody commands: he is free, of a rout too.
 */
#include "skirmish/commander/lookout.h"
#include "systems/risk/risk.h"

static void fill_ranks(const struct game *g, struct action_rank *ranks)
{
	for (int u = 0; u < g->n_units; u++)
		ranks[u] = (struct action_rank){ risk_platoon(g, u), g->units[u].uncommanded
			&& risk_unit_setting(g, u, UNIT_FORMED) != 0 && risk_tests_alone(g, u) };
}

/* ---- what a word makes of a unit ---- */

static void tell_rout(struct game *g, int unit, bool routs)
{
	struct event e = event_of(EVENT_STATE);

	e.unit = (int16_t)unit;
	e.word = routs ? "routs" : "routs no longer";
	game_emit(g, &e);
}

static void set_routing(struct game *g, int unit, bool routs)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	if (u->routing != routs && standing_alive(g, unit))
		tell_rout(g, unit, routs);
	u->routing = routs;
}

/* K-4: at little risk a 6 leads towards an enemy, for missile troops one in sight, for
 * others also one seen before.  If there is none, they carry on. */
static bool leads_nowhere(const struct game *g, int unit)
{
	const struct action_test *test = &risk_unit_of(g, unit)->test;
	const int seen = contact_nearest_enemy(g, unit);

	return test->action == ACTION_ADVANCE && risk_at_little_risk(g, unit)
		&& (test->close ? lookout_nearest(g, unit, seen) : seen) < 0;
}

/* What a word that binds a unit comes to: the one before for `carry on`, a halt where it
 * would go for somebody with bare hands. */
static enum action comes_to(const struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);
	const enum action word = (enum action)u->test.action;

	if (word == ACTION_CARRY_ON || leads_nowhere(g, unit))
		return (enum action)u->doing;
	return (word == ACTION_ADVANCE || word == ACTION_ATTACK) && risk_bare_handed(g, unit)
		? ACTION_HALT : word;
}

/* K-7: close combat troops near an enemy go over from an advance to the attack. */
static void go_over(struct game *g, const struct action_case *c, struct risk_unit *u)
{
	if (u->word != ACTION_ADVANCE || !c->facts.near_to_attack)
		return;
	u->word = ACTION_ATTACK;
	if (!risk_at_little_risk(g, c->unit) || !c->facts.defending_works)
		game_note(g, c->unit, NOBODY, "goes over to the attack");
}

static void keep_test(struct game *g, const struct action_case *c)
{
	const struct command_row *row = risk_command_row(g, c->unit);
	struct risk_unit *u = risk_unit_of(g, c->unit);

	u->test = c->test;
	u->test_turn = g->turn;
	u->natives = c->natives;
	u->word = ACTION_CARRY_ON;
	if (c->test.plain ? row->plain : row->blue) {
		u->word = (uint8_t)comes_to(g, c->unit);
		go_over(g, c, u);
		u->doing = u->word;
	}
	set_routing(g, c->unit, u->word == ACTION_ROUT);
}

/* ---- the stage ---- */

void risk_tests(struct game *g)
{
	struct action_case cases[UNITS_MAX];
	struct action_rank ranks[UNITS_MAX];
	int n = 0;

	fill_ranks(g, ranks);
	for (int u = 0; u < g->n_units; u++) {
		if (!risk_tests_alone(g, u)) {
			set_routing(g, u, false);	/* S-K-34: the group steadies him */
			continue;
		}
		cases[n].unit = (int16_t)u;
		cases[n].native = risk_native(g, u);
		risk_facts(g, u, &cases[n++].facts);
	}
	action_tests(g, &risk_rules_of(g)->actions, ranks, cases, n);
	for (int i = 0; i < n; i++)
		keep_test(g, &cases[i]);
}

/* ---- beforehand ---- */

bool risk_forecast(const struct game *v, int unit, struct forecast *f)
{
	const struct action_rules *rules = &risk_rules_of(v)->actions;
	struct action_rank ranks[UNITS_MAX];
	struct action_platoon platoon;
	struct action_facts facts;

	if (!risk_tests_alone(v, unit))
		return false;
	risk_facts(v, unit, &facts);
	action_forecast(rules, &facts, f);
	fill_ranks(v, ranks);
	if (action_platoon(v, rules, ranks, unit, &platoon))
		f->platoon = platoon.word;
	return true;
}

bool risk_roster_sum(const struct game *v, int unit, int *sum)
{
	struct forecast f;

	if (!risk_forecast(v, unit, &f))
		return false;
	*sum = f.factor;
	return true;
}
