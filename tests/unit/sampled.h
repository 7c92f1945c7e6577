/* Sampled: whether a chance that was reckoned is what the dice do.
 *
 * Samples come from seeded dice, so a test passes always or never.  What is seen may be
 * five standard deviations off, and five times more.
 */
#ifndef SAMPLED_H
#define SAMPLED_H

#include "cliffhanger/odds.h"

/* How many: a million, or what ODDS_SAMPLES says (slow builds ask for fewer). */
int sampled_times(void);
/* Fails, naming it, unless `seen` of n tries suits the chance. */
void sampled_agrees(const char *what, chance_t chance, int64_t seen, int64_t n);
/* The same for every number of a count: seen[i] of n tries gave i; seen has TALLY_MAX + 1. */
void sampled_tally(const char *what, const struct tally *t, const int64_t *seen, int64_t n);

/* What a reckoning says; fails if it says nothing of it. */
chance_t odds_chance(const struct odds *o, const char *outcome);
const struct tally *odds_tally(const struct odds *o, const char *count);

/* The odds of "pacific shooting weapon=rifle range=12", which must be possible, … */
void odds_of(const char *words, struct odds *o);
/* … or refused by this rule ("" = none), with this in its text. */
void odds_refused(const char *words, const char *rule, const char *text);

#endif
