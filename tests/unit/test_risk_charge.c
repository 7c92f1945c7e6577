/* Charges: who may charge whom, and how they come on (K:111, K:115). */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "risk_games.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/melee/match.h"
#include "systems/risk/melee/melee.h"

/* Cells of 25 mm: a charge of 20 cm is eight of them. */
static const char field[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A . . . . . . . B . . . . . . . . . . . C . . .\n"
	". . A . . . . . . . B . . . . . . . . . . . C . . .\n"
	" . . A . . . . . . . B . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side column edges=west\n"
	"side gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"figure 1 leader\n"
	"unit raiders sign=B side=gang arms=sword\n"
	"figure 1 leader\n"
	"unit spears sign=C side=gang arms=spear uncommanded\n";

static void charge(const struct trial *t, const char *unit, const char *target)
{
	risk_unit_in(t, unit)->order = ORDER_CHARGE;
	risk_unit_in(t, unit)->target = (int16_t)trial_unit(t, target);
}

static bool may(const struct trial *t, const char *unit, const char *target, const char *rule)
{
	struct reason why = { "", "" };
	const bool allowed = risk_may_charge(t->game, trial_unit(t, unit), trial_unit(t, target),
		&why);

	assert_string_equal(why.rule, allowed ? "" : rule);
	return allowed;
}

static int in_contact(const struct trial *t, const char *unit)
{
	int n = 0;

	FOR_MEMBERS(f, t->game, trial_unit(t, unit))
		n += contact_figure(t->game, f);
	return n;
}

/* ---- who may ---- */

RISK_GAME(test_X_33_in_reach_and_in_sight, field)
{
	assert_true(may(&t, "askaris", "raiders", ""));	/* seven steps */
	assert_int_equal(risk_charge_cost(t.game, trial_unit(&t, "askaris"),
		trial_unit(&t, "raiders")), 7 * 25 * REACH_TWELFTHS);
	assert_false(may(&t, "askaris", "spears", "X-33"));
	assert_false(may(&t, "raiders", "spears", "X-33"));	/* no enemies */
	for (int i = 1; i <= 3; i++)
		trial_put(&t, "raiders", i, 13, i + 1);
	assert_false(may(&t, "askaris", "raiders", "X-33"));	/* nine steps */
}

RISK_GAME(test_X_33_wounds_and_ground_shorten_it, field)
{
	for (int i = 1; i <= 3; i++)
		risk_man(&t, "askaris", i)->wounds = 1;
	assert_false(may(&t, "askaris", "raiders", "X-33"));	/* 10 cm */
	risk_man(&t, "askaris", 2)->wounds = 0;	/* one who reaches is enough */
	assert_true(may(&t, "askaris", "raiders", ""));
	for (int row = 1; row <= 6; row++)
		for (int col = 6; col <= 8; col++)
			table_set_ground(t.game->table, build_cell(t.setup, col, row),
				table_find_ground(t.game->table, "swamp"));
	assert_false(may(&t, "askaris", "raiders", "X-33"));
}

RISK_GAME(test_X_34_natives_have_their_die, field)
{
	for (int i = 1; i <= 3; i++)
		trial_put(&t, "raiders", i, 13, i + 1);
	risk_unit_in(&t, "askaris")->natives = 2;	/* 22 cm are eight cells */
	assert_false(may(&t, "askaris", "raiders", "X-33"));
	risk_unit_in(&t, "askaris")->natives = 3;	/* 23 cm are nine */
	assert_true(may(&t, "askaris", "raiders", ""));
}

RISK_GAME(test_S_K_32_a_plain_word_forbids_it, field)
{
	static const enum action words[] = { ACTION_HALT, ACTION_RETREAT, ACTION_ROUT };

	for (int i = 0; i < 3; i++) {
		risk_word(&t, "askaris", words[i], true);
		assert_false(may(&t, "askaris", "raiders", "S-K-32"));
		risk_word(&t, "askaris", words[i], false);	/* blue: not for them */
		assert_true(may(&t, "askaris", "raiders", ""));
	}
}

RISK_GAME(test_X_33_nobody_is_charged_through_a_wall_of_figures,
	"cell 25\nmap\n"
	". . . B . . . .\n"
	" . . . B . . . .\n"
	". A . B . C . .\n"
	" . . . B . . . .\n"
	"end\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n"
	"unit guide sign=C side=gang arms=sword\n")
{
	assert_true(may(&t, "askaris", "raiders", ""));
	assert_false(may(&t, "askaris", "guide", "X-33"));
	assert_int_equal(risk_charge_cost(t.game, trial_unit(&t, "askaris"),
		trial_unit(&t, "guide")), REACH_FAR);
	trial_put(&t, "raiders", 4, 7, 1);	/* there is a way round */
	assert_true(may(&t, "askaris", "guide", ""));
}

/* ---- the run ---- */

RISK_GAME(test_K_17_chargers_come_into_contact_each_with_his_man, field)
{
	struct fights all;

	charge(&t, "askaris", "raiders");
	risk_charges(t.game);
	assert_int_equal(in_contact(&t, "askaris"), 3);
	assert_int_equal(in_contact(&t, "raiders"), 3);
	assert_true(risk_unit_in(&t, "askaris")->charged);
	assert_true(contact_unit(t.game, trial_unit(&t, "askaris")));
	assert_int_equal(risk_unit_in(&t, "askaris")->deed, DEED_ADVANCED);
	assert_in_range(risk_unit_in(&t, "askaris")->far, 1, 200 * REACH_TWELFTHS);
	risk_match_figures(t.game, NULL, &all);
	assert_int_equal(all.n, 3);
}

/* Five come at two: three of them on one, two on the other. */
RISK_GAME(test_K_17_as_many_as_can_come_in_evenly,
	"cell 25\nmap\n"
	". A . . . . . . . .\n"
	" . A . . . . . . . .\n"
	". A . . . . B . . .\n"
	" . A . . . . . . . .\n"
	". A . . . . B . . .\n"
	" . . . . . . . . . .\n"
	"end\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n")
{
	struct fights all;

	charge(&t, "askaris", "raiders");
	risk_charges(t.game);
	assert_int_equal(in_contact(&t, "askaris"), 5);
	risk_match_figures(t.game, NULL, &all);
	assert_int_equal(all.n, 2);
	assert_int_equal(all.fight[0].n + all.fight[1].n, 5);
	assert_in_range(all.fight[0].n, 2, 3);
}

/* In a lane one man wide the first comes in, the others queue behind him. */
RISK_GAME(test_K_17_the_others_come_as_near_as_they_can,
	"cell 25\nmap\n"
	"= = = = = = = = =\n"
	" A A A . . . B . .\n"
	"= = = = = = = = =\n"
	" = = = = = = = = =\n"
	"end\nlegend = river\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n")
{
	charge(&t, "askaris", "raiders");
	risk_charges(t.game);
	assert_int_equal(in_contact(&t, "askaris"), 1);
	for (int col = 4; col <= 6; col++)
		assert_true(t.game->occupant[build_cell(t.setup, col, 2)] >= 0);
}

RISK_GAME(test_X_81_a_charge_that_falls_short_stops_there, field)
{
	int steps;

	charge(&t, "askaris", "raiders");
	for (int i = 1; i <= 3; i++)	/* they have moved off since */
		trial_put(&t, "raiders", i, 17, i + 1);
	risk_charges(t.game);
	assert_int_equal(in_contact(&t, "askaris"), 0);
	assert_false(contact_unit(t.game, trial_unit(&t, "askaris")));
	steps = grid_half_steps(&t.game->table->grid, build_cell(t.setup, 3, 2),
		t.game->figures[trial_figure(&t, "askaris", 1)].cell) / 2;
	assert_int_equal(steps, 8);
	assert_string_equal(trial_event(&t, EVENT_NOTE, -1)->word, "does not reach the enemy");
}

RISK_GAME(test_X_81_those_who_charge_each_other_meet_on_the_way, field)
{
	for (int i = 1; i <= 3; i++)	/* eleven steps apart */
		trial_put(&t, "raiders", i, 15, i + 1);
	charge(&t, "askaris", "raiders");
	charge(&t, "raiders", "askaris");
	t.game->dice.strict = false;	/* for those who want the same place (S-C-9) */
	risk_charges(t.game);
	assert_int_equal(in_contact(&t, "askaris"), 3);
	assert_int_equal(in_contact(&t, "raiders"), 3);
}

TEST(test_X_110_a_target_that_is_gone)
{
	struct trial t;

	risk_begin(&t, field);
	charge(&t, "askaris", "raiders");
	for (int i = 1; i <= 3; i++)
		risk_die(t.game, trial_figure(&t, "raiders", i), "killed");
	risk_charges(t.game);	/* the spears are too far: to where the raiders stood */
	assert_int_equal(in_contact(&t, "askaris"), 0);
	assert_int_equal(grid_half_steps(&t.game->table->grid, build_cell(t.setup, 11, 2),
		t.game->figures[trial_figure(&t, "askaris", 1)].cell), 0);
	risk_end(&t);

	risk_begin(&t, field);
	charge(&t, "askaris", "raiders");
	for (int i = 1; i <= 3; i++)
		risk_die(t.game, trial_figure(&t, "raiders", i), "killed");
	trial_put(&t, "spears", 1, 10, 5);
	risk_charges(t.game);	/* the next enemy in reach */
	assert_true(in_contact(&t, "askaris") >= 1);
	risk_end(&t);
}

RISK_GAME(test_S_K_32_whom_his_word_has_caught_up_does_not_charge, field)
{
	int moves;

	charge(&t, "askaris", "raiders");
	risk_unit_in(&t, "askaris")->routing = true;
	moves = trial_count(&t, EVENT_MOVE);
	risk_charges(t.game);
	assert_false(risk_unit_in(&t, "askaris")->charged);
	assert_int_equal(trial_count(&t, EVENT_MOVE), moves);
}

RISK_GAME(test_X_111_chargers_have_come_on, field)
{
	charge(&t, "askaris", "raiders");
	risk_charges(t.game);
	trial_dice(&t, "1 1 1 1 1 1");
	risk_melee(t.game);
	for (int i = 1; i <= 3; i++) {
		assert_true(risk_man(&t, "askaris", i)->came_on);
		assert_false(risk_man(&t, "raiders", i)->came_on);
	}
}

RISK_GAME(test_X_95_comrades_come_to_help, field)
{
	trial_put(&t, "raiders", 1, 4, 2);	/* next to the first askari */
	assert_int_equal(in_contact(&t, "askaris"), 1);
	assert_true(may(&t, "askaris", "raiders", ""));
	trial_put(&t, "spears", 1, 8, 2);
	assert_false(may(&t, "askaris", "spears", "X-95"));
	charge(&t, "askaris", "raiders");
	risk_charges(t.game);
	assert_int_equal(in_contact(&t, "askaris"), 3);
	assert_false(may(&t, "askaris", "raiders", "X-95"));	/* all are */
}

/* ---- what a side does not see, and what others want ---- */

static const char three[] =
	"cell 25\nmap\n"
	". . . . . . . . . . .\n"
	" . A . . . . . B . . .\n"
	". A . . . . . . . . .\n"
	" . . . . . . . . . . .\n"
	". . . . C . . . . . .\n"
	" . . . . . . . . . . .\n"
	"end\n"
	"side column edges=west\nside gang edges=east\nside river edges=south\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n"
	"unit fishers sign=C side=river arms=spear\n";

static void places_of(const struct trial *t, struct comers *all)
{
	all->n = 0;
	risk_charge_comers(t->game, trial_unit(t, "askaris"), trial_unit(t, "raiders"), all);
	risk_comers_place(t->game, all);
}

/* K5: a place that an unseen enemy holds is as good as any. */
RISK_GAME(test_K_17_the_unseen_do_not_change_where_chargers_go, three)
{
	struct comers before, after;

	trial_put(&t, "fishers", 1, 11, 6);
	game_sight(t.game, trial_unit(&t, "fishers"), 0, false);
	places_of(&t, &before);
	game_place(t.game, trial_figure(&t, "fishers", 1), before.comer[0].place);
	places_of(&t, &after);
	for (int i = 0; i < before.n; i++)
		assert_int_equal(after.comer[i].place, before.comer[i].place);
	game_sight(t.game, trial_unit(&t, "fishers"), 0, true);	/* now they know better */
	places_of(&t, &after);
	assert_int_not_equal(after.comer[0].place, before.comer[0].place);
}

RISK_GAME(test_K_17_two_causes_come_at_one_man, three)
{
	charge(&t, "askaris", "raiders");
	charge(&t, "fishers", "raiders");
	t.game->dice.strict = false;
	risk_charges(t.game);
	assert_true(in_contact(&t, "raiders") == 1);
	assert_true(in_contact(&t, "askaris") >= 1 && in_contact(&t, "fishers") == 1);
}

/* By the turn's stages: shooting comes before charges, one round is fought. */
RISK_GAME(test_S_K_31_one_round_a_turn, field)
{
	trial_do(&t, 0, "order askaris charge raiders");
	trial_refuses(&t, 0, "order askaris charge spears", "X-33");
	trial_dice(&t, "6 1  3 3  2 2");
	risk_play(&t, STAGE_FOLLOW);
	assert_int_equal(risk_game_of(t.game)->walk.stage, STAGE_FOLLOW);
	assert_true(risk_unit_in(&t, "askaris")->fought);
	assert_true(trial_roll(&t, "melee") != NULL);
}

TEST_MAIN
