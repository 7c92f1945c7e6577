/* `done PHASE`: closes the question of that phase alone, and waits for it where another is
 * open (Y-31).  Phases are called what prompts call them, by word or by title; questions what
 * `help` calls them.
 *
 * What waits is of one seat.  It waits for the next time the phase comes: in this turn if it
 * is still to come, else in the next.  If that turn goes by and nothing was asked, or the
 * game ends, that is told.
 */
#ifndef CLIFFHANGER_LATER_H
#define CLIFFHANGER_LATER_H

#include "cliffhanger/game.h"

enum { LATER_MAX = 16 };

struct later {
	int n;
	struct { const char *word; int16_t seat, turn; } waits[LATER_MAX];
};

/* The word for the phase of a question, as prompts show it. */
const char *later_phase(const struct game *v, const struct decision *d);

enum later_means {
	LATER_OTHER,	/* the line is no `done`, or one that the system reads itself */
	LATER_NOW,	/* it closes what is asked */
	LATER_WAITS,	/* noted */
	LATER_REFUSED	/* there is no such phase, or too much waits already */
};
/* What a line typed by a seat means while `asked` (NULL = nothing) is open. */
enum later_means later_read(struct later *l, const struct game *v, int seat,
	const struct decision *asked, const char *line, struct reason *why);
/* Whether a question that has come is one that has been waited for, and can be closed; its
 * word, and no longer waited for; or NULL. */
const char *later_comes(struct later *l, const struct game *v, const struct decision *d);
/* A sentence for each wait of a seat that is in vain by now, by what it sees, or when there
 * is no more to come (`over`); false past the last. */
bool later_missed(struct later *l, const struct game *v, int seat, bool over, char *text,
	size_t size);

#endif
