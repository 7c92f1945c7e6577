/* The risk-factor action tables (action.h): one implementation for every
 * system whose uncommanded units mind themselves (C-14).
 *
 * Facts become factors by the rows of `factors`; the sum chooses a row of
 * `missile` or `close`, the die its column.  Forecast, roll and log are made
 * from the same list of factors.
 */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/action.h"
#include "cliffhanger/roll.h"

enum { ACTION_DIE = 6 };

const char *action_name(enum action a)
{
	static const char *const names[ACTIONS] = {
		[ACTION_CARRY_ON] = "carry on", [ACTION_HALT] = "halt",
		[ACTION_ADVANCE] = "advance", [ACTION_ATTACK] = "attack",
		[ACTION_RETREAT] = "retreat", [ACTION_ROUT] = "rout",
	};

	return names[a];
}

/* ---- factors (K-1) ---- */

static const struct factor_row {
	const char *row, *rule;
} factor_rows[] = {
	{ "no-enemy", "factors.no-enemy" }, { "hero", "factors.hero" },
	{ "cover", "factors.cover" }, { "in-range", "factors.in-range" },
	{ "raw", "factors.raw" }, { "losses", "factors.losses" },
	{ "flank", "factors.flank" }, { "cavalry", "factors.cavalry" },
	{ "routing", "factors.routing" },
};
enum { FACTOR_ROWS = sizeof factor_rows / sizeof factor_rows[0] };

/* How often each row counts, in the order of factor_rows. */
static void count_factors(const struct action_facts *f, int times[FACTOR_ROWS])
{
	const int counted[FACTOR_ROWS] = {
		!f->enemy_in_sight && !f->friends_retreating_in_sight,
		f->hero_or_superior,
		f->in_cover || f->advancing,	/* S-K-3: one line, once */
		f->clear_enemy_in_own_range,
		f->raw && f->raw_in_range,
		f->tenths_lost,
		f->enemy_flank_or_rear || f->friends_breaking_near,
		f->native_near_cavalry,
		f->routing || f->worse_in_melee,	/* S-K-9 */
	};

	memcpy(times, counted, sizeof counted);
}

/* Fills the factors that count; their sum. */
static int list_factors(const struct action_facts *facts, struct modifier *list, int *n)
{
	int times[FACTOR_ROWS], sum = 0;

	count_factors(facts, times);
	*n = 0;
	for (int i = 0; i < FACTOR_ROWS; i++) {
		const char *row = factor_rows[i].row;
		int value;

		if (times[i] == 0)
			continue;
		value = times[i] * rulebook_entry(&rulebook_actions, "factors", row,
			"factor")->number;
		list[(*n)++] = (struct modifier){
			rulebook_entry(&rulebook_actions, "factors", row, "name")->text,
			factor_rows[i].rule, (int16_t)(2 * value) };
		sum += value;
	}
	return sum;
}

/* ---- the tables (K-4, K-5) ---- */

static const struct rule_table *action_table(const struct action_facts *facts)
{
	return rulebook_table(&rulebook_actions, facts->close_combat_only ? "close" : "missile");
}

/* Up to RF 0 the units falling back and the defenders of works have rows of
 * their own. */
static int action_row(const struct rule_table *t, const struct action_facts *facts, int factor)
{
	const int least = rule_table_column(t, "least"), most = rule_table_column(t, "most");

	for (int i = 0; i < t->n_rows; i++) {
		const struct entry *from = rule_table_at(t, i, least);
		const struct entry *to = rule_table_at(t, i, most);

		if ((from->given && factor < from->number) || (to->given && factor > to->number))
			continue;
		if (to->given && to->number == 0) {
			if (facts->falling_back)
				return rule_table_row(t, "falling-back");
			if (facts->defending_works)
				return rule_table_row(t, "works");
		}
		return i;
	}
	return t->n_rows - 1;
}

/* The word of a cell: 2 × enum action, one more where it is blue. */
static int action_cell(const struct rule_table *t, int row, int die)
{
	const char column[3] = { 'd', (char)('0' + die), '\0' };

	return rule_table_at(t, row, rule_table_column(t, column))->number;
}

static int held(int die)	/* K-2: the modified die is held to 1 … 6 */
{
	return die < 1 ? 1 : die > ACTION_DIE ? ACTION_DIE : die;
}

void action_forecast(const struct action_facts *facts, struct forecast *f)
{
	const struct rule_table *t = action_table(facts);
	int row;

	memset(f, 0, sizeof *f);
	f->factor = list_factors(facts, f->factors, &f->n_factors);
	row = action_row(t, facts, f->factor);
	f->table = t->id;
	f->row = rule_table_at(t, row, 1)->text;
	for (int die = 1; die <= ACTION_DIE; die++)
		f->outcome[die - 1] = action_name((enum action)
			(action_cell(t, row, held(die + facts->die_modifier)) / 2));
}

static void keep_factors(const struct action_facts *facts, struct action_test *test)
{
	int times[FACTOR_ROWS];

	count_factors(facts, times);
	for (int i = 0; i < FACTOR_ROWS; i++)
		if (times[i] > 0)
			test->factors |= (uint16_t)(1u << i);
	test->tenths = (uint8_t)facts->tenths_lost;
	test->close = facts->close_combat_only;
}

bool action_factor(const struct action_test *test, int i, struct modifier *factor)
{
	for (int row = 0; row < FACTOR_ROWS; row++) {
		int value;

		if ((test->factors >> row & 1) == 0 || i-- > 0)
			continue;
		value = rulebook_entry(&rulebook_actions, "factors", factor_rows[row].row,
			"factor")->number;
		if (rulebook_entry(&rulebook_actions, "factors", factor_rows[row].row,
				"each")->number)
			value *= test->tenths;
		*factor = (struct modifier){ rulebook_entry(&rulebook_actions, "factors",
			factor_rows[row].row, "name")->text, factor_rows[row].rule,
			(int16_t)(2 * value) };
		return true;
	}
	return false;
}

struct action_test action_roll(struct game *g, int unit, const struct action_facts *facts)
{
	const struct rule_table *t = action_table(facts);
	struct modifier factors[FACTOR_ROWS];
	struct action_test test = { .action = ACTION_HALT };
	struct roller r;
	char outcome[80];
	int n, cell;

	test.factor = (int8_t)list_factors(facts, factors, &n);
	keep_factors(facts, &test);
	roller_open(&r, "K-5", "action test: risk factor", unit, NOBODY, 0);
	for (int i = 0; i < n; i++)
		roller_add_halves(&r, factors[i].name, factors[i].rule, factors[i].halves);
	roller_read(&r, ROLL_TABLE);
	roller_throw(&r, g, ACTION_DIE, 1);
	test.die = (int8_t)held(r.dice[0] + facts->die_modifier);
	cell = action_cell(t, action_row(t, facts, test.factor), test.die);
	test.action = (int8_t)(cell / 2);
	test.plain = cell % 2 == 0;
	snprintf(outcome, sizeof outcome, "%s (%s table, %s)",
		action_name((enum action)test.action),
		t->id, rule_table_at(t, action_row(t, facts, test.factor), 1)->text);
	roller_audience(&r, g->units[unit].sighted);
	roller_tell(&r, g, outcome);
	return test;
}
