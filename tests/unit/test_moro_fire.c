/* Fire of small arms in moro: numbers, bands, modifiers, who fires, who is hit.  The
 * expected numbers are typed in from the source.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_range.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/fire.h"
#include "systems/moro/judges.h"
#include "systems/moro/odds/expect.h"

/* ---- numbers and ranges (M:29) ---- */

TEST(test_M_7_both_bands_of_every_small_arm)
{
	static const struct { const char *arm; int inches[BANDS], need[BANDS]; } arms[] = {
		{ "rifle", { 12, 24 }, { 7, 8 } }, { "pistol", { 4, 8 }, { 7, 8 } },
		{ "spear", { 4, 8 }, { 8, 9 } }, { "moro-rifle", { 8, 16 }, { 8, 9 } },
	};

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		char units[300];
		struct trial t;

		snprintf(units, sizeof units, SHOOTER "arms=%s\n" TARGET, arms[i].arm);
		range_begin(&t, units);
		moro_unit_in(&t, "shooter")->moved = true;
		for (int off = 1; off <= arms[i].inches[BAND_LONG] + 2; off++) {
			range_put_off(&t, "target", off);
			trial_ground(&t, 2 + off, ROW, "jungle");
			if (off > arms[i].inches[BAND_LONG])
				range_refuses(&t, "shooter", "target", "M-7");
			else
				assert_int_equal(range_need(&t, "shooter", "target"),
					arms[i].need[off > arms[i].inches[BAND_SHORT]]);
			trial_ground(&t, 2 + off, ROW, "open");
		}
		moro_end(&t);
	}
}

AT_RANGE(test_M_7_nobody_shoots_with_a_blade, SHOOTER "arms=blade\n" TARGET)
{
	range_put_off(&t, "target", 1);
	range_refuses(&t, "shooter", "target", "M-7");
}

TEST(test_M_7_the_number_or_more_hits)
{
	static const struct { const char *die; bool dead; } dice[] = {
		{ "6", false }, { "7", true }, { "9", true }, { "0", false },
	};

	for (size_t i = 0; i < sizeof dice / sizeof dice[0]; i++) {
		struct trial t;

		range_begin(&t, SHOOTER "arms=rifle\n" TARGET);
		moro_unit_in(&t, "shooter")->moved = true;
		trial_ground(&t, 12, ROW, "jungle");
		range_fires(&t, "shooter", "target", dice[i].die);
		expect_roll(trial_roll(&t, "fire"), 7, 1);
		assert_string_equal(trial_roll(&t, "fire")->roll.rule, "M-7");
		assert_true(trial_roll(&t, "fire")->roll.from_zero);
		assert_int_equal(trial_roll(&t, "fire")->roll.sides, 10);
		assert_int_equal(range_dead(&t, "target", 1), dice[i].dead);
		assert_int_equal(trial_count(&t, EVENT_HIT), dice[i].dead);
		moro_end(&t);
	}
}

AT_RANGE(test_M_7_what_a_death_leaves_behind, SHOOTER "arms=rifle\n" BAND(2))
{
	cell_t fell;

	range_line(&t, "band", 12, ROW);
	fell = build_cell(t.setup, 12, ROW);
	range_fires(&t, "shooter", "band", "9 1");
	assert_true(range_dead(&t, "band", 1));
	assert_int_equal(moro_figure_of(t.game, trial_figure(&t, "band", 1))->fell, fell);
	assert_int_equal(moro_unit_in(&t, "band")->lost, 1);
	assert_int_equal(moro_unit_in(&t, "band")->hurt, 1);
	assert_int_equal(trial_event(&t, EVENT_SHOT, -1)->number, 1);
	assert_string_equal(trial_event(&t, EVENT_HIT, -1)->word, "US rifle");
}

/* ---- modifiers (M:42) ---- */

TEST(test_M_7_each_modifier_by_its_row)
{
	static const struct {
		const char *ground;
		bool moved;
		int need;
		const char *place;
	} shots[] = {
		{ "open", true, 6, "fire.open" }, { "open", false, 5, "fire.open" },
		{ "trail", false, 5, "fire.open" }, { "jungle", true, 7, NULL },
		{ "jungle", false, 6, NULL }, { "house", false, 6, NULL },
		{ "fort", true, 8, "fire.fort" }, { "fort", false, 7, "fire.fort" },
		{ "trench", false, 7, "fire.fort" },
	};

	for (size_t i = 0; i < sizeof shots / sizeof shots[0]; i++) {
		struct roller r;
		struct trial t;

		range_begin(&t, SHOOTER "arms=rifle\n" TARGET);
		trial_ground(&t, 12, ROW, shots[i].ground);
		moro_unit_in(&t, "shooter")->moved = shots[i].moved;
		range_roller(&t, "shooter", "target", &r);
		assert_int_equal(roller_need(&r), shots[i].need);
		assert_int_equal(roller_halves(&r, "fire.still"), shots[i].moved ? 0 : -2);
		assert_int_equal(roller_halves(&r, "fire.open"), shots[i].place != NULL
			&& strcmp(shots[i].place, "fire.open") == 0 ? -2 : 0);
		assert_int_equal(roller_halves(&r, "fire.fort"), shots[i].place != NULL
			&& strcmp(shots[i].place, "fire.fort") == 0 ? 2 : 0);
		moro_end(&t);
	}
}

AT_RANGE(test_S_M_8_what_every_ground_is_to_a_target, SHOOTER "arms=rifle\n" TARGET)
{
	static const struct { const char *ground; int need; } grounds[] = {
		{ "open", 6 }, { "crops", 6 }, { "road", 6 }, { "trail", 6 }, { "beach", 6 },
		{ "jungle", 7 }, { "forest", 7 }, { "swamp", 7 }, { "stream", 7 }, { "ford", 7 },
		{ "rock", 7 }, { "hut", 7 }, { "house", 7 },
		{ "fort", 8 }, { "wall", 8 }, { "trench", 8 },
	};

	moro_unit_in(&t, "shooter")->moved = true;
	for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++) {
		trial_ground(&t, 12, ROW, grounds[i].ground);
		assert_int_equal(range_need(&t, "shooter", "target"), grounds[i].need);
	}
}

/* M:45: "dont use for firing before melee". */
AT_RANGE(test_M_7_no_bonus_for_standing_before_a_melee, SHOOTER "arms=rifle\n" TARGET)
{
	range_put_off(&t, "target", 1);
	assert_int_equal(range_need(&t, "shooter", "target"), 5);
	range_defends(&t, "shooter", "target", "5");
	expect_roll(trial_roll(&t, "fire"), 6, 1);
	assert_false(roll_has(trial_roll(&t, "fire"), "fire.still"));
	assert_false(range_dead(&t, "target", 1));
}

/* ---- rolls ---- */

AT_RANGE(test_M_7_a_die_a_figure_and_like_shooters_together,
	TROOP(4, "arms=rifle\nfigure 4 arms=pistol") BAND(1))
{
	range_line(&t, "troop", 2, ROW);
	range_put(&t, "band", 1, 5 + 8, ROW);	/* 11", 10", 9" and 8" */
	assert_int_equal(range_dice(&t, "troop", "band"), 4);
	range_fires(&t, "troop", "band", "0 1 2 3");
	assert_int_equal(range_rolls(&t, "fire"), 2);
	assert_int_equal(trial_event(&t, EVENT_ROLL, -2)->roll.n_dice, 3);
	expect_roll(trial_event(&t, EVENT_ROLL, -2), 5, 3);	/* rifles, short */
	assert_int_equal(trial_event(&t, EVENT_ROLL, -2)->figure, NOBODY);
	expect_roll(trial_event(&t, EVENT_ROLL, -1), 6, 1);	/* the pistol, long */
	assert_int_equal(trial_event(&t, EVENT_ROLL, -1)->figure, trial_figure(&t, "troop", 4));
	assert_int_equal(trial_event(&t, EVENT_SHOT, -1)->number, 4);
}

AT_RANGE(test_M_7_each_figure_by_its_own_range, TROOP(3, "arms=rifle") BAND(1))
{
	range_line(&t, "troop", 2, ROW);
	range_put(&t, "band", 1, 15, ROW);	/* 13", 12" and 11" */
	range_fires(&t, "troop", "band", "0 0 0");
	expect_roll(trial_event(&t, EVENT_ROLL, -2), 6, 1);
	expect_roll(trial_event(&t, EVENT_ROLL, -1), 5, 2);
}

/* ---- moving and firing ---- */

static void ask_to_fire(struct trial *t, const char *unit, enum intent intent)
{
	moro_acting(t, unit, intent, NULL);
	moro_unit_in(t, unit)->moved = true;
	for (int u = 0; u < t->game->n_units; u++)
		moro_unit_of(t->game, u)->acted = true;
	moro_in(t)->walk.stage = STAGE_FIRE;
	moro_in(t)->walk.asked = false;
	stages_advance(t->game);
}

AT_RANGE(test_M_2_whoever_moved_is_asked_and_fires, SHOOTER "arms=rifle\n" TARGET)
{
	ask_to_fire(&t, "shooter", INTENT_MOVE);
	assert_int_equal(t.game->decisions[0].kind, ASK_FIRE);
	assert_int_equal(t.game->decisions[0].unit, trial_unit(&t, "shooter"));
	moro_refuses(&t, "fire shooter shooter", "M-7");
	trial_dice(&t, "5");
	moro_do(&t, "fire shooter target");
	assert_int_equal(range_rolls(&t, "fire"), 1);
}

AT_RANGE(test_X_37_a_move_costs_the_bonus_alone, SHOOTER "arms=rifle\n" TARGET)
{
	assert_int_equal(range_need(&t, "shooter", "target"), 5);
	ask_to_fire(&t, "shooter", INTENT_MOVE);
	trial_dice(&t, "5");
	moro_do(&t, "fire shooter target");
	expect_roll(trial_roll(&t, "fire"), 6, 1);
	assert_false(range_dead(&t, "target", 1));
}

/* Everybody else has had his action, and the game ends with this one. */
static void only_left(struct trial *t, const char *unit)
{
	for (int u = 0; u < t->game->n_units; u++)
		moro_unit_of(t->game, u)->acted = u != trial_unit(t, unit);
}

AT_RANGE(test_M_2_standing_it_fires_at_once, SHOOTER "arms=rifle\n" TARGET)
{
	only_left(&t, "shooter");
	moro_hand(&t, "us");
	moro_refuses(&t, "fire shooter shooter", "M-7");
	moro_refuses(&t, "fire shooter 12,5", "M-7");
	moro_refuses(&t, "fire shooter target.1", "X-128");
	trial_dice(&t, "4");
	moro_do(&t, "fire shooter target");
	expect_roll(trial_roll(&t, "fire"), 5, 1);
}

AT_RANGE(test_M_2_fire_may_be_held, SHOOTER "arms=rifle\n" TARGET)
{
	ask_to_fire(&t, "shooter", INTENT_FORM);
	moro_do(&t, "hold shooter");
	assert_int_equal(range_rolls(&t, "fire"), 0);
}

AT_RANGE(test_M_2_who_is_not_asked_to_fire, SHOOTER "arms=rifle\n" TARGET)
{
	static const enum intent silent[] = { INTENT_HOLD, INTENT_CHARGE, INTENT_FIGHT,
		INTENT_LIMBER, INTENT_MAN, INTENT_RUN };

	for (size_t i = 0; i < sizeof silent / sizeof silent[0]; i++) {
		moro_acting(&t, "shooter", silent[i], NULL);
		moro_ask_fire(t.game);
		assert_int_equal(t.game->n_decisions, 0);
	}
	range_put_off(&t, "target", 25);
	moro_acting(&t, "shooter", INTENT_MOVE, NULL);
	moro_ask_fire(t.game);
	assert_int_equal(t.game->n_decisions, 0);
}

/* ---- what may be fired at ---- */

AT_RANGE(test_S_M_7_hidden_units_are_no_targets, SHOOTER "arms=rifle\n" TARGET)
{
	int target;

	target = trial_unit(&t, "target");
	game_sight(t.game, target, 0, false);
	range_refuses(&t, "shooter", "target", "S-M-7");
	assert_false(moro_has_target(t.game, trial_unit(&t, "shooter")));
	game_sight(t.game, target, 0, true);
	assert_true(moro_has_target(t.game, trial_unit(&t, "shooter")));
}

AT_RANGE(test_S_M_7_jungle_hides_nobody_who_is_not_hidden, SHOOTER "arms=rifle\n" TARGET)
{
	range_put_off(&t, "target", 24);
	for (int col = 1; col <= COLS; col++)
		trial_ground(&t, col, ROW, "jungle");
	assert_int_equal(range_need(&t, "shooter", "target"), 7);
}

AT_RANGE(test_S_M_7_buildings_stop_lines, SHOOTER "arms=rifle\n" TARGET)
{
	trial_ground(&t, 8, ROW, "house");
	range_refuses(&t, "shooter", "target", "S-M-7");
}

AT_RANGE(test_X_127_nobody_fires_into_or_out_of_a_locked_melee,
	SHOOTER "arms=rifle\n" TARGET
	"unit friend side=us figures=1 at=11,5 troops=regulars arms=rifle\n")
{
	int friend, target;

	target = trial_unit(&t, "target");
	friend = trial_unit(&t, "friend");
	assert_true(moro_can_fire(t.game, friend, target, NULL));
	moro_unit_in(&t, "target")->bound = UINT64_C(1) << friend;
	moro_unit_in(&t, "friend")->bound = UINT64_C(1) << target;
	range_refuses(&t, "shooter", "target", "X-127");
	range_refuses(&t, "friend", "target", "X-127");
	range_defends(&t, "friend", "target", "");
	assert_int_equal(range_rolls(&t, "fire"), 0);
}

/* ---- who fires (X-121, X-136) ---- */

AT_RANGE(test_X_121_the_four_nearest_of_a_column_fire,
	TROOP(6, "arms=rifle formation=column") BAND(1))
{
	range_line(&t, "troop", 2, ROW);
	range_put(&t, "band", 1, 17, ROW);	/* 15" … 10" */
	assert_int_equal(range_dice(&t, "troop", "band"), 4);
	range_fires(&t, "troop", "band", "0 0 0 0");
	expect_roll(trial_event(&t, EVENT_ROLL, -2), 6, 1);	/* 13" */
	expect_roll(trial_event(&t, EVENT_ROLL, -1), 5, 3);	/* 12", 11" and 10" */
	moro_unit_in(&t, "troop")->formation = FORMATION_LINE;
	assert_int_equal(range_dice(&t, "troop", "band"), 6);
}

AT_RANGE(test_X_121_of_equals_four_and_no_more, TROOP(6, "arms=rifle formation=column") BAND(1))
{
	for (int i = 1; i <= 6; i++)	/* round the target, all at 1" */
		range_put(&t, "troop", i, 20 + i, 12);
	range_put(&t, "band", 1, 30, ROW);
	range_put(&t, "troop", 1, 29, ROW);
	range_put(&t, "troop", 2, 31, ROW);
	range_put(&t, "troop", 3, 29, ROW - 1);
	range_put(&t, "troop", 4, 30, ROW - 1);
	range_put(&t, "troop", 5, 29, ROW + 1);
	range_put(&t, "troop", 6, 30, ROW + 1);
	assert_int_equal(standing_apart(t.game, trial_unit(&t, "troop"),
		trial_unit(&t, "band")), INCH);
	assert_int_equal(range_dice(&t, "troop", "band"), 4);
}

AT_RANGE(test_X_121_a_rank_without_a_shot_stays_a_rank,
	TROOP(6, "arms=rifle formation=column\nfigure 5 arms=blade") BAND(1))
{
	range_line(&t, "troop", 2, ROW);
	range_put(&t, "band", 1, 17, ROW);
	assert_int_equal(range_dice(&t, "troop", "band"), 3);
}

AT_RANGE(test_X_136_the_arm_that_needs_least,
	"unit shooter side=moros figures=1 at=2,5 people=moro troops=warriors "
	"arms=spear,moro-rifle\nunit target side=us figures=1 at=12,5 troops=regulars\n")
{
	static const struct { int off, need; const char *arm; } shots[] = {
		{ 4, 8, "Moro spear" }, { 5, 8, "Moro rifle" }, { 8, 8, "Moro rifle" },
		{ 9, 9, "Moro rifle" }, { 16, 9, "Moro rifle" },
	};

	moro_unit_in(&t, "shooter")->moved = true;
	for (size_t i = 0; i < sizeof shots / sizeof shots[0]; i++) {
		struct roller r;

		range_put_off(&t, "target", shots[i].off);
		trial_ground(&t, 2 + shots[i].off, ROW, "jungle");
		range_fires(&t, "shooter", "target", "0");
		assert_string_equal(trial_event(&t, EVENT_SHOT, -1)->word, i == 0 ? "throw" : "");
		range_roller(&t, "shooter", "target", &r);
		assert_int_equal(roller_need(&r), shots[i].need);
		assert_string_equal(r.modifiers[0].name, shots[i].arm);
	}
}

/* ---- who is hit (X-124) ---- */

AT_RANGE(test_X_124_a_hit_falls_on_one_who_could_be_hit, SHOOTER "arms=rifle\n" BAND(4))
{
	range_line(&t, "band", 12, ROW);
	trial_ground(&t, 13, 7, "house");
	range_put(&t, "band", 4, 14, 7);	/* behind the house */
	trial_ground(&t, 12, ROW, "open");
	range_put(&t, "band", 3, 2 + 25, ROW);	/* out of range */
	range_fires(&t, "shooter", "band", "9 2");
	assert_int_equal(trial_event(&t, EVENT_ROLL, -1)->roll.reading, ROLL_PICK);
	assert_string_equal(trial_event(&t, EVENT_ROLL, -1)->roll.outcome, "number 2 of 2");
	assert_true(range_dead(&t, "band", 2));
}

AT_RANGE(test_X_124_one_hit_kills_one_and_nobody_dies_twice, TROOP(4, "arms=rifle") BAND(2))
{
	range_line(&t, "troop", 2, ROW);
	range_line(&t, "band", 15, ROW);
	range_fires(&t, "troop", "band", "9 9 9 9 1");
	assert_int_equal(range_alive(&t, "band"), 0);
	assert_int_equal(moro_unit_in(&t, "band")->lost, 2);
	assert_int_equal(trial_count(&t, EVENT_HIT), 2);
}

/* ---- leaders (X-131) ---- */

AT_RANGE(test_X_131_the_second_leads_when_the_leader_falls,
	SHOOTER "arms=rifle\n" BAND(4) "figure 1 leader\nfigure 3 second\n")
{
	int band;

	range_line(&t, "band", 12, ROW);
	band = trial_unit(&t, "band");
	assert_true(moro_leads(t.game, trial_figure(&t, "band", 1)));
	range_fires(&t, "shooter", "band", "9 1");
	assert_true(range_dead(&t, "band", 1));
	assert_int_equal(t.game->units[band].leader, trial_figure(&t, "band", 3));
	assert_true(moro_leads(t.game, trial_figure(&t, "band", 3)));
	range_fires(&t, "shooter", "band", "9 2");
	assert_true(range_dead(&t, "band", 3));
	assert_int_equal(t.game->units[band].leader, NOBODY);
	assert_int_equal(moro_guide(t.game, band), trial_figure(&t, "band", 2));
	assert_false(moro_leads(t.game, trial_figure(&t, "band", 2)));
}

/* ---- what may be expected ---- */

AT_RANGE(test_M_7_expected_of_dice_enough_and_of_dice_too_many, TROOP(3, "arms=rifle") BAND(3))
{
	struct moro_fire_odds odds;
	int troop, band;

	range_line(&t, "troop", 2, ROW);
	range_line(&t, "band", 12, ROW);
	troop = trial_unit(&t, "troop");
	band = trial_unit(&t, "band");
	assert_true(moro_fire_odds(t.game, troop, band, NOBODY, true, &odds));
	assert_int_equal(odds.dice, 3);
	assert_int_equal(odds.harm, 1500);	/* three at 5+ */
	assert_int_equal(odds.own, 0);
	assert_true(moro_fire_odds(t.game, troop, band, NOBODY, false, &odds));
	assert_int_equal(odds.harm, 1200);	/* three at 6+ */
	range_put(&t, "band", 2, 50, 1);
	range_put(&t, "band", 3, 52, 1);
	assert_true(moro_fire_odds(t.game, troop, band, NOBODY, true, &odds));
	assert_int_equal(odds.harm, 875);	/* 1 - (1/2)^3: one can die but once */
	game_place(t.game, trial_figure(&t, "band", 1), build_cell(t.setup, 55, 9));
	assert_false(moro_fire_odds(t.game, troop, band, NOBODY, true, &odds));
}

TEST_MAIN
