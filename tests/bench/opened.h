/* A scenario opened to be played by minds, with all that has to outlive its games. */
#ifndef BENCH_OPENED_H
#define BENCH_OPENED_H

#include "cliffhanger/contest.h"
#include "cliffhanger/scenario.h"

struct opened {
	struct setup *setup;
	void *rules;
	struct contest *contest;	/* of one mind on all sides */
	struct faults *faults;
	char *text;
};

/* What is wrong goes to standard error; false if it cannot be played.  To be closed anyhow. */
bool opened_open(struct opened *o, const char *file, const struct mind *mind);
/* One more of the same scenario, the caller's; NULL without memory. */
struct contest *opened_contest(const struct opened *o, const struct mind *mind);
void opened_close(struct opened *o);

#endif
