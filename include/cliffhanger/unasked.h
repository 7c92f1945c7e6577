/* Who is not asked, and why (Y-7): a seat's own units that have nothing to answer where others
 * have, as shooters who may not shoot.
 *
 *  UA1  the reason is the first row of the unit's menu, which is shut: a unit whose first row is
 *       open is not held up by any rule.
 *  UA2  a seat that is not asked at all is told by notes of the moment (NOTE_UNASKED), which are
 *       asides: front ends show them on asking alone.
 */
#ifndef CLIFFHANGER_UNASKED_H
#define CLIFFHANGER_UNASKED_H

#include "cliffhanger/event.h"
#include "cliffhanger/game.h"

/* Whether a unit of the decision's seat has no answer to give, by a view; why. */
bool unasked_why(const struct game *v, const struct decision *d, int unit, struct reason *why);
/* Notes for all units of a seat that a kind of decision has not been opened for. */
void unasked_note(struct game *g, int seat, int kind);

struct unasked {
	const struct game *view;
	const struct event_log *log;
	int seat;
	const struct decision *asked;	/* of that seat; NULL: nothing is */
};
/* Line by line who is not asked now, and who was not where the seat was passed over last,
 * until that phase comes again; how many lines. */
int unasked_tell(const struct unasked *u, void (*line)(void *self, const char *text), void *self);

#endif
