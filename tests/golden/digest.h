/* Digests: what was said, as one number, and the words themselves on asking. */
#ifndef GOLDEN_DIGEST_H
#define GOLDEN_DIGEST_H

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>

struct digest {
	uint64_t value;
	bool tells;	/* writes the words to stdout, too, so that two builds can be compared */
};

void digest_begin(struct digest *d, bool tells);
/* One line, without its end. */
void digest_line(struct digest *d, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
