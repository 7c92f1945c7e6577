/* Charges from the announcement to base contact (A-15, A-16, X-8, X-9, S-A-37 …
 * S-A-45), with the source's own account of one (R:287-299).
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/move/march.h"
#include "systems/adventure/orders/orders.h"

static struct adv_unit *of(const struct trial *t, const char *unit)
{
	return skirmish_unit(t, unit);
}

/* The nearest two fit figures of two units, in tenths of an inch. */
static int between(const struct trial *t, const char *a, const char *b)
{
	return (int)standing_apart(t->game, trial_unit(t, a), trial_unit(t, b));
}

static int in_contact(const struct trial *t, const char *unit, const char *with)
{
	int n = 0;

	FOR_MEMBERS(f, t->game, trial_unit(t, unit))
		n += contact_with(t->game, f, trial_unit(t, with));
	return n;
}

static void charge(struct trial *t, const char *unit, const char *target)
{
	of(t, unit)->mode = MODE_CHARGE;
	of(t, unit)->target = (int16_t)trial_unit(t, target);
}

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A A . . . . . . . . . . . . B B . . . . . . . . . .\n"
	". . A A . . . . . . . . . . . . B B . . . . . . . . . .\n"
	" . . A . . . . . . . . . . . . . B . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . C C C . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle,bayonet troops=soldiers\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs class=native arms=sword troops=warriors\n"
	"figure 1 leader\n"
	"unit mob sign=C side=navy class=native arms=sword troops=warriors\n"
	"figure 1 leader\n";

/* R:291: the target tests, chargers come to one cell short; unhurt they need no
 * test to go home, and touch the target. */
SKIRMISH(test_A_15_A_16_a_charge_goes_home, field)
{
	charge(&t, "marines", "gang");
	trial_dice(&t, "7");
	adv_charge_tests(t.game);
	expect_roll(trial_roll(&t, "morale: being charged"), 7, 1);
	assert_int_equal(roll_halves(trial_roll(&t, "morale"), "morale-modifiers.charged"), -2);
	assert_true(of(&t, "gang")->charged);
	assert_false(of(&t, "gang")->routing);
	adv_move_all(t.game);
	assert_int_equal(between(&t, "marines", "gang"), 20);
	adv_contact(t.game);
	assert_int_equal(between(&t, "marines", "gang"), 10);
	assert_true(in_contact(&t, "marines", "gang") >= 3);
}

SKIRMISH(test_S_A_39_several_chargers_one_test, field)
{
	charge(&t, "marines", "gang");
	charge(&t, "mob", "gang");
	trial_dice(&t, "1");
	adv_charge_tests(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 1);
	assert_int_equal(roll_halves(trial_roll(&t, "morale"), "morale-modifiers.charged"), -2);
	adv_move_all(t.game);
	adv_contact(t.game);
	assert_true(in_contact(&t, "marines", "gang") >= 1);
	assert_true(in_contact(&t, "mob", "gang") >= 1);
}

/* S-A-43: it runs directly away; they end where it stood, and strike no blow. */
SKIRMISH(test_A_15_S_A_43_a_target_that_breaks, field)
{
	charge(&t, "marines", "gang");
	trial_dice(&t, "8");
	adv_charge_tests(t.game);
	assert_true(of(&t, "gang")->routing);
	assert_true(of(&t, "gang")->broke);
	adv_move_all(t.game);
	for (int i = 1; i <= 5; i++)	/* 18" east or off the table */
		assert_true(skirmish_life(&t, "gang", i) == LIFE_LEFT
			|| grid_col(&t.game->table->grid, skirmish_cell(&t, "gang", i)) >= 26);
	assert_in_range(grid_col(&t.game->table->grid, skirmish_cell(&t, "marines", 1)), 13, 18);
	adv_contact(t.game);
	assert_int_equal(in_contact(&t, "marines", "gang"), 0);
	assert_false(of(&t, "marines")->pursuing);
}

SKIRMISH(test_S_A_41_routers_do_not_test_the_suppressed_do, field)
{
	charge(&t, "marines", "gang");
	of(&t, "gang")->routing = true;
	adv_charge_tests(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	of(&t, "gang")->routing = false;
	of(&t, "gang")->suppressed_until = 1;
	of(&t, "gang")->ladder = LADDER_SUPPRESSED;
	trial_dice(&t, "10");
	adv_charge_tests(t.game);
	assert_true(of(&t, "gang")->routing);	/* S-A-108: not the ladder */
}

/* S-A-37: it stays, keeps what its order gives it, and shoots at chargers alone. */
SKIRMISH(test_S_A_37_a_target_that_stands_stays, field)
{
	const cell_t none = CELL_NONE;
	cell_t before;

	before = skirmish_cell(&t, "gang", 1);
	charge(&t, "marines", "gang");
	of(&t, "gang")->mode = MODE_PATROL;
	of(&t, "gang")->goal = build_cell(t.setup, 24, 3);
	assert_int_not_equal(of(&t, "gang")->goal, none);
	trial_dice(&t, "1");
	adv_charge_tests(t.game);
	adv_move_all(t.game);
	assert_int_equal(skirmish_cell(&t, "gang", 1), before);
	assert_false(of(&t, "gang")->moved);
}

/* S-A-38: both test, both come on, and they meet between. */
TRIAL(test_S_A_38_charging_each_other, skirmish_begin(&t, field), trial_end)
{
	charge(&t, "marines", "gang");
	charge(&t, "gang", "marines");
	trial_dice(&t, "1 1");
	adv_charge_tests(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 2);
	t.game->dice.strict = false;	/* ties between those who meet */
	adv_move_all(t.game);
	assert_int_equal(between(&t, "marines", "gang"), 20);
	assert_in_range(grid_col(&t.game->table->grid, skirmish_cell(&t, "marines", 2)), 7, 12);
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "marines", 1), NULL));
	adv_contact(t.game);
	assert_int_equal(between(&t, "marines", "gang"), 10);
}

/* S-A-38: charged while it charges a third: if it stands it goes on. */
TRIAL(test_S_A_38_charged_while_charging_a_third, skirmish_begin(&t, field), trial_end)
{
	charge(&t, "marines", "gang");
	charge(&t, "gang", "mob");
	trial_dice(&t, "1 1");
	adv_charge_tests(t.game);
	t.game->dice.strict = false;
	adv_move_all(t.game);
	adv_contact(t.game);
	assert_true(in_contact(&t, "gang", "mob") >= 1);
}

/* hit on the way it tests; failing is the first rung, and no contact. */
SKIRMISH(test_X_9_a_failed_completion_test, field)
{
	charge(&t, "marines", "gang");
	trial_dice(&t, "1");
	adv_charge_tests(t.game);
	adv_move_all(t.game);
	of(&t, "marines")->was_hit = of(&t, "marines")->shot_at = true;
	skirmish_man(&t, "marines", 1)->shaken = skirmish_man(&t, "marines", 2)->shaken = true;
	trial_dice(&t, "10");	/* 10 - 1 */
	adv_contact(t.game);
	expect_roll(trial_roll(&t, "morale: charging under fire"), 9, 1);
	assert_int_equal(between(&t, "marines", "gang"), 20);
	assert_int_equal(of(&t, "marines")->suppressed_until, 2);	/* all of next turn */
	assert_int_equal(of(&t, "marines")->ladder, LADDER_SUPPRESSED);
	assert_false(of(&t, "marines")->charging);
}

SKIRMISH(test_A_16_who_passes_presses_on, field)
{
	charge(&t, "marines", "gang");
	trial_dice(&t, "1");
	adv_charge_tests(t.game);
	adv_move_all(t.game);
	of(&t, "marines")->was_hit = true;
	skirmish_man(&t, "marines", 2)->suppressed_until = 2;	/* he stays behind */
	trial_dice(&t, "9");
	adv_contact(t.game);
	assert_true(in_contact(&t, "marines", "gang") >= 2);
	assert_true(of(&t, "marines")->completion_tested);
	assert_false(contact_with(t.game, trial_figure(&t, "marines", 2),
		trial_unit(&t, "gang")));
}

/* called off by its player it is suppressed to the turn's end only. */
TRIAL(test_X_8_a_charge_called_off, trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	trial_do(&t, 0, "order marines charge gang");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	while (t.game->decisions[0].kind != ASK_PRESS && !of(&t, "gang")->broke)
		trial_do(&t, t.game->decisions[0].seat, "done");
	if (!of(&t, "gang")->broke) {
		trial_do(&t, 0, "press marines no");
		assert_int_equal(in_contact(&t, "marines", "gang"), 0);
		assert_int_equal(of(&t, "marines")->suppressed_until, 1);
		while (t.game->turn == 1)
			trial_do(&t, t.game->decisions[0].seat, "done");
		assert_false(adv_unit_suppressed(t.game, trial_unit(&t, "marines")));
		trial_do(&t, 0, "order marines charge gang");	/* again (R:293) */
	}
}

static const char dashing[] =
	"map\n"
	". . . . . . . . . . . . .\n"
	" . . A . . . . . . B . . .\n"
	". . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit kate sign=A side=navy arms=sword\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=brave-and-dashing\n"
	"unit gang sign=B side=thugs class=native arms=sword troops=soldiers\n"
	"figure 1 leader\n";

/* R:293, A-16: nobody calls off the charge of a Brave and Dashing leader. */
TRIAL(test_A_16_the_brave_and_dashing_press_on,
	trial_begin(&t, &system_rugged, dashing, ""), trial_end)
{
	trial_do(&t, 0, "order kate charge gang");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_false(of(&t, "gang")->broke);	/* 10 - 1: never with this seed */
	for (int i = 0; i < t.game->n_decisions; i++)
		assert_int_not_equal(t.game->decisions[i].kind, ASK_PRESS);
	assert_true(t.game->phase > PHASE_SHOOT || in_contact(&t, "kate", "gang") == 1);
}

/* Of whom all lie suppressed nobody could press home. */
TEST(test_A_16_a_charge_that_lies_low_is_not_asked_to_press)
{
	const char *const traits = strstr(dashing, " traits=");
	char plain[sizeof dashing];
	struct trial t;

	snprintf(plain, sizeof plain, "%.*s%s", (int)(traits - dashing), dashing,
		strchr(traits, '\n'));
	trial_begin(&t, &system_rugged, plain, "");
	trial_do(&t, 0, "order kate charge gang");
	adv_suppress_figure(t.game, trial_figure(&t, "kate", 1), t.game->turn);
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_false(of(&t, "gang")->broke);
	for (int i = 0; i < t.game->n_decisions; i++)
		assert_int_not_equal(t.game->decisions[i].kind, ASK_PRESS);
	trial_end(&t);
}

static const char wood[] =
	"map\n"
	". . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . % % % . . B . . .\n"
	". A A . . . . . % C % . . . . . .\n"
	" . A A . . . . . % C % . . . . . .\n"
	". . . . . . . . . . . . . . . . .\n"
	"end\n"
	"legend C jungle\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs arms=sword\n"
	"unit lurkers side=thugs figures=2 at=10,3 arms=sword hidden\n";

/* S-A-29: an ambush on the way stops the charge, 4" off, and suppresses nobody. */
SKIRMISH(test_S_A_29_an_ambush_stops_a_charge, wood)
{
	assert_false(game_sees(t.game, 0, trial_unit(&t, "lurkers")));
	charge(&t, "marines", "gang");
	trial_dice(&t, "1");
	adv_charge_tests(t.game);
	adv_move_all(t.game);
	assert_true(of(&t, "marines")->stopped);
	assert_false(of(&t, "marines")->charging);
	assert_false(adv_unit_suppressed(t.game, trial_unit(&t, "marines")));
	assert_true(adv_spotted(t.game, trial_unit(&t, "lurkers"), 0));
	assert_true(between(&t, "marines", "lurkers") >= 40);
	adv_contact(t.game);
	assert_int_equal(in_contact(&t, "marines", "gang"), 0);
}

/* Found once, and still where he was: nobody is stopped by him again. */
SKIRMISH(test_S_A_29_nobody_is_ambushed_twice_at_one_place, wood)
{
	int lurkers;

	lurkers = trial_unit(&t, "lurkers");
	adv_reveal(t.game, lurkers);
	of(&t, "lurkers")->spotted &= (uint8_t)~1u;
	game_sight(t.game, lurkers, 0, false);
	charge(&t, "marines", "gang");
	trial_dice(&t, "1");
	adv_charge_tests(t.game);
	adv_move_all(t.game);
	assert_false(of(&t, "marines")->stopped);
}

/* Who does not fight lies in no ambush: one comes upon him. */
TEST(test_S_A_29_who_does_not_fight_ambushes_nobody)
{
	static const char *const whose[] = { "role=non-combatant", "" };
	static const char *const word[] = { "coming upon", "ambushed by" };

	for (int i = 0; i < 2; i++) {
		char drawing[1024], end[100];
		struct trial t;

		snprintf(drawing, sizeof drawing, "%.*s hidden %s\n",
			(int)(strstr(wood, " hidden") - wood), wood, whose[i]);
		skirmish_begin(&t, drawing);
		trial_do(&t, 0, "order marines run 13,4");
		t.game->out = event_log_sink(t.log);
		adv_move_all(t.game);
		snprintf(end, sizeof end, "stops short, %s", word[i]);
		assert_memory_equal(trial_event(&t, EVENT_NOTE, -1)->word, end, strlen(end));
		skirmish_end(&t);
	}
}

SKIRMISH(test_S_A_29_a_mover_ends_four_inches_short, wood)
{
	trial_do(&t, 0, "order marines run 13,4");
	t.game->out = event_log_sink(t.log);
	adv_move_all(t.game);
	assert_int_equal(between(&t, "marines", "lurkers"), 40);
	assert_true(adv_spotted(t.game, trial_unit(&t, "lurkers"), 0));
	assert_true(game_on_table(t.game, trial_figure(&t, "lurkers", 2)));
}

SKIRMISH(test_S_A_29_who_is_nearer_already_does_not_move, wood)
{
	cell_t before;

	for (int i = 1; i <= 6; i++)
		game_place(t.game, trial_figure(&t, "marines", i), build_cell(t.setup, i < 6 ? 7
		: 6,
			i < 6 ? i : 1));
	before = skirmish_cell(&t, "marines", 3);
	trial_do(&t, 0, "order marines run 13,4");
	adv_move_all(t.game);
	assert_int_equal(skirmish_cell(&t, "marines", 3), before);
}

/* Past it at a distance nothing happens. */
SKIRMISH(test_S_A_29_only_into_or_past_in_contact, wood)
{
	trial_do(&t, 0, "order marines combat 6,3");
	adv_move_all(t.game);
	assert_false(of(&t, "marines")->stopped);
	assert_false(game_sees(t.game, 0, trial_unit(&t, "lurkers")));
}

/* S-A-42: a unit in melee that breaks leaves it. */
SKIRMISH(test_S_A_42_charged_in_melee, field)
{
	game_place(t.game, trial_figure(&t, "mob", 1), build_cell(t.setup, 16, 3));
	assert_true(in_contact(&t, "mob", "gang") >= 1);
	charge(&t, "marines", "gang");
	trial_dice(&t, "10");
	adv_charge_tests(t.game);
	assert_true(of(&t, "gang")->routing);
	adv_move_all(t.game);
	assert_int_equal(in_contact(&t, "mob", "gang"), 0);
}

/* S-A-44: half rate through jungle, and the reach is measured so. */
TEST(test_S_A_44_a_charge_pays_for_ground)
{
	static const char jungle[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . .\n"
		" . A % % % % % % % % % % % % . B . . . . .\n"
		". % % % % % % % % % % % % % % . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"legend A jungle\n"
		NAVY_AND_THUGS
		"unit marines side=navy figures=1 at=2,2 arms=rifle\n"
		"unit gang sign=B side=thugs arms=sword\n";
	struct trial t;
	const int32_t inch = 10 * REACH_TWELFTHS;

	skirmish_begin(&t, jungle);
	adv_reveal(t.game, 1);
	/* thirteen cells of jungle would cost twice as much: it goes round */
	assert_int_equal(adv_charge_cost(t.game, 0, 1), 14 * inch);
	trial_do(&t, 0, "order marines charge gang");
	skirmish_end(&t);
}

TEST_MAIN
