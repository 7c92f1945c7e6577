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
enum { FEWER = 20 };	/* times as few samples for what is not the main case */
/* Fails, naming it, unless `seen` of n tries suits the chance. */
void sampled_agrees(const char *what, chance_t chance, int64_t seen, int64_t n);
/* The same for every number of a count: seen[i] of n tries gave i; seen has TALLY_MAX + 1. */
void sampled_tally(const char *what, const struct tally *t, const int64_t *seen, int64_t n);

/* What a case says of an input. */
int32_t odds_asked(const struct odds_case *c, const char *input);
/* What a reckoning says; fails if it says nothing of it. */
chance_t odds_chance(const struct odds *o, const char *outcome);
const struct tally *odds_tally(const struct odds *o, const char *count);

/* The odds of "pacific shooting weapon=rifle range=12", which must be possible, … */
void odds_of(const char *words, struct odds *o);
/* … or refused by this rule ("" = none), with this in its text. */
void odds_refused(const char *words, const char *rule, const char *text);

/* … or answered with nothing at all, for a reason with this rule and this in its text. */
void odds_in_vain(const char *words, const char *rule, const char *text);

/* Those of an action's standard by a book with house rules. */
void odds_by(const struct rulebook *book, const struct game_system *system, const char *action,
	struct odds *o);

/* "ways" of "all" is the chance of this outcome, … */
void odds_is(const char *words, const char *outcome, int64_t ways, int64_t all);
/* … of n in this count. */
void odds_counts(const char *words, const char *count, int n, int64_t ways, int64_t all);

/* ---- rows of modifiers ---- */

/* The modifier of any of its rolls by this row, "fire.open", or NULL. */
const struct modifier *odds_modifier(const struct odds *o, const char *rule);

/* Fails unless there is one, and it adds so many halves. */
void odds_adds(const struct odds *o, const char *rule, int halves);

/* A row, and the case in which it counts, without its system: "shooting range=6". */
struct odds_try { const char *rule, *words; };
/* Fails unless each row counts in its case, and every row of these tables of the system's book
 * is tried, but for the ones `others` names.  Tables and others end with NULL; others may be
 * NULL. */
void odds_try_all(const char *system, const struct odds_try *tries, int n,
	const char *const *tables, const char *const *others);

#endif
