/* Seeing and being seen (S-A-11, S-A-16, S-A-22 … S-A-30, A-7, A-24, X-24). */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/fire/spot.h"

static struct adv_unit *of(const struct trial *t, const char *unit)
{
	return skirmish_unit(t, unit);
}

static bool spots(const struct trial *t, int side, const char *unit)
{
	return adv_spotted(t->game, trial_unit(t, unit), side);
}

static bool sees(const struct trial *t, int side, const char *unit)
{
	return game_sees(t->game, side, trial_unit(t, unit));
}

static const char jungle[] =
	"map\n"
	". . . . . . . . . . . . . . . .\n"
	" . A . . . . . . . % % % . . . .\n"
	". A . . . . . . . % % % . . . .\n"
	" . . . . . . . . . % % % . . . .\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"side folk edges=south\n"
	"unit marines sign=A side=navy arms=rifle field-craft=7\n"
	"figure 1 leader\n"
	"unit gang side=thugs figures=2 at=11,3 arms=bow class=native\n"
	"unit folk side=folk figures=1 at=1,6 class=civilian role=non-combatant\n";

/* The folk look on, and spot nobody: they run. */
static void begin(struct trial *t)
{
	skirmish_begin(t, jungle);
	of(t, "folk")->routing = true;
}

TRIAL(test_S_A_22_concealed_in_jungle_spotted_in_the_open, begin(&t), skirmish_end)
{
	assert_false(sees(&t, 0, "gang"));
	assert_true(sees(&t, 1, "marines"));	/* one-sided */
	game_place(t.game, trial_figure(&t, "gang", 2), build_cell(t.setup, 9, 5));
	adv_sight_renew(t.game);
	assert_true(spots(&t, 0, "gang"));	/* one of them in the open is enough */
	assert_true(sees(&t, 0, "gang"));
}

/* S-A-23, A-7: a still and silent target asks for less than half of 7, rounded up. */
TRIAL(test_S_A_23_A_7_a_silent_target, begin(&t), skirmish_end)
{
	const struct event *e;

	trial_dice(&t, "4");	/* 4 is not below 4 */
	adv_spotting(t.game);
	e = trial_roll(&t, "spotting");
	expect_roll(e, 4, 1);
	assert_int_equal(e->roll.reading, ROLL_BELOW);
	assert_true(roll_has(e, "spotting.silent"));
	assert_false(spots(&t, 0, "gang"));
	trial_dice(&t, "3");
	adv_spotting(t.game);
	assert_true(spots(&t, 0, "gang"));
}

TRIAL(test_S_A_24_a_target_that_moved_or_fired, begin(&t), skirmish_end)
{
	of(&t, "gang")->moved = true;
	trial_dice(&t, "8");
	adv_spotting(t.game);
	expect_roll(trial_roll(&t, "spotting"), 7, 1);
	assert_int_equal(trial_roll(&t, "spotting")->roll.reading, ROLL_AT_MOST);
	of(&t, "gang")->moved = false;
	of(&t, "gang")->fired_last = true;
	trial_dice(&t, "7");
	adv_spotting(t.game);
	assert_true(spots(&t, 0, "gang"));
}

/* S-A-28: 7 marching is 4, against the silent 2, and below that. */
TRIAL(test_S_A_28_marching_spotters, begin(&t), skirmish_end)
{
	of(&t, "marines")->mode = MODE_MARCH;
	trial_dice(&t, "2");
	adv_spotting(t.game);
	expect_roll(trial_roll(&t, "spotting"), 2, 1);
	assert_true(roll_has(trial_roll(&t, "spotting"), "modes.march"));
	assert_false(spots(&t, 0, "gang"));
	trial_dice(&t, "1");
	adv_spotting(t.game);
	assert_true(spots(&t, 0, "gang"));
}

/* S-A-23: only along a line within visibility; every unit once. */
TEST(test_S_A_23_a_line_within_visibility)
{
	static const char deep[] =
		"map\n"
		"A % % % % % % % % % % . . .\n"
		" . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . .\n"
		"end\n"
		"legend A jungle\n"
		NAVY_AND_THUGS
		"unit marines side=navy figures=1 at=1,1 arms=rifle field-craft=9\n"
		"figure 1 leader\n"
		"unit gang side=thugs figures=1 at=10,1 arms=bow\n";
	struct trial t;

	skirmish_begin(&t, deep);
	adv_spotting(t.game);	/* 8 cells of jungle between and more */
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	game_place(t.game, trial_figure(&t, "gang", 1), build_cell(t.setup, 6, 1));
	trial_dice(&t, "9 9");
	adv_spotting(t.game);	/* each of the other, once */
	assert_int_equal(trial_count(&t, EVENT_ROLL), 2);
	skirmish_end(&t);
}

/* One success is for the whole side and its allies. */
TEST(test_S_A_23_one_success_is_for_all)
{
	static const char allies[] =
		"map\n"
		". . . . . . . . . . . .\n"
		" . A . . . . . % % . . .\n"
		". C . . . . . % % . . .\n"
		" . . . . . . . . . . . .\n"
		"end\n"
		"side navy edges=west allies=army\n"
		"side army edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=A side=navy arms=rifle field-craft=9\n"
		"figure 1 leader\n"
		"unit guards sign=C side=army arms=rifle field-craft=9\n"
		"figure 1 leader\n"
		"unit gang side=thugs figures=1 at=8,2 arms=bow\n";
	struct trial t;

	skirmish_begin(&t, allies);
	trial_dice(&t, "1");
	adv_spotting(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 1);	/* the guards need not */
	assert_true(spots(&t, 0, "gang"));
	assert_true(spots(&t, 1, "gang"));
	skirmish_end(&t);
}

/* Under a mere truce each looks for himself, and the others are found like anybody. */
TEST(test_Y_32_a_truce_shares_no_sight)
{
	static const char truce[] =
		"map\n"
		". . . . . . . . . . . .\n"
		" . A . . . . . % % . . .\n"
		". . . . . . . % % . . .\n"
		" . . . . . . . . . . . .\n"
		"end\n"
		"side navy edges=west friends=army\n"
		"side army edges=west\n"
		"unit marines sign=A side=navy arms=rifle field-craft=9\n"
		"figure 1 leader\n"
		"unit guards side=army figures=1 at=8,2 arms=bow field-craft=1\n";
	struct trial t;

	skirmish_begin(&t, truce);
	assert_false(spots(&t, 0, "guards"));
	assert_false(game_sees(t.game, 0, trial_unit(&t, "guards")));
	trial_dice(&t, "10");
	adv_spotting(t.game);
	assert_false(spots(&t, 0, "guards"));
	trial_dice(&t, "1");
	adv_spotting(t.game);
	assert_true(spots(&t, 0, "guards"));
	skirmish_end(&t);
}

/* Nobody learns of a hidden unit from a roll that failed to find it. */
TRIAL(test_failed_rolls_tell_the_spotter_nothing, begin(&t), skirmish_end)
{
	const struct event *e;

	trial_dice(&t, "10");
	adv_spotting(t.game);
	e = trial_roll(&t, "spotting");
	assert_false(view_hears(t.game, 0, e));
	assert_true(view_hears(t.game, 1, e));
	assert_false(view_hears(t.game, 2, e));
	trial_dice(&t, "1");
	adv_spotting(t.game);
	e = trial_roll(&t, "spotting");
	assert_true(view_hears(t.game, 0, e));
	assert_false(view_hears(t.game, 2, e));	/* does not see the gang */
}

TRIAL(test_S_A_25_spotted_until_out_of_sight_at_a_turns_end, begin(&t), skirmish_end)
{
	trial_dice(&t, "1");
	adv_spotting(t.game);
	adv_sight_turn_end(t.game);
	assert_true(spots(&t, 0, "gang"));	/* a line is enough */
	for (int i = 1; i <= 2; i++)
		game_place(t.game, trial_figure(&t, "marines", i), build_cell(t.setup, 16, i == 1
		? 1 : 6));
	game_life(t.game, trial_figure(&t, "marines", 1), LIFE_WOUNDED, "wounded");
	game_life(t.game, trial_figure(&t, "marines", 2), LIFE_WOUNDED, "wounded");
	adv_sight_turn_end(t.game);	/* nobody fit looks any more */
	assert_false(spots(&t, 0, "gang"));
	assert_false(sees(&t, 0, "gang"));
}

/* The wounded whom one sees lie there do not vanish with the last fit man. */
TRIAL(test_S_A_25_the_wounded_are_still_seen, begin(&t), skirmish_end)
{
	game_place(t.game, trial_figure(&t, "gang", 1), build_cell(t.setup, 6, 3));
	adv_sight_renew(t.game);
	for (int i = 1; i <= 2; i++)
		game_life(t.game, trial_figure(&t, "gang", i), LIFE_WOUNDED, "wounded");
	adv_sight_turn_end(t.game);
	assert_true(sees(&t, 0, "gang"));
}

/* A-24, S-A-26: fire shows the place; black powder shows who it is. */
TRIAL(test_A_24_S_A_26_fire_shows_itself, begin(&t), skirmish_end)
{
	adv_fire_seen(t.game, trial_unit(&t, "gang"), false);
	assert_true(sees(&t, 0, "gang"));
	assert_false(spots(&t, 0, "gang"));
	adv_fire_seen(t.game, trial_unit(&t, "gang"), true);
	assert_true(spots(&t, 0, "gang"));
}

TRIAL(test_S_C_5_whoever_is_touched_is_seen, begin(&t), skirmish_end)
{
	game_place(t.game, trial_figure(&t, "marines", 1), build_cell(t.setup, 10, 3));
	adv_sight_renew(t.game);
	assert_true(spots(&t, 0, "gang"));
}

/* S-A-30: hidden units have orders like others, and moving into the open shows them. */
TRIAL(test_S_A_30_hidden_units_obey_and_show_themselves,
	trial_begin(&t, &system_rugged, jungle, ""), trial_end)
{
	struct view *view;

	trial_do(&t, 1, "order gang patrol 6,3");
	view = view_new(t.game, 0);
	assert_false(game_on_table(&view->game, trial_figure(&t, "gang", 1)));
	view_free(view);
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	trial_do(&t, 2, "done");
	assert_true(spots(&t, 0, "gang"));
}

/* Orders of hidden units and their moves are told to their own side only. */
TRIAL(test_events_do_not_leak_hidden_units, trial_begin(&t, &system_rugged, jungle, ""), trial_end)
{
	trial_do(&t, 1, "order gang combat 11,3");	/* stays in the jungle */
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	trial_do(&t, 2, "done");
	for (size_t i = 0; i < event_log_count(t.log); i++) {
		const struct event *e = event_log_at(t.log, i);

		if (e->unit == trial_unit(&t, "gang") && e->kind != EVENT_SIGHTED
			&& e->phase < PHASE_SHOOT)
			assert_false(view_hears(t.game, 0, e));
	}
}

/* An order that names a unit is told whole only to those who see both. */
TRIAL(test_an_order_does_not_name_whom_one_cannot_see,
	trial_begin(&t, &system_rugged, jungle, ""), trial_end)
{
	bool whole = false, bare = false;

	of(&t, "gang")->spotted |= 1;
	game_sight(t.game, trial_unit(&t, "gang"), 0, true);	/* by the marines, not the folk */
	trial_do(&t, 0, "order marines charge gang");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	trial_do(&t, 2, "done");
	for (size_t i = 0; i < event_log_count(t.log); i++) {
		const struct event *e = event_log_at(t.log, i);

		if (e->kind != EVENT_ORDER || e->unit != 0)
			continue;
		whole = whole || (e->other >= 0 && view_hears(t.game, 0, e));
		bare = bare || (e->other < 0 && view_hears(t.game, 2, e));
		assert_false(e->other >= 0 && view_hears(t.game, 2, e));
	}
	assert_true(whole);
	assert_true(bare);
}

static const char hero[] =
	"map\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . % % % . . . .\n"
	". K . . . . . . . % % % . . . .\n"
	" . . . . . . . . . % % % . . . .\n"
	". . . . . . . . . . . . . . . .\n"
	"end\n"
	NAVY_AND_THUGS
	"unit kate sign=K side=navy arms=pistol\n"
	"figure 1 leader hero luck=5 field-craft=6 traits=sixth-sense\n"
	"unit gang side=thugs figures=2 at=11,3 arms=bow\n";

/* S-A-11: once, within 12", in secret; only success is told, and no names. */
SKIRMISH(test_S_A_11_sixth_sense, hero)
{
	const struct event *e;

	trial_dice(&t, "6");
	adv_sixth_senses(t.game);	/* 9 cells away */
	e = trial_roll(&t, "sixth sense");
	assert_true(view_hears(t.game, 0, e));
	assert_false(view_hears(t.game, 1, e));
	assert_int_equal(e->other, NOBODY);
	assert_int_equal(e->cell, CELL_NONE);
	adv_sixth_senses(t.game);	/* no second time */
	assert_int_equal(trial_count(&t, EVENT_ROLL), 1);
	assert_false(sees(&t, 0, "gang"));
}

SKIRMISH(test_S_A_11_failure_is_not_told, hero)
{
	trial_dice(&t, "7");
	adv_sixth_senses(t.game);
	assert_false(view_hears(t.game, 0, trial_roll(&t, "sixth sense")));
	assert_true(view_hears(t.game, 4, trial_roll(&t, "sixth sense")));	/* the GM */
}

SKIRMISH(test_S_A_11_beyond_twelve_inches_nothing, hero)
{
	for (int i = 1; i <= 2; i++)
		game_place(t.game, trial_figure(&t, "gang", i), build_cell(t.setup, 16, i));
	adv_sixth_senses(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
}

/* S-A-16: on hexes the sector he faces and the next on the good side. */
TEST(test_S_A_16_what_one_eye_sees)
{
	static const char eye[] =
		"map\n"
		". . . . . . . . .\n"
		" . . . B . B . . .\n"
		". . . . . . . . .\n"
		" . . B . K . B . .\n"
		". . . . . . . . .\n"
		" . . . B . B . . .\n"
		". . . . . . . . .\n"
		"end\n"
		NAVY_AND_THUGS
		"unit kate sign=K side=navy arms=pistol facing=E\n"
		"figure 1 leader hero luck=5 field-craft=6 traits=blind-eye-left\n"
		"unit gang sign=B side=thugs arms=bow\n";
	/* in reading order: NW, NE, W, E, SW, SE */
	static const bool seen[] = { false, false, false, true, false, true };
	struct trial t;

	skirmish_begin(&t, eye);
	for (int i = 0; i < 6; i++)
		assert_int_equal(adv_line(t.game, 0, trial_figure(&t, "gang", i + 1)), seen[i]);
	skirmish_end(&t);
}

TEST_MAIN
