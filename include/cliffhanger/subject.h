/* Subjects: what the rulebooks say of one thing, each in its own tables and rules.
 *
 * For whoever wants to know about cover and not in which table of which book it stands.
 * One list serves `cliffhanger rules` and the index of the manual; what a book says of a
 * subject is the key `subjects` of its YAML (rulepage_pieces()).
 */
#ifndef CLIFFHANGER_SUBJECT_H
#define CLIFFHANGER_SUBJECT_H

enum { SUBJECT_WORDS_MAX = 20 };

struct subject {
	const char *id, *title;
	const char *words[SUBJECT_WORDS_MAX];	/* other names for it; NULL ends */
};

extern const struct subject subjects[];	/* by id; id NULL ends */

/* By its id or one of its words, letters' case apart, a blank as good as a hyphen; or NULL. */
const struct subject *subject_find(const char *word);

/* A sentence for whoever does not know what its words stand for; NULL: they are plain. */
const char *subject_what(const struct subject *s);

#endif
