/* The grid: see cliffhanger/grid.h.  All geometry is done on slanted axes. */
#include "cliffhanger/grid.h"

#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "table/axes.h"


static struct offset offset_between(const struct grid *g, cell_t from, cell_t to)
{
	const int row_from = grid_row(g, from), row_to = grid_row(g, to);

	return (struct offset){
		slanted_col(g, grid_col(g, to), row_to) -
			slanted_col(g, grid_col(g, from), row_from),
		row_to - row_from,
	};
}

cell_t grid_at(const struct grid *g, int col, int row)
{
	if (col < 0 || row < 0 || col >= g->cols || row >= g->rows)
		return CELL_NONE;
	return (cell_t)row * g->cols + col;
}

int grid_col(const struct grid *g, cell_t cell)
{
	return cell % g->cols;
}

int grid_row(const struct grid *g, cell_t cell)
{
	return cell / g->cols;
}

/* The steps from a row as columns and rows. */
static const struct offset *steps_from(const struct grid *g, int row)
{
	static const struct offset hex_columns[2][6] = {
		{ { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 } },
		{ { 1, -1 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 0 }, { 0, -1 } },
	};

	return g->kind == GRID_HEX ? hex_columns[row & 1] : square_steps;
}

cell_t grid_step(const struct grid *g, cell_t cell, int direction)
{
	const int row = grid_row(g, cell);
	const struct offset step = steps_from(g, row)[direction];

	assert(direction >= 0 && direction < grid_directions(g));
	return grid_at(g, cell - row * g->cols + step.across, row + step.down);
}

int grid_around(const struct grid *g, cell_t cell, cell_t around[GRID_AROUND_MAX])
{
	const int row = grid_row(g, cell), col = cell - row * g->cols;
	const int cols = g->cols, directions = grid_directions(g);
	const struct offset *step = steps_from(g, row);
	int n = 0;

	if (row > 0 && row < g->rows - 1 && col > 0 && col < cols - 1) {
		for (; n < directions; n++)
			around[n] = cell + step[n].down * cols + step[n].across;
		return n;
	}
	for (int d = 0; d < directions; d++)
		if (grid_at(g, col + step[d].across, row + step[d].down) != CELL_NONE)
			around[n++] = cell + step[d].down * cols + step[d].across;
	return n;
}

int grid_half_steps(const struct grid *g, cell_t a, cell_t b)
{
	const struct offset d = offset_between(g, a, b);
	const int across = abs(d.across), down = abs(d.down);
	const int longer = across > down ? across : down;

	if (g->kind == GRID_SQUARE)
		return longer + across + down;
	return 2 * ((d.across ^ d.down) >= 0 ? across + down : longer);
}

bool grid_adjacent(const struct grid *g, cell_t a, cell_t b)
{
	const int halves = grid_half_steps(g, a, b);

	return halves == 2 || halves == 3;
}

static int turn_between(const struct grid *g, int a, int b)
{
	const int n = grid_directions(g);
	const int turn = abs(a - b);

	return turn <= n - turn ? turn : n - turn;
}

/* How many steps of direction `here`, and of the next one, make up an offset;
 * false if they do not. */
static bool hex_within(struct offset d, int here, int *of_here, int *of_next)
{
	const struct offset a = hex_steps[here], b = hex_steps[(here + 1) % 6];
	const int area = a.across * b.down - a.down * b.across;	/* 1 or -1 */

	*of_here = (d.across * b.down - d.down * b.across) * area;
	*of_next = (a.across * d.down - a.down * d.across) * area;
	return *of_here > 0 && *of_next >= 0;
}

/* Of two neighbouring directions the one with more steps has the offset. */
static int hex_direction(const struct grid *g, struct offset d, int facing)
{
	int here = 0, next, of_here, of_next;

	while (!hex_within(d, here, &of_here, &of_next))
		here++;
	next = (here + 1) % 6;
	if (of_here != of_next)
		return of_here > of_next ? here : next;
	return turn_between(g, here, facing) <= turn_between(g, next, facing) ? here : next;
}

/* On squares sectors of 45 degrees meet at slopes of sqrt(2) - 1, where no
 * centre of a cell lies. */
static int square_direction(struct offset d)
{
	static const int8_t by_sign[3][3] = { { 7, 0, 1 }, { 6, -1, 2 }, { 5, 4, 3 } };
	const int across = abs(d.across), down = abs(d.down);
	const int longer = across > down ? across : down, both = across + down;
	const bool straight = both * both < 2 * longer * longer;
	const int x = straight && across < down ? 0 : (d.across > 0) - (d.across < 0);
	const int y = straight && down < across ? 0 : (d.down > 0) - (d.down < 0);

	return by_sign[y + 1][x + 1];
}

int grid_direction(const struct grid *g, cell_t from, cell_t to, int facing)
{
	const struct offset d = offset_between(g, from, to);

	if (from == to)
		return facing;
	return g->kind == GRID_HEX ? hex_direction(g, d, facing) : square_direction(d);
}

bool grid_in_front(const struct grid *g, cell_t from, int facing, cell_t to)
{
	const int wide = g->kind == GRID_HEX ? 1 : 2;

	return turn_between(g, grid_direction(g, from, to, facing), facing) <= wide;
}

const char *grid_direction_name(const struct grid *g, int direction)
{
	static const char *const hex_names[] = { "NE", "E", "SE", "SW", "W", "NW" };
	static const char *const square_names[] = {
		"N", "NE", "E", "SE", "S", "SW", "W", "NW"
	};

	if (direction < 0 || direction >= grid_directions(g))
		return NULL;
	return g->kind == GRID_HEX ? hex_names[direction] : square_names[direction];
}

struct cell_text grid_cell_text(const struct grid *g, cell_t cell)
{
	struct cell_text t = { "off the table" };

	if (cell >= 0 && cell < grid_cells(g))
		snprintf(t.text, sizeof(t.text), "%d,%d", grid_col(g, cell) + 1,
			grid_row(g, cell) + 1);
	return t;
}

char grid_pad_digit(const struct grid *g, int direction)
{
	static const char hex_digits[] = "963147", square_digits[] = "89632147";

	if (direction < 0 || direction >= grid_directions(g))
		return ' ';
	return (g->kind == GRID_HEX ? hex_digits : square_digits)[direction];
}

const char *grid_direction_words(const struct grid *g, int direction)
{
	static const char *const hex_words[] = {
		"north-east", "east", "south-east", "south-west", "west", "north-west"
	};
	static const char *const square_words[] = {
		"north", "north-east", "east", "south-east", "south", "south-west", "west",
		"north-west"
	};

	if (direction < 0 || direction >= grid_directions(g))
		return NULL;
	return g->kind == GRID_HEX ? hex_words[direction] : square_words[direction];
}

/* How far a cell is to the right and below, in thousandths of half a cell's width: rows of hexes
 * are nearer to each other than columns, and odd ones stand half a cell to the right. */
static void compass_offset(const struct grid *g, cell_t from, cell_t to, int *right, int *down)
{
	const bool hex = g->kind == GRID_HEX;
	const int shift = hex ? grid_row(g, to) % 2 - grid_row(g, from) % 2 : 0;

	*right = 1000 * (2 * (grid_col(g, to) - grid_col(g, from)) + shift);
	*down = (hex ? 1732 : 2000) * (grid_row(g, to) - grid_row(g, from));
}

const char *grid_compass_words(const struct grid *g, cell_t from, cell_t to)
{
	/* By rows: north, level, south; by columns: west, neither, east. */
	static const char *const words[3][3] = {
		{ "north-west", "north", "north-east" }, { "west", "here", "east" },
		{ "south-west", "south", "south-east" },
	};
	int right, down;
	bool flat, steep;

	compass_offset(g, from, to, &right, &down);
	/* An eighth of the circle each: the tangent of half of it is 0.414. */
	flat = 1000LL * abs(down) < 414LL * abs(right);
	steep = 1000LL * abs(right) < 414LL * abs(down);
	return words[flat || down == 0 ? 1 : down < 0 ? 0 : 2]
		[steep || right == 0 ? 1 : right < 0 ? 0 : 2];
}
