/* Mangled text: the same mistakes from the same seed, on every machine. */
#ifndef TESTS_MANGLE_H
#define TESTS_MANGLE_H

#include <stddef.h>
#include <stdint.h>

struct mangler { uint64_t state; };

void mangler_seed(struct mangler *m, uint64_t seed);
uint32_t mangler_below(struct mangler *m, uint32_t n);	/* 0 … n-1 */

/* A copy of `text` with one to four mistakes: bytes changed, lost, doubled or
 * moved, words put in that mean something here or there.  Returns its length;
 * never more than `room`. */
size_t mangle(struct mangler *m, const char *text, size_t size, char *out, size_t room);

/* How many rounds a driver makes: $FUZZ_ROUNDS, or the standard given. */
long fuzz_rounds(long standard);

#endif
