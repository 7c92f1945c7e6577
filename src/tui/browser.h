/* The rule browser: the rulebooks as one leafs through them in a game.
 *
 * Pure.  A trail of pages, from the one that was asked for to the one that is read: a
 * book's contents, a rule, a table, a row, a subject, what a search has found.  Each is
 * written anew when it is looked at, for the width there is; what is kept of it is where
 * one stood.
 *
 *  O1  a trail has a page once it has been opened, and the last is the one that is read.
 *  O2  the game's book stands for the printed one of its name: its house rules are read.
 */
#ifndef TUI_BROWSER_H
#define TUI_BROWSER_H

#include "tui/pager.h"
#include "cliffhanger/buffer.h"

enum { BROWSER_TRAIL = 40, BROWSER_WORD = 48, BROWSER_FOUND = 300 };

enum browser_kind { PAGE_CONTENTS, PAGE_CITED, PAGE_SEARCH };

struct browser_page {
	enum browser_kind kind;
	int book;		/* which of `rulebooks`, or -1: the game's */
	struct cite cite;	/* PAGE_CITED: what */
	char word[BROWSER_WORD];	/* PAGE_SEARCH: for what */
	bool turned;		/* a table in lines and not in columns; whole texts and not
				 * titles */
	int at, top;		/* where one stood */
};

struct browser {
	const struct rulebook *own;	/* of the game; a house rule may renew it */
	int n;
	struct browser_page trail[BROWSER_TRAIL];
	int contents_at, contents_top;	/* where one stood in its contents */
};

/* Whose game it is of: before anything else, and again when the book may be another. */
void browser_take(struct browser *p, const struct rulebook *own);
/* Opens at what is cited, or, of no kind, where it was left; where it was left, too, if
 * that trail began here. */
void browser_open(struct browser *p, struct cite c);
/* Opens at what a word names, or with what has it; "": where it was left. */
void browser_ask(struct browser *p, const char *word);
/* From a page on; each is the page that is read then. */
void browser_go(struct browser *p, struct cite c);
void browser_search(struct browser *p, const char *word);
/* The rule or row that a word typed names; else a search. */
void browser_find(struct browser *p, const char *word);
void browser_contents(struct browser *p);
/* The same of the next book, if it has it; else its contents. */
void browser_next_book(struct browser *p, int step);
bool browser_back(struct browser *p);	/* false: this page was the first */

struct browser_page *browser_page(struct browser *p);
const struct rulebook *browser_book(const struct browser *p, const struct browser_page *page);
/* "Rugged Adventures: table shooting", "Rugged Adventures: contents" */
void browser_title(const struct browser *p, const struct browser_page *page, char *text,
	size_t size);
/* Writes the page that is read, and what may be chosen on it, for so many columns. */
void browser_write(const struct browser *p, int cols, struct buffer *buffer, struct links *links);
/* What the other way of showing the page that is read would show ("columns", "titles");
 * NULL: there is none. */
const char *browser_turns(const struct browser *p, int cols);

#endif
