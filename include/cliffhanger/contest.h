/* The contest: a game among minds alone, of which nothing is kept but its end.
 *
 * For simulation, benches and property tests: no log, no save, no front end.
 * One contest plays any number of games of one setup, one after the other, and
 * uses its memory again.
 */
#ifndef CLIFFHANGER_CONTEST_H
#define CLIFFHANGER_CONTEST_H

#include "cliffhanger/mind.h"
#include "cliffhanger/setup.h"

struct contest;

enum contest_end {
	CONTEST_OVER,		/* as the rules have it */
	CONTEST_LIMIT,		/* the caller's turn limit was passed */
	CONTEST_STALLED,	/* a mind had no answer, or there were too many choices */
	CONTEST_MEMORY
};

enum { CONTEST_CHOICES_MAX = 50000 };	/* of one game; more is a stall */

/* The setup, the rules and the minds (one a side) must outlive it.  NULL
 * without memory. */
struct contest *contest_new(const struct setup *setup, const void *rules,
	const struct mind *const mind[SIDES_MAX]);
void contest_free(struct contest *c);	/* takes NULL */

/* Plays a game of these dice to its end, or past `turns` (0 = no limit). */
enum contest_end contest_play(struct contest *c, const struct dice *dice, int turns,
	struct sink out);
/* From a game of the same setup as it stands, by this choice and with these dice, to its end;
 * nobody hears of it. */
enum contest_end contest_play_on(struct contest *c, const struct game *from,
	const struct choice *first, const struct dice *dice);

/* A game step by step: a fresh game, then one choice each; false when the
 * game has ended (see contest_ending). */
bool contest_begin(struct contest *c, const struct dice *dice, struct sink out);
bool contest_step(struct contest *c, struct sink out);
enum contest_end contest_ending(const struct contest *c);

const struct game *contest_game(const struct contest *c);	/* as it stands */
/* The choice contest_step() made last. */
const struct choice *contest_choice(const struct contest *c);
int contest_spent(const struct contest *c);	/* decisions closed for a mind, see mind.h */
int contest_choices(const struct contest *c);		/* made so far */

#endif
