/* Cards: whose word counts, creatures' rows, big bodies. */
#include "config.h"
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/judges.h"
#include "systems/participation/settings.h"

static const char zoo[] =
	"map\n"
	". . . . . . . . . . . . . .\n"
	" . A A . . . . . B . . . . .\n"
	". . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . C . .\n"
	". . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . .\n"
	"end\n"
	"side explorers edges=west\n"
	"side beasts edges=east\n"
	"unit explorers sign=A side=explorers arms=rifle move=6 fight=1 adt=-1 courage=brave\n"
	"unit raptor sign=B side=beasts arms=claws creature=raptor fight=4 uncommanded=yes\n"
	"unit king sign=C side=beasts arms=jaws creature=tyrannosaur uncommanded=yes\n";

static int32_t card(const struct trial *t, const char *unit, enum card key)
{
	return pp_card(t->game, trial_figure(t, unit, 1), key);
}

PP_GAME(test_X_160_a_card_says_and_is_silent, zoo)
{
	assert_int_equal(card(&t, "explorers", CARD_MOVE), 60);
	assert_int_equal(card(&t, "explorers", CARD_FIGHT), 1);
	assert_int_equal(card(&t, "explorers", CARD_ADT), -1);
	assert_int_equal(card(&t, "explorers", CARD_COURAGE), COURAGE_BRAVE);
	assert_int_equal(card(&t, "explorers", CARD_SIZE), SIZE_STANDARD);
	assert_int_equal(card(&t, "explorers", CARD_WOUND_VALUE), 0);
	assert_false(pp_creature(t.game, trial_figure(&t, "explorers", 1)));
}

PP_GAME(test_X_167_a_creature_has_its_rows_card_but_for_what_is_said, zoo)
{
	assert_int_equal(card(&t, "raptor", CARD_MOVE), 90);
	assert_int_equal(card(&t, "raptor", CARD_FIGHT), 4);
	assert_int_equal(card(&t, "raptor", CARD_WOUND_VALUE), 4);
	assert_int_equal(card(&t, "raptor", CARD_BEAST), BEAST_HUNGRY);
	assert_true(pp_beast(t.game, trial_unit(&t, "raptor")));
	assert_int_equal(card(&t, "king", CARD_FRIGHT), 4);
	assert_int_equal(card(&t, "king", CARD_COURAGE), COURAGE_HERO);
}

PP_GAME(test_X_162_big_creatures_cover_their_size, zoo)
{
	assert_false(game_big(t.game, trial_figure(&t, "raptor", 1)));
	assert_int_equal(game_body(t.game, trial_figure(&t, "king", 1)).length, 5);
	assert_int_equal(game_body(t.game, trial_figure(&t, "king", 1)).width, 3);
}

TEST(test_X_160_things_carried_burden_their_bearer)
{
	static const char porters[] =
		"map\n. . . . .\n A . . B .\n. . . . .\n . . . . .\nend\n" EXPLORERS_AND_RIVALS
		"item egg unit=explorers load=really-heavy\n"
		"item map unit=rivals\n";
	struct trial t;

	pp_begin(&t, porters);
	assert_int_equal(pp_burden(t.game, trial_unit(&t, "explorers")), LOAD_REALLY_HEAVY);
	assert_int_equal(pp_burden(t.game, trial_unit(&t, "rivals")), LOAD_NONE);
	pp_unit_in(&t, "rivals")->load = LOAD_HEAVY;
	assert_int_equal(pp_burden(t.game, trial_unit(&t, "rivals")), LOAD_HEAVY);
	game_item(t.game, 0, trial_unit(&t, "rivals"), CELL_NONE);
	assert_int_equal(pp_burden(t.game, trial_unit(&t, "explorers")), LOAD_NONE);
	assert_int_equal(pp_burden(t.game, trial_unit(&t, "rivals")), LOAD_REALLY_HEAVY);
	pp_end(&t);
}

TEST_MAIN
