/* Suggestions: what a unit would do under a decision if nobody spoke.
 *
 * It goes on with its errand; where there is shooting it shoots at whom its side's commander
 * would; else it holds.  Made from the seat's view, it is a choice that the view accepts, and
 * nobody's until somebody takes it.
 *
 *  SU1  An errand is walked by the system's own orders (system->walks), by a shortest way over
 *       the ground, and no further than they go; one that brings the unit no nearer is
 *       none.
 *  SU2  What is suggested depends on the view and the decision alone.
 *  SU3  Who may not hold, and can answer in one way only, does that: whom nobody commands is
 *       activated.
 */
#ifndef CLIFFHANGER_SUGGEST_H
#define CLIFFHANGER_SUGGEST_H

#include "cliffhanger/mind.h"

enum suggests {
	SUGGESTS_NOTHING,	/* the unit is not asked */
	SUGGESTS_HOLD,
	SUGGESTS_STUCK,		/* to hold, since its errand leads it no nearer now */
	SUGGESTS_ERRAND, SUGGESTS_SHOT,
	SUGGESTS_CHARGE		/* what he does who has been entrusted with it */
};

struct suggestion {
	enum suggests what;
	char line[CHOICE_LINE_MAX];	/* the choice; "" = to be left unanswered is to hold */
	char words[120];		/* "goes on to 19,22", "fire at the guard: 0.8 down" */
};

void suggest(const struct view *v, const struct decision *d, int unit, struct suggestion *s);

/* The next leg of a unit's way to a place as a line under a decision, and where it ends;
 * false if nothing brings it nearer. */
bool suggest_leg(const struct view *v, const struct decision *d, int unit, cell_t place,
	char line[CHOICE_LINE_MAX], cell_t *end);

/* A choice as game_choice_words() has it, within a sentence: "combat move to 36,17"; of what no
 * row makes, its line. */
void suggest_says(const struct view *v, const struct decision *d, const struct choice *c,
	char *text, size_t size);

#endif
