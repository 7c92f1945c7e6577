/* Minds: who answers for a seat with nobody in it.
 *
 * A mind sees its seat's view and a decision, and writes one choice that the
 * view's check accepts.  It has no dice: where it must break a tie at random
 * it draws from a stream of its own, seeded by view and decision, so that the
 * same game gives the same answers.
 */
#ifndef CLIFFHANGER_MIND_H
#define CLIFFHANGER_MIND_H

#include "cliffhanger/master.h"
#include "cliffhanger/view.h"

struct mind {
	const char *name;	/* "commander" */
	const char *help;
	int strength;		/* of a commander: 1 … 9, 1 does not look ahead; 0: none */
	void (*answer)(const struct mind *m, const struct view *view, const struct decision *d,
		struct choice *c);
	/* Whether who waits is in a hurry, asked before and between the games that it plays on:
	 * then the best so far is taken.  NULL: there is time. */
	bool (*hurried)(void *self, int seat);
	void *self;
};

extern const struct mind *const minds[];	/* NULL-ended; the first is standard */
/* By its name, or a commander by his strength: "commander:7"; NULL: there is none. */
const struct mind *mind_find(const char *name);
/* Who plays against persons where nothing else is said: a captain, or whom
 * CLIFFHANGER_OPPONENT names. */
const struct mind *mind_opponent(void);
/* The system's own commander, who does not look ahead. */
extern const struct mind mind_quick;
/* The mind of uncommanded units (C-14). */
extern const struct mind mind_tables;

/* How often each seat has answered its present decision: no game may hang on a
 * mind that answers without end. */
struct patience {
	int16_t id[SEATS_MAX], answers[SEATS_MAX];
	int spent;		/* decisions closed for a mind that did not */
};
enum { PATIENCE = 4 * UNITS_MAX };

/* What a mind makes of a decision: its own answer where the view accepts it,
 * else, or when patience is at an end, the word that closes the decision, else
 * a row of its menus that is accepted.  False if the view accepts nothing.
 * `p` may be NULL: patience without end. */
bool mind_choose(const struct mind *m, const struct view *view,
	const struct decision *d, struct patience *p, struct choice *c);

/* What a mind makes of a decision for some units of the seat, as if nobody commanded the
 * others; false if it has nothing (more) to say of them that the view accepts. */
bool mind_answer_for(const struct mind *m, const struct view *view, const struct decision *d,
	const bool units[UNITS_MAX], struct choice *c);

/* ---- advice ---- */

enum { ADVICE_MAX = 3, ADVICE_WORDS = 128 };

/* What a player might do for one decision: first what the mind would choose, then the others by
 * what came of them, where more may be chance.  Each with what it is meant for in a few words, how
 * often it was tried, and how much more came of it than of what a commander would have done by
 * himself, in thousandths of a common figure. */
struct advice {
	int n;
	struct {
		struct choice choice;
		char plan[ADVICE_WORDS];
		int tried, better;	/* better: in how many than the commander's */
		bool own;	/* what the commander would have done by himself */
		int32_t more;
	} of[ADVICE_MAX];
};

/* By the seat's own view, by trying as the strongest commander does: for a unit that is asked, or
 * (NOBODY, or one that is not) for whom he would speak first. */
void mind_advise(const struct view *view, const struct decision *d, int unit, struct advice *a);
/* "better than what a commander would do, by the worth of 1.2 men, tried 8 times"; of that
 * itself, that the others are measured by it; of what did better and is not first all the same,
 * in how many tries. */
void mind_advice_worth(const struct advice *a, int i, char *text, size_t size);

#endif
