/* The layout: where the panels of a game stand on a screen of any size.
 *
 * Pure.  There are no boxes: a rule beside the map, another above the log.  80x24 is the home:
 *
 *      0  head: the scenario, turn and phase, who leads
 *      1  map                    | roster
 *         ...                    |
 *     18  -- log ----------------------------
 *     19  ...
 *     22  bar: what is under the cursor, and what is wanted
 *     23  keys: what answers
 *
 * A menu stands in the roster's place; one that is too long for it goes down to the bar, and
 * the log is as broad as the map meanwhile.
 *
 * A wide screen stands the log under the roster instead, and the map gets the whole height; on
 * one that is wide and high a card stands between them.
 */
#ifndef TUI_LAYOUT_H
#define TUI_LAYOUT_H

#include <stdbool.h>

enum { LAYOUT_ROWS_MIN = 20, LAYOUT_COLS_MIN = 60 };

struct point { int row, col; };
struct rect { int row, col, rows, cols; };

struct layout {
	bool fits;		/* false: the screen is too small for a game */
	bool wide;		/* the log stands under the roster */
	struct rect head, map, roster, card, rolls, bar, keys;	/* card: without rows, none */
	int rule;		/* row of the rule above the log */
	int divide;		/* column of the rule beside the map */
};

/* What the layout of a game depends on. */
struct layout_wish {
	int rows, cols;			/* of the screen */
	int map_rows, map_cols;		/* what the whole map would take */
	int units;			/* lines that the whole roster would take */
	bool tall_rolls;		/* the rolls are being read */
	int menu_rows;			/* that a menu beside the map takes at least; 0: none */
};

struct layout layout_make(const struct layout_wish *w);
/* A box of so many rows and columns, centred, cut to the screen. */
struct rect layout_centre(int rows, int cols, int want_rows, int want_cols);

#endif
