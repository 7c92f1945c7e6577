/* Crews of guns in moro: where they lay a shell, how they are hit, and infantry who take a
 * gun over.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_range.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/crew.h"
#include "systems/moro/fire/gun.h"
#include "systems/moro/fire/volley.h"

#define RIFLEMAN "unit shooter side=moros figures=1 at=12,5 people=moro troops=warriors " \
	"arms=moro-rifle\n"

/* ---- where a shell is aimed (X-128) ---- */

AT_RANGE(test_X_128_most_enemies_less_own, GUN(4, "gun=cannon") BAND(4) TROOP(2, "arms=rifle"))
{
	struct moro_aim a;
	int gun, band;

	range_crew(&t, "gun");
	gun = trial_unit(&t, "gun");
	band = trial_unit(&t, "band");
	range_put(&t, "band", 1, 14, ROW);	/* alone */
	range_put(&t, "band", 2, 20, ROW);
	range_put(&t, "band", 3, 23, ROW);	/* has 2 and 4 */
	range_put(&t, "band", 4, 26, ROW);
	range_put(&t, "troop", 1, 50, 9);
	range_put(&t, "troop", 2, 52, 9);
	assert_true(moro_aim_gun(t.game, gun, band, NOBODY, &a, NULL));
	assert_int_equal(a.nearest, trial_figure(&t, "band", 3));
	range_put(&t, "troop", 1, 24, ROW);
	range_put(&t, "troop", 2, 25, ROW);
	assert_true(moro_aim_gun(t.game, gun, band, NOBODY, &a, NULL));
	assert_int_equal(a.nearest, trial_figure(&t, "band", 2));	/* 2 of 3, no friend */
	assert_true(moro_aim_gun(t.game, gun, band, trial_figure(&t, "band", 1), &a, NULL));
	assert_int_equal(a.nearest, trial_figure(&t, "band", 1));
	assert_int_equal(a.range, 11 * INCH);
}

AT_RANGE(test_X_128_the_hidden_draw_no_shell, GUN(4, "gun=cannon") BAND(2) RIFLEMAN)
{
	struct moro_aim a;
	int gun, band;

	range_crew(&t, "gun");
	gun = trial_unit(&t, "gun");
	band = trial_unit(&t, "band");
	range_put(&t, "band", 1, 14, ROW);
	range_put(&t, "band", 2, 22, ROW);
	range_put(&t, "shooter", 1, 23, ROW);
	assert_true(moro_aim_gun(t.game, gun, band, NOBODY, &a, NULL));
	assert_int_equal(a.nearest, trial_figure(&t, "band", 2));
	game_sight(t.game, trial_unit(&t, "shooter"), 0, false);
	assert_true(moro_aim_gun(t.game, gun, band, NOBODY, &a, NULL));
	assert_int_equal(a.nearest, trial_figure(&t, "band", 1));
}

AT_RANGE(test_X_128_of_equals_the_nearest, GUN(4, "gun=cannon") BAND(3))
{
	struct moro_aim a;

	range_crew(&t, "gun");
	range_put(&t, "band", 1, 30, ROW);
	range_put(&t, "band", 2, 14, ROW);
	range_put(&t, "band", 3, 22, ROW);
	assert_true(moro_aim_gun(t.game, trial_unit(&t, "gun"), trial_unit(&t, "band"), NOBODY, &a,
		NULL));
	assert_int_equal(a.nearest, trial_figure(&t, "band", 2));
}

AT_RANGE(test_X_128_the_figures_own_range_and_place_count, GUN(4, "gun=cannon") BAND(3))
{
	range_crew(&t, "gun");
	range_put(&t, "band", 1, 13, ROW);
	range_put(&t, "band", 2, 13, 6);
	range_put(&t, "band", 3, 22, ROW);	/* 19", in a fort */
	trial_ground(&t, 22, ROW, "fort");
	range_shells(&t, "gun", "band", 3, "0");
	expect_roll(trial_roll(&t, "fire"), 8, 1);
	range_shells(&t, "gun", "band", 1, "0");
	expect_roll(trial_roll(&t, "fire"), 5, 1);
}

AT_RANGE(test_X_128_only_shells_are_aimed_at_figures, GATLING(2) TARGET SHOOTER "arms=rifle\n")
{
	struct volley_party p;
	struct moro_aim a;
	struct reason why;
	int mark;

	range_crew(&t, "gun");
	mark = trial_figure(&t, "target", 1);
	assert_false(moro_aim_gun(t.game, trial_unit(&t, "gun"), trial_unit(&t, "target"), mark, &a,
		&why));
	assert_string_equal(why.rule, "X-128");
	assert_false(moro_volley_party(t.game, trial_unit(&t, "shooter"), trial_unit(&t, "target"),
		mark,
		&p, &why));
	assert_string_equal(why.rule, "X-128");
}

/* ---- crews as targets (M:47) ---- */

/* A Gatling's three, with four of a troop within 5" of the gun and one at 6". */
static void crew_begins(struct trial *t)
{
	range_begin(t, GATLING(3) TROOP(5, "arms=rifle") RIFLEMAN);
	range_crew(t, "gun");
	range_put(t, "troop", 1, 4, ROW);
	range_put(t, "troop", 2, 5, ROW);
	range_put(t, "troop", 3, 6, ROW);
	range_put(t, "troop", 4, 8, ROW);	/* 5" */
	range_put(t, "troop", 5, 9, ROW);
}

TRIAL(test_M_10_the_crews_share_in_percent, crew_begins(&t), moro_end)
{
	range_fires(&t, "shooter", "gun", "9 41 2");	/* 3 of 7: 42 */
	assert_string_equal(trial_roll(&t, "who is hit")->roll.rule, "M-10");
	assert_int_equal(trial_roll(&t, "who is hit")->roll.need, 42);
	assert_int_equal(trial_roll(&t, "who is hit")->roll.sides, 100);
	assert_true(range_dead(&t, "gun", 2));
}

TRIAL(test_S_M_9_a_crew_is_hit_below_its_share, crew_begins(&t), moro_end)
{
	range_fires(&t, "shooter", "gun", "9 42 1");
	assert_int_equal(range_alive(&t, "gun"), 3);
	assert_true(range_dead(&t, "troop", 1));
}

TRIAL(test_S_M_27_the_others_near_the_gun_are_hit, crew_begins(&t), moro_end)
{
	range_fires(&t, "shooter", "gun", "9 99 4");
	assert_true(range_dead(&t, "troop", 4));
	assert_int_equal(moro_unit_in(&t, "troop")->hurt, 1);
	assert_int_equal(moro_unit_in(&t, "gun")->hurt, 0);
}

TRIAL(test_S_M_27_enemies_near_the_gun_do_not_count, crew_begins(&t), moro_end)
{
	for (int i = 1; i <= 4; i++)
		range_put(&t, "troop", i, 40 + i, 1);
	range_put(&t, "shooter", 1, 7, ROW);
	range_fires(&t, "shooter", "gun", "9 3");	/* nobody but the crew: no D100 */
	assert_int_equal(range_rolls(&t, "who is hit"), 0);
	assert_true(range_dead(&t, "gun", 3));
}

TRIAL(test_X_140_the_hidden_do_not_count_beside_a_gun, crew_begins(&t), moro_end)
{
	game_sight(t.game, trial_unit(&t, "troop"), 1, false);
	range_fires(&t, "shooter", "gun", "9 1");
	assert_int_equal(range_rolls(&t, "who is hit"), 0);
	assert_true(range_dead(&t, "gun", 1));
}

AT_RANGE(test_X_141_the_share_is_counted_once_for_a_firing,
	GATLING(1) TROOP(2, "arms=rifle") "unit pair side=moros figures=3 at=9,9 "
	"people=moro troops=warriors arms=moro-rifle\n")
{
	range_crew(&t, "gun");
	range_put(&t, "troop", 1, 4, ROW);
	range_put(&t, "troop", 2, 5, ROW);
	range_line(&t, "pair", 8, ROW);
	/* 1 of 3 both times; the crew dead, no die is left to throw for the third. */
	range_fires(&t, "pair", "gun", "9 9 9 33 2 32");
	assert_int_equal(trial_roll(&t, "who is hit")->roll.need, 33);
	assert_int_equal(range_rolls(&t, "who is hit"), 2);
	assert_true(range_dead(&t, "troop", 2));
	assert_true(range_dead(&t, "gun", 1));
	assert_true(range_dead(&t, "troop", 1));
}

/* ---- taking a gun over (M:52) ---- */

/* A Gatling of two whose crew is gone, and four infantry at 1", 2", 3" and 1". */
static void manning_begins(struct trial *t)
{
	range_begin(t, GATLING(2) TROOP(4, "arms=rifle") TARGET);
	range_crew(t, "gun");
	range_put(t, "troop", 1, 4, ROW);
	range_put(t, "troop", 2, 5, ROW);
	range_put(t, "troop", 3, 6, ROW);
	range_put(t, "troop", 4, 3, 7);
	for (int i = 1; i <= 2; i++)
		game_life(t->game, trial_figure(t, "gun", i), LIFE_DEAD, "killed");
	range_put(t, "troop", 4, 3, 6);
	moro_unit_in(t, "gun")->lost = 2;
}

static bool may_man(const struct trial *t, const char *unit, const char *gun, struct reason *why)
{
	return moro_may_man(t->game, trial_unit(t, unit), trial_unit(t, gun), why);
}

TRIAL(test_X_133_as_many_as_the_crew_was_the_nearest_first, manning_begins(&t), moro_end)
{
	int gun;

	gun = trial_unit(&t, "gun");
	assert_true(may_man(&t, "troop", "gun", NULL));
	moro_man(t.game, trial_unit(&t, "troop"), gun);
	assert_int_equal(t.game->figures[trial_figure(&t, "troop", 1)].unit, gun);
	assert_int_equal(t.game->figures[trial_figure(&t, "troop", 4)].unit, gun);
	assert_int_equal(t.game->figures[trial_figure(&t, "troop", 2)].unit,
		trial_unit(&t, "troop"));
	assert_int_equal(moro_unit_in(&t, "gun")->lost, 0);
	assert_int_equal(moro_unit_in(&t, "gun")->strength, 2);
	assert_true(moro_unit_in(&t, "gun")->acted);
	assert_int_equal(range_dice(&t, "gun", "target"), 4);	/* two dice each (M:55) */
}

TRIAL(test_X_133_a_leader_stays_with_his_men, manning_begins(&t), moro_end)
{
	game_lead(t.game, trial_unit(&t, "troop"), trial_figure(&t, "troop", 1));
	moro_man(t.game, trial_unit(&t, "troop"), trial_unit(&t, "gun"));
	assert_int_equal(t.game->figures[trial_figure(&t, "troop", 1)].unit,
		trial_unit(&t, "troop"));
	assert_int_equal(range_alive(&t, "gun"), 2);
}

AT_RANGE(test_X_131_the_second_leads_those_who_are_left,
	GATLING(2) TROOP(4, "arms=rifle") "figure 1 leader\nfigure 3 second\n"
	TARGET)
{
	range_crew(&t, "gun");
	range_put(&t, "troop", 1, 4, ROW);
	for (int i = 2; i <= 4; i++)
		range_put(&t, "troop", i, 8 + i, ROW);
	for (int i = 1; i <= 2; i++)
		game_life(t.game, trial_figure(&t, "gun", i), LIFE_DEAD, "killed");
	moro_man(t.game, trial_unit(&t, "troop"), trial_unit(&t, "gun"));
	assert_int_equal(t.game->units[trial_unit(&t, "troop")].leader,
		trial_figure(&t, "troop", 3));
}

TRIAL(test_X_133_nobody_beside_it, manning_begins(&t), moro_end)
{
	struct reason why;

	for (int i = 1; i <= 4; i++)
		range_put(&t, "troop", i, 6 + i, ROW);
	assert_false(may_man(&t, "troop", "gun", &why));
	assert_string_equal(why.rule, "X-133");
}

AT_RANGE(test_S_M_26_only_a_gun_of_ones_own_without_crew,
	GATLING(2) TROOP(2, "arms=rifle") TARGET
	"unit taken side=moros figures=1 at=3,8 troops=warriors gun=gatling\n")
{
	struct reason why;

	range_crew(&t, "gun");
	range_put(&t, "troop", 1, 4, ROW);
	assert_false(may_man(&t, "troop", "gun", &why));
	assert_string_equal(why.rule, "S-M-26");
	range_gun(&t, "taken", 4, 6);
	game_life(t.game, trial_figure(&t, "taken", 1), LIFE_DEAD, "killed");
	assert_false(may_man(&t, "troop", "taken", &why));
	assert_string_equal(why.rule, "S-M-26");
	assert_false(may_man(&t, "target", "taken", &why));
	assert_string_equal(why.rule, "S-M-26");
}

TRIAL(test_S_M_26_a_full_action_at_the_gun, manning_begins(&t), moro_end)
{
	for (int u = 0; u < t.game->n_units; u++)
		moro_unit_of(t.game, u)->acted = u != trial_unit(&t, "troop");
	moro_hand(&t, "us");
	moro_refuses(&t, "man troop target", "S-M-26");
	moro_do(&t, "man troop gun");	/* asks for no fire */
	assert_int_equal(range_alive(&t, "gun"), 2);
	assert_int_equal(trial_count(&t, EVENT_SHOT), 0);
	assert_true(moro_unit_in(&t, "troop")->acted);
}

TEST_MAIN
