/* The line reader: lines from an input that may be a pipe, a terminal, or gone. */
#ifndef PLAIN_LINE_READER_H
#define PLAIN_LINE_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { TYPED_MAX = 4000 };	/* bytes of a line; longer ones are refused whole */

enum typed {
	TYPED_LINE,
	TYPED_TOO_LONG,		/* read to its end, and dropped */
	TYPED_ODD,		/* holds control characters or broken UTF-8; dropped */
	TYPED_NEWS,		/* nothing: something came that is watched for */
	TYPED_END		/* end of input, hang-up, or a signal to end */
};

struct line_reader;
/* From now on SIGHUP, SIGTERM and SIGINT end the input.  NULL without memory. */
struct line_reader *line_reader_new(int input);
void line_reader_free(struct line_reader *t);	/* signals are as before; takes NULL */
/* What is watched for between lines; a line that is begun is not disturbed. */
struct line_watch {
	int (*wake)(void *self);	/* readable when something came; -1: look once a second */
	bool (*look)(void *self);	/* whether it is worth telling */
	void *self;
};
void line_reader_watch(struct line_reader *t, const struct line_watch *w);	/* NULL = nothing */
/* Whether the last read ended by what is watched for; then no more. */
bool line_reader_came(struct line_reader *t);
/* Waits for that alone, whatever is typed: TYPED_NEWS; or TYPED_END, a signal came. */
enum typed line_reader_await(struct line_reader *t);
/* A line edited byte by byte is begun, or not: see line_watch. */
void line_reader_begun(struct line_reader *t, bool begun);
/* The next line without its newline. */
enum typed line_reader_read(struct line_reader *t, char line[TYPED_MAX + 1]);
/* A byte of it, for who makes lines of his own of them; false at the end of input. */
bool line_reader_byte(struct line_reader *t, char *byte);
/* A line as people mean it: no carriage return at its end, blanks for tabs. */
enum typed line_reader_tidy(char *line, size_t n);
/* write(), which waits for an output that takes nothing no longer than until one of those
 * signals comes: -1 with EINTR then.  After one it writes what is taken at once. */
ssize_t line_reader_write(struct line_reader *t, int output, const char *bytes, size_t n);

struct output;
/* A text as the output would write it. */
void output_spell(const struct output *p, const char *text, char *as, size_t size);
/* All goes into a buffer from now on, if the output's descriptor is -1. */
struct buffer;
void output_keep(struct output *p, struct buffer *kept);
/* A output is written by line_reader_write() from now on; the reader is to outlive it. */
void output_heed(struct output *p, struct line_reader *reader);

#endif
