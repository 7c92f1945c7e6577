/* Hits dealt out at random among figures, every way counted (odds.h).
 *
 * Each hit strikes any of so many figures with the same chance, whoever was struck before.
 * A figure is in one of a few classes, 0 as it begins, and a hit moves it from the one to the
 * other by a table of chances: worst results, wounds that add up.
 *
 *     struct allot *a = allot_new(targets, 3);
 *     allot_hits(a, &hits, table);             so many hits, by their chances
 *     allot_count(a, 2, &killed);              how many figures are in class 2 then
 *     allot_free(a);
 *
 * Where all that is asked is how many are in one class, others may be thrown together as
 * long as what a hit does depends on the classes that are left.
 */
#ifndef SKIRMISH_ALLOT_H
#define SKIRMISH_ALLOT_H

#include <stdbool.h>

#include "cliffhanger/chance.h"

enum { ALLOT_CLASSES = 4, ALLOT_CASES_MAX = 300000 };

/* table[from][to]: where a hit takes a figure; each row adds up to CERTAIN. */
typedef chance_t allot_table[ALLOT_CLASSES][ALLOT_CLASSES];

/* 2 … ALLOT_CLASSES classes, figures > 0; NULL without memory, or if there are more cases
 * than ALLOT_CASES_MAX: allot_fits(). */
struct allot *allot_new(int figures, int classes);
bool allot_fits(int figures, int classes);
void allot_free(struct allot *a);	/* takes NULL */
/* Before the first hit: so many of the figures are in this class as it begins. */
void allot_begin(struct allot *a, int class, int figures);
/* So many hits more; groups of hits by several tables may follow each other. */
void allot_hits(struct allot *a, const struct tally *hits, allot_table table);
void allot_count(const struct allot *a, int class, struct tally *count);
/* … in any of several classes, a bit for each. */
void allot_count_some(const struct allot *a, unsigned classes, struct tally *count);

#endif
