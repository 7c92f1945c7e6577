/* The layout of a game's panels: see layout.h.
 *
 *  L1  every rectangle lies within the screen, also on one of 1x1.
 *  L2  no two rectangles overlap, and none covers a border.
 */
#include "tui/layout.h"

enum {
	WIDE_COLS = 120, CARD_COLS = 150, CARD_ROWS_MIN = 36, CARD_ROWS = 16,
	ROSTER_MIN = 20, ROSTER_HOME = 28, ROSTER_WIDE = 50,
	ROLLS_MIN = 3, MAP_ROWS_MIN = 6, MAP_COLS_MIN = 36,
	ROSTER_LEFT = 3,	/* beside a menu */
	LINES_BELOW = 2,	/* bar, keys */
	ASK_ROWS = 2, HERE_ROWS = 3,
};

static int least(int a, int b) { return a < b ? a : b; }
static int most(int a, int b) { return a > b ? a : b; }

/* Columns of the roster: what the map does not want, within reason. */
static int roster_cols(const struct layout_wish *w, bool wide)
{
	const int home = wide ? ROSTER_WIDE : w->cols >= 76 ? ROSTER_HOME : ROSTER_MIN;
	const int spare = w->cols - 1 - most(w->map_cols, MAP_COLS_MIN);

	return most(home, least(spare, wide ? 2 * ROSTER_WIDE : 2 * ROSTER_HOME));
}

/* Rows of the log: a seventh of the screen, all that map and roster do not want, more while it
 * is read. */
static int rolls_rows(const struct layout_wish *w, int between)
{
	const int home = most(ROLLS_MIN, w->rows / 7);
	const int spare = between - most(w->map_rows, w->units);
	const int wanted = w->tall_rolls ? between * 3 / 5 : most(home, spare);

	return most(ROLLS_MIN, least(wanted, between - MAP_ROWS_MIN));
}

static void stand_rolls_below(struct layout *l, const struct layout_wish *w, int bottom)
{
	const int between = bottom - 2;		/* rows without the rule */
	const int rolls = rolls_rows(w, between), map = between - rolls;

	l->rule = 1 + map;
	l->map = (struct rect){ 1, 0, map, l->divide };
	l->roster = (struct rect){ 1, l->divide + 1, map, w->cols - l->divide - 1 };
	l->rolls = (struct rect){ l->rule + 1, 0, rolls, w->cols };
	if (w->menu_told > 0)
		l->told = l->rolls;
}

/* The roster takes what it needs, a card what it may, the log the rest. */
static void stand_rolls_aside(struct layout *l, const struct layout_wish *w, int bottom)
{
	const int between = bottom - 2, side = w->cols - l->divide - 1;
	const int card = w->cols >= CARD_COLS && between >= CARD_ROWS_MIN ? CARD_ROWS : 0;
	const int share = (between - card - w->legend) / 2;
	const int rolls = w->tall_rolls ? between * 2 / 3 : most(share,
		between - card - most(w->units + w->legend, MAP_ROWS_MIN));
	const int shown = w->tall_rolls ? 0 : card;

	l->rule = bottom - 1 - rolls;
	l->map = (struct rect){ 1, 0, between + 1, l->divide };
	l->roster = (struct rect){ 1, l->divide + 1, between - rolls - shown, side };
	l->card = (struct rect){ l->rule - shown, l->divide + 1, shown, side };
	l->rolls = (struct rect){ l->rule + 1, l->divide + 1, rolls, side };
}

/* At the foot of the roster's column: what it takes of the roster's place that has. */
static void stand_menu(struct layout *l, const struct layout_wish *w, int bottom)
{
	const int foot = l->wide ? bottom : l->rule, top = l->roster.row + ROSTER_LEFT;
	const int wanted = w->menu_rows + (l->wide ? w->menu_told : 0);
	const int from = l->wide ? least(foot - wanted, l->rolls.row) : foot - wanted;

	l->menu = l->roster;
	l->menu.row = most(from, top);
	l->menu.rows = foot - l->menu.row;
	l->roster.rows = least(l->roster.rows, l->menu.row - l->roster.row);
}

/* The units have what they need, up to half of the room, the log the rest. */
static void stand_in_column(struct layout *l, const struct layout_wish *w, int bottom)
{
	const int from = 1 + ASK_ROWS + HERE_ROWS, between = bottom - from - 1;
	const int units = least(w->tall_rolls ? 1 : w->units, between / 2);

	l->ask = (struct rect){ 1, 0, ASK_ROWS, w->cols };
	l->here = (struct rect){ 1 + ASK_ROWS, 0, HERE_ROWS, w->cols };
	l->roster = (struct rect){ from, 0, most(units, w->tall_rolls ? 1 : between / 2), w->cols };
	l->rule = from + l->roster.rows;
	l->rolls = (struct rect){ l->rule + 1, 0, bottom - l->rule - 1, w->cols };
	l->divide = w->cols;
}

struct layout layout_make(const struct layout_wish *w)
{
	const int rows = w->rows, cols = w->cols;
	struct layout l = {
		.fits = rows >= LAYOUT_ROWS_MIN && cols >= LAYOUT_COLS_MIN,
		.wide = cols >= WIDE_COLS,
		.head = { 0, 0, 1, cols },
	};

	if (!l.fits)
		return l;
	l.wide = l.wide && !w->speech;
	l.bar = (struct rect){ rows - 2, 0, 1, cols };
	l.keys = (struct rect){ rows - 1, 0, 1, cols };
	l.divide = cols - 1 - roster_cols(w, l.wide);
	l.task = (struct rect){ rows - LINES_BELOW - w->task_rows, 0, w->task_rows, cols };
	if (w->speech)
		stand_in_column(&l, w, l.task.row);
	else if (l.wide)
		stand_rolls_aside(&l, w, l.task.row);
	else
		stand_rolls_below(&l, w, l.task.row);
	if (w->menu_rows > 0 && !w->speech)
		stand_menu(&l, w, l.task.row);
	return l;
}

struct rect layout_centre(int rows, int cols, int want_rows, int want_cols)
{
	const int high = least(want_rows, rows), broad = least(want_cols, cols);

	return (struct rect){ (rows - high) / 2, (cols - broad) / 2, high, broad };
}
