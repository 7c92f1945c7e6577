/* Why machines chose as they did, asked of a session: what reasons.h tells of its steps.
 *
 *  WY1  What a machine has in mind is told of a game that is over, and of one under way to the
 *       Game Master alone, or where machines play alone: to who may be shown all of it.  A player
 *       may not ask, of no seat, not of his own side's machine either.
 *  WY2  A save keeps nothing of it: the game is replayed up to the choice, and thought over again
 *       there by who had the side then.
 */
#ifndef CLIFFHANGER_WHY_H
#define CLIFFHANGER_WHY_H

#include "cliffhanger/session.h"

/* What a machine's side said of a unit. */
struct why_order {
	int position;		/* of the replay, before it */
	int turn, phase, unit, seat;
	const struct mind *mind;
};

typedef void why_line(void *self, const char *text);

/* WY1, of who sees what a seat sees. */
bool session_tells_why(const struct session *s, int seat);
/* Of a watched game, which goes there: what was chosen at a position, if a machine's side said
 * it of a unit. */
bool session_order_at(struct session *s, int position, struct why_order *o);
/* What it was and why, a line each: in short, or all that was weighed. */
void session_why(struct session *s, const struct why_order *o, bool all, why_line *line,
	void *self);
/* That nobody has told a unit (NOBODY: any) anything, in a line. */
void session_why_none(const struct session *s, int unit, why_line *line, void *self);
/* The same of the last thing that a machine's side said of a unit before an event of the log
 * (SIZE_MAX: until now), of any session; one line if there is nothing to tell. */
void session_why_unit(struct session *s, int unit, size_t event, bool all, why_line *line,
	void *self);

#endif
