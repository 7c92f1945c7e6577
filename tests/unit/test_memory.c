/* Every allocation of the game room failed in turn: nothing is lost, nothing
 * leaks, and the caller is told. */
#include "unit.h"
#include "cliffhanger/view.h"
#include "fail_memory.h"
#include "null_games.h"
#include "played.h"

TRIAL(test_games_without_memory_are_none, null_game_begin(&t, 1), trial_end)
{
	const struct sink deaf = { NULL, NULL };
	struct dice d;
	struct game *g = NULL;
	struct view *v = NULL;
	int n;

	dice_seed(&d, 1);
	for (n = 0; !g; n++) {
		memory_fail_at(n);
		g = game_new(t.setup, t.rules, &d, deaf);
		memory_fail_at(-1);
	}
	assert_in_range(n, 3, 20);
	game_free(g);
	for (n = 0; !v; n++) {
		memory_fail_at(n);
		v = view_new(t.game, 0);
		memory_fail_at(-1);
	}
	assert_in_range(n, 3, 20);
	view_free(v);
}

/* Fills a log until an allocation fails; what it held before stays whole. */
TEST(test_a_log_without_memory_says_so)
{
	static const struct modifier modifiers[2] = { { "a", "b", 1 }, { "c", "d", 2 } };
	static const uint8_t dice[3] = { 1, 2, 3 };
	struct event e = event_of(EVENT_ROLL);

	e.word = "words";
	e.roll = (struct roll){ .rule = "N-3", .what = "tag", .outcome = "missed", .n_dice = 3,
		.n_modifiers = 2, .modifiers = modifiers, .dice = dice };
	for (int n = 0; n < 12; n++) {
		struct event_log *log = event_log_new();
		const struct sink sink = event_log_sink(log);
		size_t count = 0;

		memory_fail_at(n);
		while (!event_log_failed(log) && count++ < 2000)
			sink.take(sink.self, &e);
		memory_fail_at(-1);
		assert_true(event_log_failed(log) || count > 2000);
		count = event_log_count(log);
		sink.take(sink.self, &e);
		assert_int_equal(event_log_count(log), count + !event_log_failed(log));
		for (size_t i = 0; i < event_log_count(log); i++)
			assert_string_equal(event_log_at(log, i)->roll.modifiers[1].name, "c");
		event_log_cut(log, count / 2);
		assert_false(event_log_failed(log));
		event_log_free(log);
	}
	memory_fail_at(0);
	assert_null(event_log_new());
	memory_fail_at(-1);
}

TEST(test_rules_without_memory_are_refused)
{
	struct reason why = { "", "" };

	memory_fail_at(0);
	assert_null(system_null.bind(&system_null, system_null.book, &why));
	memory_fail_at(-1);
	assert_string_equal(why.text, "no memory for the rules");
}

TEST_MAIN
