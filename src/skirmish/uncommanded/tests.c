/* The stage of tests: see uncommanded.h. */
#include "skirmish/skirmish.h"
#include "skirmish/uncommanded/uncommanded.h"

static const struct uncommanded *asked(const struct game *g)
{
	return skirmish_of(g)->uncommanded;
}

bool uncommanded_tested(const struct game *g, int unit)
{
	const struct uncommanded *by = asked(g);

	return by->tests != NULL ? by->tests(g, unit) : g->units[unit].uncommanded
		&& skirmish_alive(g, unit) && (by->never == NULL || !by->never(g, unit));
}

static struct action_rank rank_of(const struct game *g, int unit)
{
	const struct uncommanded *by = asked(g);
	const struct setting *platoon = &g->setup->units[unit].settings[by->platoon];

	if (by->platoon == by->formed)
		return (struct action_rank){ "", false };
	return (struct action_rank){ platoon->given ? platoon->text : "",
		g->units[unit].uncommanded && uncommanded_tested(g, unit)
			&& game_unit_setting(g, unit, by->formed) != 0 };
}

static void fill_ranks(const struct game *g, struct action_rank *ranks)
{
	for (int u = 0; u < g->n_units; u++)
		ranks[u] = rank_of(g, u);
}

/* Close combat troops near an enemy go over from an advance to the attack (K-7). */
static enum action told_by(const struct action_case *c)
{
	return c->test.action == ACTION_ADVANCE && c->facts.near_to_attack ? ACTION_ATTACK
		: (enum action)c->test.action;
}

static void keep(struct game *g, const struct action_case *c)
{
	const struct action_mind mind = asked(g)->mind(g, c->unit);

	*mind.test = c->test;
	*mind.turn = (int16_t)g->turn;
	if (asked(g)->keep != NULL) {
		asked(g)->keep(g, c);
		return;
	}
	*mind.word = (uint8_t)told_by(c);
	if (*mind.word != ACTION_CARRY_ON)
		*mind.doing = *mind.word;
}

enum action uncommanded_word(const struct game *g, int unit)
{
	const struct action_mind mind = asked(g)->mind(g, unit);

	if (*mind.word != ACTION_CARRY_ON)
		return (enum action)*mind.word;
	return *mind.doing == ACTION_ROUT || (asked(g)->hidden != NULL && asked(g)->hidden(g, unit))
		? ACTION_HALT : (enum action)*mind.doing;
}

static void open_case(const struct game *g, int unit, struct action_case *c)
{
	*c = (struct action_case){ .unit = (int16_t)unit,
		.native = asked(g)->native != NULL && asked(g)->native(g, unit) };
	uncommanded_facts(g, unit, &c->facts);
}

/* Throws for all of them, then lets the system keep each. */
static void throw_all(struct game *g, struct action_case *cases, int n)
{
	struct action_rank ranks[UNITS_MAX];

	fill_ranks(g, ranks);
	action_tests(g, asked(g)->rules(g), ranks, cases, n);
	for (int i = 0; i < n; i++)
		keep(g, &cases[i]);
}

void uncommanded_tests(struct game *g)
{
	const struct uncommanded *by = asked(g);
	struct action_case cases[UNITS_MAX];
	int n = 0;

	for (int u = 0; u < g->n_units; u++) {
		if (uncommanded_tested(g, u))
			open_case(g, u, &cases[n++]);
		else if (by->untested != NULL)
			by->untested(g, u);
	}
	throw_all(g, cases, n);
}

void uncommanded_test(struct game *g, int unit)
{
	struct action_case test;

	if (!uncommanded_tested(g, unit))
		return;
	open_case(g, unit, &test);
	throw_all(g, &test, 1);
}

bool uncommanded_forecast(const struct game *v, int unit, struct forecast *f)
{
	const struct action_rules *rules = asked(v)->rules(v);
	struct action_rank ranks[UNITS_MAX];
	struct action_platoon platoon;
	struct action_facts facts;

	if (!uncommanded_tested(v, unit))
		return false;
	uncommanded_facts(v, unit, &facts);
	action_forecast(rules, &facts, f);
	fill_ranks(v, ranks);
	if (action_platoon(v, rules, ranks, unit, &platoon))
		f->platoon = platoon.word;
	return true;
}

bool uncommanded_factor(const struct game *v, int unit, int *sum)
{
	struct forecast f;

	if (!uncommanded_forecast(v, unit, &f))
		return false;
	*sum = f.factor;
	return true;
}
