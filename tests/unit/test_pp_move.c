/* Orders for moves, and how far they lead (P-2). */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/move/paces.h"

static const char meadow[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . A A A . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . B .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"unit party sign=A side=explorers arms=rifle\n"
	"unit scout side=explorers arms=rifle at=3,5 figures=1\n"
	"unit porter side=explorers arms=knife at=3,7 figures=1 courage=follower\n"
	"unit rivals sign=B side=rivals arms=revolver\n";

static struct trial game;

static void begin(void)
{
	pp_begin(&game, meadow);
	pp_unit_in(&game, "rivals")->watching = false;
}

static int scout(void)
{
	return trial_figure(&game, "scout", 1);
}

static cell_t cell(int col, int row)
{
	return build_cell(game.setup, col, row);
}

static cell_t where(const char *unit, int number)
{
	return game.game->figures[trial_figure(&game, unit, number)].cell;
}

static int32_t pace(const char *unit, enum gait_row gait)
{
	return pp_pace(game.game, trial_figure(&game, unit, 1), gait);
}

/* ---- how far ---- */

TEST(test_P_2_the_cards_move_is_doubled_by_running)
{
	begin();
	assert_int_equal(pace("scout", GAIT_WALK), 50);
	assert_int_equal(pace("scout", GAIT_RUN), 100);
	pp_end(&game);
}

TEST(test_P_2_loads_deduct_an_inch_or_two)
{
	begin();
	pp_unit_in(&game, "party")->load = LOAD_HEAVY;
	assert_int_equal(pace("party", GAIT_WALK), 40);
	pp_unit_in(&game, "party")->load = LOAD_REALLY_HEAVY;
	assert_int_equal(pace("party", GAIT_WALK), 30);
	pp_end(&game);
}

TEST(test_P_2_a_really_heavy_load_takes_two)
{
	begin();
	pp_unit_in(&game, "scout")->load = LOAD_REALLY_HEAVY;
	assert_int_equal(pace("scout", GAIT_WALK), 0);
	pp_refuses(&game, "explorers", "walk scout 6,5", "S-P-36");
	pp_end(&game);
}

TEST(test_S_P_36_deductions_come_before_doubling)
{
	begin();
	pp_unit_in(&game, "scout")->load = LOAD_HEAVY;
	assert_int_equal(pace("scout", GAIT_RUN), 80);
	pp_figure_in(&game, "scout", 1)->injury = INJURY_LIGHT;
	assert_int_equal(pace("scout", GAIT_RUN), 60);
	pp_end(&game);
}

TEST(test_S_P_36_it_is_never_below_nought)
{
	struct pp_figure *f;

	begin();
	f = pp_figure_in(&game, "scout", 1);
	f->injury = INJURY_LIGHT;
	f->worse = 7;
	assert_int_equal(pace("scout", GAIT_WALK), 0);
	assert_int_equal(pace("scout", GAIT_RUN), 0);
	pp_end(&game);
}

TEST(test_S_P_10_who_staggers_loses_half_of_his_next_move)
{
	begin();
	pp_figure_in(&game, "scout", 1)->staggered = true;
	assert_int_equal(pace("scout", GAIT_WALK), 25);
	assert_int_equal(pace("scout", GAIT_RUN), 50);
	pp_do(&game, "explorers", "walk scout 8,5");
	pp_do(&game, "explorers", "done");
	assert_int_equal(where("scout", 1), cell(5, 5));
	assert_int_equal(pace("scout", GAIT_WALK), 50);
	pp_end(&game);
}

TEST(test_paces_are_told_part_by_part)
{
	char text[80];

	begin();
	pp_pace_text(game.game, scout(), GAIT_WALK, text, sizeof text);
	assert_string_equal(text, "5\"");
	pp_unit_in(&game, "scout")->load = LOAD_HEAVY;
	pp_figure_in(&game, "scout", 1)->injury = INJURY_LIGHT;
	pp_pace_text(game.game, scout(), GAIT_RUN, text, sizeof text);
	assert_string_equal(text, "5\" -1\" load -1\" injury, x2 = 6\"");
	pp_figure_in(&game, "scout", 1)->staggered = true;
	pp_pace_text(game.game, scout(), GAIT_WALK, text, sizeof text);
	assert_string_equal(text, "5\" -1\" load -1\" injury, halved = 1.5\"");
	pp_end(&game);
}

TEST(test_the_reach_is_as_long_as_the_pace)
{
	struct reach *r;

	begin();
	r = game.game->reach;
	assert_true(pp_move_reach(game.game, trial_unit(&game, "scout"), GAIT_WALK, false, r));
	assert_true(reach_cost(r, cell(8, 5)) != REACH_FAR);
	assert_true(reach_cost(r, cell(9, 5)) == REACH_FAR);
	assert_true(pp_move_reach(game.game, trial_unit(&game, "scout"), GAIT_RUN, false, r));
	assert_true(reach_cost(r, cell(13, 5)) != REACH_FAR);
	pp_end(&game);
}

/* ---- who is asked ---- */

TEST(test_S_P_4_who_has_no_order_is_not_asked)
{
	begin();
	assert_false(pp_own_will(game.game, trial_unit(&game, "porter")));
	pp_refuses(&game, "explorers", "walk porter 6,7", "S-P-4");
	pp_figure_in(&game, "porter", 1)->told = true;
	pp_do(&game, "explorers", "walk porter 6,7");
	pp_end(&game);
}

TEST(test_an_order_holds_for_one_move)
{
	begin();
	pp_figure_in(&game, "porter", 1)->told = true;
	pp_do(&game, "explorers", "done");
	assert_false(pp_figure_in(&game, "porter", 1)->told);
	pp_end(&game);
}

TEST(test_P_2_others_units_are_not_ones_own)
{
	begin();
	pp_refuses(&game, "explorers", "walk rivals 20,6", "P-2");
	pp_end(&game);
}

TEST(test_S_P_19_the_shaken_do_not_move)
{
	begin();
	pp_figure_in(&game, "scout", 1)->spirit = SPIRIT_SHAKEN;
	pp_refuses(&game, "explorers", "walk scout 6,5", "S-P-19");
	pp_do(&game, "explorers", "watch scout");
	pp_end(&game);
}

/* ---- where to ---- */

TEST(test_X_161_nobody_walks_where_there_is_no_footing)
{
	begin();
	trial_ground(&game, 6, 5, "chasm");
	pp_refuses(&game, "explorers", "walk scout 6,5", "X-161");
	pp_end(&game);
}

TEST(test_X_161_there_must_be_a_way)
{
	begin();
	for (int row = 1; row <= 7; row++)
		trial_ground(&game, 10, row, "chasm");
	pp_refuses(&game, "explorers", "walk scout 14,5", "X-161");
	pp_end(&game);
}

TEST(test_X_172_only_a_charge_goes_beside_an_enemy)
{
	begin();
	trial_put(&game, "rivals", 1, 8, 5);
	pp_sight_renew(game.game);
	pp_refuses(&game, "explorers", "walk scout 7,5", "X-172");
	pp_do(&game, "explorers", "walk scout 6,5");
	pp_end(&game);
}

TEST(test_X_172_who_has_an_enemy_beside_him_may_walk_away)
{
	begin();
	trial_put(&game, "rivals", 1, 4, 5);
	pp_sight_renew(game.game);
	pp_do(&game, "explorers", "walk scout 1,5");
	pp_do(&game, "explorers", "done");
	assert_int_equal(where("scout", 1), cell(1, 5));
	pp_end(&game);
}

TEST(test_X_173_a_charge_wants_somebody_within_its_run)
{
	begin();
	pp_refuses(&game, "explorers", "charge scout rivals", "X-173");
	pp_refuses(&game, "explorers", "charge scout party", "X-173");
	trial_put(&game, "rivals", 1, 14, 5);
	pp_sight_renew(game.game);
	pp_do(&game, "explorers", "charge scout rivals");
	pp_end(&game);
}

TEST(test_X_173_who_is_in_contact_fights)
{
	begin();
	trial_put(&game, "rivals", 1, 4, 5);
	pp_sight_renew(game.game);
	pp_refuses(&game, "explorers", "charge scout rivals", "X-173");
	pp_end(&game);
}

TEST(test_X_173_a_charge_has_no_places)
{
	begin();
	trial_put(&game, "rivals", 1, 10, 3);
	pp_sight_renew(game.game);
	pp_do(&game, "explorers", "charge party rivals");
	pp_refuses(&game, "explorers", "place party.2 6,4", "X-173");
	pp_end(&game);
}

TEST(test_X_177_one_leaves_over_the_edge)
{
	begin();
	pp_refuses(&game, "explorers", "leave scout 4,5", "C-9");
	pp_do(&game, "explorers", "leave scout 1,5");
	pp_do(&game, "explorers", "done");
	assert_int_equal(game.game->figures[scout()].life, LIFE_LEFT);
	assert_int_equal(game.game->figures[scout()].left & EDGE_WEST, EDGE_WEST);
	pp_end(&game);
}

TEST(test_X_177_one_leaves_at_a_run)
{
	begin();
	trial_put(&game, "scout", 1, 9, 5);
	pp_do(&game, "explorers", "leave scout 1,5");
	pp_do(&game, "explorers", "done");
	assert_int_equal(game.game->figures[scout()].life, LIFE_LEFT);
	pp_end(&game);
}

TEST(test_X_177_whom_a_leaver_held_is_free)
{
	int captive;

	begin();
	captive = trial_figure(&game, "rivals", 1);
	trial_put(&game, "rivals", 1, 4, 5);
	game_capture(game.game, captive, scout());
	pp_do(&game, "explorers", "leave scout 1,5");
	pp_do(&game, "explorers", "done");
	assert_int_equal(game.game->figures[captive].life, LIFE_FIT);
	pp_end(&game);
}

TEST(test_X_171_who_is_down_is_sent_nowhere)
{
	begin();
	pp_figure_in(&game, "scout", 1)->down = true;
	pp_refuses(&game, "explorers", "walk scout 6,5", "X-171");
	pp_refuses(&game, "explorers", "place scout.1 6,5", "X-171");
	pp_end(&game);
}

TEST(test_C_7_a_figure_goes_apart_from_its_unit)
{
	begin();
	pp_do(&game, "explorers", "walk party 8,3");
	pp_do(&game, "explorers", "place party.2 4,6");
	pp_do(&game, "explorers", "done");
	assert_int_equal(where("party", 1), cell(8, 3));
	assert_int_equal(where("party", 2), cell(4, 6));
	pp_end(&game);
}

TEST(test_C_7_whom_nobody_leads_goes_as_far_as_his_fastest)
{
	int unit;

	begin();
	unit = trial_unit(&game, "party");
	pp_figure_in(&game, "party", 1)->injury = INJURY_LIGHT;
	game.game->units[unit].leader = (int16_t)trial_figure(&game, "party", 1);
	assert_int_equal(pp_guide(game.game, unit), trial_figure(&game, "party", 1));
	game.game->units[unit].leader = NOBODY;
	assert_int_equal(pp_guide(game.game, unit), trial_figure(&game, "party", 2));
	pp_end(&game);
}

TEST_MAIN
