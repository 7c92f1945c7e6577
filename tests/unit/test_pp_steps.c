/* Going: obstacles, nerve, charges, carrying on, and those who are shot at as they pass. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/move/steps.h"

static const char meadow[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . A A . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . B .\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"unit party sign=A side=explorers arms=rifle courage=follower\n"
	"unit scout side=explorers arms=rifle at=3,6 figures=1\n"
	"unit ape side=rivals creature=great-ape arms=claws at=24,1 figures=1\n"
	"unit rivals sign=B side=rivals arms=knife\n"
	"unit sniper side=rivals arms=rifle at=24,8 figures=1\n";

static struct trial game;

static void begin(void)
{
	pp_begin(&game, meadow);
	pp_figure_in(&game, "party", 1)->told = true;
	pp_unit_in(&game, "rivals")->watching = false;
	pp_unit_in(&game, "ape")->watching = false;
	pp_unit_in(&game, "sniper")->watching = false;
}

static cell_t cell(int col, int row)
{
	return build_cell(game.setup, col, row);
}

static int number(const char *unit)
{
	return trial_figure(&game, unit, 1);
}

static cell_t where(const char *unit)
{
	return game.game->figures[number(unit)].cell;
}

static void belt(int col, const char *ground)
{
	for (int row = 1; row <= 8; row++)
		trial_ground(&game, col, row, ground);
}

static void go(const char *line)
{
	pp_do(&game, "explorers", line);
	pp_do(&game, "explorers", "done");
}

/* Whatever else the turn asks, to the explorers' next move. */
static void next_move(void)
{
	const int turn = game.game->turn;

	pp_figure_in(&game, "party", 1)->told = true;
	pp_go_to(&game, STAGE_END, NULL);
	assert_int_equal(game.game->turn, turn + 1);
}

/* ---- ground ---- */

TEST(test_X_161_an_obstacle_costs_its_inch_and_what_it_deducts)
{
	begin();
	belt(6, "hedge");	/* 1" and 1" */
	go("walk scout 12,6");
	assert_int_equal(where("scout"), cell(7, 6));
	pp_end(&game);
}

/* Its own inch is part of what it takes; on what the number leaves the scout goes on. */
TEST(test_Y_23_what_difficult_ground_takes_is_all_it_costs)
{
	static const struct { const char *ground; int col, ends; } belts[] = {
		{ "swamp", 4, 6 }, { "barricade", 5, 6 }, { "barricade", 6, 6 },
		{ "palisade", 4, 4 },
	};

	for (size_t i = 0; i < sizeof belts / sizeof belts[0]; i++) {
		begin();
		belt(belts[i].col, belts[i].ground);
		go("walk scout 12,6");
		assert_int_equal(where("scout"), cell(belts[i].ends, 6));
		pp_end(&game);
	}
}

TEST(test_S_P_32_who_has_not_enough_left_does_not_start)
{
	begin();
	belt(7, "barricade");	/* 3" spent, 3" wanted, 2" left */
	go("walk scout 12,6");
	assert_int_equal(where("scout"), cell(6, 6));
	pp_end(&game);
}

TEST(test_X_170_how_far_is_from_where_the_turn_began)
{
	begin();
	belt(6, "hedge");
	go("walk scout 12,6");
	assert_int_equal(pp_figure_in(&game, "scout", 1)->moved, 40);
	pp_end(&game);
}

TEST(test_S_P_35_it_is_measured_anew_every_turn)
{
	begin();
	go("walk scout 7,6");
	assert_int_equal(pp_figure_in(&game, "scout", 1)->moved, 40);
	next_move();
	assert_int_equal(pp_figure_in(&game, "scout", 1)->moved, 0);
	pp_in(&game)->walk.stage = STAGE_MOVE;
	trial_end(&game);
}

TEST(test_S_P_3_who_runs_has_run)
{
	begin();
	pp_do(&game, "explorers", "walk party 8,3");
	go("run scout 13,6");
	assert_int_equal(where("scout"), cell(13, 6));
	assert_true(pp_figure_in(&game, "scout", 1)->ran);
	assert_false(pp_figure_in(&game, "party", 1)->ran);
	pp_end(&game);
}

TEST(test_S_P_3_who_does_not_stir_has_not)
{
	begin();
	belt(4, "palisade");
	pp_unit_in(&game, "scout")->load = LOAD_HEAVY;
	pp_figure_in(&game, "scout", 1)->injury = INJURY_LIGHT;
	pp_figure_in(&game, "scout", 1)->worse = 1;
	/* 4" left of 5", 5" wanted */
	pp_refuses(&game, "explorers", "run scout 12,6", "S-P-32");
	pp_do(&game, "explorers", "done");
	assert_int_equal(where("scout"), cell(3, 6));
	assert_false(pp_figure_in(&game, "scout", 1)->ran);
	pp_end(&game);
}

/* ---- nerve (P-11) ---- */

TEST(test_X_174_he_throws_before_the_first_step)
{
	begin();
	belt(5, "rope-bridge");
	trial_dice(&game, "6");
	go("walk scout 8,6");
	assert_int_equal(where("scout"), cell(8, 6));
	pp_end(&game);
}

TEST(test_X_174_who_fails_stays_in_front_of_it)
{
	begin();
	belt(5, "rope-bridge");
	trial_dice(&game, "1");
	go("walk scout 8,6");
	assert_int_equal(where("scout"), cell(4, 6));
	pp_end(&game);
}

TEST(test_X_174_one_throw_for_each_kind_of_deed)
{
	begin();
	belt(5, "rope-bridge");
	belt(7, "rope-bridge");
	trial_dice(&game, "6");
	go("walk scout 8,6");
	assert_int_equal(where("scout"), cell(8, 6));
	pp_end(&game);
}

TEST(test_S_P_32_who_could_not_go_on_throws_for_nothing)
{
	begin();
	belt(5, "cliff");	/* 5", and he has 4" left */
	go("walk scout 8,6");
	assert_int_equal(where("scout"), cell(4, 6));
	pp_end(&game);
	begin();
	belt(4, "cliff");
	trial_dice(&game, "6");
	go("run scout 12,6");	/* he has 10" */
	assert_int_equal(where("scout"), cell(9, 6));
	pp_end(&game);
}

/* The die is thrown by name, and no other at the bridge. */
TEST(test_X_223_what_is_dared_by_name_counts_for_the_ground)
{
	static const struct { const char *die; int col; } rows[] = { { "6", 8 }, { "1", 3 } };

	for (int i = 0; i < 2; i++) {
		begin();
		belt(4, "rope-bridge");
		trial_dice(&game, rows[i].die);
		pp_go_to(&game, STAGE_MOVE, "explorers");
		pp_do(&game, "explorers", "dare scout.1 cross");
		go("walk scout 8,6");
		assert_int_equal(where("scout"), cell(rows[i].col, 6));
		pp_end(&game);
	}
}

TEST(test_X_174_creatures_do_not_throw)
{
	begin();
	trial_put(&game, "ape", 1, 20, 4);
	belt(17, "rope-bridge");
	pp_unit_in(&game, "scout")->watching = pp_unit_in(&game, "party")->watching = false;
	pp_go_to(&game, STAGE_MOVE, "rivals");
	pp_do(&game, "rivals", "walk ape 15,4");
	pp_do(&game, "rivals", "done");
	assert_int_equal(grid_col(&game.game->table->grid, where("ape")), 14);
	pp_end(&game);
}

TEST(test_P_11_a_charge_at_something_frightful_must_be_dared)
{
	begin();
	trial_put(&game, "ape", 1, 10, 6);
	pp_sight_renew(game.game);
	trial_dice(&game, "1");
	go("charge scout ape");
	assert_int_equal(where("scout"), cell(3, 6));
	assert_false(pp_figure_in(&game, "scout", 1)->charged);
	pp_end(&game);
}

/* ---- charges ---- */

static void watched_from(int col, int row)
{
	trial_put(&game, "sniper", 1, col, row);
	pp_unit_in(&game, "sniper")->watching = true;
	pp_sight_renew(game.game);
}

static void assert_asked(const char *watcher, const char *mover)
{
	const struct decision *d = &game.game->decisions[0];

	assert_int_equal(game.game->n_decisions, 1);
	assert_int_equal(d->kind, ASK_SNAP);
	assert_int_equal(d->unit, trial_unit(&game, watcher));
	assert_int_equal(d->other, trial_unit(&game, mover));
}

TEST(test_X_173_all_who_come_beside_him_have_charged)
{
	const struct grid *grid;

	begin();
	trial_put(&game, "rivals", 1, 9, 4);
	pp_sight_renew(game.game);
	go("charge party rivals");
	for (int i = 1; i <= 2; i++) {
		assert_true(pp_touching(game.game, trial_figure(&game, "party", i),
			number("rivals")));
		assert_true(pp_figure_in(&game, "party", i)->charged);
		assert_true(pp_figure_in(&game, "party", i)->ran);
	}
	grid = &game.game->table->grid;
	assert_int_equal(game.game->figures[number("party")].facing, grid_direction(grid,
		where("party"), where("rivals"), 0));
	pp_end(&game);
}

/* Shots at one who passes may leave his comrade nobody to go for. */
TEST(test_X_173_a_charge_ends_with_its_target)
{
	begin();
	watched_from(12, 6);
	go("charge scout sniper");
	game_life(game.game, number("sniper"), LIFE_WOUNDED, "falls");
	pp_go_to(&game, STAGE_SNAP_SHOTS, "explorers");
	assert_int_equal(where("scout"), cell(4, 6));
	assert_false(pp_anybody_going(game.game));
	assert_int_equal(pp_unit_in(&game, "scout")->doing, DOING_STAND);
	pp_end(&game);
}

TEST(test_X_172_others_stop_short_of_enemies_they_see)
{
	begin();
	for (int row = 1; row <= 8; row++)	/* a lane three wide */
		if (row < 5 || row > 7)
			for (int col = 4; col <= 12; col++)
				trial_ground(&game, col, row, "chasm");
	trial_put(&game, "rivals", 1, 8, 6);
	pp_sight_renew(game.game);
	pp_refuses(&game, "explorers", "run scout 12,6", "X-161");
	pp_end(&game);
}

TEST(test_X_172_who_is_met_unseen_stops_the_mover)
{
	begin();
	trial_put(&game, "rivals", 1, 7, 6);
	pp_unit_in(&game, "rivals")->hidden = true;
	game_sight(game.game, trial_unit(&game, "rivals"), 0, false);
	go("run scout 12,6");
	assert_false(pp_figure_in(&game, "scout", 1)->charged);
	assert_true(game_sees(game.game, 0, trial_unit(&game, "rivals")));
	pp_end(&game);
}

/* ---- carrying on (S-P-4) ---- */

TEST(test_S_P_4_the_untold_carry_on)
{
	begin();
	go("walk party 15,3");
	assert_int_equal(where("party"), cell(8, 3));
	assert_int_equal(pp_unit_in(&game, "party")->doing, DOING_WALK);
	pp_figure_in(&game, "party", 1)->began = where("party");
	pp_go_to(&game, STAGE_MOVE, "explorers");
	pp_refuses(&game, "explorers", "stand party", "S-P-4");
	pp_do(&game, "explorers", "done");
	assert_int_equal(where("party"), cell(13, 3));
	pp_figure_in(&game, "party", 1)->began = where("party");
	pp_go_to(&game, STAGE_MOVE, "explorers");
	pp_do(&game, "explorers", "done");
	assert_int_equal(where("party"), cell(15, 3));
	assert_int_equal(pp_unit_in(&game, "party")->doing, DOING_STAND);
	pp_end(&game);
}

TEST(test_S_P_4_in_the_first_turn_they_stand)
{
	begin();
	pp_do(&game, "explorers", "done");
	assert_int_equal(where("party"), cell(3, 3));
	pp_end(&game);
}

/* ---- getting up (X-171) ---- */

TEST(test_X_171_who_is_down_gets_up_and_does_nothing_else)
{
	begin();
	pp_figure_in(&game, "party", 2)->down = true;
	go("walk party 7,3");
	assert_false(pp_figure_in(&game, "party", 2)->down);
	assert_true(pp_figure_in(&game, "party", 2)->rising);
	assert_int_equal(game.game->figures[trial_figure(&game, "party", 2)].cell, cell(4, 3));
	assert_int_equal(where("party"), cell(7, 3));
	pp_end(&game);
}

TEST(test_X_171_the_panicked_get_up_too)
{
	begin();
	pp_figure_in(&game, "scout", 1)->down = true;
	pp_figure_in(&game, "scout", 1)->spirit = SPIRIT_PANICKED;
	pp_do(&game, "explorers", "done");
	assert_false(pp_figure_in(&game, "scout", 1)->down);
	pp_end(&game);
}

/* ---- watching and passing ---- */

TEST(test_who_moves_watches_no_longer)
{
	begin();
	assert_true(pp_unit_in(&game, "scout")->watching);
	go("walk scout 5,6");
	assert_false(pp_unit_in(&game, "scout")->watching);
	assert_true(pp_unit_in(&game, "party")->watching);
	pp_go_to(&game, STAGE_MOVE, "explorers");
	go("watch scout");
	assert_true(pp_unit_in(&game, "scout")->watching);
	pp_end(&game);
}

TEST(test_P_4_who_passes_waits_for_the_watcher_and_goes_on)
{
	begin();
	watched_from(15, 6);
	go("walk scout 8,6");
	assert_asked("sniper", "scout");
	assert_int_equal(where("scout"), cell(4, 6));
	assert_true(pp_anybody_going(game.game));
	assert_int_equal(pp_figure_in(&game, "scout", 1)->left, 40 * REACH_TWELFTHS);
	pp_do(&game, "rivals", "hold sniper");
	assert_int_equal(where("scout"), cell(8, 6));
	assert_int_equal(pp_figure_in(&game, "scout", 1)->moved, 50);
	pp_end(&game);
}

TEST(test_P_4_whom_a_shot_has_felled_goes_no_further)
{
	begin();
	watched_from(15, 6);
	go("walk scout 8,6");
	pp_figure_in(&game, "scout", 1)->down = true;
	pp_do(&game, "rivals", "hold sniper");
	assert_int_equal(where("scout"), cell(4, 6));
	assert_true(pp_figure_in(&game, "scout", 1)->down);
	pp_end(&game);
}

TEST(test_S_P_10_a_stagger_on_the_way_halves_the_next_move)
{
	begin();
	watched_from(15, 6);
	go("walk scout 8,6");
	pp_figure_in(&game, "scout", 1)->staggered = true;
	pp_do(&game, "rivals", "hold sniper");
	assert_int_equal(where("scout"), cell(8, 6));
	assert_true(pp_figure_in(&game, "scout", 1)->staggered);
	pp_end(&game);
}

TEST(test_X_50_a_charge_is_asked_about_again_within_four_inches)
{
	begin();
	watched_from(12, 6);
	go("charge scout sniper");
	assert_asked("sniper", "scout");
	assert_int_equal(where("scout"), cell(4, 6));
	pp_do(&game, "rivals", "hold sniper");
	assert_asked("sniper", "scout");
	assert_int_equal(where("scout"), cell(9, 6));
	pp_do(&game, "rivals", "hold sniper");
	assert_int_equal(where("scout"), cell(11, 6));
	assert_true(pp_figure_in(&game, "scout", 1)->charged);
	pp_end(&game);
}

TEST(test_P_4_who_runs_for_his_life_does_not_wait)
{
	begin();
	watched_from(15, 6);
	pp_figure_in(&game, "scout", 1)->spirit = SPIRIT_TERRIFIED;
	pp_do(&game, "explorers", "done");
	assert_int_equal(game.game->figures[number("scout")].life, LIFE_LEFT);
	pp_end(&game);
}

TEST(test_captives_keep_up)
{
	begin();
	trial_put(&game, "rivals", 1, 2, 6);
	game_capture(game.game, number("rivals"), number("scout"));
	go("walk scout 8,6");
	assert_int_equal(where("scout"), cell(8, 6));
	assert_true(game_touching(game.game, number("scout"), number("rivals")));
	pp_end(&game);
}

TEST_MAIN
