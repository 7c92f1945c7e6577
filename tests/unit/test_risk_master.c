/* The Game Master in risk-factor games, act by act (C-12). */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "risk_games.h"
#include "systems/risk/drawers.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"

static const char camp[] =
	"cell 25\n"
	"map\n"
	"M M M . . . . . . . . % % % .\n"
	" . . . . . . . . . . . % % % .\n"
	". . . . . . . . . . . . % . .\n"
	" . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 3\n"
	"side west edges=west\n"
	"side east edges=east\n"
	"unit askaris sign=M side=west arms=musket facing=E\n"
	"figure 1 name=Kate leader hero\n"
	"figure 2 second\n"
	"unit gang figures=1 at=13,2 side=east arms=spear facing=W uncommanded\n";

enum { WEST, EAST, GM = 4 };

static void begin(struct trial *t)
{
	risk_begin(t, camp);
	trial_do(t, GM, "gm-sit yes");
}

/* K-15: a wounded figure is fit and can be healed all the same. */
TRIAL(test_C_12_wounds_are_given_and_healed, begin(&t), risk_end)
{
	trial_refuses(&t, GM, "gm-heal askaris", "C-12");
	trial_do(&t, GM, "gm-wound askaris.3");
	assert_int_equal(risk_man(&t, "askaris", 3)->wounds, 1);
	trial_do(&t, GM, "gm-heal askaris.3");
	assert_int_equal(risk_man(&t, "askaris", 3)->wounds, 0);
	trial_do(&t, GM, "gm-wound askaris.3");
	trial_do(&t, GM, "gm-wound askaris.3");
	assert_int_equal(t.game->figures[trial_figure(&t, "askaris", 3)].life, LIFE_DEAD);
	trial_do(&t, GM, "gm-add askaris.3 5,4");
	assert_int_equal(risk_man(&t, "askaris", 3)->wounds, 0);
}

TRIAL(test_C_12_the_second_leads_when_the_leader_is_killed, begin(&t), risk_end)
{
	trial_do(&t, GM, "gm-kill askaris.1");
	assert_int_equal(t.game->units[0].leader, trial_figure(&t, "askaris", 2));
	trial_do(&t, GM, "gm-remove askaris.2");
	assert_int_equal(t.game->units[0].leader, NOBODY);
}

TRIAL(test_C_12_routers_are_steadied_as_a_unit, begin(&t), risk_end)
{
	trial_refuses(&t, GM, "gm-steady askaris", "C-12");
	risk_word(&t, "askaris", ACTION_ROUT, true);
	trial_refuses(&t, GM, "gm-steady askaris.1", "C-12");
	trial_do(&t, GM, "gm-steady askaris");
	assert_false(risk_unit_in(&t, "askaris")->routing);
	trial_do(&t, WEST, "order askaris stand");
	assert_int_equal(trial_count(&t, EVENT_STATE), 1);
}

TRIAL(test_C_12_arms_are_given, begin(&t), risk_end)
{
	const int f = 1;

	trial_refuses(&t, GM, "gm-arm askaris musket", "C-12");
	assert_int_equal(risk_arm(t.game, f, 1), -1);
	trial_do(&t, GM, "gm-arm askaris.2 sword");
	assert_string_equal(risk_rules_of(t.game)->weapons[risk_arm(t.game, f, 1)].id, "sword");
	assert_int_equal(risk_arm(t.game, f, 2), -1);
}

/* A save that was tampered with gives nobody what the book has not. */
TRIAL(test_an_arm_that_no_book_has_is_not_restored, begin(&t), risk_end)
{
	struct reason why = { "", "" };

	assert_true(risk_restored(t.game, &why));
	risk_man(&t, "askaris", 2)->found = (int16_t)risk_rules_of(t.game)->n_weapons;
	assert_false(risk_restored(t.game, &why));
	risk_man(&t, "askaris", 2)->found = -1;
	t.game->n_decisions = 1;
	t.game->decisions[0] = (struct decision){ .kind = ASK_FOLLOW, .unit = NOBODY };
	assert_false(risk_restored(t.game, &why));
	assert_string_equal(why.text, "decision 0 is about nobody");
}

TRIAL(test_C_12_what_these_rules_do_not_know_is_refused, begin(&t), risk_end)
{
	trial_refuses(&t, GM, "gm-suppress askaris", "C-12");
	trial_refuses(&t, GM, "gm-luck askaris.1", "C-12");
	trial_refuses(&t, GM, "gm-survive askaris.1", "C-12");
}

/* In the wood they stay hidden for this turn, whatever their die was. */
TRIAL(test_C_12_he_hides_and_reveals, begin(&t), risk_end)
{
	int gang;

	gang = trial_unit(&t, "gang");
	game_sight(t.game, gang, WEST, false);
	trial_do(&t, GM, "gm-reveal gang");
	risk_sight_renew(t.game);
	assert_true(game_sees(t.game, WEST, gang));
	trial_do(&t, GM, "gm-hide gang");
	assert_false(game_sees(t.game, WEST, gang));
	risk_sight_renew(t.game);
	assert_false(game_sees(t.game, WEST, gang));
	trial_do(&t, GM, "gm-move gang 4,1");
	assert_true(game_sees(t.game, WEST, gang));
	trial_refuses(&t, GM, "gm-hide gang", "C-12");	/* hand to hand */
}

TRIAL(test_C_12_a_truce_ends_charges, begin(&t), risk_end)
{
	risk_unit_in(&t, "askaris")->order = ORDER_CHARGE;
	risk_unit_in(&t, "askaris")->target = (int16_t)trial_unit(&t, "gang");
	risk_man(&t, "askaris", 2)->aim = (int16_t)trial_unit(&t, "gang");
	trial_do(&t, GM, "gm-truce west east yes");
	assert_int_equal(risk_unit_in(&t, "askaris")->order, ORDER_NONE);
	assert_int_equal(risk_man(&t, "askaris", 2)->aim, NOBODY);
}

TEST_MAIN
