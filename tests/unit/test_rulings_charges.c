/* Charges, ambushes and special moves, played through a turn. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/orders/impetuous.h"
#include "systems/adventure/orders/orders.h"

enum { WEST, EAST };

#define SIDES "side west edges=west\nside east edges=east\n"
/* Three men each, eleven inches apart. */
#define PLAIN \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . M . . . . . . . . . G . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . M M . . . . . . . . G G . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" SIDES
#define MARINES "unit marines sign=M side=west troops=soldiers arms=rifle,bayonet facing=E\nfigure 1 leader\n"
#define GANG "unit gang sign=G side=east class=native troops=warriors arms=axe facing=W\nfigure 1 leader\n"
#define GUNS "unit gang sign=G side=east class=native troops=warriors arms=rifle facing=W\nfigure 1 leader\n"

static void begin(struct trial *t, const char *text)
{
	skirmish_begin(t, text);
}

/* Both sides have given their orders; the turn goes on to a stage. */
static void orders_done(struct trial *t, enum stage stage)
{
	skirmish_play(t, stage);
}

static int32_t apart(const struct trial *t, const char *unit, const char *other)
{
	return standing_apart(t->game, trial_unit(t, unit), trial_unit(t, other));
}

static void end(struct trial *t)
{
	trial_spent(t);
	trial_end(t);
}

TRIAL(test_A_15_a_target_that_stands, begin(&t, PLAIN MARINES GUNS), trial_end)
{
	trial_do(&t, WEST, "order marines charge gang");
	trial_dice(&t, "7");
	orders_done(&t, STAGE_FIRE);
	expect_roll(trial_roll(&t, "morale: being charged"), 7, 1);	/* 8 - 1 */
	assert_int_equal(roll_halves(trial_roll(&t, "morale: being charged"),
		"morale-modifiers.charged"), -2);
	assert_int_equal(apart(&t, "marines", "gang"), 20);	/* one cell short of contact */
	trial_do(&t, EAST, "hold gang");
	orders_done(&t, STAGE_PRESS);
	t.game->dice.strict = false;
	trial_do(&t, WEST, "press marines yes");
	assert_true(skirmish_unit(&t, "gang")->fought && skirmish_unit(&t, "marines")->fought);
}

TEST(test_A_15_S_A_43_a_target_that_breaks)
{
	struct trial t;
	cell_t stood;

	begin(&t, PLAIN MARINES GANG);
	stood = skirmish_cell(&t, "gang", 1);
	trial_do(&t, WEST, "order marines charge gang");
	trial_dice(&t, "8");
	orders_done(&t, STAGE_TALK);
	assert_true(skirmish_unit(&t, "gang")->routing);
	/* Directly away, at the native run rate of 18". */
	assert_int_equal(table_distance(t.game->table, stood, skirmish_cell(&t, "gang", 1)), 180);
	assert_in_range(grid_row(&t.game->table->grid, skirmish_cell(&t, "gang", 1)), 0, 2);
	/* The chargers end where it stood, strike no blows, and do not pursue. */
	assert_in_range(table_distance(t.game->table, stood, skirmish_cell(&t, "marines", 1)), 0,
		20);
	assert_false(skirmish_unit(&t, "marines")->fought || skirmish_unit(&t, "marines")->pursuing
		|| skirmish_unit(&t, "marines")->may_pursue);
	end(&t);
}

TRIAL(test_S_A_37_who_stands_does_not_move, begin(&t, PLAIN MARINES GUNS), trial_end)
{
	cell_t stood;

	stood = skirmish_cell(&t, "gang", 1);
	trial_do(&t, WEST, "order marines charge gang");
	trial_do(&t, EAST, "order gang patrol 20,2");
	trial_dice(&t, "1");
	orders_done(&t, STAGE_FIRE);
	assert_int_equal(skirmish_cell(&t, "gang", 1), stood);
	trial_dice(&t, "10 10 10");
	trial_do(&t, EAST, "fire gang marines");
	orders_done(&t, STAGE_PRESS);
	expect_roll(trial_roll(&t, "shooting"), 4 + 2 + 1, 3);	/* short, charging; not steady */
	t.game->dice.strict = false;
	trial_do(&t, WEST, "press marines no");
}

/* R:291: who does not rout can shoot at the chargers; the run was never made. */
TEST(test_S_A_37_a_run_not_made_does_not_stop_fire)
{
	struct trial t;

	begin(&t, PLAIN MARINES GUNS);
	trial_do(&t, WEST, "order marines charge gang");
	trial_do(&t, EAST, "order gang run 30,2");
	trial_dice(&t, "1");
	orders_done(&t, STAGE_FIRE);
	trial_do(&t, EAST, "fire gang marines");
	trial_end(&t);
	begin(&t, PLAIN MARINES GUNS);
	trial_do(&t, EAST, "order gang run 30,2");
	orders_done(&t, STAGE_FIRE);
	assert_null(game_decision(t.game, EAST, NOBODY));	/* who ran does not shoot */
	trial_end(&t);
}

TRIAL(test_S_A_38_charging_each_other, begin(&t, PLAIN MARINES GANG), trial_end)
{
	trial_do(&t, WEST, "order marines charge gang");
	trial_do(&t, EAST, "order gang charge marines");
	trial_dice(&t, "9 7");	/* marines 10 - 1, gang 8 - 1: both stand */
	orders_done(&t, STAGE_PRESS);
	assert_true(skirmish_unit(&t, "marines")->charging && skirmish_unit(&t, "gang")->charging);
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "marines", 1), NULL));
	/* Half-way: each has come some of the way. */
	assert_in_range(grid_col(&t.game->table->grid, skirmish_cell(&t, "marines", 3)), 7, 14);
	assert_in_range(grid_col(&t.game->table->grid, skirmish_cell(&t, "gang", 2)), 7, 14);
	t.game->dice.strict = false;
	orders_done(&t, STAGE_TALK);
	assert_true(skirmish_unit(&t, "gang")->fought);
}

TEST(test_S_A_38_a_charger_who_is_charged_goes_on)
{
	static const char chain[] =
		PLAIN MARINES GANG
		"unit sailors figures=2 at=16,4 side=west troops=soldiers arms=sword facing=W\n"
		"figure 1 leader\n";
	struct trial t;

	begin(&t, chain);
	trial_put(&t, "sailors", 1, 28, 2);
	trial_put(&t, "sailors", 2, 28, 3);
	trial_do(&t, EAST, "order gang charge marines");
	trial_do(&t, WEST, "order sailors charge gang");
	trial_dice(&t, "1 7");	/* marines; the gang stands, and still charges */
	orders_done(&t, STAGE_FIRE);
	assert_true(skirmish_unit(&t, "gang")->charging);
	assert_int_equal(apart(&t, "marines", "gang"), 20);
	trial_end(&t);
}

TEST(test_S_A_39_several_chargers_one_test)
{
	static const char pincers[] =
		PLAIN MARINES GANG
		"unit sailors figures=2 at=16,4 side=west troops=soldiers arms=sword facing=W\n"
		"figure 1 leader\n";
	struct trial t;

	begin(&t, pincers);
	trial_put(&t, "sailors", 1, 28, 2);
	trial_put(&t, "sailors", 2, 28, 3);
	trial_do(&t, WEST, "order marines charge gang");
	trial_do(&t, WEST, "order sailors charge gang");
	trial_dice(&t, "7");
	orders_done(&t, STAGE_FIRE);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 1);
	expect_roll(trial_roll(&t, "morale: being charged"), 7, 1);
	end(&t);
}

/* Along the way, for the nearest figure: 20" for westerners. */
TRIAL(test_S_A_40_S_A_44_reach_is_along_the_way_and_pays_for_ground,
	begin(&t, PLAIN MARINES GANG), trial_end)
{
	assert_int_equal(adv_charge_cost(t.game, trial_unit(&t, "marines"), trial_unit(&t, "gang")),
		80 * REACH_TWELFTHS);	/* nine cells apart, eight steps into contact */
	for (int col = 9; col <= 12; col++)
		for (int row = 1; row <= 4; row++)
			table_set_ground(t.game->table, build_cell(t.setup, col, row),
				table_find_ground(t.game->table, "jungle"));
	assert_int_equal(adv_charge_cost(t.game, trial_unit(&t, "marines"), trial_unit(&t, "gang")),
		120 * REACH_TWELFTHS);	/* four of them at half rate */
	for (int row = 1; row <= 3; row++)
		table_set_ground(t.game->table, build_cell(t.setup, 10, row),
			table_find_ground(t.game->table, "lava"));
	assert_true(adv_may_charge(t.game, trial_unit(&t, "marines"), trial_unit(&t, "gang"),
		NULL));
	for (int row = 1; row <= 4; row++)
		table_set_ground(t.game->table, build_cell(t.setup, 10, row),
			table_find_ground(t.game->table, "lava"));
	trial_refuses(&t, WEST, "order marines charge gang", "S-A-40");
}

TEST(test_S_A_41_S_A_108_the_shaken_test_and_rout)
{
	struct trial t;

	begin(&t, PLAIN MARINES GANG);
	skirmish_unit(&t, "gang")->suppressed_until = 1;
	skirmish_unit(&t, "gang")->ladder = LADDER_SUPPRESSED;
	trial_do(&t, WEST, "order marines charge gang");
	trial_dice(&t, "8");
	orders_done(&t, STAGE_TALK);
	assert_true(skirmish_unit(&t, "gang")->routing);	/* no step of the ladder */
	end(&t);
}

TEST(test_S_A_41_routers_make_no_test)
{
	struct trial t;

	begin(&t, PLAIN MARINES GANG);
	skirmish_unit(&t, "gang")->routing = true;
	trial_do(&t, WEST, "order marines charge gang");
	orders_done(&t, STAGE_TALK);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	assert_true(skirmish_unit(&t, "gang")->routing);
	end(&t);
}

TEST(test_S_A_42_charging_into_a_melee)
{
	static const char fight[] =
		PLAIN MARINES GANG
		"unit sailors figures=1 at=14,2 side=west troops=soldiers arms=sword facing=W\n"
		"figure 1 leader\n";
	struct trial t;

	begin(&t, fight);
	assert_true(contact_unit(t.game, trial_unit(&t, "gang"))
		|| apart(&t, "sailors", "gang") == 20);
	trial_put(&t, "sailors", 1, 15, 2);
	trial_do(&t, WEST, "order marines charge gang");
	trial_dice(&t, "8");
	orders_done(&t, STAGE_SPOT);
	expect_roll(trial_roll(&t, "morale: being charged"), 7, 1);
	assert_true(skirmish_unit(&t, "gang")->routing);
	assert_false(contact_unit(t.game, trial_unit(&t, "sailors")));
	end(&t);
}

/* ---- ambushes ---- */

#define JACKALS "unit jackals figures=2 at=14,2 side=east class=native troops=warriors arms=spear" \
	" hidden facing=W\nfigure 1 leader\n"
#define GROVE \
	"map\n" \
	". . . . . . . . . . . . % % % % . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . M . . . . . . % % % % . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . M M . . . . . % % % % . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" SIDES

TEST(test_A_15_S_A_29_stopped_four_inches_short)
{
	struct trial t;

	begin(&t, GROVE MARINES JACKALS);
	assert_false(game_sees(t.game, WEST, trial_unit(&t, "jackals")));
	trial_do(&t, WEST, "order marines run 17,2");
	trial_do(&t, WEST, "done");
	trial_do(&t, EAST, "done");
	assert_int_equal(apart(&t, "marines", "jackals"), 40);
	assert_true(skirmish_unit(&t, "marines")->stopped);
	assert_true(adv_spotted(t.game, trial_unit(&t, "jackals"), WEST));
	assert_false(adv_unit_suppressed(t.game, trial_unit(&t, "marines")));
	end(&t);
}

/* Only who has stood still lay in ambush. */
TEST(test_S_A_29_who_walked_there_has_laid_no_ambush)
{
	static const struct { enum mode last; const char *says; } rows[] = {
		{ MODE_NONE, "ambushed by jackals" }, { MODE_STATIONARY, "ambushed by jackals" },
		{ MODE_PATROL, "coming upon jackals" } };

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		bool is_said = false;
		struct trial t;

		begin(&t, GROVE MARINES JACKALS);
		skirmish_unit(&t, "jackals")->last_mode = (uint8_t)rows[i].last;
		trial_do(&t, WEST, "order marines run 17,2");
		trial_do(&t, WEST, "done");
		trial_do(&t, EAST, "done");
		for (int n = trial_count(&t, EVENT_NOTE); n > 0 && !is_said; n--)
			is_said = strstr(trial_event(&t, EVENT_NOTE, n - 1)->word, rows[i].says)
				!= NULL;
		assert_true(is_said);
		end(&t);
	}
}

TEST(test_S_A_29_who_is_nearer_does_not_move)
{
	struct trial t;
	cell_t stood;

	begin(&t, GROVE MARINES JACKALS);
	trial_put(&t, "marines", 1, 11, 2);
	stood = skirmish_cell(&t, "marines", 1);
	trial_do(&t, WEST, "order marines patrol 13,3");
	trial_do(&t, WEST, "done");
	trial_do(&t, EAST, "done");
	assert_int_equal(skirmish_cell(&t, "marines", 1), stood);
	assert_true(adv_spotted(t.game, trial_unit(&t, "jackals"), WEST));
	end(&t);
}

TEST(test_S_A_29_chargers_are_stopped_but_not_suppressed)
{
	static const char trap[] = GROVE MARINES JACKALS
		"unit gang figures=2 at=19,2 side=east class=native troops=warriors arms=axe facing=W\n"
		"figure 1 leader\n";
	struct trial t;

	begin(&t, trap);
	adv_reveal(t.game, trial_unit(&t, "gang"));
	trial_do(&t, WEST, "order marines charge gang");
	trial_dice(&t, "1");
	orders_done(&t, STAGE_SPOT);
	assert_false(skirmish_unit(&t, "marines")->charging);
	assert_false(adv_unit_suppressed(t.game, trial_unit(&t, "marines")));
	assert_int_equal(apart(&t, "marines", "jackals"), 40);
	end(&t);
}

/* ---- heroes ---- */

#define HOTSPUR "unit band sign=M side=west troops=soldiers arms=sword facing=E\n" \
	"figure 1 leader hero luck=5 field-craft=5 "

TEST(test_S_A_13_S_A_46_a_failed_test_replaces_the_order)
{
	struct trial t;

	begin(&t, PLAIN HOTSPUR "traits=impetuous\n" GANG);
	trial_do(&t, WEST, "order band combat 8,2");
	trial_do(&t, WEST, "done");
	trial_dice(&t, "6  1");	/* his field craft fails; the gang stands */
	trial_do(&t, EAST, "done");
	assert_string_equal(trial_event(&t, EVENT_ORDER, 0)->word, "charge");
	assert_int_equal(skirmish_unit(&t, "band")->target, trial_unit(&t, "gang"));
	assert_true(skirmish_unit(&t, "gang")->charged);
	end(&t);
}

TEST(test_S_A_13_who_does_not_test)
{
	struct trial t;

	begin(&t, PLAIN HOTSPUR "traits=impetuous\n" GANG);
	skirmish_unit(&t, "band")->mode = MODE_CHARGE;	/* charges anyway */
	skirmish_unit(&t, "band")->target = (int16_t)trial_unit(&t, "gang");
	adv_impetuous(t.game);
	skirmish_unit(&t, "band")->mode = MODE_NONE;
	skirmish_unit(&t, "band")->reorganise = 1;	/* no charge is lawful */
	adv_impetuous(t.game);
	skirmish_unit(&t, "band")->reorganise = 0;
	for (int i = 1; i <= 3; i++)
		trial_put(&t, "gang", i, 38, i);	/* beyond his reach */
	adv_impetuous(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	end(&t);
}

TEST(test_S_A_13_a_superior_spares_him)
{
	struct trial t;

	begin(&t, PLAIN HOTSPUR "subordinate traits=impetuous\n" GANG
		"unit staff figures=1 at=2,3 side=west troops=soldiers arms=pistol facing=E\n"
		"figure 1 leader hero luck=5 field-craft=5\n");
	adv_impetuous(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	game_life(t.game, trial_figure(&t, "staff", 1), LIFE_WOUNDED, "wounded");
	trial_dice(&t, "5");
	adv_impetuous(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 1);
	end(&t);
}

TEST(test_S_A_15_four_flights)
{
	struct trial t;

	begin(&t, PLAIN HOTSPUR "origin=far-eastern traits=ancient-training\n" GANG);
	trial_refuses(&t, WEST, "order band fly 20,3", "C-3");	/* twelve inches */
	trial_refuses(&t, WEST, "order band fly 15,2", "S-A-45");	/* into contact: a charge */
	trial_do(&t, WEST, "order band fly gang");
	trial_dice(&t, "7");
	orders_done(&t, STAGE_PRESS);
	assert_int_equal(skirmish_man(&t, "band", 1)->flights, 1);
	t.game->dice.strict = false;
	trial_do(&t, WEST, "press band yes");
	assert_true(skirmish_unit(&t, "band")->fought);
	skirmish_man(&t, "band", 1)->flights = 4;
	trial_end(&t);
	begin(&t, PLAIN HOTSPUR "origin=far-eastern traits=ancient-training\n" GANG);
	skirmish_man(&t, "band", 1)->flights = 4;
	trial_refuses(&t, WEST, "order band fly 8,2", "S-A-15");
	trial_end(&t);
}

TEST(test_S_A_45_a_late_move_keeps_its_distance)
{
	struct trial t;

	begin(&t, PLAIN HOTSPUR "military traits=tactician\n" GANG);
	trial_do(&t, WEST, "order band run 8,2");
	trial_do(&t, WEST, "done");
	trial_do(&t, EAST, "done");
	trial_dice(&t, "2");
	trial_do(&t, WEST, "tactic band.1 yes");
	trial_refuses(&t, WEST, "move band 15,2", "C-3");	/* next to the gang */
	trial_do(&t, WEST, "move band 14,2");
	assert_false(contact_unit(t.game, trial_unit(&t, "band")));
	assert_int_equal(apart(&t, "band", "gang"), 20);
	end(&t);
}

/* Who has broken runs with the others, and who stands up to a charge stays: no
 * Tactician holds back a move that is not his to make. */
TEST(test_S_A_12_nobody_waits_who_is_charged)
{
	struct trial t;
	cell_t stood;

	for (int breaks = 0; breaks < 2; breaks++) {
		begin(&t, PLAIN HOTSPUR "military traits=tactician morale=5\n" GANG);
		stood = skirmish_cell(&t, "band", 1);
		trial_do(&t, WEST, "order band patrol 8,2");
		trial_do(&t, WEST, "done");
		trial_do(&t, EAST, "order gang charge band");
		trial_dice(&t, breaks ? "10" : "1");
		trial_do(&t, EAST, "done");
		assert_null(game_decision(t.game, WEST, trial_unit(&t, "band")));
		assert_int_equal(skirmish_unit(&t, "band")->routing, breaks);
		assert_int_equal(skirmish_cell(&t, "band", 1) == stood, !breaks);
		t.game->dice.strict = false;
		trial_end(&t);
	}
}

TEST_MAIN
