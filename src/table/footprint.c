/* Footprints: see cliffhanger/footprint.h.
 *
 *  FP1 The parts of a footprint are put together from two steps of the grid, the
 *      one ahead and those to its sides, so that every heading is the same shape
 *      turned about; only the diagonals of squares are a shape of their own.
 *  FP2 A diagonal body is built from the middle outwards, rank by rank across
 *      its keel, until it has as many cells as the straight one; what the last
 *      rank lacks it lacks at its ends.  So it is as broad and as long as can be
 *      had with so many cells, and hangs together by the cells' sides.
 */
#include "cliffhanger/footprint.h"

#include <assert.h>
#include <stdlib.h>

#include "table/axes.h"

static int at_least_one(uint8_t n)
{
	return n > 0 ? n : 1;
}

bool footprint_body_sound(struct body b)
{
	return b.length <= BODY_LENGTH_MAX && b.width <= BODY_WIDTH_MAX && b.width <= b.length
		&& body_cells(b) <= BODY_CELLS_MAX;
}

static struct offset step_of(enum grid_kind kind, int direction)
{
	return kind == GRID_HEX ? hex_steps[(direction + 6) % 6]
		: square_steps[(direction + 8) % 8];
}

static struct offset add(struct offset at, struct offset step, int times)
{
	return (struct offset){ at.across + times * step.across, at.down + times * step.down };
}

static void put(struct footprint *f, struct offset at)
{
	f->part[f->n].across = (int8_t)at.across;
	f->part[f->n].down = (int8_t)at.down;
	f->n++;
}

/* A row along the keel, its own middle first. */
static void put_row(struct footprint *f, struct offset middle, struct offset ahead, int length)
{
	put(f, middle);
	for (int i = 1; i <= length / 2; i++) {
		put(f, add(middle, ahead, i));
		if (2 * i < length)
			put(f, add(middle, ahead, -i));
	}
}

/* The middle of the row that is `aside` rows to the right (negative: to the left). */
static struct offset row_of(enum grid_kind kind, int heading, int aside)
{
	const int right = aside > 0 ? 1 : -1, rows = abs(aside);
	const struct offset none = { 0, 0 };

	if (kind == GRID_SQUARE)
		return add(none, step_of(kind, heading + 2 * right), rows);
	return add(add(none, step_of(kind, heading + 2 * right), (rows + 1) / 2),
		step_of(kind, heading + right), rows / 2);
}

static void put_rows(struct footprint *f, enum grid_kind kind, int length, int width, int heading)
{
	const struct offset ahead = step_of(kind, heading);

	put_row(f, (struct offset){ 0, 0 }, ahead, length);
	for (int i = 1; i <= width / 2; i++) {
		put_row(f, row_of(kind, heading, i), ahead, length);
		if (2 * i < width)
			put_row(f, row_of(kind, heading, -i), ahead, length);
	}
}

/* ---- diagonals of squares (FP2) ---- */

/* A rank across the keel, `along` half diagonals ahead, as far as `most` cells:
 * from the keel outwards, to the right first. */
static int put_rank(struct footprint *f, int heading, int along, int broad, int most)
{
	const struct offset left = step_of(GRID_SQUARE, heading - 1);
	const struct offset right = step_of(GRID_SQUARE, heading + 1);
	int n = 0;

	for (int out = abs(along) % 2; out <= broad / 2; out += 2)
		for (int side = 1; side >= -1 && n < most; side -= 2) {
			const int aside = side * out;
			struct offset at = { 0, 0 };

			if (aside < -((broad - 1) / 2) || (out == 0 && side < 0))
				continue;
			at = add(at, left, (along - aside) / 2);
			put(f, add(at, right, (along + aside) / 2));
			n++;
		}
	return n;
}

/* How many half diagonals a body is broad: its width by the root of two, rounded;
 * one of a single row is a stair, or it would not hang together. */
static int half_diagonals(int width)
{
	const int broad = (width * 181 + 64) / 128;

	return broad < 2 ? 2 : broad;
}

static void put_diagonal(struct footprint *f, int length, int width, int heading)
{
	const int cells = length * width, broad = half_diagonals(width);
	int n = put_rank(f, heading, 0, broad, cells);

	for (int along = 1; n < cells; along++) {
		n += put_rank(f, heading, along, broad, cells - n);
		n += put_rank(f, heading, -along, broad, cells - n);
	}
}

/* ---- for everybody ---- */

void footprint_of(enum grid_kind kind, struct body b, int heading, struct footprint *f)
{
	const int length = at_least_one(b.length), width = at_least_one(b.width);

	assert(footprint_body_sound(b));
	f->n = 0;
	if (kind == GRID_SQUARE && heading % 2)
		put_diagonal(f, length, width, heading);
	else
		put_rows(f, kind, length, width, heading);
	assert(f->n == length * width);
}

/* The cell of a part, or CELL_NONE beyond the edge. */
static cell_t part_cell(const struct grid *g, const struct footprint *f, cell_t anchor, int part)
{
	const int row = grid_row(g, anchor), down = row + f->part[part].down;
	const int slanted = slanted_col(g, grid_col(g, anchor), row) + f->part[part].across;

	return grid_at(g, g->kind == GRID_HEX ? slanted + (down >> 1) : slanted, down);
}

int footprint_cells(const struct grid *g, struct body b, cell_t anchor, int heading,
	cell_t cells[BODY_CELLS_MAX])
{
	struct footprint f;

	cells[0] = anchor;
	if (!body_big(b))
		return 1;
	footprint_of(g->kind, b, heading, &f);
	for (int i = 0; i < f.n; i++) {
		cells[i] = part_cell(g, &f, anchor, i);
		if (cells[i] == CELL_NONE)
			return 0;
	}
	return f.n;
}

cell_t footprint_bow(const struct grid *g, struct body b, cell_t anchor, int heading)
{
	struct footprint f;
	const struct offset ahead = step_of(g->kind, heading);
	int bow = 0;

	footprint_of(g->kind, b, heading, &f);
	for (int i = 1; i < f.n; i++) {
		const int at = f.part[i].across * ahead.across + f.part[i].down * ahead.down;
		const int before = f.part[bow].across * ahead.across
			+ f.part[bow].down * ahead.down;

		if (f.part[i].across * ahead.down == f.part[i].down * ahead.across && at > before)
			bow = i;
	}
	return part_cell(g, &f, anchor, bow);
}
