/* Running for safety: the terrified (S-P-19, X-178). */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/move/flight.h"

static const char valley[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . A . . . B . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"side strays\n"
	"unit porter sign=A side=explorers arms=knife\n"
	"unit guard side=explorers arms=rifle at=1,1 figures=1\n"
	"unit stray side=strays at=23,6 figures=1\n"
	"unit rivals sign=B side=rivals arms=revolver\n";

static struct trial game;

static void begin(void)
{
	pp_begin(&game, valley);
	pp_figure_in(&game, "porter", 1)->spirit = SPIRIT_TERRIFIED;
}

static int porter(void)
{
	return trial_figure(&game, "porter", 1);
}

static cell_t cell(int col, int row)
{
	return build_cell(game.setup, col, row);
}

static cell_t where(void)
{
	return game.game->figures[porter()].cell;
}

static void flee(void)
{
	pp_flee(game.game, porter());
}

TEST(test_S_P_19_one_runs_double_towards_ones_own_edge)
{
	begin();
	pp_figure_in(&game, "porter", 1)->staggered = true;	/* 5" */
	flee();
	assert_int_equal(where(), cell(6, 5));
	assert_true(pp_figure_in(&game, "porter", 1)->ran);
	assert_int_equal(pp_figure_in(&game, "porter", 1)->moved, 50);
	pp_end(&game);
}

TEST(test_S_P_19_and_over_it)
{
	begin();
	trial_put(&game, "porter", 1, 5, 5);
	flee();
	assert_int_equal(game.game->figures[porter()].life, LIFE_LEFT);
	pp_end(&game);
}

TEST(test_X_178_never_nearer_to_an_enemy)
{
	int32_t before;

	begin();
	trial_put(&game, "rivals", 1, 8, 5);	/* between him and his edge */
	pp_sight_renew(game.game);
	before = game_distance(game.game, porter(), trial_figure(&game, "rivals", 1));
	flee();
	assert_true(game_distance(game.game, porter(), trial_figure(&game, "rivals", 1)) >= before);
	pp_end(&game);
}

TEST(test_X_178_one_slips_past_who_is_beside_one)
{
	begin();
	trial_put(&game, "rivals", 1, 10, 5);
	pp_sight_renew(game.game);
	flee();
	assert_true(where() != cell(11, 5));
	assert_false(contact_figure(game.game, porter()));
	pp_end(&game);
}

TEST(test_X_178_cover_out_of_sight_is_safety)
{
	begin();
	trial_ground(&game, 9, 5, "hut");	/* what hides the next */
	trial_ground(&game, 8, 5, "forest");
	flee();
	assert_int_equal(where(), cell(8, 5));
	flee();
	assert_int_equal(where(), cell(8, 5));
	pp_end(&game);
}

TEST(test_X_178_cover_in_sight_is_none)
{
	begin();
	trial_ground(&game, 8, 5, "hedge");
	flee();
	assert_true(where() != cell(8, 5));
	pp_end(&game);
}

TEST(test_X_178_who_owns_no_edge_takes_the_nearest)
{
	begin();
	assert_int_equal(pp_own_edges(game.game, porter()), EDGE_WEST);
	assert_int_equal(pp_own_edges(game.game, trial_figure(&game, "stray", 1)), EDGE_EAST);
	trial_put(&game, "stray", 1, 20, 6);
	assert_int_equal(pp_own_edges(game.game, trial_figure(&game, "stray", 1)), EDGE_SOUTH);
	pp_end(&game);
}

/* Though who has come to one leaves over it. */
TEST(test_X_178_nobody_makes_for_a_corner_as_the_west_or_east)
{
	begin();
	game_place(game.game, trial_figure(&game, "rivals", 1), CELL_NONE);
	trial_put(&game, "porter", 1, 5, 7);
	flee();
	assert_int_equal(trial_event(&game, EVENT_LIFE, -1)->cell, cell(1, 6));
	pp_end(&game);
	begin();
	trial_put(&game, "porter", 1, 1, 7);
	flee();
	assert_int_equal(trial_event(&game, EVENT_LIFE, -1)->cell, cell(1, 7));
	pp_end(&game);
}

TEST(test_S_P_19_they_run_again_with_their_sides_move)
{
	begin();
	pp_figure_in(&game, "porter", 1)->staggered = true;
	pp_refuses(&game, "explorers", "walk porter 9,5", "P-10");
	pp_do(&game, "explorers", "done");
	assert_int_equal(where(), cell(6, 5));
	pp_end(&game);
}

TEST(test_S_P_19_who_cannot_run_cowers)
{
	begin();
	for (int d = 0; d < 6; d++) {
		const cell_t next = grid_step(&game.game->table->grid, where(), d);

		table_set_ground(game.game->table, next,
			table_find_ground(game.game->table, "chasm"));
	}
	trial_put(&game, "rivals", 1, 16, 5);	/* too far to take him */
	flee();
	assert_int_equal(where(), cell(11, 5));
	assert_int_equal(game.game->figures[porter()].life, LIFE_FIT);
	pp_end(&game);
}

TEST(test_X_174_those_who_run_for_their_lives_throw_for_no_nerve)
{
	begin();
	for (int row = 1; row <= 7; row++)
		trial_ground(&game, 8, row, "rope-bridge");
	flee();
	assert_int_equal(where(), cell(1, 5));
	pp_end(&game);
}

TEST_MAIN
