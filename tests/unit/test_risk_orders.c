/* Orders: what may be told to whom, and what the words leave of it (K-5, X-30). */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "risk_games.h"
#include "systems/risk/orders/company.h"
#include "systems/risk/orders/orders.h"

/* Cells of 25 mm: a rate of 20 cm is eight of them. */
static const char field[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . H . A A A . . . . . . . . = . . . . . B B . . . . . .\n"
	". . . . . A . . . . . . . . . . = . . . . . B B . . . . . .\n"
	" . . . . . . . . . . . . . . . . = . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"legend = river\n"
	"side company edges=west\n"
	"side slavers edges=east\n"
	"unit askaris sign=A side=company arms=musket\n"
	"figure 1 leader\n"
	"unit carter sign=H side=company arms=rifle\n"
	"figure 1 hero leader\n"
	"unit porters side=company figures=2 at=2,5 arms=hatchet uncommanded\n"
	"unit gang sign=B side=slavers arms=sword\n"
	"item chart unit=porters\n";

static void refused(struct trial *t, const char *line, const char *rule)
{
	trial_refuses(t, 0, line, rule);
}

RISK_GAME(test_what_anybody_may_be_told, field)
{
	trial_do(&t, 0, "order askaris move 10,3");
	assert_int_equal(risk_unit_in(&t, "askaris")->order, ORDER_MOVE);
	assert_int_equal(risk_unit_in(&t, "askaris")->goal, build_cell(t.setup, 10, 3));
	trial_do(&t, 0, "order askaris stand");
	assert_int_equal(risk_unit_in(&t, "askaris")->order, ORDER_STAND);
	assert_int_equal(risk_unit_in(&t, "askaris")->goal, CELL_NONE);
	trial_do(&t, 0, "order askaris leave 1,3");
	refused(&t, "order askaris leave 4,4", "C-9");
	refused(&t, "order askaris move 25,3", "C-3");
	refused(&t, "order askaris move 17,3", "K-18");
	refused(&t, "order askaris move", "");
	refused(&t, "order askaris load 3,3", "K-13");	/* all are loaded */
	refused(&t, "order askaris retreat", "K-7");
	refused(&t, "order askaris rout", "K-7");
	refused(&t, "order gang stand", "K-10");
	refused(&t, "order porters stand", "K-6");
}

RISK_GAME(test_K_5_a_plain_halt_leaves_standing_and_loading, field)
{
	risk_word(&t, "askaris", ACTION_HALT, true);
	trial_do(&t, 0, "order askaris stand");
	refused(&t, "order askaris move 10,3", "K-5");
	refused(&t, "order askaris leave 1,3", "K-5");
	refused(&t, "order askaris charge gang", "S-K-32");
	risk_man(&t, "askaris", 2)->empty = true;
	trial_do(&t, 0, "order askaris load");
}

RISK_GAME(test_X_30_a_blue_word_binds_no_commanded_unit, field)
{
	risk_word(&t, "askaris", ACTION_HALT, false);
	trial_do(&t, 0, "order askaris move 10,3");
	risk_word(&t, "carter", ACTION_RETREAT, false);
	trial_do(&t, 0, "order carter move 6,5");
}

RISK_GAME(test_K_7_a_retreat_is_all_that_is_left_in_the_open, field)
{
	risk_word(&t, "askaris", ACTION_RETREAT, true);
	refused(&t, "order askaris stand", "K-5");
	refused(&t, "order askaris move 3,3", "K-5");
	refused(&t, "order askaris charge gang", "K-5");
	trial_do(&t, 0, "order askaris retreat");
	assert_int_equal(risk_unit_in(&t, "askaris")->order, ORDER_RETREAT);
}

RISK_GAME(test_S_K_10_routers_do_nothing_else, field)
{
	risk_word(&t, "askaris", ACTION_ROUT, true);
	refused(&t, "order askaris stand", "K-5");
	refused(&t, "order askaris retreat", "K-5");
	trial_do(&t, 0, "order askaris rout");
}

/* Nobody forgets his word because nobody gave the order. */
RISK_GAME(test_a_sole_order_needs_no_telling, field)
{
	risk_word(&t, "askaris", ACTION_RETREAT, true);
	risk_word(&t, "carter", ACTION_ROUT, true);
	risk_reveal_orders(t.game);
	assert_int_equal(risk_unit_in(&t, "askaris")->order, ORDER_RETREAT);
	assert_int_equal(risk_unit_in(&t, "carter")->order, ORDER_ROUT);
	assert_int_equal(risk_unit_in(&t, "gang")->order, ORDER_NONE);
	assert_int_equal(trial_count(&t, EVENT_ORDER), 2);
	assert_string_equal(trial_event(&t, EVENT_ORDER, 0)->word, "retreat");
}

RISK_GAME(test_X_95_hand_to_hand_one_stays, field)
{
	trial_put(&t, "gang", 1, 9, 2);
	refused(&t, "order askaris move 10,5", "X-95");
	refused(&t, "order askaris leave 1,3", "X-95");
	trial_do(&t, 0, "order askaris charge gang");	/* with those who touch nobody */
	trial_do(&t, 0, "order askaris stand");
	risk_word(&t, "askaris", ACTION_RETREAT, true);
	trial_do(&t, 0, "order askaris retreat");
}

RISK_GAME(test_X_96_who_stands_turns_to_the_enemy, field)
{
	enum { EAST = 1, WEST = 4 };
	int f;

	f = trial_figure(&t, "askaris", 1);
	game_face(t.game, f, WEST);
	risk_reveal_orders(t.game);
	assert_int_equal(t.game->figures[f].facing, EAST);
	trial_do(&t, 0, "order askaris stand 1,2");
	risk_reveal_orders(t.game);
	assert_int_equal(t.game->figures[f].facing, WEST);
	assert_int_equal(risk_unit_in(&t, "askaris")->goal, CELL_NONE);
	risk_word(&t, "askaris", ACTION_HALT, true);
	refused(&t, "order askaris stand 1,2", "X-96");
}

RISK_GAME(test_C_7_figures_have_places_of_their_own, field)
{
	refused(&t, "place askaris.2 8,5", "C-7");
	trial_do(&t, 0, "order askaris move 10,3");
	trial_do(&t, 0, "place askaris.2 8,5");
	assert_int_equal(risk_man(&t, "askaris", 2)->goal, build_cell(t.setup, 8, 5));
	refused(&t, "place askaris.2 25,5", "C-3");
	refused(&t, "place askaris.2 17,3", "K-18");
	trial_put(&t, "askaris", 4, 20, 6);	/* 30 cm from the others */
	refused(&t, "place askaris.4 22,6", "C-7");
	trial_do(&t, 0, "place askaris.4 18,6");
	trial_do(&t, 0, "order askaris move 9,3");	/* another order, other places */
	assert_int_equal(risk_man(&t, "askaris", 2)->goal, CELL_NONE);
}

RISK_GAME(test_X_97_a_character_joins_and_leaves, field)
{
	int carter;

	carter = trial_figure(&t, "carter", 1);
	refused(&t, "join askaris.1 carter", "X-97");
	refused(&t, "join carter.1 porters", "K-10");	/* nobody orders them */
	risk_word(&t, "askaris", ACTION_HALT, true);
	refused(&t, "join carter.1 askaris", "X-97");
	risk_word(&t, "askaris", ACTION_HALT, false);
	trial_do(&t, 0, "order askaris move 9,3");
	trial_do(&t, 0, "join carter.1 askaris");
	assert_int_equal(t.game->figures[carter].unit, trial_unit(&t, "askaris"));
	assert_true(risk_unit_in(&t, "askaris")->ordered);	/* whom they go by leads them still */
	refused(&t, "join carter.1 carter", "X-97");	/* once a turn */
	risk_man(&t, "carter", 1)->joined = false;
	trial_do(&t, 0, "join carter.1 carter");
	risk_man(&t, "carter", 1)->joined = false;
	trial_put(&t, "carter", 1, 29, 1);
	refused(&t, "join carter.1 askaris", "X-97");
}

RISK_GAME(test_X_97_things_are_handed_over, field)
{
	refused(&t, "hand askaris carter", "X-97");
	game_item(t.game, 0, trial_unit(&t, "askaris"), CELL_NONE);
	refused(&t, "hand askaris gang", "X-97");
	trial_do(&t, 0, "hand askaris carter");
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "carter"));
}

/* Whoever loses his last man drops what he carried; who stands there has it. */
RISK_GAME(test_things_are_dropped_and_found, field)
{
	const cell_t fell = 5;

	for (int i = 1; i <= 2; i++) {
		risk_man(&t, "porters", i)->fell = fell;
		game_life(t.game, trial_figure(&t, "porters", i), LIFE_DEAD, "dead");
	}
	risk_items(t.game);
	assert_int_equal(t.game->items[0].cell, fell);
	game_place(t.game, trial_figure(&t, "gang", 1), fell);
	risk_items(t.game);
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "gang"));
}

TEST_MAIN
