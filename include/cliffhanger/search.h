/* Searching rulebooks for words, as people ask for them: "rifle range", "jungle visibility".
 *
 * A row is found by its own words, by those of its table and by those of its columns, a rule
 * by its title and text, both by the words of a subject they belong to.  A word counts by how
 * rare it is and by where it stands.  The command line, the plain front end and the pages of
 * the game on R show the same, in the same order.
 *
 *  F1  whatever has all words that anything has comes before what has fewer.
 *  F2  what a question is asked with ("how long", "the") is not looked for, nor a number.
 *  F3  the end of a word is not looked at: "misses" finds "missed", "natives" "native".
 */
#ifndef CLIFFHANGER_SEARCH_H
#define CLIFFHANGER_SEARCH_H

#include <stdint.h>

#include "cliffhanger/cite.h"

enum { SEARCH_WORDS_MAX = 12, SEARCH_TEXT_MAX = 100 };

struct search_hit {
	const struct rulebook *book;
	struct cite cite;	/* of that book */
	bool named;		/* it is called just so: the row of "maxim" */
	int rank;		/* higher is better; of no other meaning */
};

struct search_result {
	int n;			/* best first; if there is no room for all, the best */
	bool whole;		/* each has all the words that were looked for */
	char unknown[SEARCH_TEXT_MAX];	/* words that nothing has, "bicycle, zeppelin" */
	uint32_t subjects;	/* bits: one of the books tells of it, and a word is its name */
};

/* The words of a question that are looked for, a blank between; "" if it has none. */
void search_words(const char *text, char words[SEARCH_TEXT_MAX]);
/* Looks through books, NULL-ended, for all but the words that only ask.  Subjects are found,
 * too, in each book that says something of them. */
struct search_result rulebook_search(const struct rulebook *const *books, const char *words,
	struct search_hit *hits, int room);

#endif
