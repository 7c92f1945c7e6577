/* Facts: how a unit's situation reads in the words of the risk factors (K-1,
 * S-K-2 … S-K-12, S-K-35), and what `why` and the forecast say of it.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "skirmish.h"
#include "systems/adventure/mind/facts.h"

static const char town[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . B B . . . . . . . . . . . . . . . .\n"
	". A A . . . . . . . . . B B . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . B . . . . . . . . . . . . . . . . .\n"
	". A A . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . A A . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . F F . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"legend F fort\n"
	"side mob edges=west\n"
	"side police edges=east\n"
	"unit mob sign=A side=mob class=native arms=club uncommanded facing=E\n"
	"figure 1 leader\n"
	"unit thugs side=mob figures=2 at=4,8 class=civilian arms=bow uncommanded facing=E\n"
	"unit police sign=B side=police arms=rifle facing=W\n"
	"figure 1 leader\n";

static struct action_facts facts(const struct trial *t, const char *unit)
{
	struct action_facts f;

	uncommanded_facts(t->game, trial_unit(t, unit), &f);
	return f;
}

SKIRMISH(test_S_K_4_S_K_5_S_K_35_enemies_in_clear_sight_and_range, town)
{
	struct action_facts f;

	f = facts(&t, "mob");
	assert_true(f.enemy_in_sight);
	assert_true(f.clear_enemy_in_own_range);	/* rifles reach 60" */
	assert_false(f.raw);
	assert_true(f.close_combat_only);	/* S-K-12 */
	if (skirmish_cell(&t, "thugs", 2) != build_cell(t.setup, 5, 8))
		game_place(t.game, trial_figure(&t, "thugs", 2), build_cell(t.setup, 5, 8));
	f = facts(&t, "thugs");
	assert_true(f.raw);	/* S-K-35: civilians */
	assert_true(f.raw_in_range);
	assert_false(f.close_combat_only);
	assert_true(f.in_cover);
	assert_true(f.defending_works);
}

/* S-K-4: for close combat arms the range is the reach of a charge. */
SKIRMISH(test_S_K_4_the_range_of_close_combat_is_a_charge, town)
{
	assert_int_equal(adv_longest_reach(t.game, trial_unit(&t, "mob")), 220);
	assert_int_equal(adv_longest_reach(t.game, trial_unit(&t, "police")), 600);
}

SKIRMISH(test_no_enemy_that_the_side_does_not_see, town)
{
	skirmish_unit(&t, "police")->spotted = 2;
	game_sight(t.game, trial_unit(&t, "police"), 0, false);
	assert_false(facts(&t, "mob").enemy_in_sight);
}

SKIRMISH(test_flank_and_rear, town)
{
	assert_false(facts(&t, "mob").enemy_flank_or_rear);
	game_face(t.game, trial_figure(&t, "mob", 1), 4);	/* west */
	assert_true(facts(&t, "mob").enemy_flank_or_rear);
}

/* S-K-6: full tenths of the strength at the beginning, each figure once. */
SKIRMISH(test_S_K_6_full_tenths, town)
{
	game_life(t.game, trial_figure(&t, "mob", 1), LIFE_DEAD, "killed");
	game_life(t.game, trial_figure(&t, "mob", 2), LIFE_WOUNDED, "wounded");
	assert_int_equal(facts(&t, "mob").tenths_lost, 2);
	game_life(t.game, trial_figure(&t, "mob", 2), LIFE_DEAD, "killed");
	assert_int_equal(facts(&t, "mob").tenths_lost, 2);
	game_life(t.game, trial_figure(&t, "police", 1), LIFE_DEAD, "killed");	/* 1 of 5 */
	assert_int_equal(facts(&t, "police").tenths_lost, 2);
}

/* S-K-7: by what they do now, or did in the turn before. */
SKIRMISH(test_S_K_7_friends_who_break, town)
{
	struct action_facts f;

	skirmish_unit(&t, "thugs")->routing = true;
	f = facts(&t, "mob");
	assert_true(f.friends_retreating_in_sight);
	assert_true(f.friends_breaking_near);	/* 25 cm are 10" */
	skirmish_unit(&t, "thugs")->routing = false;
	skirmish_unit(&t, "thugs")->last_mode = MODE_RETREAT;
	assert_true(facts(&t, "mob").friends_retreating_in_sight);
	assert_true(facts(&t, "thugs").falling_back);
	game_place(t.game, trial_figure(&t, "thugs", 1), build_cell(t.setup, 25, 8));
	game_place(t.game, trial_figure(&t, "thugs", 2), build_cell(t.setup, 26, 8));
	assert_false(facts(&t, "mob").friends_breaking_near);
	assert_true(facts(&t, "mob").friends_retreating_in_sight);
}

SKIRMISH(test_S_K_2_advancing_is_what_was_done_last_turn, town)
{
	assert_false(facts(&t, "mob").advancing);	/* none on turn 1 */
	skirmish_unit(&t, "mob")->doing = ACTION_ADVANCE;
	skirmish_unit(&t, "mob")->test_turn = 1;
	skirmish_unit(&t, "mob")->last_mode = MODE_PATROL;
	assert_true(facts(&t, "mob").advancing);
	skirmish_unit(&t, "mob")->last_mode = MODE_STATIONARY;
	assert_false(facts(&t, "mob").advancing);
}

SKIRMISH(test_S_K_9_routing_and_worse_in_melee, town)
{
	skirmish_unit(&t, "mob")->fought = true;
	skirmish_unit(&t, "mob")->hits_taken = 2;
	skirmish_unit(&t, "mob")->hits_given = 1;
	skirmish_turn(&t, 2);
	assert_true(facts(&t, "mob").worse_in_melee);
	skirmish_turn(&t, 3);
	assert_false(facts(&t, "mob").worse_in_melee);
	skirmish_unit(&t, "mob")->routing = true;
	assert_true(facts(&t, "mob").routing);
}

/* Before acting a player may ask for the six reactions of a unit he sees. */
SKIRMISH(test_forecasts_of_units_one_sees, town)
{
	struct view *view;
	struct forecast truth, seen;

	view = view_new(t.game, 1);
	assert_true(uncommanded_forecast(t.game, trial_unit(&t, "mob"), &truth));
	assert_true(uncommanded_forecast(&view->game, trial_unit(&t, "mob"), &seen));
	assert_int_equal(seen.factor, truth.factor);
	for (int die = 0; die < 6; die++)
		assert_string_equal(seen.outcome[die].word, truth.outcome[die].word);
	assert_false(uncommanded_forecast(&view->game, trial_unit(&t, "police"),
		&seen));	/* commanded */
	view_free(view);
}

SKIRMISH(test_why_tells_the_test_line_by_line, town)
{
	char text[LINE_MAX_BYTES];
	const int mob = 0;
	bool clear = false;
	int n;

	assert_true(uncommanded_why(t.game, mob, 0, text, sizeof text));
	assert_non_null(strstr(text, "no action test"));
	trial_dice(&t, "2 2");
	adv_action_tests(t.game);
	for (n = 0; uncommanded_why(t.game, mob, n, text, sizeof text); n++)
		clear = clear || strstr(text, "factors.in-range") != NULL;
	assert_true(clear);
	assert_true(n >= 3);
	assert_true(uncommanded_why(t.game, trial_unit(&t, "police"), 0, text, sizeof text));
	assert_non_null(strstr(text, "under command"));
	assert_false(uncommanded_why(t.game, trial_unit(&t, "police"), 1, text, sizeof text));
}

TEST_MAIN
