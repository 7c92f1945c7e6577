/* Slanted axes, on which both grids are alike.
 *
 * A row is a row, and a hex's column is counted along the slanted column that
 * runs from north-west to south-east, so that every direction is one constant
 * step (across, down).  On squares the slant is nought.
 */
#ifndef CLIFFHANGER_TABLE_AXES_H
#define CLIFFHANGER_TABLE_AXES_H

#include "cliffhanger/grid.h"

struct offset { int across, down; };

static const struct offset hex_steps[] = {
	{ 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 },
};
static const struct offset square_steps[] = {
	{ 0, -1 }, { 1, -1 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 },
};

static inline int slanted_col(const struct grid *g, int col, int row)
{
	return g->kind == GRID_HEX ? col - (row >> 1) : col;
}

#endif
