/* The commander of machine sides of the Moro room: positions, and what is acceptable in
 * them.
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/suggest.h"
#include "cliffhanger/view.h"
#include "moro_told.h"
#include "systems/moro/fire/counters.h"

enum { INCH = 10 };

/* A plain with a trail through a wood in its north. */
#define PLAIN \
	"turns 10\n" \
	"map\n" \
	". . . . . . . . . % % % % % % % % % % % % % % . . . . . . . . . . . . . . . . .\n" \
	" : : : : : : : : : : : : : : : : : : : : : : : : : : : : : : : : : : : : : : : :\n" \
	". . . . . . . . . % % % % % % % % % % % % % % . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" \
	"side us edges=west\nside moros edges=east\n" \
	"area goal 30,9 31,9 30,10 31,10\n"
#define RIFLES(at) "unit rifles side=us figures=6 at=" at " facing=E arms=rifle troops=regulars\n"
#define OTHERS(at) "unit others side=us figures=6 at=" at " facing=E arms=rifle troops=regulars\n"
#define GUN(at, more) "unit gun side=us figures=4 at=" at " facing=E arms=blade gun=gatling " more "\n"
#define KRIS(at, more) "unit kris side=moros figures=8 at=" at " facing=W arms=blade people=moro " \
	"troops=juramentados " more "\n"
#define SPEARS(at) "unit spears side=moros figures=8 at=" at " facing=W arms=spear people=moro " \
	"troops=warriors\n"

static void begin(struct trial *t, const char *drawing, const char *side)
{
	moro_begin(t, drawing);
	moro_hand(t, side);
}

static void expect(const struct trial *t, const char *line)
{
	assert_string_equal(moro_told(t), line);
}

static void aim_at(struct trial *t, const struct setup_objective *aim)
{
	t->setup->n_objectives = 1;
	t->setup->objectives = aim;
}

/* ---- who, and for what ---- */

TEST(test_whoever_can_do_harm_acts_before_whoever_only_goes)
{
	struct trial t;

	begin(&t, PLAIN OTHERS("2,5") RIFLES("12,9") KRIS("30,9", ""), "us");
	expect(&t, "fire rifles kris");
	moro_unit_in(&t, "rifles")->acted = true;
	moro_hand(&t, "us");
	expect(&t, "move others");
	moro_end(&t);
}

TEST(test_whoever_is_about_to_be_charged_acts_first)
{
	struct trial t;

	begin(&t, PLAIN OTHERS("6,5") RIFLES("22,9") KRIS("29,9", ""), "us");
	expect(&t, "fire rifles kris");
	moro_end(&t);
	begin(&t, PLAIN OTHERS("22,9") RIFLES("6,5") KRIS("29,9", ""), "us");
	expect(&t, "fire others kris");
	moro_end(&t);
}

TEST(test_an_enemy_who_has_not_acted_is_the_better_target)
{
	struct trial t;

	begin(&t, PLAIN RIFLES("12,7") KRIS("20,5", "") "unit mates side=moros figures=8 at=20,9 "
		"facing=W arms=blade people=moro troops=juramentados\n", "us");
	moro_unit_in(&t, "mates")->acted = true;
	expect(&t, "fire rifles kris");
	moro_unit_in(&t, "mates")->acted = false;
	moro_unit_in(&t, "kris")->acted = true;
	expect(&t, "fire rifles mates");
	moro_end(&t);
}

TEST(test_sworn_men_charge_whom_they_reach)
{
	struct trial t;

	begin(&t, PLAIN RIFLES("12,9") KRIS("19,9", ""), "moros");
	expect(&t, "charge kris rifles");
	moro_end(&t);
}

TEST(test_S_M_18_who_is_locked_fights)
{
	struct trial t;

	begin(&t, PLAIN RIFLES("12,9") KRIS("16,9", ""), "moros");
	moro_unit_in(&t, "kris")->bound = UINT64_C(1) << trial_unit(&t, "rifles");
	moro_unit_in(&t, "rifles")->bound = UINT64_C(1) << trial_unit(&t, "kris");
	moro_hand(&t, "moros");
	expect(&t, "fight kris");
	moro_end(&t);
}

TEST(test_C_14_units_that_mind_themselves_are_named)
{
	struct trial t;

	begin(&t, PLAIN RIFLES("2,11") KRIS("12,9", "uncommanded")
		"unit chief side=moros figures=1 at=39,12 people=moro arms=blade stance=hold\n",
		"moros");
	expect(&t, "activate kris");
	moro_end(&t);
}

TEST(test_SU3_who_minds_himself_is_suggested_to_be_activated)
{
	struct trial t;
	struct view *v;
	struct suggestion it = { .what = SUGGESTS_NOTHING };

	begin(&t, PLAIN RIFLES("2,11") KRIS("12,9", "uncommanded")
		"unit chief side=moros figures=1 at=39,12 people=moro arms=blade stance=hold\n",
		"moros");
	v = view_new(t.game, t.game->decisions[0].seat);
	assert_non_null(v);
	suggest(v, &t.game->decisions[0], trial_unit(&t, "kris"), &it);
	assert_string_equal(it.line, "activate kris");
	suggest(v, &t.game->decisions[0], trial_unit(&t, "chief"), &it);
	assert_string_equal(it.line, "hold chief");
	view_free(v);
	moro_end(&t);
}

/* ---- ambushes ---- */

TEST(test_the_hidden_wait_until_a_charge_pays)
{
	struct trial t;

	begin(&t, PLAIN RIFLES("2,2") KRIS("16,3", "hidden"), "moros");
	assert_true(moro_hidden(t.game, trial_unit(&t, "kris")));
	expect(&t, "hold kris");
	for (int i = 1; i <= 6; i++)
		trial_put(&t, "rifles", i, 9 + (i - 1) / 2, 1 + (i - 1) % 2);
	moro_hand(&t, "moros");
	expect(&t, "charge kris rifles");
	moro_end(&t);
}

TEST(test_the_hidden_who_are_to_press_do_not_wait)
{
	struct trial t;

	begin(&t, PLAIN RIFLES("2,2") KRIS("21,3", "hidden stance=advance"), "moros");
	expect(&t, "move kris");
	moro_end(&t);
}

/* ---- guns ---- */

TEST(test_M_5_a_gun_is_set_down_where_it_has_targets)
{
	struct trial t;

	begin(&t, PLAIN GUN("8,9", "limbered") KRIS("26,9", ""), "us");
	expect(&t, "unlimber gun");
	moro_end(&t);
	begin(&t, PLAIN GUN("2,9", "limbered") KRIS("38,9", ""), "us");
	expect(&t, "move gun");
	moro_end(&t);
	begin(&t, PLAIN GUN("8,9", "") KRIS("26,9", ""), "us");
	expect(&t, "fire gun kris");
	moro_end(&t);
}

TEST(test_S_M_28_a_gun_without_targets_is_limbered_to_follow)
{
	struct trial t;

	begin(&t, PLAIN GUN("2,9", "") KRIS("38,9", ""), "us");
	expect(&t, "limber gun");
	moro_end(&t);
}

TEST(test_S_M_26_infantry_mans_a_gun_without_crew)
{
	struct trial t;

	begin(&t, PLAIN GUN("12,9",
		"") "unit rifles side=us figures=6 at=10,9 facing=E arms=rifle\n"
		KRIS("33,9", ""), "us");
	for (int i = 1; i <= 4; i++)
		game_life(t.game, trial_figure(&t, "gun", i), LIFE_DEAD, "killed");
	trial_put(&t, "rifles", 1, 11, 9);
	moro_hand(&t, "us");
	expect(&t, "man rifles gun");
	moro_end(&t);
}

/* ---- formations ---- */

TEST(test_M_4_in_line_to_fight_and_in_column_along_a_trail)
{
	struct trial t;

	begin(&t, PLAIN "unit rifles side=us figures=9 at=6,8 facing=E arms=rifle formation=column\n"
		KRIS("24,8", ""), "us");
	expect(&t, "form rifles line");
	moro_end(&t);
	begin(&t, PLAIN "unit rifles side=us figures=6 at=4,2 facing=E arms=rifle\n"
		KRIS("39,2", ""), "us");
	expect(&t, "form rifles column");
	moro_end(&t);
}

/* ---- places ---- */

TEST(test_it_goes_for_what_is_to_be_held)
{
	static const struct setup_objective aim = { "m", "Hold it.", AIM_HOLD, 1, -1, 0, -1, 0, 0,
		9, false };
	const char *line;
	struct trial t;
	cell_t from;

	begin(&t, PLAIN RIFLES("2,2") SPEARS("38,5"), "moros");
	aim_at(&t, &aim);
	from = game_unit_cell(t.game, trial_unit(&t, "spears"));
	trial_dice(&t, "5 3");
	assert_string_equal(moro_tells(&t), "move spears");
	line = moro_told(&t);
	assert_memory_equal(line, "go spears ", 10);
	assert_true(table_distance(t.game->table, trial_told_cell(&t, line),
		build_cell(t.setup, 31, 9)) + 3 * INCH <= table_distance(t.game->table, from,
		build_cell(t.setup, 31, 9)));
	moro_end(&t);
}

TEST(test_whose_aim_lies_over_the_edge_leaves_there)
{
	static const struct setup_objective aim = { "x", "Get away.", AIM_EXIT, 0, 0, -1, -1,
		EDGE_EAST, 1, 9, false };
	struct trial t;

	begin(&t, PLAIN RIFLES("36,9") SPEARS("2,2"), "us");
	aim_at(&t, &aim);
	trial_dice(&t, "6 2");
	assert_string_equal(moro_tells(&t), "move rifles");
	assert_memory_equal(moro_told(&t), "leave rifles 40,", 16);
	moro_end(&t);
}

TEST(test_rifles_do_not_go_where_they_will_be_charged)
{
	struct trial t;

	begin(&t, PLAIN RIFLES("8,9") KRIS("20,9", ""), "us");
	moro_do(&t, "hold rifles");
	moro_end(&t);
	begin(&t, PLAIN RIFLES("8,9") KRIS("20,9", ""), "us");
	trial_dice(&t, "5 5");
	moro_do(&t, "move rifles");
	assert_true(trial_far(&t, trial_told_cell(&t, moro_told(&t)), "kris") >= 6 * INCH);
	moro_end(&t);
}

/* ---- fire ---- */

TEST(test_M_7_the_target_that_most_harm_is_done_to)
{
	struct trial t;

	begin(&t, PLAIN RIFLES("8,7") KRIS("19,6", "") "unit mates side=moros figures=8 at=26,7 "
		"facing=W arms=blade people=moro troops=juramentados\n", "us");
	trial_dice(&t, "1 1");
	moro_do(&t, "move rifles");
	moro_do(&t, "go rifles 8,7");
	expect(&t, "fire rifles kris");
	moro_end(&t);
}

TEST(test_play_on_is_declined)
{
	struct trial t;

	begin(&t, PLAIN RIFLES("8,9") KRIS("20,9", ""), "us");
	game_decide(t.game, 0);
	moro_do(&t, "hold rifles");
	moro_do(&t, "hold kris");
	assert_int_equal(t.game->decisions[0].kind, ASK_PLAY_ON);
	expect(&t, "play-on no");
	moro_end(&t);
}

/* ---- what decides ---- */

#define MATES "unit mates side=us figures=3 at=4,11 facing=E arms=rifle troops=regulars " \
	"stance=hold\n"

static void expect_of(const char *drawing, const char *side, const char *line)
{
	struct trial t;

	begin(&t, drawing, side);
	expect(&t, line);
	moro_end(&t);
}

/* A gun is not drawn forward under rifles, not even by those who are to press on. */
TEST(test_a_gun_is_not_drawn_under_fire)
{
#define CREW "unit gun side=us figures=4 at=4,7 facing=E arms=blade gun=gatling limbered"
#define SHOTS "unit shots side=moros people=moro figures=6 at=29,7 facing=W arms=rifle " \
	"troops=warriors\n"
	expect_of(PLAIN CREW "\n" SHOTS MATES, "us", "hold gun");
	expect_of(PLAIN CREW " stance=advance\n" SHOTS MATES, "us", "hold gun");
}

/* One that is set up stays so for who is a step out of its range. */
TEST(test_a_gun_stays_set_up_for_who_is_nearly_in_range)
{
	expect_of(PLAIN GUN("4,7", "") KRIS("29,7", "") MATES, "us", "hold gun");
	expect_of(PLAIN GUN("4,7", "") KRIS("31,7", "") MATES, "us", "limber gun");
}

/* Those who are to press mind half of what a charge costs them, but that. */
TEST(test_who_presses_minds_what_a_charge_costs)
{
	expect_of(PLAIN RIFLES("4,7") "unit spears side=moros people=moro figures=8 at=13,7 facing=W "
		"arms=spear troops=warriors stance=advance\n" MATES, "moros", "move spears");
}

/* And something of what they run into where they go. */
TEST(test_who_presses_goes_by_where_less_is_to_be_feared)
{
	struct trial t;

	begin(&t, PLAIN RIFLES("4,7") KRIS("22,7", "stance=advance") MATES, "moros");
	trial_dice(&t, "6 5");
	moro_do(&t, "move kris");
	expect(&t, "go kris 15,3");
	moro_end(&t);
}

/* A shell that would kill as many of one's own is not fired. */
TEST(test_M_9_no_shell_among_ones_own)
{
	struct trial t;

	for (int among = 0; among < 2; among++) {
		begin(&t, PLAIN "unit gun side=us figures=4 at=4,7 facing=E arms=blade gun=cannon limbered\n"
			"unit lone side=moros figures=2 at=20,7 facing=W arms=blade people=moro\n"
			"unit mates side=us figures=8 at=4,11 facing=E arms=rifle stance=hold\n",
				"us");
		for (int i = 1; among && i <= 8; i++)
			trial_put(&t, "mates", i, 17 + (i - 1) / 4, 5 + (i - 1) % 4);
		moro_do(&t, "unlimber gun");
		expect(&t, among ? "hold gun" : "fire gun lone");
		moro_end(&t);
	}
}

#define NEAR(at) "unit foe side=moros people=moro figures=8 arms=blade at=" at " facing=W\n"
#define STAY "unit mates side=us figures=6 at=6,11 facing=E arms=rifle troops=regulars " \
	"stance=hold\n"

/* The last bearer of what he was to fetch goes home with it, out of the enemy's way. */
TEST(test_the_last_bearer_goes_home_with_it)
{
	static const struct setup_objective idol = { "m", "Fetch it.", AIM_ITEM, 0, -1, -1, 0, 0, 0,
		9, false };
	struct trial t;

	moro_begin(&t, PLAIN "unit few side=us figures=1 at=12,3 facing=E arms=rifle\n" NEAR("21,7")
		STAY "item idol at=39,9\n");
	aim_at(&t, &idol);
	t.game->items[0] = (struct item){ CELL_NONE, (int16_t)trial_unit(&t, "few") };
	moro_unit_in(&t, "mates")->acted = true;
	moro_hand(&t, "us");
	trial_dice(&t, "4 5");
	moro_do(&t, "move few");
	expect(&t, "go few 3,2");
	moro_end(&t);
}

/* Who is to press goes for his aim at once, past somebody to shoot at. */
TEST(test_who_presses_goes_at_once)
{
	static const struct setup_objective goal = { "m", "Go there.", AIM_REACH, 0, -1, 0, -1, 0,
		0,
		9, false };
	struct trial t;

	for (int presses = 0; presses < 2; presses++) {
		moro_begin(&t, presses
			? PLAIN "unit few side=us figures=1 at=12,6 facing=E arms=rifle stance=advance\n"
				NEAR("25,7") STAY
			: PLAIN "unit few side=us figures=1 at=12,6 facing=E arms=rifle\n"
				NEAR("25,7") STAY);
		aim_at(&t, &goal);
		moro_unit_in(&t, "mates")->acted = true;
		moro_hand(&t, "us");
		expect(&t, presses ? "move few" : "fire few foe");
		moro_end(&t);
	}
}

TEST_MAIN
