/* The script, objectives, and how games are decided and end. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "null_games.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "systems/null/null.h"

/* Rows say "nothing asked" first, then what they ask. */
#pragma GCC diagnostic ignored "-Woverride-init"

enum { US, THEM, FRIENDS };	/* sides */
enum { MARINES, THUGS, LATER, GUESTS };	/* units */
enum { HILL, FORD };	/* areas */

static const char camp[] =
	"map\n"
	". . . . . .\n"
	" . A A . . .\n"
	". . . . B .\n"
	" . . . . B .\n"
	"C . . . . .\n"
	"end\n"
	"turns 4\n"
	"side us edges=west\nside them edges=east\nside friends allies=us\n"
	"unit marines sign=A side=us\nfigure 1 leader\n"
	"unit thugs sign=B side=them\n"
	"unit later side=them figures=2\n"
	"unit guests sign=C side=friends\n"
	"area hill 2,1 3,1 4,1\n"
	"area ford 5,5 6,5\n"
	"item idol at=6,1\n"
	"item letter unit=marines\n"
	"flag alarm\nflag rain\n";

#define NO_CONDITION .unit = -1, .side = -1, .area = -1, .item = -1, .flag = -1, .script = -1, \
	.objective = -1
#define NO_EFFECT .unit = -1, .side = -1, .area = -1, .item = -1, .flag = -1, .objective = -1, \
	.ground = -1, .other = -1, .text = ""

static struct setup *camp_setup(void)
{
	return build_setup(&system_null, camp);
}

static void begin(struct trial *t, struct setup *s)
{
	trial_begin_with(t, s, "");
	t->game->out = event_log_sink(t->log);
}

/* ---- conditions: each with what makes it true ---- */

static void do_nothing(struct game *g) { (void)g; }
static void end_turn_1(struct game *g) { game_turn_end(g); }
static void marine_to_hill(struct game *g) { game_place(g, 0, 2); }
static void thug_to_hill(struct game *g) { game_place(g, 2, 2); }
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
static void kill_thugs(struct game *g)
{
	game_life(g, 2, LIFE_DEAD, "");
	game_life(g, 3, LIFE_WOUNDED, "");
}
static void kill_one_thug(struct game *g) { game_life(g, 2, LIFE_DEAD, ""); }
static void capture_thug(struct game *g) { game_capture(g, 2, 0); }
static void friends_capture_thug(struct game *g) { game_capture(g, 2, 6); }
static void take_idol(struct game *g) { game_item(g, 0, THUGS, CELL_NONE); }
static void marines_take_idol(struct game *g) { game_item(g, 0, MARINES, CELL_NONE); }
static void letter_to_thugs(struct game *g) { game_item(g, 1, THUGS, CELL_NONE); }
static void letter_to_guests(struct game *g) { game_item(g, 1, GUESTS, CELL_NONE); }
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

/* One script event on this condition: a flag of its own shows that it fired. */
static const struct effect show = { THEN_FLAG, NO_EFFECT, .flag = 1, .number = 1 };
static const struct setup_script only = { "only", true, 0, 0, 1 };

static void script_one(struct setup *s, const struct condition *c, int n)
{
	s->conditions = c;
	s->n_conditions = (int16_t)n;
	s->effects = &show;
	s->n_effects = 1;
	s->scripts = &only;
	s->n_scripts = 1;
}

TEST(test_conditions_become_true_by_what_makes_them_true)
{
	for (size_t i = 0; i < sizeof(condition_rows) / sizeof(condition_rows[0]); i++) {
		const struct condition_row *row = &condition_rows[i];
		struct setup *s = camp_setup();
		struct trial t;

		script_one(s, &row->c, 1);
		begin(&t, s);
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

	script_one(s, tree, 6);
	begin(&t, s);
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

	script_one(s, loop, 1);
	begin(&t, s);
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

	script_one(s, gone, 1);
	begin(&t, s);
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
	begin(&t, s);
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
	begin(&t, s);
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

	script_one(s, now, 1);
	s->effects = e;
	begin(t, s);
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

		script_one(s, now, 1);
		s->effects = &e;
		begin(&t, s);
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

/* ---- objectives ---- */

#define AIM(kind, of, ...) { "aim", "An aim", kind, .side = of, .points = 5, __VA_ARGS__ }
#define NOWHERE .unit = -1, .area = -1, .item = -1

static void edge_leave(struct game *g)	/* by the west */
{
	game_place(g, 0, 6);
	game_life(g, 0, LIFE_LEFT, "");
}
static void hold_hill_together(struct game *g)
{
	game_place(g, 0, 2);
	game_place(g, 6, 3);
}
static void share_hill(struct game *g)
{
	game_place(g, 0, 2);
	game_place(g, 2, 3);
}
static void hurt_hold_hill(struct game *g)
{
	game_place(g, 0, 2);
	game_life(g, 0, LIFE_WOUNDED, "");
}

static const struct aim_row {
	struct setup_objective aim;
	void (*change)(struct game *g);
	int now, at_end;	/* side that has it; -1 open, -2 failed */
} aim_rows[] = {
	{ AIM(AIM_REACH, US, NOWHERE, .area = HILL), do_nothing, -1, -2 },
	{ AIM(AIM_REACH, US, NOWHERE, .area = HILL), marine_to_hill, US, US },
	{ AIM(AIM_REACH, US, NOWHERE, .area = HILL), thug_to_hill, -1, -2 },
	{ AIM(AIM_REACH, US, NOWHERE, .unit = THUGS, .area = HILL), thug_to_hill, US, US },
	{ AIM(AIM_DESTROY, US, NOWHERE, .unit = THUGS), kill_one_thug, -1, -2 },
	{ AIM(AIM_DESTROY, US, NOWHERE, .unit = THUGS), kill_thugs, US, US },
	{ AIM(AIM_CAPTURE, US, NOWHERE, .unit = THUGS), capture_thug, US, US },
	{ AIM(AIM_CAPTURE, US, NOWHERE, .unit = THUGS), friends_capture_thug, -1, -2 },
	{ AIM(AIM_EXIT, US, NOWHERE, .edge = EDGE_WEST), edge_leave, US, US },
	{ AIM(AIM_EXIT, US, NOWHERE, .edge = EDGE_EAST), edge_leave, -1, -2 },
	{ AIM(AIM_EXIT, US, NOWHERE, .edge = EDGE_WEST, .number = 2), edge_leave, -1, -2 },
	{ AIM(AIM_HOLD, US, NOWHERE, .area = HILL), marine_to_hill, -1, US },
	{ AIM(AIM_HOLD, US, NOWHERE, .area = HILL), hold_hill_together, -1, US },
	{ AIM(AIM_HOLD, US, NOWHERE, .area = HILL), share_hill, -1, -2 },
	{ AIM(AIM_HOLD, US, NOWHERE, .area = HILL), hurt_hold_hill, -1, -2 },
	{ AIM(AIM_HOLD, US, NOWHERE, .area = HILL), do_nothing, -1, -2 },
	{ AIM(AIM_KEEP, THEM, NOWHERE, .unit = THUGS, .number = 2), do_nothing, -1, THEM },
	{ AIM(AIM_KEEP, THEM, NOWHERE, .unit = THUGS, .number = 2), kill_one_thug, -1, -2 },
	{ AIM(AIM_ITEM, THEM, NOWHERE, .item = 0), take_idol, -1, THEM },
	{ AIM(AIM_ITEM, THEM, NOWHERE, .item = 0), marines_take_idol, -1, -2 },
	{ AIM(AIM_ITEM, US, NOWHERE, .item = 1), letter_to_guests, -1, US },
	{ AIM(AIM_SCRIPT, US, NOWHERE, .unit = -1), do_nothing, -1, -2 },
};

TEST(test_objectives_are_had_now_or_at_the_end)
{
	for (size_t i = 0; i < sizeof(aim_rows) / sizeof(aim_rows[0]); i++) {
		const struct aim_row *row = &aim_rows[i];
		struct setup *s = camp_setup();
		struct trial t;

		s->objectives = &row->aim;
		s->n_objectives = 1;
		begin(&t, s);
		t.game->changed = 0;
		row->change(t.game);
		game_script(t.game);
		if (t.game->objectives[0] != row->now)
			fail_msg("aim row %zu: now %d", i, t.game->objectives[0]);
		game_end(t.game);
		if (t.game->objectives[0] != row->at_end)
			fail_msg("aim row %zu: at the end %d", i, t.game->objectives[0]);
		for (int side = 0; side < 3; side++)
			assert_int_equal(t.game->points[side], side == row->at_end ? 5 : 0);
		trial_end(&t);
	}
}

TEST(test_lost_objectives_take_their_points_along)
{
	static const struct setup_objective aim = AIM(AIM_SCRIPT, US, NOWHERE, .unit = -1);
	struct setup *s = camp_setup();
	struct trial t;

	s->objectives = &aim;
	s->n_objectives = 1;
	begin(&t, s);
	game_objective(t.game, 0, US);
	assert_int_equal(t.game->points[US], 5);
	game_objective(t.game, 0, THEM);
	assert_int_equal(t.game->points[US], 0);
	assert_int_equal(t.game->points[THEM], 5);
	game_objective(t.game, 0, -1);
	assert_int_equal(t.game->points[THEM], 0);
	trial_end(&t);
}

/* ---- O3: what cannot be met any more ---- */

static void all_thugs_die(struct game *g)
{
	game_life(g, 2, LIFE_DEAD, "");
	game_life(g, 3, LIFE_DEAD, "");
}

static const struct lost_row {
	struct setup_objective aim;
	void (*change)(struct game *g);
	bool lost;
} lost_rows[] = {
	{ AIM(AIM_REACH, THEM, NOWHERE, .unit = THUGS, .area = HILL), all_thugs_die, true },
	{ AIM(AIM_REACH, THEM, NOWHERE, .unit = THUGS, .area = HILL), kill_thugs, false },
	{ AIM(AIM_REACH, THEM, NOWHERE, .unit = LATER, .area = HILL), all_thugs_die, false },
	{ AIM(AIM_REACH, THEM, NOWHERE, .area = HILL), all_thugs_die, false },
	{ AIM(AIM_CAPTURE, US, NOWHERE, .unit = THUGS), all_thugs_die, true },
	{ AIM(AIM_CAPTURE, US, NOWHERE, .unit = THUGS), kill_one_thug, false },
	{ AIM(AIM_KEEP, THEM, NOWHERE, .unit = THUGS, .number = 2), kill_one_thug, true },
	{ AIM(AIM_KEEP, THEM, NOWHERE, .unit = THUGS, .number = 2), do_nothing, false },
	{ AIM(AIM_EXIT, US, NOWHERE, .unit = MARINES, .edge = EDGE_EAST, .number = 2),
		edge_leave, true },
	{ AIM(AIM_EXIT, US, NOWHERE, .unit = MARINES, .edge = EDGE_WEST, .number = 2),
		edge_leave, false },
	{ AIM(AIM_DESTROY, US, NOWHERE, .unit = THUGS), do_nothing, false },
	{ AIM(AIM_ITEM, THEM, NOWHERE, .item = 0), all_thugs_die, false },
	{ AIM(AIM_SCRIPT, US, NOWHERE, .unit = -1), do_nothing, true },
};

static bool told_as_lost(const struct game *g)
{
	char text[200];

	view_objective_text(g, 0, text, sizeof(text));
	return strstr(text, "cannot be met any more") != NULL;
}

TEST(test_O3_what_the_dead_were_needed_for_is_lost)
{
	for (size_t i = 0; i < sizeof(lost_rows) / sizeof(lost_rows[0]); i++) {
		const struct lost_row *row = &lost_rows[i];
		struct setup *s = camp_setup();
		struct trial t;

		s->objectives = &row->aim;
		s->n_objectives = 1;
		begin(&t, s);
		row->change(t.game);
		if (told_as_lost(t.game) != row->lost)
			fail_msg("lost row %zu: expected %d", i, row->lost);
		trial_end(&t);
	}
}

/* An event that may still give it keeps it open, as long as its people live. */
TEST(test_O3_an_event_to_come_keeps_an_objective_open)
{
	static const struct setup_objective aim = AIM(AIM_REACH, THEM, NOWHERE, .unit = LATER,
		.area = HILL);
	static const struct setup_objective script = AIM(AIM_SCRIPT, THEM, NOWHERE, .unit = -1);
	static const struct condition tree[] = {
		{ WHEN_ALL, 1, 2, NO_CONDITION, .number = 0 },
		{ WHEN_FLAG, NO_CONDITION, .flag = 0 },
		{ WHEN_ENTERS, NO_CONDITION, .unit = THUGS, .area = HILL },
	};
	static const struct effect give = { THEN_OBJECTIVE, NO_EFFECT, .side = THEM,
		.objective = 0 };
	const struct setup_objective *const aims[] = { &aim, &script };

	for (int i = 0; i < 2; i++) {
		struct setup *s = camp_setup();
		struct trial t;

		script_one(s, tree, 3);
		s->effects = &give;
		s->objectives = aims[i];
		s->n_objectives = 1;
		begin(&t, s);
		assert_false(told_as_lost(t.game));
		all_thugs_die(t.game);
		assert_int_equal(told_as_lost(t.game), i == 1);
		trial_end(&t);
	}
}

/* What a side has not seen does not show in how its aims stand. */
TEST(test_O3_the_unseen_dead_leave_an_objective_open)
{
	static const struct setup_objective aim = AIM(AIM_CAPTURE, US, NOWHERE, .unit = THUGS);
	struct setup *s = camp_setup();
	struct view *view;
	struct trial t;

	s->objectives = &aim;
	s->n_objectives = 1;
	begin(&t, s);
	all_thugs_die(t.game);
	t.game->units[THUGS].known = t.game->units[THUGS].sighted = (uint8_t)(1u << THEM);
	view = view_new(t.game, 0);
	assert_non_null(view);
	assert_true(told_as_lost(t.game));
	assert_false(told_as_lost(&view->game));
	view_free(view);
	trial_end(&t);
}

/* ---- flight achieves nothing ---- */

static bool thugs_rout;

static enum figure_mark routing_mark(const struct game *v, int figure)
{
	return thugs_rout && v->figures[figure].unit == THUGS ? MARK_ROUTING
		: null_figure_mark(v, figure);
}

static const struct game_system *routing_system(void)
{
	static struct game_system system;

	system = system_null;
	system.figure_mark = routing_mark;
	return &system;
}

/* As systems tell it: the state is another, and an event says so. */
static void set_rout(struct game *g, bool routs)
{
	struct event e = event_of(EVENT_STATE);

	thugs_rout = routs;
	e.unit = THUGS;
	e.word = routs ? "routs" : "routs no longer";
	game_emit(g, &e);
	game_script(g);
}

TEST(test_S6_who_routs_enters_nothing_until_he_stands)
{
	static const struct setup_objective aims[] = {
		AIM(AIM_REACH, THEM, NOWHERE, .area = HILL),
		AIM(AIM_REACH, THEM, NOWHERE, .unit = THUGS, .area = HILL),
	};
	static const struct condition entered = { WHEN_ENTERS, NO_CONDITION, .side = THEM,
		.area = HILL };
	struct setup *s = build_setup(routing_system(), camp);
	struct trial t;

	script_one(s, &entered, 1);
	s->objectives = aims;
	s->n_objectives = 2;
	begin(&t, s);
	set_rout(t.game, true);
	thug_to_hill(t.game);
	game_script(t.game);
	assert_int_equal(t.game->objectives[0], -1);
	assert_int_equal(t.game->objectives[1], -1);
	assert_int_equal(t.game->flags[1], 0);
	set_rout(t.game, false);
	assert_int_equal(t.game->objectives[0], THEM);
	assert_int_equal(t.game->objectives[1], THEM);
	assert_int_equal(t.game->flags[1], 1);
	trial_end(&t);
}

TEST(test_S6_who_routs_neither_holds_nor_keeps_from_holding)
{
	static const struct setup_objective aims[] = {
		AIM(AIM_HOLD, US, NOWHERE, .area = HILL),
		AIM(AIM_HOLD, THEM, NOWHERE, .area = FORD),
	};
	struct setup *s = build_setup(routing_system(), camp);
	struct trial t;

	s->objectives = aims;
	s->n_objectives = 2;
	begin(&t, s);
	share_hill(t.game);
	game_place(t.game, 3, 28);	/* the other thug, at the ford */
	set_rout(t.game, true);
	game_end(t.game);
	assert_int_equal(t.game->objectives[0], US);
	assert_int_equal(t.game->objectives[1], -2);
	thugs_rout = false;
	trial_end(&t);
}

/* ---- who wins ---- */

TEST(test_X_238_most_points_win_and_allies_count_together)
{
	static const struct { int32_t points[3]; int winner; } rows[] = {
		{ { 0, 0, 0 }, NOBODY }, { { 1, 0, 0 }, US }, { { 0, 1, 0 }, THEM },
		{ { 0, 0, 1 }, FRIENDS }, { { 2, 3, 2 }, US }, { { 1, 3, 3 }, FRIENDS },
		{ { 1, 3, 2 }, NOBODY }, { { -1, -2, 0 }, FRIENDS }, { { 0, -1, -1 }, NOBODY },
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct trial t;

		begin(&t, camp_setup());
		for (int side = 0; side < 3; side++)
			game_points(t.game, side, rows[i].points[side], "");
		game_end(t.game);
		if (t.game->winner != rows[i].winner)
			fail_msg("row %zu: %d", i, t.game->winner);
		trial_end(&t);
	}
}

/* The camp, whose guests are friends by a mere truce. */
static struct setup *truce_setup(void)
{
	struct setup *const s = camp_setup();

	for (int side = 0; side < s->n_sides; side++)
		((struct setup_side *)s->sides)[side].allies = 0;
	return s;
}

TEST(test_X_238_Y_32_friends_by_a_truce_play_each_for_themselves)
{
	static const struct { int32_t points[3]; int winner; } rows[] = {
		{ { 2, 3, 2 }, THEM }, { { 7, 0, 6 }, US }, { { 6, 0, 6 }, NOBODY },
		{ { 1, 3, 3 }, NOBODY }, { { 1, 2, 3 }, FRIENDS },
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct trial t;

		begin(&t, truce_setup());
		for (int side = 0; side < 3; side++)
			game_points(t.game, side, rows[i].points[side], "");
		game_end(t.game);
		if (t.game->winner != rows[i].winner)
			fail_msg("row %zu: %d", i, t.game->winner);
		trial_end(&t);
	}
}

/* Of who is level one may be left alone; two friends by a truce are level still. */
TEST(test_X_238_who_alone_is_left_of_the_level_wins)
{
	for (int ours = 0; ours < 2; ours++) {
		struct trial t;

		begin(&t, truce_setup());
		game_points(t.game, THEM, 1, "");
		game_points(t.game, FRIENDS, 1, "");
		game_points(t.game, US, ours, "");
		kill_thugs(t.game);
		game_turn_end(t.game);
		assert_true(t.game->decided);
		assert_int_equal(t.game->winner, ours ? NOBODY : FRIENDS);
		trial_end(&t);
	}
}

/* A friend by a truce neither holds a place for one nor keeps one from it; what he has is not
 * one's own. */
TEST(test_X_237_friends_by_a_truce_neither_hold_nor_have_for_one)
{
	static const struct setup_objective aims[] = {
		AIM(AIM_HOLD, US, NOWHERE, .area = HILL),
		AIM(AIM_ITEM, US, NOWHERE, .item = 0),
	};
	struct setup *const s = truce_setup();
	struct trial t;

	s->objectives = aims;
	s->n_objectives = 2;
	begin(&t, s);
	game_place(t.game, 6, 3);
	assert_false(objective_stands(t.game, 0));
	game_place(t.game, 0, 2);
	assert_true(objective_stands(t.game, 0));
	game_place(t.game, 2, 1);
	assert_false(objective_stands(t.game, 0));
	t.game->items[0].unit = GUESTS;
	assert_false(objective_stands(t.game, 1));
	t.game->items[0].unit = MARINES;
	assert_true(objective_stands(t.game, 1));
	trial_end(&t);
}

TEST(test_the_last_turn_decides)
{
	struct trial t;

	begin(&t, camp_setup());
	for (int turn = 1; turn <= 4; turn++) {
		assert_false(t.game->decided);
		game_turn_end(t.game);
		if (turn < 4)
			game_turn_begin(t.game);
	}
	assert_true(t.game->decided);
	assert_false(t.game->over);	/* ending it is the system's part */
	game_end(t.game);
	assert_true(t.game->over);
	assert_int_equal(trial_count(&t, EVENT_END), 2);
	game_end(t.game);
	assert_int_equal(trial_count(&t, EVENT_END), 2);
	trial_end(&t);
}

TEST(test_the_only_cause_left_wins_a_level_game)
{
	struct trial t;

	begin(&t, camp_setup());
	kill_thugs(t.game);
	game_turn_end(t.game);
	assert_true(t.game->decided);
	assert_int_equal(t.game->winner, US);
	trial_end(&t);
}

TEST(test_points_count_before_standing)
{
	struct trial t;

	begin(&t, camp_setup());
	game_points(t.game, THEM, 1, "");
	kill_thugs(t.game);
	game_turn_end(t.game);
	assert_int_equal(t.game->winner, THEM);
	trial_end(&t);
}

TEST(test_who_may_still_come_is_not_beaten)
{
	static const struct condition later[] = { { WHEN_TURN, NO_CONDITION, .number = 2 } };
	static const struct effect spawn = { THEN_SPAWN, NO_EFFECT, .unit = LATER, .area = FORD };
	struct setup *s = camp_setup();
	struct trial t;

	script_one(s, later, 1);
	s->effects = &spawn;
	begin(&t, s);
	kill_thugs(t.game);
	game_turn_end(t.game);
	assert_false(t.game->decided);
	game_turn_begin(t.game);
	game_turn_end(t.game);	/* they come */
	assert_false(t.game->decided);
	game_life(t.game, 4, LIFE_DEAD, "");
	game_life(t.game, 5, LIFE_DEAD, "");
	game_turn_begin(t.game);
	game_turn_end(t.game);
	assert_true(t.game->decided);
	trial_end(&t);
}

/* Whose event waits for somebody who is dead, or for what should not have happened and has. */
TEST(test_who_can_never_come_is_not_awaited)
{
	static const struct condition dead[] = { { WHEN_ENTERS, NO_CONDITION, .unit = THUGS,
		.area = FORD } };
	static const struct condition late[] = { { WHEN_ALL, NO_CONDITION, .first = 1, .n = 2 },
		{ WHEN_ENTERS, NO_CONDITION, .unit = MARINES, .area = HILL },
		{ WHEN_NOT, NO_CONDITION, .first = 3, .n = 1 },
		{ WHEN_TURN, NO_CONDITION, .number = 1 } };
	static const struct effect spawn = { THEN_SPAWN, NO_EFFECT, .unit = LATER, .area = FORD };

	for (int is_late = 0; is_late < 2; is_late++) {
		struct setup *s = camp_setup();
		struct trial t;

		script_one(s, is_late ? late : dead, is_late ? 4 : 1);
		s->effects = &spawn;
		begin(&t, s);
		assert_true(game_may_come(t.game, LATER));
		game_life(t.game, 2, LIFE_DEAD, "");
		game_life(t.game, 3, LIFE_DEAD, "");
		game_turn_end(t.game);
		assert_false(game_may_come(t.game, LATER));
		assert_true(t.game->decided);
		trial_end(&t);
	}
}

TEST(test_a_game_without_opponents_goes_on)
{
	static const char alone[] =
		"map\nA . . .\n . . . .\n. . . .\n . . . .\nend\n"
		"side us\nside them\nunit a sign=A side=us\n";
	struct trial t;

	trial_begin(&t, &system_null, alone, "");
	game_turn_end(t.game);
	assert_false(t.game->decided);
	trial_end(&t);
}

TEST(test_nobody_left_is_a_draw)
{
	struct trial t;

	begin(&t, camp_setup());
	for (int f = 0; f < 7; f++)
		if (game_on_table(t.game, f))
			game_life(t.game, f, LIFE_DEAD, "");
	game_turn_end(t.game);
	assert_true(t.game->decided);
	assert_int_equal(t.game->winner, NOBODY);
	trial_end(&t);
}

TEST(test_the_first_ending_that_fits_is_told)
{
	static const struct setup_ending endings[] = {
		{ US, 0, -1, false, "With an alarm." }, { US, -1, -1, false, "Without." },
		{ NOBODY, -1, -1, false, "A draw." } };
	static const struct { int winner; bool alarm; const char *text; } rows[] = {
		{ US, true, "With an alarm." }, { US, false, "Without." },
		{ NOBODY, true, "A draw." }, { THEM, true, NULL } };

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct setup *s = camp_setup();
		const struct event *e;
		struct trial t;

		s->endings = endings;
		s->n_endings = 3;
		begin(&t, s);
		game_flag(t.game, 0, rows[i].alarm);
		game_decide(t.game, rows[i].winner);
		game_end(t.game);
		e = trial_event(&t, EVENT_STORY, -1);
		if (rows[i].text)
			assert_string_equal(e->word, rows[i].text);
		else
			assert_null(e);
		trial_end(&t);
	}
}

/* All texts of the game's end, one after the other. */
static void assert_told(const struct trial *t, const char *expected)
{
	char told[200] = "";

	for (size_t i = 0; i < event_log_count(t->log); i++) {
		const struct event *const e = event_log_at(t->log, i);

		if (e->kind == EVENT_STORY)
			snprintf(told + strlen(told), sizeof told - strlen(told), "%s|", e->word);
	}
	assert_string_equal(told, expected);
}

TEST(test_an_ending_that_goes_on_is_followed_by_the_next_that_fits)
{
	static const struct condition conditions[] = {
		{ WHEN_STANDS, NO_CONDITION, .unit = MARINES },
		{ WHEN_NOT, .first = 0, .n = 1, NO_CONDITION },
		{ WHEN_MET, NO_CONDITION, .objective = 0 } };
	static const struct setup_ending endings[] = {
		{ WON_BY_ANY, -1, 0, true, "Hart stands." },
		{ WON_BY_ANY, -1, 1, true, "Hart is down." },
		{ THEM, -1, -1, true, "Theirs." },
		{ US, -1, 2, false, "Ours, and the aim." },
		{ US, -1, -1, true, "Ours." },
		{ WON_BY_ANY, -1, -1, false, "Night." },
		{ US, -1, -1, false, "Never." } };
	static const struct setup_objective hill = { .id = "hill", .text = "The hill.",
		.kind = AIM_SCRIPT, .side = US, .unit = -1, .area = -1, .item = -1 };
	static const struct { bool falls, met; const char *told; } rows[] = {
		{ false, false, "Hart stands.|Ours.|Night.|" },
		{ true, false, "Hart is down.|Ours.|Night.|" },
		{ true, true, "Hart is down.|Ours, and the aim.|" } };

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct setup *s = camp_setup();
		struct trial t;

		s->conditions = conditions;
		s->n_conditions = 3;
		s->objectives = &hill;
		s->n_objectives = 1;
		s->endings = endings;
		s->n_endings = 7;
		begin(&t, s);
		for (int f = 0; f < t.game->n_figures && rows[i].falls; f++)
			if (t.game->figures[f].unit == MARINES)
				game_life(t.game, f, LIFE_WOUNDED, "");
		game_objective(t.game, 0, rows[i].met ? US : NOBODY);
		game_decide(t.game, US);
		game_end(t.game);
		assert_told(&t, rows[i].told);
		trial_end(&t);
	}
}

TEST(test_a_turn_begins_with_the_check_value_of_the_last)
{
	struct trial t;
	char check[20];

	begin(&t, camp_setup());
	snprintf(check, sizeof(check), "%016llx", (unsigned long long)game_check_value(t.game));
	game_turn_begin(t.game);
	assert_int_equal(t.game->turn, 2);
	assert_string_equal(trial_event(&t, EVENT_TURN, -1)->word, check);
	trial_end(&t);
}

TEST_MAIN
