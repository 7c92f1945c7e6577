/* Shots in participation: how many, what hits do, who is told to shoot, and the stage. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_range.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/melee/harm.h"

static void begin(struct trial *t, const char *shooter, int off)
{
	char units[400];

	snprintf(units, sizeof units, SHOOTER "%s\n" TARGET, shooter);
	range_begin(t, units);
	range_put_off(t, "target", off);
}

/* ---- how many shots ---- */

/* One arm's shots with these dice, all of which miss. */
static void expect_shots(const char *arm, const char *dice, int shots)
{
	char card[60], all[200];
	struct trial t;
	size_t n;

	snprintf(card, sizeof card, "arms=%s", arm);
	begin(&t, card, 3);
	n = (size_t)snprintf(all, sizeof all, "%s", dice);
	for (int i = 0; i < shots; i++)
		n += (size_t)snprintf(all + n, sizeof all - n, " 1");
	range_shoots(&t, "shooter", "target", all);
	expect_roll(trial_roll(&t, "shooting"), 4, shots);
	assert_int_equal(trial_event(&t, EVENT_SHOT, -1)->number, shots);
	if (dice[0] != '\0')
		assert_string_equal(trial_roll(&t, "number of shots")->roll.rule, "S-P-6");
	else
		assert_null(trial_roll(&t, "number of shots"));
	pp_end(&t);
}

TEST(test_S_P_6_the_number_of_shots_of_every_gun_and_bow)
{
	static const struct { const char *arm; int shots[6]; } arms[] = {
		{ "revolver", { 1, 1, 2, 2, 3, 3 } }, { "rifle", { 1, 1, 1, 2, 2, 2 } },
		{ "carbine", { 1, 1, 2, 2, 3, 3 } }, { "shotgun", { 1, 1, 1, 2, 2, 2 } },
		{ "elephant-gun", { 1, 1, 1, 2, 2, 2 } },
	};

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++)
		for (int die = 1; die <= 6; die++) {
			char dice[8];

			snprintf(dice, sizeof dice, "%d", die);
			expect_shots(arms[i].arm, dice, arms[i].shots[die - 1]);
		}
	expect_shots("bow", "", 1);
}

TEST(test_P_4_the_machine_gun_fires_what_two_dice_show)
{
	expect_shots("machine-gun", "1 1", 2);
	expect_shots("machine-gun", "3 4", 7);
	expect_shots("machine-gun", "6 6", 12);
}

AT_RANGE(test_S_P_6_all_shots_go_at_one_target, SHOOTER "arms=machine-gun\n" GANG(3))
{
	for (int i = 1; i <= 3; i++)
		range_put(&t, "gang", i, 6, 5 + i);
	/* Three shots hit; the second puts him out, and the third tells on nobody. */
	range_shoots(&t, "shooter", "gang", "1 2 6 6 6 1 6 6 1");
	assert_true(pp_out(t.game, trial_figure(&t, "gang", 1)));
	for (int i = 2; i <= 3; i++)
		assert_int_equal(pp_figure_in(&t, "gang", i)->injury, INJURY_SUPERFICIAL);
}

TRIAL(test_S_P_7_no_die_hits_or_misses_by_itself,
	begin(&t, "arms=rifle shoot=good telescope", 1), pp_end)
{
	trial_ground(&t, 2, RANGE_ROW, "wall");
	pp_figure_in(&t, "target", 1)->down = true;
	range_shoots(&t, "shooter", "target", "1 1 1 6");	/* 4 less 5: a 1 hits */
	expect_roll(trial_roll(&t, "shooting"), -1, 1);
	assert_int_equal(trial_count(&t, EVENT_HIT), 1);
}

/* ---- what hits do ---- */

TEST(test_P_5_every_row_of_the_effect)
{
	static const struct { int die; bool staggers, falls; const char *name; } rows[] = {
		{ 1, false, false, "Flinches" }, { 2, false, false, "Flinches" },
		{ 3, true, false, "Staggers" }, { 4, true, false, "Staggers" },
		{ 5, false, true, "Downed" }, { 6, false, true, "Downed" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct trial t;
		char dice[16];

		begin(&t, "arms=bow", 3);
		snprintf(dice, sizeof dice, "4 %d 6", rows[i].die);
		range_shoots(&t, "shooter", "target", dice);
		assert_string_equal(trial_roll(&t, "effect")->roll.rule, "P-5");
		assert_string_equal(trial_roll(&t, "effect")->roll.outcome, rows[i].name);
		assert_true(pp_figure_in(&t, "target", 1)->lost_blow);
		assert_int_equal(pp_figure_in(&t, "target", 1)->staggered, rows[i].staggers);
		assert_int_equal(pp_figure_in(&t, "target", 1)->down, rows[i].falls);
		pp_end(&t);
	}
}

TEST(test_P_5_the_saving_throw_has_the_weapons_sdd)
{
	static const struct { const char *arm, *dice; int sdd; } arms[] = {
		{ "revolver", "1 4 1 6", 0 }, { "rifle", "1 4 1 6", -1 },
		{ "carbine", "1 4 1 6", -1 }, { "shotgun", "1 4 1 6", -1 },
		{ "elephant-gun", "1 4 1 6", -3 },
		{ "machine-gun", "1 1 4 1 1 6", -1 }, { "bow", "4 1 6", 0 },
	};

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		char card[60], rule[60];
		struct trial t;

		snprintf(card, sizeof card, "arms=%s", arms[i].arm);
		snprintf(rule, sizeof rule, "weapons.%s", arms[i].arm);
		begin(&t, card, 3);
		range_shoots(&t, "shooter", "target", arms[i].dice);
		assert_int_equal(roll_halves(trial_roll(&t, "saving throw"), rule),
			2 * arms[i].sdd);
		assert_int_equal(pp_figure_in(&t, "target", 1)->injury,
			arms[i].sdd < -1 ? INJURY_LIGHT : INJURY_SUPERFICIAL);
		pp_end(&t);
	}
}

TEST(test_S_P_9_the_effect_of_a_coup_de_grace_has_two_more)
{
	static const struct { int die; const char *name; } rows[] = {
		{ 1, "Staggers" }, { 2, "Staggers" }, { 3, "Downed" }, { 6, "Downed" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct trial t;
		char dice[16];

		begin(&t, "arms=bow", 1);
		pp_figure_in(&t, "target", 1)->down = true;
		snprintf(dice, sizeof dice, "2 %d 6", rows[i].die);
		range_shoots(&t, "shooter", "target", dice);
		expect_roll(trial_roll(&t, "shooting"), 2, 1);
		assert_string_equal(trial_roll(&t, "effect")->roll.outcome, rows[i].name);
		assert_int_equal(roll_halves(trial_roll(&t, "effect"),
			"effect-modifiers.coup-de-grace"), 4);
		pp_end(&t);
	}
}

TRIAL(test_S_P_9_shots_that_fell_somebody_do_not_become_one, begin(&t, "arms=revolver", 1), pp_end)
{
	range_shoots(&t, "shooter", "target", "3 4 4 6 6 1 6");	/* down, then a flinch */
	assert_string_equal(trial_roll(&t, "effect")->roll.outcome, "Flinches");
}

/* ---- noise and notice ---- */

TEST(test_P_4_guns_are_heard_and_bows_are_not)
{
	static const struct { const char *card, *dice; int noises; } shots[] = {
		{ "arms=revolver", "1 1", 1 }, { "arms=bow", "1", 0 },
	};

	for (size_t i = 0; i < sizeof shots / sizeof shots[0]; i++) {
		struct trial t;

		begin(&t, shots[i].card, 3);
		range_shoots(&t, "shooter", "target", shots[i].dice);
		assert_int_equal(pp_in(&t)->n_noises, shots[i].noises);
		pp_end(&t);
	}
}

TRIAL(test_X_164_whoever_shoots_hides_no_longer, begin(&t, "arms=bow hidden", 8), pp_end)
{
	const int unit = 0, them = 1;

	assert_int_equal(trial_unit(&t, "shooter"), unit);
	assert_true(pp_unit_in(&t, "shooter")->hidden);
	assert_false(game_sees(t.game, them, unit));
	range_shoots(&t, "shooter", "target", "1");
	assert_false(pp_unit_in(&t, "shooter")->hidden);
	assert_true(game_sees(t.game, them, unit));
}

TRIAL(test_C_6_whoever_shoots_faces_his_target, begin(&t, "arms=bow facing=W", 5), pp_end)
{
	int shooter;

	shooter = trial_figure(&t, "shooter", 1);
	range_shoots(&t, "shooter", "target", "1");
	assert_int_equal(t.game->figures[shooter].facing, grid_direction(&t.game->table->grid,
		t.game->figures[shooter].cell,
		t.game->figures[trial_figure(&t, "target", 1)].cell, 0));
	assert_true(pp_figure_in(&t, "shooter", 1)->spent);
}

/* ---- the decision ---- */

static void ask(struct trial *t)
{
	range_turn(t, STAGE_FIRE, "us");
	pp_ask_fire(t->game);
}

AT_RANGE(test_S_P_1_each_side_fires_in_its_turn,
	SHOOTER "arms=rifle\n"
	"unit target side=them figures=1 at=8,7 courage=hero arms=rifle\n")
{
	ask(&t);
	assert_true(range_asked(&t, "us", ASK_FIRE));
	assert_false(range_asked(&t, "them", ASK_FIRE));
	range_turn(&t, STAGE_FIRE, "them");
	pp_ask_fire(t.game);
	assert_false(range_asked(&t, "us", ASK_FIRE));
	assert_true(range_asked(&t, "them", ASK_FIRE));
}

TEST(test_P_4_only_those_with_a_target_are_asked)
{
	static const struct { const char *arms; int off; bool asked; } arms[] = {
		{ "arms=revolver", 12, true }, { "arms=revolver", 13, false },
		{ "arms=knife", 2, false }, { "arms=spear", 6, true }, { "arms=spear", 7, false },
	};

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		struct trial t;

		begin(&t, arms[i].arms, arms[i].off);
		ask(&t);
		assert_int_equal(range_asked(&t, "us", ASK_FIRE), arms[i].asked);
		pp_end(&t);
	}
}

static bool asked_with(const char *arms, void (*before)(struct trial *t))
{
	struct trial t;
	bool asked;

	begin(&t, arms, 5);
	before(&t);
	ask(&t);
	asked = range_asked(&t, "us", ASK_FIRE);
	pp_end(&t);
	return asked;
}

static void far_off(struct trial *t)
{
	range_put_off(t, "target", 40);
}

static void used_up(struct trial *t)
{
	pp_figure_in(t, "shooter", 1)->thrown = 3;
}

static void moved(struct trial *t)
{
	pp_figure_in(t, "shooter", 1)->moved = INCH;
}

static void senseless(struct trial *t)
{
	pp_figure_in(t, "target", 1)->fate = FATE_STUNNED;
	game_life(t->game, trial_figure(t, "target", 1), LIFE_WOUNDED, "lies there");
}

static void as_if_dead(struct trial *t)
{
	pp_figure_in(t, "target", 1)->injury = INJURY_DEAD;
	game_life(t->game, trial_figure(t, "target", 1), LIFE_WOUNDED, "lies as if dead");
}

TEST(test_Y_24_asked_whenever_fire_could_do_anything)
{
	static const struct { const char *arms; void (*before)(struct trial *t); bool asked; }
		rows[] = {
			{ "arms=dynamite", far_off, true }, { "arms=gas-bomb", far_off, true },
			{ "arms=mortar", far_off, true }, { "arms=dynamite", used_up, false },
			{ "arms=mortar", moved, false }, { "arms=spear", far_off, false },
			{ "arms=revolver", senseless, true }, { "arms=revolver", as_if_dead,
				false },
			{ "arms=spear", senseless, false },
		};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		assert_int_equal(asked_with(rows[i].arms, rows[i].before), rows[i].asked);
}

TEST(test_X_185_the_obedient_open_no_fire_unasked)
{
	struct trial t;

	range_begin(&t, SHOOTER "arms=rifle\n" TARGET
		"unit porters side=us figures=1 at=3,9 courage=follower arms=rifle\n");
	ask(&t);
	pp_refuses(&t, "us", "fire porters target", "X-185");
	pp_figure_in(&t, "porters", 1)->told = true;
	range_answer(&t, "us", "fire porters target");
	assert_int_equal(pp_figure_in(&t, "porters", 1)->target, trial_figure(&t, "target", 1));
	pp_end(&t);
	range_begin(&t, "unit porters side=us figures=1 at=3,9 courage=follower arms=rifle\n"
		TARGET);
	ask(&t);
	assert_false(range_asked(&t, "us", ASK_FIRE));
	pp_end(&t);
}

AT_RANGE(test_P_4_what_is_refused,
	SHOOTER "arms=rifle\n" TARGET
	"unit friend side=us figures=1 at=3,9 arms=knife\n")
{
	ask(&t);
	pp_refuses(&t, "us", "fire target shooter", "P-4");
	pp_refuses(&t, "us", "fire shooter friend", "P-4");
	pp_refuses(&t, "us", "fire friend target", "P-4");
	pp_refuses(&t, "us", "hold target", "P-4");
	pp_refuses(&t, "us", "fire shooter.1 friend.1", "P-4");
}

AT_RANGE(test_P_4_units_and_figures_at_units_and_figures, PARTY(2, "arms=rifle") GANG(2))
{
	range_put(&t, "party", 1, 2, 6);
	range_put(&t, "party", 2, 2, 8);
	range_put(&t, "gang", 1, 9, 6);
	range_put(&t, "gang", 2, 9, 8);
	ask(&t);
	range_answer(&t, "us", "fire party gang");
	assert_int_equal(pp_figure_in(&t, "party", 1)->target, trial_figure(&t, "gang", 1));
	assert_int_equal(pp_figure_in(&t, "party", 2)->target, trial_figure(&t, "gang", 2));
	range_answer(&t, "us", "fire party gang.2");
	assert_int_equal(pp_figure_in(&t, "party", 1)->target, trial_figure(&t, "gang", 2));
	range_answer(&t, "us", "fire party.1 gang.1");
	assert_int_equal(pp_figure_in(&t, "party", 1)->target, trial_figure(&t, "gang", 1));
	assert_int_equal(pp_figure_in(&t, "party", 2)->target, trial_figure(&t, "gang", 2));
	range_answer(&t, "us", "hold party");
	for (int i = 1; i <= 2; i++) {
		assert_int_equal(pp_figure_in(&t, "party", i)->target, NOBODY);
		assert_true(pp_figure_in(&t, "party", i)->held);
	}
	pp_shots(t.game);	/* no die */
	assert_false(pp_figure_in(&t, "party", 1)->held);
}

/* ---- the stage of shots ---- */

AT_RANGE(test_X_182_where_one_has_fallen_another_of_his_unit_is_shot_at,
	PARTY(3, "arms=bow") GANG(2))
{
	for (int i = 1; i <= 3; i++)
		range_put(&t, "party", i, 2, 5 + i);
	range_put(&t, "gang", 1, 5, 7);
	range_put(&t, "gang", 2, 5, 9);
	ask(&t);
	range_answer(&t, "us", "fire party gang.1");
	trial_dice(&t, "6 6 1 1 6 6 1");	/* dead; a miss at the other; dead too */
	pp_shots(t.game);
	assert_true(pp_out(t.game, trial_figure(&t, "gang", 1)));
	assert_true(pp_out(t.game, trial_figure(&t, "gang", 2)));
	for (int i = 1; i <= 3; i++)
		assert_true(pp_figure_in(&t, "party", i)->spent);
}

AT_RANGE(test_X_182_without_anybody_left_the_shot_is_kept, PARTY(2, "arms=bow") GANG(1))
{
	range_put(&t, "party", 2, 2, 8);
	range_put(&t, "gang", 1, 5, 7);
	ask(&t);
	range_answer(&t, "us", "fire party gang");
	trial_dice(&t, "6 6 1");
	pp_shots(t.game);
	assert_true(pp_figure_in(&t, "party", 1)->spent);
	assert_false(pp_figure_in(&t, "party", 2)->spent);
	assert_int_equal(pp_figure_in(&t, "party", 2)->target, NOBODY);
}

TRIAL(test_S_P_10_the_shot_is_lost_before_the_blow, begin(&t, "arms=rifle", 5), pp_end)
{
	pp_figure_in(&t, "shooter", 1)->lost_blow = true;
	ask(&t);
	assert_false(range_asked(&t, "us", ASK_FIRE));
	pp_shots(t.game);
	assert_true(pp_figure_in(&t, "shooter", 1)->spent);
	assert_false(pp_figure_in(&t, "shooter", 1)->lost_blow);
}

TEST(test_S_P_10_who_would_not_have_shot_loses_a_blow)
{
	static const struct { const char *shooter; int off; } cases[] = {
		{ "arms=rifle", 40 }, { "arms=knife", 3 }, { "arms=rifle courage=follower", 5 },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		char units[300];
		struct trial t;

		snprintf(units, sizeof units, "unit shooter side=us figures=1 at=2,7 %s\n" TARGET,
			cases[i].shooter);
		range_begin(&t, units);
		range_put_off(&t, "target", cases[i].off);
		pp_figure_in(&t, "shooter", 1)->lost_blow = true;
		range_turn(&t, STAGE_FIRE, "us");
		pp_shots(t.game);
		assert_false(pp_figure_in(&t, "shooter", 1)->spent);
		assert_true(pp_figure_in(&t, "shooter", 1)->lost_blow);
		pp_end(&t);
	}
}

/* ---- on the walk ---- */

AT_RANGE(test_P_1_who_flinches_before_his_turn_to_fire_is_not_asked,
	SHOOTER "arms=rifle\n"
	"unit target side=them figures=1 at=16,7 courage=hero arms=rifle\n")
{
	pp_go_to(&t, STAGE_FIRE, "us");
	pp_do(&t, "us", "fire shooter target");
	/* One shot makes him flinch; so they are not asked, and the next turn begins. */
	trial_dice(&t, "1 5 1 6 6 1");
	pp_do(&t, "us", "done");
	assert_int_equal(t.game->turn, 2);
	assert_int_equal(trial_count(&t, EVENT_SHOT), 1);
	assert_false(pp_figure_in(&t, "shooter", 1)->spent);
	assert_int_equal(pp_figure_in(&t, "shooter", 1)->target, NOBODY);
}

TEST_MAIN
