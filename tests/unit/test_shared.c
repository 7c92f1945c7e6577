/* Saves that several processes have open: sessions of one process stand for them, as each has
 * the file open for itself. */
#include "config.h"
#include "unit.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cliffhanger/hosted.h"
#include "cliffhanger/save.h"
#include "build_setup.h"
#include "folder.h"
#include "played.h"
#include "session/sitting.h"
#include "sessions.h"

static struct session *start(const char *save)
{
	return begin_session(&system_null, small_meadow, (struct session_options){ .save = save });
}

static void catch_up(struct session *s, enum hosted_news expected)
{
	struct reason why = { "", "" };

	if (hosted_catch_up(s, &why) != expected)
		fail_msg("unexpected news; %s", why.text);
}

static void assert_same(const struct session *a, const struct session *b)
{
	assert_true(check_of(a) == check_of(b));
	assert_int_equal(event_log_count(session_log(a)), event_log_count(session_log(b)));
}

TEST_AFTER(test_the_other_follows_choice_by_choice, clean_folder)
{
	struct session *const s = start(file), *const t = resume(file, SESSION_OK);

	catch_up(t, HOSTED_NOTHING);
	submit(s, REDS, "move ann 3,2");
	catch_up(t, HOSTED_CAME);
	assert_same(s, t);
	submit(t, REDS, "done");		/* each of them may go on */
	submit(s, BLUES, "move cat 8,2");	/* without having been told */
	catch_up(t, HOSTED_CAME);
	assert_same(s, t);
	session_free(s);
	session_free(t);
}

TEST_AFTER(test_what_came_meanwhile_is_said_in_a_refusal, clean_folder)
{
	struct session *const s = start(file), *const t = resume(file, SESSION_OK);
	struct reason why = { "", "" };

	session_ask(t);
	submit(s, REDS, "done");
	assert_int_equal(session_submit(t, REDS, "move ann 3,2", &why), SUBMIT_REFUSED);
	assert_non_null(strstr(why.text, "meanwhile"));
	assert_same(s, t);
	session_free(s);
	session_free(t);
}

/* What came before the lock is no news without end to what is done under it. */
TEST_AFTER(test_who_is_sent_far_asks_no_end_of_what_came_meanwhile, clean_folder)
{
	struct session *const s = start(file), *const t = resume(file, SESSION_OK);
	const int16_t ann = 0;
	struct reason why = { "", "" };

	assert_non_null(session_ask(t));
	submit(s, REDS, "move bob 3,5");
	session_send(t, &ann, 1, build_cell(session_truth(t)->setup, 5, 2), &why);
	hosted_catch_up(s, &why);
	assert_same(s, t);
	session_free(s);
	session_free(t);
}

TEST_AFTER(test_what_is_taken_back_goes_everywhere, clean_folder)
{
	struct session *const s = start(file), *const t = resume(file, SESSION_OK);
	struct reason why;

	submit(s, REDS, "done");
	catch_up(t, HOSTED_CAME);
	session_rewound(t);
	assert_true(session_undo(s, REDS, &why));
	catch_up(t, HOSTED_CAME);
	assert_same(s, t);
	assert_true(session_rewound(t) <= event_log_count(session_log(t)));
	submit(t, REDS, "move bob 3,5");
	catch_up(s, HOSTED_CAME);
	assert_same(s, t);
	session_free(s);
	session_free(t);
}

TEST_AFTER(test_the_other_may_take_back_what_one_chose, clean_folder)
{
	struct session *const s = start(file), *const t = resume(file, SESSION_OK);
	struct reason why;

	submit(s, REDS, "done");
	assert_true(session_undo(t, REDS, &why));	/* it is the same person's */
	catch_up(s, HOSTED_CAME);
	assert_same(s, t);
	session_free(s);
	session_free(t);
}

TEST_AFTER(test_who_waits_is_woken_by_the_file, clean_folder)
{
	struct session *const s = start(file), *const t = resume(file, SESSION_OK);
	struct pollfd p = { .fd = hosted_wake(t), .events = POLLIN };

	assert_true(p.fd >= 0);
	assert_int_equal(poll(&p, 1, 0), 0);
	submit(s, REDS, "move ann 3,2");
	assert_int_equal(poll(&p, 1, 10000), 1);
	catch_up(t, HOSTED_CAME);
	assert_int_equal(poll(&p, 1, 0), 0);
	submit(t, REDS, "done");		/* one's own is no news */
	assert_int_equal(poll(&p, 1, 0), 0);
	session_free(s);
	session_free(t);
}

/* SH4: who finds another at the machine's choices waits for them, and makes them himself once the
 * other is no more. */
TEST_AFTER(test_one_makes_the_machines_choices_and_the_other_waits, clean_folder)
{
	struct session *const s = begin_session(&system_null, small_meadow,
		(struct session_options){ .save = file, .mind[BLUES] = minds[0] });
	struct session *const t = resume(file, SESSION_OK);
	const int turn = session_truth(t)->turn;
	char text[120];

	assert_non_null(session_ask(t));
	assert_false(hosted_waits(t, text, sizeof text));
	assert_true(shared_leads(s, true));	/* s thinks … */
	while (session_ask(t) != NULL)
		submit(t, REDS, "done");
	assert_int_equal(session_truth(t)->turn, turn);
	assert_true(hosted_waits(t, text, sizeof text));
	assert_non_null(strstr(text, "another terminal"));
	catch_up(t, HOSTED_NOTHING);
	shared_leads(s, false);			/* … and thinks no more */
	catch_up(t, HOSTED_CAME);
	assert_non_null(session_ask(t));
	assert_false(hosted_waits(t, text, sizeof text));
	session_free(s);
	session_free(t);
}

/* Appends a record as another process would. */
static void append(const char *path, enum record_kind kind, const char *text, size_t cut)
{
	char line[SAVE_LINE_MAX];
	const size_t n = save_write(kind, text, line, sizeof(line));
	FILE *const f = fopen(path, "ab");

	assert_non_null(f);
	assert_int_equal(fwrite(line, 1, n - cut, f), n - cut);
	fclose(f);
}

TEST_AFTER(test_what_was_half_written_by_who_is_no_more_is_cut_off, clean_folder)
{
	struct session *const s = start(file), *t;

	append(file, RECORD_CHOICE, "0 move ann 3,2", 5);
	catch_up(s, HOSTED_NOTHING);		/* somebody may be writing it */
	submit(s, REDS, "move bob 3,5");	/* under the lock nobody is */
	t = resume(file, SESSION_OK);
	assert_same(s, t);
	session_free(s);
	session_free(t);
}

TEST_AFTER(test_a_choice_without_its_events_gets_them, clean_folder)
{
	struct session *const s = start(file), *t;

	append(file, RECORD_CHOICE, "0 move ann 3,2", 0);
	submit(s, REDS, "move bob 3,5");
	t = resume(file, SESSION_OK);
	assert_same(s, t);
	session_free(s);
	session_free(t);
}

TEST_AFTER(test_another_games_records_stop_it, clean_folder)
{
	struct session *const s = start(file);
	struct reason why = { "", "" };
	char before[64];

	append(file, RECORD_CHOICE, "0 move ann 3,2", 0);
	append(file, RECORD_EVENT, "note 1 what never was", 0);
	catch_up(s, HOSTED_STOPPED);
	snprintf(before, sizeof(before), "%016llx", (unsigned long long)check_of(s));
	assert_int_equal(session_submit(s, REDS, "move bob 3,5", &why), SUBMIT_REFUSED);
	assert_non_null(strstr(why.text, "another build"));
	assert_non_null(strstr(session_trouble(s), "another build"));
	assert_null(session_ask(s));
	session_free(s);
}

/* Chooses as fast as it can: closes whatever question is open, until the game is over. */
static void race(const char *path)
{
	struct session *const s = resume(path, SESSION_OK);
	struct reason why;

	for (const struct decision *d = session_ask(s); d; d = session_ask(s))
		if (session_submit(s, d->seat, "done", &why) != SUBMIT_OK
				&& !strstr(why.text, "meanwhile"))
			_exit(2);
	session_free(s);
	_exit(0);
}

TEST_AFTER(test_those_who_race_lose_nothing, clean_folder)
{
	enum { GAMES = 20, RACERS = 3 };

	for (int game = 0; game < GAMES; game++) {
		struct session *s = start(file), *const alone = start("");
		int status;

		session_free(s);
		for (int i = 0; i < RACERS; i++)
			if (fork() == 0)
				race(file);
		for (int i = 0; i < RACERS; i++) {
			assert_true(wait(&status) > 0);
			assert_int_equal(status, 0);
		}
		for (const struct decision *d = session_ask(alone); d; d = session_ask(alone))
			submit(alone, d->seat, "done");
		s = resume(file, SESSION_OK);
		assert_same(s, alone);
		session_free(s);
		session_free(alone);
		clean_folder(NULL);
	}
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)
