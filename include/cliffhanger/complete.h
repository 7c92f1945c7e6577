/* Completion: what may follow in a typed choice, or in a question of a front end's own.
 *
 * Pure.  Works from the system's table of verbs and from what a seat's view
 * holds, so that it can never offer what the seat does not know.
 */
#ifndef CLIFFHANGER_COMPLETE_H
#define CLIFFHANGER_COMPLETE_H

#include "cliffhanger/game.h"
#include "cliffhanger/view.h"

enum { WORDS_MAX = 96, WORD_MAX = 40 };

struct words {
	int n;
	char word[WORDS_MAX][WORD_MAX];
	char usage[160];	/* of the verb typed, or "" */
};

/* The words that a front end has besides the choices, and what follows each. */
enum complete_what { COMPLETE_NOTHING, COMPLETE_UNITS, COMPLETE_RULES, COMPLETE_CHOICES };
struct complete_own {
	const char *(*word)(int i);		/* the i-th; NULL past the last */
	enum complete_what (*follows)(const char *word);
	const struct complete_own *more;	/* words after these, or NULL */
};

/* The words that may stand where `line` ends and that begin like its last. */
void complete_words(const struct view *v, const struct complete_own *own, const char *line,
	cell_t cursor, struct words *w);
/* What all of them begin with; "" if nothing. */
void complete_common(const struct words *w, char *text, size_t size);

#endif
