/* The script: conditions, when events fire, and effects. */
#include "config.h"
#include <stdio.h>
#include "camp.h"
#include "cliffhanger/view.h"

/* ---- conditions: each with what makes it true ---- */

static void end_turn_1(struct game *g) { game_turn_end(g); }
static void fallen_thug_to_hill(struct game *g)
{
	game_life(g, 2, LIFE_WOUNDED, "");
	game_place(g, 2, 2);
}
static void fallen_thug_stands_up(struct game *g)
{
	fallen_thug_to_hill(g);
	game_life(g, 2, LIFE_FIT, "");
}
static void show_marines(struct game *g) { game_sight(g, MARINES, THEM, true); }
static void letter_to_thugs(struct game *g) { game_item(g, 1, THUGS, CELL_NONE); }
static void ring(struct game *g) { game_flag(g, 0, 1); }
static void leave(struct game *g) { game_life(g, 0, LIFE_LEFT, ""); }
static void all_leave(struct game *g)
{
	game_life(g, 0, LIFE_LEFT, "");
	game_life(g, 1, LIFE_LEFT, "");
}

static void thugs_hear_us(struct game *g) { game_heard(g, THUGS, US); }
static void thugs_hear_their_own(struct game *g) { game_heard(g, THUGS, THEM); }
static void turncoats_hear_their_old_side(struct game *g)
{
	game_heard(g, THUGS, THEM);
	game_command(g, THUGS, US, true);
}

static const struct condition_row {
	struct condition c;
	void (*change)(struct game *g);
	bool holds;
} condition_rows[] = {
	{ { WHEN_TURN, NO_CONDITION, .number = 1 }, do_nothing, false },
	{ { WHEN_TURN, NO_CONDITION, .number = 1 }, end_turn_1, true },
	{ { WHEN_TURN, NO_CONDITION, .number = 2 }, end_turn_1, false },
	{ { WHEN_ENTERS, NO_CONDITION, .unit = MARINES, .area = HILL }, do_nothing, false },
	{ { WHEN_ENTERS, NO_CONDITION, .unit = MARINES, .area = HILL }, marine_to_hill, true },
	{ { WHEN_ENTERS, NO_CONDITION, .unit = MARINES, .area = HILL }, thug_to_hill, false },
	{ { WHEN_ENTERS, NO_CONDITION, .side = THEM, .area = HILL }, thug_to_hill, true },
	{ { WHEN_ENTERS, NO_CONDITION, .side = THEM, .area = HILL }, fallen_thug_to_hill, false },
	{ { WHEN_ENTERS, NO_CONDITION, .side = THEM, .area = HILL }, fallen_thug_stands_up, true },
	{ { WHEN_ENTERS, NO_CONDITION, .side = THEM, .area = HILL }, marine_to_hill, false },
	{ { WHEN_ENTERS, NO_CONDITION, .side = THEM, .area = FORD }, thug_to_hill, false },
	{ { WHEN_SPOTTED, NO_CONDITION, .unit = MARINES, .side = THEM }, do_nothing, false },
	{ { WHEN_SPOTTED, NO_CONDITION, .unit = MARINES, .side = THEM }, show_marines, true },
	{ { WHEN_SPOTTED, NO_CONDITION, .unit = MARINES }, do_nothing, false },
	{ { WHEN_SPOTTED, NO_CONDITION, .unit = MARINES }, show_marines, true },
	{ { WHEN_DESTROYED, NO_CONDITION, .unit = THUGS }, kill_one_thug, false },
	{ { WHEN_DESTROYED, NO_CONDITION, .unit = THUGS }, kill_thugs, true },
	{ { WHEN_DESTROYED, NO_CONDITION, .unit = LATER }, do_nothing, false },
	{ { WHEN_CAPTURED, NO_CONDITION, .unit = THUGS }, do_nothing, false },
	{ { WHEN_CAPTURED, NO_CONDITION, .unit = THUGS }, capture_thug, true },
	{ { WHEN_CAPTURED, NO_CONDITION, .unit = THUGS, .side = US }, capture_thug, true },
	{ { WHEN_CAPTURED, NO_CONDITION, .unit = THUGS, .side = US }, friends_capture_thug, false },
	{ { WHEN_CAPTURED, NO_CONDITION, .item = 0 }, do_nothing, false },
	{ { WHEN_CAPTURED, NO_CONDITION, .item = 0 }, take_idol, true },
	{ { WHEN_CAPTURED, NO_CONDITION, .item = 0, .side = US }, take_idol, false },
	{ { WHEN_CAPTURED, NO_CONDITION, .item = 0, .side = US }, marines_take_idol, true },
	{ { WHEN_CAPTURED, NO_CONDITION, .item = 1 }, letter_to_guests, false },
	{ { WHEN_CAPTURED, NO_CONDITION, .item = 1 }, letter_to_thugs, true },
	{ { WHEN_ROUTED, NO_CONDITION, .unit = MARINES }, leave, false },
	{ { WHEN_ROUTED, NO_CONDITION, .unit = MARINES }, all_leave, true },
	{ { WHEN_FLAG, NO_CONDITION, .flag = 0 }, do_nothing, false },
	{ { WHEN_FLAG, NO_CONDITION, .flag = 0 }, ring, true },
	{ { WHEN_FLAG, NO_CONDITION, .flag = 1 }, ring, false },
	{ { WHEN_HAS, NO_CONDITION, .item = 0, .unit = THUGS }, take_idol, true },
	{ { WHEN_HAS, NO_CONDITION, .item = 0, .side = US }, take_idol, false },
	{ { WHEN_HAS, NO_CONDITION, .item = 0, .side = THEM }, take_idol, true },
	{ { WHEN_HAS, NO_CONDITION, .item = 0 }, do_nothing, false },
	{ { WHEN_STANDS, NO_CONDITION, .unit = MARINES }, marine_to_hill, true },
	{ { WHEN_STANDS, NO_CONDITION, .unit = MARINES }, all_leave, false },
	{ { WHEN_STANDS, NO_CONDITION, .unit = THUGS }, kill_one_thug, false },
	{ { WHEN_HEARS, NO_CONDITION, .unit = THUGS }, do_nothing, false },
	{ { WHEN_HEARS, NO_CONDITION, .unit = THUGS }, thugs_hear_us, true },
	{ { WHEN_HEARS, NO_CONDITION, .unit = MARINES }, thugs_hear_us, false },
	{ { WHEN_HEARS, NO_CONDITION, .unit = THUGS }, thugs_hear_their_own, false },
	{ { WHEN_HEARS, NO_CONDITION, .unit = THUGS }, turncoats_hear_their_old_side, true },
	{ { WHEN_HEARS, NO_CONDITION, .unit = THUGS, .side = US }, thugs_hear_us, true },
	{ { WHEN_HEARS, NO_CONDITION, .unit = THUGS, .side = FRIENDS }, thugs_hear_us, false },
	{ { WHEN_HEARS, NO_CONDITION, .unit = THUGS, .side = THEM }, thugs_hear_their_own, true },
	{ { WHEN_LEFT, NO_CONDITION, .unit = MARINES }, leave, true },
	{ { WHEN_LEFT, NO_CONDITION, .unit = MARINES, .number = 2 }, leave, false },
	{ { WHEN_LEFT, NO_CONDITION, .side = US, .number = 2 }, all_leave, true },
	{ { WHEN_LEFT, NO_CONDITION, .side = THEM }, all_leave, false },
};

TEST(test_conditions_become_true_by_what_makes_them_true)
{
	for (size_t i = 0; i < sizeof(condition_rows) / sizeof(condition_rows[0]); i++) {
		const struct condition_row *row = &condition_rows[i];
		struct setup *s = camp_setup();
		struct trial t;

		camp_script(s, &row->c, 1);
		camp_begin(&t, s);
		for (int u = 0; u < t.game->n_units; u++)	/* nobody has seen anybody */
			t.game->units[u].known = t.game->units[u].sighted
				= (uint8_t)(1u << t.game->units[u].side);
		t.game->changed = 0;	/* only what the change below wakes is looked at */
		row->change(t.game);
		game_script(t.game);
		if ((t.game->flags[1] == 1) != row->holds)
			fail_msg("condition row %zu: expected %d", i, row->holds);
		trial_end(&t);
	}
}

TEST(test_and_or_not_nest)
{
	/* (alarm and not (marines on the hill)) or turn 3 */
	static const struct condition tree[] = {
		{ WHEN_ANY, 1, 2, NO_CONDITION, .number = 0 },
		{ WHEN_ALL, 3, 2, NO_CONDITION, .number = 0 },
		{ WHEN_TURN, NO_CONDITION, .number = 3 },
		{ WHEN_FLAG, NO_CONDITION, .flag = 0 },
		{ WHEN_NOT, 5, 1, NO_CONDITION, .number = 0 },
		{ WHEN_ENTERS, NO_CONDITION, .unit = MARINES, .area = HILL },
	};
	struct setup *s = camp_setup();
	struct trial t;

	camp_script(s, tree, 6);
	camp_begin(&t, s);
	game_place(t.game, 0, 2);
	game_flag(t.game, 0, 1);
	game_script(t.game);
	assert_int_equal(t.game->fired[0], 0);
	game_place(t.game, 0, 25);
	game_script(t.game);
	assert_int_equal(t.game->fired[0], 1);
	trial_end(&t);
}

TEST(test_a_condition_within_itself_fails_without_end)
{
	static const struct condition loop[] = { { WHEN_ALL, 0, 1, NO_CONDITION, .number = 0 } };
	struct setup *s = camp_setup();
	struct trial t;

	camp_script(s, loop, 1);
	camp_begin(&t, s);
	game_turn_end(t.game);
	assert_int_equal(t.game->fired[0], 0);
	trial_end(&t);
}

TEST(test_S3_a_unit_is_the_people_it_began_with)
{
	static const struct condition gone[] = {
		{ WHEN_DESTROYED, NO_CONDITION, .unit = GUESTS } };
	struct setup *s = camp_setup();
	struct trial t;

	camp_script(s, gone, 1);
	camp_begin(&t, s);
	game_join(t.game, 6, MARINES);
	game_script(t.game);
	assert_int_equal(t.game->fired[0], 0);
	game_life(t.game, 6, LIFE_DEAD, "");
	game_script(t.game);
	assert_int_equal(t.game->fired[0], 1);
	trial_end(&t);
}

/* ---- when script events fire ---- */

TEST(test_S1_repeating_events_fire_once_a_turn_others_once)
{
	static const struct condition always[] = { { WHEN_ALL, 0, 0, NO_CONDITION, .number = 0 } };
	static const struct effect points[] = {
		{ THEN_POINTS, NO_EFFECT, .side = US, .number = 1 },
		{ THEN_POINTS, NO_EFFECT, .side = THEM, .number = 1 } };
	static const struct setup_script scripts[] = {
		{ "once", true, 0, 0, 1 }, { "again", false, 0, 1, 1 } };
	struct setup *s = camp_setup();
	struct trial t;

	s->conditions = always;
	s->n_conditions = 1;
	s->effects = points;
	s->n_effects = 2;
	s->scripts = scripts;
	s->n_scripts = 2;
	camp_begin(&t, s);
	for (int turn = 1; turn <= 3; turn++) {
		game_script(t.game);
		game_turn_end(t.game);
		game_script(t.game);
		assert_int_equal(t.game->points[US], 1);
		assert_int_equal(t.game->points[THEM], turn);
		game_turn_begin(t.game);
	}
	trial_end(&t);
}

TEST(test_one_event_may_set_off_another_listed_before_it)
{
	static const struct condition chain[] = {
		{ WHEN_FIRED, NO_CONDITION, .script = 1 },
		{ WHEN_FLAG, NO_CONDITION, .flag = 0 } };
	static const struct effect effects[] = {
		{ THEN_POINTS, NO_EFFECT, .side = US, .number = 9 },
		{ THEN_FLAG, NO_EFFECT, .flag = 1, .number = 1 } };
	static const struct setup_script scripts[] = {
		{ "second", true, 0, 0, 1 }, { "first", true, 1, 1, 1 } };
	struct setup *s = camp_setup();
	struct trial t;

	s->conditions = chain;
	s->n_conditions = 2;
	s->effects = effects;
	s->n_effects = 2;
	s->scripts = scripts;
	s->n_scripts = 2;
	camp_begin(&t, s);
	game_flag(t.game, 0, 1);
	game_script(t.game);
	assert_int_equal(t.game->points[US], 9);
	assert_int_equal(t.game->changed, 0);
	trial_end(&t);
}

/* ---- effects ---- */

static void run_effect(struct trial *t, const struct effect *e)
{
	static const struct condition now[] = { { WHEN_ALL, 0, 0, NO_CONDITION, .number = 0 } };
	struct setup *s = camp_setup();

	camp_script(s, now, 1);
	s->effects = e;
	camp_begin(t, s);
	game_script(t->game);
}

TEST(test_stories_are_told_to_all_or_to_a_side)
{
	const struct effect all = { THEN_STORY, NO_EFFECT, .text = "Night." };
	const struct effect one = { THEN_STORY, NO_EFFECT, .side = THEM, .text = "Psst." };
	struct trial t;

	run_effect(&t, &all);
	assert_string_equal(trial_event(&t, EVENT_STORY, 0)->word, "Night.");
	assert_int_equal(trial_event(&t, EVENT_STORY, 0)->audience, SIDES_ALL);
	trial_end(&t);
	run_effect(&t, &one);
	assert_int_equal(trial_event(&t, EVENT_STORY, 0)->audience, 1 << THEM);
	trial_end(&t);
}

TEST(test_spawned_units_come_on_in_their_area)
{
	const struct effect e = { THEN_SPAWN, NO_EFFECT, .unit = LATER, .area = FORD };
	struct trial t;

	run_effect(&t, &e);
	assert_true(t.game->units[LATER].arrived);
	assert_true(setup_area_has(&t.setup->areas[FORD], t.game->figures[4].cell));
	assert_true(setup_area_has(&t.setup->areas[FORD], t.game->figures[5].cell));
	trial_end(&t);
}

/* S5 */
TEST(test_a_die_sets_one_of_the_flags)
{
	static const struct condition now[] = { { WHEN_ALL, 0, 0, NO_CONDITION, .number = 0 } };
	const struct effect e = { THEN_DRAW, NO_EFFECT, .flags = 3 };

	for (int second = 0; second < 2; second++) {
		struct setup *s = camp_setup();
		const struct event *roll;
		struct trial t;

		camp_script(s, now, 1);
		s->effects = &e;
		camp_begin(&t, s);
		trial_dice(&t, second ? "4" : "3");
		game_script(t.game);
		assert_int_equal(t.game->flags[0], !second);
		assert_int_equal(t.game->flags[1], second);
		roll = trial_event(&t, EVENT_ROLL, 0);
		assert_string_equal(roll->roll.rule, "C-13");
		assert_int_equal(roll->audience, EVENT_ALL);
		assert_int_equal(roll->unit, NOBODY);
		trial_end(&t);
	}
}

TEST(test_revealed_units_are_seen_by_all)
{
	const struct effect e = { THEN_REVEAL, NO_EFFECT, .unit = THUGS };
	struct trial t;

	run_effect(&t, &e);
	assert_int_equal(t.game->units[THUGS].sighted, 7);
	trial_end(&t);
}

TEST(test_items_and_commands_change_hands)
{
	const struct effect give = { THEN_GIVE, NO_EFFECT, .item = 0, .unit = THUGS };
	const struct effect turn = { THEN_COMMAND, NO_EFFECT, .unit = THUGS, .side = US,
		.number = 0 };
	const struct effect tame = { THEN_COMMAND, NO_EFFECT, .unit = GUESTS, .number = 0 };
	struct trial t;

	run_effect(&t, &give);
	assert_int_equal(t.game->items[0].unit, THUGS);
	assert_int_equal(t.game->items[0].cell, CELL_NONE);
	trial_end(&t);
	run_effect(&t, &turn);
	assert_int_equal(t.game->units[THUGS].side, US);
	assert_true(t.game->units[THUGS].uncommanded);
	trial_end(&t);
	run_effect(&t, &tame);
	assert_int_equal(t.game->units[GUESTS].side, FRIENDS);
	assert_true(t.game->units[GUESTS].uncommanded);
	trial_end(&t);
}

TEST(test_an_event_may_decide_the_game)
{
	const struct effect e = { THEN_END, NO_EFFECT, .side = THEM };
	struct trial t;

	run_effect(&t, &e);
	assert_true(t.game->decided);
	assert_false(t.game->over);
	assert_int_equal(t.game->winner, THEM);
	assert_string_equal(trial_event(&t, EVENT_END, -1)->word, "decided");
	game_decide(t.game, US);	/* what is decided is decided */
	assert_int_equal(t.game->winner, THEM);
	trial_end(&t);
}

TEST_MAIN
