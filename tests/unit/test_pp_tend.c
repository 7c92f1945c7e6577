/* Bandages, waking, loads and things (S-P-14, S-P-18, P-2). */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/move/tend.h"

static const char camp[] =
	"map\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	". . A A . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . B .\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"unit party sign=A side=explorers arms=rifle\n"
	"unit doctor side=explorers arms=knife at=3,4 figures=1\n"
	"unit mule side=explorers creature=dog at=1,6 figures=1\n"
	"unit rivals sign=B side=rivals arms=knife\n"
	"item idol at=6,6\n"
	"item chest at=9,6 load=really-heavy\n";

static struct trial game;

static void begin(void)
{
	pp_begin(&game, camp);
	pp_unit_in(&game, "rivals")->watching = false;
}

static struct pp_figure *patient(void)
{
	return pp_figure_in(&game, "party", 1);
}

static int patient_number(void)
{
	return trial_figure(&game, "party", 1);
}

static cell_t cell(int col, int row)
{
	return build_cell(game.setup, col, row);
}

static cell_t where(const char *unit)
{
	return game.game->figures[trial_figure(&game, unit, 1)].cell;
}

static void done(void)
{
	pp_do(&game, "explorers", "done");
}

/* ---- bandages ---- */

TEST(test_S_P_14_bandaging_takes_one_in_contact_a_whole_move)
{
	begin();
	patient()->injury = INJURY_LIGHT;
	pp_do(&game, "explorers", "bandage doctor.1 party.1");
	assert_true(pp_unit_in(&game, "doctor")->ordered);
	done();
	assert_true(patient()->bandaged);
	assert_int_equal(where("doctor"), cell(3, 4));
	assert_int_equal(pp_figure_in(&game, "doctor", 1)->tends, NOBODY);
	pp_end(&game);
}

TEST(test_S_P_14_every_lasting_injury_can_be_bandaged)
{
	static const enum injury all[] = { INJURY_LIGHT, INJURY_BAD, INJURY_DANGEROUS };

	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		begin();
		patient()->injury = (uint8_t)all[i];
		pp_do(&game, "explorers", "bandage doctor.1 party.1");
		done();
		assert_true(patient()->bandaged);
		pp_end(&game);
	}
}

TEST(test_S_P_14_who_bandages_goes_nowhere)
{
	begin();
	pp_figure_in(&game, "party", 2)->injury = INJURY_BAD;
	pp_do(&game, "explorers", "walk party 8,3");
	pp_do(&game, "explorers", "bandage party.1 party.2");
	done();
	assert_int_equal(where("party"), cell(3, 3));
	assert_true(pp_figure_in(&game, "party", 2)->bandaged);
	pp_end(&game);
}

TEST(test_S_P_14_only_who_needs_it_and_is_near)
{
	begin();
	pp_refuses(&game, "explorers", "bandage doctor.1 party.1", "S-P-14");
	patient()->injury = INJURY_BAD;
	patient()->bandaged = true;
	pp_refuses(&game, "explorers", "bandage doctor.1 party.1", "S-P-14");
	pp_figure_in(&game, "party", 2)->injury = INJURY_BAD;
	trial_put(&game, "party", 2, 8, 1);
	pp_refuses(&game, "explorers", "bandage doctor.1 party.2", "S-P-14");
	pp_end(&game);
}

TEST(test_X_175_who_is_conscious_keeps_still_for_it)
{
	begin();
	pp_figure_in(&game, "party", 1)->injury = INJURY_LIGHT;
	pp_do(&game, "explorers", "bandage doctor.1 party.1");
	pp_do(&game, "explorers", "walk party 8,3");
	done();
	assert_int_equal(where("party"), cell(3, 3));
	assert_true(patient()->bandaged);
	pp_end(&game);
}

TEST(test_X_175_nobody_with_an_enemy_beside_him)
{
	begin();
	patient()->injury = INJURY_LIGHT;
	trial_put(&game, "rivals", 1, 3, 2);	/* beside the patient alone */
	pp_sight_renew(game.game);
	pp_refuses(&game, "explorers", "bandage doctor.1 party.1", "X-175");
	trial_put(&game, "rivals", 1, 3, 5);	/* beside the doctor alone */
	pp_sight_renew(game.game);
	pp_refuses(&game, "explorers", "bandage doctor.1 party.1", "X-175");
	pp_end(&game);
}

TEST(test_X_175_nobody_does_it_for_himself_or_for_a_creature)
{
	begin();
	patient()->injury = INJURY_LIGHT;
	pp_refuses(&game, "explorers", "bandage party.1 party.1", "X-175");
	trial_put(&game, "mule", 1, 2, 4);
	pp_refuses(&game, "explorers", "bandage doctor.1 mule.1", "X-175");
	pp_refuses(&game, "explorers", "bandage mule.1 party.1", "S-P-14");
	pp_end(&game);
}

TEST(test_X_171_who_is_down_helps_nobody)
{
	begin();
	patient()->injury = INJURY_LIGHT;
	pp_figure_in(&game, "doctor", 1)->down = true;
	pp_refuses(&game, "explorers", "bandage doctor.1 party.1", "X-171");
	pp_end(&game);
}

/* ---- waking ---- */

TEST(test_S_P_18_a_comrade_wakes_who_has_fainted)
{
	begin();
	pp_fall_senseless(game.game, patient_number(), FATE_FAINT);
	pp_do(&game, "explorers", "wake doctor.1 party.1");
	done();
	assert_int_equal(game.game->figures[patient_number()].life, LIFE_FIT);
	assert_int_equal(patient()->fate, FATE_NONE);
	pp_end(&game);
}

TEST(test_S_P_18_nobody_else_is_woken_so)
{
	begin();
	pp_refuses(&game, "explorers", "wake doctor.1 party.1", "S-P-18");
	pp_fall_senseless(game.game, patient_number(), FATE_STUNNED);
	pp_refuses(&game, "explorers", "wake doctor.1 party.1", "S-P-18");
	patient()->fate = FATE_GASSED;
	pp_refuses(&game, "explorers", "wake doctor.1 party.1", "S-P-18");
	pp_end(&game);
}

TEST(test_who_has_fainted_may_be_bandaged_as_he_lies)
{
	begin();
	patient()->injury = INJURY_BAD;
	pp_fall_senseless(game.game, patient_number(), FATE_FAINT);
	pp_do(&game, "explorers", "bandage doctor.1 party.1");
	done();
	assert_true(patient()->bandaged);
	assert_int_equal(game.game->figures[patient_number()].life, LIFE_WOUNDED);
	pp_end(&game);
}

/* ---- loads and things ---- */

TEST(test_X_176_a_load_is_laid_down_and_taken_up)
{
	struct pp_game *own;

	begin();
	own = pp_in(&game);
	pp_refuses(&game, "explorers", "drop doctor", "X-176");
	pp_unit_in(&game, "doctor")->load = LOAD_HEAVY;
	pp_do(&game, "explorers", "drop doctor");
	assert_int_equal(own->n_loads, 1);
	assert_int_equal(own->load_row[0], LOAD_HEAVY);
	assert_int_equal(pp_unit_in(&game, "doctor")->load, LOAD_NONE);
	pp_do(&game, "explorers", "take doctor");
	assert_int_equal(own->n_loads, 0);
	assert_int_equal(pp_unit_in(&game, "doctor")->load, LOAD_HEAVY);
	pp_end(&game);
}

TEST(test_X_176_laying_down_costs_nothing)
{
	begin();
	pp_unit_in(&game, "doctor")->load = LOAD_HEAVY;
	pp_do(&game, "explorers", "drop doctor");
	assert_false(pp_unit_in(&game, "doctor")->ordered);
	pp_do(&game, "explorers", "walk doctor 8,4");
	done();
	assert_int_equal(where("doctor"), cell(8, 4));
	pp_end(&game);
}

TEST(test_X_176_taking_up_is_a_whole_move)
{
	begin();
	trial_put(&game, "doctor", 1, 5, 6);
	pp_do(&game, "explorers", "take doctor");
	assert_int_equal(game.game->items[0].unit, trial_unit(&game, "doctor"));
	pp_refuses(&game, "explorers", "walk doctor 8,5", "X-171");
	pp_refuses(&game, "explorers", "take doctor", "X-171");
	pp_end(&game);
}

TEST(test_X_176_what_is_laid_down_is_not_picked_up_again)
{
	begin();
	game_item(game.game, 0, trial_unit(&game, "doctor"), CELL_NONE);
	pp_do(&game, "explorers", "drop doctor");
	done();
	assert_true(game.game->items[0].unit < 0);
	pp_end(&game);
}

TEST(test_X_176_only_what_lies_beside_one)
{
	begin();
	pp_refuses(&game, "explorers", "take doctor", "X-176");
	pp_end(&game);
}

TEST(test_P_2_two_take_up_what_takes_two)
{
	begin();
	pp_unit_in(&game, "party")->load = LOAD_REALLY_HEAVY;
	pp_do(&game, "explorers", "drop party");
	trial_put(&game, "doctor", 1, 4, 4);
	pp_in(&game)->load_cell[0] = cell(4, 3);
	pp_refuses(&game, "explorers", "take doctor", "P-2");
	pp_do(&game, "explorers", "take party");
	assert_int_equal(pp_unit_in(&game, "party")->load, LOAD_REALLY_HEAVY);
	pp_end(&game);
}

TEST(test_P_2_a_thing_that_takes_two_lies_where_it_lies)
{
	begin();
	trial_put(&game, "doctor", 1, 8, 6);	/* the chest is at 9,6 */
	pp_refuses(&game, "explorers", "take doctor", "P-2");
	pp_do(&game, "explorers", "walk doctor 9,6");
	done();
	assert_int_equal(where("doctor"), cell(9, 6));
	assert_true(game.game->items[1].unit < 0);
	trial_put(&game, "party", 1, 9, 5);
	trial_put(&game, "party", 2, 10, 6);
	trial_put(&game, "doctor", 1, 3, 4);
	pp_go_to(&game, STAGE_MOVE, "explorers");
	pp_do(&game, "explorers", "take party");
	assert_int_equal(game.game->items[1].unit, trial_unit(&game, "party"));
	assert_int_equal(pp_pace(game.game, patient_number(), GAIT_WALK), 30);
	pp_end(&game);
}

TEST(test_who_stands_where_a_thing_lies_has_it)
{
	begin();
	trial_put(&game, "doctor", 1, 6, 4);
	pp_do(&game, "explorers", "walk doctor 6,6");
	done();
	assert_int_equal(game.game->items[0].unit, trial_unit(&game, "doctor"));
	pp_end(&game);
}

/* The idol, at 6,6, and the chest, at 9,6, each with one of the party senseless on it. */
static void lie_on_both(void)
{
	begin();
	trial_put(&game, "party", 1, 6, 6);
	trial_put(&game, "party", 2, 9, 6);
	for (int i = 1; i <= 2; i++)
		pp_fall_senseless(game.game, trial_figure(&game, "party", i), FATE_STUNNED);
}

TEST(test_X_236_who_lies_on_a_thing_does_not_keep_it_from_others)
{
	lie_on_both();
	trial_put(&game, "doctor", 1, 5, 6);
	pp_do(&game, "explorers", "take doctor");
	assert_int_equal(game.game->items[0].unit, trial_unit(&game, "doctor"));
	pp_end(&game);
}

TEST(test_X_236_beside_him_one_has_it_but_what_is_too_heavy)
{
	lie_on_both();
	trial_put(&game, "doctor", 1, 5, 6);
	pp_items(game.game);
	assert_int_equal(game.game->items[0].unit, trial_unit(&game, "doctor"));
	trial_put(&game, "doctor", 1, 8, 6);
	pp_items(game.game);
	assert_true(game.game->items[1].unit < 0);
	pp_end(&game);
}

TEST(test_the_load_of_those_who_fall_lies_where_they_do)
{
	begin();
	pp_unit_in(&game, "doctor")->load = LOAD_HEAVY;
	pp_fall_senseless(game.game, trial_figure(&game, "doctor", 1), FATE_STUNNED);
	pp_items(game.game);
	assert_int_equal(pp_in(&game)->n_loads, 1);
	assert_int_equal(pp_in(&game)->load_cell[0], cell(3, 4));
	pp_end(&game);
}

TEST_MAIN
