/* The rules in a game: the pages of the browser on the screen. */
#ifndef TUI_BOOK_H
#define TUI_BOOK_H

#include "tui/browser.h"

struct tui;

/* Opens at what is cited; of no kind: where they were left. */
void book_open(struct tui *tui, struct browser *browser, struct cite c);
/* At what a word names, or what it occurs in; "" = where they were left. */
void book_find(struct tui *tui, struct browser *browser, const char *word);
/* "- rule A-16: Shooting", to be chosen in a reader; nothing for what is of no kind. */
void book_name(const struct browser *browser, struct cite c, struct buffer *buffer);
/* Where no game is played: a book from its contents on. */
void book_browse(struct tui *tui, const struct rulebook *book);

#endif
