/* After the melee: who goes back, who is stuck, who follows, who surrenders (K:131). */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "risk_games.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/melee/back.h"
#include "systems/risk/melee/capture.h"

/* Rows of men hand to hand. */
static const char lines[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . .\n"
	" . . . . A B . . . . . .\n"
	". . . . . A B . . . . .\n"
	" . . . . A B . . . . . .\n"
	". . . . . . . . . . . .\n"
	" . . . . . . . . . . . .\n"
	"end\n"
	"side column edges=west\n"
	"side gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"figure 1 leader\n"
	"unit raiders sign=B side=gang arms=sword\n"
	"figure 1 leader\n";

static cell_t cell_of(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].cell;
}

static int steps_from(const struct trial *t, const char *unit, int number, int col, int row)
{
	return grid_half_steps(&t->game->table->grid, cell_of(t, unit, number),
		build_cell(t->setup, col, row)) / 2;
}

static bool is_dead(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].life == LIFE_DEAD;
}

/* Both units fought each other, with so many casualties each. */
static void fought(const struct trial *t, const char *unit, const char *foe, int wounded,
	int killed)
{
	struct risk_unit *u = risk_unit_in(t, unit);

	u->fought = true;
	u->foes |= (uint64_t)1 << trial_unit(t, foe);
	u->wounded = (uint8_t)wounded;
	u->killed = (uint8_t)killed;
}

static int in_contact(const struct trial *t, const char *unit)
{
	int n = 0;

	FOR_MEMBERS(f, t->game, trial_unit(t, unit))
		n += contact_figure(t->game, f);
	return n;
}

/* ---- who goes back ---- */

TEST(test_S_K_29_which_results_are_worse)
{
	static const struct { int a[2], b[2]; bool a_back, b_back; } cases[] = {
		{ { 0, 0 }, { 0, 0 }, true, true },	/* drawn: both */
		{ { 1, 0 }, { 0, 0 }, true, false },
		{ { 1, 0 }, { 0, 1 }, false, true },	/* one each: a kill is worse */
		{ { 0, 1 }, { 2, 0 }, false, true },	/* more casualties are worse */
		{ { 1, 1 }, { 1, 1 }, true, true },
		{ { 1, 1 }, { 0, 2 }, false, true },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct trial t;

		risk_begin(&t, lines);
		fought(&t, "askaris", "raiders", cases[i].a[0], cases[i].a[1]);
		fought(&t, "raiders", "askaris", cases[i].b[0], cases[i].b[1]);
		risk_backs(t.game);
		assert_int_equal(steps_from(&t, "askaris", 1, 5, 2) > 0, cases[i].a_back);
		assert_int_equal(steps_from(&t, "raiders", 1, 6, 2) > 0, cases[i].b_back);
		assert_int_equal(risk_unit_in(&t, "askaris")->beaten,
			cases[i].a_back && !cases[i].b_back);
		assert_int_equal(risk_unit_in(&t, "raiders")->beaten,
			cases[i].b_back && !cases[i].a_back);
		risk_end(&t);
	}
}

RISK_GAME(test_S_K_30_back_two_cells_with_faces_to_the_enemy, lines)
{
	fought(&t, "askaris", "raiders", 1, 0);
	fought(&t, "raiders", "askaris", 0, 0);
	risk_unit_in(&t, "askaris")->deed = DEED_ADVANCED;
	risk_backs(t.game);
	for (int i = 1; i <= 3; i++) {
		const int f = trial_figure(&t, "askaris", i), foe = trial_figure(&t, "raiders", i);
		const struct figure *a = &t.game->figures[f];

		assert_int_equal(steps_from(&t, "askaris", i, i == 2 ? 6 : 5, i + 1), 2);
		assert_true(game_distance(t.game, f, foe) >= 75);
		assert_true(grid_in_front(&t.game->table->grid, a->cell, a->facing,
			t.game->figures[foe].cell));
		assert_false(contact_figure(t.game, f));
	}
	assert_int_equal(risk_unit_in(&t, "askaris")->deed, DEED_STOOD);	/* */
}

RISK_GAME(test_X_117_the_rear_makes_room_for_the_front,
	"cell 25\nmap\n"
	"= = = = = = = = = =\n"
	" . . . A A A B . . .\n"
	"= = = = = = = = = =\n"
	" = = = = = = = = = =\n"
	"end\nlegend = river\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n")
{
	fought(&t, "askaris", "raiders", 1, 0);
	fought(&t, "raiders", "askaris", 0, 0);
	risk_backs(t.game);
	for (int i = 1; i <= 3; i++) {
		assert_int_equal(cell_of(&t, "askaris", i), build_cell(t.setup, i + 1, 2));
		assert_int_equal(risk_man(&t, "askaris", i)->wounds, 0);
	}
}

RISK_GAME(test_S_K_30_whoever_cannot_takes_a_wound,
	"cell 25\nmap\n"
	"= = = = = = =\n"
	" A A B . . . .\n"
	"= = = = = = =\n"
	" = = = = = = =\n"
	"end\nlegend = river\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n")
{
	fought(&t, "askaris", "raiders", 1, 0);
	fought(&t, "raiders", "askaris", 0, 0);
	risk_backs(t.game);
	assert_int_equal(risk_man(&t, "askaris", 2)->wounds, 1);
	assert_int_equal(risk_man(&t, "askaris", 1)->wounds, 0);	/* touches nobody */
	assert_int_equal(cell_of(&t, "askaris", 2), build_cell(t.setup, 2, 2));
	assert_int_equal(risk_unit_in(&t, "askaris")->wounded, 1);	/* no casualty more */
	risk_backs(t.game);	/* a second wound kills */
	assert_true(is_dead(&t, "askaris", 2));
}

/* Whatever is behind him, he goes only where he touches no enemy. */
RISK_GAME(test_X_117_not_into_the_arms_of_others,
	"cell 25\nmap\n"
	"= = = = = = = =\n"
	" . C . A B . . .\n"
	"= = = = = = = =\n"
	" = = = = = = = =\n"
	"end\nlegend = river\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n"
	"unit others sign=C side=gang arms=sword\n")
{
	fought(&t, "askaris", "raiders", 1, 0);
	fought(&t, "raiders", "askaris", 0, 0);
	risk_backs(t.game);
	assert_int_equal(cell_of(&t, "askaris", 1), build_cell(t.setup, 4, 2));
	assert_int_equal(risk_man(&t, "askaris", 1)->wounds, 1);
}

RISK_GAME(test_X_117_five_centimetres_whatever_the_ground, lines)
{
	for (int row = 1; row <= 6; row++)
		for (int col = 1; col <= 5; col++)
			table_set_ground(t.game->table, build_cell(t.setup, col, row),
				table_find_ground(t.game->table, "swamp"));
	fought(&t, "askaris", "raiders", 1, 0);
	fought(&t, "raiders", "askaris", 0, 0);
	risk_backs(t.game);
	assert_int_equal(steps_from(&t, "askaris", 1, 5, 2), 2);
}

/* Cells of 6 cm: one of them, for a step is never too short to be made. */
RISK_GAME(test_X_117_one_cell_at_least,
	"cell 60\nmap\n"
	". . . . . . . . .\n"
	" . . . A B . . . .\n"
	". . . . . . . . .\n"
	" . . . . . . . . .\n"
	"end\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n")
{
	fought(&t, "askaris", "raiders", 0, 0);
	fought(&t, "raiders", "askaris", 1, 0);
	risk_backs(t.game);
	assert_int_equal(steps_from(&t, "raiders", 1, 5, 2), 1);
	assert_true(risk_unit_in(&t, "askaris")->may_follow);
	risk_unit_in(&t, "askaris")->follows = true;
	risk_follow_up(t.game);
	assert_int_equal(in_contact(&t, "askaris"), 1);
}

RISK_GAME(test_X_116_units_of_one_melee_are_judged_together,
	"cell 25\nmap\n"
	". . . . . . . . . .\n"
	" . . . A B D . . . .\n"
	". . . . . . . . . .\n"
	" . . . . . . . . . .\n"
	". . . A B . . . . .\n"
	" . . . . . . . . . .\n"
	"end\n"
	"side column edges=west\nside gang edges=east\nside friends edges=north friends=column\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n"
	"unit sailors sign=D side=friends arms=sword\n")
{
	fought(&t, "askaris", "raiders", 0, 0);
	fought(&t, "raiders", "askaris", 1, 0);
	fought(&t, "raiders", "sailors", 1, 0);
	fought(&t, "sailors", "raiders", 0, 1);	/* a kill is worse: their friends go too */
	risk_backs(t.game);
	assert_true(risk_unit_in(&t, "askaris")->beaten);
	assert_true(risk_unit_in(&t, "sailors")->beaten);
	assert_false(risk_unit_in(&t, "raiders")->beaten);
	assert_int_equal(steps_from(&t, "askaris", 1, 4, 2), 2);
	assert_int_equal(steps_from(&t, "raiders", 1, 5, 2), 0);
}

RISK_GAME(test_X_116_another_melee_is_another_matter,
	"cell 25\nmap\n"
	". . . A B . . . . .\n"
	" . . . . . . . . . .\n"
	". . . . . . . . . .\n"
	" . . . C D . . . . .\n"
	"end\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n"
	"unit scouts sign=C side=column arms=sword\n"
	"unit others sign=D side=gang arms=sword\n")
{
	fought(&t, "askaris", "raiders", 1, 0);
	fought(&t, "raiders", "askaris", 0, 0);
	fought(&t, "scouts", "others", 0, 0);
	fought(&t, "others", "scouts", 1, 0);
	risk_backs(t.game);
	assert_true(risk_unit_in(&t, "askaris")->beaten);
	assert_false(risk_unit_in(&t, "scouts")->beaten);
	assert_true(risk_unit_in(&t, "others")->beaten);
}

RISK_GAME(test_K_17_nobody_goes_back_from_the_dead, lines)
{
	int notes;

	for (int i = 1; i <= 3; i++)
		risk_die(t.game, trial_figure(&t, "raiders", i), "killed");
	fought(&t, "askaris", "raiders", 1, 3);
	fought(&t, "raiders", "askaris", 0, 3);
	notes = trial_count(&t, EVENT_NOTE);
	risk_backs(t.game);
	assert_int_equal(steps_from(&t, "askaris", 1, 5, 2), 0);
	assert_int_equal(trial_count(&t, EVENT_NOTE), notes);
	assert_true(risk_unit_in(&t, "askaris")->beaten);	/* S-K-9 all the same */
}

/* ---- following up ---- */

static void beat_raiders(struct trial *t)
{
	fought(t, "askaris", "raiders", 0, 0);
	fought(t, "raiders", "askaris", 1, 0);
	risk_backs(t->game);
	assert_int_equal(in_contact(t, "askaris"), 0);
}

RISK_GAME(test_X_83_followers_come_into_contact_again, lines)
{
	beat_raiders(&t);
	assert_true(risk_unit_in(&t, "askaris")->may_follow);
	assert_false(risk_unit_in(&t, "raiders")->may_follow);
	risk_unit_in(&t, "askaris")->follows = true;
	risk_follow_up(t.game);
	assert_int_equal(in_contact(&t, "askaris"), 3);
	for (int i = 1; i <= 3; i++) {
		assert_in_range(steps_from(&t, "askaris", i, i == 2 ? 6 : 5, i + 1), 1, 2);
		assert_true(risk_man(&t, "askaris", i)->came_on);
	}
	assert_int_equal(risk_unit_in(&t, "askaris")->deed, DEED_ADVANCED);
}

TRIAL(test_X_83_commanders_are_asked, risk_begin(&t, lines), trial_end)
{
	trial_dice(&t, "5 1  2 2  3 3");
	risk_play(&t, STAGE_FOLLOW);
	assert_int_equal(t.game->n_decisions, 1);
	assert_int_equal(t.game->decisions[0].kind, ASK_FOLLOW);
	assert_int_equal(t.game->decisions[0].unit, trial_unit(&t, "askaris"));
	assert_int_equal(t.game->decisions[0].other, trial_unit(&t, "raiders"));
	trial_refuses(&t, 0, "follow raiders yes", "K-10");
	trial_refuses(&t, 0, "done", "");
	t.game->dice.strict = false;	/* the next turn's tests */
	trial_do(&t, 0, "follow askaris yes");
	assert_int_equal(in_contact(&t, "askaris"), 3);
}

TEST(test_X_83_troops_without_a_commander_follow_if_told_to_attack)
{
	static const struct { enum action word, doing; bool follows; } cases[] = {
		{ ACTION_ATTACK, ACTION_HALT, true },
		{ ACTION_ADVANCE, ACTION_HALT, false },
		{ ACTION_CARRY_ON, ACTION_ATTACK, true },
		{ ACTION_CARRY_ON, ACTION_ADVANCE, false },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct trial t;

		risk_begin(&t, lines);
		t.game->units[trial_unit(&t, "askaris")].uncommanded = true;
		risk_unit_in(&t, "askaris")->word = (uint8_t)cases[i].word;
		risk_unit_in(&t, "askaris")->doing = (uint8_t)cases[i].doing;
		beat_raiders(&t);
		while (t.game->n_decisions > 0)
			game_answered(t.game, t.game->decisions[0].id);
		risk_ask_follow(t.game);
		assert_int_equal(t.game->n_decisions, 0);
		assert_int_equal(risk_unit_in(&t, "askaris")->follows, cases[i].follows);
		risk_end(&t);
	}
}

RISK_GAME(test_X_83_a_word_that_holds_a_unit_keeps_it_from_following, lines)
{
	risk_word(&t, "askaris", ACTION_HALT, true);
	beat_raiders(&t);
	assert_false(risk_unit_in(&t, "askaris")->may_follow);
}

/* ---- captives ---- */

static const char caught[] =
	"cell 25\nmap\n"
	". A . . . . . .\n"
	" B . A . . . . .\n"
	". . . . . . . .\n"
	" . . . . . . . .\n"
	"end\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n"
	"figure 1 leader\n";

RISK_GAME(test_X_115_routers_surrender_to_the_nearest, caught)
{
	const struct figure *man;

	risk_unit_in(&t, "raiders")->routing = true;
	risk_surrender(t.game, trial_unit(&t, "raiders"));
	man = &t.game->figures[trial_figure(&t, "raiders", 1)];
	assert_int_equal(man->life, LIFE_CAPTIVE);
	assert_int_equal(man->captor, trial_figure(&t, "askaris", 1));
	assert_false(risk_unit_in(&t, "raiders")->routing);
	assert_int_equal(t.game->units[trial_unit(&t, "raiders")].leader, NOBODY);
}

RISK_GAME(test_X_115_captives_go_with_their_captor_and_come_free, caught)
{
	int man, captor;

	risk_surrender(t.game, trial_unit(&t, "raiders"));
	man = trial_figure(&t, "raiders", 1);
	captor = t.game->figures[man].captor;
	game_place(t.game, captor, build_cell(t.setup, 7, 3));
	game_escort(t.game, captor);
	assert_true(game_distance(t.game, man, captor) <= 25);
	risk_die(t.game, captor, "killed");
	assert_int_equal(t.game->figures[man].life, LIFE_FIT);
	/* again, and the captor leaves */
	risk_surrender(t.game, trial_unit(&t, "raiders"));
	captor = t.game->figures[man].captor;
	assert_int_equal(captor, trial_figure(&t, "askaris", 2));
	game_life(t.game, captor, LIFE_LEFT, "left");
	risk_captives(t.game);
	assert_int_equal(t.game->figures[man].life, LIFE_FIT);
}

RISK_GAME(test_X_115_routers_take_nobody, caught)
{
	risk_unit_in(&t, "askaris")->routing = true;
	risk_surrender(t.game, trial_unit(&t, "raiders"));
	assert_int_equal(t.game->figures[trial_figure(&t, "raiders", 1)].life, LIFE_FIT);
}

TEST_MAIN
