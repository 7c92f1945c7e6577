/* The layout of a game's panels: see layout.h.
 *
 *  L1  every rectangle lies within the screen, also on one of 1x1.
 *  L2  no two rectangles overlap, and none covers a border.
 */
#include "tui/layout.h"

enum {
	WIDE_COLS = 120,
	ROSTER_MIN = 20, ROSTER_HOME = 28, ROSTER_WIDE = 46,
	ROLLS_MIN = 3, MAP_ROWS_MIN = 6, MAP_COLS_MIN = 36,
	LINES_BELOW = 3,	/* look, ask, keys */
};

static int least(int a, int b) { return a < b ? a : b; }
static int most(int a, int b) { return a > b ? a : b; }

/* Columns of the roster: what the map does not want, within reason. */
static int roster_cols(const struct layout_wish *w, bool wide)
{
	const int home = wide ? ROSTER_WIDE : w->cols >= 76 ? ROSTER_HOME : ROSTER_MIN;
	const int spare = w->cols - 3 - most(w->map_cols, MAP_COLS_MIN);

	return most(home, least(spare, wide ? 2 * ROSTER_WIDE : 2 * ROSTER_HOME));
}

/* Rows of the rolls: a sixth of the screen, all that the map does not want,
 * more while they are read. */
static int rolls_rows(const struct layout_wish *w, int between)
{
	const int home = most(ROLLS_MIN, w->rows / 6 - 1);
	const int spare = between - w->map_rows;
	const int wanted = w->tall_rolls ? between * 3 / 5 : most(home, spare);

	return most(ROLLS_MIN, least(wanted, between - MAP_ROWS_MIN));
}

static void stand_rolls_below(struct layout *l, const struct layout_wish *w)
{
	const int between = l->bottom - l->top - 2;	/* rows without borders */
	const int rolls = rolls_rows(w, between);
	const int map = between - rolls;

	l->middle = l->top + 1 + map;
	l->map = (struct rect){ l->top + 1, 1, map, l->divide - 1 };
	l->roster = (struct rect){ l->top + 1, l->divide + 1, map, w->cols - l->divide - 2 };
	l->rolls = (struct rect){ l->middle + 1, 1, rolls, w->cols - 2 };
}

static void stand_rolls_aside(struct layout *l, const struct layout_wish *w)
{
	const int between = l->bottom - l->top - 2;
	const int rolls = w->tall_rolls ? between * 2 / 3 : between / 2;
	const int side = w->cols - l->divide - 2;

	l->middle = l->bottom - 1 - rolls;
	l->map = (struct rect){ l->top + 1, 1, between + 1, l->divide - 1 };
	l->roster = (struct rect){ l->top + 1, l->divide + 1, between - rolls, side };
	l->rolls = (struct rect){ l->middle + 1, l->divide + 1, rolls, side };
}

struct layout layout_make(const struct layout_wish *w)
{
	const int rows = w->rows, cols = w->cols;
	struct layout l = {
		.fits = rows >= LAYOUT_ROWS_MIN && cols >= LAYOUT_COLS_MIN,
		.wide = cols >= WIDE_COLS,
		.turn = { 0, 0, 1, cols },
		.top = 1,
		.bottom = rows - LINES_BELOW - 1,
	};

	if (!l.fits)
		return l;
	l.look = (struct rect){ rows - 3, 0, 1, cols };
	l.ask = (struct rect){ rows - 2, 0, 1, cols };
	l.keys = (struct rect){ rows - 1, 0, 1, cols };
	l.divide = cols - 2 - roster_cols(w, l.wide);
	if (l.wide)
		stand_rolls_aside(&l, w);
	else
		stand_rolls_below(&l, w);
	return l;
}

struct rect layout_centre(int rows, int cols, int want_rows, int want_cols)
{
	const int high = least(want_rows, rows), broad = least(want_cols, cols);

	return (struct rect){ (rows - high) / 2, (cols - broad) / 2, high, broad };
}
