/* Orders: what a unit may be told, and what each refusal names (A-13, A-14, X-1,
 * S-A-13, S-A-15, S-A-21, S-A-31, S-A-40, S-A-46, S-A-91, S-A-97, S-A-105, S-A-114).
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "skirmish.h"
#include "skirmish/menus/sheet.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/orders/impetuous.h"

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A A . . . . . . . . . . . . . . . . . B B . . . . . . .\n"
	". . A A . . . . . . . . . . . . . . . . . B B . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". V V . . . . . . . . . . . . . . . . . . . . P P . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"unit folk sign=V side=navy class=civilian role=non-combatant arms=improvised\n"
	"unit gang sign=B side=thugs class=native arms=sword\n"
	"unit porters sign=P side=thugs class=native role=porter arms=improvised\n";

static struct adv_unit *of(const struct trial *t, const char *unit)
{
	return skirmish_unit(t, unit);
}

static void refuses_mode(struct trial *t, const char *mode, const char *rule)
{
	char line[64];

	snprintf(line, sizeof line, "order marines %s%s", mode,
		strcmp(mode, "charge") == 0 ? " gang"
		: strcmp(mode, "stationary") == 0 || strcmp(mode, "prepare") == 0 ? "" : " 4,4");
	trial_refuses(t, 0, line, rule);
}

/* after two runs only stationary or combat, and nothing else. */
SKIRMISH(test_X_1_after_two_runs_only_stationary_or_combat, field)
{
	static const char *const refused[] = { "patrol", "march", "run", "charge", "fly" };

	of(&t, "marines")->must_rest = true;
	for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
		refuses_mode(&t, refused[i], "X-1");
	trial_do(&t, 0, "order marines combat 5,3");
	trial_do(&t, 0, "order marines combat");
	trial_do(&t, 0, "order marines stationary");
}

static void pass_turn(struct trial *t)
{
	const int turn = t->game->turn;

	while (!t->game->over && t->game->turn == turn)
		trial_do(t, t->game->decisions[0].seat, "done");
}

/* R:212: two turns of running for combatants, one for others; a rest clears it. */
TRIAL(test_X_1_S_A_32_runs_are_counted, skirmish_begin(&t, field), trial_end)
{
	trial_do(&t, 0, "order marines run 4,5");
	trial_do(&t, 0, "order folk run 4,6");
	pass_turn(&t);
	assert_false(of(&t, "marines")->must_rest);
	trial_refuses(&t, 0, "order folk patrol 4,5", "X-1");
	trial_do(&t, 0, "order marines run 4,2");
	pass_turn(&t);
	assert_false(of(&t, "folk")->must_rest);	/* stood for a turn */
	trial_refuses(&t, 0, "order marines run 4,5", "X-1");
	trial_do(&t, 0, "order marines combat 4,3");
	pass_turn(&t);
	trial_do(&t, 0, "order marines run 4,5");	/* cleared */
	pass_turn(&t);
	trial_do(&t, 0, "order marines patrol 4,2");	/* not in a row */
	pass_turn(&t);
	trial_do(&t, 0, "order marines run 4,5");
	pass_turn(&t);
	assert_false(of(&t, "marines")->must_rest);
}

SKIRMISH(test_S_A_21_who_may_march, field)
{
	trial_do(&t, 0, "order marines march 12,3");
	trial_refuses(&t, 0, "order folk march 6,5", "S-A-21");
	trial_do(&t, 1, "order gang march 14,3");
	trial_do(&t, 1, "order porters march 18,5");
}

SKIRMISH(test_A_13_charges_that_are_refused, field)
{
	trial_refuses(&t, 0, "order marines charge folk", "A-13");	/* friends */
	for (int i = 1; i <= 2; i++)
		game_place(t.game, trial_figure(&t, "porters", i), build_cell(t.setup, 28 + i,
		5));
	trial_refuses(&t, 0, "order marines charge porters", "S-A-40");	/* 25" */
	trial_do(&t, 0, "order marines charge gang");	/* 18": contact at 17" */
	of(&t, "marines")->reorganise = 1;
	refuses_mode(&t, "charge", "A-13");
	of(&t, "marines")->reorganise = 0;
	of(&t, "gang")->spotted = 2;	/* out of sight */
	refuses_mode(&t, "charge", "A-13");
}

/* R:287: improvised arms and non-combatants, against the properly armed only. */
SKIRMISH(test_A_13_who_charges_the_properly_armed, field)
{
	for (int i = 1; i <= 2; i++)
		game_place(t.game, trial_figure(&t, "folk", i), build_cell(t.setup, 14 + i, 5));
	trial_refuses(&t, 0, "order folk charge gang", "A-13");
	trial_do(&t, 0, "order folk charge porters");
	trial_refuses(&t, 1, "order porters charge marines", "A-13");
	trial_do(&t, 1, "order porters charge folk");
}

TEST(test_A_13_unless_the_scenario_allows_it)
{
	static const char brawl[] =
		"map\n. . . . . . . .\n . A A . . B . .\n. . . . . . . .\n . . . . . . . .\nend\n"
		"side mob\nside police\n"
		"unit mob sign=A side=mob role=non-combatant arms=improvised charges-armed\n"
		"unit police sign=B side=police arms=club\n";
	struct trial t;

	skirmish_begin(&t, brawl);
	trial_do(&t, 0, "order mob charge police");
	skirmish_end(&t);
}

static const char river[] =
	"map\n"
	". . . . . . W . . . . .\n"
	" . A . . . . W . B . . .\n"
	". . . . . . W . . . . .\n"
	" . . . . . . W . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"unit gang sign=B side=thugs arms=sword\n";

/* S-A-40: measured along the way, not as the crow flies. */
SKIRMISH(test_S_A_40_reach_is_measured_along_the_way, river)
{
	struct choice c;
	struct reason why = { "", "" };

	assert_true(choice_read(t.game, 0, "order marines charge gang", &c, &why));
	assert_false(game_check(t.game, &c, &why));
	assert_string_equal(why.rule, "S-A-40");
	assert_non_null(strstr(why.text, "no way"));
	trial_refuses(&t, 0, "order marines patrol 9,3", "C-3");
	trial_refuses(&t, 0, "order marines patrol 7,3", "C-4");
}

SKIRMISH(test_A_13_others_units_and_nonsense, field)
{
	trial_refuses(&t, 0, "order gang stationary", "A-13");
	trial_refuses(&t, 0, "order marines rout", "A-13");
	trial_refuses(&t, 0, "order marines retreat", "A-13");
	trial_refuses(&t, 0, "order marines patrol", "");
	trial_refuses(&t, 0, "order marines charge", "");
	trial_refuses(&t, 0, "order marines stationary 4,4", "");
	trial_refuses(&t, 0, "order marines prepare", "A-25");
	trial_refuses(&t, 0, "order marines pick-up gang.1", "X-5");
	trial_refuses(&t, 0, "order marines fly 4,4", "S-A-15");
	trial_refuses(&t, 0, "rally marines", "A-22");
	trial_refuses(&t, 0, "fire marines gang", "A-13");	/* not now */
	trial_refuses(&t, 0, "offer gang", "A-13");
}

SKIRMISH(test_A_21_the_suppressed_have_no_orders, field)
{
	of(&t, "marines")->suppressed_until = 1;
	refuses_mode(&t, "combat", "A-21");
	refuses_mode(&t, "charge", "A-21");
	trial_do(&t, 0, "order marines stationary");
}

SKIRMISH(test_S_A_91_no_order_but_to_fight, field)
{
	game_place(t.game, trial_figure(&t, "gang", 1), build_cell(t.setup, 5, 2));
	refuses_mode(&t, "combat", "S-A-91");
	refuses_mode(&t, "run", "S-A-91");
	refuses_mode(&t, "charge", "S-A-91");
	trial_do(&t, 0, "order marines stationary");
}

/* S-A-97: any rate but charge or march, and no say in the way. */
SKIRMISH(test_S_A_97_a_retreat_picks_its_rate, field)
{
	of(&t, "marines")->retreating = true;
	of(&t, "marines")->suppressed_until = 2;
	refuses_mode(&t, "march", "S-A-97");
	refuses_mode(&t, "charge", "S-A-97");
	refuses_mode(&t, "stationary", "S-A-97");
	refuses_mode(&t, "run", "S-A-97");	/* names a place */
	trial_do(&t, 0, "order marines run");
	assert_int_equal(of(&t, "marines")->pace, MODE_RUN);
	trial_do(&t, 0, "order marines combat");
	assert_int_equal(of(&t, "marines")->pace, MODE_COMBAT);
}

SKIRMISH(test_A_22_routers_and_pursuers_are_only_rallied, field)
{
	of(&t, "marines")->routing = true;
	refuses_mode(&t, "stationary", "A-22");
	trial_do(&t, 0, "rally marines");
	of(&t, "marines")->rally_tried = true;
	trial_refuses(&t, 0, "rally marines", "S-A-105");
	of(&t, "marines")->routing = false;
	of(&t, "marines")->pursuing = true;
	of(&t, "marines")->rally_tried = false;
	refuses_mode(&t, "combat", "X-6");
	trial_do(&t, 0, "rally marines");
	game_lead(t.game, trial_unit(&t, "marines"), NOBODY);
	trial_refuses(&t, 0, "rally marines", "S-A-105");	/* S-A-103 */
}

SKIRMISH(test_A_22_a_rallied_unit_stands, field)
{
	of(&t, "marines")->rallied = 1;
	refuses_mode(&t, "combat", "A-22");
	trial_do(&t, 0, "order marines stationary");
	skirmish_turn(&t, 2);
	trial_do(&t, 0, "order marines combat 5,3");
}

/* the enemy's view does not show what a unit was told. */
TRIAL(test_A_14_orders_are_secret, skirmish_begin(&t, field), trial_end)
{
	struct view *view;
	char text[LINE_MAX_BYTES];

	trial_do(&t, 0, "order marines patrol 9,3");
	view = view_new(t.game, 1);
	assert_int_equal(adv_unit_of(&view->game, 0)->mode, MODE_NONE);
	assert_int_equal(adv_unit_of(&view->game, 0)->goal, CELL_NONE);
	assert_false(adv_unit_of(&view->game, 0)->ordered);
	sheet_unit_state(&view->game, 0, text, sizeof text);
	assert_string_equal(text, "");
	view_free(view);
	view = view_new(t.game, 0);
	assert_int_equal(adv_unit_of(&view->game, 0)->mode, MODE_PATROL);
	view_free(view);
	assert_int_equal(trial_count(&t, EVENT_ORDER), 0);
	pass_turn(&t);
	assert_true(trial_count(&t, EVENT_ORDER) > 0);
}

/* A new order takes the place of the old one with all that hung on it. */
SKIRMISH(test_an_order_replaces_the_one_before, field)
{
	trial_do(&t, 0, "order marines patrol 9,3");
	trial_do(&t, 0, "place marines.2 9,1");
	trial_do(&t, 0, "order marines charge gang");
	assert_int_equal(skirmish_man(&t, "marines", 2)->goal, CELL_NONE);
	assert_int_equal(of(&t, "marines")->goal, CELL_NONE);
	trial_do(&t, 0, "order marines stationary");
	assert_int_equal(of(&t, "marines")->target, NOBODY);
	trial_do(&t, 0, "offer marines");
	trial_do(&t, 0, "order marines stationary");
	assert_false(of(&t, "marines")->offers);
}

TRIAL(test_A_33_S_A_114_surrender, skirmish_begin(&t, field), trial_end)
{
	trial_do(&t, 0, "offer marines");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	trial_refuses(&t, 1, "done", "");
	trial_do(&t, 1, "accept marines yes");	/* before Movement */
	assert_int_equal(trial_event(&t, EVENT_CAPTURE, 0)->phase, PHASE_ORDERS);
	for (int i = 1; i <= 4; i++)
		assert_int_equal(skirmish_life(&t, "marines", i), LIFE_CAPTIVE);
}

/* Sixteen inches: within a charge, or too far when they cannot come. */
TEST(test_S_A_122_surrender_wants_a_taker_in_reach)
{
	struct trial t;

	skirmish_begin(&t, field);
	adv_suppress_unit(t.game, trial_unit(&t, "gang"), 2);
	trial_refuses(&t, 0, "offer marines", "S-A-122");
	skirmish_end(&t);
	skirmish_begin(&t, field);
	for (int i = 1; i <= 4; i++)
		trial_put(&t, "gang", i, 26 + i, 1);
	trial_refuses(&t, 0, "offer marines", "S-A-122");
	trial_put(&t, "gang", 1, 12, 1);
	trial_do(&t, 0, "offer marines");
	skirmish_end(&t);
}

TRIAL(test_A_33_quarter_refused, skirmish_begin(&t, field), trial_end)
{
	trial_do(&t, 0, "offer marines");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	trial_do(&t, 1, "accept marines no");
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_FIT);
}

static const char rash[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A A . . . . . . . . . . . . . . . . . B B . . . . . . .\n"
	". . A A . . . . . C . . . . . . . . . . . B B . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader hero luck=5 field-craft=6 traits=impetuous subordinate\n"
	"unit major sign=C side=navy arms=pistol\n"
	"figure 1 leader hero luck=5 field-craft=5\n"
	"unit gang sign=B side=thugs class=native arms=sword\n";

SKIRMISH(test_S_A_13_a_superior_in_sight_holds_him_back, rash)
{
	adv_impetuous(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	game_life(t.game, trial_figure(&t, "major", 1), LIFE_WOUNDED, "wounded");
	trial_dice(&t, "6");
	adv_impetuous(t.game);
	assert_string_equal(trial_roll(&t, "impetuous")->roll.outcome, "keeps a cool head");
	assert_int_equal(of(&t, "marines")->mode, MODE_NONE);
}

/* S-A-46: after the secret orders, in the place of what was ordered. */
SKIRMISH(test_S_A_13_S_A_46_a_failed_test_is_a_charge, rash)
{
	game_life(t.game, trial_figure(&t, "major", 1), LIFE_WOUNDED, "wounded");
	trial_do(&t, 0, "order marines patrol 5,3");
	t.game->out = event_log_sink(t.log);
	trial_dice(&t, "7");
	adv_impetuous(t.game);
	assert_int_equal(trial_roll(&t, "impetuous")->roll.need, 6);
	assert_string_equal(trial_roll(&t, "impetuous")->roll.rule, "S-A-13");
	assert_int_equal(of(&t, "marines")->mode, MODE_CHARGE);
	assert_int_equal(of(&t, "marines")->target, trial_unit(&t, "gang"));
	assert_int_equal(of(&t, "marines")->goal, CELL_NONE);
}

SKIRMISH(test_S_A_13_no_lawful_target_no_test, rash)
{
	game_life(t.game, trial_figure(&t, "major", 1), LIFE_WOUNDED, "wounded");
	of(&t, "marines")->must_rest = true;
	adv_impetuous(t.game);
	of(&t, "marines")->must_rest = false;
	of(&t, "marines")->suppressed_until = 1;
	adv_impetuous(t.game);
	of(&t, "marines")->suppressed_until = 0;
	of(&t, "marines")->mode = MODE_CHARGE;	/* charges already */
	adv_impetuous(t.game);
	of(&t, "marines")->mode = MODE_NONE;
	of(&t, "gang")->spotted = 2;
	adv_impetuous(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
}

SKIRMISH(test_X_5_arms_of_the_fallen, field)
{
	skirmish_man(&t, "folk", 1)->fell = build_cell(t.setup, 4, 4);
	game_life(t.game, trial_figure(&t, "folk", 1), LIFE_DEAD, "killed");
	trial_do(&t, 0, "order marines pick-up folk.1");
	adv_pick_up(t.game);
	trial_refuses(&t, 0, "order marines pick-up folk.1", "X-5");	/* taken */
}

TEST(test_C_14_the_uncommanded_mind_themselves)
{
	static const char mob[] =
		"map\n. . . . . . . .\n . A A . . B . .\n. . . . . . . .\n . . . . . . . .\nend\n"
		"side mob\nside police\n"
		"unit mob sign=A side=mob arms=club uncommanded\n"
		"unit boss side=mob figures=1 at=1,4 arms=club\n"
		"unit police sign=B side=police arms=club\n";
	struct trial t;

	trial_begin(&t, &system_rugged, mob, "");
	trial_refuses(&t, 0, "order mob stationary", "C-14");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	trial_do(&t, 2, "order mob stationary");	/* their own seat */
	trial_end(&t);
}

TEST_MAIN
