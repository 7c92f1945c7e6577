/* Things: picked up, dropped, taken from captives, carried off. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/move/items.h"

static const char field[] =
	"map\n"
	". . . . . . . . . .\n"
	" . A . . . B . . . .\n"
	"A . . . . . . . . .\n"
	" . . . . . . . . C .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"figure 2\n"
	"unit gang sign=B side=thugs arms=club\n"
	"figure 1 leader\n"
	"unit crew sign=C side=thugs arms=club\n"
	"figure 1\n"
	"item ledger at=4,2\n";

SKIRMISH(test_who_stands_where_it_lies_has_it, field)
{
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, NOBODY);
	game_place(t.game, trial_figure(&t, "gang", 1), build_cell(t.setup, 4, 2));
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "gang"));
	assert_int_equal(trial_event(&t, EVENT_ITEM, -1)->unit, trial_unit(&t, "gang"));
}

SKIRMISH(test_the_suppressed_take_nothing, field)
{
	game_place(t.game, trial_figure(&t, "gang", 1), build_cell(t.setup, 4, 2));
	adv_suppress_figure(t.game, trial_figure(&t, "gang", 1), t.game->turn);
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, NOBODY);
}

static void give_to_gang(struct trial *t)
{
	skirmish_begin(t, field);
	game_item(t->game, 0, trial_unit(t, "gang"), CELL_NONE);
}

/* Whoever lies on it keeps all others off the cell. */
static void lie_on_it(struct trial *t)
{
	int f;

	skirmish_begin(t, field);
	f = trial_figure(t, "gang", 1);
	game_place(t->game, f, build_cell(t->setup, 4, 2));
	game_life(t->game, f, LIFE_WOUNDED, "hit");
	adv_items(t->game);
	assert_int_equal(t->game->items[0].unit, NOBODY);
}

TRIAL(test_X_236_who_stands_beside_whom_lies_on_it_has_it, lie_on_it(&t), skirmish_end)
{
	game_place(t.game, trial_figure(&t, "marines", 1), build_cell(t.setup, 3, 2));
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "marines"));
}

TRIAL(test_X_236_between_enemies_it_is_nobodys, lie_on_it(&t), skirmish_end)
{
	game_place(t.game, trial_figure(&t, "marines", 1), build_cell(t.setup, 3, 2));
	game_place(t.game, trial_figure(&t, "crew", 1), build_cell(t.setup, 5, 2));
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, NOBODY);
	game_place(t.game, trial_figure(&t, "marines", 1), build_cell(t.setup, 2, 2));
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "crew"));
}

TRIAL(test_it_falls_where_the_last_bearer_fell, give_to_gang(&t), skirmish_end)
{
	int f;

	f = trial_figure(&t, "gang", 1);
	adv_figure_of(t.game, f)->fell = t.game->figures[f].cell;
	game_life(t.game, f, LIFE_DEAD, "killed");
	game_place(t.game, f, CELL_NONE);
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, NOBODY);
	assert_int_equal(t.game->items[0].cell, build_cell(t.setup, 6, 2));
}

TRIAL(test_captors_take_it, give_to_gang(&t), skirmish_end)
{
	adv_take(t.game, trial_figure(&t, "gang", 1), trial_figure(&t, "marines", 1));
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "marines"));
}

TRIAL(test_who_leaves_the_table_takes_it_along, give_to_gang(&t), skirmish_end)
{
	int f;

	f = trial_figure(&t, "gang", 1);
	game_place(t.game, f, CELL_NONE);
	game_life(t.game, f, LIFE_LEFT, "gone");
	adv_items(t.game);
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "gang"));
}

static void go(struct trial *t, int figure, enum life how)
{
	if (how == LIFE_CAPTIVE)
		adv_take(t->game, figure, trial_figure(t, "gang", 1));
	else
		game_life(t->game, figure, how, "goes");
	adv_items(t->game);
}

/* It goes by the last man, whoever of them went before and however they stand in the list; but it
 * has left the table with who left it, if the last fell. */
TEST(test_X_236_the_last_of_a_unit_decides)
{
	enum whose { HELD, LIES, TAKEN };
	static const struct { enum life first, last; enum whose whose; } rows[] = {
		{ LIFE_CAPTIVE, LIFE_LEFT, HELD }, { LIFE_CAPTIVE, LIFE_WOUNDED, LIES },
		{ LIFE_CAPTIVE, LIFE_CAPTIVE, TAKEN }, { LIFE_LEFT, LIFE_CAPTIVE, TAKEN },
		{ LIFE_LEFT, LIFE_WOUNDED, HELD }, { LIFE_WOUNDED, LIFE_CAPTIVE, TAKEN },
		{ LIFE_WOUNDED, LIFE_LEFT, HELD },
	};

	for (size_t i = 0; i < 2 * (sizeof rows / sizeof rows[0]); i++) {
		const enum whose whose = rows[i / 2].whose;
		struct trial t;
		int last;

		skirmish_begin(&t, field);
		game_item(t.game, 0, trial_unit(&t, "marines"), CELL_NONE);
		last = trial_figure(&t, "marines", i % 2 == 0 ? 2 : 1);
		go(&t, trial_figure(&t, "marines", i % 2 == 0 ? 1 : 2), rows[i / 2].first);
		assert_int_equal(t.game->items[0].unit, trial_unit(&t, "marines"));
		go(&t, last, rows[i / 2].last);
		assert_int_equal(t.game->items[0].unit, whose == LIES ? NOBODY
			: trial_unit(&t, whose == HELD ? "marines" : "gang"));
		assert_int_equal(t.game->items[0].cell, whose == LIES
			? t.game->figures[last].cell : CELL_NONE);
		skirmish_end(&t);
	}
}

TEST_MAIN
