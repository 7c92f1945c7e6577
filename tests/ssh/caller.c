/* A caller: see caller.h. */
#include "config.h"
#include "caller.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static void become(char *const *argv, char *const *environment)
{
	signal(SIGPIPE, SIG_DFL);
	if (environment)
		execve(argv[0], argv, environment);
	else
		execv(argv[0], argv);
	_exit(127);
}

static bool run_on_pty(struct caller *c, char *const *argv, char *const *environment)
{
	const struct winsize size = { .ws_col = 80, .ws_row = 24 };
	int master;

	c->pid = forkpty(&master, NULL, NULL, &size);
	if (c->pid == 0)
		become(argv, environment);
	if (c->pid < 0)
		return false;
	c->in = c->out = master;
	return true;
}

static bool run_on_pipes(struct caller *c, char *const *argv, char *const *environment)
{
	int in[2], out[2];

	if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0)
		return false;
	c->pid = fork();
	if (c->pid == 0) {
		dup2(in[0], STDIN_FILENO);
		dup2(out[1], STDOUT_FILENO);
		dup2(out[1], STDERR_FILENO);
		become(argv, environment);
	}
	close(in[0]);
	close(out[1]);
	c->in = in[1];
	c->out = out[0];
	return c->pid > 0;
}

bool caller_run(struct caller *c, bool pty, char *const *argv, char *const *environment)
{
	*c = (struct caller){ .in = -1, .out = -1 };
	if (!(pty ? run_on_pty : run_on_pipes)(c, argv, environment))
		return false;
	fcntl(c->in, F_SETFL, O_NONBLOCK);
	fcntl(c->out, F_SETFL, O_NONBLOCK);
	fcntl(c->in, F_SETFD, FD_CLOEXEC);
	return true;
}

static bool make_room(struct caller *c, size_t n)
{
	size_t room = c->room ? c->room : 1 << 16;
	char *bytes;

	while (room < c->n + n + 1)
		room *= 2;
	if (room == c->room)
		return true;
	bytes = realloc(c->bytes, room);
	if (!bytes)
		return false;
	c->bytes = bytes;
	c->room = room;
	c->bytes[c->n] = '\0';
	return true;
}

static void close_line(struct caller *c)
{
	if (c->in >= 0)
		close(c->in);
	if (c->out >= 0 && c->out != c->in)
		close(c->out);
	c->in = c->out = -1;
}

/* A NUL that comes is kept as something that no text has: texts are searched by strstr(). */
static bool take(struct caller *c)
{
	enum { PIECE = 1 << 16 };
	ssize_t n;

	if (!make_room(c, PIECE))
		return false;
	n = read(c->out, c->bytes + c->n, PIECE);
	if (n < 0 && (errno == EAGAIN || errno == EINTR))
		return false;
	if (n <= 0) {	/* EIO: the other side of a terminal is closed */
		close_line(c);
		return false;
	}
	for (ssize_t i = 0; i < n; i++)
		if (!c->bytes[c->n + (size_t)i])
			c->bytes[c->n + (size_t)i] = '\x01';
	c->n += (size_t)n;
	c->bytes[c->n] = '\0';
	return true;
}

bool caller_read(struct caller *c, int milliseconds)
{
	struct pollfd p = { .fd = c->out, .events = POLLIN };

	return c->out >= 0 && poll(&p, 1, milliseconds) > 0 && take(c);
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

int caller_expect_one(struct caller *c, const char *const *texts)
{
	const double until = now() + CALLER_PATIENCE;

	for (;;) {
		const char *first = NULL;
		int which = -1;

		for (int i = 0; c->bytes && texts[i]; i++) {
			const char *const at = strstr(c->bytes + c->mark, texts[i]);

			if (at && (!first || at < first)) {
				first = at;
				which = i;
			}
		}
		if (first) {
			c->mark = (size_t)(first - c->bytes) + strlen(texts[which]);
			return which;
		}
		if (c->out < 0 || now() > until)
			return -1;
		caller_read(c, 100);
	}
}

bool caller_expect(struct caller *c, const char *text)
{
	const char *const one[] = { text, NULL };

	return caller_expect_one(c, one) == 0;
}

bool caller_send(struct caller *c, const char *bytes, size_t n)
{
	const double until = now() + CALLER_PATIENCE;

	while (n > 0 && c->in >= 0 && now() < until) {
		struct pollfd p[2] = { { .fd = c->in, .events = POLLOUT },
			{ .fd = c->out, .events = POLLIN } };
		ssize_t wrote;

		if (poll(p, 2, 100) <= 0)
			continue;
		if (p[1].revents)
			take(c);
		if (c->in < 0 || !p[0].revents)
			continue;
		wrote = write(c->in, bytes, n);
		if (wrote < 0 && errno != EAGAIN && errno != EINTR)
			return false;
		if (wrote > 0) {
			bytes += wrote;
			n -= (size_t)wrote;
		}
	}
	return n == 0;
}

bool caller_say(struct caller *c, const char *line)
{
	return caller_send(c, line, strlen(line)) && caller_send(c, "\n", 1);
}

void caller_hush(struct caller *c)
{
	if (c->in >= 0 && c->in != c->out)
		close(c->in);
	if (c->in != c->out)
		c->in = -1;
}

static bool waited(struct caller *c, int how)
{
	int raw;

	if (c->pid > 0 && waitpid(c->pid, &raw, how) == c->pid) {
		c->pid = 0;
		c->status = WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw);
	}
	return c->pid == 0;
}

bool caller_ends(struct caller *c)
{
	const double until = now() + CALLER_PATIENCE;
	bool ended = false;

	while (!ended && now() < until) {
		caller_read(c, c->out >= 0 ? 20 : 0);
		ended = waited(c, WNOHANG);
		if (!ended && c->out < 0)
			poll(NULL, 0, 5);
	}
	while (ended && caller_read(c, 0))
		;
	return ended;
}

void caller_kill(struct caller *c, int number)
{
	if (c->pid > 0)
		kill(c->pid, number);
}

void caller_free(struct caller *c)
{
	close_line(c);
	if (c->pid > 0) {
		kill(c->pid, SIGKILL);
		waited(c, 0);
	}
	free(c->bytes);
	*c = (struct caller){ .in = -1, .out = -1 };
}

bool caller_heard(const struct caller *c, const char *text)
{
	return c->bytes && strstr(c->bytes, text);
}
