/* Morale: the point, the ladder under fire, melee's results, rout, pursuit and
 * rally. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "skirmish/body/loss.h"
#include "skirmish.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/march.h"

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . A A A . . . . . . . B B B . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side tribe edges=east\n"
	"unit marines sign=A side=navy arms=rifle troops=soldiers\n"
	"figure 1 leader\n"
	"unit natives sign=B side=tribe arms=spear troops=warriors class=native\n"
	"figure 1 leader\n";

static int point(const struct trial *t, const char *unit, enum morale_cause cause)
{
	struct roller r;

	adv_morale_roller(t->game, trial_unit(t, unit), cause, &r);
	return roller_need(&r);
}

static void shoot_at(const struct trial *t, const char *unit, const char *by)
{
	skirmish_unit(t, unit)->shot_at = true;
	skirmish_unit(t, unit)->shot_by = (int16_t)trial_unit(t, by);
}

static bool suppressed(const struct trial *t, const char *unit)
{
	return adv_unit_suppressed(t->game, trial_unit(t, unit));
}

SKIRMISH(test_A_5_eight_less_one_and_a_half_is_six, field)
{
	assert_int_equal(point(&t, "natives", CAUSE_FIRE), 8);
	assert_int_equal(point(&t, "natives", CAUSE_CHARGED), 7);
	skirmish_man(&t, "natives", 2)->lost = true;
	skirmish_man(&t, "natives", 3)->shaken = true;
	assert_int_equal(point(&t, "natives", CAUSE_FIRE), 6);
	skirmish_man(&t, "natives", 2)->shaken = true;	/* S-A-94: counts once */
	assert_int_equal(point(&t, "natives", CAUSE_FIRE), 6);
}

SKIRMISH(test_S_A_95_S_A_112_without_a_leader, field)
{
	skirmish_man(&t, "natives", 1)->suppressed_until = 1;	/* counts all the same */
	assert_int_equal(point(&t, "natives", CAUSE_FIRE), 8);
	game_place(t.game, trial_figure(&t, "natives", 1), build_cell(t.setup, 28, 4));
	assert_int_equal(point(&t, "natives", CAUSE_FIRE), 8);	/* he tests with them (Y-2) */
	game_life(t.game, trial_figure(&t, "natives", 1), LIFE_DEAD, "killed");
	loss_of_leader(t.game, trial_unit(&t, "natives"));
	skirmish_man(&t, "natives", 1)->lost = true;
	assert_int_equal(point(&t, "natives", CAUSE_FIRE), 6);	/* his death, and no leader */
}

static const char leaders[] =
	"map\n"
	". A A . . . B B . . . C C . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	". D D . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side tribe edges=east\n"
	"unit inspired sign=A side=navy arms=rifle troops=warriors inspiring\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=inspired-leadership\n"
	"unit cheered sign=B side=navy arms=rifle troops=warriors inspiring\n"
	"figure 1 leader\n"
	"unit scolded sign=C side=navy arms=rifle troops=warriors\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=abrasive\n"
	"unit askaris sign=D side=navy arms=rifle troops=warriors class=native\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=extremely-arrogant\n";

SKIRMISH(test_A_4_S_A_17_leaders_and_their_ways, leaders)
{
	assert_int_equal(point(&t, "inspired", CAUSE_FIRE), 10);	/* 2, not 3 */
	assert_int_equal(point(&t, "cheered", CAUSE_FIRE), 9);
	assert_int_equal(point(&t, "scolded", CAUSE_FIRE), 6);
	game_place(t.game, trial_figure(&t, "scolded", 1), build_cell(t.setup, 3, 4));
	assert_int_equal(point(&t, "scolded", CAUSE_RALLY), 5);	/* absent, and still theirs */
	assert_int_equal(point(&t, "askaris", CAUSE_FIRE), 8);
	assert_int_equal(point(&t, "askaris", CAUSE_RALLY), 6);
}

TEST(test_S_A_92_ten_always_passes_below_one_never)
{
	char hopeless[600];
	struct trial t;

	skirmish_begin(&t, field);
	trial_dice(&t, "10");
	assert_true(adv_morale_test(t.game, trial_unit(&t, "marines"), CAUSE_FIRE));
	skirmish_end(&t);
	snprintf(hopeless, sizeof hopeless, "house morale warriors point 0\n%s", field);
	skirmish_begin(&t, hopeless);
	trial_dice(&t, "1");
	assert_false(adv_morale_test(t.game, trial_unit(&t, "natives"), CAUSE_FIRE));
	skirmish_end(&t);
}

/* The source's example: suppressed in turn 4, all of 5, free in 6. */
SKIRMISH(test_A_21_suppressed_in_turn_4_free_in_turn_6, field)
{
	skirmish_turn(&t, 4);
	shoot_at(&t, "natives", "marines");
	trial_dice(&t, "9");
	adv_morale_phase(t.game);
	assert_true(suppressed(&t, "natives"));
	assert_int_equal(skirmish_unit(&t, "natives")->ladder, LADDER_SUPPRESSED);
	assert_false(skirmish_man(&t, "natives", 1)->shaken);	/* S-A-116 */
	skirmish_turn(&t, 5);
	adv_morale_phase(t.game);
	assert_true(suppressed(&t, "natives"));
	skirmish_turn(&t, 6);
	assert_false(suppressed(&t, "natives"));
}

SKIRMISH(test_S_A_96_passing_while_suppressed_starts_the_clock_again, field)
{
	skirmish_turn(&t, 4);
	shoot_at(&t, "natives", "marines");
	trial_dice(&t, "9");
	adv_morale_phase(t.game);
	skirmish_turn(&t, 5);
	shoot_at(&t, "natives", "marines");
	trial_dice(&t, "8");
	adv_morale_phase(t.game);
	skirmish_turn(&t, 6);
	assert_true(suppressed(&t, "natives"));
	assert_false(skirmish_unit(&t, "natives")->retreating);
	skirmish_turn(&t, 7);
	assert_false(suppressed(&t, "natives"));
}

/* Suppressed in 4; fails in 5: retreats in 6, suppressed through 7; fails in 6: routs. */
SKIRMISH(test_S_A_97_the_ladder_to_the_end, field)
{
	for (int turn = 4; turn <= 5; turn++) {
		skirmish_turn(&t, turn);
		shoot_at(&t, "natives", "marines");
		trial_dice(&t, "9");
		adv_morale_phase(t.game);
	}
	assert_true(skirmish_unit(&t, "natives")->retreating);
	assert_int_equal(skirmish_unit(&t, "natives")->threat, trial_unit(&t, "marines"));
	assert_int_equal(skirmish_unit(&t, "natives")->suppressed_until, 7);
	skirmish_turn(&t, 6);
	assert_true(adv_can_move(t.game, trial_figure(&t, "natives", 1)));
	adv_move_all(t.game);
	assert_false(skirmish_unit(&t, "natives")->retreating);
	assert_true(suppressed(&t, "natives"));
	shoot_at(&t, "natives", "marines");
	trial_dice(&t, "9");
	adv_morale_phase(t.game);
	assert_true(skirmish_unit(&t, "natives")->routing);
}

SKIRMISH(test_S_A_97_suppressed_through_the_turn_after_the_retreat, field)
{
	for (int turn = 4; turn <= 5; turn++) {
		skirmish_turn(&t, turn);
		shoot_at(&t, "natives", "marines");
		trial_dice(&t, "9");
		adv_morale_phase(t.game);
	}
	for (int turn = 6; turn <= 7; turn++) {
		skirmish_turn(&t, turn);
		adv_move_all(t.game);
		adv_morale_phase(t.game);
		assert_true(suppressed(&t, "natives"));
	}
	skirmish_turn(&t, 8);
	assert_false(suppressed(&t, "natives"));
}

SKIRMISH(test_S_A_107_a_clean_turn_begins_the_ladder_anew, field)
{
	skirmish_turn(&t, 4);
	shoot_at(&t, "natives", "marines");
	trial_dice(&t, "9");
	adv_morale_phase(t.game);
	skirmish_turn(&t, 6);
	shoot_at(&t, "natives", "marines");
	trial_dice(&t, "9");
	adv_morale_phase(t.game);
	assert_int_equal(skirmish_unit(&t, "natives")->ladder, LADDER_SUPPRESSED);
	assert_false(skirmish_unit(&t, "natives")->retreating);
}

SKIRMISH(test_X_8_a_cancelled_charge_is_no_rung, field)
{
	adv_suppress_unit(t.game, trial_unit(&t, "natives"), 1);
	shoot_at(&t, "natives", "marines");
	trial_dice(&t, "9");
	adv_morale_phase(t.game);
	assert_false(skirmish_unit(&t, "natives")->retreating);
	assert_int_equal(skirmish_unit(&t, "natives")->suppressed_until, 2);
}

SKIRMISH(test_X_9_a_failed_completion_is_the_first_rung, field)
{
	const int natives = 1;

	skirmish_unit(&t, "natives")->charging = true;
	shoot_at(&t, "natives", "marines");
	trial_dice(&t, "9");
	assert_false(adv_morale_test(t.game, natives, CAUSE_COMPLETION));
	adv_fail_under_fire(t.game, natives, 0);
	assert_false(skirmish_unit(&t, "natives")->charging);
	assert_true(skirmish_unit(&t, "natives")->stopped);
	assert_int_equal(skirmish_unit(&t, "natives")->suppressed_until, 2);
	adv_morale_phase(t.game);	/* no second test for the same fire */
}

SKIRMISH(test_S_A_100_routers_are_not_tested_under_fire, field)
{
	skirmish_unit(&t, "natives")->routing = true;
	shoot_at(&t, "natives", "marines");
	adv_morale_phase(t.game);
	assert_true(skirmish_unit(&t, "natives")->routing);
}

/* ---- after hand to hand ---- */

static const char melee[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . A A A B B B . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side tribe edges=east\n"
	"unit marines sign=A side=navy arms=rifle troops=warriors\n"
	"figure 1 leader\n"
	"unit natives sign=B side=tribe arms=spear troops=warriors class=native\n"
	"figure 1 leader\n";

static void melee_with(struct trial *t, int marines_gave, int natives_gave)
{
	struct adv_unit *m = skirmish_unit(t, "marines"), *n = skirmish_unit(t, "natives");

	m->fought = n->fought = true;
	m->foes = (uint64_t)1 << trial_unit(t, "natives");
	n->foes = (uint64_t)1 << trial_unit(t, "marines");
	m->hits_given = n->hits_taken = (int16_t)marines_gave;
	n->hits_given = m->hits_taken = (int16_t)natives_gave;
}

SKIRMISH(test_A_19_a_loser_that_fails_routs_and_the_winner_is_asked, melee)
{
	melee_with(&t, 2, 1);
	trial_dice(&t, "8 9");
	adv_morale_phase(t.game);
	assert_true(skirmish_unit(&t, "natives")->routing);
	assert_int_equal(skirmish_unit(&t, "natives")->threat, trial_unit(&t, "marines"));
	assert_true(skirmish_unit(&t, "marines")->won);
	assert_true(skirmish_unit(&t, "marines")->may_pursue);
	assert_false(skirmish_unit(&t, "marines")->pursuing);
	assert_int_equal(skirmish_unit(&t, "marines")->target, trial_unit(&t, "natives"));
}

SKIRMISH(test_A_19_a_winner_that_fails_must_pursue, melee)
{
	melee_with(&t, 2, 1);
	trial_dice(&t, "9 9");
	adv_morale_phase(t.game);
	assert_true(skirmish_unit(&t, "marines")->pursuing);
	assert_false(skirmish_unit(&t, "marines")->may_pursue);
	skirmish_turn(&t, 2);
	assert_int_equal(skirmish_unit(&t, "marines")->target, trial_unit(&t, "natives"));
}

SKIRMISH(test_S_A_89_a_winner_that_fails_with_nobody_running, melee)
{
	melee_with(&t, 2, 1);
	trial_dice(&t, "9 8");
	adv_morale_phase(t.game);
	assert_false(skirmish_unit(&t, "marines")->pursuing);
	assert_false(skirmish_unit(&t, "natives")->routing);
}

SKIRMISH(test_S_A_89_S_A_90_equal_hits_make_two_losers, melee)
{
	melee_with(&t, 1, 1);
	trial_dice(&t, "9 9");
	adv_morale_phase(t.game);
	assert_true(skirmish_unit(&t, "marines")->routing);
	assert_true(skirmish_unit(&t, "natives")->routing);
	assert_false(skirmish_unit(&t, "marines")->pursuing);
}

SKIRMISH(test_S_A_118_hand_to_hand_is_the_one_test, melee)
{
	melee_with(&t, 0, 0);
	shoot_at(&t, "marines", "natives");
	trial_dice(&t, "8 8");
	adv_morale_phase(t.game);
	assert_false(suppressed(&t, "marines"));
}

SKIRMISH(test_S_A_101_a_router_that_holds_turns_at_bay, melee)
{
	melee_with(&t, 2, 1);
	skirmish_unit(&t, "natives")->routing = true;
	skirmish_unit(&t, "marines")->pursuing = true;
	skirmish_unit(&t, "marines")->target = (int16_t)trial_unit(&t, "natives");
	trial_dice(&t, "8 8");
	adv_morale_phase(t.game);
	assert_false(skirmish_unit(&t, "natives")->routing);
	assert_false(skirmish_unit(&t, "marines")->pursuing);	/* nobody to pursue */
}

/* It tests as a losing unit even where its blows were the better ones. */
TEST(test_S_A_101_a_router_that_strikes_best_tests_as_a_loser)
{
	static const struct { const char *dice; bool routs; } ends[] = {
		{ "8 8", false }, { "8 9", true },
	};

	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
		struct trial t;

		skirmish_begin(&t, melee);
		melee_with(&t, 1, 2);
		skirmish_unit(&t, "natives")->routing = true;
		trial_dice(&t, ends[i].dice);
		adv_morale_phase(t.game);
		assert_int_equal(skirmish_unit(&t, "natives")->routing, ends[i].routs);
		skirmish_end(&t);
	}
}

SKIRMISH(test_S_A_102_pursuit_ends_out_of_sight_of_routers, field)
{
	skirmish_unit(&t, "natives")->pursuing = true;
	skirmish_unit(&t, "natives")->target = (int16_t)trial_unit(&t, "marines");
	skirmish_unit(&t, "marines")->routing = true;
	adv_morale_phase(t.game);
	assert_true(skirmish_unit(&t, "natives")->pursuing);
	skirmish_unit(&t, "marines")->routing = false;
	adv_morale_phase(t.game);
	assert_false(skirmish_unit(&t, "natives")->pursuing);
	assert_true(skirmish_unit(&t, "natives")->reorganise);
}

SKIRMISH(test_S_A_102_pursuit_ends_in_a_new_fight, melee)
{
	skirmish_unit(&t, "natives")->pursuing = true;
	skirmish_unit(&t, "natives")->target = (int16_t)trial_unit(&t, "marines");
	skirmish_unit(&t, "marines")->routing = true;
	adv_end_pursuits(t.game);
	assert_true(skirmish_unit(&t, "natives")->pursuing);	/* it touches routers only */
	skirmish_unit(&t, "marines")->routing = false;
	adv_end_pursuits(t.game);
	assert_false(skirmish_unit(&t, "natives")->pursuing);
}

/* ---- rally ---- */

SKIRMISH(test_A_22_S_A_106_rallied_with_a_clean_slate, field)
{
	struct adv_unit *u;

	u = skirmish_unit(&t, "natives");
	u->routing = true;
	u->suppressed_until = 1;
	trial_dice(&t, "9");
	adv_rally(t.game, trial_unit(&t, "natives"));
	assert_true(u->routing && u->rally_tried);
	trial_dice(&t, "8");
	adv_rally(t.game, trial_unit(&t, "natives"));
	assert_false(u->routing || u->suppressed_until != 0);
	assert_int_equal(u->ladder, LADDER_NONE);
	assert_int_equal(u->rallied, 1);
	assert_int_equal(u->mode, MODE_RALLY);
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "natives", 1), NULL));
}

SKIRMISH(test_X_6_pursuers_rally_too, field)
{
	skirmish_unit(&t, "natives")->pursuing = true;
	trial_dice(&t, "8");
	adv_rally(t.game, trial_unit(&t, "natives"));
	assert_false(skirmish_unit(&t, "natives")->pursuing);
}

SKIRMISH(test_S_A_105_nobody_rallies_without_a_leader, field)
{
	skirmish_unit(&t, "natives")->routing = true;
	assert_int_equal(adv_rallier(t.game, 1), trial_figure(&t, "natives", 1));
	game_life(t.game, trial_figure(&t, "natives", 1), LIFE_WOUNDED, "wounded");
	assert_int_equal(adv_rallier(t.game, 1), NOBODY);
	adv_rally(t.game, trial_unit(&t, "natives"));	/* no die */
	assert_true(skirmish_unit(&t, "natives")->routing);
}

/* ---- the Brave and Dashing ---- */

static const char brave[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . A A A B B B . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side tribe edges=east\n"
	"unit marines sign=A side=navy arms=rifle troops=warriors\n"
	"figure 3 leader hero luck=5 field-craft=5 traits=brave-and-dashing morale=9\n"
	"unit natives sign=B side=tribe arms=spear troops=warriors class=native\n";

SKIRMISH(test_S_A_14_the_brave_stand_when_their_unit_runs, brave)
{
	const int marines = 0;
	int hero;

	hero = trial_figure(&t, "marines", 3);
	adv_rout(t.game, marines, 1);
	assert_true(skirmish_unit(&t, "marines")->routing);
	assert_true(adv_stays(t.game, hero));
	assert_false(adv_runs(t.game, hero));
	assert_false(adv_can_move(t.game, hero));
	assert_true(adv_can_fight(t.game, hero));
	assert_int_equal(adv_rallier(t.game, marines), NOBODY);
	shoot_at(&t, "marines", "natives");
	trial_dice(&t, "10");	/* he alone is tested, and only suppressed */
	adv_morale_phase(t.game);
	assert_true(adv_suppressed(t.game, hero));
	game_life(t.game, trial_figure(&t, "marines", 1), LIFE_LEFT, "left");
	game_life(t.game, trial_figure(&t, "marines", 2), LIFE_LEFT, "left");
	skirmish_turn(&t, 2);
	adv_morale_phase(t.game);	/* the others are gone: he is the unit */
	assert_false(skirmish_unit(&t, "marines")->routing);
	assert_false(adv_stays(t.game, hero));
}

SKIRMISH(test_S_A_14_alone_he_does_not_rout_from_melee, brave)
{
	game_life(t.game, trial_figure(&t, "marines", 1), LIFE_LEFT, "left");
	game_life(t.game, trial_figure(&t, "marines", 2), LIFE_LEFT, "left");
	adv_rout(t.game, 0, 1);
	assert_false(skirmish_unit(&t, "marines")->routing);
	skirmish_unit(&t, "marines")->retreat_turn = 1;
	adv_fail_under_fire(t.game, 0, 1);	/* the ladder's end suppresses him */
	assert_false(skirmish_unit(&t, "marines")->routing);
	assert_true(suppressed(&t, "marines"));
}

SKIRMISH(test_S_A_14_he_strikes_with_the_others_not_with_the_routers, brave)
{
	adv_rout(t.game, 0, 1);
	/* he touches the first native: both strike at the same time, 6 and 7 */
	trial_dice(&t, "7  8");
	adv_melee(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 6, 1);
	assert_false(skirmish_unit(&t, "marines")->fought);	/* the routers did not */
	assert_true(skirmish_unit(&t, "natives")->fought);
}

TEST_MAIN
