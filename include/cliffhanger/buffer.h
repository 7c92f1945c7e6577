/* A buffer: a text that grows as it is written.  Pure. */
#ifndef CLIFFHANGER_BUFFER_H
#define CLIFFHANGER_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

struct buffer {
	char *text;		/* malloc'd, NUL behind it; NULL while nothing was added */
	size_t used, room;
	bool failed;		/* out of memory: what did not fit is left out */
};

void buffer_add(struct buffer *b, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void buffer_bytes(struct buffer *b, const char *bytes, size_t n);
const char *buffer_text(const struct buffer *b);	/* never NULL */
void buffer_free(struct buffer *b);		/* and ready for use again */

#endif
