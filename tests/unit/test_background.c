/* Work in the background: reports as they come, and nothing that goes on when it is stopped. */
#include "config.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "unit.h"
#include "cli/background.h"

enum { PATIENCE_MS = 20000 };

/* Waits until something new is to be shown; false if nothing comes. */
static bool look(struct background *b)
{
	for (;;) {
		struct pollfd p = { b->pipe, POLLIN, 0 };

		if (poll(&p, 1, PATIENCE_MS) <= 0)
			return false;
		if (background_look(b))
			return true;
	}
}

static void in_two_parts(const void *what)
{
	printf("one %s\n", (const char *)what);
	background_end();
	printf("two %s\n", (const char *)what);
	background_end();
}

/* BG1 */
TEST(test_the_last_whole_report_counts)
{
	struct background b = { .pipe = -1 };

	assert_false(background_look(&b));
	assert_true(background_begin(&b, in_two_parts, "fish"));
	while (b.pid > 0)
		assert_true(look(&b));
	assert_string_equal(buffer_text(&b.report), "two fish\n");
	assert_false(b.failed);
	background_stop(&b);
	assert_string_equal(buffer_text(&b.report), "");
}

static void fails(const void *what)
{
	(void)what;
	fputs("there is not enough memory\n", stderr);
	_exit(3);
}

TEST(test_who_fails_is_told_of)
{
	struct background b = { .pipe = -1 };

	assert_true(background_begin(&b, fails, NULL));
	while (b.pid > 0)
		assert_true(look(&b));
	assert_true(b.failed);
	assert_string_equal(buffer_text(&b.coming), "there is not enough memory\n");
	background_stop(&b);
}

/* Says that it is there once it has a child of its own; neither ends. */
static void for_ever(const void *what)
{
	const int *const ends = what;

	close(ends[0]);
	if (fork() > 0)
		background_end();
	for (;;)
		pause();
}

/* BG2: the pipe that both have is closed when neither is there any more. */
TEST(test_nothing_goes_on_when_it_is_stopped)
{
	struct background b = { .pipe = -1 };
	int ends[2];
	char byte;

	assert_int_equal(pipe(ends), 0);
	assert_true(background_begin(&b, for_ever, ends));
	close(ends[1]);
	assert_true(look(&b));
	background_stop(&b);
	assert_int_equal(b.pid, 0);
	assert_int_equal(read(ends[0], &byte, 1), 0);
	close(ends[0]);
}

static void writes_much(const void *what)
{
	(void)what;
	for (int i = 0; i < 100000; i++)
		puts("more and more of it");
	background_end();
}

/* A report is bounded. */
TEST(test_too_long_a_report_is_cut)
{
	struct background b = { .pipe = -1 };

	assert_true(background_begin(&b, writes_much, NULL));
	while (b.pid > 0)
		assert_true(look(&b));
	assert_true(b.report.used > 1000 && b.report.used <= 1 << 18);
	background_stop(&b);
}

/* BG3: signals that were blocked or ignored end it all the same. */
static void ends_by_signal(const void *what)
{
	(void)what;
	raise(SIGTERM);
	_exit(0);
}

TEST(test_signals_are_as_usual_there)
{
	struct background b = { .pipe = -1 };
	sigset_t blocked, before;

	sigemptyset(&blocked);
	sigaddset(&blocked, SIGTERM);
	sigprocmask(SIG_BLOCK, &blocked, &before);
	assert_true(background_begin(&b, ends_by_signal, NULL));
	while (b.pid > 0)
		assert_true(look(&b));
	assert_true(b.failed);
	sigprocmask(SIG_SETMASK, &before, NULL);
	background_stop(&b);
}

TEST_MAIN
