/* The title screen's list of games that were played to their end. */
#ifndef TUI_SCORES_H
#define TUI_SCORES_H

#include <stddef.h>

struct tui;

/* Shows them; a note for the title screen where there is nothing to show. */
void scores_browse(struct tui *tui, char *note, size_t size);

#endif
