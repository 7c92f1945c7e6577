/* Guns in moro: Gatlings and their jams, cannon and their shells.  The expected numbers are
 * typed in from the source.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_range.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/odds/expect.h"

#define RIFLEMAN "unit shooter side=moros figures=1 at=12,5 people=moro troops=warriors " \
	"arms=moro-rifle\n"

/* Puts the first of a unit so many inches east of the gun. */
static void put_off_gun(const struct trial *t, const char *unit, int inches)
{
	range_put(t, unit, 1, 3 + inches, ROW);
}

static void assert_bands(const char *gun, const int inches[BANDS], const int need[BANDS])
{
	char units[400];
	struct trial t;

	snprintf(units, sizeof units, GUN(4, "gun=%s") TARGET, gun);
	range_begin(&t, units);
	range_crew(&t, "gun");
	moro_unit_in(&t, "gun")->moved = true;
	for (int off = 6; off <= inches[BAND_LONG] + 2; off++) {
		put_off_gun(&t, "target", off);
		trial_ground(&t, 3 + off, ROW, "jungle");
		if (off > inches[BAND_LONG])
			range_refuses(&t, "gun", "target", "M-7");
		else
			assert_int_equal(range_need(&t, "gun", "target"),
				need[off > inches[BAND_SHORT]]);
		trial_ground(&t, 3 + off, ROW, "open");
	}
	moro_end(&t);
}

/* ---- where it stands ---- */

TEST(test_Y_20_a_gun_begins_where_the_scenario_puts_it)
{
	const char *places[] = { "4,5", "3,4", "1,6" };
	struct trial t;

	for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
		char units[400];
		cell_t at;

		snprintf(units, sizeof units, GUN(4, "gun=gatling gun-at=%s")
			"unit guard side=us figures=6 at=5,5 troops=regulars arms=rifle\n" TARGET,
			places[i]);
		range_begin(&t, units);
		at = moro_unit_in(&t, "gun")->gun;
		assert_int_equal(grid_col(&t.game->table->grid, at) + 1, places[i][0] - '0');
		assert_int_equal(grid_row(&t.game->table->grid, at) + 1, places[i][2] - '0');
		assert_int_equal(t.game->occupant[at], NOBODY);
		assert_int_equal(moro_crew(t.game, trial_unit(&t, "gun")), 4);
		moro_end(&t);
	}
}

AT_RANGE(test_Y_20_reach_is_measured_from_the_gun, GUN(4, "gun=gatling gun-at=4,5") TARGET)
{
	int gun, target;

	gun = trial_unit(&t, "gun");
	target = trial_unit(&t, "target");
	for (int f = 1; f <= 4; f++)
		range_put(&t, "gun", f, 2, 3 + f);
	range_put(&t, "target", 1, 4 + 24, ROW);
	assert_int_equal(moro_crew(t.game, gun), 3);
	assert_int_equal(moro_shot_distance(t.game, gun, target), 24 * INCH);
	assert_int_equal(standing_apart(t.game, gun, target), 26 * INCH);
	assert_true(moro_threatens(t.game, gun, target));
	assert_int_equal(range_dice(&t, "gun", "target"), 12);
	range_put(&t, "target", 1, 4 + 25, ROW);
	assert_false(moro_threatens(t.game, gun, target));
	range_refuses(&t, "gun", "target", "M-7");
}

/* ---- the Gatling (M:35, M:39) ---- */

TEST(test_M_8_both_bands_of_the_gatling)
{
	assert_bands("gatling", (const int[]){ 12, 24 }, (const int[]){ 7, 8 });
}

AT_RANGE(test_M_8_four_dice_for_each_crewman, GATLING(3) TARGET)
{
	range_crew(&t, "gun");
	assert_int_equal(range_dice(&t, "gun", "target"), 12);
	range_put(&t, "gun", 3, 6, 9);
	assert_int_equal(range_dice(&t, "gun", "target"), 8);
	range_fires(&t, "gun", "target", "1 1 1 1 1 1 1 5");
	assert_string_equal(trial_roll(&t, "fire")->roll.rule, "M-8");
	expect_roll(trial_roll(&t, "fire"), 5, 8);	/* open, did not move */
	assert_true(range_dead(&t, "target", 1));
}

AT_RANGE(test_M_8_two_dice_for_infantry_at_it, GATLING(3) TARGET)
{
	range_crew(&t, "gun");
	moro_unit_in(&t, "gun")->infantry = true;
	assert_int_equal(range_dice(&t, "gun", "target"), 6);
}

AT_RANGE(test_S_M_24_a_gatling_fires_with_one, GATLING(1) TARGET)
{
	range_crew(&t, "gun");
	assert_int_equal(range_dice(&t, "gun", "target"), 4);
	range_put(&t, "gun", 1, 6, 9);
	range_refuses(&t, "gun", "target", "S-M-24");
}

AT_RANGE(test_S_M_25_three_zeros_are_no_jam, GATLING(2) TARGET)
{
	range_crew(&t, "gun");
	range_fires(&t, "gun", "target", "0 0 0 1 1 1 1 1");
	assert_false(moro_unit_in(&t, "gun")->jammed);
}

AT_RANGE(test_S_M_25_four_zeros_jam_and_hits_count, GATLING(2) BAND(2))
{
	range_crew(&t, "gun");
	range_line(&t, "band", 10, ROW);
	range_fires(&t, "gun", "band", "0 9 0 0 9 1 0 1 1");
	assert_true(moro_unit_in(&t, "gun")->jammed);
	assert_int_equal(range_alive(&t, "band"), 0);
	assert_int_equal(trial_event(&t, EVENT_NOTE, -1)->unit, trial_unit(&t, "gun"));
}

/* The activation of a unit runs to its end. */
static void act_and_end(struct trial *t, const char *unit, enum intent intent, const char *target)
{
	for (int u = 0; u < t->game->n_units; u++)
		moro_unit_of(t->game, u)->acted = u != trial_unit(t, unit);
	moro_acting(t, unit, intent, target);
	moro_in(t)->walk.stage = STAGE_VOLLEY;
	moro_in(t)->walk.asked = false;
	stages_advance(t->game);
}

AT_RANGE(test_S_M_25_a_jam_lasts_for_the_next_activation, GATLING(1) TARGET)
{
	range_crew(&t, "gun");
	moro_acting(&t, "gun", INTENT_FIRE, "target");
	range_fires(&t, "gun", "target", "0 0 0 0");
	assert_true(moro_unit_in(&t, "gun")->jammed);
	assert_false(moro_unit_in(&t, "gun")->jam_passes);
	range_refuses(&t, "gun", "target", "S-M-25");
	range_defends(&t, "gun", "target", "");
	moro_acting(&t, "gun", INTENT_HOLD, NULL);	/* the next */
	assert_true(moro_unit_in(&t, "gun")->jam_passes);
	range_refuses(&t, "gun", "target", "S-M-25");
	act_and_end(&t, "gun", INTENT_HOLD, NULL);
	assert_false(moro_unit_in(&t, "gun")->jammed);
	assert_true(moro_can_fire(t.game, trial_unit(&t, "gun"), trial_unit(&t, "target"), NULL));
}

AT_RANGE(test_S_M_25_jammed_in_its_own_activation_it_stays_so, GATLING(1) TARGET)
{
	range_crew(&t, "gun");
	trial_dice(&t, "0 0 0 0");
	act_and_end(&t, "gun", INTENT_FIRE, "target");
	assert_true(moro_unit_in(&t, "gun")->jammed);
}

/* ---- cannon (M:36, M:37, M:40) ---- */

TEST(test_M_9_both_bands_of_both_cannon)
{
	assert_bands("moro-cannon", (const int[]){ 12, 24 }, (const int[]){ 8, 9 });
	assert_bands("cannon", (const int[]){ 18, 36 }, (const int[]){ 7, 8 });
}

AT_RANGE(test_M_9_one_die_for_the_hit, GUN(6, "gun=cannon") TARGET)
{
	range_crew(&t, "gun");
	put_off_gun(&t, "target", 10);
	range_fires(&t, "gun", "target", "4");	/* 7, open, did not move: a miss does nothing */
	assert_string_equal(trial_roll(&t, "fire")->roll.rule, "M-9");
	expect_roll(trial_roll(&t, "fire"), 5, 1);
	assert_int_equal(trial_count(&t, EVENT_BURST), 0);
	assert_int_equal(range_rolls(&t, "in the burst"), 0);
}

AT_RANGE(test_S_M_24_a_cannon_wants_four, GUN(4, "gun=cannon") TARGET)
{
	range_crew(&t, "gun");
	assert_true(moro_can_fire(t.game, trial_unit(&t, "gun"), trial_unit(&t, "target"), NULL));
	game_life(t.game, trial_figure(&t, "gun", 4), LIFE_DEAD, "killed");
	range_refuses(&t, "gun", "target", "S-M-24");
}

AT_RANGE(test_X_132_crew_within_two_inches_serve_the_gun, GUN(4, "gun=cannon") TARGET)
{
	range_crew(&t, "gun");
	put_off_gun(&t, "target", 12);
	range_put(&t, "gun", 4, 5, ROW);	/* 2" */
	assert_int_equal(range_need(&t, "gun", "target"), 5);
	range_put(&t, "gun", 4, 6, ROW);	/* 3" */
	range_refuses(&t, "gun", "target", "S-M-24");
	/* Its range is the gun's, wherever they stand. */
	range_put(&t, "gun", 4, 5, ROW);
	put_off_gun(&t, "target", 37);
	range_refuses(&t, "gun", "target", "M-7");
}

AT_RANGE(test_S_M_28_limbered_guns_do_not_fire, GUN(4, "gun=cannon limbered") TARGET)
{
	range_crew(&t, "gun");
	range_refuses(&t, "gun", "target", "S-M-28");
}

/* ---- the burst ---- */

/* Four within 3" of the first and one at 4"; a friend of the gun at 3". */
static void burst_begins(struct trial *t)
{
	range_begin(t, GUN(4, "gun=cannon") BAND(5) TROOP(1, "arms=rifle"));
	range_crew(t, "gun");
	range_put(t, "band", 1, 20, ROW);
	range_put(t, "band", 2, 21, ROW);
	range_put(t, "band", 3, 22, ROW);
	range_put(t, "band", 4, 23, ROW);
	range_put(t, "band", 5, 24, ROW);
	range_put(t, "troop", 1, 17, ROW);
}

TRIAL(test_M_9_whoever_is_within_three_inches_on_five_or_more, burst_begins(&t), moro_end)
{
	range_shells(&t, "gun", "band", 1, "9 4 5 9 0 4");	/* the band, then the friend */
	assert_int_equal(trial_event(&t, EVENT_BURST, -1)->cell, build_cell(t.setup, 20, ROW));
	expect_roll(trial_event(&t, EVENT_ROLL, -1), 5, 1);
	expect_roll(trial_event(&t, EVENT_ROLL, -2), 5, 4);
	assert_false(range_dead(&t, "band", 1));
	assert_true(range_dead(&t, "band", 2));
	assert_true(range_dead(&t, "band", 3));
	assert_false(range_dead(&t, "band", 4));
	assert_false(range_dead(&t, "band", 5));
	assert_int_equal(range_alive(&t, "troop"), 1);
}

TRIAL(test_S_M_23_a_burst_spares_no_friends, burst_begins(&t), moro_end)
{
	range_shells(&t, "gun", "band", 1, "9 0 0 0 0 5");
	assert_true(range_dead(&t, "troop", 1));
}

TRIAL(test_S_M_23_its_dice_are_bare, burst_begins(&t), moro_end)
{
	for (int col = 17; col <= 24; col++)
		trial_ground(&t, col, ROW, "fort");
	range_shells(&t, "gun", "band", 1, "7 5 4 4 4 4");	/* at a fort 7 is wanted */
	expect_roll(trial_roll(&t, "fire"), 7, 1);
	expect_roll(trial_event(&t, EVENT_ROLL, -2), 5, 4);
	assert_int_equal(trial_event(&t, EVENT_ROLL, -2)->roll.n_modifiers, 0);
	assert_true(range_dead(&t, "band", 1));
}

AT_RANGE(test_S_M_23_a_burst_asks_nothing_of_crews,
	GUN(4,
	"gun=cannon") "unit lantaka side=moros figures=1 at=20,5 people=moro "
	"troops=warriors gun=moro-cannon\n" BAND(1))
{
	range_crew(&t, "gun");
	range_put(&t, "lantaka", 1, 20, ROW);
	range_put(&t, "band", 1, 21, ROW);
	range_gun(&t, "lantaka", 20, 6);
	range_fires(&t, "gun", "lantaka", "9 9 0");
	assert_true(range_dead(&t, "lantaka", 1));
	assert_false(range_dead(&t, "band", 1));
	assert_int_equal(range_rolls(&t, "who is hit"), 0);
}

AT_RANGE(test_X_140_a_burst_finds_the_hidden, GUN(4, "gun=cannon") BAND(1) RIFLEMAN)
{
	range_crew(&t, "gun");
	range_put(&t, "band", 1, 20, ROW);
	range_put(&t, "shooter", 1, 21, ROW);
	game_sight(t.game, trial_unit(&t, "shooter"), 0, false);
	range_fires(&t, "gun", "band", "9 0 5");
	assert_true(range_dead(&t, "shooter", 1));
}

AT_RANGE(test_X_36_grapeshot_is_the_one_roll_and_bursts, GUN(4, "gun=cannon") BAND(2))
{
	static const struct { int off, need; } shots[] = {
		{ 7, 5 }, { 6, 5 }, { 5, 1 }, { 2, 1 },
	};

	range_crew(&t, "gun");
	range_put(&t, "band", 2, 50, 1);
	for (size_t i = 0; i < sizeof shots / sizeof shots[0]; i++) {
		struct roller r;

		put_off_gun(&t, "band", shots[i].off);
		range_roller(&t, "gun", "band", &r);
		assert_int_equal(roller_need(&r), shots[i].need);
		assert_int_equal(roller_halves(&r, "fire.grapeshot"), shots[i].need == 1 ? -8 : 0);
	}
	put_off_gun(&t, "band", 5);
	range_put(&t, "band", 2, 11, ROW);	/* 3" further */
	range_fires(&t, "gun", "band", "1 4 5");
	assert_int_equal(range_rolls(&t, "fire of the cannon"), 1);
	assert_int_equal(trial_count(&t, EVENT_BURST), 1);
	assert_int_equal(range_alive(&t, "band"), 1);
}

TRIAL(test_X_128_a_figure_is_named_in_the_order, burst_begins(&t), moro_end)
{
	for (int u = 0; u < t.game->n_units; u++)
		moro_unit_of(t.game, u)->acted = u != trial_unit(&t, "gun");
	moro_hand(&t, "us");
	moro_refuses(&t, "fire gun troop.1", "M-7");
	trial_dice(&t, "9 0 0 0 0");
	moro_do(&t, "fire gun band.5");
	assert_int_equal(trial_event(&t, EVENT_BURST, -1)->cell, build_cell(t.setup, 24, ROW));
}

/* ---- hands for the gun (X-139) ---- */

AT_RANGE(test_X_139_they_fire_their_gun_or_their_arms, GUN(4, "gun=cannon arms=rifle") TARGET)
{
	range_crew(&t, "gun");
	put_off_gun(&t, "target", 10);
	assert_int_equal(range_dice(&t, "gun", "target"), 1);
	moro_unit_in(&t, "gun")->limbered = true;
	assert_int_equal(range_dice(&t, "gun", "target"), 4);
	moro_unit_in(&t, "gun")->limbered = false;
	game_life(t.game, trial_figure(&t, "gun", 4), LIFE_DEAD, "killed");
	assert_int_equal(range_dice(&t, "gun", "target"), 3);
}

AT_RANGE(test_X_139_a_jammed_gun_keeps_their_hands_full, GUN(2, "gun=gatling arms=rifle") TARGET)
{
	range_crew(&t, "gun");
	moro_unit_in(&t, "gun")->jammed = true;
	range_refuses(&t, "gun", "target", "S-M-25");
}

/* ---- who tests (X-129) ---- */

TRIAL(test_X_129_all_who_lost_figures_are_marked_hurt, burst_begins(&t), moro_end)
{
	range_shells(&t, "gun", "band", 1, "9 5 5 0 0 5");
	assert_int_equal(moro_unit_in(&t, "band")->hurt, 2);
	assert_int_equal(moro_unit_in(&t, "troop")->hurt, 1);
	assert_int_equal(moro_unit_in(&t, "gun")->hurt, 0);
}

/* ---- what may be expected ---- */

TRIAL(test_M_9_expected_of_a_shell, burst_begins(&t), moro_end)
{
	struct moro_fire_odds odds;
	int gun, band;

	gun = trial_unit(&t, "gun");
	band = trial_unit(&t, "band");
	assert_true(moro_fire_odds(t.game, gun, band, trial_figure(&t, "band", 1), true, &odds));
	assert_int_equal(odds.dice, 1);
	assert_int_equal(odds.harm, 4 * 250);	/* a hit on 5+, each of four on 5+ */
	assert_int_equal(odds.own, 250);
	assert_true(moro_fire_odds(t.game, gun, band, NOBODY, true, &odds));
	assert_int_equal(odds.harm, 5 * 250);	/* round the second all five, and no friend */
	assert_int_equal(odds.own, 0);
	assert_true(moro_fire_odds(t.game, gun, band, NOBODY, false, &odds));
	assert_int_equal(odds.harm, 5 * 200);
}

AT_RANGE(test_M_8_expected_of_a_gatling, GATLING(1) TARGET)
{
	struct moro_fire_odds odds;

	range_crew(&t, "gun");
	assert_true(moro_fire_odds(t.game, trial_unit(&t, "gun"), trial_unit(&t, "target"), NOBODY,
		false, &odds));
	assert_int_equal(odds.dice, 4);
	assert_int_equal(odds.harm, 870);	/* 1 - 0.6^4 of the one there is */
}

TEST_MAIN
