/* Movement by the risk-factor rules: rates, ground, wounds, what is kept of a move, and
 * what comes of two who want one place. */
#include "config.h"
#include "unit.h"
#include "risk_games.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"
#include "systems/risk/move/move.h"

enum { CELL = 25 * REACH_TWELFTHS };

/* Cells of 25 mm: 20 cm on foot are eight of them, 40 cm mounted sixteen. */
static const char plain[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . A . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . R . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . B .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side company edges=west\n"
	"side slavers edges=east\n"
	"unit askaris sign=A side=company arms=rifle\n"
	"unit riders sign=R side=company arms=rifle mounted\n"
	"unit gang sign=B side=slavers arms=sword\n";

static cell_t at(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].cell;
}

static void pave(const struct trial *t, int col, int row, const char *ground)
{
	assert_true(table_find_ground(t->game->table, ground) >= 0);
	table_set_ground(t->game->table, build_cell(t->setup, col, row),
		table_find_ground(t->game->table, ground));
}

static void pave_columns(const struct trial *t, int from, int to, const char *ground)
{
	for (int col = from; col <= to; col++)
		for (int row = 1; row <= t->game->table->grid.rows; row++)
			pave(t, col, row, ground);
}

static void move(struct trial *t)
{
	t->game->out = event_log_sink(t->log);
	risk_sight_renew(t->game);
	risk_move_all(t->game);
}

RISK_GAME(test_K_18_foot_and_mounted, plain)
{
	trial_falls_short(&t, 0, "order askaris move 11,2");
	trial_do(&t, 0, "order askaris move 10,2");
	trial_falls_short(&t, 0, "order riders move 20,4");
	trial_do(&t, 0, "order riders move 19,4");
	move(&t);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 10, 2));
	assert_int_equal(at(&t, "riders", 1), build_cell(t.setup, 19, 4));
}

RISK_GAME(test_Y_28_out_of_reach_they_go_as_far_as_they_can, plain)
{
	trial_do(&t, 0, "order askaris move 25,2");
	assert_int_equal(trial_event(&t, EVENT_NOTE, -1)->audience, 1);
	move(&t);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 10, 2));
}

RISK_GAME(test_K_18_X_85_half_rate_in_difficult_ground, plain)
{
	pave_columns(&t, 4, 30, "jungle");
	trial_falls_short(&t, 0, "order askaris move 7,2");
	trial_do(&t, 0, "order askaris move 6,2");	/* one open cell, three of jungle */
	trial_do(&t, 0, "order riders move 11,4");	/* eight of jungle */
	move(&t);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 6, 2));
	assert_int_equal(at(&t, "riders", 1), build_cell(t.setup, 11, 4));
}

RISK_GAME(test_X_85_the_mounted_go_round_what_they_may_not_enter, plain)
{
	for (int row = 2; row <= 6; row++)
		pave(&t, 6, row, "rock");
	trial_refuses(&t, 0, "order riders move 6,4", "X-85");
	trial_do(&t, 0, "order riders move 7,4");	/* by row 1, all round the rocks */
	move(&t);
	assert_int_equal(at(&t, "riders", 1), build_cell(t.setup, 7, 4));
	assert_true(risk_man(&t, "riders", 1)->spent > 6 * CELL);
}

static const char village[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . .\n"
	" . m m m m . m m m . . . . .\n"
	". m m m m . . m m m m . . .\n"
	" . m m m m . m m m . . . . .\n"
	". . . . . . . . . . . . . .\n"
	"end\n"
	"side company edges=west\n"
	"side slavers edges=east\n"
	"unit riders side=company arms=rifle mounted figures=6 at=6,3\n"
	"unit scouts side=company arms=rifle figures=3 at=1,1\n"
	"figure 1 hero leader\n"
	"unit gang side=slavers arms=sword figures=1 at=14,1\n";

static bool rides(const struct trial *t, const char *unit, int number)
{
	return ground_pace(table_ground(t->game->table, at(t, unit, number)), GAIT_MOUNTED) != 0;
}

RISK_GAME(test_X_85_riders_keep_to_the_street, village)
{
	for (int f = 1; f <= 6; f++)
		assert_true(rides(&t, "riders", f));
	trial_do(&t, 0, "order riders move 11,2");
	move(&t);
	for (int f = 1; f <= 6; f++)
		assert_true(rides(&t, "riders", f));
}

/* Who goes on foot with riders does not hold them up, nor they him. */
RISK_GAME(test_C_7_riders_and_walkers_of_one_unit, village)
{
	game_join(t.game, trial_figure(&t, "scouts", 1), trial_unit(&t, "riders"));
	trial_put(&t, "scouts", 1, 7, 2);
	trial_do(&t, 0, "order riders move 12,3");
	move(&t);
	assert_int_equal(at(&t, "riders", 1), build_cell(t.setup, 12, 3));
	assert_true(risk_man(&t, "scouts", 1)->spent > 0);
	assert_true(risk_man(&t, "scouts", 1)->spent <= 8 * CELL);
}

/* K:83 speaks of half speed: a wound halves the rate, and what words add comes on top. */
RISK_GAME(test_K_15_the_wounded_go_half_as_far, plain)
{
	risk_man(&t, "askaris", 1)->wounds = 1;
	trial_falls_short(&t, 0, "order askaris move 7,2");
	trial_do(&t, 0, "order askaris move 6,2");
	risk_man(&t, "riders", 1)->wounds = 1;
	trial_do(&t, 0, "order riders move 11,4");
	move(&t);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 6, 2));
	assert_int_equal(at(&t, "riders", 1), build_cell(t.setup, 11, 4));
	risk_unit_in(&t, "askaris")->order = ORDER_ROUT;
	assert_int_equal(risk_allowance(t.game, trial_figure(&t, "askaris", 1)), 100 + 50);
}

RISK_GAME(test_K_12_what_was_walked_is_kept, plain)
{
	pave(&t, 4, 2, "ford");
	trial_do(&t, 0, "order askaris move 5,2");	/* two open cells and the ford */
	move(&t);
	assert_int_equal(risk_man(&t, "askaris", 1)->spent, 4 * CELL);
	assert_int_equal(risk_unit_in(&t, "askaris")->far, 4 * CELL);
	assert_int_equal(risk_percent_moved(t.game, trial_unit(&t, "askaris")), 50);
	assert_int_equal(risk_unit_in(&t, "riders")->far, 0);
	assert_int_equal(risk_percent_moved(t.game, trial_unit(&t, "riders")), 0);
}

/* On the way, in all of that turn's movement. */
RISK_GAME(test_X_34_the_natives_die_lengthens_the_move, plain)
{
	risk_unit_in(&t, "askaris")->natives = 5;	/* 20 cm and 5 */
	trial_falls_short(&t, 0, "order askaris move 13,2");
	trial_do(&t, 0, "order askaris move 12,2");
	move(&t);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 12, 2));
}

static const char crowd[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . A A . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . B . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side company edges=west\n"
	"side slavers edges=east\n"
	"unit askaris sign=A side=company arms=rifle\n"
	"figure 1 leader\n"
	"unit gang sign=B side=slavers arms=sword\n";

RISK_GAME(test_C_7_a_unit_moves_as_a_body, crowd)
{
	trial_do(&t, 0, "order askaris move 8,2");
	trial_do(&t, 0, "place askaris.2 5,5");
	move(&t);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 8, 2));
	assert_int_equal(at(&t, "askaris", 2), build_cell(t.setup, 5, 5));
	for (int f = 3; f <= 4; f++)
		assert_true(table_distance(t.game->table, at(&t, "askaris", f),
			build_cell(t.setup, 8, 2)) <= 4 * 25);
}

/* The halted do not stir, others are joined by who has strayed, no faster than lets them
 * shoot. */
RISK_GAME(test_C_7_stragglers_walk_up, crowd)
{
	cell_t before;

	trial_put(&t, "askaris", 4, 3, 6);
	trial_put(&t, "askaris", 4, 20, 1);
	before = at(&t, "askaris", 4);
	risk_word(&t, "askaris", ACTION_HALT, true);
	move(&t);
	assert_int_equal(at(&t, "askaris", 4), before);
	risk_word(&t, "askaris", ACTION_CARRY_ON, false);
	move(&t);
	assert_int_equal(table_distance(t.game->table, at(&t, "askaris", 4), before), 4 * 25);
	assert_int_equal(risk_man(&t, "askaris", 1)->spent, 0);
}

RISK_GAME(test_C_9_over_the_edge, plain)
{
	trial_do(&t, 0, "order askaris leave 1,2");
	move(&t);
	assert_int_equal(t.game->figures[trial_figure(&t, "askaris", 1)].life, LIFE_LEFT);
	assert_int_equal(t.game->figures[trial_figure(&t, "askaris", 1)].left, EDGE_WEST);
}

/* ---- contact ---- */

RISK_GAME(test_X_98_nobody_stops_beside_an_enemy, plain)
{
	trial_put(&t, "gang", 1, 7, 2);
	risk_sight_renew(t.game);
	trial_refuses(&t, 0, "order askaris move 6,2", "X-98");
	trial_do(&t, 0, "order askaris move 5,2");
	risk_unit_in(&t, "askaris")->goal = build_cell(t.setup, 7, 2);
	risk_unit_in(&t, "gang")->order = ORDER_MOVE;
	risk_unit_in(&t, "gang")->goal = build_cell(t.setup, 3, 2);
	trial_dice(&t, "2 5");	/* at three cells from each other only one may go on */
	move(&t);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 3, 2));
	assert_int_equal(at(&t, "gang", 1), build_cell(t.setup, 5, 2));
	assert_string_equal(trial_event(&t, EVENT_ROLL, -1)->roll.rule, "S-C-9");
	assert_int_equal(trial_event(&t, EVENT_ROLL, -1)->roll.sides, 6);
}

/* Between two enemies there is a way of one cell, beside both. */
RISK_GAME(test_S_C_7_one_may_pass_beside_an_enemy, plain)
{
	trial_put(&t, "gang", 1, 5, 1);
	for (int row = 3; row <= 6; row++)
		pave(&t, 5, row, "river");
	pave(&t, 6, 3, "river");
	risk_sight_renew(t.game);
	risk_unit_in(&t, "askaris")->order = ORDER_MOVE;
	risk_unit_in(&t, "askaris")->goal = build_cell(t.setup, 8, 2);
	move(&t);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 8, 2));
}

/* An enemy nobody sees is in the way all the same, and found. */
RISK_GAME(test_S_C_7_not_through_an_unseen_enemy, plain)
{
	for (int row = 1; row <= 6; row++)
		if (row != 2)
			pave(&t, 6, row, "river");
	trial_put(&t, "gang", 1, 6, 2);
	game_sight(t.game, trial_unit(&t, "gang"), 0, false);
	risk_unit_in(&t, "askaris")->order = ORDER_MOVE;
	risk_unit_in(&t, "askaris")->goal = build_cell(t.setup, 9, 2);
	risk_move_all(t.game);
	assert_int_equal(at(&t, "askaris", 1), build_cell(t.setup, 4, 2));
	assert_true(game_sees(t.game, 0, trial_unit(&t, "gang")));
}

/* ---- deeds ---- */

RISK_GAME(test_S_K_2_what_it_did, plain)
{
	const struct risk_unit *u;

	u = risk_unit_in(&t, "askaris");
	move(&t);
	assert_int_equal(u->deed, DEED_STOOD);
	trial_do(&t, 0, "order askaris move 8,2");
	move(&t);
	assert_int_equal(u->deed, DEED_ADVANCED);
	trial_do(&t, 0, "order askaris move 3,2");	/* back, but by nobody's word */
	move(&t);
	assert_int_equal(u->deed, DEED_STOOD);
	risk_unit_in(&t, "askaris")->order = ORDER_RETREAT;
	trial_put(&t, "askaris", 1, 20, 2);
	move(&t);
	assert_int_equal(u->deed, DEED_FELL_BACK);
}

TEST_MAIN
