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
 * The rows of a menu stand at the foot of the roster's column, which has so much less meanwhile,
 * and what is told of the one in hand where the log is: nothing of the map is covered, nor, as long
 * as there is room, of the roster, and what comes back with the log is plain text.
 *
 * A wide screen stands the log under the roster instead, and the map gets the whole height; on
 * one that is wide and high a card stands between them.  A menu stands there with all that is told
 * of it, in the log's place, or up into the roster's.
 *
 * A task that the scenario gives stands above the bar, and the others have so much less.
 *
 * For speech all stands in one column, without a map: head, question, the place under the cursor,
 * the units, the log, and the lines below, which are for what is said and for the keys.
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
	struct rect task;		/* above the bar; without rows, none */
	struct rect menu, told;		/* a menu's rows, and what is told of them: without rows
					 * that stands in the menu itself */
	struct rect ask, here;	/* for speech alone: the question, the place under the cursor */
	int rule;		/* row of the rule above the log */
	int divide;		/* column of the rule beside the map */
};

/* What the layout of a game depends on. */
struct layout_wish {
	int rows, cols;			/* of the screen */
	int map_rows, map_cols;		/* what the whole map would take */
	int units;			/* lines that the whole roster would take */
	int legend;			/* that a legend takes, where there is room for it, too */
	bool tall_rolls;		/* the rolls are being read */
	int menu_rows, menu_told;	/* that a menu takes, and that are told of it; 0: none */
	int task_rows;			/* that a task of the scenario's takes */
	bool speech;			/* one column, and no map */
};

struct layout layout_make(const struct layout_wish *w);
/* A box of so many rows and columns, centred, cut to the screen. */
struct rect layout_centre(int rows, int cols, int want_rows, int want_cols);

#endif
