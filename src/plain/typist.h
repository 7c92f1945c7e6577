/* The typist: lines from an input that may be a pipe, a terminal, or gone. */
#ifndef PLAIN_TYPIST_H
#define PLAIN_TYPIST_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { TYPED_MAX = 4000 };	/* bytes of a line; longer ones are refused whole */

enum typed {
	TYPED_LINE,
	TYPED_TOO_LONG,		/* read to its end, and dropped */
	TYPED_ODD,		/* holds control characters or broken UTF-8; dropped */
	TYPED_END		/* end of input, hang-up, or a signal to end */
};

struct typist;
/* From now on SIGHUP, SIGTERM and SIGINT end the input.  NULL without memory. */
struct typist *typist_new(int input);
void typist_free(struct typist *t);	/* signals are as before; takes NULL */
/* The next line without its newline. */
enum typed typist_read(struct typist *t, char line[TYPED_MAX + 1]);
/* write(), which waits for an output that takes nothing no longer than until one of those
 * signals comes: -1 with EINTR then.  After one it writes what is taken at once. */
ssize_t typist_write(struct typist *t, int output, const char *bytes, size_t n);

struct tape;
/* A tape is written by typist_write() from now on; the typist is to outlive it. */
void tape_heed(struct tape *p, struct typist *typist);

#endif
