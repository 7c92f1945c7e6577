/* What `cliffhanger rules` is asked, and what it answers: pieces of rulebooks, which
 * each format prints in its own way. */
#ifndef CLI_RULES_H
#define CLI_RULES_H

#include <stdbool.h>

#include "cliffhanger/search.h"
#include "cliffhanger/subject.h"

/* A table, or some rows of one, or a rule. */
struct piece {
	const struct rulebook *book;
	const struct rule_table *table;
	struct rule_table *part;	/* the table's memory, if it is but a part of one */
	const struct rule *rule;
	const struct rulebook *teller;	/* the piece before this that says the same is of
					 * this book; NULL: none does */
};

/* What somebody wants to know.  `word` may be several, with one blank between. */
struct query { const struct rulebook *book; const char *word; };

enum answer_kind {
	ANSWER_PIECES,	/* they have the very name */
	ANSWER_SUBJECT,
	ANSWER_FOUND	/* the words are in them: the best first */
};

struct answer {
	enum answer_kind kind;
	struct query query;
	const struct subject *subject;	/* ANSWER_SUBJECT; else the one of the same name */
	struct search_result search;	/* ANSWER_FOUND */
	struct piece *pieces;		/* in the books' order */
	int n;
	int n_leads;			/* ANSWER_SUBJECT: so many of the first are rows of the
					 * name asked for, of it and not of the subject */
	bool failed;			/* no memory */
};

/* ---- rules_find.c ---- */

/* All pieces that answer; none if nothing does. */
struct answer rules_answer_find(const struct query *q);
void rules_answer_free(struct answer *a);

/* By its id or title. */
const struct rulebook *rules_find_book(const char *word);

/* ---- rules_suggest.c ---- */

/* What may have been meant by a word that nothing has: "wound, wounds or wounded", "" if
 * nothing is near. */
enum { SUGGESTION_BYTES = 200 };
void rules_suggest(const struct query *q, char text[SUGGESTION_BYTES]);
void rules_suggest_book(const char *word, char text[SUGGESTION_BYTES]);

/* ---- rules_text.c ---- */

struct output;
/* Of what was found a screen, the best, and how to see the rest; of names, and with `all`,
 * everything.  `nowhere` is a output of the same width that only counts. */
void rules_text_answer(struct output *t, struct output *nowhere, const struct answer *a, bool all);
void rules_text_head(struct output *t, const struct answer *a);
void rules_text_piece(struct output *t, const struct piece *p);
/* ---- rules_screen.c ---- */
void rules_screen(struct output *t, struct output *nowhere, const struct answer *a);

void rules_text_book(struct output *t, const struct rulebook *b);
void rules_text_contents(struct output *t);

#endif
