/* Large creatures on the move: bodies of several cells. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/flight.h"
#include "systems/participation/move/paces.h"

static const char plain[] =
	"open 24x9\n"
	"side keepers edges=east\n"
	"side rivals edges=west\n"
	"unit rhino side=keepers creature=triceratops at=18,5 facing=W\n"
	"unit boy side=keepers arms=knife at=23,9 figures=1\n"
	"unit rivals side=rivals arms=revolver nerve=named at=2,5 figures=1\n";

static struct trial game;

static void begin(void)
{
	pp_begin(&game, plain);
	pp_unit_in(&game, "rivals")->watching = false;
}

static cell_t cell(int col, int row)
{
	return build_cell(game.setup, col, row);
}

static int rhino(void)
{
	return trial_figure(&game, "rhino", 1);
}

static cell_t where(void)
{
	return game.game->figures[rhino()].cell;
}

static void go(const char *line)
{
	pp_do(&game, "keepers", line);
	pp_do(&game, "keepers", "done");
}

static void rival_at(int col, int row)
{
	trial_put(&game, "rivals", 1, col, row);
	pp_sight_renew(game.game);
}

static bool touches(void)
{
	return game_touching(game.game, rhino(), trial_figure(&game, "rivals", 1));
}

TEST(test_X_162_it_covers_as_many_cells_as_its_size_says)
{
	cell_t hull[BODY_CELLS_MAX];

	begin();
	assert_true(pp_big(game.game, trial_unit(&game, "rhino")) >= 0);
	assert_int_equal(game_hull(game.game, rhino(), hull), 6);
	assert_true(pp_big(game.game, trial_unit(&game, "boy")) < 0);
	pp_end(&game);
}

TEST(test_X_179_it_goes_as_a_body)
{
	begin();
	go("walk rhino 12,5");
	assert_int_equal(where(), cell(12, 5));
	assert_int_equal(pp_figure_in(&game, "rhino", 1)->moved, 60);
	assert_false(pp_figure_in(&game, "rhino", 1)->ran);
	pp_end(&game);
}

TEST(test_X_179_it_turns_on_the_spot_at_no_cost)
{
	begin();
	pp_figure_in(&game, "rhino", 1)->staggered = true;	/* 3" */
	go("walk rhino 21,5");	/* behind it */
	assert_int_equal(where(), cell(21, 5));
	pp_end(&game);
}

TEST(test_P_2_it_runs_double)
{
	begin();
	go("run rhino 6,5");
	assert_int_equal(where(), cell(6, 5));
	assert_true(pp_figure_in(&game, "rhino", 1)->ran);
	pp_end(&game);
}

TEST(test_S_P_4_it_carries_on_to_a_far_goal)
{
	begin();
	go("walk rhino 8,5");
	assert_int_equal(where(), cell(12, 5));
	assert_int_equal(pp_unit_in(&game, "rhino")->doing, DOING_WALK);
	pp_figure_in(&game, "rhino", 1)->began = where();
	pp_go_to(&game, STAGE_MOVE, "keepers");
	pp_do(&game, "keepers", "done");
	assert_int_equal(where(), cell(8, 5));
	pp_end(&game);
}

TEST(test_X_161_it_pays_for_the_ground_under_its_middle)
{
	begin();
	for (int row = 1; row <= 9; row++)
		trial_ground(&game, 15, row, "hedge");
	go("walk rhino 10,5");
	assert_int_equal(where(), cell(13, 5));
	pp_end(&game);
}

TEST(test_X_179_it_enters_no_building)
{
	begin();
	trial_ground(&game, 12, 5, "hut");
	pp_refuses(&game, "keepers", "walk rhino 12,5", "X-179");
	for (int row = 1; row <= 9; row++)
		trial_ground(&game, 13, row, "hut");
	go("walk rhino 10,5");
	assert_true(grid_col(&game.game->table->grid, where()) > 13);
	pp_end(&game);
}

TEST(test_X_179_it_stops_before_whoever_stands_in_its_way)
{
	begin();
	for (int row = 1; row <= 9; row++)
		if (row < 4 || row > 6)
			for (int col = 1; col <= 16; col++)
				trial_ground(&game, col, row, "chasm");
	trial_put(&game, "boy", 1, 12, 5);
	go("run rhino 6,5");
	assert_true(grid_col(&game.game->table->grid, where()) >= 12);
	pp_end(&game);
}

TEST(test_X_172_it_keeps_off_enemies_it_does_not_charge)
{
	begin();
	rival_at(10, 5);
	go("run rhino 7,5");
	assert_false(touches());
	pp_end(&game);
}

TEST(test_X_173_it_charges_to_contact)
{
	begin();
	rival_at(8, 4);
	go("charge rhino rivals");
	assert_false(touches());	/* it waits, 4" off */
	pp_do(&game, "rivals", "hold rivals");
	assert_true(touches());
	assert_true(pp_figure_in(&game, "rhino", 1)->charged);
	pp_end(&game);
}

TEST(test_X_173_it_stops_where_nobody_is_left_to_charge)
{
	begin();
	rival_at(8, 4);
	go("charge rhino rivals");
	pp_fall_senseless(game.game, trial_figure(&game, "rivals", 1), FATE_FAINT);
	pp_do(&game, "rivals", "hold rivals");
	assert_false(touches());
	assert_false(pp_figure_in(&game, "rhino", 1)->charged);
	pp_end(&game);
}

TEST(test_X_173_it_may_have_only_to_turn)
{
	begin();
	rival_at(20, 7);	/* behind it, and to one side */
	assert_false(touches());
	go("charge rhino rivals");
	assert_true(touches());
	pp_end(&game);
}

TEST(test_X_173_not_beyond_its_run)
{
	begin();
	rival_at(2, 5);
	pp_refuses(&game, "keepers", "charge rhino rivals", "X-173");
	pp_end(&game);
}

TEST(test_others_charge_its_flanks)
{
	begin();
	rival_at(12, 8);
	pp_go_to(&game, STAGE_MOVE, "rivals");
	pp_unit_in(&game, "rhino")->watching = false;
	trial_dice(&game, "6");		/* dares to (P-11) */
	pp_do(&game, "rivals", "charge rivals rhino");
	pp_do(&game, "rivals", "done");
	assert_true(touches());
	pp_end(&game);
}

TEST(test_X_172_nobody_walks_beside_its_hull)
{
	cell_t hull[BODY_CELLS_MAX], around[GRID_AROUND_MAX];
	int n_hull, beside = 0;

	begin();
	rival_at(12, 8);
	pp_go_to(&game, STAGE_MOVE, "rivals");
	n_hull = game_hull(game.game, rhino(), hull);
	assert_true(pp_move_reach(game.game, trial_unit(&game, "rivals"), GAIT_RUN, false,
		game.game->reach));
	for (int i = 0; i < n_hull; i++) {
		const int n = grid_around(&game.game->table->grid, hull[i], around);

		for (int k = 0; k < n; k++)
			beside += reach_cost(game.game->reach, around[k]) != REACH_FAR;
	}
	assert_int_equal(beside, 0);
	pp_end(&game);
}

TEST(test_P_4_it_waits_for_shots_as_others_do)
{
	begin();
	rival_at(7, 1);
	pp_unit_in(&game, "rivals")->watching = true;
	go("run rhino 9,6");
	assert_int_equal(game.game->decisions[0].kind, ASK_SNAP);
	assert_true(pp_figure_in(&game, "rhino", 1)->going);
	pp_do(&game, "rivals", "hold rivals");
	assert_int_equal(where(), cell(9, 6));
	pp_end(&game);
}

TEST(test_C_9_it_leaves_over_the_edge)
{
	begin();
	go("leave rhino 24,5");
	assert_int_equal(game.game->figures[rhino()].life, LIFE_LEFT);
	pp_end(&game);
}

TEST(test_where_it_may_get_is_shown_as_a_course)
{
	begin();
	assert_true(pp_move_course(game.game, trial_unit(&game, "rhino"), GAIT_WALK,
		game.game->course));
	assert_true(course_cost(game.game->course, cell(12, 5)) != COURSE_FAR);
	assert_true(course_cost(game.game->course, cell(11, 5)) == COURSE_FAR);
	assert_false(pp_move_course(game.game, trial_unit(&game, "boy"), GAIT_WALK,
		game.game->course));
	pp_end(&game);
}

TEST(test_S_P_19_it_runs_away_from_enemies)
{
	int32_t before;

	begin();
	rival_at(12, 5);
	before = game_distance(game.game, rhino(), trial_figure(&game, "rivals", 1));
	pp_figure_in(&game, "rhino", 1)->spirit = SPIRIT_TERRIFIED;
	pp_figure_in(&game, "rhino", 1)->staggered = true;	/* 6" */
	pp_flee(game.game, rhino());
	assert_true(!game_on_table(game.game, rhino()) || game_distance(game.game, rhino(),
		trial_figure(&game, "rivals", 1)) > before);
	pp_end(&game);
}

TEST_MAIN
