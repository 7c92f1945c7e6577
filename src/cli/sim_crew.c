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
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/arguments.h"
#include "cli/sim.h"

struct worker {
	pid_t pid;
	int pipe;			/* -1 once it has ended */
	size_t got;			/* bytes of `game` */
	struct sim_game game;
};

struct crew {
	struct worker *workers;
	struct pollfd *polls;
	int n, running, done;
	time_t began;
};

/* ---- a worker's part ---- */

static bool send_game(int pipe, const struct sim_game *game)
{
	const char *const bytes = (const char *)game;
	size_t done = 0;

	while (done < sizeof(*game)) {
		const ssize_t n = write(pipe, bytes + done, sizeof(*game) - done);

		if (n < 0 && errno != EINTR)
			return false;
		if (n > 0)
			done += (size_t)n;
	}
	return true;
}

static bool play_share(const struct sim *sim, int first, int pipe)
{
	struct contest *const c = contest_new(sim->setup, sim->rules, sim->mind);
	bool good = c != NULL;

	for (int i = first; good && i < sim->n_games; i += sim->jobs) {
		struct sim_game game;

		sim_game_play(sim, c, i, &game);
		good = send_game(pipe, &game);
	}
	contest_free(c);
	return good;
}

/* ---- the parent's part ---- */

static bool hire(const struct sim *sim, struct crew *crew, int which)
{
	struct worker *const w = &crew->workers[which];
	int ends[2];

	if (pipe(ends) < 0)
		return false;
	w->pid = fork();
	if (w->pid == 0) {
		close(ends[0]);
		_exit(play_share(sim, which, ends[1]) ? 0 : 1);	/* W2 */
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

static void show_progress(const struct sim *sim, const struct crew *crew, bool last)
{
	const time_t seconds = time(NULL) - crew->began;

	if (!isatty(STDERR_FILENO))
		return;
	fprintf(stderr, "\r%d of %d games, %lld s%s", crew->done, sim->n_games,
		(long long)seconds, last ? "\r\033[K" : "");
	fflush(stderr);
}

/* What a worker sent; its end closes the pipe. */
static void take_from(struct sim *sim, struct crew *crew, struct worker *w)
{
	const ssize_t n = read(w->pipe, (char *)&w->game + w->got, sizeof(w->game) - w->got);

	if (n < 0 && errno == EINTR)
		return;
	if (n <= 0) {
		close(w->pipe);
		w->pipe = -1;
		crew->running--;
		return;
	}
	w->got += (size_t)n;
	if (w->got < sizeof(w->game))
		return;
	w->got = 0;
	sim->games[w->game.index] = w->game;
	crew->done++;
	if (crew->done % 16 == 0)
		show_progress(sim, crew, false);
}

static void oversee(struct sim *sim, struct crew *crew)
{
	while (crew->running > 0) {
		for (int i = 0; i < crew->n; i++)
			crew->polls[i] = (struct pollfd){ crew->workers[i].pipe, POLLIN, 0 };
		if (poll(crew->polls, (nfds_t)crew->n, -1) < 0)
			continue;
		for (int i = 0; i < crew->n; i++)
			if (crew->polls[i].revents)
				take_from(sim, crew, &crew->workers[i]);
	}
	show_progress(sim, crew, true);
}

/* Waits for all; a worker that fell tells which game it was in. */
static bool dismiss(const struct sim *sim, struct crew *crew)
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
		else if (status != 0)
			complain(0, "sim: a process had not enough memory");
		good = good && status == 0;
	}
	if (good && crew->done == sim->n_games)
		return true;
	complain(0, "sim: %d of %d games were played", crew->done, sim->n_games);
	return false;
}

bool sim_play(struct sim *sim)
{
	struct crew crew = { .n = sim->jobs, .began = time(NULL) };
	bool good;

	crew.workers = calloc((size_t)crew.n, sizeof(*crew.workers));
	crew.polls = calloc((size_t)crew.n, sizeof(*crew.polls));
	good = crew.workers && crew.polls;
	for (int i = 0; good && i < crew.n; i++)
		good = hire(sim, &crew, i);
	if (!good)
		complain(0, "sim: no more processes can be started: %s", strerror(errno));
	if (crew.workers && crew.polls) {
		oversee(sim, &crew);
		good = dismiss(sim, &crew) && good;
	}
	free(crew.workers);
	free(crew.polls);
	return good;
}
