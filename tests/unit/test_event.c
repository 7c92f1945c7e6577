#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "null_games.h"

static struct event note(const char *word)
{
	struct event e = event_of(EVENT_NOTE);

	e.word = word;
	return e;
}

static void send(struct event_log *log, const struct event *e)
{
	const struct sink sink = event_log_sink(log);

	sink.take(sink.self, e);
}

/* A roll with all there is to a roll; its lists are static. */
static struct event whole_roll(void)
{
	static const struct modifier modifiers[] = {
		{ "short range", "shooting.short", 4 }, { "a \"bad\" eye\\", "S-A-16", -1 },
		{ "noted", "", 0 },
	};
	static const uint8_t dice[] = { 3, 10, 7 };
	struct event e = event_of(EVENT_ROLL);

	e.turn = 3;
	e.phase = 2;
	e.unit = 1;
	e.figure = 5;
	e.other = 2;
	e.audience = 3;
	e.roll = (struct roll){ .rule = "A-16", .what = "shooting", .outcome = "2 hits",
		.base_halves = 8, .need = 5, .sides = 10, .n_dice = 3, .n_modifiers = 3,
		.successes = 1, .reading = ROLL_BELOW, .modifiers = modifiers, .dice = dice };
	return e;
}

static void assert_same_roll(const struct roll *a, const struct roll *b)
{
	assert_string_equal(a->rule, b->rule);
	assert_string_equal(a->what, b->what);
	assert_string_equal(a->outcome, b->outcome);
	assert_int_equal(a->base_halves, b->base_halves);
	assert_int_equal(a->need, b->need);
	assert_int_equal(a->sides, b->sides);
	assert_int_equal(a->successes, b->successes);
	assert_int_equal(a->reading, b->reading);
	assert_int_equal(a->from_zero, b->from_zero);
	assert_int_equal(a->n_dice, b->n_dice);
	if (a->n_dice)
		assert_memory_equal(a->dice, b->dice, a->n_dice);
	assert_int_equal(a->n_modifiers, b->n_modifiers);
	for (int i = 0; i < a->n_modifiers; i++) {
		assert_string_equal(a->modifiers[i].name, b->modifiers[i].name);
		assert_string_equal(a->modifiers[i].rule, b->modifiers[i].rule);
		assert_int_equal(a->modifiers[i].halves, b->modifiers[i].halves);
	}
}

static void assert_same(const struct event *a, const struct event *b)
{
	assert_int_equal(a->kind, b->kind);
	assert_int_equal(a->audience, b->audience);
	assert_int_equal(a->turn, b->turn);
	assert_int_equal(a->phase, b->phase);
	assert_int_equal(a->unit, b->unit);
	assert_int_equal(a->figure, b->figure);
	assert_int_equal(a->other, b->other);
	assert_int_equal(a->from, b->from);
	assert_int_equal(a->cell, b->cell);
	assert_int_equal(a->number, b->number);
	assert_string_equal(a->word, b->word);
	if (a->kind == EVENT_ROLL)
		assert_same_roll(&a->roll, &b->roll);
}

/* Writes an event, reads it back into a log, and compares. */
static void assert_round_trip(const struct event *e)
{
	struct event_log *log = event_log_new();
	char line[EVENT_LINE_MAX];
	const size_t bytes = event_write(e, line, sizeof(line));

	assert_int_not_equal(bytes, 0);
	assert_int_equal(bytes, strlen(line));
	if (!event_read(log, line))
		fail_msg("unreadable: %s", line);
	assert_int_equal(event_log_count(log), 1);
	assert_same(e, event_log_at(log, 0));
	event_log_free(log);
}

TEST(test_a_log_keeps_copies)
{
	struct event_log *log = event_log_new();
	struct event e = whole_roll();
	char word[] = "gone soon";

	send(log, &e);
	e = note(word);
	send(log, &e);
	memset(word, 'x', sizeof(word) - 1);
	e = whole_roll();
	assert_same(&e, event_log_at(log, 0));
	assert_string_equal(event_log_at(log, 1)->word, "gone soon");
	assert_ptr_not_equal(event_log_at(log, 0)->roll.dice, e.roll.dice);
	assert_null(event_log_at(log, 2));
	assert_false(event_log_failed(log));
	event_log_free(log);
	event_log_free(NULL);
}

TEST(test_events_stay_where_they_are)
{
	struct event_log *log = event_log_new();
	const struct event first = note("first");
	const struct event *kept;
	char word[40];

	send(log, &first);
	kept = event_log_at(log, 0);
	for (int i = 0; i < 5000; i++) {
		struct event e;

		snprintf(word, sizeof(word), "a note with the number %d", i);
		e = note(word);
		send(log, &e);
	}
	assert_ptr_equal(kept, event_log_at(log, 0));
	assert_string_equal(kept->word, "first");
	assert_string_equal(event_log_at(log, 4000)->word, "a note with the number 3999");
	event_log_free(log);
}

TEST(test_a_cut_log_goes_on_from_there)
{
	struct event_log *log = event_log_new();
	char word[20000];

	memset(word, 'w', sizeof(word) - 1);
	word[sizeof(word) - 1] = '\0';
	for (int round = 0; round < 200; round++) {	/* cuts give their room back (L1) */
		const struct event small = note("small"), large = note(word);

		send(log, &small);
		send(log, &large);
		send(log, &large);
		assert_int_equal(event_log_count(log), 3);
		event_log_cut(log, 1);
		send(log, &small);
		assert_string_equal(event_log_at(log, 1)->word, "small");
		event_log_cut(log, 0);
		event_log_cut(log, 7);
		assert_int_equal(event_log_count(log), 0);
	}
	event_log_free(log);
}

TEST(test_every_kind_and_field_round_trips)
{
	for (int kind = 0; kind < EVENT_KINDS; kind++) {
		struct event e = event_of((enum event_kind)kind);

		assert_round_trip(&e);
		e = (struct event){ .kind = (enum event_kind)kind, .audience = 5, .turn = 99,
			.phase = 5, .unit = 63, .figure = 639, .other = 62, .from = 89999,
			.cell = 0, .number = -2147483647 - 1, .word = "a \"word\"\\\n\tof ½ and é",
			.roll = { .rule = "", .what = "", .outcome = "" } };
		assert_round_trip(&e);
	}
}

TEST(test_rolls_round_trip)
{
	const struct event e = whole_roll();
	char line[EVENT_LINE_MAX];

	assert_round_trip(&e);
	event_write(&e, line, sizeof(line));
	assert_string_equal(line, "roll turn=3 phase=2 audience=3 unit=1 figure=5 other=2 "
		"base=8 need=5 sides=10 hits=1 rule=\"A-16\" what=\"shooting\" reading=below "
		"dice=3,10,7 outcome=\"2 hits\" modifier=\"short range\",\"shooting.short\",4 "
		"modifier=\"a \\\"bad\\\" eye\\\\\",\"S-A-16\",-1 modifier=\"noted\",\"\",0");
}

TEST(test_rolls_from_zero_round_trip)
{
	static const uint8_t dice[] = { 0, 9, 7 };
	struct event e = whole_roll();
	char line[EVENT_LINE_MAX];

	e.roll.from_zero = true;
	e.roll.dice = dice;
	assert_round_trip(&e);
	event_write(&e, line, sizeof(line));
	assert_non_null(strstr(line, " from-zero=1 "));
	assert_non_null(strstr(line, " dice=0,9,7 "));
}

TEST(test_the_longest_word_fits_a_line)
{
	char word[EVENT_WORD_MAX + 1];
	struct event e;
	char line[EVENT_LINE_MAX];

	memset(word, '\n', EVENT_WORD_MAX);	/* each takes two bytes */
	word[EVENT_WORD_MAX] = '\0';
	e = note(word);
	assert_round_trip(&e);
	assert_int_equal(event_write(&e, line, 6000), 0);
}

TEST(test_texts_that_are_not_plain_are_not_written)
{
	static const char *const bad[] = { "bell \a", "escape \033[2J", "\xff", "half \xc3" };
	char line[EVENT_LINE_MAX];

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
		const struct event e = note(bad[i]);

		assert_int_equal(event_write(&e, line, sizeof(line)), 0);
	}
}

TEST(test_nonsense_is_not_read)
{
	static const char *const bad[] = {
		"", "nonsense", "note ", "note  word=\"a\"", "note word=\"a", "note word=a",
		"note word=\"a\" ", "note word=\"\\q\"", "note word=\"\\", "note turn=",
		"note turn=x",
		"note turn=-1", "note turn=99999", "note turn=+1", "note turn= 1", "note unit=64",
		"note figure=640", "note other=-1", "note cell=90000", "note number=4294967296",
		"note base=1", "note dice=1", "roll dice=", "roll dice=0", "roll dice=101",
		"roll dice=1,,2", "roll sides=1", "roll reading=often", "roll modifier=\"a\"",
		"roll modifier=\"a\",\"b\"", "roll modifier=\"a\",\"b\",99999", "roll hits=97",
		"note word=\"\033[2J\"", "note surprise=1", "note audience=65536", "NOTE",
		"roll sides=10 dice=0", "roll sides=10 from-zero=1 dice=10",
		"roll dice=10 sides=10 from-zero=1", "roll from-zero=2", "roll from-zero=1 dice=0",
		"note from-zero=1",
		"roll what=\"a\\tb\"", "roll outcome=\"a\\nb\"", "roll modifier=\"a\\t\",\"b\",1",
	};
	struct event_log *log = event_log_new();

	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		if (event_read(log, bad[i]))
			fail_msg("read: %s", bad[i]);
	assert_int_equal(event_log_count(log), 0);
	event_log_free(log);
}

TEST(test_too_many_dice_or_modifiers_are_not_read)
{
	struct event_log *log = event_log_new();
	char line[EVENT_LINE_MAX] = "roll dice=1";

	for (int i = 1; i < ROLL_DICE_MAX; i++)
		strcat(line, ",1");
	assert_true(event_read(log, line));
	strcat(line, ",1");
	assert_false(event_read(log, line));
	strcpy(line, "roll");
	for (int i = 0; i < ROLL_MODIFIERS_MAX; i++)
		strcat(line, " modifier=\"a\",\"b\",1");
	assert_true(event_read(log, line));
	strcat(line, " modifier=\"a\",\"b\",1");
	assert_false(event_read(log, line));
	event_log_free(log);
}

TEST(test_a_line_cut_anywhere_is_whole_or_refused)
{
	const struct event e = whole_roll();
	struct event_log *log = event_log_new();
	char line[EVENT_LINE_MAX], again[EVENT_LINE_MAX];
	const size_t n = event_write(&e, line, sizeof(line));

	for (size_t cut = n; cut-- > 0; ) {
		line[cut] = '\0';
		if (!event_read(log, line))
			continue;
		assert_true(event_write(event_log_at(log, event_log_count(log) - 1), again,
			sizeof(again)) > 0);
	}
	event_log_free(log);
}

TEST(test_all_events_of_a_game_round_trip)
{
	struct dice random;
	struct trial t;

	dice_seed(&random, 3);
	null_game_begin(&t, 3);
	while (!t.game->over) {
		const struct choice c = null_random_choice(t.game, &random);

		game_step(t.game, &c, event_log_sink(t.log));
	}
	assert_true(event_log_count(t.log) > 100);
	for (size_t i = 0; i < event_log_count(t.log); i++)
		assert_round_trip(event_log_at(t.log, i));
	trial_end(&t);
}

TEST_MAIN
