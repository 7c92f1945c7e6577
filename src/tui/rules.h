/* The rules in a game: the pages of the pocket on the screen. */
#ifndef TUI_RULES_H
#define TUI_RULES_H

#include "tui/pocket.h"

struct tui;

/* Opens at what is cited; of no kind: where they were left. */
void rules_open(struct tui *tui, struct pocket *pocket, struct cite c);
/* At what a word names, or what it occurs in; "" = where they were left. */
void rules_find(struct tui *tui, struct pocket *pocket, const char *word);
/* "- rule A-16: Shooting", to be chosen in a reader; nothing for what is of no kind. */
void rules_name(const struct pocket *pocket, struct cite c, struct paper *paper);
/* Where no game is played: a book from its contents on. */
void rules_browse(struct tui *tui, const struct rulebook *book);

#endif
