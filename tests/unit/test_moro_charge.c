/* Charges: declared, run, and all that comes before the first blow (M:14, M:67 to M:70).
 * Numbers are typed in from the source. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/fire/harm.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/charge.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/move/paces.h"

#define SIDES_AND_UNITS \
	"side us edges=west\n" \
	"side moros edges=east\n" \
	"unit scouts sign=A side=us troops=scouts arms=rifle\n" \
	"figure 1 leader\n" \
	"unit kris sign=B side=moros people=moro troops=warriors arms=spear,blade\n" \
	"figure 1 leader\n" \
	"unit watch sign=W side=moros people=moro troops=warriors arms=blade\n"

/* Seven steps from leader to contact.  The watch is there so that the turn goes on. */
static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . W .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . A . . . . . . . B . . . . . . . . . . . . . . . . .\n"
	" . . . . A . . . . . . . B . . . . . . . . . . . . . . . . .\n"
	". . . . A . . . . . . . B . . . . . . . . . . . . . . . . .\n"
	" . . . . A . . . . . . . B . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	SIDES_AND_UNITS;

/* A belt of jungle, three wide, between them. */
static const char belt[] =
	"map\n"
	". . . . . . . . % % % . . . . . . . . . . . . . . . . . W .\n"
	" . . . . . . . . % % % . . . . . . . . . . . . . . . . . . .\n"
	". . . . A . . . % % % . B . . . . . . . . . . . . . . . . .\n"
	" . . . . A . . . % % % . B . . . . . . . . . . . . . . . . .\n"
	". . . . A . . . % % % . B . . . . . . . . . . . . . . . . .\n"
	" . . . . A . . . % % % . B . . . . . . . . . . . . . . . . .\n"
	"end\n"
	SIDES_AND_UNITS;

/* The word of each roll, shortened, in order: "move hold fire close melee melee after". */
static void expect_rolls(const struct trial *t, const char *expected)
{
	static const char *const names[][2] = { { "movement", "move" },
		{ "morale: being charged", "hold" }, { "fire", "fire" },
		{ "morale: closing", "close" }, { "melee", "melee" },
		{ "morale: after melee", "after" } };
	char text[400] = "";

	for (int i = 0; i < trial_count(t, EVENT_ROLL); i++)
		for (int k = 0; k < 6; k++)
			if (strcmp(trial_event(t, EVENT_ROLL, i)->roll.what, names[k][0]) == 0) {
				strcat(text, *text != '\0' ? " " : "");
				strcat(text, names[k][1]);
			}
	assert_string_equal(text, expected);
}

static int in_contact(const struct trial *t, const char *unit, const char *other)
{
	int n = 0;

	FOR_MEMBERS(f, t->game, trial_unit(t, unit)) {
		bool touches = false;

		FOR_MEMBERS(o, t->game, trial_unit(t, other))
			touches = touches || standing_touching(t->game, f, o);
		n += touches;
	}
	return n;
}

static int32_t apart(const struct trial *t, const char *unit, const char *other)
{
	return standing_apart(t->game, trial_unit(t, unit), trial_unit(t, other));
}

static cell_t leader_at(const struct trial *t, const char *unit)
{
	return t->game->figures[trial_figure(t, unit, 1)].cell;
}

static void charge(struct trial *t, const char *drawing, const char *dice)
{
	moro_begin(t, drawing);
	moro_hand(t, "us");
	trial_dice(t, dice);
	moro_do(t, "charge scouts kris");
	/* Nothing is asked any more: the scouts have acted. */
	assert_true(moro_unit_in(t, "scouts")->acted);
	assert_int_equal(moro_in(t)->acting, NOBODY);
}

/* ---- who may ---- */

MORO_GAME(test_S_M_14_an_enemy_who_is_there_is_charged, field)
{
	moro_hand(&t, "moros");
	moro_refuses(&t, "charge kris watch", "S-M-14");
	moro_hand(&t, "us");
	for (int i = 1; i <= 4; i++)
		moro_kill(t.game, trial_figure(&t, "kris", i), trial_unit(&t, "scouts"), "rifle");
	moro_refuses(&t, "charge scouts kris", "S-M-14");
}

MORO_GAME(test_S_M_7_nobody_charges_the_hidden, field)
{
	struct reason why = { "", "" };

	moro_hand(&t, "us");
	game_sight(t.game, trial_unit(&t, "kris"), 0, false);
	assert_false(moro_may_charge(t.game, trial_unit(&t, "scouts"), trial_unit(&t, "kris"),
		&why));
	assert_string_equal(why.rule, "S-M-7");
}

MORO_GAME(test_X_142_a_limbered_gun_does_not,
	"map\n"
	". . G G . . . . . . . . B . . . . .\n"
	" . . G G . . . . . . . . B . . . . .\n"
	". . . . . . . . . . . . . . . . . .\n"
	" A . . . . . . . . . . . . . . . W .\n"
	"end\n"
	SIDES_AND_UNITS
	"unit gun sign=G side=us troops=regulars gun=cannon limbered arms=pistol\n"
	"figure 1 leader\n")
{
	struct reason why = { "", "" };

	assert_false(moro_may_charge(t.game, trial_unit(&t, "gun"), trial_unit(&t, "kris"),
		&why));
	assert_string_equal(why.rule, "X-142");
	moro_hand(&t, "us");
	moro_refuses(&t, "charge gun kris", "X-142");
	moro_unit_in(&t, "gun")->limbered = false;	/* unlimbered they stay with it */
	moro_refuses(&t, "charge gun kris", "X-41");
}

MORO_GAME(test_X_126_a_way_must_lead_there,
	"map\n"
	". . A . . = . . B . . .\n"
	" . A . . . = . . B . . .\n"
	". . A . . = . . B . . .\n"
	" . . . . . = . . . . W .\n"
	"end\n"
	SIDES_AND_UNITS)
{
	moro_hand(&t, "us");
	moro_refuses(&t, "charge scouts kris", "X-126");
	trial_ground(&t, 6, 4, "ford");
	trial_dice(&t, "0 0");
	moro_do(&t, "charge scouts kris");
}

/* ---- the run ---- */

TEST(test_S_M_14_short_dice_stop_it)
{
	struct trial t;

	charge(&t, field, "4 2");	/* six of seven */
	expect_rolls(&t, "move");	/* no test, no fire, no melee */
	assert_int_equal(leader_at(&t, "scouts"), build_cell(t.setup, 11, 3));
	assert_int_equal(in_contact(&t, "scouts", "kris"), 0);
	assert_int_equal(apart(&t, "scouts", "kris"), 20);	/* as near as it gets */
	moro_end(&t);
	charge(&t, field, "0 0");
	expect_rolls(&t, "move");
	assert_int_equal(leader_at(&t, "scouts"), build_cell(t.setup, 5, 3));
	moro_end(&t);
}

MORO_GAME(test_X_126_the_shortest_way_and_all_in_contact, field)
{
	moro_acting(&t, "scouts", INTENT_CHARGE, "kris");
	moro_in(&t)->dice[0] = 9;
	moro_in(&t)->dice[1] = 9;
	moro_charge(t.game);
	assert_true(moro_in(&t)->contact);
	assert_int_equal(moro_in(&t)->fights, unit_bit(trial_unit(&t, "kris")));
	assert_int_equal(leader_at(&t, "scouts"), build_cell(t.setup, 12, 3));
	assert_int_equal(in_contact(&t, "scouts", "kris"), 4);
	assert_int_equal(in_contact(&t, "kris", "scouts"), 4);
	FOR_MEMBERS(f, t.game, trial_unit(&t, "scouts"))
		assert_true(table_within(t.game->table, leader_at(&t, "scouts"),
			t.game->figures[f].cell, 60));
}

TEST(test_X_126_jungle_has_its_own_dice)
{
	struct trial t;
	bool contact;
	cell_t goal;

	moro_begin(&t, belt);
	goal = moro_charge_goal(t.game, trial_unit(&t, "scouts"), trial_unit(&t, "kris"),
		(struct moro_pace){ 110, 20 }, &contact);	/* 9 and 2: three are jungle */
	assert_false(contact);
	assert_int_equal(goal, build_cell(t.setup, 10, 3));	/* two deep into it */
	goal = moro_charge_goal(t.game, trial_unit(&t, "scouts"), trial_unit(&t, "kris"),
		(struct moro_pace){ 120, 30 }, &contact);
	assert_true(contact);
	assert_int_equal(goal, build_cell(t.setup, 12, 3));
	moro_end(&t);
	charge(&t, belt, "9 2");
	assert_int_equal(leader_at(&t, "scouts"), build_cell(t.setup, 10, 3));
	moro_end(&t);
	moro_begin(&t, belt);	/* Moros go by the higher */
	moro_hand(&t, "moros");
	trial_dice(&t, "9 2 0 1 1 1 1 99 9 3");
	moro_do(&t, "charge kris scouts");
	expect_rolls(&t, "move hold fire close");
	moro_end(&t);
}

MORO_GAME(test_S_M_14_who_touches_already_needs_no_dice, field)
{
	for (int i = 1; i <= 4; i++)
		trial_put(&t, "kris", i, 6, i + 2);
	moro_hand(&t, "us");
	trial_dice(&t, "0 0 99");
	moro_do(&t, "charge scouts kris");
	expect_rolls(&t, "move hold");
}

/* X-123 belongs to the counters; here it is that the charge ends by it. */
MORO_GAME(test_X_123_a_counter_on_the_way_ends_it, field)
{
	trial_put(&t, "watch", 1, 12, 1);
	game_sight(t.game, trial_unit(&t, "watch"), 0, false);
	moro_counter_add(t.game, trial_unit(&t, "watch"), build_cell(t.setup, 12, 1));
	moro_sight_renew(t.game);
	assert_true(moro_hidden(t.game, trial_unit(&t, "watch")));
	moro_acting(&t, "scouts", INTENT_CHARGE, "kris");
	moro_in(&t)->dice[0] = 9;
	moro_in(&t)->dice[1] = 9;
	moro_charge(t.game);
	assert_false(moro_hidden(t.game, trial_unit(&t, "watch")));
	assert_int_equal(leader_at(&t, "scouts"), build_cell(t.setup, 11, 3));
	assert_false(moro_in(&t)->contact);	/* though others could be placed in it */
	assert_int_equal(in_contact(&t, "scouts", "kris"), 0);
}

/* ---- the defender ---- */

/* Dice: 9" to go; the test of the kris; four spears; the scouts' test; the melee. */
TRIAL(test_M_12_the_order_of_it,
	charge(&t, field, "5 4 70 0 1 2 3 70 9 0 8 1 5 5 2 3 60"), moro_end)
{
	const struct event *fire;

	expect_rolls(&t, "move hold fire close melee melee melee melee melee melee melee melee"
		" after");
	/* Spears at 1": 8 or more, less 1 for the open, none for having stood (M:68). */
	fire = trial_roll(&t, "fire");
	expect_roll(fire, 7, 4);
	assert_int_equal(fire->unit, trial_unit(&t, "kris"));
	assert_true(roll_has(fire, "fire.open"));
	assert_false(roll_has(fire, "fire.still"));
	expect_roll(trial_roll(&t, "morale: being charged"), 70, 1);
	expect_roll(trial_roll(&t, "morale: closing"), 70, 1);
}

TRIAL(test_S_M_16_the_defender_runs_the_attacker_stays,
	charge(&t, field, "5 4 71");	/* 70 was wanted */
	expect_rolls(&t, "move hold"), moro_end)
{
	assert_true(moro_unit_in(&t, "kris")->routed);
	assert_true(moro_unit_in(&t, "kris")->acted);	/* S-M-4 */
	assert_int_equal(leader_at(&t, "scouts"), build_cell(t.setup, 12, 3));
	assert_true(apart(&t, "scouts", "kris") > 60);
}

MORO_GAME(test_S_M_16_the_defender_is_gone, field)
{
	moro_unit_in(&t, "kris")->lost = 4;	/* 70 less 20: at 50 they are gone */
	moro_hand(&t, "us");
	trial_dice(&t, "5 4 51");
	moro_do(&t, "charge scouts kris");
	expect_rolls(&t, "move hold");
	assert_int_equal(standing_strength(t.game, trial_unit(&t, "kris")), 0);
	assert_int_equal(leader_at(&t, "scouts"), build_cell(t.setup, 12, 3));
}

MORO_GAME(test_X_127_a_locked_defender_does_not_fire, field)
{
	trial_put(&t, "watch", 1, 14, 4);
	for (int u = 1; u <= 2; u++) {	/* as if with somebody of ours; the watch will do */
		moro_unit_of(t.game, u)->bound = unit_bit(3 - u);
	}
	moro_acting(&t, "scouts", INTENT_CHARGE, "kris");
	moro_in(&t)->contact = true;
	moro_in(&t)->fights = unit_bit(trial_unit(&t, "kris"));
	moro_defend(t.game);
	assert_null(trial_roll(&t, "fire"));
	assert_true(moro_in(&t)->contact);
}

/* ---- the attacker ---- */

TEST(test_S_M_17_one_test_with_all_it_has_lost)
{
	struct trial t;

	/* Two of four spears kill, whichever; 70 less 10 is 60. */
	charge(&t, field, "5 4 0 8 9 1 1 1 1 61");
	expect_rolls(&t, "move hold fire close");
	expect_roll(trial_roll(&t, "morale: closing"), 60, 1);
	assert_int_equal(roll_halves(trial_roll(&t, "morale: closing"),
		"morale-modifiers.small"), -20);
	moro_end(&t);
}

MORO_GAME(test_S_M_15_one_step_short_and_no_more, field)
{
	moro_unit_in(&t, "scouts")->lost = 8;	/* 30: not that it matters */
	moro_hand(&t, "us");
	trial_dice(&t, "5 4 0 1 1 1 1 31");
	moro_do(&t, "charge scouts kris");
	expect_rolls(&t, "move hold fire close");
	assert_string_equal(trial_roll(&t, "morale: closing")->roll.outcome, "does not close");
	assert_int_equal(standing_strength(t.game, trial_unit(&t, "scouts")), 4);
	assert_false(moro_unit_in(&t, "scouts")->routed);
	assert_int_equal(in_contact(&t, "scouts", "kris"), 0);
	assert_int_equal(apart(&t, "scouts", "kris"), 20);
	assert_true(moro_unit_in(&t, "scouts")->acted);
}

/* There is one place to fight from; he who has it falls, and the next takes it. */
MORO_GAME(test_S_M_17_gaps_are_closed_before_the_blows,
	"map\n"
	". . . . . = = . . . . W\n"
	" A A . . . B = . . . . .\n"
	". A . . . = = . . . . .\n"
	" . . . . . . . . . . . .\n"
	"end\n"
	SIDES_AND_UNITS)
{
	moro_acting(&t, "scouts", INTENT_CHARGE, "kris");
	moro_in(&t)->dice[0] = moro_in(&t)->dice[1] = 9;
	moro_charge(t.game);
	assert_int_equal(in_contact(&t, "scouts", "kris"), 1);
	moro_kill(t.game, trial_figure(&t, "scouts", 1), trial_unit(&t, "kris"), "spear");
	assert_int_equal(in_contact(&t, "scouts", "kris"), 0);
	trial_dice(&t, "0");
	moro_close(t.game);
	assert_true(moro_in(&t)->contact);
	assert_int_equal(in_contact(&t, "scouts", "kris"), 1);
}

MORO_GAME(test_S_M_17_nobody_left_nothing_goes_on, field)
{
	for (int i = 3; i <= 4; i++)
		moro_kill(t.game, trial_figure(&t, "scouts", i), trial_unit(&t, "kris"), "spear");
	moro_hand(&t, "us");
	trial_dice(&t, "5 4 0 8 9 1 1 1");
	moro_do(&t, "charge scouts kris");
	expect_rolls(&t, "move hold fire");
	assert_int_equal(standing_strength(t.game, trial_unit(&t, "scouts")), 0);
}

TEST_MAIN
