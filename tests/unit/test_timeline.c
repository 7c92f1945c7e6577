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

static const char meadow[] =
	"map\n"
	"A A . . . . w . . C\n"
	" A . . . . w . . . C\n"
	". . . . . . . . . .\n"
	" . . w w . . . . . .\n"
	"B . . . . . . . . F\n"
	" B E . . . . . . D D\n"
	"end\n"
	"turns 6\n"
	"title \"A meadow\"\n"
	"side reds edges=west\n"
	"side blues edges=east\n"
	"unit ann sign=A side=reds\n"
	"unit bob sign=B side=reds\n"
	"unit cat sign=C side=blues\n"
	"unit dan sign=D side=blues uncommanded pace=10\n"
	"unit eve sign=E side=reds\n"	/* stays, so that a turn ends with "done" */
	"unit fay sign=F side=blues\n";

enum { REDS, BLUES, SEED = 7 };

/* ---- games ---- */

static struct session *start_with(struct session_options o)
{
	enum session_error error;
	struct reason why = { "", "" };
	char *const text = strdup(meadow);
	struct setup *const setup = build_setup(&system_null, meadow);
	struct session *s;

	o.seed = SEED;
	o.name = "A meadow";
	s = session_new(setup, text, strlen(text), &o, &error, &why);
	if (!s)
		fail_msg("%s", why.text);
	assert_int_equal(error, SESSION_OK);
	return s;
}

static void submit(struct session *s, int seat, const char *line)
{
	struct reason why = { "", "" };

	session_ask(s);		/* minds go first, as front ends let them */
	if (session_submit(s, seat, line, &why) != SUBMIT_OK)
		fail_msg("%s: %s", line, why.text);
}

static struct session *resume(const char *path, enum session_error expected)
{
	enum session_error error;
	struct reason why = { "", "" };
	struct session *const s = session_resume(path, &error, &why);

	if (error != expected)
		fail_msg("error %d, expected %d: %s", error, expected, why.text);
	if (error == SESSION_OK || error == SESSION_TORN || error == SESSION_DIFFERS)
		assert_non_null(s);
	else
		assert_null(s);
	assert_true((error == SESSION_OK) == (why.text[0] == '\0'));
	return s;
}

static const char *const script[] = {
	"0 move ann 3,2", "0 move bob 3,5", "0 done", "1 move cat 8,2", "1 done",
	"0 move ann 5,2", "0 done", "1 move cat 6,2", "1 done",
	"0 move bob 5,5", "0 done", "1 done", "0 move ann 5,3", "0 done",
};
enum { SCRIPT = sizeof(script) / sizeof(script[0]) };

static uint64_t check_of(const struct session *s)
{
	return game_check_value(session_truth(s));
}

/* ---- the Game Master ---- */

enum { GM = 4 };

static struct session *start_with_master(const char *save, bool strict)
{
	return start_with((struct session_options){ .save = save, .master = true,
		.strict_dice = strict });
}

TEST_AFTER(test_C_12_the_game_master_goes_back_over_dice, clean_folder)
{
	struct session *s = start_with_master(file, false);
	struct reason why;
	uint64_t check[SCRIPT];

	for (int i = 0; i < SCRIPT; i++) {
		session_ask(s);
		check[i] = check_of(s);
		submit(s, script[i][0] - '0', script[i] + 2);
	}
	for (int i = SCRIPT - 1; i >= 0; i--) {
		assert_true(session_undo(s, GM, &why));
		assert_true(check_of(s) == check[i]);
	}
	assert_false(session_undo(s, GM, &why));
	for (int i = 0; i < SCRIPT; i++) {
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
