/* Citations: what a word or a text names in a rulebook.
 *
 * Rolls, refusals, previews and the books themselves cite rules by id ("A-16") and rows of
 * tables as TABLE.ROW ("shooting.short").  Whoever reads one may ask for it: here words
 * become places in a book, and places words.
 *
 *  Q1  a text cites what stands there letter for letter; only a word that somebody types
 *      may be in other letters' case.
 *  Q2  a table's bare id is a citation only where the text says that it is a table ("table
 *      missile", "the missile table") or it stands in brackets: most are common words.  A
 *      subject is cited as "subject cover" only.
 */
#ifndef CLIFFHANGER_CITE_H
#define CLIFFHANGER_CITE_H

#include "cliffhanger/rulebook.h"

enum cited { CITED_NOTHING, CITED_RULE, CITED_TABLE, CITED_ROW, CITED_SUBJECT };

struct cite {
	enum cited kind;
	int at;		/* index of the rule, table or subject */
	int row;	/* of a ROW */
};

/* Where in a text something is cited. */
struct cite_spot { struct cite cite; size_t start, bytes; };

enum { CITE_ID_MAX = 100 };

bool cite_same(struct cite a, struct cite b);
/* What a word typed names: a rule, a table, a row ("shooting.short", "shooting short"), a
 * subject by any of its words; letters' case apart.  False: nothing. */
bool cite_word(const struct rulebook *b, const char *word, struct cite *c);
/* What an id names in a book or in the one beside it: a rule, a table, a row, an entry
 * ("shooting.short.modifier"); letters' case apart. */
struct cite_place {
	const struct rulebook *book;	/* whose it is */
	const struct rule *rule;	/* or the next three */
	const struct rule_table *table;
	int row, column;		/* -1 = all */
};
/* `p` is untouched if there is none. */
bool cite_resolve(const struct rulebook *b, const char *id, struct cite_place *p);
/* The rule that it names there, or NULL. */
const struct rule *cite_to_rule(const struct rulebook *b, const char *id);
/* The first citation of a text at or behind `from`; false if there is none. */
bool cite_next(const struct rulebook *b, const char *text, size_t from, struct cite_spot *spot);
/* Whether a text cites just this; a row's table is another thing. */
bool cite_in(const struct rulebook *b, const char *text, struct cite c);

/* "A-16", "shooting.short", "cover"; and what it is called. */
void cite_id(const struct rulebook *b, struct cite c, char id[CITE_ID_MAX]);
const char *cite_title(const struct rulebook *b, struct cite c);
const char *cite_kind_name(enum cited kind);	/* "rule" */

/* The names that cite_word() knows, rows apart: the i-th, NULL past the last. */
const char *cite_known(const struct rulebook *b, int i);

#endif
