/* Orders prepared while others are waited for: a line a unit, kept in the order in which they were
 * made by the process of whoever prepares them, and nowhere else.
 *
 * A line is meant for the question that its seat was asked first in a turn; where none has been
 * yet, for the first that comes of that sort: of the whole seat, which can be closed.
 */
#ifndef CLIFFHANGER_PREPARED_H
#define CLIFFHANGER_PREPARED_H

#include "cliffhanger/game.h"

struct session;

enum { PREPARED_MAX = 160 };

struct prepared {
	bool known[SEATS_MAX];		/* what a seat is asked first in a turn: */
	struct decision asked[SEATS_MAX];
	int turn[SEATS_MAX];
	int n;
	struct prepared_line {
		int16_t unit;
		int kind;		/* of the question it is meant for; -1 = any such */
		char text[PREPARED_MAX];
	} lines[UNITS_MAX];
};

/* What a seat is asked now may be prepared for next time. */
void prepared_note(struct prepared *p, const struct game *v, int seat, const struct decision *d);
/* Keeps a line instead of what was kept of its unit; which unit, or NOBODY with the reason.
 * v: what the seat sees. */
int prepared_keep(struct prepared *p, const struct session *s, const struct game *v, int seat,
	const char *line, struct reason *why);
/* What is kept of a unit, or NULL. */
const struct prepared_line *prepared_of(const struct prepared *p, int unit);
/* The first line from the i-th on that may be tried now that a seat is asked this; -1 = none. */
int prepared_next(const struct prepared *p, const struct game *v, const struct decision *d, int i);
void prepared_drop(struct prepared *p, int i);

#endif
