/* Who has the hand (M-1), and what units may be activated for. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "played.h"
#include "systems/moro/orders/toss.h"
#include "systems/moro/settings.h"

static const char field[] =
	"map\n"
	". . . . . . . . . . . . .\n"
	" . A A . . . . . . . B B .\n"
	". . . . . . . . . . . . .\n"
	" . C C . . . . . . . E E .\n"
	". . . . . . . . . . . . .\n"
	" . G G G . . . . . . . . .\n"
	". G . . . . . . . . . . .\n"
	"end\n"
	US_AND_MOROS
	"unit scouts sign=A side=us troops=scouts arms=rifle\n"
	"unit line sign=C side=us troops=regulars arms=rifle\n"
	"unit gatling sign=G side=us troops=regulars gun=gatling arms=pistol\n"
	"unit kris sign=B side=moros people=moro troops=warriors arms=spear\n"
	"unit rifles sign=E side=moros people=moro troops=warriors arms=moro-rifle uncommanded\n";

MORO_GAME(test_M_1_the_higher_die_has_the_hand, field)
{
	moro_hand(&t, "us");
	trial_dice(&t, "3 7");
	moro_do(&t, "hold scouts");
	assert_int_equal(moro_in(&t)->hand, 1);
	assert_int_equal(moro_in(&t)->toss[0], 3);
	assert_int_equal(moro_in(&t)->toss[1], 7);
	assert_int_equal(moro_in(&t)->bonus[0], 0);
	expect_roll(trial_roll(&t, "toss of us"), 0, 1);
	assert_string_equal(trial_roll(&t, "toss of moros")->roll.rule, "M-1");
	moro_refuses(&t, "hold line", "M-1");
}

TEST(test_Y_21_who_moves_first_has_the_first_hand_without_a_toss)
{
	static const struct { const char *says; int first; } cases[] = {
		{ "gm first=us\n", 0 }, { "gm first=moros\n", 1 },
		{ "unit spears side=moros people=moro troops=warriors arms=spear figures=1 "
			"at=13,7 hidden\n", 0 },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		char drawing[2000];
		struct trial t;

		snprintf(drawing, sizeof drawing, "%s%s", field, cases[i].says);
		moro_begin(&t, drawing);
		assert_int_equal(moro_in(&t)->hand, cases[i].first);
		assert_int_equal(moro_in(&t)->toss[0], DIE_NONE);
		trial_dice(&t, "3 7");	/* from then on by the toss */
		moro_do(&t, cases[i].first == 0 ? "hold scouts" : "hold kris");
		assert_int_equal(moro_in(&t)->toss[1], 7);
		moro_end(&t);
	}
}

MORO_GAME(test_Y_21_even_stakes_are_tossed_for, field)
{
	assert_int_not_equal(moro_in(&t)->toss[0], DIE_NONE);
}

TEST(test_Y_21_who_has_more_to_lose_is_attacked)
{
	enum { SCOUTS, LINE, GATLING, KRIS, RIFLES };
	static const struct { struct setup_objective of[2]; int first; } cases[] = {
		{ { { .side = 0, .kind = AIM_DESTROY, .unit = RIFLES, .points = 2 },
			{ .side = 1, .kind = AIM_CAPTURE, .unit = LINE, .points = 1 } }, 1 },
		{ { { .side = 0, .kind = AIM_DESTROY, .unit = RIFLES, .points = 2 },
			{ .side = 0, .kind = AIM_KEEP, .unit = LINE, .points = 3 } }, 0 },
		{ { { .side = 0, .kind = AIM_DESTROY, .unit = RIFLES, .points = 2 },
			{ .side = 1, .kind = AIM_DESTROY, .unit = LINE, .points = 2 } }, NOBODY },
		{ { { .side = 0, .kind = AIM_REACH, .unit = NOBODY, .points = 9 },
			{ .side = 1, .kind = AIM_DESTROY, .unit = LINE, .points = 1 } }, 0 },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct setup *s = build_setup(&system_moro, field);

		s->objectives = cases[i].of;
		s->n_objectives = 2;
		assert_int_equal(moro_first(s), cases[i].first);
		build_free(s);
	}
}

/* Whoever is near enough to be shot at or charged is not, by whoever moves first. */
TRIAL(test_Y_21_the_first_activation_harms_nobody_who_had_no_choice,
	moro_begin(&t, field), trial_end)
{
	moro_hand(&t, "us");
	moro_in(&t)->spared = 1 << 1;	/* as with the first hand */
	moro_refuses(&t, "fire line rifles", "Y-21");
	moro_refuses(&t, "charge line rifles", "Y-21");
	trial_dice(&t, "9 1");
	moro_do(&t, "hold scouts");
	assert_int_equal(moro_in(&t)->hand, 0);
	trial_dice(&t, "5 5 5 5 9 9 1");
	moro_do(&t, "fire line rifles");	/* the second may */
	assert_int_equal(trial_count(&t, EVENT_SHOT), 1);
}

TRIAL(test_Y_21_only_the_first_activation_spares,
	trial_begin(&t, &system_moro, field, ""), trial_end)
{
	assert_int_equal(moro_in(&t)->spared, 1 << (1 - moro_in(&t)->hand));
	moro_toss(t.game);
	assert_int_equal(moro_in(&t)->spared, 0);
}

MORO_GAME(test_M_1_a_lost_toss_counts_until_one_is_won, field)
{
	moro_hand(&t, "us");
	trial_dice(&t, "3 7");
	moro_do(&t, "hold scouts");
	trial_dice(&t, "5 5");
	moro_do(&t, "hold kris");
	assert_int_equal(moro_in(&t)->hand, 0);
	assert_int_equal(moro_in(&t)->bonus[0], 1);
	assert_int_equal(roll_halves(trial_roll(&t, "toss of us"), "toss.lost"), 2);
	assert_false(roll_has(trial_roll(&t, "toss of moros"), "toss.lost"));
	assert_int_equal(moro_in(&t)->lost[0], 0);
	assert_int_equal(moro_in(&t)->lost[1], 1);
}

MORO_GAME(test_S_M_1_ties_are_thrown_again_and_losses_outlast_the_turn, field)
{
	moro_hand(&t, "us");
	moro_in(&t)->lost[1] = 2;
	trial_dice(&t, "6 4 8 1");
	moro_do(&t, "hold scouts");
	assert_int_equal(moro_in(&t)->hand, 0);
	assert_int_equal(moro_in(&t)->lost[1], 3);
	assert_int_equal(moro_in(&t)->toss[1], 1);
	for (int u = 0; u < t.game->n_units; u++)
		moro_unit_of(t.game, u)->acted = u != trial_unit(&t, "line");
	trial_dice(&t, "9 5");
	moro_do(&t, "hold line");
	assert_int_equal(t.game->turn, 2);
	assert_int_equal(moro_in(&t)->bonus[1], 3);
}

MORO_GAME(test_S_M_2_the_bonus_may_carry_above_nine, field)
{
	moro_hand(&t, "us");
	moro_in(&t)->lost[1] = 3;
	trial_dice(&t, "9 8");
	moro_do(&t, "hold scouts");
	assert_int_equal(moro_in(&t)->hand, 1);
}

MORO_GAME(test_X_42_nobody_tosses_for_the_last_units, field)
{
	moro_hand(&t, "us");
	moro_unit_in(&t, "kris")->acted = moro_unit_in(&t, "rifles")->acted = true;
	moro_do(&t, "hold scouts");
	assert_int_equal(moro_in(&t)->hand, 0);
	assert_int_equal(moro_in(&t)->toss[0], DIE_NONE);
	assert_int_equal(moro_in(&t)->toss[1], DIE_NONE);
}

MORO_GAME(test_S_M_3_without_a_toss_no_bonus_changes, field)
{
	moro_hand(&t, "us");
	moro_in(&t)->lost[0] = 1;
	moro_in(&t)->lost[1] = 2;
	moro_unit_in(&t, "kris")->acted = moro_unit_in(&t, "rifles")->acted = true;
	moro_do(&t, "hold scouts");
	assert_int_equal(moro_in(&t)->lost[0], 1);
	assert_int_equal(moro_in(&t)->lost[1], 2);
}

static void note_fault(void *self, int unit, int figure, const char *key, const char *text)
{
	(void)unit, (void)figure, (void)text;
	if (strcmp(key, "sides") == 0)
		++*(int *)self;
}

static int faults_of_sides(const char *sides)
{
	struct setup *s = build_setup(&system_moro, sides);
	int n = 0;

	moro_check_setup(s, note_fault, &n);
	build_free(s);
	return n;
}

TEST(test_X_134_two_sides_are_the_most)
{
	assert_int_equal(faults_of_sides("map\n. . . .\n . . . .\n. . . .\n . . . .\nend\n"
		"side us\nside moros\n"), 0);
	assert_int_equal(faults_of_sides("map\n. . . .\n . . . .\n. . . .\n . . . .\nend\n"
		"side us\nside moros\nside navy\n"), 1);
}

/* ---- who may be activated for what ---- */

MORO_GAME(test_S_M_18_the_bound_only_fight, field)
{
	moro_hand(&t, "us");
	moro_unit_in(&t, "scouts")->bound = UINT64_C(1) << trial_unit(&t, "kris");
	moro_unit_in(&t, "kris")->bound = UINT64_C(1) << trial_unit(&t, "scouts");
	moro_refuses(&t, "hold scouts", "S-M-18");
	moro_refuses(&t, "move scouts", "S-M-18");
	moro_refuses(&t, "fire scouts kris", "S-M-18");
	moro_refuses(&t, "fight line", "S-M-18");
}

MORO_GAME(test_M_1_who_has_acted_acts_no_more, field)
{
	moro_hand(&t, "us");
	moro_unit_in(&t, "line")->acted = true;
	moro_refuses(&t, "move line", "M-1");
	moro_refuses(&t, "move kris", "M-1");
}

MORO_GAME(test_X_120_whom_nobody_commands_is_only_named, field)
{
	moro_hand(&t, "moros");
	moro_refuses(&t, "move rifles", "X-120");
	moro_refuses(&t, "run kris", "X-120");
	moro_refuses(&t, "activate kris", "M-2");
	trial_dice(&t, "4");
	moro_do(&t, "activate rifles");
	assert_int_equal(t.game->n_decisions, 1);
	assert_int_equal(t.game->decisions[0].seat, 3);
	assert_int_equal(t.game->decisions[0].unit, trial_unit(&t, "rifles"));
	moro_refuses(&t, "hold kris", "M-2");
}

MORO_GAME(test_S_M_26_only_a_gatling_without_crew_is_manned, field)
{
	moro_hand(&t, "us");
	moro_refuses(&t, "man line gatling", "S-M-26");
	moro_refuses(&t, "man line kris", "S-M-26");
	moro_refuses(&t, "man gatling gatling", "S-M-26");
}

TEST_MAIN
