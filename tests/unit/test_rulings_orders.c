/* Orders and moves: what may be ordered, what is secret, and what charges do. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "skirmish.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"

enum { WEST, EAST, MINDS = 3 };	/* seats; MINDS: the east's uncommanded */

/* Marines and their train in the west; a gang in plain sight and one in the
 * jungle in the east. */
static const char border[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . M M . . . . . . . . . . . . . G G . . . . . . . . . . . . . . . . . . . . . .\n"
	". M M . . . . . . . . . . . . . G G . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". S S . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". O O . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . % % % . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . % % % . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side west edges=west\n"
	"side east edges=east\n"
	"unit marines sign=M side=west troops=soldiers arms=rifle,bayonet facing=E\n"
	"figure 1 leader\n"
	"unit scholars sign=S side=west class=civilian role=non-combatant troops=civilians"
	" arms=improvised facing=E\n"
	"figure 1 leader\n"
	"unit porters sign=O side=west class=native role=porter troops=warriors arms=improvised"
	" facing=E\n"
	"figure 1 leader\n"
	"unit gang sign=G side=east class=native troops=warriors arms=axe facing=W\n"
	"figure 1 leader\n"
	"unit jackals sign=J figures=1 at=36,11 side=east class=native troops=warriors arms=spear hidden facing=W\n";

static void begin(struct trial *t, const char *text)
{
	skirmish_begin(t, text);
	t->game->dice.strict = false;
}

static int mode_of(const struct trial *t, const char *unit)
{
	return skirmish_unit(t, unit)->mode;
}

TRIAL(test_A_13_what_is_not_ordered, begin(&t, border), trial_end)
{
	trial_falls_short(&t, WEST, "order marines march 30,2");
	trial_refuses(&t, WEST, "order marines rout", "A-13");
	trial_refuses(&t, WEST, "order marines charge scholars", "A-13");
	trial_refuses(&t, WEST, "order gang stationary", "A-13");
	trial_refuses(&t, WEST, "order marines charge jackals", "");	/* who? */
	trial_refuses(&t, WEST, "order marines prepare", "A-25");
	trial_refuses(&t, WEST, "order marines aid 4,4", "A-30");
	trial_refuses(&t, WEST, "rally marines", "A-22");
	trial_put(&t, "porters", 1, 14, 9);
	trial_put(&t, "porters", 2, 14, 8);
	trial_refuses(&t, WEST, "order porters charge gang", "A-13");	/* armed with axes */
	trial_do(&t, WEST, "order marines patrol 10,2");
}

/* R:287: normally they do not charge the properly armed; others they may, and a
 * scenario may let them (C-13). */
TEST(test_A_13_C_13_improvised_arms_and_non_combatants)
{
	static const char rabble[] =
		"map\n. . . . . . .\n . A . . . B .\n. . . . . . .\n . C . . . D .\nend\n"
		"side west edges=west\nside east edges=east\n"
		"unit villagers sign=A side=west class=civilian role=non-combatant troops=civilians"
		" arms=club\n"
		"unit zealots sign=C side=west class=civilian role=non-combatant troops=civilians"
		" arms=improvised charges-armed\n"
		"unit tourists sign=B side=east arms=improvised\n"
		"unit police sign=D side=east arms=rifle\n";
	struct trial t;

	begin(&t, rabble);
	trial_refuses(&t, WEST, "order villagers charge police", "A-13");
	trial_do(&t, WEST, "order villagers charge tourists");
	trial_do(&t, WEST, "order zealots charge police");
	trial_end(&t);
}

TRIAL(test_A_14_orders_are_secret_until_all_are_given, begin(&t, border), trial_end)
{
	struct view *view;

	trial_do(&t, WEST, "order marines patrol 10,2");
	trial_do(&t, WEST, "done");
	view = view_new(t.game, EAST);
	assert_int_equal(adv_unit_of(&view->game, trial_unit(&t, "marines"))->mode, MODE_NONE);
	assert_int_equal(adv_unit_of(&view->game, trial_unit(&t, "marines"))->goal, CELL_NONE);
	assert_int_equal(trial_count(&t, EVENT_ORDER), 0);
	view_free(view);
	trial_do(&t, EAST, "done");
	assert_int_equal(trial_event(&t, EVENT_ORDER, 0)->unit, trial_unit(&t, "marines"));
}

static void run(struct trial *t, const char *unit, const char *line)
{
	(void)unit;
	trial_do(t, WEST, line);
	skirmish_next_turn(t);
}

/* R:212; every other mode is refused, not only the third run. */
TRIAL(test_X_1_after_two_runs_only_stationary_or_combat, begin(&t, border), trial_end)
{
	static const char *const refused[] = { "order marines run 2,13",
		"order marines patrol 2,13",
		"order marines march 2,13", "order marines charge gang" };

	run(&t, "marines", "order marines run 2,13");
	run(&t, "marines", "order marines run 2,5");
	for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
		trial_refuses(&t, WEST, refused[i], "X-1");
	run(&t, "marines", "order marines combat 2,6");
	run(&t, "marines", "order marines run 2,13");	/* the count is cleared */
	trial_do(&t, WEST, "order marines run 2,5");
}

TRIAL(test_X_1_S_A_32_non_combatants_run_once, begin(&t, border), trial_end)
{
	run(&t, "scholars", "order scholars run 12,7");
	trial_refuses(&t, WEST, "order scholars patrol 14,7", "X-1");
	run(&t, "scholars", "order scholars stationary");
	trial_do(&t, WEST, "order scholars run 20,7");
}

/* Rout and pursuit go at run rate but are no runs. */
TRIAL(test_S_A_32_routs_are_no_runs, begin(&t, border), trial_end)
{
	for (int turn = 0; turn < 2; turn++) {
		skirmish_unit(&t, "marines")->routing = true;
		trial_put(&t, "marines", 1, 38, 2);
		for (int i = 2; i <= 4; i++)
			trial_put(&t, "marines", i, 38, 2 + i);
		skirmish_next_turn(&t);
	}
	skirmish_unit(&t, "marines")->routing = false;
	assert_int_equal(skirmish_unit(&t, "marines")->runs, 0);
	assert_true(adv_may_order(t.game, trial_unit(&t, "marines"), MODE_RUN, NULL));
}

TRIAL(test_S_A_21_who_marches, begin(&t, border), trial_end)
{
	trial_refuses(&t, WEST, "order scholars march 8,7", "S-A-21");
	trial_do(&t, WEST, "order porters march 8,9");
	trial_do(&t, WEST, "order marines march 8,2");
	trial_do(&t, EAST, "order gang march 24,2");
}

TRIAL(test_S_A_31_stationary_after_anything, begin(&t, border), trial_end)
{
	skirmish_unit(&t, "marines")->must_rest = true;
	skirmish_unit(&t, "marines")->runs = 2;
	skirmish_unit(&t, "marines")->reorganise = 1;
	skirmish_unit(&t, "marines")->suppressed_until = 1;
	trial_do(&t, WEST, "order marines stationary");
	skirmish_next_turn(&t);
	assert_int_equal(skirmish_unit(&t, "marines")->runs, 0);
	assert_int_equal(skirmish_unit(&t, "marines")->reorganise, 0);
	assert_false(skirmish_unit(&t, "marines")->must_rest);
}

/* R:299: a westerner stands still for a turn before he charges again, a native
 * does not. */
TRIAL(test_S_A_31_reorganising, begin(&t, border), trial_end)
{
	trial_put(&t, "gang", 1, 10, 2);
	trial_put(&t, "gang", 2, 10, 3);
	skirmish_unit(&t, "marines")->reorganise = (uint8_t)adv_rest(t.game,
		trial_unit(&t, "marines"));
	skirmish_unit(&t, "gang")->reorganise = (uint8_t)adv_rest(t.game, trial_unit(&t, "gang"));
	trial_refuses(&t, WEST, "order marines charge gang", "A-13");
	trial_do(&t, EAST, "order gang charge marines");
	trial_do(&t, EAST, "order gang stationary");
	trial_do(&t, WEST, "order marines combat 3,3");	/* not still */
	skirmish_next_turn(&t);
	trial_refuses(&t, WEST, "order marines charge gang", "A-13");
	skirmish_next_turn(&t);	/* without an order: stands */
	trial_do(&t, WEST, "order marines charge gang");
}

TEST(test_S_A_33_marching_in_a_column)
{
	static const char pass[] =
		"map\n"
		". . . . . L L L L L L L L L . . . . . . . . . . . . . .\n"
		" . M M . . L L L L L L L L L . . . . . . . . . . . . . .\n"
		"M M M M . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . M M . . L L L L L L L L L . . . . . . . . . . . . . .\n"
		"end\n"
		"side west edges=west\nside east edges=east\n"
		"unit marines sign=M side=west arms=rifle\nfigure 4 leader\n";
	struct trial t;

	begin(&t, pass);
	trial_do(&t, WEST, "order marines march 13,3");
	trial_do(&t, WEST, "done");
	for (int col = 1; col <= 28; col++) {	/* nowhere more than four abreast */
		int abreast = 0;

		for (int i = 1; i <= 8; i++)
			abreast += grid_col(&t.game->table->grid,
				skirmish_cell(&t, "marines", i)) == col - 1;
		assert_in_range(abreast, 0, 4);
	}
	assert_int_equal(skirmish_cell(&t, "marines", 4), build_cell(t.setup, 13, 3));
	/* Through the pass they go behind each other. */
	for (int i = 1; i <= 8; i++)
		assert_true(table_ground(t.game->table,
			skirmish_cell(&t, "marines", i))->pace != 0);
	trial_end(&t);
}

/* R:391: the order is what counts, not how far anybody went. */
TRIAL(test_S_A_35_S_A_36_the_order_counts, begin(&t, border), trial_end)
{
	struct aim a;

	adv_sight_renew(t.game);
	skirmish_unit(&t, "gang")->mode = MODE_STATIONARY;
	assert_true(adv_aim(t.game, trial_figure(&t, "marines", 1), trial_unit(&t, "gang"), &a,
		NULL));
	assert_false(a.careful);	/* S-A-35: a stationary target is no harder */
	skirmish_unit(&t, "gang")->mode = MODE_COMBAT;	/* and does not move */
	assert_true(adv_aim(t.game, trial_figure(&t, "marines", 1), trial_unit(&t, "gang"), &a,
		NULL));
	assert_true(a.careful);
	trial_do(&t, WEST, "order marines combat");	/* without a place: it stays */
	assert_int_equal(mode_of(&t, "marines"), MODE_COMBAT);
	assert_true(adv_rules_of(t.game)->mode[MODE_COMBAT].steady);
}

TEST_MAIN
