/* Rulings on grenades, rifle grenades, mortars and light artillery, each by its id. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "skirmish.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/wound.h"

enum { NAVY, THUGS };	/* the sides' seats */

/* Cells of 1".  The gang stands 8" from the marines. */
static const char camp[] =
	"cell 10\n"
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" A . . . . . . . B . . . . . . . . . . .\n"
	". A . . . . . . B B . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle,grenade\n"
	"unit gang sign=B side=thugs arms=club\n"
	"figure 1 leader\n";

static int row_of(const struct trial *t, const char *arm)
{
	return rule_table_row(rulebook_table(t->setup->book, "weapons"), arm);
}

static const struct weapon *arm_of(const struct trial *t, const char *arm)
{
	return &adv_rules_of(t->game)->weapons[row_of(t, arm)];
}

/* Something in the air that comes down this turn. */
static void shell(const struct trial *t, const char *unit, int number, const char *arm,
	int col, int row)
{
	struct adv_figure *a = skirmish_man(t, unit, number);

	a->shell = build_cell(t->setup, col, row);
	a->shell_arm = (int16_t)row_of(t, arm);
}

static bool can_lob(const struct trial *t, const char *unit, int number, int col, int row,
	struct reason *why)
{
	int weapon;

	*why = (struct reason){ "", "" };
	return adv_lob(t->game, trial_figure(t, unit, number),
		build_cell(t->setup, col, row), &weapon, why);
}

static void refuses(const struct trial *t, const char *unit, int number, int col, int row,
	const char *rule)
{
	struct reason why;

	assert_false(can_lob(t, unit, number, col, row, &why));
	assert_string_equal(why.rule, rule);
}

static void allows(const struct trial *t, const char *unit, int number, int col, int row)
{
	struct reason why;

	if (!can_lob(t, unit, number, col, row, &why))
		fail_msg("%s (%s)", why.text, why.rule);
}

static int rolls_of(const struct trial *t, const char *what)
{
	int n = 0;

	for (size_t i = 0; i < event_log_count(t->log); i++) {
		const struct event *e = event_log_at(t->log, i);

		n += e->kind == EVENT_ROLL && strcmp(e->roll.what, what) == 0;
	}
	return n;
}

/* ---- A-26 ---- */

TRIAL(test_A_26_it_bursts_in_next_turns_shooting, skirmish_pacific(&t, camp), skirmish_end)
{
	skirmish_play(&t, STAGE_FIRE);
	trial_do(&t, NAVY, "lob marines.1 9,3");
	skirmish_next_turn(&t);
	assert_int_equal(trial_count(&t, EVENT_BURST), 0);
	skirmish_play(&t, STAGE_FIRE);
	assert_int_equal(trial_count(&t, EVENT_BURST), 0);
	/* Three of the gang, two dice each: one hit and its wound die; morale. */
	trial_dice(&t, "5 5  4 5 1  6 10  1");
	trial_do(&t, NAVY, "done");
	assert_int_equal(trial_count(&t, EVENT_BURST), 1);
	assert_int_equal(trial_event(&t, EVENT_BURST, 0)->cell, build_cell(t.setup, 9, 3));
	assert_string_equal(trial_event(&t, EVENT_BURST, 0)->word, "Hand grenade");
	assert_int_equal(rolls_of(&t, "in the burst"), 3);
	expect_roll(trial_roll(&t, "in the burst"), 4, 2);
	assert_int_equal(roll_halves(trial_roll(&t, "wound"), "wound-modifiers.grenade"), 6);
}

TRIAL(test_A_26_every_figure_within_three_inches, skirmish_pacific(&t, camp), skirmish_end)
{
	trial_put(&t, "marines", 2, 12, 3);	/* a friend 3" off, and another not */
	trial_put(&t, "gang", 1, 13, 3);	/* 4" */
	shell(&t, "marines", 1, "grenade", 9, 3);
	trial_dice(&t, "10 10  10 10  10 10");
	adv_shells_burst(t.game);
	assert_int_equal(rolls_of(&t, "in the burst"), 3);
	assert_true(skirmish_unit(&t, "marines")->shot_at);
}

/* Dice and wound modifiers of all three. */
TEST(test_A_26_dice_and_wounds_of_each_arm)
{
	static const struct { const char *arm, *rule; int dice, halves; } arms[] = {
		{ "grenade", "wound-modifiers.grenade", 2, 6 },
		{ "rifle-grenade", "wound-modifiers.rifle-grenade", 3, 8 },
		{ "mortar", "wound-modifiers.rifle-grenade", 5, 8 },
	};

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		struct trial t;

		skirmish_pacific(&t, camp);
		trial_put(&t, "gang", 1, 20, 6);
		trial_put(&t, "gang", 2, 18, 6);
		shell(&t, "marines", 1, arms[i].arm, 12, 3);
		trial_put(&t, "gang", 3, 11, 3);
		trial_dice(&t, arms[i].dice == 2 ? "1 10 1" : arms[i].dice == 3 ? "1 10 10 1"
			: "1 10 10 10 10 1");
		adv_shells_burst(t.game);
		expect_roll(trial_roll(&t, "in the burst"), 4, arms[i].dice);
		assert_int_equal(roll_halves(trial_roll(&t, "wound"), arms[i].rule),
			arms[i].halves);
		skirmish_end(&t);
	}
}

TRIAL(test_A_26_who_lobs_shoots_with_nothing_else, skirmish_pacific(&t, camp), skirmish_end)
{
	skirmish_play(&t, STAGE_FIRE);
	trial_do(&t, NAVY, "fire marines gang");
	trial_do(&t, NAVY, "lob marines.1 9,3");
	assert_int_equal(skirmish_man(&t, "marines", 1)->aim, NOBODY);
	trial_do(&t, NAVY, "fire marines gang");	/* the rest of them */
	assert_int_equal(skirmish_man(&t, "marines", 1)->lob, build_cell(t.setup, 9, 3));
	assert_int_equal(skirmish_man(&t, "marines", 1)->aim, NOBODY);
	assert_int_equal(skirmish_man(&t, "marines", 2)->aim, trial_unit(&t, "gang"));
	trial_refuses(&t, NAVY, "fire marines gang 3", "S-A-48");
	trial_do(&t, NAVY, "fire marines.1 gang");	/* he thinks better of it */
	assert_int_equal(skirmish_man(&t, "marines", 1)->lob, CELL_NONE);
	trial_do(&t, NAVY, "lob marines 9,3 2");
	trial_refuses(&t, NAVY, "lob marines 9,3", "A-26");
	trial_do(&t, NAVY, "hold marines");
	assert_int_equal(skirmish_man(&t, "marines", 2)->lob, CELL_NONE);
}

static void expect_lobs(const struct trial *t, int first, int second)
{
	assert_int_equal(skirmish_man(t, "marines", 1)->lob, first);
	assert_int_equal(skirmish_man(t, "marines", 2)->lob, second);
}

/* One manner for lobbing and firing, for units and for each of them. */
TRIAL(test_A_26_the_last_word_counts, skirmish_pacific(&t, camp), skirmish_end)
{
	cell_t here, there;

	skirmish_play(&t, STAGE_FIRE);
	here = build_cell(t.setup, 9, 3);
	there = build_cell(t.setup, 10, 3);
	trial_do(&t, NAVY, "lob marines 9,3 2");
	trial_do(&t, NAVY, "fire marines gang");	/* nobody else is left to fire */
	expect_lobs(&t, CELL_NONE, CELL_NONE);
	assert_int_equal(skirmish_man(&t, "marines", 2)->aim, trial_unit(&t, "gang"));
	trial_do(&t, NAVY, "lob marines 9,3");
	trial_do(&t, NAVY, "fire marines gang");	/* the other does */
	expect_lobs(&t, here, CELL_NONE);
	trial_do(&t, NAVY, "fire marines gang 2");	/* both of them */
	expect_lobs(&t, CELL_NONE, CELL_NONE);
	trial_do(&t, NAVY, "lob marines 9,3 2");
	trial_do(&t, NAVY, "fire marines gang 1");
	expect_lobs(&t, CELL_NONE, here);
	trial_do(&t, NAVY, "lob marines 9,3");
	trial_do(&t, NAVY, "lob marines 10,3");		/* elsewhere */
	expect_lobs(&t, there, here);
}

TRIAL(test_A_26_who_moves_does_not_throw, skirmish_pacific(&t, camp), skirmish_end)
{
	skirmish_unit(&t, "marines")->mode = MODE_COMBAT;
	skirmish_man(&t, "marines", 1)->spent = 1;
	refuses(&t, "marines", 1, 9, 3, "A-26");
	allows(&t, "marines", 2, 9, 3);		/* he stayed where he was */
	refuses(&t, "marines", 2, 15, 3, "A-26");	/* 12" is all */
	skirmish_unit(&t, "marines")->mode = MODE_RUN;
	refuses(&t, "marines", 2, 9, 3, "A-16");
	skirmish_unit(&t, "marines")->mode = MODE_STATIONARY;
	skirmish_unit(&t, "marines")->charged = true;
	skirmish_unit(&t, "gang")->charging = true;
	skirmish_unit(&t, "gang")->target = (int16_t)trial_unit(&t, "marines");
	refuses(&t, "marines", 2, 9, 3, "A-16");	/* chargers first */
	refuses(&t, "gang", 1, 9, 3, "A-26");		/* nothing to throw */
}

/* Cells of 5". */
static const char range[] =
	"cell 50\n"
	"map\n"
	". L L . . . . . . . . . . . . .\n"
	" . G . . . . . . . . . . . . . .\n"
	". . . . . . n . . . . . . . . .\n"
	" . . . . . . . . . . . . B . . .\n"
	"end\n"
	"legend n hut\n"
	NAVY_AND_THUGS
	"unit launcher sign=G side=navy arms=rifle,rifle-grenade\n"
	"unit mortar sign=L side=navy arms=rifle\n"
	"figure 1 leader arms=mortar\n"
	"unit gang sign=B side=thugs arms=club\n";

TRIAL(test_A_26_not_nearer_than_half_of_medium, skirmish_pacific(&t, range), skirmish_end)
{
	refuses(&t, "launcher", 1, 3, 2, "A-26");	/* 5" */
	allows(&t, "launcher", 1, 4, 2);		/* 10", half of 20" */
	allows(&t, "launcher", 1, 9, 2);		/* 35" */
	refuses(&t, "launcher", 1, 10, 2, "A-26");	/* 40" */
	refuses(&t, "mortar", 1, 4, 1, "A-26");		/* 10" */
	allows(&t, "mortar", 1, 5, 1);			/* 15", half of 30" */
	allows(&t, "mortar", 1, 14, 1);			/* 60" */
	refuses(&t, "mortar", 1, 15, 1, "A-26");
}

TRIAL(test_A_26_launchers_and_mortars_stand_still, skirmish_pacific(&t, range), skirmish_end)
{
	skirmish_unit(&t, "launcher")->mode = skirmish_unit(&t, "mortar")->mode = MODE_COMBAT;
	refuses(&t, "launcher", 1, 6, 2, "A-26");
	refuses(&t, "mortar", 1, 8, 1, "A-26");
	skirmish_unit(&t, "launcher")->mode = MODE_STATIONARY;
	allows(&t, "launcher", 1, 6, 2);
}

TRIAL(test_A_26_where_to_is_secret_until_it_bursts, skirmish_pacific(&t, camp), skirmish_end)
{
	struct view *own, *theirs;

	skirmish_play(&t, STAGE_FIRE);
	trial_do(&t, NAVY, "lob marines.1 9,3");
	own = view_new(t.game, NAVY);
	theirs = view_new(t.game, THUGS);
	assert_int_equal(adv_figure_of(&own->game, 0)->lob, build_cell(t.setup, 9, 3));
	assert_int_equal(adv_figure_of(&theirs->game, 0)->lob, CELL_NONE);
	assert_int_equal(adv_figure_of(&theirs->game, 0)->lob_arm, -1);
	trial_do(&t, NAVY, "done");
	assert_int_equal(trial_count(&t, EVENT_LOB), 2);
	for (int i = 0; i < 2; i++) {
		const struct event *e = trial_event(&t, EVENT_LOB, i);

		assert_int_equal(e->cell == CELL_NONE, view_hears(t.game, THUGS, e));
		assert_int_equal(e->cell != CELL_NONE, view_hears(t.game, NAVY, e));
	}
	skirmish_next_turn(&t);
	view_renew(own, t.game, NAVY);
	view_renew(theirs, t.game, THUGS);
	assert_int_equal(adv_figure_of(&own->game, 0)->shell, build_cell(t.setup, 9, 3));
	assert_int_equal(adv_figure_of(&theirs->game, 0)->shell, CELL_NONE);
	view_free(own);
	view_free(theirs);
}

TRIAL(test_A_26_aims_are_part_of_the_state, skirmish_pacific(&t, camp), skirmish_end)
{
	uint64_t before;

	before = game_check_value(t.game);
	skirmish_man(&t, "marines", 1)->lob = 3;
	assert_true(game_check_value(t.game) != before);
	skirmish_man(&t, "marines", 1)->lob = CELL_NONE;
	shell(&t, "marines", 1, "grenade", 3, 3);
	assert_true(game_check_value(t.game) != before);
}

/* luck is tried once, against the worst. */
TEST(test_A_26_heroes_have_their_luck)
{
	struct trial t;

	skirmish_pacific(&t, "cell 10\nmap\n. . . . . .\n . . H . . .\n. . . . . .\n . . . . . .\nend\n"
		"side navy edges=west\nside thugs edges=east\n"
		"unit hero sign=H side=navy arms=rifle\n"
		"figure 1 leader hero luck=7 traits=strong-like-ox\n"
		"unit gang side=thugs arms=mortar at=6,4\n");
	shell(&t, "gang", 1, "mortar", 3, 2);
	trial_dice(&t, "1 2 9 9 9  3 10  8");	/* two hits; killed; no luck */
	adv_shells_burst(t.game);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "hero", 1), LIFE_WOUNDED);	/* an Ox */
	skirmish_end(&t);
}

/* ---- light artillery ---- */

static const char battery[] =
	"cell 50\n"
	"map\n"
	". G G . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . B . . . . .\n"
	". . . . . . . . . . . . B . . . . .\n"
	" . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit gun sign=G side=navy arms=rifle\n"
	"figure 1 leader arms=artillery\n"
	"unit gang sign=B side=thugs arms=club\n";

TRIAL(test_A_27_fires_direct_with_five_dice, skirmish_pacific(&t, battery), skirmish_end)
{
	skirmish_aim(&t, "gun", "gang");
	/* 50" and more: long range; stationary; of two hits one is on each. */
	trial_dice(&t, "5 5 6 6 6  1 1  2 1");
	adv_volley(t.game);
	expect_roll(trial_roll(&t, "shooting"), 5, 5);
	assert_int_equal(trial_count(&t, EVENT_SHOT), 1);
	assert_int_equal(roll_halves(trial_roll(&t, "wound"), "wound-modifiers.artillery"), 10);
}

TRIAL(test_S_A_77_two_men_and_no_move, skirmish_pacific(&t, battery), skirmish_end)
{
	struct aim a;
	struct reason why = { "", "" };
	int gunner, gang;

	gunner = trial_figure(&t, "gun", 1);
	gang = trial_unit(&t, "gang");
	assert_true(adv_aim(t.game, gunner, gang, &a, NULL));
	assert_false(adv_aim(t.game, gunner + 1, gang, &a, &why));	/* he feeds it */
	assert_string_equal(why.rule, "S-A-59");
	skirmish_unit(&t, "gun")->mode = MODE_COMBAT;
	assert_false(adv_aim(t.game, gunner, gang, &a, &why));
	assert_string_equal(why.rule, "S-A-77");
	skirmish_unit(&t, "gun")->mode = MODE_PATROL;
	assert_false(adv_aim(t.game, gunner, gang, &a, &why));
	assert_string_equal(why.rule, "S-A-77");
	skirmish_unit(&t, "gun")->mode = MODE_STATIONARY;
	game_life(t.game, gunner + 1, LIFE_DEAD, "killed");
	assert_false(adv_aim(t.game, gunner, gang, &a, &why));
	assert_string_equal(why.rule, "S-A-77");
}

/* ---- walls ---- */

/* A house with a door to the left: two in it, one outside. */
static const char house[] =
	"cell 10\n"
	"map\n"
	". . . . . . . . . . . . . . .\n"
	" . . . . . . . M M . . . . . .\n"
	". . . . . . + M M . . . . . .\n"
	" . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . .\n"
	"end\n"
	"legend M stone\n"
	"legend + doorway\n"
	NAVY_AND_THUGS
	"unit marines side=navy arms=rifle,grenade at=1,3\n"
	"unit inside side=thugs arms=club figures=2\n"
	"figure 1 at=8,2\n"
	"figure 2 at=8,3\n"
	"unit outside side=thugs arms=club at=5,4\n";

TRIAL(test_X_13_walls_keep_a_burst_out_and_in, skirmish_pacific(&t, house), skirmish_end)
{
	int16_t marks[FIGURES_MAX];
	struct roller r;

	/* Outside, next to the house: only who stands outside. */
	assert_int_equal(adv_burst_marks(t.game, build_cell(t.setup, 6, 4),
		arm_of(&t, "grenade"), marks), 1);
	assert_int_equal(marks[0], trial_figure(&t, "outside", 1));
	/* In the doorway of the same house: those inside, and him outside. */
	assert_int_equal(adv_burst_marks(t.game, build_cell(t.setup, 7, 3),
		arm_of(&t, "grenade"), marks), 3);
	/* Its stone is cover, from what bursts within it, too (Y-1). */
	adv_burst_roller(t.game, build_cell(t.setup, 7, 3), arm_of(&t, "grenade"),
		trial_figure(&t, "inside", 1), &r);
	assert_int_equal(roller_need(&r), 4 - 2);
}

/* ---- S-A-64 … S-A-70 ---- */

TEST(test_S_A_64_grenades_need_a_line_mortars_none)
{
	static const char hidden[] =
		"cell 50\n"
		"map\n"
		". L L . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . .\n"
		". G . . . n . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . .\n"
		"end\n"
		"legend n stone\n"
		NAVY_AND_THUGS
		"unit launcher sign=G side=navy arms=rifle-grenade\n"
		"unit mortar sign=L side=navy arms=mortar\n"
		"figure 2 arms=rifle\n"
		"unit gang side=thugs arms=club at=8,3\n";
	struct trial t;

	skirmish_pacific(&t, hidden);
	refuses(&t, "launcher", 1, 8, 3, "S-A-64");
	allows(&t, "launcher", 1, 6, 3);	/* the house itself is in sight */
	allows(&t, "mortar", 1, 8, 3);
	trial_put(&t, "mortar", 1, 1, 3);
	trial_put(&t, "mortar", 2, 1, 4);
	allows(&t, "mortar", 1, 8, 3);		/* behind the house, too */
	skirmish_end(&t);
}

TRIAL(test_S_A_65_the_worst_of_its_wounds_stands, skirmish_pacific(&t, camp), skirmish_end)
{
	trial_put(&t, "gang", 1, 20, 6);
	trial_put(&t, "gang", 2, 18, 6);
	shell(&t, "marines", 1, "mortar", 10, 3);
	trial_dice(&t, "4 1 3 5 10  1 4 2");	/* 5 suppressed, 8 wounded, 6 suppressed */
	adv_shells_burst(t.game);
	assert_int_equal(rolls_of(&t, "wound"), 3);
	assert_int_equal(trial_roll(&t, "in the burst")->roll.successes, 3);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "gang", 3), LIFE_WOUNDED);
	assert_int_equal(skirmish_man(&t, "gang", 3)->wounds, 1);
}

TRIAL(test_S_A_66_who_is_in_it_was_shot_at, skirmish_pacific(&t, camp), skirmish_end)
{
	trial_put(&t, "marines", 2, 11, 3);
	shell(&t, "marines", 1, "grenade", 9, 3);
	trial_dice(&t, "10 10  10 10  10 10  10 10");
	adv_shells_burst(t.game);
	assert_true(skirmish_unit(&t, "gang")->shot_at);
	assert_false(skirmish_unit(&t, "gang")->was_hit);
	assert_int_equal(skirmish_unit(&t, "gang")->shot_by, trial_unit(&t, "marines"));
	assert_true(skirmish_unit(&t, "marines")->shot_at);
	assert_int_equal(skirmish_unit(&t, "marines")->shot_by, NOBODY);	/* not friends */
}

TRIAL(test_S_A_67_it_bursts_though_the_thrower_is_dead, skirmish_pacific(&t, camp), skirmish_end)
{
	skirmish_play(&t, STAGE_FIRE);
	trial_do(&t, NAVY, "lob marines.1 9,3");
	skirmish_next_turn(&t);
	game_life(t.game, trial_figure(&t, "marines", 1), LIFE_DEAD, "killed");
	trial_dice(&t, "10 10  10 10  10 10  1");
	skirmish_play(&t, STAGE_MELEE);
	assert_int_equal(trial_count(&t, EVENT_BURST), 1);
}

TEST(test_S_A_68_cover_and_nothing_else)
{
	static const char covers[] =
		"cell 10\n"
		"map\n"
		". . . . . . . . . . . .\n"
		" . . . . j . . # . . . .\n"
		". . . . . . . . . . . .\n"
		" . . . . . . . . . . . .\n"
		"end\n"
		"legend j jungle\n"
		"legend # wall\n"
		NAVY_AND_THUGS
		"unit marines side=navy arms=grenade at=1,2\n"
		"unit gang side=thugs arms=club figures=3\n"
		"figure 1 at=5,2\n"
		"figure 2 at=9,2\n"
		"figure 3 at=7,3\n";
	struct trial t;
	cell_t burst;
	int needs[3];

	skirmish_pacific(&t, covers);
	skirmish_unit(&t, "gang")->mode = MODE_COMBAT;
	burst = build_cell(t.setup, 7, 2);
	for (int i = 0; i < 3; i++) {
		struct roller r;

		adv_burst_roller(t.game, burst, arm_of(&t, "grenade"),
			trial_figure(&t, "gang", i + 1), &r);
		needs[i] = roller_need(&r);
	}
	assert_int_equal(needs[0], 3);	/* jungle: soft */
	assert_int_equal(needs[1], 2);	/* behind a low wall: medium */
	assert_int_equal(needs[2], 4);	/* in the open, on a combat move */
	skirmish_end(&t);
}

TEST(test_S_A_69_counted_only_where_the_scenario_counts)
{
	struct trial t;
	char drawing[2 * sizeof camp];

	skirmish_pacific(&t, camp);
	assert_int_equal(adv_lobs_left(t.game, trial_figure(&t, "marines", 1)), -1);
	skirmish_end(&t);
	strcpy(drawing, camp);
	strcat(drawing, "unit bombers side=navy arms=grenade grenades=1 at=3,5\n");
	skirmish_pacific(&t, drawing);
	skirmish_play(&t, STAGE_FIRE);
	assert_int_equal(adv_lobs_left(t.game, trial_figure(&t, "bombers", 1)), 1);
	trial_do(&t, NAVY, "lob bombers 10,5");
	skirmish_next_turn(&t);
	assert_int_equal(adv_lobs_left(t.game, trial_figure(&t, "bombers", 1)), 0);
	refuses(&t, "bombers", 1, 10, 5, "S-A-69");
	skirmish_end(&t);
}

TRIAL(test_S_A_69_one_man_serves_a_mortar_every_other_turn,
	skirmish_pacific(&t, range), skirmish_end)
{
	skirmish_man(&t, "mortar", 1)->lob_turn = 1;
	skirmish_turn(&t, 2);
	allows(&t, "mortar", 1, 8, 1);		/* two men: every turn */
	game_life(t.game, trial_figure(&t, "mortar", 2), LIFE_DEAD, "killed");
	refuses(&t, "mortar", 1, 8, 1, "S-A-69");
	skirmish_turn(&t, 3);
	allows(&t, "mortar", 1, 8, 1);
}

TRIAL(test_S_A_69_who_serves_the_mortar_does_not_shoot, skirmish_pacific(&t, range), skirmish_end)
{
	skirmish_play(&t, STAGE_FIRE);
	trial_do(&t, NAVY, "fire mortar.2 gang");
	trial_do(&t, NAVY, "lob mortar 12,4");
	assert_int_equal(skirmish_man(&t, "mortar", 2)->aim, NOBODY);
	trial_refuses(&t, NAVY, "fire mortar.2 gang", "S-A-59");
}

TRIAL(test_S_A_70_both_sides_of_a_melee, skirmish_pacific(&t, camp), skirmish_end)
{
	trial_put(&t, "marines", 2, 8, 3);
	assert_true(contact_units(t.game, trial_unit(&t, "marines"), trial_unit(&t, "gang")));
	shell(&t, "marines", 1, "grenade", 9, 4);
	trial_dice(&t, "10 10  10 10  10 10  10 10");	/* misses stay misses */
	adv_shells_burst(t.game);
	assert_int_equal(rolls_of(&t, "in the burst"), 4);
}

/* ---- from aboard ---- */

/* A truck, open behind, with a mortar on its bed; the gang in sight. */
static const char convoy[] =
	"open 28x6\n"
	NAVY_AND_THUGS
	"unit truck side=navy vehicle=truck arms=mortar at=5,3 facing=E\n"
	"unit squad side=navy figures=3 arms=rifle,grenade aboard=truck\n"
	"figure 1 leader\n"
	"unit gang side=thugs arms=club figures=2 at=25,3\n";

TRIAL(test_A_26_grenades_from_an_open_truck_that_stands, skirmish_pacific(&t, convoy), skirmish_end)
{
	allows(&t, "squad", 1, 14, 3);
	refuses(&t, "squad", 1, 25, 3, "A-26");	/* 12" from the truck's bow is all */
	skirmish_unit(&t, "truck")->moved = true;
	refuses(&t, "squad", 2, 14, 3, "A-26");
}

TRIAL(test_S_A_69_a_mounted_mortar_and_those_who_serve_it,
	skirmish_pacific(&t, convoy), skirmish_end)
{
	skirmish_play(&t, STAGE_FIRE);
	trial_do(&t, NAVY, "lob truck 25,3");
	trial_refuses(&t, NAVY, "lob squad.1 14,3", "X-64");
	trial_refuses(&t, NAVY, "lob squad.2 14,3", "X-64");
	trial_do(&t, NAVY, "lob squad.3 14,3");
	skirmish_next_turn(&t);
	assert_int_equal(skirmish_man(&t, "truck", 1)->shell, build_cell(t.setup, 25, 3));
	skirmish_unit(&t, "truck")->moved = true;
	refuses(&t, "truck", 1, 25, 3, "A-26");
}

/* A burst next to any part of it is at it. */
TRIAL(test_A_26_a_burst_meets_a_vehicle_by_its_nearest_part,
	skirmish_pacific(&t, convoy), skirmish_end)
{
	int16_t marks[FIGURES_MAX];

	assert_int_equal(adv_burst_marks(t.game, build_cell(t.setup, 9, 3),
		arm_of(&t, "grenade"), marks), 1);
	assert_int_equal(marks[0], trial_figure(&t, "truck", 1));
	assert_int_equal(adv_burst_marks(t.game, build_cell(t.setup, 12, 3),
		arm_of(&t, "grenade"), marks), 0);
}

TEST_MAIN
