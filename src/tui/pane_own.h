/* The pane from the inside: for pane.c and screen.c only. */
#ifndef TUI_PANE_OWN_H
#define TUI_PANE_OWN_H

#include "tui/pane.h"
#include "tui/provide_curses.h"

/* How panes are drawn here. */
struct pane_style {
	const struct preferences *likes;
	bool unicode, flat;	/* flat: one tone a ground */
	int colours;	/* 0 = mono, 8, 16, 256 */
	int own;	/* the pair of the terminal's own colours: see screen.c */
};

struct pane {
	WINDOW *window, *shade;	/* shade: the blanks round a box, or NULL */
	PANEL *panel, *shade_panel;
	struct pane_style style;
	int cursor_row, cursor_col;	/* row -1: hidden */
};

/* A pane over a rectangle of the screen; NULL without memory. */
struct pane *pane_new(struct rect where, struct pane_style style);
/* Blanks round it, as far as the screen goes: no border touches its own. */
bool pane_shade(struct pane *p);
void pane_free(struct pane *p);	/* takes NULL */
/* Makes the blanks of a window be of the pair `own`, unless that is 0. */
void pane_blank(WINDOW *window, int own);

#endif
