/* Results: a line a game, counted once, and nothing is lost by what cannot be read or written. */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <signal.h>

#include "build_setup.h"
#include "cliffhanger/results.h"
#include "folder.h"
#include "played.h"
#include "sessions.h"

enum { LONG = 6000 };

/* The reds do nothing until the end. */
static void finish(struct session *s)
{
	const struct decision *d;

	while ((d = session_ask(s)) != NULL)
		submit(s, d->seat, "done");
	assert_true(session_truth(s)->over);
}

/* A game of the reds against a machine that does nothing either, to its end. */
static struct session *play_to_end(const char *save)
{
	struct session *const s = begin_session(&system_null, meadow,
		(struct session_options){ .save = save, .name = "meadow", .master = true });

	assert_true(session_set_mind(s, BLUES, mind_find("idle"), &(struct reason){ "", "" }));
	finish(s);
	return s;
}

static void count(struct session *s)
{
	struct reason why;

	if (!session_count(s, "", &why))
		fail_msg("%s", why.text);
}

static struct results read_all(void)
{
	char *const path = results_file();
	struct results r;
	struct reason why;

	assert_true(results_read(path, &r, &why));
	free(path);
	return r;
}

static void expect_lines(int n, int spoilt)
{
	struct results r = read_all();

	assert_int_equal(r.n, n);
	assert_int_equal(r.spoilt, spoilt);
	results_free(&r);
}

static void write_file(const char *text)
{
	char *const path = results_file();
	FILE *f;

	assert_int_equal(system("mkdir -p \"$XDG_STATE_HOME/cliffhanger\""), 0);
	f = fopen(path, "w");
	assert_non_null(f);
	fputs(text, f);
	fclose(f);
	free(path);
}

TEST_AFTER(test_a_game_that_is_over_is_counted_once, clean_folder)
{
	struct session *s = play_to_end(file);
	struct results r;

	count(s);
	count(s);
	session_free(s);
	s = resume(file, SESSION_OK);
	count(s);
	session_free(s);
	r = read_all();
	assert_int_equal(r.n, 1);
	assert_string_equal(r.all[0].value[RESULT_TITLE], "A meadow");
	assert_string_equal(r.all[0].value[RESULT_SIDE], "reds");
	assert_string_equal(r.all[0].value[RESULT_SYSTEM], "null");
	assert_string_equal(r.all[0].value[RESULT_SEED], "7");
	assert_string_equal(r.all[0].value[RESULT_CAMPAIGN], "");
	results_free(&r);
}

TEST_AFTER(test_what_is_taken_back_after_the_end_is_not_counted_again, clean_folder)
{
	struct session *s = play_to_end(file);
	struct reason why;

	count(s);
	assert_true(session_undo(s, GM, &why));
	assert_false(session_truth(s)->over);
	count(s);
	session_free(s);
	s = resume(file, SESSION_OK);
	finish(s);
	count(s);
	session_free(s);
	expect_lines(1, 0);
}

TEST_AFTER(test_games_under_way_and_games_of_machines_are_not_counted, clean_folder)
{
	struct session *s = begin_session(&system_null, meadow,
		(struct session_options){ .save = "", .name = "meadow" });

	count(s);
	assert_true(session_set_mind(s, REDS, mind_find("idle"), &(struct reason){ "", "" }));
	assert_true(session_set_mind(s, BLUES, mind_find("idle"), &(struct reason){ "", "" }));
	assert_null(session_ask(s));
	assert_true(session_truth(s)->over);
	count(s);
	expect_lines(0, 0);
	assert_true(session_set_mind(s, BLUES, NULL, &(struct reason){ "", "" }));
	count(s);
	expect_lines(1, 0);
	session_free(s);
}

TEST_AFTER(test_lines_that_are_no_results_are_passed_over, clean_folder)
{
	static char text[LONG + 200];
	struct results r;

	write_file("scenario=a\tresult=won\twhen=2026-11-20T20:15:00Z\n"
		"scenario=b\tresult=won\twhen=2026-11-20T20:1\n"
		"\n"
		"scenario=c\tresult=won\twhen=2026-11-20T20:15:00Z\tmood=new\n"
		"scenario=\x1B[2J\tresult=won\twhen=2026-11-20T20:15:00Z\n"
		"nonsense\n"
		"scenario=d\tresult=lost\twhen=2026-11-20T20:15:00Z");
	r = read_all();
	assert_int_equal(r.n, 3);
	assert_int_equal(r.spoilt, 3);
	assert_string_equal(r.all[0].value[RESULT_SCENARIO], "d");
	assert_string_equal(r.all[2].value[RESULT_SCENARIO], "a");
	results_free(&r);
	memset(text, 'x', LONG);
	snprintf(text + LONG, 200, "\nscenario=e\tresult=won\twhen=2026-11-20T20:15:00Z\n");
	write_file(text);
	expect_lines(1, 1);
}

/* R1 */
TEST_AFTER(test_after_a_line_that_was_cut_off_a_new_one_begins, clean_folder)
{
	struct session *const s = play_to_end("");

	write_file("scenario=b\tresult=won\twhen=2026");
	count(s);
	session_free(s);
	expect_lines(1, 1);
}

TEST_AFTER(test_what_cannot_be_written_is_told_and_nothing_else, clean_folder)
{
	struct session *const s = play_to_end("");
	char *const path = results_file();
	char command[5000];
	struct reason why;

	snprintf(command, sizeof(command), "mkdir -p '%s'", path);
	assert_int_equal(system(command), 0);
	assert_false(session_count(s, "", &why));
	assert_non_null(strstr(why.text, "not among the results"));
	assert_int_equal(rmdir(path), 0);
	count(s);
	session_free(s);
	free(path);
	expect_lines(1, 0);
}

TEST_AFTER(test_a_full_disk_is_told, clean_folder)
{
	const struct rlimit limit = { .rlim_cur = 4, .rlim_max = RLIM_INFINITY };
	struct session *const s = play_to_end("");
	struct rlimit before;
	struct reason why;
	bool added;

	signal(SIGXFSZ, SIG_IGN);
	getrlimit(RLIMIT_FSIZE, &before);
	setrlimit(RLIMIT_FSIZE, &limit);
	added = session_count(s, "", &why);
	setrlimit(RLIMIT_FSIZE, &before);
	assert_false(added);
	assert_non_null(strstr(why.text, "the disk is full"));
	session_free(s);
	expect_lines(0, 1);
}

TEST(test_every_key_is_explained)
{
	const char *name, *doc, *other;

	for (int i = 0; (name = results_key(i, &doc)) != NULL; i++) {
		assert_true(doc[0] != '\0');
		for (int k = 0; k < i; k++) {
			other = results_key(k, &doc);
			assert_string_not_equal(name, other);
		}
	}
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)
