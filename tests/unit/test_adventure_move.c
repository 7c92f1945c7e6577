/* Walking: shares, formation, contact, terrain, the wounded, captives and
 * flights (C-3, C-7, C-8, S-C-2 … S-C-13, S-A-15, S-A-33).
 *
 * Orders are given as players give them; then the Movement phase is called.
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/move/march.h"

/* The Movement phase, its events kept (a choice made by hand has closed the log). */
static void move(struct trial *t)
{
	t->game->out = event_log_sink(t->log);
	adv_move_all(t->game);
}

static int apart(const struct trial *t, cell_t a, cell_t b)
{
	return (int)table_distance(t->game->table, a, b);
}

static int went(const struct trial *t, const char *unit, int number, int col, int row)
{
	return apart(t, skirmish_cell(t, unit, number), build_cell(t->setup, col, row));
}

static void stands_at(const struct trial *t, const char *unit, int number, int col, int row)
{
	const cell_t c = skirmish_cell(t, unit, number);

	if (c != build_cell(t->setup, col, row))
		fail_msg("%s.%d stands at %s, expected %d,%d", unit, number,
			grid_cell_text(&t->game->table->grid, c).text, col, row);
}

static const char squad[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . . . . . .\n"
	". A A . . . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . . . . . .\n"
	". A A . . . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 6 leader\n"
	"unit gang side=thugs figures=1 at=24,7\n";

SKIRMISH(test_C_7_a_unit_arrives_together_and_keeps_its_shape, squad)
{
	cell_t before[10];

	for (int i = 0; i < 10; i++)
		before[i] = skirmish_cell(&t, "marines", i + 1);
	trial_do(&t, 0, "order marines patrol 11,4");
	move(&t);
	stands_at(&t, "marines", 6, 11, 4);	/* the leader goes to the goal */
	for (int i = 0; i < 10; i++) {
		const cell_t now = skirmish_cell(&t, "marines", i + 1);

		assert_in_range(apart(&t, now, build_cell(t.setup, 11, 4)), 0, 30);
		assert_int_equal(t.game->figures[trial_figure(&t, "marines", i + 1)].facing, 1);
		/* on open ground the very same shape */
		assert_int_equal(now - before[i], 8);
	}
}

/* Who was in front stays in front, who was on the left stays there. */
SKIRMISH(test_C_7_nobody_crosses_over, squad)
{
	trial_do(&t, 0, "order marines patrol 11,4");
	move(&t);
	for (int i = 1; i <= 9; i += 2) {
		const struct grid *grid = &t.game->table->grid;

		assert_true(grid_col(grid, skirmish_cell(&t, "marines", i))
			<= grid_col(grid, skirmish_cell(&t, "marines", i + 1)));
		if (i < 9)
			assert_true(grid_row(grid, skirmish_cell(&t, "marines", i))
				<= grid_row(grid, skirmish_cell(&t, "marines", i + 2)));
	}
}

SKIRMISH(test_C_7_figures_may_be_placed_one_by_one, squad)
{
	trial_refuses(&t, 0, "place marines.1 5,1", "C-7");	/* ordered nowhere yet */
	trial_do(&t, 0, "order marines patrol 8,4");
	trial_do(&t, 0, "place marines.1 9,1");
	trial_refuses(&t, 0, "place marines.1 24,1", "C-3");
	move(&t);
	stands_at(&t, "marines", 1, 9, 1);
	stands_at(&t, "marines", 6, 8, 4);
}

static const char strays[] =
	"map\n"
	"A A . . . . . . . . . . . . . . . . A . . .\n"
	" A A . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"unit gang side=thugs figures=1 at=22,4\n";

SKIRMISH(test_C_7_a_straggler_rejoins_before_anything_else, strays)
{
	struct reason why;

	assert_true(adv_straggles(t.game, trial_figure(&t, "marines", 3)));
	assert_false(adv_straggles(t.game, trial_figure(&t, "marines", 1)));
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "marines", 3), &why));
	assert_string_equal(why.rule, "C-7");
	trial_do(&t, 0, "order marines stationary");
	move(&t);
	assert_int_equal(went(&t, "marines", 3, 19, 1), 80);	/* as fast as a patrol */
	stands_at(&t, "marines", 1, 1, 1);
}

/* The first man of a unit that nobody leads is a straggler like any other. */
SKIRMISH(test_C_7_whom_nobody_leads_waits_for_no_first_man, squad)
{
	int unit, first;

	unit = trial_unit(&t, "marines");
	first = trial_figure(&t, "marines", 1);
	game_place(t.game, first, build_cell(t.setup, 19, 6));
	t.game->units[unit].leader = (int16_t)first;
	assert_int_equal(adv_guide(t.game, unit), first);
	assert_false(adv_straggles(t.game, first));
	t.game->units[unit].leader = NOBODY;
	assert_int_equal(adv_guide(t.game, unit), trial_figure(&t, "marines", 2));
	assert_true(adv_straggles(t.game, first));
	trial_do(&t, 0, "order marines patrol 6,3");
	move(&t);
	stands_at(&t, "marines", 2, 6, 3);
}

SKIRMISH(test_S_A_123_stragglers_come_at_the_pace_of_the_order, strays)
{
	const int combat = 40;	/* of natives and Western men alike */

	trial_do(&t, 0, "order marines combat");
	move(&t);
	assert_int_equal(went(&t, "marines", 3, 19, 1), combat);
}

/* a rallied unit stands still, its stragglers with it. */
SKIRMISH(test_S_A_123_stragglers_of_a_rallied_unit_stand, strays)
{
	skirmish_unit(&t, "marines")->mode = MODE_RALLY;
	skirmish_unit(&t, "marines")->rallied = 1;
	adv_move_all(t.game);
	assert_int_equal(went(&t, "marines", 3, 19, 1), 0);
	skirmish_turn(&t, 2);	/* no longer */
	adv_move_all(t.game);
	assert_true(went(&t, "marines", 3, 19, 1) > 0);
}

static const char ground[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . A % % % % % % % % % % % % . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . B f f f f f f f f . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . C % % % % % % . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit alf sign=A side=navy\n"
	"unit bob sign=B side=navy\n"
	"unit cat sign=C side=navy\n"
	"unit gang side=thugs figures=1 at=20,7\n";

SKIRMISH(test_C_3_a_figure_stops_when_the_next_step_costs_more, ground)
{
	trial_falls_short(&t, 0, "order alf combat 5,2");	/* jungle at half: 2 cells */
	trial_do(&t, 0, "order alf combat 4,2");
	trial_do(&t, 0, "order bob combat 3,4");	/* a ford at a quarter: 1 cell */
	trial_falls_short(&t, 0, "order bob combat 4,4");
	move(&t);
	stands_at(&t, "alf", 1, 4, 2);
	stands_at(&t, "bob", 1, 3, 4);
}

/* S-C-2: a step costs the ground that is entered, so leaving is free. */
SKIRMISH(test_S_C_2_the_ground_entered_is_paid, ground)
{
	game_place(t.game, trial_figure(&t, "cat", 1), build_cell(t.setup, 8, 6));
	trial_do(&t, 0, "order cat combat 12,6");
	move(&t);
	stands_at(&t, "cat", 1, 12, 6);
}

static const char coarse[] =
	"map\n"
	". . . . . . . .\n"
	" . A f f . . . .\n"
	". . . . . . . .\n"
	" . . . . . . . .\n"
	"end\n"
	"cell 20\n"
	NAVY_AND_THUGS
	"unit alf sign=A side=navy\n"
	"unit gang side=thugs figures=1 at=8,4\n";

/* S-C-3: 4" do not pay for a ford of 2" at a quarter rate; the order stands. */
SKIRMISH(test_S_C_3_an_order_may_move_nothing, coarse)
{
	trial_refuses(&t, 0, "order alf combat 3,2", "C-3");
	trial_do(&t, 0, "order alf combat 2,2");
	move(&t);
	stands_at(&t, "alf", 1, 2, 2);
	assert_false(skirmish_unit(&t, "alf")->moved);
	assert_int_equal(skirmish_unit(&t, "alf")->mode, MODE_COMBAT);	/* S-A-36 */
}

static const char stairs[] =
	"map\n"
	". . . . . . . . . .\n"
	" . A . . . . . . . .\n"
	". . . . . . . . . .\n"
	" . . . . . . . . . .\n"
	"end\n"
	"levels\n"
	"0 0 0 0 1 1 2 2 2 2\n"
	" 0 0 0 0 1 1 2 2 2 2\n"
	"0 0 0 0 1 1 3 3 3 3\n"
	" 0 0 0 0 1 1 3 3 3 3\n"
	"end\n"
	NAVY_AND_THUGS
	"unit alf sign=A side=navy\n"
	"unit gang side=thugs figures=1 at=10,4\n";

/* S-C-13: one level up at half rate, two levels at a step by nobody. */
SKIRMISH(test_S_C_13_levels, stairs)
{
	trial_falls_short(&t, 0, "order alf combat 6,2");	/* 2 + 2 + 1 */
	trial_do(&t, 0, "order alf combat 5,2");
	trial_do(&t, 0, "order alf patrol 7,2");	/* 2 + 2 + 1 + 2 */
	move(&t);
	stands_at(&t, "alf", 1, 7, 2);
}

/* Two cells to the foot of the stairs, two for the step; told to its own side alone. */
SKIRMISH(test_Y_28_an_order_out_of_reach_goes_as_far_as_it_can, stairs)
{
	const struct event *e;

	trial_falls_short(&t, 0, "order alf combat 9,2");
	trial_do(&t, 0, "order alf combat 9,2");
	e = trial_event(&t, EVENT_NOTE, -1);
	assert_string_equal(e->word,
		"will get as far as 5,2: the place named is further than one move");
	assert_int_equal(e->audience, 1);
	move(&t);
	stands_at(&t, "alf", 1, 5, 2);
}

static const char files[] =
	"map\n"
	". . . . . . . . . . . . . .\n"
	" . A B B . . . . . . . . . .\n"
	". . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . .\n"
	"# # # # # # # # # # # # # #\n"
	" . . . . . . . . . . . . . C\n"
	"end\n"
	NAVY_AND_THUGS
	"unit alf sign=A side=navy\n"
	"unit bob sign=B side=navy\n"
	"unit gang sign=C side=thugs\n";

SKIRMISH(test_S_C_7_through_standing_friends, files)
{
	trial_do(&t, 0, "order alf combat 6,2");
	move(&t);
	stands_at(&t, "alf", 1, 6, 2);
	stands_at(&t, "bob", 1, 3, 2);
	stands_at(&t, "bob", 2, 4, 2);
}

/* Not upon them: the goal being taken he stops beside it. */
SKIRMISH(test_S_C_7_never_upon_a_friend, files)
{
	trial_do(&t, 0, "order alf combat 4,2");
	move(&t);
	assert_int_equal(went(&t, "alf", 1, 4, 2), 10);
	stands_at(&t, "bob", 2, 4, 2);
}

static const char gap[] =
	"map\n"
	". . . . . . . . . . . . . .\n"
	" . A . . . . . . . . . . . .\n"
	". . . . . . B . . . . . . .\n"
	" . . . . . . . . . . . . . .\n"
	"W W W W W W W W W W W W W W\n"
	" . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit alf sign=A side=navy\n"
	"unit gang sign=B side=thugs\n";

/* S-C-7, S-C-8: the enemy bars his cell and those next to it; one walks round. */
SKIRMISH(test_S_C_7_not_past_an_enemy_within_contact, gap)
{
	const struct event *e;

	trial_refuses(&t, 0, "order alf patrol 7,3", "C-3");	/* upon him */
	trial_refuses(&t, 0, "order alf patrol 6,2", "C-3");	/* next to him */
	trial_do(&t, 0, "order alf run 11,3");
	move(&t);
	stands_at(&t, "alf", 1, 11, 3);
	for (int i = 0; (e = trial_event(&t, EVENT_MOVE, i)) != NULL; i++)
		if (e->cell != CELL_NONE && e->unit == 0)
			assert_true(apart(&t, e->cell, build_cell(t.setup, 7, 3)) > 10);
}

static const char meeting[] =
	"map\n"
	". . . . . . . . . . . . . .\n"
	" . . A . . . . . . B . . . .\n"
	". . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit alf sign=A side=navy\n"
	"unit gang sign=B side=thugs class=native\n";

/* C-8: of two who would come to touch, only one does the step; a tie is diced for. */
SKIRMISH(test_S_C_9_a_tie_between_enemies_is_diced, meeting)
{
	trial_do(&t, 0, "order alf combat 7,2");
	trial_do(&t, 1, "order gang combat 6,2");
	trial_dice(&t, "3 3 4 9");	/* a tie, again, and the gang goes on */
	move(&t);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 4);
	assert_string_equal(trial_event(&t, EVENT_ROLL, 3)->roll.rule, "S-C-9");
	assert_string_equal(trial_event(&t, EVENT_ROLL, 3)->roll.outcome, "takes it");
	stands_at(&t, "gang", 1, 7, 2);
	stands_at(&t, "alf", 1, 5, 2);	/* S-C-8: one cell short */
}

static const char comrades[] =
	"map\n"
	". . . . . . . . . . . . . .\n"
	" . A . . . . . B . . . . . .\n"
	". . . . . . . . . . . . . .\n"
	" . . . . . . . C . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit alf sign=A side=navy\n"
	"unit bob sign=B side=navy\n"
	"unit cat sign=C side=navy\n"
	"unit gang side=thugs figures=1 at=14,4\n";

SKIRMISH(test_C_8_who_has_more_allowance_left_takes_it, comrades)
{
	trial_do(&t, 0, "order alf patrol 6,2");	/* 4 of 8", at half time */
	trial_do(&t, 0, "order bob combat 6,2");	/* 2 of 4", at half time */
	move(&t);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	stands_at(&t, "alf", 1, 6, 2);
	assert_int_equal(went(&t, "bob", 1, 6, 2), 10);
}

SKIRMISH(test_C_8_comrades_do_not_dice, comrades)
{
	trial_do(&t, 0, "order bob combat 5,2");	/* three cells each */
	trial_do(&t, 0, "order alf combat 5,2");
	move(&t);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	stands_at(&t, "alf", 1, 5, 2);	/* the first of the roster */
	assert_int_equal(went(&t, "bob", 1, 5, 2), 10);
}

/* Nobody gains from the order of the roster: the mirrored table, the mirrored end. */
TEST(test_C_8_no_gain_from_list_order)
{
	static const char *const drawings[] = {
		"map\n. . . . . . . . . . .\n . A . . . . . . B . .\n. . . . . . . . . . .\n"
		" . . . . . . . . . . .\nend\nside navy\nside thugs\n"
		"unit alf sign=A side=navy\nunit gang sign=B side=thugs class=native\n",
		"map\n. . . . . . . . . . .\n . A . . . . . . B . .\n. . . . . . . . . . .\n"
		" . . . . . . . . . . .\nend\nside thugs\nside navy\n"
		"unit gang sign=B side=thugs class=native\nunit alf sign=A side=navy\n",
	};
	cell_t alf[2], gang[2];

	for (int i = 0; i < 2; i++) {
		struct trial t;

		skirmish_begin(&t, drawings[i]);
		trial_do(&t, i == 0 ? 0 : 1, "order alf run 7,2");
		trial_do(&t, i == 0 ? 1 : 0, "order gang run 4,2");
		move(&t);
		alf[i] = skirmish_cell(&t, "alf", 1);
		gang[i] = skirmish_cell(&t, "gang", 1);
		assert_int_equal(apart(&t, alf[i], gang[i]), 20);
		skirmish_end(&t);
	}
	assert_int_equal(alf[0], alf[1]);
	assert_int_equal(gang[0], gang[1]);
}

static const char gate[] =
	"map\n"
	". . . . . . . # . . . . . . . . . .\n"
	" . A A A . . . # . . . . . . . . . .\n"
	". A A A . . . W . . . . . . . . . .\n"
	" . A A A . . . . . . . . . . . . . .\n"
	". A A A . . . W . . . . . . . . . .\n"
	" . . . . . . . W . . . . . . . . . .\n"
	". . . . . . . W . . . . . . . . . .\n"
	" W W W W W W W W . . . . . . . . . .\n"
	"end\n"
	"legend # water\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 9 leader\n"
	"unit gang side=thugs figures=1 at=18,8\n";

/* A dozen through one cell: no pile-up, all are through after two turns. */
SKIRMISH(test_a_unit_files_through_a_gate, gate)
{
	trial_do(&t, 0, "order marines patrol 11,4");
	move(&t);
	skirmish_turn(&t, 2);
	trial_do(&t, 0, "order marines patrol 14,4");
	move(&t);
	stands_at(&t, "marines", 9, 14, 4);
	for (int i = 1; i <= 12; i++) {
		assert_in_range(went(&t, "marines", i, 14, 4), 0, 60);
		assert_true(adv_in_order(t.game, trial_figure(&t, "marines", i)));
	}
}

SKIRMISH(test_S_A_33_a_column_at_most_four_wide, squad)
{
	int abreast[24] = { 0 };

	trial_do(&t, 0, "order marines march 15,4");
	move(&t);
	stands_at(&t, "marines", 6, 15, 4);
	for (int i = 1; i <= 10; i++) {
		const int col = grid_col(&t.game->table->grid, skirmish_cell(&t, "marines", i));

		assert_in_range(went(&t, "marines", i, 15, 4), 0, 60);
		assert_true(++abreast[col] <= 4);
	}
}

static const char wood[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . & & & . . . . . . . .\n"
	". A A . . . . . . & & & . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 4 leader\n"
	"unit gang side=thugs figures=1 at=20,6\n";

SKIRMISH(test_C_7_those_who_fight_on_look_for_cover_near_the_goal, wood)
{
	int covered = 0;

	trial_do(&t, 0, "order marines patrol 11,3");
	move(&t);
	for (int i = 1; i <= 6; i++)
		covered += table_ground(t.game->table, skirmish_cell(&t, "marines", i))->cover
			== COVER_SOFT;
	assert_in_range(covered, 4, 6);	/* of two wishes in the open, at least */
}

SKIRMISH(test_S_C_10_who_cannot_move_is_left_behind, squad)
{
	game_life(t.game, trial_figure(&t, "marines", 1), LIFE_WOUNDED, "wounded");
	skirmish_man(&t, "marines", 2)->suppressed_until = 1;
	trial_do(&t, 0, "order marines patrol 11,4");
	move(&t);
	stands_at(&t, "marines", 1, 2, 2);
	stands_at(&t, "marines", 2, 3, 2);
	stands_at(&t, "marines", 6, 11, 4);
	skirmish_turn(&t, 2);	/* able again, the one must rejoin */
	assert_true(adv_straggles(t.game, trial_figure(&t, "marines", 2)));
	trial_do(&t, 0, "order marines stationary");
	move(&t);
	assert_true(adv_in_order(t.game, trial_figure(&t, "marines", 2)));
	stands_at(&t, "marines", 1, 2, 2);
}

SKIRMISH(test_S_A_115_A_30_one_helper_brings_one_wounded, squad)
{
	const int wounded = 5;

	trial_refuses(&t, 0, "order marines aid 6,4", "A-30");
	game_life(t.game, trial_figure(&t, "marines", wounded), LIFE_WOUNDED, "wounded");
	trial_falls_short(&t, 0, "order marines aid 11,4");	/* at combat rate */
	trial_do(&t, 0, "order marines aid 7,4");
	move(&t);
	assert_in_range(went(&t, "marines", wounded, 2, 4), 30, 40);
	assert_true(grid_adjacent(&t.game->table->grid, skirmish_cell(&t, "marines", wounded),
		t.game->figures[skirmish_man(&t, "marines", wounded)->helper].cell));
	assert_false(adv_can_shoot(t.game, skirmish_man(&t, "marines", wounded)->helper, NULL));
	assert_int_equal(skirmish_life(&t, "marines", wounded), LIFE_WOUNDED);
}

static const char bog[] =
	"map\n"
	". . . . . . . . . .\n"
	" . A ? ? ? . . . . .\n"
	". . . . . . . . . .\n"
	" . K ? ? ? . . . . .\n"
	". . . . . . . . . .\n"
	" . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit alf sign=A side=navy\n"
	"unit kate sign=K side=navy\n"
	"figure 1 leader hero luck=6 field-craft=3\n"
	"unit gang side=thugs figures=1 at=10,6\n";

/* S-C-13: heroes by Luck, others by field craft; who fails sinks in and is held. */
SKIRMISH(test_S_C_13_quicksand, bog)
{
	trial_do(&t, 0, "order alf patrol 5,2");
	trial_do(&t, 0, "order kate patrol 5,4");
	trial_dice(&t, "5 6");	/* field craft 4: no; luck 6: yes */
	move(&t);
	stands_at(&t, "alf", 1, 3, 2);
	stands_at(&t, "kate", 1, 5, 4);
	assert_int_equal(trial_roll(&t, "field craft")->roll.need, 4);
	assert_true(adv_suppressed(t.game, trial_figure(&t, "alf", 1)));
	assert_int_equal(skirmish_man(&t, "alf", 1)->suppressed_until, 2);
}

static const char roofs[] =
	"map\n"
	". . . . . . . . . . . . . . . . . .\n"
	" . K . . W W W . M M . . . . . B . .\n"
	". . . . W W W . M M . . . . . . . .\n"
	" . . . . W W W . . . . . . . . . . .\n"
	"W W W W W W W W . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"levels\n"
	"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"
	" 0 0 0 0 0 0 0 0 4 4 0 0 0 0 0 0 0 0\n"
	"0 0 0 0 0 0 0 0 4 4 0 0 0 0 0 0 0 0\n"
	" 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"
	"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"
	" 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n"
	"end\n"
	NAVY_AND_THUGS
	"unit koo sign=K side=navy arms=sword\n"
	"figure 1 leader hero luck=6 field-craft=3 traits=ancient-training origin=far-eastern\n"
	"unit gang sign=B side=thugs\n";

SKIRMISH(test_S_A_15_a_flight_ignores_ground_and_walls, roofs)
{
	trial_refuses(&t, 0, "order koo patrol 9,2", "C-3");	/* no way up on foot */
	trial_refuses(&t, 0, "order koo fly 6,2", "C-4");	/* not into the water */
	trial_refuses(&t, 0, "order koo fly 15,2", "C-3");	/* 13" */
	trial_do(&t, 0, "order koo fly 10,2");
	move(&t);
	stands_at(&t, "koo", 1, 10, 2);
	assert_int_equal(skirmish_man(&t, "koo", 1)->flights, 1);
	assert_false(adv_can_shoot(t.game, trial_figure(&t, "koo", 1), NULL));
	skirmish_turn(&t, 2);
	trial_refuses(&t, 0, "order koo fly 15,2", "S-A-45");	/* that were a charge */
	trial_do(&t, 0, "order koo fly 13,4");
	move(&t);
	stands_at(&t, "koo", 1, 13, 4);
	skirmish_man(&t, "koo", 1)->flights = 4;
	skirmish_turn(&t, 3);
	trial_refuses(&t, 0, "order koo fly 9,2", "S-A-15");
}

SKIRMISH(test_S_A_15_a_flight_as_a_charge, roofs)
{
	adv_reveal(t.game, trial_unit(&t, "gang"));
	trial_refuses(&t, 0, "order koo fly gang", "S-A-40");	/* 14" */
	game_place(t.game, trial_figure(&t, "koo", 1), build_cell(t.setup, 9, 3));
	trial_refuses(&t, 0, "order koo charge gang", "S-A-40");	/* from a roof */
	trial_do(&t, 0, "order koo fly gang");
	trial_dice(&t, "1");	/* stands */
	adv_charge_tests(t.game);
	move(&t);
	assert_int_equal(went(&t, "koo", 1, 16, 2), 20);	/* one cell short */
	adv_contact(t.game);
	assert_int_equal(went(&t, "koo", 1, 16, 2), 10);
	assert_int_equal(skirmish_man(&t, "koo", 1)->flights, 1);
}

SKIRMISH(test_A_30_captives_move_with_their_captors, squad)
{
	game_place(t.game, trial_figure(&t, "gang", 1), build_cell(t.setup, 2, 7));
	game_capture(t.game, trial_figure(&t, "gang", 1), trial_figure(&t, "marines", 9));
	trial_do(&t, 0, "order marines patrol 11,4");
	move(&t);
	assert_int_equal(skirmish_life(&t, "gang", 1), LIFE_CAPTIVE);
	assert_true(grid_adjacent(&t.game->table->grid, skirmish_cell(&t, "gang", 1),
		skirmish_cell(&t, "marines", 9)));
}

static const char squares[] =
	"grid square\n"
	"map\n"
	". . . . . . . . . . . .\n"
	". A A . . . . . . . . .\n"
	". A A . . . . . . . . .\n"
	". . . . . . . . . . . .\n"
	". . . . . . . . . . . .\n"
	". . . . . . . . . . . .\n"
	". . . . . . . . . . . .\n"
	". . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy\n"
	"figure 4 leader\n"
	"unit gang side=thugs figures=1 at=12,8\n";

/* C-2: a diagonal costs one and a half. */
SKIRMISH(test_C_2_on_squares, squares)
{
	trial_falls_short(&t, 0, "order marines patrol 9,8");	/* 5 × 1½ + 1 */
	trial_do(&t, 0, "order marines patrol 8,8");
	move(&t);
	stands_at(&t, "marines", 4, 8, 8);
	for (int i = 1; i <= 4; i++)
		assert_in_range(went(&t, "marines", i, 8, 8), 0, 20);
}

TEST_MAIN
