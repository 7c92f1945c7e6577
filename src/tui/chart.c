/* The chart: see chart.h.
 *
 *  C1  drawing never reads a cell off the grid, wherever the look stands.
 */
#include <stdio.h>

#include "tui/chart_own.h"

enum { MARGIN_ROWS = 2, MARGIN_COLS = 3, RULER_COLS = 4, RULER_ROWS = 1,
	NEAR_COLS = 2, IN_COLS = 4, IN_ROWS = 2, FULL = 0x25A0 };

static int least(int a, int b) { return a < b ? a : b; }
static int most(int a, int b) { return a > b ? a : b; }

/* ---- where cells are ---- */

/* Columns and rows of the screen that a cell takes; from afar it is less than one. */
static int cell_cols(const struct chart_look *look)
{
	return look->scale < 0 ? IN_COLS : NEAR_COLS;
}

static int cell_rows(const struct chart_look *look)
{
	return look->scale < 0 ? IN_ROWS : 1;
}

/* Cells to a column and to a row of the overview. */
static int block_cols(const struct chart_look *look) { return look->scale; }
static int block_rows(const struct chart_look *look) { return 2 * look->scale; }

static int rulers_cols(const struct chart_look *look) { return look->rulers ? RULER_COLS : 0; }
static int rulers_rows(const struct chart_look *look) { return look->rulers ? RULER_ROWS : 0; }

static int shift(const struct grid *g, const struct chart_look *look, int row)
{
	return g->kind == GRID_HEX && (row & 1) != 0 ? cell_cols(look) / 2 : 0;
}

/* Columns and rows of the screen for the whole map. */
static struct point whole_size(const struct grid *g, const struct chart_look *look)
{
	const int half = g->kind == GRID_HEX ? cell_cols(look) / 2 : 0;

	if (look->scale > 0)
		return (struct point){ (g->rows + block_rows(look) - 1) / block_rows(look),
			(g->cols + block_cols(look) - 1) / block_cols(look) };
	return (struct point){ cell_rows(look) * g->rows, cell_cols(look) * g->cols + half };
}

struct point chart_size(const struct grid *g)
{
	return whole_size(g, &(struct chart_look){ .scale = 0 });
}

static int room_cols(const struct chart_look *look) { return look->cols - rulers_cols(look); }
static int room_rows(const struct chart_look *look) { return look->rows - rulers_rows(look); }

struct point chart_origin(const struct grid *g, const struct chart_look *look)
{
	const struct point whole = whole_size(g, look);

	return (struct point){
		rulers_rows(look) + most((room_rows(look) - whole.row) / 2, 0),
		rulers_cols(look) + most((room_cols(look) - whole.col) / 2, 0) };
}

/* Cells that fit in the room. */
static int cells_across(const struct chart_look *look)
{
	const int cols = room_cols(look);

	if (look->scale > 0)
		return most(cols * block_cols(look), 1);
	return most((cols - cell_cols(look) / 2) / cell_cols(look), 1);
}

static int cells_down(const struct chart_look *look)
{
	const int rows = room_rows(look);

	return most(look->scale > 0 ? rows * block_rows(look) : rows / cell_rows(look), 1);
}

static int blocks(int cells, int size)
{
	return cells < 0 ? -((size - 1 - cells) / size) : cells / size;
}

/* Where a cell would be, were there room for it. */
static struct point place_of(const struct grid *g, const struct chart_look *look, cell_t cell)
{
	const int row = grid_row(g, cell) - look->row, col = grid_col(g, cell) - look->col;
	const struct point in = chart_origin(g, look);

	if (look->scale > 0)
		return (struct point){ in.row + blocks(row, block_rows(look)),
			in.col + blocks(col, block_cols(look)) };
	return (struct point){ in.row + cell_rows(look) * row,
		in.col + cell_cols(look) * col + shift(g, look, grid_row(g, cell)) };
}

bool chart_where(const struct grid *g, const struct chart_look *look,
	cell_t cell, struct point *at)
{
	if (grid_row(g, cell) < look->row || grid_col(g, cell) < look->col)
		return false;
	*at = place_of(g, look, cell);
	return at->row < look->rows && at->col < look->cols;
}

enum beyond chart_beyond(const struct grid *g, const struct chart_look *look, cell_t cell,
	struct point *at)
{
	const struct point place = place_of(g, look, cell);

	if (chart_where(g, look, cell, at))
		return BEYOND_NONE;
	*at = (struct point){ most(0, least(place.row, look->rows - 1)),
		most(0, least(place.col, look->cols - 1)) };
	if (place.col >= look->cols)
		return BEYOND_EAST;
	if (grid_col(g, cell) < look->col)
		return BEYOND_WEST;
	return place.row >= look->rows ? BEYOND_SOUTH : BEYOND_NORTH;
}

cell_t chart_cell(const struct grid *g, const struct chart_look *look, struct point at)
{
	const struct point in = chart_origin(g, look);
	const int row = at.row - in.row, col = at.col - in.col;
	int down, aside;

	if (row < 0 || col < 0)
		return CELL_NONE;
	if (look->scale > 0)
		return grid_at(g, look->col + col * block_cols(look),
			look->row + row * block_rows(look));
	down = look->row + row / cell_rows(look);
	aside = shift(g, look, down);
	return col < aside ? CELL_NONE
		: grid_at(g, look->col + (col - aside) / cell_cols(look), down);
}

/* A new first cell for one direction: kept while `at` is within the margins,
 * else `at` comes to the middle. */
static int follow(int first, int seen, int all, int at, int margin)
{
	const int edge = least(margin, (seen - 1) / 2);
	const int last = most(all - seen, 0);

	if (at < first + edge && first > 0)
		first = at - seen / 2;
	if (at >= first + seen - edge && first < last)
		first = at - seen / 2;
	return most(least(first, last), 0);
}

void chart_follow(const struct grid *g, struct chart_look *look, cell_t cell)
{
	if (cell == CELL_NONE)
		return;
	look->col = follow(look->col, cells_across(look), g->cols, grid_col(g, cell), MARGIN_COLS);
	look->row = follow(look->row, cells_down(look), g->rows, grid_row(g, cell), MARGIN_ROWS);
}

void chart_centre(const struct grid *g, struct chart_look *look, cell_t cell)
{
	const int across = cells_across(look), down = cells_down(look);

	if (cell == CELL_NONE)
		return;
	look->col = most(least(grid_col(g, cell) - across / 2, g->cols - across), 0);
	look->row = most(least(grid_row(g, cell) - down / 2, g->rows - down), 0);
}

static bool all_in_sight(const struct grid *g, const struct chart_look *look)
{
	return cells_across(look) >= g->cols && cells_down(look) >= g->rows;
}

int chart_next_scale(const struct grid *g, const struct chart_look *look)
{
	if (look->scale < 0)
		return 0;
	return look->scale >= CHART_SCALE_MAX || all_in_sight(g, look) ? CHART_SCALE_IN
		: look->scale + 1;
}

int chart_first_scale(const struct grid *g, const struct chart_look *look)
{
	struct chart_look in = *look, near = *look;

	in.scale = CHART_SCALE_IN;
	near.scale = 0;
	return all_in_sight(g, &near) && 2 * cells_across(&in) >= g->cols
		&& 2 * cells_down(&in) >= g->rows ? CHART_SCALE_IN : 0;
}

/* ---- cells in full ---- */

static void put_near(const struct drawing *d, struct point at, cell_t cell)
{
	const struct pair pair = chart_cell_pair(d, cell);

	chart_set(d, at, pair.first);
	chart_set(d, (struct point){ at.row, at.col + 1 }, pair.second);
}

static void put_block(const struct drawing *d, struct point at, const struct pair *pair,
	uint32_t signs[IN_ROWS][IN_COLS])
{
	for (int row = 0; row < IN_ROWS; row++)
		for (int col = 0; col < IN_COLS; col++) {
			struct glyph glyph = col % NEAR_COLS == 0 ? pair->first : pair->second;

			glyph.sign = signs[row][col];
			chart_set(d, (struct point){ at.row + row, at.col + col }, glyph);
		}
}

/* Ground and what lies on it: the signs once more beneath, if they are the ground's. */
static void put_ground_in(const struct drawing *d, struct point at, cell_t cell)
{
	struct pair pair = chart_cell_pair(d, cell);
	const bool grows = pair.first.ink >= INK_GROUND || pair.first.ink == INK_SHADED
		|| pair.first.ink == INK_BLANK;
	uint32_t signs[IN_ROWS][IN_COLS];

	for (int row = 0; row < IN_ROWS; row++)
		for (int col = 0; col < IN_COLS; col++)
			signs[row][col] = row > 0 && !grows ? ' ' : col % NEAR_COLS == 0
				? pair.first.sign : pair.second.sign;
	if (!grows) {
		signs[0][2] = signs[0][3] = ' ';
		pair.second.ink = pair.first.ink;	/* what lies there has the whole cell */
		pair.second.back = pair.first.back;
	}
	put_block(d, at, &pair, signs);
}

/* Beside the counter a figure's number in its unit; beneath whoever guides it the share of those
 * it began with who are fit, and how many these are. */
static void put_piece_in(const struct drawing *d, struct point at, cell_t cell, int figure)
{
	const struct view *const v = d->v;
	const int unit = v->game.figures[figure].unit;
	const int fit = game_unit_fit(&v->game, unit), all = v->game.setup->units[unit].count;
	const bool guide = game_unit_whereabouts(&v->game, unit) == cell;
	struct pair pair = chart_cell_pair(d, cell);
	const struct glyph state = pair.second;
	uint32_t signs[IN_ROWS][IN_COLS];
	char number[16], strength[16];

	snprintf(number, sizeof number, "%-2d",
		(figure - v->game.setup->units[unit].first + 1) % 100);
	snprintf(strength, sizeof strength, "%2d", fit % 100);
	for (int col = 0; col < IN_COLS; col++) {
		const bool bar = col < NEAR_COLS;

		signs[0][col] = col == 0 ? pair.first.sign : bar ? ' '
			: chart_letter(number[col - NEAR_COLS]);
		signs[1][col] = !guide ? ' ' : !bar ? chart_letter(strength[col - NEAR_COLS])
			: col * all >= NEAR_COLS * fit ? chart_letter('-')
			: d->look->unicode ? FULL : chart_letter('=');
	}
	pair.second = pair.first;
	put_block(d, at, &pair, signs);
	chart_set(d, (struct point){ at.row, at.col + 1 }, state);
}

static void put_hull_in(const struct drawing *d, struct point at, cell_t cell)
{
	const struct pair pair = chart_cell_pair(d, cell);
	uint32_t signs[IN_ROWS][IN_COLS] = { { pair.first.sign, pair.second.sign, ' ', ' ' },
		{ ' ', ' ', ' ', ' ' } };

	put_block(d, at, &pair, signs);
}

static void put_in(const struct drawing *d, struct point at, cell_t cell)
{
	const int figure = chart_figure_at(d, cell);

	if (figure < 0)
		put_ground_in(d, at, cell);
	else if (game_big(&d->v->game, figure))
		put_hull_in(d, at, cell);
	else
		put_piece_in(d, at, cell, figure);
}

static void draw_near(const struct drawing *d)
{
	const struct chart_look *const look = d->look;
	const struct grid *const g = &d->v->game.table->grid;
	const struct point in = chart_origin(g, look);

	for (int row = 0; row < room_rows(look) && look->row + row < g->rows; row++)
		for (int col = 0; col < room_cols(look) && look->col + col < g->cols; col++) {
			const cell_t cell = grid_at(g, look->col + col, look->row + row);
			const struct point at = { in.row + cell_rows(look) * row, in.col
				+ cell_cols(look) * col + shift(g, look, look->row + row) };

			if (at.row >= look->rows || at.col >= look->cols)
				break;
			(look->scale < 0 ? put_in : put_near)(d, at, cell);
		}
}

/* ---- whole pictures ---- */

static void put_number(const struct drawing *d, struct point at, int number)
{
	char text[16];

	snprintf(text, sizeof text, "%d", number);
	for (int i = 0; text[i] != '\0'; i++)
		chart_set(d, (struct point){ at.row, at.col + i },
			(struct glyph){ chart_letter(text[i]), INK_DIM, BACK_NONE, 0 });
}

/* Numbers as players write cells: from 1. */
static void draw_rulers(const struct drawing *d)
{
	const struct chart_look *const look = d->look;
	const struct grid *const g = &d->v->game.table->grid;
	const struct point in = chart_origin(g, look);
	const int down = look->scale > 0 ? block_rows(look) : 1;
	const int across = look->scale > 0 ? block_cols(look) : 1;
	const int high = look->scale > 0 ? 1 : cell_rows(look);
	const int broad = look->scale > 0 ? 1 : cell_cols(look);

	for (int i = 0; in.row + i * high < look->rows && look->row + i * down < g->rows; i++)
		put_number(d, (struct point){ in.row + i * high, in.col - RULER_COLS },
			look->row + i * down + 1);
	for (int i = 0; look->col + i * across < g->cols; i++) {
		const int number = look->col + i * across + 1, at = in.col + i * broad;

		if (number % 5 == 0 && at + 3 < look->cols)
			put_number(d, (struct point){ in.row - RULER_ROWS, at }, number);
	}
}

void chart_draw(const struct view *v, const struct chart_look *look,
	const uint8_t *overlaid, struct glyph *glyphs)
{
	struct drawing d = { .v = v, .look = look, .overlaid = overlaid, .glyphs = glyphs };

	chart_find_signs(v, &d.signs);
	for (int i = 0; i < look->rows * look->cols; i++)
		glyphs[i] = (struct glyph){ ' ', INK_PLAIN, BACK_NONE, 0 };
	if (look->scale > 0)
		chart_draw_far(&d);
	else
		draw_near(&d);
	if (look->rulers)
		draw_rulers(&d);
}
