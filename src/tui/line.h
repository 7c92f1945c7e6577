/* The line page: something typed at the foot of the screen. */
#ifndef TUI_LINE_H
#define TUI_LINE_H

#include "cliffhanger/complete.h"
#include "tui/edit.h"

struct tui;

struct line_ask {
	const char *prompt;		/* ":" or "Say: " */
	const char *note;		/* what was wrong with the last try, or NULL */
	struct history *history;	/* or NULL */
	const struct view *view;	/* completes from it; NULL = no completion */
	cell_t cursor;
	struct edit edit;		/* empty, or what to begin with */
};

/* True if a line was typed and taken: it is in ask->edit.text. */
bool line_get(struct tui *tui, struct line_ask *ask);

#endif
