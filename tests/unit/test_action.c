/* Risk factors and action tables (K-1 … K-5, X-32, S-K-3, S-K-6, S-K-9): sums,
 * rows, dice, and that forecast, roll and log say the same.
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "played.h"
#include "skirmish.h"
#include "skirmish/tables/binder.h"

/* The tables as the adventure books bind them. */
static const struct action_rules *rules(void)
{
	static struct action_rules bound;
	struct reason why;
	struct binder b = { .book = &rulebook_rugged, .why = &why };

	action_bind(&b, 10, &bound);
	assert_false(b.failed);
	return &bound;
}

/* A test of one unit alone. */
static struct action_test roll(struct trial *t, int unit, const struct action_facts *facts)
{
	struct action_rank ranks[UNITS_MAX] = { { NULL, false } };
	struct action_case c = { .unit = (int16_t)unit, .facts = *facts };

	for (int u = 0; u < UNITS_MAX; u++)
		ranks[u].platoon = "";
	action_tests(t->game, rules(), ranks, &c, 1);
	return c.test;
}

/* In the midst of things: an enemy in sight and nothing else. */
static struct action_facts plain(void)
{
	return (struct action_facts){ .enemy_in_sight = true };
}

static int factor_of(const struct action_facts *facts)
{
	struct forecast f;
	int sum = 0;

	action_forecast(rules(), facts, &f);
	for (int i = 0; i < f.n_factors; i++)
		sum += f.factors[i].halves;
	assert_int_equal(sum, 2 * f.factor);
	return f.factor;
}

TEST(test_K_1_every_line_counts_on_its_own)
{
	struct action_facts f = plain();

	assert_int_equal(factor_of(&f), 0);
	f.hero_or_superior = true;
	assert_int_equal(factor_of(&f), -1);
	f.advancing = true;
	assert_int_equal(factor_of(&f), -2);
	f.in_cover = true;
	assert_int_equal(factor_of(&f), -2);	/* S-K-3: one line */
	f.clear_enemy_in_own_range = true;
	assert_int_equal(factor_of(&f), -1);
	f.raw = true;
	assert_int_equal(factor_of(&f), -1);
	f.raw_in_range = true;
	assert_int_equal(factor_of(&f), 0);	/* S-K-4: both may apply */
	f.tenths_lost = 3;
	assert_int_equal(factor_of(&f), 3);
	f.enemy_flank_or_rear = true;
	assert_int_equal(factor_of(&f), 5);
	f.friends_breaking_near = true;
	assert_int_equal(factor_of(&f), 5);	/* the same line */
	f.native_near_cavalry = true;
	assert_int_equal(factor_of(&f), 7);
	f.routing = true;
	assert_int_equal(factor_of(&f), 10);
	f.worse_in_melee = true;
	assert_int_equal(factor_of(&f), 10);	/* S-K-9 */
}

/* S-K-7: no enemy in sight, and no friends retreating in sight. */
TEST(test_K_1_nobody_in_sight)
{
	struct action_facts f = { .tenths_lost = 0 };

	assert_int_equal(factor_of(&f), -4);
	f.friends_retreating_in_sight = true;
	assert_int_equal(factor_of(&f), 0);
}

/* The printed tables, risk factor by die; small letters are blue. */
static const struct { bool close; int factor; const char *words[6]; } rows[] = {
	{ false, 0, { "carry on", "carry on", "carry on", "carry on", "carry on", "advance" } },
	{ false, 1, { "halt", "advance", "advance", "advance", "advance", "attack" } },
	{ false, 2, { "retreat", "halt", "halt", "advance", "advance", "advance" } },
	{ false, 5, { "retreat", "halt", "halt", "advance", "advance", "advance" } },
	{ false, 6, { "rout", "retreat", "halt", "halt", "halt", "advance" } },
	{ false, 8, { "rout", "retreat", "halt", "halt", "halt", "advance" } },
	{ false, 9, { "rout", "rout", "rout", "retreat", "retreat", "halt" } },
	{ false, 14, { "rout", "rout", "rout", "retreat", "retreat", "halt" } },
	{ true, -3, { "carry on", "carry on", "carry on", "carry on", "carry on", "advance" } },
	{ true, 1, { "halt", "advance", "advance", "attack", "attack", "attack" } },
	{ true, 2, { "halt", "advance", "advance", "attack", "attack", "attack" } },
	{ true, 3, { "retreat", "halt", "halt", "advance", "attack", "attack" } },
	{ true, 6, { "retreat", "halt", "halt", "advance", "attack", "attack" } },
	{ true, 7, { "rout", "retreat", "retreat", "halt", "halt", "attack" } },
	{ true, 9, { "rout", "rout", "rout", "retreat", "retreat", "halt" } },
};

/* Facts that come to a factor. */
static struct action_facts facts_of(int factor)
{
	struct action_facts f = plain();

	for (; factor < 0; factor++) {
		if (!f.hero_or_superior)
			f.hero_or_superior = true;
		else if (!f.in_cover)
			f.in_cover = true;
		else
			return (struct action_facts){ .tenths_lost = 4 + factor };
	}
	f.tenths_lost = factor;
	return f;
}

TEST(test_K_3_K_5_the_two_tables)
{
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct action_facts facts = facts_of(rows[i].factor);
		struct forecast f;

		facts.close_combat_only = rows[i].close;
		action_forecast(rules(), &facts, &f);
		assert_true(rows[i].factor < 0 || f.factor == rows[i].factor);
		assert_string_equal(f.table, rows[i].close ? "close" : "missile");
		for (int die = 0; die < 6; die++)
			assert_string_equal(f.outcome[die].word, rows[i].words[die]);
	}
}

/* K-4, X-32: up to nought. */
TEST(test_K_4_X_32_falling_back_and_works)
{
	struct action_facts facts = plain();
	struct forecast f;

	facts.defending_works = true;
	action_forecast(rules(), &facts, &f);
	for (int die = 0; die < 6; die++)
		assert_string_equal(f.outcome[die].word, "carry on");
	facts.falling_back = true;	/* its own line alone */
	action_forecast(rules(), &facts, &f);
	for (int die = 0; die < 6; die++)
		assert_string_equal(f.outcome[die].word, die < 4 ? "carry on" : "halt");
	facts.tenths_lost = 1;
	action_forecast(rules(), &facts, &f);
	assert_string_equal(f.outcome[5].word, "attack");
}

/* K-2: the scenario's modifier, held to 1 … 6. */
TEST(test_K_2_a_modified_die)
{
	struct action_facts facts = facts_of(1);
	struct forecast f;

	facts.die_modifier = 2;
	action_forecast(rules(), &facts, &f);
	assert_string_equal(f.outcome[0].word, "advance");	/* 3 */
	assert_string_equal(f.outcome[3].word, "attack");	/* 6 */
	assert_string_equal(f.outcome[5].word, "attack");	/* held to 6 */
	facts.die_modifier = -9;
	action_forecast(rules(), &facts, &f);
	for (int die = 0; die < 6; die++)
		assert_string_equal(f.outcome[die].word, "halt");
}

static const char duel[] =
	"map\n. . . . . . . .\n . A A . . B . .\n. . . . . . . .\n . . . . . . . .\nend\n"
	"side mob\nside police\n"
	"unit mob sign=A side=mob arms=club\n"
	"unit police sign=B side=police arms=club\n";

/* C-11: the die is thrown in the light, with every factor by its row; the test
 * keeps enough to tell them again. */
SKIRMISH(test_C_11_a_roll_tells_every_factor, duel)
{
	struct action_facts facts = facts_of(4);
	struct action_test test;
	struct modifier m;
	const struct event *e;
	int n = 0, sum = 0;

	facts.hero_or_superior = true;	/* 3 in all */
	facts.close_combat_only = true;
	trial_dice(&t, "5");
	test = roll(&t, 0, &facts);
	e = trial_roll(&t, "action test");
	assert_string_equal(e->roll.rule, "K-5");
	assert_int_equal(e->roll.sides, 6);
	assert_int_equal(e->roll.dice[0], 5);
	assert_int_equal(roll_halves(e, "factors.losses"), 8);
	assert_int_equal(roll_halves(e, "factors.hero"), -2);
	assert_non_null(strstr(e->roll.outcome, "attack"));
	assert_int_equal(test.factor, 3);
	assert_int_equal(test.die, 5);
	assert_int_equal(test.action, ACTION_ATTACK);
	assert_false(test.plain);	/* a blue word */
	assert_true(test.close);
	for (; action_factor(rules(), &test, n, &m); n++)
		sum += m.halves / 2;
	assert_int_equal(n, 2);
	assert_int_equal(sum, test.factor);
}

SKIRMISH(test_plain_words_bind_everybody, duel)
{
	struct action_facts facts = facts_of(9);

	trial_dice(&t, "4 5");
	assert_true(roll(&t, 0, &facts).plain);	/* Retreat */
	assert_false(roll(&t, 0, &facts).plain);	/* the blue one */
}

TEST_MAIN
