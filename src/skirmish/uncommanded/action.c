/* The risk-factor action tables (action.h): one implementation for every
 * system whose uncommanded units mind themselves (C-14).
 *
 * Facts become factors by the rows of `factors`; the sum chooses a row of
 * `missile` or `close`, the die its column.  Forecast, roll and log are made
 * from the same list of factors.
 */
#include <stdio.h>
#include <string.h>

#include "skirmish/uncommanded/action_own.h"

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

/* How often each line counts. */
static void count_factors(const struct action_rules *rules, const struct action_facts *f,
	int times[FACTORS])
{
	const int counted[FACTORS] = {
		[FACTOR_NO_ENEMY] = !f->enemy_in_sight && !f->friends_retreating_in_sight,
		[FACTOR_HERO] = f->hero_or_superior,
		[FACTOR_COVER] = f->in_cover || f->advancing,	/* S-K-3: one line, once */
		[FACTOR_IN_RANGE] = f->clear_enemy_in_own_range,
		[FACTOR_RAW] = f->raw && f->raw_in_range,
		[FACTOR_LOSSES] = rules->each_tenth ? f->tenths_lost : f->tenths_lost > 0,
		[FACTOR_FLANK] = f->enemy_flank_or_rear || f->friends_breaking_near,
		[FACTOR_CAVALRY] = f->native_near_cavalry,
		[FACTOR_ROUTING] = f->routing || f->worse_in_melee,	/* S-K-9 */
	};

	memcpy(times, counted, sizeof counted);
}

static struct modifier modifier_of(const struct action_rules *rules, int factor, int times)
{
	return (struct modifier){ rules->factor[factor].name, rules->factor[factor].rule,
		(int16_t)(2 * times * rules->factor[factor].value) };
}

int action_sum(const struct action_rules *rules, const struct action_facts *facts,
	struct modifier *list, int *n)
{
	int times[FACTORS], halves = 0;

	count_factors(rules, facts, times);
	*n = 0;
	for (int i = 0; i < FACTORS; i++) {
		if (times[i] == 0)
			continue;
		list[*n] = modifier_of(rules, i, times[i]);
		halves += list[(*n)++].halves;
	}
	return halves / 2;
}

void action_keep(const struct action_rules *rules, const struct action_facts *facts,
	struct action_test *test)
{
	int times[FACTORS];

	count_factors(rules, facts, times);
	for (int i = 0; i < FACTORS; i++)
		if (times[i] > 0)
			test->factors |= (uint16_t)(1u << i);
	test->tenths = (uint8_t)facts->tenths_lost;
	test->close = facts->close_combat_only;
}

bool action_factor(const struct action_rules *rules, const struct action_test *test, int i,
	struct modifier *factor)
{
	for (int row = 0; row < FACTORS; row++) {
		if ((test->factors >> row & 1) == 0 || i-- > 0)
			continue;
		*factor = modifier_of(rules, row, row == FACTOR_LOSSES && rules->each_tenth
			? test->tenths : 1);
		return true;
	}
	return false;
}

/* ---- in words ---- */

void action_test_text(const struct action_test *test, int turn, bool mark_blue, char *text,
	size_t size)
{
	const bool followed = test->action != test->own;

	snprintf(text, size, "Turn %d: risk factor %d, %s %d, %s table: %s%s%s%s.", turn,
		test->factor, test->platoon ? "its platoon's die" : "die", test->die,
		test->close ? "close combat" : "missile", action_name((enum action)test->own),
		mark_blue && !test->plain ? "*" : "", followed ? "; with its officer: " : "",
		followed ? action_name((enum action)test->action) : "");
}

int action_factor_line(const struct action_rules *rules, const struct action_test *test, int line,
	char *text, size_t size)
{
	struct modifier m;
	int factors = 0;

	if (action_factor(rules, test, line, &m)) {
		snprintf(text, size, "  %+d  %s (%s)", m.halves / 2, m.name, m.rule);
		return -1;
	}
	while (action_factor(rules, test, factors, &m))
		factors++;
	return line - factors;
}

/* ---- the tables (K-4, K-5) ---- */

const struct action_table *action_table(const struct action_rules *rules,
	const struct action_facts *facts)
{
	return facts->close_combat_only ? &rules->close : &rules->missile;
}

/* Up to RF 0 the units falling back and the defenders of works have rows of
 * their own. */
const struct action_row *action_row(const struct action_table *t,
	const struct action_facts *facts, int factor)
{
	int row = 0;

	while (row < t->n_rows - 1 && (row == t->falling_back || row == t->works
			|| factor < t->rows[row].least || factor > t->rows[row].most))
		row++;
	if (row == 0 && facts->falling_back)
		row = t->falling_back;
	else if (row == 0 && facts->defending_works)
		row = t->works;
	return &t->rows[row];
}

int action_held(int die)
{
	return die < 1 ? 1 : die > ACTION_DICE ? ACTION_DICE : die;
}

void action_forecast(const struct action_rules *rules, const struct action_facts *facts,
	struct forecast *f)
{
	const struct action_table *t = action_table(rules, facts);
	const struct action_row *row;

	memset(f, 0, sizeof *f);
	f->platoon = NOBODY;
	f->factor = action_sum(rules, facts, f->factors, &f->n_factors);
	row = action_row(t, facts, f->factor);
	f->table = t->id;
	f->row = row->name;
	for (int die = 1; die <= ACTION_DICE; die++) {
		const struct action_cell *cell =
			&row->cell[action_held(die + facts->die_modifier) - 1];

		f->outcome[die - 1] = (struct forecast_word){
			action_name((enum action)cell->action), cell->blue,
			!cell->blue || facts->blue_binds };
	}
}
