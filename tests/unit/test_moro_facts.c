/* Facts for the action tests of the Moro room (C-14): what a position gives each line of
 * the factors, which table a unit tests by, and what comes of the die.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/moro.h"

enum { COLS = 64, ROWS = 5 };

#define OURS(more) "unit ours side=west figures=4 at=10,3 facing=E people=moro uncommanded " \
	more "\n"
#define FOES(at, more) "unit foes side=east figures=4 at=" at " facing=W " more "\n"
#define PLAIN OURS("arms=blade") FOES("60,3", "arms=blade")

static void field(struct trial *t, const char *units)
{
	char text[2000];

	snprintf(text, sizeof text, "open %dx%d\nside west edges=west\nside east edges=east\n%s",
		COLS, ROWS, units);
	moro_begin(t, text);
}

static void kill(struct trial *t, const char *unit, int first, int last)
{
	for (int i = first; i <= last; i++)
		game_life(t->game, trial_figure(t, unit, i), LIFE_DEAD, "killed");
	moro_unit_in(t, unit)->lost = (uint8_t)(last - first + 1);
}

static void ground(struct trial *t, const char *unit, int n, const char *kind)
{
	for (int i = 1; i <= n; i++)
		table_set_ground(t->game->table,
			t->game->figures[trial_figure(t, unit, i)].cell,
			table_find_ground(t->game->table, kind));
}

static void forecast(const struct trial *t, struct forecast *f)
{
	assert_true(uncommanded_forecast(t->game, trial_unit(t, "ours"), f));
}

static int factor(const struct trial *t)
{
	struct forecast f;

	forecast(t, &f);
	return f.factor;
}

/* What a line of the factors brings `ours`, and nothing else does. */
static int only(const struct trial *t, const char *rule)
{
	struct forecast f;

	forecast(t, &f);
	assert_int_equal(f.n_factors, 1);
	assert_string_equal(f.factors[0].rule, rule);
	return f.factor;
}

static const char *table(const struct trial *t)
{
	static struct forecast f;

	forecast(t, &f);
	return f.table;
}

/* ---- factors ---- */

TRIAL(test_C_14_nothing_counts_in_the_open, field(&t, PLAIN), moro_end)
{
	assert_int_equal(factor(&t), 0);
}

TEST(test_C_14_no_enemy_in_sight)
{
	struct trial t;

	field(&t, PLAIN);
	kill(&t, "foes", 1, 4);
	assert_int_equal(only(&t, "factors.no-enemy"), -4);
	moro_end(&t);
	field(&t, PLAIN "unit pals side=west figures=2 at=40,2 facing=E arms=blade\n");
	kill(&t, "foes", 1, 4);
	moro_unit_in(&t, "pals")->routed = true;	/* in sight, not near */
	assert_int_equal(factor(&t), 0);
	moro_end(&t);
}

TRIAL(test_C_14_behind_a_building_nobody_is_in_sight, field(&t, PLAIN), moro_end)
{
	for (int row = 1; row <= ROWS; row++)
		trial_ground(&t, 30, row, "hut");
	assert_int_equal(only(&t, "factors.no-enemy"), -4);
}

TEST(test_C_14_cover_and_advancing)
{
	struct trial t;

	field(&t, PLAIN);
	ground(&t, "ours", 3, "jungle");
	assert_int_equal(factor(&t), 0);		/* not entirely */
	ground(&t, "ours", 4, "jungle");
	assert_int_equal(only(&t, "factors.cover"), -1);
	moro_end(&t);
	field(&t, PLAIN);
	moro_unit_in(&t, "ours")->doing = ACTION_ADVANCE;
	assert_int_equal(only(&t, "factors.cover"), -1);
	moro_end(&t);
}

TEST(test_C_14_losses_flanks_and_friends_who_run)
{
	struct trial t;

	field(&t, PLAIN);
	kill(&t, "ours", 1, 1);
	assert_int_equal(only(&t, "factors.losses"), 2);	/* a quarter: two tenths */
	moro_end(&t);
	field(&t, OURS("arms=blade") FOES("60,3", "arms=blade"));
	for (int i = 1; i <= 4; i++)
		game_face(t.game, trial_figure(&t, "ours", i), 4);	/* west */
	assert_int_equal(only(&t, "factors.flank"), 2);
	moro_end(&t);
	field(&t, PLAIN "unit pals side=west figures=2 at=18,3 facing=E arms=blade\n");
	moro_unit_in(&t, "pals")->routed = true;
	assert_int_equal(only(&t, "factors.flank"), 2);
	moro_end(&t);
}

TRIAL(test_C_14_after_a_rout, field(&t, PLAIN), moro_end)
{
	moro_unit_in(&t, "ours")->routed = true;
	assert_int_equal(only(&t, "factors.routing"), 3);
}

TEST(test_X_148_in_range_of_arms_and_of_a_charge)
{
	struct trial t;

	field(&t, OURS("arms=blade") FOES("40,3", "arms=rifle"));	/* 24" is its range */
	assert_int_equal(factor(&t), 0);
	for (int i = 1; i <= 4; i++)
		trial_put(&t, "foes", i, 34, i);
	assert_int_equal(only(&t, "factors.in-range"), 1);
	ground(&t, "foes", 4, "jungle");	/* not in clear sight */
	assert_int_equal(factor(&t), 0);
	moro_end(&t);
	field(&t, OURS("arms=blade") FOES("60,3", "arms=blade"));
	for (int i = 1; i <= 4; i++)
		trial_put(&t, "ours", i, 10, i);
	for (int i = 1; i <= 4; i++)
		trial_put(&t, "foes", i, 20, i);		/* ten inches off */
	assert_int_equal(factor(&t), 0);
	for (int i = 1; i <= 4; i++)
		trial_put(&t, "foes", i, 19, i);		/* the mean of two dice */
	assert_int_equal(only(&t, "factors.in-range"), 1);
	moro_end(&t);
}

TEST(test_X_148_which_table)
{
	struct trial t;

	field(&t, OURS("arms=spear,blade") FOES("60,3", "arms=rifle"));
	assert_string_equal(table(&t), "close");	/* a spear flies eight inches */
	moro_end(&t);
	field(&t, OURS("arms=moro-rifle") FOES("60,3", "arms=rifle"));
	assert_string_equal(table(&t), "missile");
	moro_end(&t);
	field(&t, OURS("arms=blade gun=moro-cannon") FOES("60,3", "arms=rifle"));
	assert_string_equal(table(&t), "missile");
	moro_end(&t);
	field(&t, OURS("arms=blade") "figure 1 arms=moro-rifle\nfigure 2 arms=moro-rifle\n"
		FOES("60,3", "arms=rifle"));
	assert_string_equal(table(&t), "missile");	/* a tie shoots (S-K-12) */
	moro_end(&t);
}

TEST(test_X_149_only_heroes_make_superior_troops)
{
	struct trial t;

	field(&t, OURS("arms=blade troops=juramentados") FOES("60,3", "arms=blade"));
	assert_int_equal(factor(&t), 0);
	moro_end(&t);
	field(&t, OURS("arms=blade morale=5") FOES("34,3", "arms=rifle"));
	assert_int_equal(only(&t, "factors.in-range"), 1);	/* nor are they raw */
	moro_end(&t);
	field(&t, OURS("arms=blade") "figure 1 leader hero\n" FOES("60,3", "arms=blade"));
	assert_int_equal(only(&t, "factors.hero"), -1);
	kill(&t, "ours", 1, 1);
	assert_int_equal(only(&t, "factors.losses"), 2);
	moro_end(&t);
}

/* ---- the test ---- */

static void throw(struct trial *t, const char *die)
{
	trial_dice(t, die);
	uncommanded_test(t->game, trial_unit(t, "ours"));
}

TRIAL(test_C_14_the_die_gives_a_word_that_lasts, field(&t, PLAIN), moro_end)
{
	struct moro_unit *u;

	u = moro_unit_in(&t, "ours");
	throw(&t, "3");
	assert_int_equal(u->test_turn, 1);
	assert_int_equal(u->test.factor, 0);
	assert_int_equal(u->word, ACTION_CARRY_ON);
	assert_int_equal(u->doing, ACTION_HALT);	/* S-K-11 */
	throw(&t, "6");
	assert_int_equal(u->word, ACTION_ADVANCE);
	throw(&t, "1");
	assert_int_equal(u->word, ACTION_CARRY_ON);
	assert_int_equal(u->doing, ACTION_ADVANCE);
}

TEST(test_C_14_an_advance_so_near_becomes_an_attack)
{
	struct trial t;

	field(&t, OURS("arms=blade") FOES("28,3", "arms=blade"));
	throw(&t, "6");
	assert_int_equal(moro_unit_in(&t, "ours")->test.action, ACTION_ADVANCE);
	assert_int_equal(moro_unit_in(&t, "ours")->word, ACTION_ATTACK);
	moro_end(&t);
	field(&t, OURS("arms=moro-rifle") FOES("28,3", "arms=blade"));
	throw(&t, "6");
	assert_int_equal(moro_unit_in(&t, "ours")->word, ACTION_ADVANCE);
	moro_end(&t);
}

TRIAL(test_C_14_who_is_commanded_does_not_test, field(&t, PLAIN), moro_end)
{
	struct forecast f;

	uncommanded_test(t.game, trial_unit(&t, "foes"));	/* no die is wanted */
	assert_int_equal(moro_unit_in(&t, "foes")->test_turn, 0);
	assert_false(uncommanded_forecast(t.game, trial_unit(&t, "foes"), &f));
}

static void expect_why(const struct trial *t, const char *unit, int line, const char *expected)
{
	char text[LINE_MAX_BYTES];

	assert_true(uncommanded_why(t->game, trial_unit(t, unit), line, text, sizeof text));
	assert_string_equal(text, expected);
}

TRIAL(test_C_14_why_tells_the_test, field(&t, PLAIN), moro_end)
{
	char text[LINE_MAX_BYTES];

	expect_why(&t, "ours", 0, "ours: no action test that you know of.");
	kill(&t, "ours", 1, 1);
	throw(&t, "4");
	expect_why(&t, "ours", 0, "Turn 1: risk factor 2, die 4, close combat table: attack.");
	expect_why(&t, "ours", 1,
		"  +2  Each 10 % of the group wounded or killed (factors.losses)");
	expect_why(&t, "ours", 2, "They have acted on it this turn.");
	assert_false(uncommanded_why(t.game, trial_unit(&t, "ours"), 3, text, sizeof text));
	expect_why(&t, "foes", 0, "foes: under command; nobody rolls for them.");
}

TEST_MAIN
