/* Forced back, hemmed in, captured, freed, surrendered. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/march.h"

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . A B . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . A . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs arms=club\n"
	"figure 1 leader\n";

static void forced_back(const struct trial *t, const char *unit, int number,
	const char *by, int other)
{
	skirmish_man(t, unit, number)->pushed_from = skirmish_cell(t, by, other);
	adv_forced_back(t->game, trial_figure(t, unit, number));
}

SKIRMISH(test_S_A_86_ten_inches_straight_away, field)
{
	forced_back(&t, "marines", 1, "gang", 1);
	assert_int_equal(skirmish_cell(&t, "marines", 1), build_cell(t.setup, 4, 2));
	assert_int_equal(skirmish_man(&t, "marines", 1)->suppressed_until, 2);
}

SKIRMISH(test_S_A_86_bends_round_what_is_in_the_way, field)
{
	const cell_t start = 1 * 28 + 13;

	assert_int_equal(skirmish_cell(&t, "marines", 1), start);
	table_set_ground(t.game->table, build_cell(t.setup, 12, 2),
		table_find_ground(t.game->table, "river"));
	forced_back(&t, "marines", 1, "gang", 1);
	assert_int_equal(table_distance(t.game->table, skirmish_cell(&t, "gang", 1),
		skirmish_cell(&t, "marines", 1)), 110);
}

SKIRMISH(test_S_A_86_as_far_as_there_is, field)
{
	game_place(t.game, trial_figure(&t, "marines", 1), build_cell(t.setup, 4, 4));
	game_place(t.game, trial_figure(&t, "gang", 1), build_cell(t.setup, 5, 4));
	forced_back(&t, "marines", 1, "gang", 1);
	/* to the table's edge, and along it, which is further still */
	assert_int_equal(skirmish_cell(&t, "marines", 1), build_cell(t.setup, 1, 1));
}

/* A comrade in the way is rounded though that is no further at first. */
SKIRMISH(test_S_A_86_rounds_a_comrade, field)
{
	trial_put(&t, "gang", 1, 15, 4);
	trial_put(&t, "marines", 1, 16, 3);
	trial_put(&t, "marines", 2, 16, 2);	/* straight away */
	table_set_ground(t.game->table, build_cell(t.setup, 17, 3),
		table_find_ground(t.game->table, "river"));
	forced_back(&t, "marines", 1, "gang", 1);
	assert_in_range(table_distance(t.game->table, skirmish_cell(&t, "gang", 1),
		skirmish_cell(&t, "marines", 1)), 70, 110);
}

static const char corner[] =
	"map\n"
	"A B . . . .\n"
	" B . . . . .\n"
	". . . . . .\n"
	" . . . . . .\n"
	"end\n"
	"side navy\n"
	"side thugs\n"
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs arms=club\n";

SKIRMISH(test_A_17_hemmed_in_and_as_much_stays, corner)
{
	trial_dice(&t, "6 6");
	forced_back(&t, "marines", 1, "gang", 1);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_FIT);
	assert_true(adv_suppressed(t.game, trial_figure(&t, "marines", 1)));
}

SKIRMISH(test_A_17_hemmed_in_and_less_is_captured, corner)
{
	trial_dice(&t, "6 5");
	forced_back(&t, "marines", 1, "gang", 1);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_CAPTIVE);
	assert_true(skirmish_man(&t, "marines", 1)->lost);	/* S-A-88 */
	assert_int_equal(t.game->units[0].leader, NOBODY);
	assert_int_equal(trial_count(&t, EVENT_CAPTURE), 1);
}

TEST(test_X_17_the_brave_stay)
{
	static const char brave[] =
		"map\n"
		". A B . . .\n"
		" . . . . . .\n"
		". . . . . .\n"
		" . . . . . .\n"
		"end\n"
		"side navy\n"
		"side thugs\n"
		"unit jack sign=A side=navy arms=pistol\n"
		"figure 1 leader hero luck=5 field-craft=5 traits=brave-and-dashing\n"
		"unit gang sign=B side=thugs arms=club\n";
	struct trial t;

	skirmish_begin(&t, brave);
	forced_back(&t, "jack", 1, "gang", 1);
	assert_int_equal(skirmish_cell(&t, "jack", 1), build_cell(t.setup, 2, 1));
	assert_true(adv_suppressed(t.game, trial_figure(&t, "jack", 1)));
	skirmish_end(&t);
}

SKIRMISH(test_A_30_the_wounded_with_a_friend_by_are_not_taken, field)
{
	game_life(t.game, trial_figure(&t, "marines", 1), LIFE_WOUNDED, "wounded");
	skirmish_unit(&t, "gang")->fallen = FALLEN_TAKE;
	adv_captures(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_WOUNDED);
	game_place(t.game, trial_figure(&t, "marines", 2), build_cell(t.setup, 3, 3));
	skirmish_unit(&t, "gang")->suppressed_until = 1;
	adv_captures(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_WOUNDED);
	skirmish_unit(&t, "gang")->suppressed_until = 0;
	adv_captures(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_CAPTIVE);
}

SKIRMISH(test_S_A_113_captives_are_freed_by_what_happens_to_the_captor, field)
{
	skirmish_man(&t, "marines", 1)->wounds = 1;
	adv_take(t.game, trial_figure(&t, "marines", 1), trial_figure(&t, "gang", 1));
	adv_take(t.game, trial_figure(&t, "marines", 2), trial_figure(&t, "gang", 1));
	skirmish_man(&t, "gang", 1)->fate = FATE_SUPPRESSED;
	adv_fates(t.game, false);	/* a bullet past his ear does not do it */
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_CAPTIVE);
	skirmish_man(&t, "gang", 1)->pushed_from = build_cell(t.setup, 14, 2);
	skirmish_man(&t, "gang", 1)->fate = FATE_SUPPRESSED;
	adv_fates(t.game, true);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_WOUNDED);
	assert_int_equal(skirmish_life(&t, "marines", 2), LIFE_FIT);
	assert_int_equal(t.game->figures[trial_figure(&t, "marines", 2)].captor, NOBODY);
}

SKIRMISH(test_a_captor_who_is_captured_lets_go, field)
{
	adv_take(t.game, trial_figure(&t, "marines", 1), trial_figure(&t, "gang", 1));
	adv_take(t.game, trial_figure(&t, "gang", 1), trial_figure(&t, "marines", 2));
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_FIT);
}

SKIRMISH(test_A_30_nobody_is_held_by_who_has_left, field)
{
	adv_take(t.game, trial_figure(&t, "marines", 1), trial_figure(&t, "gang", 1));
	game_life(t.game, trial_figure(&t, "gang", 1), LIFE_LEFT, "left");
	adv_captures(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_FIT);
}

SKIRMISH(test_S_A_114_a_surrendered_unit_is_captive_at_once, field)
{
	skirmish_unit(&t, "marines")->routing = true;
	game_life(t.game, trial_figure(&t, "marines", 2), LIFE_WOUNDED, "wounded");
	adv_surrender(t.game, trial_unit(&t, "marines"), trial_unit(&t, "gang"));
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_CAPTIVE);
	assert_int_equal(skirmish_life(&t, "marines", 2), LIFE_CAPTIVE);
	assert_false(skirmish_unit(&t, "marines")->routing);
}

/* A corner of deep water, and the enemy before it. */
TEST(test_A_33_S_A_99_routers_with_no_way_out_give_up)
{
	static const char cape[] =
		"map\n"
		"A B W . . .\n"
		" W W . . . .\n"
		". . . . . .\n"
		" . . . . . .\n"
		"end\n"
		"side navy edges=south\n"
		"side thugs edges=north\n"
		"unit marines sign=A side=navy arms=rifle\n"
		"unit gang sign=B side=thugs arms=club\n";
	struct trial t;

	skirmish_begin(&t, cape);
	skirmish_unit(&t, "marines")->routing = true;
	adv_move_all(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_CAPTIVE);
	assert_false(skirmish_unit(&t, "marines")->routing);
	skirmish_end(&t);
}

/* Water all round, and the enemy on the other shore. */
static const char islet[] =
	"map\n"
	"A W B . . . . . . . . . . . . . . . . . . . . . . .\n"
	" W W . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=south\n"
	"side thugs edges=north\n"
	"unit marines sign=A side=navy arms=rifle\n"
	"unit gang sign=B side=thugs arms=club\n";

SKIRMISH(test_A_33_without_contact_they_stay_where_they_are, islet)
{
	skirmish_unit(&t, "marines")->routing = true;
	adv_move_all(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_FIT);
	assert_true(skirmish_unit(&t, "marines")->routing);
}

SKIRMISH(test_S_A_121_hemmed_in_for_a_second_turn_they_give_up, islet)
{
	skirmish_unit(&t, "marines")->routing = true;
	adv_move_all(t.game);
	assert_true(skirmish_unit(&t, "marines")->hemmed);
	skirmish_turn(&t, 2);
	adv_move_all(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_CAPTIVE);
	assert_int_equal(t.game->figures[trial_figure(&t, "marines", 1)].captor,
		trial_figure(&t, "gang", 1));
	assert_false(skirmish_unit(&t, "marines")->hemmed);
}

/* Nobody who could come for them, or who is not running himself. */
SKIRMISH(test_S_A_121_with_nobody_to_give_up_to_they_stay, islet)
{
	skirmish_unit(&t, "marines")->routing = true;
	trial_put(&t, "gang", 1, 26, 1);
	adv_move_all(t.game);
	skirmish_turn(&t, 2);
	adv_move_all(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_FIT);
	trial_put(&t, "gang", 1, 3, 1);
	adv_suppress_unit(t.game, trial_unit(&t, "gang"), 3);
	skirmish_turn(&t, 3);
	adv_move_all(t.game);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_FIT);
	assert_true(skirmish_unit(&t, "marines")->routing);
}

TEST_MAIN
