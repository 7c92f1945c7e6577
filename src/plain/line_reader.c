/* The line reader: signals are read like input (signalfd), so that nothing happens
 * in a handler and no flag is shared. */
#include "config.h"

#include "plain/line_reader.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "cliffhanger/text.h"

enum { LOOK_MS = 1000 };

struct line_reader {
	int input, signals;	/* signals: -1 if they could not be had */
	const struct line_watch *watch;	/* or NULL */
	bool begun;		/* a line is: what is watched for waits */
	bool came;
	sigset_t before;
	size_t from, to;	/* of what was read and not yet taken */
	char read[4096];
};

struct line_reader *line_reader_new(int input)
{
	struct line_reader *const t = calloc(1, sizeof(*t));
	sigset_t ending;

	if (!t)
		return NULL;
	t->input = input;
	sigemptyset(&ending);
	sigaddset(&ending, SIGHUP);
	sigaddset(&ending, SIGTERM);
	sigaddset(&ending, SIGINT);
	sigprocmask(SIG_BLOCK, &ending, &t->before);
	t->signals = signalfd(-1, &ending, SFD_CLOEXEC | SFD_NONBLOCK);
	if (t->signals < 0)
		sigprocmask(SIG_SETMASK, &t->before, NULL);
	return t;
}

void line_reader_free(struct line_reader *t)
{
	struct signalfd_siginfo taken;

	if (!t)
		return;
	if (t->signals >= 0) {
		/* One that came has done its work by now. */
		while (read(t->signals, &taken, sizeof(taken)) > 0)
			;
		close(t->signals);
		sigprocmask(SIG_SETMASK, &t->before, NULL);
	}
	free(t);
}

/* Waits for input, unless it is -1; false when a signal has come, or what is watched for. */
static bool wait_for(struct line_reader *t, int input, bool watches)
{
	for (;;) {
		const int wake = watches ? t->watch->wake(t->watch->self) : -1;
		struct pollfd wait[] = {
			{ .fd = t->signals, .events = POLLIN },
			{ .fd = input, .events = POLLIN },
			{ .fd = wake, .events = POLLIN },
		};

		if (poll(wait, sizeof(wait) / sizeof(wait[0]), watches && wake < 0 ? LOOK_MS
				: -1) < 0) {
			if (errno != EINTR)
				return false;
			continue;
		}
		if (wait[0].revents & POLLIN)
			return false;
		if (wait[1].revents)
			return true;
		if (watches && t->watch->look(t->watch->self)) {
			t->came = true;
			return false;
		}
	}
}

/* More input; false at its end, when a signal has come, or what is watched for. */
static bool read_more(struct line_reader *t)
{
	ssize_t n;

	t->came = false;
	if (!wait_for(t, t->input, t->watch && !t->begun))
		return false;
	do
		n = read(t->input, t->read, sizeof(t->read));
	while (n < 0 && errno == EINTR);
	t->from = 0;
	t->to = n > 0 ? (size_t)n : 0;
	return n > 0;
}

/* Whether the output takes something: waits for that, or for a signal. */
static bool has_room(const struct line_reader *t, int output, bool *ended)
{
	struct pollfd wait[2] = {
		{ .fd = output, .events = POLLOUT },
		{ .fd = t->signals, .events = POLLIN },
	};

	while (poll(wait, 2, -1) < 0)
		if (errno != EINTR)
			return true;	/* write() tells what is wrong */
	*ended = (wait[1].revents & POLLIN) != 0;
	return wait[0].revents != 0;
}

/* A terminal may have room for a part of it, and let write() wait for the rest: signals do
 * then what they do to anybody.  What was chosen is in the save before it is written. */
static ssize_t write_to_terminal(const struct line_reader *t, int output, const char *bytes,
	size_t n)
{
	sigset_t blocked;
	ssize_t written;
	int error;

	sigprocmask(SIG_SETMASK, &t->before, &blocked);
	written = write(output, bytes, n);
	error = errno;
	sigprocmask(SIG_SETMASK, &blocked, NULL);
	errno = error;
	return written;
}

ssize_t line_reader_write(struct line_reader *t, int output, const char *bytes, size_t n)
{
	bool ended = false;
	ssize_t written;

	do {
		if (!has_room(t, output, &ended)) {
			errno = EINTR;
			return -1;
		}
		if (ended)	/* so little is never waited for */
			written = write(output, bytes, 1);
		else if (isatty(output))
			written = write_to_terminal(t, output, bytes, n);
		else		/* so much has room in a pipe that has any */
			written = write(output, bytes, n < PIPE_BUF ? n : PIPE_BUF);
	} while (written < 0 && errno == EINTR);
	return written;
}

bool line_reader_byte(struct line_reader *t, char *byte)
{
	if (t->from == t->to && !read_more(t))
		return false;
	*byte = t->read[t->from++];
	return true;
}

enum typed line_reader_tidy(char *line, size_t n)
{
	if (n > 0 && line[n - 1] == '\r')
		n--;
	line[n] = '\0';
	for (size_t i = 0; i < n; i++)
		if (line[i] == '\t')
			line[i] = ' ';
	return text_plain(line, n) ? TYPED_LINE : TYPED_ODD;
}

void line_reader_watch(struct line_reader *t, const struct line_watch *w)
{
	t->watch = w;
	t->begun = false;
}

bool line_reader_came(struct line_reader *t)
{
	const bool came = t->came;

	t->came = false;
	return came;
}

void line_reader_begun(struct line_reader *t, bool begun)
{
	t->begun = begun;
}

enum typed line_reader_await(struct line_reader *t)
{
	t->came = false;
	wait_for(t, -1, t->watch != NULL);
	return line_reader_came(t) ? TYPED_NEWS : TYPED_END;
}

enum typed line_reader_read(struct line_reader *t, char line[TYPED_MAX + 1])
{
	size_t n = 0;
	bool too_long = false;

	for (;;) {
		t->begun = n > 0 || too_long;
		if (t->from == t->to && !read_more(t)) {
			if (line_reader_came(t))
				return TYPED_NEWS;
			/* A last line without newline counts, unless a signal cut it. */
			if (n == 0 || t->to > 0)
				return TYPED_END;
			return too_long ? TYPED_TOO_LONG : line_reader_tidy(line, n);
		}
		while (t->from < t->to) {
			const char c = t->read[t->from++];

			if (c == '\n')
				return too_long ? TYPED_TOO_LONG : line_reader_tidy(line, n);
			if (n == TYPED_MAX)
				too_long = true;
			else
				line[n++] = c;
		}
	}
}
