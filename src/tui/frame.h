/* The frame: what all screens have alike.  There are no boxes: bars above and below, a thin
 * rule where one thing ends and another begins, and the keys in the last line.
 */
#ifndef TUI_FRAME_H
#define TUI_FRAME_H

#include "tui/keys.h"
#include "tui/pane.h"

/* A bar across the row: what it is about at the left, and more of it at the right, which is
 * kept whole; the left is cut to the room that is left. */
void frame_bar(struct pane *pane, int row, enum ink left, const char *text, enum ink right,
	const char *more);
/* The keys of a place, as many as have room, the keys themselves standing out. */
void frame_keys(struct pane *pane, struct rect at, enum key_place place);
/* "── title ──────" in columns of a row; no title: only the rule.  The column behind it. */
int frame_rule(struct pane *pane, int row, int col, int cols, const char *title);
/* An edge of colour before a line: what kind of thing it tells. */
void frame_edge(struct pane *pane, int row, int col, enum ink ink);
/* A share of a whole as a bar of so many columns, the rest dotted; shares in thousandths. */
void frame_share(struct pane *pane, struct rect at, enum ink ink, int milli);

#endif
