/* Sessions of a system whose turns are many activations (hand_system.h): decisions before
 * the first turn, phases that come again, dice read from 0. */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "build_setup.h"
#include "cliffhanger/session.h"
#include "drawn_story.h"
#include "folder.h"
#include "hand_system.h"
#include "sessions.h"

static int begin(void **state)
{
	drawn_system = hand_system();
	return make_folder(state);
}

static struct session *start_with(struct session_options o)
{
	return begin_session(hand_system(), small_meadow, o);
}

/* ---- dice read from 0 ---- */

TEST_AFTER(test_a_typed_die_may_show_what_it_is_read_as, clean_folder)
{
	struct session *s = start_with((struct session_options){ .strict_dice = true,
		.save = file });
	const struct event_log *const log = session_log(s);
	struct reason why = { "", "" };
	const char *what;
	int sides;

	submit(s, REDS, "done");
	assert_int_equal(session_submit(s, BLUES, "done", &why), SUBMIT_NEEDS_DIE);
	assert_true(session_wants_die(s, &sides, &what));
	assert_int_equal(sides, 10);
	assert_true(session_die_from_zero(s));
	assert_int_equal(session_die(s, 11, &why), SUBMIT_REFUSED);
	assert_string_equal(why.text, "A D10 shows 0 to 9, not 11.");
	assert_int_equal(session_die(s, 0, &why), SUBMIT_NEEDS_DIE);
	assert_int_equal(session_die(s, 9, &why), SUBMIT_OK);
	for (size_t i = 0; i < event_log_count(log); i++)
		if (event_log_at(log, i)->kind == EVENT_ROLL)
			assert_int_equal(event_log_at(log, i)->roll.dice[0],
				event_log_at(log, i)->roll.first == 1 ? 0 : 9);
	assert_int_equal(session_ask(s)->seat, BLUES);
	session_free(s);
	s = resume(file, SESSION_OK);
	assert_int_equal(session_ask(s)->seat, BLUES);
	session_free(s);
}

TEST_AFTER(test_a_scripted_die_may_show_what_it_is_read_as, clean_folder)
{
	static const struct given_dice dice = { "--dice", 2, { { .value = 10 }, { .value = 1 } } };
	struct session *s = start_with((struct session_options){ .dice = &dice });

	submit(s, REDS, "done");
	submit(s, BLUES, "done");
	assert_int_equal(session_ask(s)->seat, BLUES);	/* the 10 is a 0 */
	assert_int_equal(session_truth(s)->dice.misfits, 0);
	session_free(s);
}

/* ---- who acts now ---- */

TEST_AFTER(test_the_turn_line_says_who_has_the_hand, clean_folder)
{
	static const struct given_dice dice = { "--dice", 2, { { .value = 3 }, { .value = 8 } } };
	struct session *s = start_with((struct session_options){ .dice = &dice });
	char text[LINE_MAX_BYTES] = "x";

	view_turn_line(&session_view(s, REDS)->game, text, sizeof text);
	assert_string_equal(text, "");
	submit(s, REDS, "done");
	submit(s, BLUES, "done");
	view_turn_line(&session_view(s, REDS)->game, text, sizeof text);
	assert_string_equal(text, "blues have the hand");
	session_free(s);
}

/* ---- phases that come again ---- */

TEST_AFTER(test_machines_wait_for_the_master_at_each_activation, clean_folder)
{
	struct session *s = start_with((struct session_options){ .master = true,
		.mind = { minds[0], minds[0] } });
	int pauses = 0;

	while (session_truth(s)->turn < 2 && pauses < 100) {
		assert_null(session_ask(s));
		assert_true(session_pauses(s));
		if (session_truth(s)->turn == 1)
			pauses++;
		session_go_ahead(s);
		assert_false(session_pauses(s));
	}
	assert_int_equal(pauses, 4);	/* each unit moves once */
	session_free(s);
}

/* ---- before the first turn ---- */

TEST_AFTER(test_what_is_done_before_the_first_turn_can_be_undone, clean_folder)
{
	struct session *s = start_with((struct session_options){ .save = file });
	struct reason why = { "", "" };
	uint64_t check;

	assert_int_equal(session_ask(s)->kind, HAND_ASK_DEPLOY);
	assert_int_equal(session_truth(s)->turn, 0);
	check = game_check_value(session_truth(s));
	submit(s, REDS, "move ann 3,2");
	assert_true(game_check_value(session_truth(s)) != check);
	if (!session_undo(s, REDS, &why))
		fail_msg("%s", why.text);
	assert_true(game_check_value(session_truth(s)) == check);
	assert_true(session_redo(s, REDS, &why));
	submit(s, REDS, "done");
	submit(s, BLUES, "move dan 8,4");
	assert_true(session_undo(s, BLUES, &why));
	assert_int_equal(session_ask(s)->seat, BLUES);
	submit(s, BLUES, "done");
	assert_int_equal(session_truth(s)->turn, 1);
	assert_false(session_can_undo(s, BLUES));
	session_free(s);
}

TEST_AFTER(test_a_save_of_turn_0_goes_on_there, clean_folder)
{
	struct session *s = start_with((struct session_options){ .save = file });
	uint64_t check;

	session_free(s);		/* before anything is done */
	s = resume(file, SESSION_OK);
	assert_int_equal(session_truth(s)->turn, 0);
	assert_int_equal(session_ask(s)->seat, REDS);
	submit(s, REDS, "move ann 3,2");
	submit(s, REDS, "done");
	check = game_check_value(session_truth(s));
	session_free(s);
	s = resume(file, SESSION_OK);
	assert_true(game_check_value(session_truth(s)) == check);
	assert_int_equal(session_ask(s)->seat, BLUES);
	submit(s, BLUES, "done");
	assert_int_equal(session_truth(s)->turn, 1);
	check = game_check_value(session_truth(s));
	session_free(s);
	s = resume(file, SESSION_OK);
	assert_true(game_check_value(session_truth(s)) == check);
	session_free(s);
}

TEST_AFTER(test_a_replay_begins_before_the_first_turn, clean_folder)
{
	struct session *s = start_with((struct session_options){ .save = file }), *w;
	enum session_error error;
	struct reason why;

	submit(s, REDS, "move ann 3,2");
	submit(s, REDS, "done");
	submit(s, BLUES, "done");
	w = session_watch(file, &error, &why);
	assert_non_null(w);
	assert_true(session_go(w, 0));
	assert_int_equal(session_truth(w)->turn, 0);
	assert_int_equal(session_length(w), 3);
	assert_true(session_go(w, 2));
	assert_int_equal(session_truth(w)->turn, 0);
	assert_true(session_go(w, 3));
	assert_int_equal(session_truth(w)->turn, 1);
	assert_true(game_check_value(session_truth(w)) == game_check_value(session_truth(s)));
	session_free(w);
	session_free(s);
}

TEST_AFTER(test_machines_play_a_whole_game_of_activations, clean_folder)
{
	struct session *s = start_with((struct session_options){ .save = file,
		.mind = { minds[0], minds[0] } });

	assert_null(session_ask(s));
	assert_true(session_truth(s)->over);
	session_free(s);
	session_free(resume(file, SESSION_OK));
}

TEST_MAIN_BETWEEN(begin, remove_folder)
