/* What may be taken back, by whom, and until when (Y-33): one's own last choice, while one's
 * seat was told nothing it did not know; the Game Master anything, and it is marked. */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_setup.h"
#include "cliffhanger/session.h"
#include "drawn_story.h"
#include "folder.h"
#include "hand_system.h"
#include "played.h"
#include "sessions.h"

static struct session *begin(const struct game_system *system, bool master)
{
	drawn_system = system;
	return begin_session(system, small_meadow, (struct session_options){ .save = file,
		.master = master });
}

static void undo(struct session *s, int seat)
{
	struct reason why = { "", "" };

	if (!session_undo(s, seat, &why))
		fail_msg("undo: %s", why.text);
}

static void redo(struct session *s, int seat)
{
	struct reason why = { "", "" };

	if (!session_redo(s, seat, &why))
		fail_msg("redo: %s", why.text);
}

static void refuses(struct session *s, bool (*go)(struct session *s, int seat,
	struct reason *why), int seat, const char *said)
{
	const uint64_t before = check_of(s);
	struct reason why = { "", "" };

	assert_false(go(s, seat, &why));
	assert_string_equal(why.rule, "Y-33");
	if (!strstr(why.text, said))
		fail_msg("expected \"%s\", found \"%s\"", said, why.text);
	assert_true(check_of(s) == before);
}

/* ---- persons ---- */

/* Before the first turn figures are laid out: nobody learns anything by it. */
TEST_AFTER(test_Y_33_own_choices_are_taken_back_one_by_one, clean_folder)
{
	struct session *s = begin(hand_system(), false);
	struct reason why;
	uint64_t check[3];

	assert_false(session_can_undo(s, REDS));
	check[0] = check_of(s);
	submit(s, REDS, "move ann 3,2");
	check[1] = check_of(s);
	submit(s, REDS, "move bob 3,5");
	check[2] = check_of(s);
	assert_false(session_can_redo(s, REDS));
	undo(s, REDS);
	assert_true(check_of(s) == check[1]);
	undo(s, REDS);
	assert_true(check_of(s) == check[0]);
	assert_false(session_undo(s, REDS, &why));
	redo(s, REDS);
	redo(s, REDS);
	assert_true(check_of(s) == check[2]);
	assert_false(session_redo(s, REDS, &why));
	undo(s, REDS);
	submit(s, REDS, "move bob 4,5");
	assert_false(session_can_redo(s, REDS));
	session_free(s);
}

TEST_AFTER(test_Y_33_nobody_takes_back_what_another_has_chosen, clean_folder)
{
	struct session *s = begin(hand_system(), false);

	submit(s, REDS, "move ann 3,2");
	submit(s, REDS, "done");
	refuses(s, session_undo, BLUES, "it is reds's");
	undo(s, REDS);
	refuses(s, session_redo, BLUES, "it is reds's");
	submit(s, REDS, "done");
	submit(s, BLUES, "move cat 8,2");
	refuses(s, session_undo, REDS, "it is blues's");
	undo(s, BLUES);
	submit(s, BLUES, "move cat 8,1");
	session_free(s);
}

TEST_AFTER(test_Y_33_a_move_that_met_nobody_was_told, clean_folder)
{
	struct session *s = begin(&system_null, false);

	submit(s, REDS, "move ann 3,2");
	refuses(s, session_undo, REDS, "that they met nobody");
	session_free(s);
}

TEST_AFTER(test_Y_33_not_past_what_an_enemy_did, clean_folder)
{
	struct session *s = begin(&system_null, false);

	submit(s, REDS, "done");
	assert_true(session_can_undo(s, REDS));
	assert_true(session_set_mind(s, BLUES, minds[0], &(struct reason){ "", "" }));
	session_ask(s);
	refuses(s, session_undo, REDS, "since then you have been told \"");
	session_free(s);
}

/* ---- the Game Master ---- */

static const struct event *last_event(const struct session *s)
{
	return event_log_at(session_log(s), event_log_count(session_log(s)) - 1);
}

static void assert_marked(const struct session *s, const char *word)
{
	const struct event *const e = last_event(s);

	assert_int_equal(e->kind, EVENT_NOTE);
	assert_true(e->gm);
	assert_string_equal(e->word, word);
}

TEST_AFTER(test_Y_33_the_game_masters_undo_is_free_and_marked, clean_folder)
{
	struct session *s = begin(&system_null, true);
	const size_t count = event_log_count(session_log(s));
	enum session_error error;
	struct reason why = { "", "" };
	uint64_t check;

	check = check_of(s);
	submit(s, REDS, "move ann 3,2");
	submit(s, REDS, "move bob 3,5");
	undo(s, GM);
	assert_marked(s, "The Game Master has taken back the last choice.");
	refuses(s, session_redo, REDS, "it is the Game Master's");
	undo(s, GM);
	assert_true(check_of(s) == check);
	assert_marked(s, "The Game Master has taken back the last 2 choices.");
	assert_int_equal(event_log_count(session_log(s)), count + 1);
	session_free(s);
	s = session_resume(file, &error, &why);
	assert_int_equal(error, SESSION_OK);
	assert_true(check_of(s) == check);
	assert_marked(s, "The Game Master has taken back the last 2 choices.");
	session_free(s);
}

TEST_AFTER(test_Y_33_what_is_done_again_is_marked_no_more, clean_folder)
{
	struct session *s = begin(&system_null, true);
	size_t count;

	submit(s, REDS, "move ann 3,2");
	submit(s, REDS, "move bob 3,5");
	count = event_log_count(session_log(s));
	submit(s, GM, "gm-back 2");
	assert_string_equal(session_told(s), "The last 2 choices are taken back.");
	redo(s, GM);
	assert_marked(s, "The Game Master has taken back the last choice.");
	redo(s, GM);
	assert_int_equal(event_log_count(session_log(s)), count);
	undo(s, GM);
	submit(s, GM, "gm-say So be it.");
	undo(s, GM);
	assert_marked(s, "The Game Master has taken back the last choice.");
	session_free(s);
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)
