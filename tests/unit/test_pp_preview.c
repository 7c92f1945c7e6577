/* Previews of participation games: the numbers that the dice will meet, and by name who hears
 * what is said; and what maps draw of choices. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/reach.h"
#include "pp_games.h"
#include "skirmish/menus/sheet.h"
#include "skirmish/menus/menu.h"
#include "systems/participation/odds/expect.h"
#include "systems/participation/odds/odds.h"
#include "systems/participation/words/words.h"

/* Finch; two bearers 1" and 4" from her, one further than she can shout; Slade 6" off, and his
 * man behind him. */
static const char glade[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . F P . . P . S . . T . . . . . . P .\n"
	" . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side explorers edges=west\n"
	"side rivals edges=east\n"
	"unit finch sign=F side=explorers arms=revolver,dynamite,gas-bomb courage=hero nerve=named\n"
	"unit bearers sign=P side=explorers arms=spear courage=follower\n"
	"unit slade sign=S side=rivals arms=rifle courage=brave\n"
	"unit tom sign=T side=rivals arms=club courage=follower\n";

/* ---- speaking ---- */

TEST(test_P_3_it_is_told_by_name_who_understands_and_who_only_hears)
{
	struct trial t;

	pp_begin(&t, glade);
	pp_go_to(&t, STAGE_SPEAK, "explorers");
	trial_tells(&t, "say finch.1 whisper Hush", "of ours understand: bearers (1 of 3)");
	assert_false(trial_previews(&t, "say finch.1 whisper Hush", "slade"));
	trial_tells(&t, "say finch.1 speak Come", "of ours understand: bearers (1 of 3)");
	trial_tells(&t, "say finch.1 speak Come", "of ours only hear: bearers (1 of 3)");
	trial_tells(&t, "say finch.1 speak Come", "of the others only hear: slade");
	trial_tells(&t, "say finch.1 shout Come", "of ours understand: bearers (2 of 3)");
	trial_tells(&t, "say finch.1 shout Come", "of the others understand: slade");
	trial_tells(&t, "say finch.1 shout Come", "of the others only hear: tom");
	trial_tells(&t, "say finch.1 shout Come", "understood within 6\", heard within 12\"");
	trial_tells(&t, "say finch.1 scream Aah", "nobody understands a word");
	trial_tells(&t, "say finch.1 scream Aah", "of ours only hear: bearers");
	trial_tells(&t, "say bearers.3 whisper Where are they", "nobody of ours is near enough");
	pp_end(&t);
}

TEST(test_S_P_5_rings_are_drawn_round_the_speaker)
{
	struct trial t;
	struct spread s;

	pp_begin(&t, glade);
	assert_true(menu_spread(t.game, trial_unit(&t, "finch"), "say finch.1 shout", &s));
	assert_int_equal(s.middle, build_cell(t.setup, 3, 3));
	assert_int_equal(s.n, 2);
	assert_int_equal(s.lengths[0], 60);
	assert_int_equal(s.lengths[1], 120);
	assert_true(menu_spread(t.game, trial_unit(&t, "finch"), "throw finch.1 dynamite", &s));
	assert_int_equal(s.lengths[0], 30);
	assert_true(menu_spread(t.game, trial_unit(&t, "finch"), "throw finch.1 gas-bomb", &s));
	assert_int_equal(s.lengths[0], 30);	/* 6" across */
	assert_false(menu_spread(t.game, trial_unit(&t, "bearers"), "throw bearers.1 spear", &s));
	assert_false(menu_spread(t.game, trial_unit(&t, "finch"), "fire finch", &s));
	pp_end(&t);
}

/* ---- firing ---- */

/* A revolver has a D6, halved and rounded up: two shots on the average; 6" is medium, 5 or
 * more, which two faces of six show. */
TEST(test_P_4_a_shot_tells_what_the_odds_say)
{
	struct trial t;
	struct pp_fire_odds odds;
	struct preview p;

	pp_begin(&t, glade);
	pp_go_to(&t, STAGE_FIRE, "explorers");
	assert_true(pp_fire_odds(t.game, trial_figure(&t, "finch", 1), trial_figure(&t, "slade", 1),
		SHOT_AIMED, &odds));
	trial_tells(&t, "fire finch slade",
		"finch 1 at slade 1, 6\" off: 2.0 shots on 5+ (33.3%), 0.7 hits, ");
	trial_preview(&t, "fire finch slade", &p);
	assert_true(p.rolls);
	assert_int_equal(p.need, odds.need);
	assert_int_equal(p.sides, 6);
	assert_int_equal(p.dice, 1);
	assert_int_equal(p.hits_milli, odds.hits);
	assert_int_equal(p.harm_milli, odds.out);
	trial_tells(&t, "hold finch", "does not fire this turn");
	pp_end(&t);
}

TEST(test_Y_28_what_is_further_than_one_move_is_told_before_and_after)
{
	struct trial t;
	const struct event *e;

	pp_begin(&t, glade);
	trial_tells(&t, "walk finch 18,5", "further than one move: it goes as far as 7,4 (Y-28)");
	pp_do(&t, "explorers", "walk finch 18,5");
	e = trial_event(&t, EVENT_NOTE, -1);
	assert_non_null(strstr(e->word, "as far as 7,4"));
	assert_int_equal(e->audience, 1);
	pp_end(&t);
}

/* 5" is beyond half of 6": 5 or more. */
TEST(test_P_6_a_throw_tells_its_odds_and_whom_it_catches)
{
	struct trial t;
	struct preview p;

	pp_begin(&t, glade);
	pp_go_to(&t, STAGE_FIRE, "explorers");
	trial_tells(&t, "throw finch.1 dynamite 8,3",
		"Dynamite, 5\" of 6\", full range: there with 33.3%");
	trial_tells(&t, "throw finch.1 dynamite 8,3", "a dud with 16.7% (X-51)");
	trial_tells(&t, "throw finch.1 dynamite 8,3", "within 3\" of it: 1 of theirs");
	trial_tells(&t, "throw finch.1 dynamite 8,3", "and 1 of OURS");
	trial_tells(&t, "throw finch.1 gas-bomb 6,3", "half range");
	trial_preview(&t, "throw finch.1 dynamite 8,3", &p);
	assert_int_equal(p.need, 5);
	assert_true(p.harm_milli > 0);
	assert_true(p.risk_milli > 0);
	pp_end(&t);
}

TEST(test_P_7_a_fight_tells_both_dice_and_its_odds)
{
	struct trial t;
	struct pp_fight_odds odds;
	struct preview p;

	pp_begin(&t, glade);
	trial_put(&t, "tom", 1, 2, 3);
	pp_go_to(&t, STAGE_FIGHT, "explorers");
	assert_true(pp_fight_odds(t.game, trial_unit(&t, "finch"), trial_unit(&t, "tom"), false,
		&odds));
	trial_tells(&t, "fight finch.1 tom.1", "finch 1 D6 +0 against tom 1 D6 +0");
	trial_tells(&t, "fight finch.1 tom.1", "a round: wins ");
	trial_preview(&t, "fight finch.1 tom.1", &p);
	assert_int_equal(p.harm_milli, odds.outs);
	assert_int_equal(p.risk_milli, odds.out);
	pp_end(&t);
}

/* ---- moving ---- */

TEST(test_P_2_a_way_tells_what_it_costs_and_what_it_leads_to)
{
	struct trial t;

	pp_begin(&t, glade);
	trial_tells(&t, "walk finch 5,5", "it gets there");
	trial_tells(&t, "walk finch 5,5", "it gets there: 3\" of its move spent");
	trial_ground(&t, 18, 5, "cliff");
	trial_tells(&t, "walk finch 18,5", "further than one move: it goes as far as 7,4 (Y-28)");
	trial_tells(&t, "walk finch 18,5", "it stops on open ground");
	trial_tells(&t, "walk finch 18,5", "from there slade is 2\" off, in line");
	trial_tells(&t, "walk finch 5,5", "who moves over 2\" has -1 in fire after it");
	trial_tells(&t, "run finch 5,5", "who runs does not fire this turn (S-P-3)");
	trial_tells(&t, "walk finch 5,5", "from there slade is 5\" off, in line");
	trial_tells(&t, "charge finch slade", "6\" off; it runs 10\"");
	trial_tells(&t, "charge finch slade", "a round: wins ");
	trial_tells(&t, "charge finch slade", "1 of ours touch 1 of theirs, in 1 fight");
	trial_tells(&t, "charge finch slade", "a round in all: theirs ");
	trial_tells(&t, "charge finch slade", "next turn either side fights on or walks away");
	assert_false(trial_previews(&t, "charge finch slade", "run for their lives"));
	pp_figure_in(&t, "slade", 1)->spirit = SPIRIT_TERRIFIED;
	trial_tells(&t, "charge finch slade", "1 of theirs run for their lives");
	pp_figure_in(&t, "slade", 1)->spirit = SPIRIT_CONTROLLED;
	assert_false(trial_previews(&t, "charge finch slade", "takes nerve"));
	trial_tells(&t, "watch finch", "may be shot at, with -1");
	trial_ground(&t, 5, 5, "cliff");
	trial_tells(&t, "walk finch 5,5", "Climbing a cliff: takes nerve, 66.7%; else it stops there");
	trial_tells(&t, "dare finch.1 handle", "dares it with 33.3%: a D6 of 5 or more");
	pp_end(&t);
}

/* 5 on a D6, 2 for a name, less 2 for what is frightful: two faces of six. */
TEST(test_X_168_a_charge_at_something_frightful_tells_what_nerve_it_takes)
{
	static const char lair[] =
		"map\n"
		". . . . . . . . . .\n"
		" . F . . . . R . . .\n"
		". . . . . . . . . .\n"
		" . . . . . . . . . .\n"
		"end\n"
		"side explorers edges=west\n"
		"side beasts edges=east\n"
		"unit finch sign=F side=explorers arms=revolver courage=hero nerve=named\n"
		"unit raptor sign=R side=beasts arms=jaws creature=raptor uncommanded\n";
	struct trial t;

	pp_begin(&t, lair);
	trial_tells(&t, "charge finch raptor", "takes nerve: finch 1 has it with 33.3%");
	pp_end(&t);
}

TEST(test_P_2_maps_draw_where_a_choice_leads)
{
	struct trial t;
	struct reach *r;
	int walk, run, far;

	pp_begin(&t, glade);
	r = reach_new(t.game->table);
	assert_true(menu_reach(t.game, trial_unit(&t, "finch"), "walk finch", r));
	reach_all(r, &walk);
	assert_true(menu_reach(t.game, trial_unit(&t, "finch"), "run finch", r));
	reach_all(r, &run);
	assert_true(run > walk);
	assert_true(menu_reach(t.game, trial_unit(&t, "finch"), "throw finch.1 dynamite", r));
	reach_all(r, &far);
	assert_true(reach_cost(r, build_cell(t.setup, 9, 3)) != REACH_FAR);	/* 6" */
	assert_true(reach_cost(r, build_cell(t.setup, 10, 3)) == REACH_FAR);
	assert_false(menu_reach(t.game, trial_unit(&t, "finch"), "watch finch", r));
	reach_free(r);
	pp_end(&t);
}

TEST(test_P_4_the_bands_of_what_a_unit_shoots_with)
{
	struct trial t;
	int32_t bands[3];

	pp_begin(&t, glade);
	assert_int_equal(sheet_bands(t.game, trial_unit(&t, "finch"), bands), 3);
	assert_int_equal(bands[0], 40);
	assert_int_equal(bands[2], 120);
	assert_int_equal(sheet_bands(t.game, trial_unit(&t, "tom"), bands), 0);
	pp_end(&t);
}

TEST_MAIN
