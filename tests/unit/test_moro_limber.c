/* Guns that move, and those that are down (M-5, X-41, X-132). */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/judges.h"
#include "systems/moro/move/paces.h"

static const char battery[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . . G G . . . . . . . . . . . . . . .\n"
	" . . G G . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". A A . . . . . . . . . . . . . . . B .\n"
	"end\n"
	SCOUTS_AND_KRIS
	"unit gun sign=G side=us troops=regulars gun=cannon limbered arms=pistol\n"
	"figure 1 leader\n";

TRIAL(test_M_3_which_die_counts_in_jungle, moro_us_alone(&t, battery), moro_end)
{
	const int8_t dice[MOVE_DICE] = { 3, 8 };
	struct moro_pace pace;

	pace = moro_pace_by(t.game, trial_unit(&t, "scouts"), dice);
	assert_int_equal(pace.total, 110);
	assert_int_equal(pace.jungle, 30);
	pace = moro_pace_by(t.game, trial_unit(&t, "kris"), dice);
	assert_int_equal(pace.total, 110);
	assert_int_equal(pace.jungle, 80);
	pace = moro_pace_by(t.game, trial_unit(&t, "gun"), dice);
	assert_int_equal(pace.total, 110);
	assert_int_equal(pace.jungle, 30);
}

TRIAL(test_X_41_guns_that_are_down_stay, moro_us_alone(&t, battery), moro_end)
{
	moro_unit_in(&t, "gun")->limbered = false;
	moro_refuses(&t, "move gun", "X-41");
	moro_refuses(&t, "charge gun kris", "X-41");
	moro_unit_in(&t, "gun")->limbered = true;
	trial_dice(&t, "2 2");
	moro_do(&t, "move gun");
	assert_true(roll_has(trial_roll(&t, "movement"), "movement.gun"));
	moro_do(&t, "hold gun");
}

TRIAL(test_X_132_a_limbered_gun_goes_with_its_leader, moro_us_alone(&t, battery), moro_end)
{
	struct moro_unit *gun;

	gun = moro_unit_in(&t, "gun");
	trial_dice(&t, "4 4");
	moro_do(&t, "move gun");
	moro_do(&t, "go gun 12,3");
	assert_true(grid_adjacent(&t.game->table->grid, gun->gun, build_cell(t.setup, 12, 3)));
	assert_int_equal(moro_crew(t.game, trial_unit(&t, "gun")), 4);
	assert_int_equal(t.game->occupant[gun->gun], -1);
}

TRIAL(test_X_132_crew_away_from_their_gun_go_as_infantry, moro_us_alone(&t, battery), moro_end)
{
	cell_t before;

	moro_unit_in(&t, "gun")->limbered = false;
	for (int i = 1; i <= 4; i++)
		trial_put(&t, "gun", i, 12 + i, 2);
	before = moro_unit_in(&t, "gun")->gun;
	assert_int_equal(moro_mover(t.game, trial_unit(&t, "gun")), MOVER_INFANTRY);
	moro_refuses(&t, "limber gun", "X-132");
	trial_dice(&t, "1 2");
	moro_do(&t, "move gun");
	moro_do(&t, "go gun 12,2");
	assert_int_equal(moro_unit_in(&t, "gun")->gun, before);
}

TRIAL(test_X_147_nobody_ends_a_move_where_a_gun_stands, moro_us_alone(&t, battery), moro_end)
{
	const struct grid *grid;
	cell_t gun;

	grid = &t.game->table->grid;
	gun = moro_unit_in(&t, "gun")->gun;
	assert_int_equal(t.game->occupant[gun], -1);
	assert_int_equal(moro_crew(t.game, trial_unit(&t, "gun")), 4);
	moro_unit_in(&t, "gun")->gun = build_cell(t.setup, 5, 6);
	(void)grid;
	trial_dice(&t, "4 6");
	moro_do(&t, "move scouts");
	moro_refuses(&t, "go scouts 5,6", "M-3");
	moro_do(&t, "go scouts 5,7");
	assert_int_equal(t.game->occupant[build_cell(t.setup, 5, 6)], -1);
}

TRIAL(test_M_5_unlimbering_is_a_full_move, moro_us_alone(&t, battery), moro_end)
{
	moro_do(&t, "unlimber gun");
	assert_false(moro_unit_in(&t, "gun")->limbered);
	assert_null(trial_roll(&t, "movement"));
	moro_unit_in(&t, "gun")->acted = false;
	moro_hand(&t, "us");
	moro_refuses(&t, "unlimber gun", "M-5");
}

TRIAL(test_S_M_28_limbering_is_one_too_and_the_limbered_do_not_fire,
	moro_us_alone(&t, battery), moro_end)
{
	moro_refuses(&t, "limber gun", "S-M-28");
	moro_refuses(&t, "fire gun kris", "S-M-28");
	moro_unit_in(&t, "gun")->limbered = false;
	moro_do(&t, "limber gun");
	assert_true(moro_unit_in(&t, "gun")->limbered);
}

TRIAL(test_X_138_who_unlimbers_or_forms_may_fire_as_moved, moro_us_alone(&t, battery), moro_end)
{
	moro_do(&t, "unlimber gun");
	assert_int_equal(t.game->decisions[0].kind, ASK_FIRE);
	assert_true(moro_unit_in(&t, "gun")->moved);
	moro_do(&t, "hold gun");
	trial_put(&t, "kris", 1, 10, 7);
	moro_hand(&t, "us");
	moro_do(&t, "form scouts column");
	assert_int_equal(t.game->decisions[0].kind, ASK_FIRE);
	assert_true(moro_unit_in(&t, "scouts")->moved);
	moro_do(&t, "hold scouts");
}

TRIAL(test_M_4_only_US_infantry_forms, moro_us_alone(&t, battery), moro_end)
{
	moro_refuses(&t, "form gun column", "M-4");
	moro_unit_in(&t, "kris")->acted = false;
	moro_hand(&t, "moros");
	moro_refuses(&t, "form kris column", "M-4");
}

TEST_MAIN
