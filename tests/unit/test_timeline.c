/* The timeline of a sitting: undone, redone, and a die of the past changed. */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "build_setup.h"
#include "cliffhanger/session.h"
#include "folder.h"
#include "played.h"
#include "sessions.h"

/* ---- the Game Master ---- */

static struct session *start_with_master(const char *save, bool strict)
{
	return meadow_with((struct session_options){ .save = save, .master = true,
		.strict_dice = strict });
}

TEST_AFTER(test_C_12_the_game_master_goes_back_over_dice, clean_folder)
{
	struct session *s = start_with_master(file, false);
	struct reason why;
	uint64_t check[MEADOW_SCRIPT];

	for (int i = 0; i < MEADOW_SCRIPT; i++) {
		session_ask(s);
		check[i] = check_of(s);
		submit(s, meadow_script[i][0] - '0', meadow_script[i] + 2);
	}
	for (int i = MEADOW_SCRIPT - 1; i >= 0; i--) {
		assert_true(session_undo(s, GM, &why));
		assert_true(check_of(s) == check[i]);
	}
	assert_false(session_undo(s, GM, &why));
	for (int i = 0; i < MEADOW_SCRIPT; i++) {
		assert_true(check_of(s) == check[i]);
		assert_true(session_redo(s, GM, &why));
	}
	check[0] = check_of(s);
	session_free(s);
	s = resume(file, SESSION_OK);
	assert_true(check_of(s) == check[0]);
	assert_true(session_person(s, GM));
	session_free(s);
}

/* Ann's tag of Fay misses, or not: then Fay is out, and cannot move. */
TEST_AFTER(test_C_12_a_die_that_counted_is_changed_and_what_is_lost_is_told, clean_folder)
{
	struct session *s = start_with_master(file, false);
	struct reason why = { "", "" };
	uint64_t before, after;

	assert_int_equal(session_submit(s, GM, "gm-past-die 3", &why), SUBMIT_REFUSED);
	submit(s, GM, "gm-next-die 1");
	submit(s, GM, "gm-move fay 4,3");
	submit(s, REDS, "move ann 3,3");		/* next to Fay: misses */
	submit(s, REDS, "done");
	submit(s, BLUES, "move fay 6,3");
	before = check_of(s);
	assert_int_equal(session_submit(s, GM, "gm-past-die 6 9", &why), SUBMIT_REFUSED);
	assert_true(check_of(s) == before);
	submit(s, GM, "gm-past-die 6");
	after = check_of(s);
	assert_true(before != after);
	assert_non_null(strstr(session_told(s), "lost are the last 1, from 'move fay 6,3' on"));
	assert_true(session_undo(s, GM, &why));
	assert_true(check_of(s) == before);
	assert_true(session_redo(s, GM, &why));
	assert_true(check_of(s) == after);
	session_free(s);
	s = resume(file, SESSION_OK);
	assert_true(check_of(s) == after);
	session_free(s);
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)
