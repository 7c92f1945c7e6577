/* The pane: what a page draws on.
 *
 * Text is clipped to the pane, control characters are replaced, and without
 * Unicode every character becomes ASCII.
 */
#ifndef TUI_PANE_H
#define TUI_PANE_H

#include <stdbool.h>

#include "tui/inks.h"
#include "tui/layout.h"

struct pane;

int pane_rows(const struct pane *p);
int pane_cols(const struct pane *p);
const struct preferences *pane_likes(const struct pane *p);
bool pane_unicode(const struct pane *p);
bool pane_shades(const struct pane *p);	/* has colours enough for states and shade */
bool pane_tints(const struct pane *p);	/* and for three tones of each ground */

void pane_clear(struct pane *p);
/* Puts text at a place, at most so many columns; columns used. */
int pane_put(struct pane *p, struct rect at, enum ink ink, const char *text);
/* The same on a back. */
int pane_on(struct pane *p, struct rect at, enum ink ink, enum back back, const char *text);
/* The same, filled to the end of the rectangle's first row. */
void pane_row(struct pane *p, struct rect at, enum ink ink, enum back back, const char *text);
void pane_glyph(struct pane *p, int row, int col, const struct glyph *glyph);

/* Rules, and where they meet. */
enum joint { JOINT_UP, JOINT_LEFT, JOINT_RIGHT, JOINT_FLAT, JOINT_UPRIGHT, JOINTS };
void pane_joint(struct pane *p, int row, int col, enum ink ink, enum joint joint);
void pane_flat(struct pane *p, int row, int col, int length, enum ink ink);
void pane_upright(struct pane *p, int row, int col, int length, enum ink ink);

/* Where the terminal's cursor stands after drawing; row -1: nowhere. */
void pane_cursor(struct pane *p, int row, int col);

#endif
