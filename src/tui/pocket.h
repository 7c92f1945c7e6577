/* The pocket: the rulebooks as one leafs through them in a game.
 *
 * Pure.  A trail of pages, from the one that was asked for to the one that is read: a
 * book's contents, a rule, a table, a row, a subject, what a search has found.  Each is
 * written anew when it is looked at, for the width there is; what is kept of it is where
 * one stood.
 *
 *  O1  a trail has a page once it has been opened, and the last is the one that is read.
 *  O2  the game's book stands for the printed one of its name: its house rules are read.
 */
#ifndef TUI_POCKET_H
#define TUI_POCKET_H

#include "tui/leaf.h"
#include "tui/paper.h"

enum { POCKET_TRAIL = 40, POCKET_WORD = 48, POCKET_FOUND = 300 };

enum pocket_kind { PAGE_CONTENTS, PAGE_CITED, PAGE_SEARCH };

struct pocket_page {
	enum pocket_kind kind;
	int book;		/* which of `rulebooks`, or -1: the game's */
	struct cite cite;	/* PAGE_CITED: what */
	char word[POCKET_WORD];	/* PAGE_SEARCH: for what */
	bool turned;		/* a table in lines and not in columns; whole texts and not
				 * titles */
	int at, top;		/* where one stood */
};

struct pocket {
	const struct rulebook *own;	/* of the game; a house rule may renew it */
	int n;
	struct pocket_page trail[POCKET_TRAIL];
	int contents_at, contents_top;	/* where one stood in its contents */
};

/* Whose game it is of: before anything else, and again when the book may be another. */
void pocket_take(struct pocket *p, const struct rulebook *own);
/* Opens at what is cited, or, of no kind, where it was left; where it was left, too, if
 * that trail began here. */
void pocket_open(struct pocket *p, struct cite c);
/* Opens at what a word names, or with what has it; "": where it was left. */
void pocket_ask(struct pocket *p, const char *word);
/* From a page on; each is the page that is read then. */
void pocket_go(struct pocket *p, struct cite c);
void pocket_search(struct pocket *p, const char *word);
/* The rule or row that a word typed names; else a search. */
void pocket_find(struct pocket *p, const char *word);
void pocket_contents(struct pocket *p);
/* The same of the next book, if it has it; else its contents. */
void pocket_next_book(struct pocket *p, int step);
bool pocket_back(struct pocket *p);	/* false: this page was the first */

struct pocket_page *pocket_page(struct pocket *p);
const struct rulebook *pocket_book(const struct pocket *p, const struct pocket_page *page);
/* "Rugged Adventures: table shooting", "Rugged Adventures: contents" */
void pocket_title(const struct pocket *p, const struct pocket_page *page, char *text,
	size_t size);
/* Writes the page that is read, and what may be chosen on it, for so many columns. */
void pocket_write(const struct pocket *p, int cols, struct paper *paper, struct links *links);
/* What the other way of showing the page that is read would show ("columns", "titles");
 * NULL: there is none. */
const char *pocket_turns(const struct pocket *p, int cols);

#endif
