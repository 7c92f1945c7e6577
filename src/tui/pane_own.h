/* The pane from the inside: for pane.c and screen.c only. */
#ifndef TUI_PANE_OWN_H
#define TUI_PANE_OWN_H

#include "tui/pane.h"
#include "tui/provide_curses.h"

struct pane {
	WINDOW *window, *shade;	/* shade: the blanks round a box, or NULL */
	PANEL *panel, *shade_panel;
	bool unicode;
	int colours;	/* 0 = mono, 8, 256 */
	int cursor_row, cursor_col;	/* row -1: hidden */
};

/* A pane over a rectangle of the screen; NULL without memory. */
struct pane *pane_new(struct rect where, bool unicode, int colours);
/* Blanks round it, as far as the screen goes: no border touches its own. */
bool pane_shade(struct pane *p);
void pane_free(struct pane *p);	/* takes NULL */

#endif
