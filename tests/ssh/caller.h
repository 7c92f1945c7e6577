/* A caller: ssh, or any program, at the end of a line, with all that it was ever sent.
 *
 * Nothing here sleeps: whoever wants to see something waits until it has come, the line has
 * ended, or the time is up.
 */
#ifndef TESTS_SSH_CALLER_H
#define TESTS_SSH_CALLER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct caller {
	pid_t pid;		/* 0 once it has been waited for */
	int in, out;		/* written to, read from; -1 = closed */
	int status;		/* as a shell tells it, once it has ended */
	char *bytes;		/* all that came, NUL-ended */
	size_t n, room;
	size_t mark;		/* how far caller_expect() has read */
};

enum { CALLER_PATIENCE = 20 };	/* seconds; nobody ever waits so long but for a failure */

/* Runs a program on a pseudo-terminal of its own, or on pipes.  environment: NULL = ours. */
bool caller_run(struct caller *c, bool pty, char *const *argv, char *const *environment);
/* Takes what has come within so many milliseconds; false if nothing has. */
bool caller_read(struct caller *c, int milliseconds);
/* Waits until a text has come behind what was expected last; false: it has not. */
bool caller_expect(struct caller *c, const char *text);
/* The same, of one of several; which, or -1. */
int caller_expect_one(struct caller *c, const char *const *texts);
/* Writes bytes, as far as they are taken. */
bool caller_send(struct caller *c, const char *bytes, size_t n);
bool caller_say(struct caller *c, const char *line);	/* with its end */
void caller_hush(struct caller *c);	/* nothing more will be said: pipes alone */
/* Waits for its end; false if it does not come.  What it said is all there. */
bool caller_ends(struct caller *c);
void caller_kill(struct caller *c, int number);
/* Kills what still runs and forgets what it said. */
void caller_free(struct caller *c);
/* Whether a text is anywhere among what came. */
bool caller_heard(const struct caller *c, const char *text);

#endif
