/* Surrender: by choice, by terror, and how long a captive is held (PP:122, X-221, X-222). */
#include "config.h"
#include "unit.h"
#include "pp_games.h"
#include "systems/participation/orders/yield.h"

static const char plain[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" A A . . . . . . . . . . . . . . . R R .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . W .\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"side wild edges=south\n"
	"unit men sign=A side=explorers arms=rifle\n"
	"unit rivals sign=R side=rivals arms=revolver\n"
	"unit wolf sign=W side=wild uncommanded creature=wolf arms=jaws\n";

enum { ROW = 2 };

static int man(const struct trial *t, int number)
{
	return trial_figure(t, "men", number);
}

static int life(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].life;
}

static int captor(const struct trial *t, int number)
{
	return t->game->figures[man(t, number)].captor;
}

PP_GAME(test_X_221_within_six_inches_and_in_line, plain)
{
	trial_put(&t, "rivals", 1, 9, ROW);	/* 7" from the nearer of them */
	pp_refuses(&t, "explorers", "yield men rivals", "X-221");
	trial_put(&t, "rivals", 1, 8, ROW);
	for (int row = 1; row <= 3; row++)
		trial_ground(&t, 5, row, "stone");
	pp_refuses(&t, "explorers", "yield men rivals", "X-221");
	for (int row = 1; row <= 3; row++)
		trial_ground(&t, 5, row, "open");
	pp_do(&t, "explorers", "yield men rivals");
	assert_int_equal(life(&t, "men", 1), LIFE_CAPTIVE);
	assert_int_equal(life(&t, "men", 2), LIFE_CAPTIVE);
	assert_int_equal(captor(&t, 1), trial_figure(&t, "rivals", 1));	/* the nearest */
	assert_true(pp_figure_in(&t, "men", 1)->fell_now);
	assert_string_equal(trial_event(&t, EVENT_STATE, -1)->word, "surrenders");
}

PP_GAME(test_X_221_to_whom, plain)
{
	trial_put(&t, "wolf", 1, 5, ROW);
	pp_refuses(&t, "explorers", "yield men wolf", "X-221");
	pp_refuses(&t, "explorers", "yield men men", "X-221");
	pp_refuses(&t, "explorers", "yield rivals men", "X-221");
	trial_put(&t, "rivals", 1, 4, ROW);
	game_life(t.game, trial_figure(&t, "rivals", 1), LIFE_WOUNDED, "stunned");
	pp_refuses(&t, "explorers", "yield men rivals", "X-221");	/* the other is far */
	pp_figure_in(&t, "men", 1)->spirit = SPIRIT_PANICKED;
	trial_put(&t, "rivals", 2, 4, 1);
	pp_refuses(&t, "explorers", "yield men rivals", "X-221");
	pp_figure_in(&t, "men", 1)->spirit = SPIRIT_SHAKEN;
	pp_do(&t, "explorers", "yield men rivals");
}

PP_GAME(test_X_221_also_while_speaking, plain)
{
	trial_put(&t, "rivals", 1, 4, ROW);
	pp_go_to(&t, STAGE_SPEAK, NULL);
	pp_do(&t, "explorers", "yield men rivals");
	assert_int_equal(life(&t, "men", 1), LIFE_CAPTIVE);
}

PP_GAME(test_X_221_the_senseless_stay_where_they_lie, plain)
{
	trial_put(&t, "rivals", 1, 4, ROW);
	game_life(t.game, man(&t, 2), LIFE_WOUNDED, "stunned");
	pp_do(&t, "explorers", "yield men rivals");
	assert_int_equal(life(&t, "men", 1), LIFE_CAPTIVE);
	assert_int_equal(life(&t, "men", 2), LIFE_WOUNDED);
}

PP_GAME(test_S_P_19_the_terrified_surrender_to_people_in_contact, plain)
{
	assert_false(pp_surrender(t.game, man(&t, 2)));	/* nobody is there: he cowers */
	trial_put(&t, "wolf", 1, 3, ROW);
	assert_false(pp_surrender(t.game, man(&t, 2)));	/* a beast */
	trial_put(&t, "rivals", 1, 3, 1);
	assert_true(pp_surrender(t.game, man(&t, 2)));
	assert_int_equal(captor(&t, 2), trial_figure(&t, "rivals", 1));
	assert_int_equal(life(&t, "men", 1), LIFE_FIT);
	assert_false(pp_surrender(t.game, trial_figure(&t, "wolf", 1)));
}

PP_GAME(test_X_222_when_the_captor_falls, plain)
{
	trial_put(&t, "rivals", 1, 3, ROW);
	trial_put(&t, "rivals", 2, 3, 1);
	pp_do(&t, "explorers", "yield men rivals");
	pp_captives(t.game);
	assert_int_equal(life(&t, "men", 2), LIFE_CAPTIVE);
	game_life(t.game, captor(&t, 2), LIFE_WOUNDED, "stunned");
	pp_captives(t.game);
	assert_int_equal(life(&t, "men", 2), LIFE_CAPTIVE);	/* the other's beside him */
	game_life(t.game, captor(&t, 2), LIFE_WOUNDED, "stunned");
	pp_captives(t.game);
	assert_int_equal(life(&t, "men", 1), LIFE_FIT);
	assert_int_equal(life(&t, "men", 2), LIFE_FIT);
}

PP_GAME(test_X_222_a_captives_captives_are_free, plain)
{
	trial_put(&t, "rivals", 1, 4, ROW);
	game_capture(t.game, trial_figure(&t, "rivals", 2), man(&t, 2));
	pp_do(&t, "explorers", "yield men rivals");
	assert_int_equal(life(&t, "rivals", 2), LIFE_FIT);
}

TEST_MAIN
