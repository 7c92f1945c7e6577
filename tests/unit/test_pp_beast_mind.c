/* Beasts that mind themselves (X-231 … X-235): for each temper what it makes of those about
 * it, what it does, and how `why` tells it.
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "pp_told.h"
#include "systems/participation/mind/beast_mind.h"
#include "systems/participation/mind/facts.h"
#include "systems/participation/mind/minds.h"

enum { INCH = 10 };

#define PLAIN \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" \
	"side wild edges=west\nside people edges=east\n" \
	"area nest 10,3 11,3 12,3 10,4 11,4 12,4 10,5 11,5 12,5\n"
#define BEAST(at, more) "unit beast side=wild figures=1 at=" at " facing=E arms=jaws uncommanded " \
	"wound-value=8 move=6 fight=2 " more "\n"
#define MAN(id, at, more) "unit " id " side=people figures=1 at=" at " arms=rifle " more "\n"

static struct mind_of_beast think(const struct trial *t)
{
	struct view *view = view_new(t->game, t->setup->n_sides);
	struct mind_of_beast m;

	assert_non_null(view);
	pp_beast_think(&view->game, trial_unit(t, "beast"), &m);
	view_free(view);
	return m;
}

static void expect_mood(const struct trial *t, enum mood mood, const char *about)
{
	const struct mind_of_beast m = think(t);

	assert_int_equal(m.mood, mood);
	assert_int_equal(m.unit, about ? trial_unit(t, about) : NOBODY);
}

static void expect(const struct trial *t, const char *line)
{
	assert_string_equal(pp_obeyed(t, "wild"), line);
}

static void expect_why(const struct trial *t, const char *first, const char *second)
{
	char text[320];

	assert_true(pp_why(t->game, trial_unit(t, "beast"), 0, text, sizeof text));
	if (!strstr(text, first))
		fail_msg("why: %s", text);
	assert_true(pp_why(t->game, trial_unit(t, "beast"), 1, text, sizeof text));
	if (!strstr(text, second))
		fail_msg("why: %s", text);
	assert_false(pp_why(t->game, trial_unit(t, "beast"), 2, text, sizeof text));
}

/* ---- all of them ---- */

PP_GAME(test_X_231_beasts_make_no_tests, PLAIN BEAST("11,4", "beast=hungry") MAN("ada", "30,4", ""))
{
	struct forecast f;

	assert_false(uncommanded_forecast(t.game, trial_unit(&t, "beast"), &f));
	uncommanded_tests(t.game);	/* no die is wanted */
	assert_int_equal(pp_unit_in(&t, "beast")->test_turn, 0);
}

PP_GAME(test_X_231_the_table_is_bound, PLAIN BEAST("11,4", "beast=hungry") MAN("ada", "30,4", ""))
{
	assert_int_equal(pp_rules_of(t.game)->beast[BEAST_HUNGRY].notices, 24 * INCH);
	assert_int_equal(pp_rules_of(t.game)->beast[BEAST_PROTECTING].strays, 8 * INCH);
	assert_int_equal(pp_rules_of(t.game)->beast[BEAST_FRIGHTENED].breaks, 100);
}

/* ---- hungry ---- */

PP_GAME(test_X_232_it_charges_the_nearest_it_can_reach,
	PLAIN BEAST("11,4", "beast=hungry") MAN("ada", "18,4", "")
	MAN("bob", "19,5", ""))
{
	expect_mood(&t, MOOD_HUNTS, "ada");
	expect(&t, "charge beast ada");
	expect_why(&t, "hungry", "ada");
}

/* BM1: whoever it hunts is told so, though his view knows nothing of whom its side sees. */
PP_GAME(test_X_231_its_prey_may_ask_why, PLAIN BEAST("11,4", "beast=hungry") MAN("ada", "18,4", ""))
{
	struct view *view;
	char text[200];

	view = view_new(t.game, t.game->units[trial_unit(&t, "ada")].side);
	assert_true(pp_why(&view->game, trial_unit(&t, "beast"), 1, text, sizeof text));
	assert_non_null(strstr(text, "ada"));
	view_free(view);
}

PP_GAME(test_X_232_it_runs_at_whoever_is_too_far_to_charge,
	PLAIN BEAST("11,4", "beast=hungry") MAN("ada", "30,4", ""))
{
	const char *line;

	line = pp_obeyed(&t, "wild");
	assert_memory_equal(line, "run beast ", 10);
	assert_int_equal(trial_far(&t, trial_told_cell(&t, line), "ada"), 7 * INCH);
	trial_put(&t, "ada", 1, 36, 4);
	expect_mood(&t, MOOD_RESTS, NULL);
	expect(&t, "stand beast");
	expect_why(&t, "nobody scented", "24\"");
}

/* Each of the three makes somebody 3" further off the better prey. */
TEST(test_X_232_the_wounded_the_lonely_and_the_running_seem_nearer)
{
	struct trial t;

	pp_begin(&t, PLAIN BEAST("11,4", "beast=hungry")
		"unit pair side=people figures=2 at=17,4 arms=rifle\n"
		"unit trio side=people figures=2 at=20,4 arms=rifle\n");
	expect_mood(&t, MOOD_HUNTS, "pair");
	pp_figure_in(&t, "trio", 1)->injury = INJURY_LIGHT;
	expect_mood(&t, MOOD_HUNTS, "trio");
	assert_true(think(&t).wounded);
	expect_why(&t, "prey is picked", "bleeding");
	pp_figure_in(&t, "trio", 1)->injury = INJURY_SUPERFICIAL;
	pp_figure_in(&t, "trio", 2)->ran = true;
	expect_mood(&t, MOOD_HUNTS, "trio");
	assert_true(think(&t).running);
	pp_end(&t);
	pp_begin(&t, PLAIN BEAST("11,4", "beast=hungry")
		"unit pair side=people figures=2 at=17,2 arms=rifle\n" MAN("ada", "19,7", ""));
	expect_mood(&t, MOOD_HUNTS, "ada");
	assert_true(think(&t).alone);
	trial_put(&t, "pair", 2, 18, 6);	/* a comrade beside her */
	assert_false(think(&t).alone);
	pp_end(&t);
}

PP_GAME(test_X_232_it_lets_the_larger_alone,
	PLAIN BEAST("11,4", "beast=hungry") "unit bull side=people figures=1 at=16,4 "
	"arms=horns uncommanded size=large wound-value=9\n")
{
	expect_mood(&t, MOOD_RESTS, NULL);
}

PP_GAME(test_X_232_it_eats_and_minds_only_who_comes_close,
	PLAIN BEAST("11,4", "beast=hungry") MAN("ada", "12,4", "")
	MAN("bob", "18,4", ""))
{
	pp_figure_in(&t, "ada", 1)->injury = INJURY_DEAD;
	game_life(t.game, trial_figure(&t, "ada", 1), LIFE_WOUNDED, "falls");
	expect_mood(&t, MOOD_EATS, "bob");
	expect(&t, "stand beast");
	expect_why(&t, "eating", "4\"");
	trial_put(&t, "bob", 1, 15, 4);
	expect_mood(&t, MOOD_HUNTS, "bob");
}

/* ---- enough ---- */

PP_GAME(test_X_235_half_of_its_wounds_are_enough_for_a_hungry_one,
	PLAIN BEAST("20,4", "beast=hungry") MAN("ada", "25,4", ""))
{
	const char *line;

	pp_figure_in(&t, "beast", 1)->wounds = 3;
	expect_mood(&t, MOOD_HUNTS, "ada");
	pp_figure_in(&t, "beast", 1)->wounds = 4;
	expect_mood(&t, MOOD_SHIES, "ada");
	line = pp_obeyed(&t, "wild");
	assert_memory_equal(line, "run beast ", 10);
	assert_true(trial_far(&t, trial_told_cell(&t, line), "ada") > 10 * INCH);
	expect_why(&t, "50%", "ada");
}

/* ---- frightened ---- */

PP_GAME(test_X_233_it_grazes_until_somebody_comes_near,
	PLAIN BEAST("20,4", "beast=frightened") MAN("ada", "30,4", ""))
{
	expect_mood(&t, MOOD_RESTS, NULL);
	expect(&t, "stand beast");
	expect_why(&t, "grazing", "9\"");
	trial_put(&t, "ada", 1, 29, 4);
	expect_mood(&t, MOOD_SHIES, "ada");
	assert_memory_equal(pp_obeyed(&t, "wild"), "run beast ", 10);
	expect_why(&t, "making off", "ada");
}

PP_GAME(test_X_233_it_runs_from_noise,
	PLAIN BEAST("20,4", "beast=frightened") MAN("ada", "36,4", ""))
{
	const char *line;
	cell_t bang;

	bang = build_cell(t.setup, 38, 4);
	pp_in(&t)->n_noises = 1;
	pp_in(&t)->noise[0] = bang;
	pp_in(&t)->noise_cause[0] = CAUSE_SHOOTING;
	pp_in(&t)->noise_by[0] = (int16_t)trial_figure(&t, "ada", 1);
	pp_beasts_listen(t.game);
	assert_int_equal(pp_unit_in(&t, "beast")->alarm, bang);
	expect_mood(&t, MOOD_SHIES, NULL);
	line = pp_obeyed(&t, "wild");
	assert_memory_equal(line, "run beast ", 10);
	assert_true(table_distance(t.game->table, trial_told_cell(&t, line), bang) > 25 * INCH);
	expect_why(&t, "making off", "38,4");
	pp_in(&t)->noise[0] = build_cell(t.setup, 39, 4);	/* 19": out of earshot */
	pp_beasts_listen(t.game);
	assert_int_equal(pp_unit_in(&t, "beast")->alarm, CELL_NONE);
	pp_in(&t)->n_noises = 0;
}

PP_GAME(test_X_233_it_charges_only_when_cornered,
	PLAIN BEAST("20,4", "beast=frightened") MAN("ada", "22,4", ""))
{
	expect_mood(&t, MOOD_SHIES, "ada");
	trial_put(&t, "beast", 1, 1, 1);
	trial_put(&t, "ada", 1, 4, 1);
	for (int col = 1; col <= 40; col++)
		for (int row = 1; row <= 7; row++)
			if ((row == 2 && col < 9) || (col == 8 && row == 1))
				trial_ground(&t, col, row, "deep");
	expect_mood(&t, MOOD_CORNERED, "ada");
	expect(&t, "charge beast ada");
	expect_why(&t, "cornered", "no way out");
}

/* ---- protecting ---- */

PP_GAME(test_X_234_it_watches_warns_and_charges,
	PLAIN BEAST("11,4", "beast=protecting guards=nest") MAN("ada", "30,4", ""))
{
	expect_mood(&t, MOOD_RESTS, NULL);
	expect_why(&t, "watching over", "16\"");
	trial_put(&t, "ada", 1, 26, 4);
	expect_mood(&t, MOOD_WARNS, "ada");
	expect(&t, "walk beast 12,4");	/* as near to her as its nest goes */
	expect_why(&t, "no nearer", "8\"");
	trial_put(&t, "ada", 1, 19, 4);
	expect_mood(&t, MOOD_CHARGES, "ada");
	expect(&t, "charge beast ada");
	expect_why(&t, "no intruder", "ada");
}

TEST(test_X_234_it_strays_not_far_and_goes_back)
{
	struct trial t;

	pp_begin(&t, PLAIN BEAST("18,4", "beast=protecting guards=nest") MAN("ada", "22,4", ""));
	expect_mood(&t, MOOD_RETURNS, "ada");	/* 10" from the nest is none of its business */
	expect(&t, "walk beast 12,4");
	expect_why(&t, "going back", "ada");
	trial_put(&t, "ada", 1, 20, 4);
	expect_mood(&t, MOOD_CHARGES, "ada");
	pp_end(&t);
	pp_begin(&t, PLAIN BEAST("18,4", "beast=protecting") MAN("ada", "40,4", ""));
	expect_mood(&t, MOOD_RESTS, NULL);	/* no area: it keeps where it began */
	trial_put(&t, "beast", 1, 14, 4);
	expect_mood(&t, MOOD_RETURNS, NULL);
	expect(&t, "walk beast 18,4");
	pp_end(&t);
}

TEST_MAIN
