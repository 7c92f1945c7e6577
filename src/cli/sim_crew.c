/* The crew: processes that each play every n-th game and send what became of
 * it through a pipe.
 *
 * Invariants
 *  W1  a game depends on its seed alone, so it does not matter who plays it.
 *  W2  whoever is forked leaves by _exit: nothing of the parent's is done twice.
 */
#include "config.h"

#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/arguments.h"
#include "cli/sim_crew.h"

struct worker {
	pid_t pid;
	int pipe;			/* -1 once it has ended */
	size_t got;			/* bytes of `message` */
	char *message;			/* the game's index, then what is kept of it */
};

struct crew {
	const struct crew_job *job;
	struct worker *workers;
	struct pollfd *polls;
	char *messages;
	size_t bytes;			/* of a message */
	int n, running, done;
	time_t began;
};

/* ---- a worker's part ---- */

static bool send_bytes(int pipe, const void *what, size_t size)
{
	const char *const bytes = what;
	size_t done = 0;

	while (done < size) {
		const ssize_t n = write(pipe, bytes + done, size - done);

		if (n < 0 && errno != EINTR)
			return false;
		if (n > 0)
			done += (size_t)n;
	}
	return true;
}

bool sim_crew_send(const struct crew_share *s, int index, const void *result)
{
	const int32_t i = index;

	return send_bytes(s->pipe, &i, sizeof(i)) && send_bytes(s->pipe, result, s->bytes);
}

/* ---- the parent's part ---- */

static bool hire(struct crew *crew, int which)
{
	const struct crew_job *const job = crew->job;
	struct worker *const w = &crew->workers[which];
	int ends[2];

	if (pipe(ends) < 0)
		return false;
	w->pid = fork();
	if (w->pid == 0) {
		const struct crew_share share = {
			which, job->jobs, job->n, ends[1], job->bytes
		};

		close(ends[0]);
		_exit((int)job->play(job->self, &share));	/* W2 */
	}
	close(ends[1]);
	w->pipe = ends[0];
	if (w->pid < 0) {
		close(ends[0]);
		w->pipe = -1;
		return false;
	}
	crew->running++;
	return true;
}

static void show_progress(const struct crew *crew, bool last)
{
	const time_t seconds = time(NULL) - crew->began;

	if (!isatty(STDERR_FILENO))
		return;
	fprintf(stderr, "\r%d of %d games, %lld s%s", crew->done, crew->job->n,
		(long long)seconds, last ? "\r\033[K" : "");
	fflush(stderr);
}

/* What a worker sent; its end closes the pipe. */
static void take_from(struct crew *crew, struct worker *w)
{
	const ssize_t n = read(w->pipe, w->message + w->got, crew->bytes - w->got);
	int32_t index;

	if (n < 0 && errno == EINTR)
		return;
	if (n <= 0) {
		close(w->pipe);
		w->pipe = -1;
		crew->running--;
		return;
	}
	w->got += (size_t)n;
	if (w->got < crew->bytes)
		return;
	w->got = 0;
	memcpy(&index, w->message, sizeof(index));
	memcpy((char *)crew->job->results + (size_t)index * crew->job->bytes,
		w->message + sizeof(index), crew->job->bytes);
	crew->done++;
	if (crew->done % 16 == 0)
		show_progress(crew, false);
}

static void oversee(struct crew *crew)
{
	while (crew->running > 0) {
		for (int i = 0; i < crew->n; i++)
			crew->polls[i] = (struct pollfd){ crew->workers[i].pipe, POLLIN, 0 };
		if (poll(crew->polls, (nfds_t)crew->n, -1) < 0)
			continue;
		for (int i = 0; i < crew->n; i++)
			if (crew->polls[i].revents)
				take_from(crew, &crew->workers[i]);
	}
	show_progress(crew, true);
}

/* Waits for all; a worker that fell tells which game it was in. */
static bool dismiss(struct crew *crew)
{
	bool good = true;

	for (int i = 0; i < crew->n; i++) {
		struct worker *const w = &crew->workers[i];
		int status = 0;

		if (w->pid <= 0)
			continue;
		while (waitpid(w->pid, &status, 0) < 0 && errno == EINTR)
			;
		if (WIFSIGNALED(status))
			complain(0, "sim: a process was ended by signal %d (%s)", WTERMSIG(status),
				strsignal(WTERMSIG(status)));
		else if (status != 0 && WEXITSTATUS(status) != CREW_TOLD)
			complain(0, "sim: a process had not enough memory");
		good = good && status == 0;
	}
	if (good && crew->done == crew->job->n)
		return true;
	complain(0, "sim: %d of %d games were played", crew->done, crew->job->n);
	return false;
}

bool sim_crew_play(const struct crew_job *job)
{
	struct crew crew = { .job = job, .n = job->jobs, .began = time(NULL),
		.bytes = sizeof(int32_t) + job->bytes };
	bool good;

	crew.workers = calloc((size_t)crew.n, sizeof(*crew.workers));
	crew.polls = calloc((size_t)crew.n, sizeof(*crew.polls));
	crew.messages = malloc((size_t)crew.n * crew.bytes);
	good = crew.workers && crew.polls && crew.messages;
	for (int i = 0; good && i < crew.n; i++) {
		crew.workers[i].message = crew.messages + (size_t)i * crew.bytes;
		good = hire(&crew, i);
	}
	if (!good)
		complain(0, "sim: no more processes can be started: %s", strerror(errno));
	if (crew.workers && crew.polls && crew.messages) {
		oversee(&crew);
		good = dismiss(&crew) && good;
	}
	free(crew.messages);
	free(crew.workers);
	free(crew.polls);
	return good;
}
