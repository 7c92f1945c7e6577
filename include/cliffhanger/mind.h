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
	void (*answer)(const struct view *view, const struct decision *d,
		struct choice *c);
};

extern const struct mind *const minds[];	/* NULL-ended; the first is standard */
const struct mind *mind_find(const char *name);	/* or NULL */
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

#endif
