/* Subjects: what the rulebooks say of one thing, each in its own tables and rules.
 *
 * For whoever wants to know about cover and not in which table of which book it stands.
 * One list serves `cliffhanger rules` and the index of the manual.
 */
#ifndef CLIFFHANGER_SUBJECT_H
#define CLIFFHANGER_SUBJECT_H

#include "cliffhanger/rulebook.h"

enum { SUBJECT_PIECES_MAX = 20, SUBJECT_BOOKS_MAX = 6, SUBJECT_WORDS_MAX = 20 };

/* What one book has: ids of tables first, then of rules; NULL ends. */
struct subject_part {
	const char *book;	/* NULL ends */
	const char *pieces[SUBJECT_PIECES_MAX];
};

struct subject {
	const char *id, *title;
	const char *words[SUBJECT_WORDS_MAX];	/* other names for it; NULL ends */
	struct subject_part parts[SUBJECT_BOOKS_MAX];	/* in the books' order */
};

extern const struct subject subjects[];	/* by id; id NULL ends */

/* By its id or one of its words, letters' case apart, a blank as good as a hyphen; or NULL. */
const struct subject *subject_find(const char *word);

/* A sentence for whoever does not know what its words stand for; NULL: they are plain. */
const char *subject_what(const struct subject *s);

#endif
