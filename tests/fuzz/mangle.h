/* Mangled text: the same mistakes from the same seed, on every machine. */
#ifndef TESTS_MANGLE_H
#define TESTS_MANGLE_H

#include <stddef.h>
#include <stdint.h>

struct mangler { uint64_t state; };

/* $FUZZ_SEED makes other mistakes of the same seed. */
void mangler_seed(struct mangler *m, uint64_t seed);
uint32_t mangler_below(struct mangler *m, uint32_t n);	/* 0 … n-1 */

/* A copy of `text` with one to four mistakes: bytes changed, lost, doubled or
 * moved, words put in that mean something here or there.  Returns its length;
 * never more than `room`. */
size_t mangle(struct mangler *m, const char *text, size_t size, char *out, size_t room);

/* How many rounds a driver makes: $FUZZ_ROUNDS, or the standard given. */
long fuzz_rounds(long standard);

/* Inputs are counted by kind: $FUZZ_RUNS asks for so many in all, of which each kind has its
 * share (make fuzz). */
enum fuzz_kind {
	FUZZ_SCENARIOS, FUZZ_CAMPAIGNS, FUZZ_HEROES, FUZZ_SAVES, FUZZ_LINES, FUZZ_KEYS,
	FUZZ_KINDS
};

/* How many of its kind a driver makes: their share, or fuzz_rounds(). */
long fuzz_inputs(enum fuzz_kind kind, long standard);
/* Tells how many were made, for tests/fuzz/counted to add up. */
void fuzz_tell(enum fuzz_kind kind, long n);

#endif
