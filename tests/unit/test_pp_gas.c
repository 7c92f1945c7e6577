/* Gas in participation: who breathes it, what it does by size, and how long a cloud lasts.
 * The expected numbers are typed in from the source.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_throwing.h"
#include "systems/participation/fire/gas.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/odds/throw_odds.h"

#define ADA THROWER("gas-bomb,knife", "")

/* A cloud about a column of row 5. */
static void burst_at(struct trial *t, int col, const char *dice)
{
	hurl_dice(t, dice);
	pp_gas_burst(t->game, hurl_cell(t, col, ROW), trial_figure(t, "ada", 1));
}

static void begin_turn(struct trial *t, const char *dice)
{
	hurl_dice(t, dice);
	pp_gas(t->game);
}

static bool gassed(const struct trial *t, const char *unit)
{
	return hurl_state(t, unit)->fate == FATE_GASSED;
}

/* -1 if small, 0 if standard, +1 if large, +2 if very large and +3 if gigantic; 3 or less */
TEST(test_P_6_every_size_breathes_it)
{
	static const struct { const char *size; int die; } falls[] = { { "small", 4 },
		{ "standard", 3 }, { "large", 2 }, { "very-large", 1 }, { "gigantic", 0 } };

	for (size_t i = 0; i < sizeof falls / sizeof *falls; i++)
		for (int die = 1; die <= 6; die++) {
			char units[400], dice[8];
			struct trial t;

			snprintf(units, sizeof units, ADA "unit bert side=keepers figures=1 "
				"at=30,5 facing=W arms=knife size=%s\n", falls[i].size);
			hurl_begin(&t, units);
			snprintf(dice, sizeof dice, "%d", die);
			burst_at(&t, 30, dice);
			assert_int_equal(gassed(&t, "bert"), die <= falls[i].die);
			assert_int_equal(t.game->figures[trial_figure(&t, "bert", 1)].life,
				die <= falls[i].die ? LIFE_WOUNDED : LIFE_FIT);
			pp_end(&t);
		}
}

TEST(test_P_6_the_cloud_is_six_inches_across)
{
	for (int inches = 0; inches <= 5; inches++) {
		struct trial t;

		hurl_begin(&t, ADA TARGET(""));
		hurl_put(&t, "bert", 1, 20 + inches, ROW);
		burst_at(&t, 20, inches <= 3 ? "6" : "");
		assert_int_equal(pp_in_gas(t.game, trial_figure(&t, "bert", 1)), inches <= 3);
		pp_end(&t);
	}
}

HURL(test_S_P_27_who_lies_in_it_breathes_it, ADA TARGET(""))
{
	hurl_put(&t, "bert", 1, 21, ROW);
	hurl_state(&t, "bert")->down = true;
	burst_at(&t, 20, "3");
	assert_true(gassed(&t, "bert"));
}

/* It asks nobody whose friend he is; the senseless and captives throw no more. */
HURL(test_S_P_27_friends_too_but_not_the_senseless,
	ADA "unit carl side=finders figures=1 at=1,1 arms=knife\n" TARGET(""))
{
	hurl_put(&t, "ada", 1, 19, ROW);
	hurl_put(&t, "carl", 1, 21, ROW);
	hurl_put(&t, "bert", 1, 20, ROW);
	pp_fall_senseless(t.game, trial_figure(&t, "bert", 1), FATE_STUNNED);
	burst_at(&t, 20, "4 3");
	assert_false(gassed(&t, "ada"));
	assert_true(gassed(&t, "carl"));
	assert_int_equal(hurl_state(&t, "bert")->fate, FATE_STUNNED);
}

TEST(test_X_198_it_works_when_it_bursts_and_in_two_turns_more)
{
	struct trial t;

	hurl_begin(&t, ADA TARGET(""));
	hurl_put(&t, "bert", 1, 21, ROW);
	burst_at(&t, 20, "6");
	begin_turn(&t, "6");
	assert_int_equal(pp_in(&t)->n_clouds, 1);
	begin_turn(&t, "6");
	assert_int_equal(pp_in(&t)->n_clouds, 0);
	begin_turn(&t, "");
	assert_int_equal(hurl_rolls(&t, "breathing gas"), 3);
	pp_end(&t);
}

TEST(test_S_P_27_whoever_walks_into_it_breathes_it)
{
	struct trial t;

	hurl_begin(&t, ADA TARGET(""));
	burst_at(&t, 20, "");
	begin_turn(&t, "");
	hurl_put(&t, "bert", 1, 22, ROW);
	begin_turn(&t, "1");
	assert_true(gassed(&t, "bert"));
	pp_end(&t);
}

TEST(test_S_P_27_whoever_leaves_it_in_time_is_well)
{
	struct trial t;

	hurl_begin(&t, ADA TARGET(""));
	hurl_put(&t, "bert", 1, 22, ROW);
	burst_at(&t, 20, "4");
	hurl_put(&t, "bert", 1, 26, ROW);
	begin_turn(&t, "");
	pp_end(&t);
}

TEST(test_S_P_27_clouds_are_packed_as_they_blow_away)
{
	struct trial t;

	hurl_begin(&t, ADA TARGET(""));
	burst_at(&t, 20, "");
	begin_turn(&t, "");
	burst_at(&t, 30, "");
	begin_turn(&t, "");
	assert_int_equal(pp_in(&t)->n_clouds, 1);
	assert_int_equal(pp_in(&t)->cloud[0], hurl_cell(&t, 30, ROW));
	assert_int_equal(pp_in(&t)->cloud[1], CELL_NONE);
	pp_end(&t);
}

/* A new one comes where there is room for no more: the oldest goes. */
HURL(test_S_P_27_there_are_only_so_many_clouds, ADA TARGET(""))
{
	for (int i = 0; i <= CLOUDS_MAX; i++)
		burst_at(&t, 12 + i, "");
	assert_int_equal(pp_in(&t)->n_clouds, CLOUDS_MAX);
	assert_int_equal(pp_in(&t)->cloud[0], hurl_cell(&t, 13, ROW));
}

HURL(test_X_198_a_big_creature_breathes_where_its_head_is,
	ADA "unit tusker side=keepers figures=1 at=30,5 facing=W arms=horns "
	"size=gigantic\n")
{
	int tusker;

	tusker = trial_figure(&t, "tusker", 1);
	burst_at(&t, 35, "");	/* about its hind legs: its head is at 28 */
	assert_false(pp_in_gas(t.game, tusker));
	burst_at(&t, 25, "1");
	assert_true(pp_in_gas(t.game, tusker));
}

HURL(test_P_6_a_bomb_that_misses_makes_its_cloud_where_it_strays, ADA TARGET(""))
{
	hurl(&t, "throw ada.1 gas-bomb 11,5", "2 2 6");	/* three inches on */
	assert_int_equal(pp_in(&t)->cloud[0], hurl_cell(&t, 14, ROW));
	assert_int_equal(pp_in(&t)->cloud_moves[0], 2);
	assert_int_equal(trial_event(&t, EVENT_BURST, 0)->cell, hurl_cell(&t, 14, ROW));
}

HURL(test_P_6_odds_of_gas, ADA TARGET(""))
{
	struct pp_throw_odds odds;
	struct argument at;

	hurl_put(&t, "bert", 1, 8, ROW);
	at = (struct argument){ ARGUMENT_CELL, hurl_cell(&t, 8, ROW) };
	assert_true(pp_throw_odds(t.game, trial_figure(&t, "ada", 1), rule_table_row(rulebook_table(
		game_book(t.game), "weapons"), "gas-bomb"), &at, &odds));
	/* 5 of 6 hit and the rest are duds; both are in the cloud, and half of them fall */
	assert_int_equal(odds.hits, 833);
	assert_int_equal(odds.dud, 167);
	assert_int_equal(odds.hurt, 0);
	assert_int_equal(odds.out, 417);
	assert_int_equal(odds.own_out, 417);
}

TEST_MAIN
