/* Work in the background: see background.h. */
#include "config.h"

#include "cli/background.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { REPORT_ENDS = '\f', REPORT_MOST = 1 << 18, PIECE = 4096, NICENESS = 10 };

/* ---- the child ---- */

void background_end(void)
{
	putchar(REPORT_ENDS);
	fflush(stdout);
}

/* BG3 */
static void forget_terminal(int output)
{
	static const int signals[] = { SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGPIPE, SIGTSTP,
		SIGWINCH };
	const int nothing = open("/dev/null", O_RDONLY);
	sigset_t none;

	for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++)
		signal(signals[i], SIG_DFL);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	dup2(nothing, STDIN_FILENO);
	dup2(output, STDOUT_FILENO);
	dup2(output, STDERR_FILENO);
}

static _Noreturn void be_child(int output, void (*work)(const void *what), const void *what)
{
	setpgid(0, 0);
	forget_terminal(output);
	if (nice(NICENESS) < 0)
		errno = 0;	/* it is as urgent as all else, then */
	work(what);
	_exit(fflush(stdout) == 0 ? 0 : 1);
}

/* ---- the parent ---- */

bool background_begin(struct background *b, void (*work)(const void *what), const void *what)
{
	int ends[2];

	background_stop(b);
	if (pipe2(ends, O_CLOEXEC) < 0)
		return false;
	fflush(stdout);
	b->pid = fork();
	if (b->pid == 0)
		be_child(ends[1], work, what);
	close(ends[1]);
	if (b->pid < 0) {
		close(ends[0]);
		b->pid = 0;
		return false;
	}
	setpgid(b->pid, b->pid);
	fcntl(ends[0], F_SETFL, O_NONBLOCK);
	b->pipe = ends[0];
	return true;
}

/* Gives back what a child has; whether it ended well. */
static bool reap(struct background *b)
{
	int status = 0;

	while (waitpid(b->pid, &status, 0) < 0 && errno == EINTR)
		;
	close(b->pipe);
	b->pid = 0;
	b->pipe = -1;
	return status == 0;
}

/* BG1: true if a report was finished by these bytes. */
static bool take(struct background *b, const char *bytes, size_t n)
{
	bool whole = false;

	while (n > 0) {
		const char *const end = memchr(bytes, REPORT_ENDS, n);
		const size_t part = end ? (size_t)(end - bytes) : n;

		if (b->coming.used + part < REPORT_MOST)
			buffer_bytes(&b->coming, bytes, part);
		if (end) {
			buffer_free(&b->report);
			b->report = b->coming;
			b->coming = (struct buffer){ 0 };
			whole = true;
		}
		bytes += part + (end != NULL);
		n -= part + (end != NULL);
	}
	return whole;
}

bool background_look(struct background *b)
{
	char bytes[PIECE];
	bool whole = false;
	ssize_t n;

	if (b->pid == 0)
		return false;
	while ((n = read(b->pipe, bytes, sizeof(bytes))) > 0)
		whole = take(b, bytes, (size_t)n) || whole;
	if (n < 0 && (errno == EAGAIN || errno == EINTR))
		return whole;
	b->failed = !reap(b);
	return true;
}

void background_stop(struct background *b)
{
	if (b->pid > 0) {
		kill(-b->pid, SIGKILL);
		kill(b->pid, SIGKILL);	/* before it has a group of its own */
		reap(b);
	}
	buffer_free(&b->coming);
	buffer_free(&b->report);
	b->failed = false;
	b->pipe = -1;
}
