/* The crew: processes that play games for a simulation, and send what became of them. */
#ifndef CLI_SIM_CREW_H
#define CLI_SIM_CREW_H

#include <stdbool.h>
#include <stddef.h>

/* A worker's share: games first, first + step, … below n. */
struct crew_share { int first, step, n, pipe; size_t bytes; };

enum crew_end { CREW_DONE, CREW_MEMORY, CREW_TOLD /* what was wrong is complained of */ };

struct crew_job {
	int n, jobs;
	size_t bytes;			/* that are kept of a game */
	void *results;			/* [n] of so many */
	/* Plays a share in a process of its own, and sends what comes of each game. */
	enum crew_end (*play)(const void *self, const struct crew_share *share);
	const void *self;
};

/* False with a complaint unless all were played. */
bool sim_crew_play(const struct crew_job *job);
bool sim_crew_send(const struct crew_share *s, int index, const void *result);

#endif
