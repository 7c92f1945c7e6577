/* What tests of random games are made with: whims, texts that are put together, and how many
 * games are wanted.
 */
#ifndef TEST_WHIMS_H
#define TEST_WHIMS_H

#include <stddef.h>
#include <stdint.h>

/* A stream of its own, so that a game is the same wherever it is played. */
struct whims { uint32_t state; };

int pick(struct whims *w, int n);	/* 0 … n-1 */

/* A scenario's text; what does not fit fails the test. */
struct text { size_t n; char at[8000]; };

void add(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* $TESTS_PART: where all has been tried once, an nth is enough (1). */
int tests_part(void);

/* $PROPERTY_GAMES, else so many, or their part: FEW_GAMES at least. */
enum { FEW_GAMES = 20 };
int games_wanted(int usual);

#endif
