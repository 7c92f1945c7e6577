/* Chances: exact, in whole numbers, without a die thrown.
 *
 * A chance is kept in parts of CERTAIN.  Every product is rounded to the nearest part, so
 * what hundreds of dice make together is right to more than ten decimals.
 *
 *  CH1  0 <= a chance <= CERTAIN.
 *  CH2  The chances of a tally add up to CERTAIN, but for that rounding.
 */
#ifndef CLIFFHANGER_CHANCE_H
#define CLIFFHANGER_CHANCE_H

#include <stdint.h>

typedef int64_t chance_t;
enum { CHANCE_BITS = 52 };	/* so that TALLY_MAX times CERTAIN is a number, too */
#define CERTAIN (INT64_C(1) << CHANCE_BITS)

enum { TALLY_MAX = 640 };	/* what is counted goes no further: the last is "or more" */

/* ways of all; 0 <= ways <= all, all > 0. */
chance_t chance_of(int64_t ways, int64_t all);
chance_t chance_both(chance_t a, chance_t b);	/* of two that know nothing of each other */
static inline chance_t chance_not(chance_t a) { return CERTAIN - a; }
/* A chance, or an expectation in its parts, in other parts of one, to the nearest:
 * chance_in(p, 100) is percent.  0 <= parts; parts × scale < 2^62 × CERTAIN. */
int64_t chance_in(int64_t parts, int64_t scale);
static inline int32_t chance_milli(int64_t parts) { return (int32_t)chance_in(parts, 1000); }

/* How often something happens: of[n] is the chance of exactly n. */
struct tally {
	int most;		/* of[] is 0 beyond it */
	chance_t of[TALLY_MAX + 1];
};

void tally_clear(struct tally *t);		/* certainly none */
void tally_die(struct tally *t, chance_t p);	/* one more try that counts with this chance */
void tally_dice(struct tally *t, chance_t p, int n);
void tally_add(struct tally *t, int n, chance_t p);	/* puts a chance on n; see tally_empty() */
void tally_mix(struct tally *t, const struct tally *from, chance_t p);	/* … all of another's */
void tally_if(struct tally *t, chance_t p);	/* comes with this chance, else none does */
void tally_empty(struct tally *t);		/* no chance on anything: to be filled */
/* Of one that was filled from sums of products: what rounding has lost or won goes to the
 * likeliest number, so that they add up to CERTAIN. */
void tally_settle(struct tally *t);
int64_t tally_mean(const struct tally *t);	/* expected, in parts of CERTAIN */
chance_t tally_least(const struct tally *t, int n);	/* of n or more */

#endif
