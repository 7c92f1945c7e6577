/* The layout: where the panels of a game stand on a screen of any size.
 *
 * Pure.  Panels share their borders.  80x24 is the home:
 *
 *      0  turn line
 *      1  +- map ----------------+- roster ---+
 *         |                      |            |
 *     16  +- rolls --------------+------------+
 *         |                                   |
 *     20  +-----------------------------------+
 *     21  look: what is under the cursor
 *     22  ask: what is wanted
 *     23  keys: what answers
 *
 * A wide screen stands the rolls under the roster instead, and the map gets
 * the whole height.
 */
#ifndef TUI_LAYOUT_H
#define TUI_LAYOUT_H

#include <stdbool.h>

enum { LAYOUT_ROWS_MIN = 20, LAYOUT_COLS_MIN = 60 };

struct rect { int row, col, rows, cols; };

struct layout {
	bool fits;		/* false: the screen is too small for a game */
	bool wide;		/* rolls under the roster */
	struct rect turn, map, roster, rolls, look, ask, keys;	/* insides */
	int top, middle, bottom;	/* rows of the border lines */
	int divide;		/* column of the border between map and roster */
};

/* What the layout of a game depends on. */
struct layout_wish {
	int rows, cols;			/* of the screen */
	int map_rows, map_cols;		/* what the whole map would take */
	bool tall_rolls;		/* the rolls are being read */
};

struct layout layout_make(const struct layout_wish *w);
/* A box of so many rows and columns, centred, cut to the screen. */
struct rect layout_centre(int rows, int cols, int want_rows, int want_cols);

#endif
