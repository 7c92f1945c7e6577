/* Who wins, when a game is decided, and the endings that are told. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "camp.h"
#include "cliffhanger/view.h"
#include "game/room.h"
#include "played.h"

/* ---- who wins ---- */

/* Of a game that ends with so many points of each side. */
static void assert_winner(struct setup *s, const int32_t points[3], int winner)
{
	struct trial t;

	camp_begin(&t, s);
	for (int side = 0; side < 3; side++)
		game_points(t.game, side, points[side], "");
	game_end(t.game);
	if (t.game->winner != winner)
		fail_msg("%d, %d, %d: %d", (int)points[US], (int)points[THEM],
			(int)points[FRIENDS], t.game->winner);
	trial_end(&t);
}

TEST(test_X_238_most_points_win_and_allies_count_together)
{
	static const struct { int32_t points[3]; int winner; } rows[] = {
		{ { 0, 0, 0 }, NOBODY }, { { 1, 0, 0 }, US }, { { 0, 1, 0 }, THEM },
		{ { 0, 0, 1 }, FRIENDS }, { { 2, 3, 2 }, US }, { { 1, 3, 3 }, FRIENDS },
		{ { 1, 3, 2 }, NOBODY }, { { -1, -2, 0 }, FRIENDS }, { { 0, -1, -1 }, NOBODY },
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		assert_winner(camp_setup(), rows[i].points, rows[i].winner);
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

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		assert_winner(truce_setup(), rows[i].points, rows[i].winner);
}

/* Of who is level one may be left alone; two friends by a truce are level still. */
TEST(test_X_238_who_alone_is_left_of_the_level_wins)
{
	for (int ours = 0; ours < 2; ours++) {
		struct trial t;

		camp_begin(&t, truce_setup());
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
	camp_begin(&t, s);
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

TRIAL(test_the_last_turn_decides, camp_begin(&t, camp_setup()), trial_end)
{
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
}

TRIAL(test_the_only_cause_left_wins_a_level_game, camp_begin(&t, camp_setup()), trial_end)
{
	kill_thugs(t.game);
	game_turn_end(t.game);
	assert_true(t.game->decided);
	assert_int_equal(t.game->winner, US);
}

TRIAL(test_points_count_before_standing, camp_begin(&t, camp_setup()), trial_end)
{
	game_points(t.game, THEM, 1, "");
	kill_thugs(t.game);
	game_turn_end(t.game);
	assert_int_equal(t.game->winner, THEM);
}

TEST(test_who_may_still_come_is_not_beaten)
{
	static const struct condition later[] = { { WHEN_TURN, NO_CONDITION, .number = 2 } };
	static const struct effect spawn = { THEN_SPAWN, NO_EFFECT, .unit = LATER, .area = FORD };
	struct setup *s = camp_setup();
	struct trial t;

	camp_script(s, later, 1);
	s->effects = &spawn;
	camp_begin(&t, s);
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

		camp_script(s, is_late ? late : dead, is_late ? 4 : 1);
		s->effects = &spawn;
		camp_begin(&t, s);
		assert_true(game_may_come(t.game, LATER));
		all_thugs_die(t.game);
		game_turn_end(t.game);
		assert_false(game_may_come(t.game, LATER));
		assert_true(t.game->decided);
		trial_end(&t);
	}
}

/* Who left keeps what he has, so that what waits for it may come to pass. */
TEST(test_who_left_with_a_thing_has_it)
{
	static const struct condition has[] = { { WHEN_ALL, 1, 2, NO_CONDITION, .number = 0 },
		{ WHEN_HAS, NO_CONDITION, .item = 1, .unit = GUESTS },
		{ WHEN_TURN, NO_CONDITION, .number = 3 } };
	static const struct effect spawn = { THEN_SPAWN, NO_EFFECT, .unit = LATER, .area = FORD };
	struct setup *s = camp_setup();
	struct trial t;

	camp_script(s, has, 3);
	s->effects = &spawn;
	camp_begin(&t, s);
	letter_to_guests(t.game);
	FOR_MEMBERS(f, t.game, GUESTS)
		game_life(t.game, f, LIFE_LEFT, "");
	all_thugs_die(t.game);
	for (int turn = 2; turn <= 4; turn++) {
		game_turn_end(t.game);
		assert_int_equal(t.game->units[LATER].arrived, turn == 4);
		assert_false(t.game->decided && turn < 4);
		game_turn_begin(t.game);
	}
	trial_end(&t);
}

/* An event of which nobody was told may have happened, for all that anybody knows. */
TEST(test_what_follows_an_event_untold_may_come)
{
	static const struct condition c[] = {
		{ WHEN_ENTERS, NO_CONDITION, .unit = MARINES, .area = HILL },
		{ WHEN_ALL, 2, 2, NO_CONDITION, .number = 0 },
		{ WHEN_FIRED, NO_CONDITION, .script = 0 },
		{ WHEN_TURN, NO_CONDITION, .number = 4 } };
	static const struct effect e[] = { { THEN_FLAG, NO_EFFECT, .flag = 1, .number = 1 },
		{ THEN_SPAWN, NO_EFFECT, .unit = LATER, .area = FORD } };
	static const struct setup_script both[] = { { "first", true, 0, 0, 1 },
		{ "second", true, 1, 1, 1 } };
	struct setup *s = camp_setup();
	struct trial t;

	camp_script(s, c, 4);
	s->effects = e;
	s->n_effects = 2;
	s->scripts = both;
	s->n_scripts = 2;
	camp_begin(&t, s);
	marine_to_hill(t.game);
	game_turn_begin(t.game);
	game_script(t.game);
	FOR_MEMBERS(f, t.game, MARINES)
		game_life(t.game, f, LIFE_DEAD, "");
	assert_true(game_may_come(t.game, LATER));
	for (int seat = 0; seat < 3; seat++) {
		struct view *const v = view_new(t.game, seat);

		assert_true(game_may_come(&v->game, LATER));
		view_free(v);
	}
	trial_end(&t);
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

TRIAL(test_nobody_left_is_a_draw, camp_begin(&t, camp_setup()), trial_end)
{
	for (int f = 0; f < 7; f++)
		if (game_on_table(t.game, f))
			game_life(t.game, f, LIFE_DEAD, "");
	game_turn_end(t.game);
	assert_true(t.game->decided);
	assert_int_equal(t.game->winner, NOBODY);
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
		camp_begin(&t, s);
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
		camp_begin(&t, s);
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

TRIAL(test_a_turn_begins_with_the_check_value_of_the_last, camp_begin(&t, camp_setup()), trial_end)
{
	char check[20];

	snprintf(check, sizeof(check), "%016llx", (unsigned long long)game_check_value(t.game));
	game_turn_begin(t.game);
	assert_int_equal(t.game->turn, 2);
	assert_string_equal(trial_event(&t, EVENT_TURN, -1)->word, check);
}

TEST_MAIN
