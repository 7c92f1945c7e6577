/* Spots: how the table stores what lines and feet run over.
 *
 * A spot is the index of a cell on a board that is
 *   slanted: on hexes every second row lies one spot further left, so that each
 *     direction is the same step in odd and in even rows (axial coordinates);
 *   margined: at least one spot that is no cell lies on every side of a cell;
 *   as wide as a power of two, so that a spot's row is a shift.
 *
 *     spot = (row + 1) * stride + margin + col - (row >> lean)
 */
#ifndef CLIFFHANGER_TABLE_SLANT_H
#define CLIFFHANGER_TABLE_SLANT_H

#include "cliffhanger/table.h"

static inline int32_t slant_row(const struct slant *s, cell_t cell)
{
	return (int32_t)((uint64_t)cell * s->inverse >> 32);
}

static inline int32_t slant_spot(const struct slant *s, cell_t cell)
{
	const int32_t row = slant_row(s, cell);

	return ((row + 1) << s->shift) + s->margin + cell - row * s->cols - (row >> s->lean);
}

/* Of spots on the table only. */
static inline cell_t slant_cell(const struct slant *s, int32_t spot)
{
	const int32_t row = (spot >> s->shift) - 1;
	const int32_t col = (spot & (s->stride - 1)) - s->margin + (row >> s->lean);

	return row * s->cols + col;
}

/* The steps of a grid's directions, as differences of spots. */
static inline void slant_steps(const struct slant *s, enum grid_kind kind, int32_t steps[8])
{
	const int32_t down = s->stride;

	if (kind == GRID_HEX) {
		const int32_t hex[6] = { 1 - down, 1, down, down - 1, -1, -down };

		for (int i = 0; i < 6; i++)
			steps[i] = hex[i];
	} else {
		const int32_t square[8] = {
			-down, 1 - down, 1, down + 1, down, down - 1, -1, -1 - down
		};

		for (int i = 0; i < 8; i++)
			steps[i] = square[i];
	}
}

/* What a straight line between two spots is made of: `steps` steps, `turns` of
 * which go aside as well: a step is `along`, and `aside` more on a turn. */
struct bearing { int32_t steps, turns, along, aside; };

/* Written without branches: which way a line goes is as good as chance. */
static inline struct bearing slant_bearing(const struct slant *s, enum grid_kind kind,
	cell_t from, cell_t to)
{
	const int32_t row_from = slant_row(s, from), row_to = slant_row(s, to);
	const int32_t down = row_to - row_from;
	const int32_t across = to - from - down * s->cols -
		(row_to >> s->lean) + (row_from >> s->lean);
	const int32_t x = across < 0 ? -across : across, y = down < 0 ? -down : down;
	const int32_t step_x = across < 0 ? -1 : 1;
	const int32_t step_y = down < 0 ? -s->stride : s->stride;
	const int32_t longer = x > y ? x : y, shorter = x > y ? y : x;
	const int32_t along = x > y ? step_x : step_y, other = x > y ? step_y : step_x;
	/* Hexes have only one of the two diagonals: the other way round a line
	 * turns from one axis to the other.  All bits set if it does. */
	const int32_t bent = -(int32_t)(kind == GRID_HEX && (across ^ down) >= 0);

	return (struct bearing){ longer + (shorter & bent), shorter, along,
		other - (along & bent) };
}

enum { TOP_OUTSIDE = UINT8_MAX };	/* table.top of the spots that are no cells (T4) */

/* How many levels what stands on a ground rises above it, for lines. */
static inline int ground_rise(const struct ground *ground)
{
	if (!ground->opaque && !ground->visibility)
		return 0;
	return ground->height ? ground->height : 1;
}

/* Footings: a step's cost in one word a spot.  Units are table.unit. */
enum {
	FOOTING_LEVEL = 0xF,	/* the level */
	FOOTING_TABLE = 0x10,	/* the spot is a cell */
	FOOTING_EVEN = 0x20,	/* … at the level of all its neighbours */
	FOOTING_SHIFT = 8	/* above: the cost of entering in units, 0 = impassable */
};

/* The cost of a step in units, 0 = impassable. */
static inline int32_t footing_cost(uint32_t from, uint32_t to, bool diagonal)
{
	const int32_t rise = (int32_t)(to & FOOTING_LEVEL) - (int32_t)(from & FOOTING_LEVEL);
	int32_t cost = (int32_t)(to >> FOOTING_SHIFT);

	if (rise) {
		if (rise > 1 || rise < -1)
			return 0;
		if (rise > 0)
			cost *= 2;
	}
	return diagonal ? (3 * cost + 1) / 2 : cost;
}

#endif
