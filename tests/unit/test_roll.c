#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/roll.h"
#include "cliffhanger/view.h"
#include "build_setup.h"
#include "played.h"

static const char pair[] =
	"map\nA . . .\n . . . .\n. . . .\n . . . B\nend\n"
	"side us\nside them\nunit a sign=A side=us\nunit b sign=B side=them\n";

static struct trial dice_trial(const char *dice)
{
	struct trial t;

	trial_begin(&t, &system_null, pair, dice);
	t.game->out = event_log_sink(t.log);
	return t;
}

static const struct event *last_roll(const struct trial *t)
{
	return trial_event(t, EVENT_ROLL, -1);
}

TEST(test_C_11_a_roll_tells_all_there_is)
{
	struct trial t = dice_trial("3 10 7");
	const struct event *e;
	struct roller r;

	roller_open(&r, "A-16", "shooting", 0, 0, 4);
	roller_other(&r, 1);
	roller_audience(&r, 2);
	roller_add(&r, "short range", "shooting.short", 3);
	roller_add_halves(&r, "shaken", "", -1);
	roller_add(&r, "only noted", "S-A-37", 0);
	assert_int_equal(roller_need(&r), 6);	/* 4 + 3 - ½, rounded down */
	assert_int_equal(roller_throw(&r, t.game, 10, 3), 1);
	assert_null(last_roll(&t));	/* not before it is told */
	roller_tell(&r, t.game, "a hit");
	e = last_roll(&t);
	assert_string_equal(e->roll.rule, "A-16");
	assert_string_equal(e->roll.what, "shooting");
	assert_string_equal(e->roll.outcome, "a hit");
	assert_int_equal(e->unit, 0);
	assert_int_equal(e->other, 1);
	assert_int_equal(e->audience, 2);
	assert_int_equal(e->roll.base_halves, 8);
	assert_int_equal(e->roll.need, 6);
	assert_int_equal(e->roll.sides, 10);
	assert_int_equal(e->roll.successes, 1);
	assert_int_equal(e->roll.n_dice, 3);
	assert_int_equal(e->roll.dice[1], 10);
	assert_int_equal(e->roll.n_modifiers, 3);
	assert_int_equal(e->roll.modifiers[0].halves, 6);
	assert_int_equal(e->roll.modifiers[1].halves, -1);
	assert_string_equal(e->roll.modifiers[2].rule, "S-A-37");
	trial_end(&t);
}

TEST(test_A_5_halves_are_summed_then_rounded_down)
{
	struct roller r;

	roller_open(&r, "A-5", "", NOBODY, NOBODY, 8);
	roller_add_halves(&r, "three suppressed", "morale.suppressed", -3);
	assert_int_equal(roller_need(&r), 6);
	roller_add_halves(&r, "", "", -13);
	assert_int_equal(roller_need(&r), 0);
	roller_add_halves(&r, "", "", -1);
	assert_int_equal(roller_need(&r), -1);
	roller_add_halves(&r, "", "", -1);
	assert_int_equal(roller_need(&r), -1);
	roller_add_halves(&r, "", "", -1);
	assert_int_equal(roller_need(&r), -2);
}

TEST(test_setting_the_number_notes_the_difference)
{
	struct roller r;

	roller_open(&r, "A-8", "", NOBODY, NOBODY, 4);
	roller_add_halves(&r, "", "", 3);
	roller_set(&r, "halved", "A-8", 3);
	assert_int_equal(roller_need(&r), 3);
	assert_int_equal(r.modifiers[1].halves, -5);
}

TEST(test_readings_count_what_they_mean)
{
	static const struct { enum roll_reading reading; int successes; } rows[] = {
		{ ROLL_AT_MOST, 2 }, { ROLL_BELOW, 1 }, { ROLL_AT_LEAST, 2 },
		{ ROLL_TABLE, 0 }, { ROLL_OPPOSED, 0 },
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct trial t = dice_trial("3 4 5");
		struct roller r;

		roller_open(&r, "X", "", 0, NOBODY, 4);
		roller_read(&r, rows[i].reading);
		assert_int_equal(roller_throw(&r, t.game, 6, 3), rows[i].successes);
		trial_end(&t);
	}
}

TEST(test_X_40_dice_can_be_read_from_zero)
{
	static const struct { enum roll_reading reading; int need, sides, successes; } rows[] = {
		{ ROLL_AT_LEAST, 7, 10, 1 },	/* of 0 0 7 6: the 10 of the stream is a 0 */
		{ ROLL_AT_MOST, 0, 10, 2 }, { ROLL_BELOW, 7, 10, 3 }, { ROLL_BELOW, 0, 10, 0 },
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct trial t = dice_trial("0 10 7 6");
		struct roller r;

		roller_open(&r, "X", "", 0, NOBODY, rows[i].need);
		roller_read(&r, rows[i].reading);
		roller_from_zero(&r);
		assert_int_equal(roller_throw(&r, t.game, rows[i].sides, 4), rows[i].successes);
		roller_tell(&r, t.game, "");
		assert_true(last_roll(&t)->roll.from_zero);
		assert_memory_equal(last_roll(&t)->roll.dice, ((uint8_t[]){ 0, 0, 7, 6 }), 4);
		assert_int_equal(t.game->dice.misfits, 0);
		trial_end(&t);
	}
}

TEST(test_X_40_a_hundred_is_one_die_of_which_00_is_least)
{
	struct trial t = dice_trial("0 100 99 29 30");
	struct roller r;

	roller_open(&r, "S-M-9", "crew", 0, NOBODY, 30);
	roller_read(&r, ROLL_BELOW);
	roller_from_zero(&r);
	assert_int_equal(roller_throw(&r, t.game, 100, 5), 3);
	assert_int_equal(r.dice[0], 0);
	assert_int_equal(r.dice[1], 0);
	assert_int_equal(r.dice[2], 99);
	assert_int_equal(t.game->dice.rolled, 5);
	trial_end(&t);
}

/* A die that the Game Master sets to 0, or to 10, shows what is printed so. */
TEST(test_C_12_a_die_set_is_read_from_zero_too)
{
	struct trial t = dice_trial("5 5 5");
	struct roller r;

	dice_set(&t.game->dice, 1, 0);
	dice_set(&t.game->dice, 2, 10);
	dice_set(&t.game->dice, 3, 4);
	roller_open(&r, "X", "", 0, NOBODY, 0);
	roller_from_zero(&r);
	roller_throw(&r, t.game, 10, 3);
	assert_memory_equal(r.dice, ((uint8_t[]){ 0, 0, 4 }), 3);
	trial_end(&t);
}

TEST(test_all_faces_from_zero_come_up)
{
	struct trial t = dice_trial("");
	bool seen[10] = { false };

	t.game->out = (struct sink){ NULL, NULL };
	for (int i = 0; i < 1000; i++) {
		struct roller r;

		roller_open(&r, "", "", 0, NOBODY, 0);
		roller_from_zero(&r);
		roller_throw(&r, t.game, 10, 1);
		assert_in_range(r.dice[0], 0, 9);
		seen[r.dice[0]] = true;
	}
	for (int face = 0; face < 10; face++)
		assert_true(seen[face]);
	trial_end(&t);
}

TEST(test_faces_that_succeed_are_counted_as_dice_are_read)
{
	static const struct { enum roll_reading reading; int need, sides, faces, from_zero; }
	rows[] = {
		{ ROLL_AT_LEAST, 7, 10, 4, 3 }, { ROLL_AT_LEAST, 0, 10, 10, 10 },
		{ ROLL_AT_LEAST, 10, 10, 1, 0 }, { ROLL_AT_LEAST, 12, 10, 0, 0 },
		{ ROLL_AT_MOST, 6, 10, 6, 7 }, { ROLL_AT_MOST, 0, 10, 0, 1 },
		{ ROLL_AT_MOST, 50, 100, 50, 51 }, { ROLL_AT_MOST, -1, 100, 0, 0 },
		{ ROLL_BELOW, 30, 100, 29, 30 }, { ROLL_BELOW, 200, 100, 100, 100 },
		{ ROLL_TABLE, 5, 6, 0, 0 },
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct roll r = { .reading = rows[i].reading, .need = (int16_t)rows[i].need,
			.sides = (uint8_t)rows[i].sides };

		assert_int_equal(roll_good_faces(&r), rows[i].faces);
		r.from_zero = true;
		assert_int_equal(roll_good_faces(&r), rows[i].from_zero);
	}
}

TEST(test_a_roll_from_zero_says_so)
{
	struct trial t = dice_trial("0 43");
	char text[LINE_MAX_BYTES];
	struct roller r;

	roller_open(&r, "X", "hits", NOBODY, NOBODY, 7);
	roller_read(&r, ROLL_AT_LEAST);
	roller_from_zero(&r);
	roller_test(&r, t.game, 10, "a hit", "a miss");
	view_event_text(t.game, last_roll(&t), text, sizeof(text));
	assert_string_equal(text, "hits: need 7 or more on a D10 of 0-9; rolled 0: a miss");
	roller_open(&r, "X", "morale", NOBODY, NOBODY, 50);
	roller_from_zero(&r);
	roller_test(&r, t.game, 100, "holds", "runs");
	view_event_text(t.game, last_roll(&t), text, sizeof(text));
	assert_string_equal(text, "morale: need 50 or less on a D100 of 0-99; rolled 43: holds");
	trial_end(&t);
}

TEST(test_a_test_is_one_die_and_one_event)
{
	struct trial t = dice_trial("4 5");
	struct roller r;

	roller_open(&r, "X", "nerve", 0, NOBODY, 4);
	assert_true(roller_test(&r, t.game, 6, "holds", "breaks"));
	assert_string_equal(last_roll(&t)->roll.outcome, "holds");
	assert_false(roller_test(&r, t.game, 6, "holds", "breaks"));
	assert_string_equal(last_roll(&t)->roll.outcome, "breaks");
	assert_int_equal(trial_count(&t, EVENT_ROLL), 2);
	trial_end(&t);
}

TEST(test_S_C_17_one_thing_needs_no_die)
{
	struct trial t = dice_trial("");

	assert_int_equal(roll_pick(t.game, 1, "S-C-17", "who", 0, 1), 0);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
	assert_int_equal(t.game->dice.rolled, 0);
	trial_end(&t);
}

TEST(test_S_C_17_dice_by_number)
{
	static const struct { int n; const char *dice; int picked, sides, thrown; } rows[] = {
		{ 2, "5", 0, 6, 1 },	/* ((5 - 1) mod 2) + 1 = 1, never rerolled */
		{ 2, "6", 1, 6, 1 },
		{ 4, "5 6 3", 2, 6, 3 },	/* 5 and 6 are above 4 */
		{ 5, "6 5", 4, 6, 2 },
		{ 6, "6", 5, 6, 1 },
		{ 7, "8 10 7", 6, 10, 3 },
		{ 10, "10", 9, 10, 1 },
		{ 11, "0 0 1 2", 0, 10, 4 },	/* 00 is 100, above 99; 12 is the first again */
		{ 11, "10 9", 8, 10, 2 },	/* 09 */
		{ 50, "10 10", 49, 10, 2 },	/* 100 */
		{ 640, "6 4 0", 639, 10, 3 },	/* a thousand needs three */
		{ 640, "6 4 1 1 0 1", 100, 10, 6 },
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct trial t = dice_trial(rows[i].dice);

		assert_int_equal(roll_pick(t.game, rows[i].n, "S-C-17", "who", 0, 1),
			rows[i].picked);
		assert_int_equal(last_roll(&t)->roll.sides, rows[i].sides);
		assert_int_equal(last_roll(&t)->roll.n_dice, rows[i].thrown);
		assert_int_equal(last_roll(&t)->roll.reading, ROLL_PICK);
		assert_int_equal(last_roll(&t)->roll.need, rows[i].picked + 1);
		assert_false(t.game->dice.starved);
		trial_end(&t);
	}
}

TEST(test_S_C_17_picks_are_fair)
{
	struct trial t = dice_trial("");

	t.game->out = (struct sink){ NULL, NULL };
	for (int n = 2; n <= 13; n++) {
		int seen[13] = { 0 };

		for (int i = 0; i < 1000 * n; i++)
			seen[roll_pick(t.game, n, "", "", 0, 1)]++;
		for (int i = 0; i < n; i++)
			assert_in_range(seen[i], 850, 1150);
	}
	trial_end(&t);
}

TEST(test_starved_picks_come_to_an_end)
{
	struct trial t = dice_trial("6");

	roll_pick(t.game, 5, "", "", 0, 1);
	assert_true(t.game->dice.starved);
	trial_end(&t);
}

TEST_MAIN
