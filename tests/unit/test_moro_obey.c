/* Obeying the action tables in the Moro room (C-14, K-7): for each word what a unit makes of
 * it, and who acts where nobody commands.
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "moro_told.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"

/* Rifles and blades, an enemy to the east of them, a wood in their back. */
#define GROUND \
	"map\n" \
	". % % . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . % % . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". % % . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" \
	"side west edges=west\nside east edges=east\n" \
	"unit captain side=west figures=1 at=1,6 arms=rifle\n" \
	"unit rifles side=west figures=3 at=6,2 facing=E people=moro arms=moro-rifle uncommanded\n" \
	"unit blades side=west figures=3 at=6,5 facing=E people=moro arms=blade uncommanded\n"
#define FOES(at) "unit foes side=east figures=3 at=" at " facing=W arms=rifle\n"

static void expect(const struct trial *t, const char *line)
{
	assert_string_equal(moro_told(t), line);
}

static void field(struct trial *t, const char *drawing, const char *unit, enum action word)
{
	moro_begin(t, drawing);
	moro_word(t, "west", unit, word);
}

/* ---- attack ---- */

TEST(test_C_14_attack_charges_whom_its_dice_usually_reach)
{
	struct trial t;

	field(&t, GROUND FOES("14,5"), "blades", ACTION_ATTACK);
	expect(&t, "charge blades foes");
	moro_end(&t);
}

TEST(test_C_14_attack_goes_for_the_others)
{
	struct trial t;
	const char *line;
	cell_t from, to;

	field(&t, GROUND FOES("24,5"), "blades", ACTION_ATTACK);
	from = game_unit_cell(t.game, trial_unit(&t, "blades"));
	trial_dice(&t, "4 3");
	assert_string_equal(moro_tells(&t), "move blades");
	line = moro_told(&t);
	assert_memory_equal(line, "go blades ", 10);
	to = trial_told_cell(&t, line);
	assert_int_equal(trial_far(&t, from, "foes") - trial_far(&t, to, "foes"), 70);
	moro_end(&t);
}

/* ---- advance ---- */

TEST(test_C_14_advance_fires_within_short_range_and_goes_no_nearer)
{
	struct trial t;

	field(&t, GROUND FOES("13,2"), "rifles", ACTION_ADVANCE);
	expect(&t, "fire rifles foes");
	moro_end(&t);
	field(&t, GROUND FOES("20,2"), "rifles", ACTION_ADVANCE);
	trial_dice(&t, "9 8");
	assert_string_equal(moro_tells(&t), "move rifles");
	assert_in_range(trial_far(&t, trial_told_cell(&t, moro_told(&t)), "foes"), 60, 90);
	moro_end(&t);
}

TEST(test_C_14_advance_fires_after_the_move)
{
	struct trial t;

	field(&t, GROUND FOES("24,2"), "rifles", ACTION_ADVANCE);
	trial_dice(&t, "5 4");
	moro_tells(&t);
	assert_memory_equal(moro_tells(&t), "go rifles ", 10);
	expect(&t, "fire rifles foes");
	moro_end(&t);
}

/* ---- halt, carry on ---- */

TEST(test_C_14_halt_fires_or_holds)
{
	struct trial t;

	field(&t, GROUND FOES("18,2"), "rifles", ACTION_HALT);
	expect(&t, "fire rifles foes");
	moro_end(&t);
	field(&t, GROUND FOES("36,2"), "rifles", ACTION_HALT);
	expect(&t, "hold rifles");
	moro_end(&t);
	field(&t, GROUND FOES("8,5"), "blades", ACTION_HALT);
	expect(&t, "hold blades");
	moro_end(&t);
}

TEST(test_C_14_carry_on_goes_on_with_the_last_word)
{
	struct trial t;

	field(&t, GROUND FOES("13,5"), "blades", ACTION_CARRY_ON);
	expect(&t, "hold blades");	/* S-K-11: nobody has told it anything yet */
	moro_unit_in(&t, "blades")->doing = ACTION_ATTACK;
	expect(&t, "charge blades foes");
	moro_end(&t);
}

TEST(test_C_14_the_nearest_that_can_be_fired_at)
{
	struct trial t;

	field(&t, GROUND FOES("18,2") "unit near side=east figures=2 at=16,4 arms=blade\n",
		"rifles", ACTION_HALT);
	expect(&t, "fire rifles near");
	moro_unit_in(&t, "near")->bound = 1;	/* */
	expect(&t, "fire rifles foes");
	moro_end(&t);
}

/* ---- retreat, rout ---- */

TEST(test_C_14_retreat_makes_for_cover_further_off)
{
	struct trial t;

	field(&t, GROUND FOES("14,2"), "rifles", ACTION_RETREAT);
	trial_dice(&t, "9 3");
	assert_string_equal(moro_tells(&t), "move rifles");
	assert_int_equal(moro_place(t.game, trial_told_cell(&t, moro_told(&t))), PLACE_JUNGLE);
	moro_end(&t);
}

TEST(test_C_14_in_cover_and_strong_enough_it_stays)
{
	struct trial t;

	field(&t, GROUND FOES("14,2"), "rifles", ACTION_RETREAT);
	for (int i = 1; i <= 3; i++)
		trial_put(&t, "rifles", i, 2, i);
	expect(&t, "fire rifles foes");
	moro_unit_in(&t, "rifles")->lost = 2;	/* not half of it is left */
	expect(&t, "move rifles");
	moro_end(&t);
}

TEST(test_C_14_rout_runs)
{
	struct trial t;

	field(&t, GROUND FOES("14,2"), "rifles", ACTION_ROUT);
	expect(&t, "run rifles");
	moro_end(&t);
}

/* ---- what comes before the word ---- */

TEST(test_C_14_who_is_locked_fights)
{
	struct trial t;

	field(&t, GROUND FOES("9,5"), "blades", ACTION_RETREAT);
	trial_put(&t, "foes", 1, 7, 5);
	trial_put(&t, "blades", 1, 6, 5);
	moro_unit_in(&t, "blades")->bound = UINT64_C(1) << trial_unit(&t, "foes");
	moro_unit_in(&t, "foes")->bound = UINT64_C(1) << trial_unit(&t, "blades");
	expect(&t, "fight blades");
	moro_end(&t);
}

TEST(test_C_14_a_gun_is_set_down_where_it_reaches)
{
	struct trial t;

	moro_begin(&t, GROUND FOES("22,2") "unit gun side=west figures=4 at=6,3 facing=E arms=blade "
		"people=moro gun=moro-cannon limbered uncommanded\n");
	moro_word(&t, "west", "gun", ACTION_ATTACK);
	expect(&t, "unlimber gun");
	moro_end(&t);
}

TEST(test_C_14_the_hidden_wait_for_somebody_near)
{
	static const char lair[] = GROUND "unit hidden side=west figures=3 at=3,2 facing=E "
		"people=moro arms=blade hidden uncommanded\n" FOES("16,2");
	struct trial t;

	field(&t, lair, "hidden", ACTION_CARRY_ON);
	assert_true(moro_hidden(t.game, trial_unit(&t, "hidden")));
	expect(&t, "hold hidden");
	for (int i = 1; i <= 3; i++)
		trial_put(&t, "foes", i, 10, i);
	expect(&t, "charge hidden foes");
	moro_end(&t);
}

/* ---- whose turn it is ---- */

TEST(test_X_120_the_unit_nearest_to_an_enemy_acts_first)
{
	struct trial t;

	moro_begin(&t, GROUND FOES("14,5"));
	game_life(t.game, trial_figure(&t, "captain", 1), LIFE_DEAD, "killed");
	moro_hand(&t, "west");
	expect(&t, "activate blades");
	trial_put(&t, "rifles", 1, 11, 5);
	expect(&t, "activate rifles");
	moro_unit_in(&t, "rifles")->acted = true;
	expect(&t, "activate blades");
	moro_end(&t);
}

TEST_MAIN
