/* The stage of tests: see uncommanded.h. */
#include "skirmish/skirmish.h"
#include "skirmish/uncommanded/uncommanded.h"

static const struct uncommanded *asked(const struct game *g)
{
	return skirmish_of(g)->uncommanded;
}

static void fill_ranks(const struct game *g, struct action_rank *ranks)
{
	for (int u = 0; u < g->n_units; u++)
		ranks[u] = asked(g)->rank != NULL ? asked(g)->rank(g, u)
			: (struct action_rank){ "", false };
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
		asked(g)->keep(g, &cases[i]);
}

void uncommanded_tests(struct game *g)
{
	const struct uncommanded *by = asked(g);
	struct action_case cases[UNITS_MAX];
	int n = 0;

	for (int u = 0; u < g->n_units; u++) {
		if (by->tests(g, u))
			open_case(g, u, &cases[n++]);
		else if (by->untested != NULL)
			by->untested(g, u);
	}
	throw_all(g, cases, n);
}

void uncommanded_test(struct game *g, int unit)
{
	struct action_case test;

	if (!asked(g)->tests(g, unit))
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

	if (!asked(v)->tests(v, unit))
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

bool uncommanded_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	struct action_law law = { .rules = asked(v)->rules(v) };

	asked(v)->law(v, unit, &law);
	return action_law_why(v, unit, &law, line, text, size);
}
