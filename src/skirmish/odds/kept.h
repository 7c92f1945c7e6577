/* What is kept of odds: answers that follow from a few numbers alone, for who asks again.
 *
 *  KE1  A key has every number that the answer depends on, but for the rules it is reckoned
 *       by: each struct kept lives and dies with the rules of one binding.
 *  KE2  Nothing is ever wrong for being kept: two keys share a place, and the later one has it.
 */
#ifndef SKIRMISH_ODDS_KEPT_H
#define SKIRMISH_ODDS_KEPT_H

#include <stdbool.h>
#include <stdint.h>

enum { KEPT_NUMBERS = 8, KEPT_ANSWERS = 9, KEPT_PLACES = 1024 };

struct kept_key { int16_t of[KEPT_NUMBERS]; };	/* the first: what is asked */

struct kept {
	struct kept_place {
		struct kept_key key;
		bool full;
		int64_t answer[KEPT_ANSWERS];
	} places[KEPT_PLACES];
};

/* The answers to a key; if it was not known they are the caller's to fill. */
int64_t *kept_answers(struct kept *k, const struct kept_key *key, bool *known);

#endif
