/* The grid: see cliffhanger/grid.h. */
#include "cliffhanger/grid.h"

cell_t grid_at(const struct grid *g, int col, int row)
{
	if (col < 0 || row < 0 || col >= g->cols || row >= g->rows)
		return CELL_NONE;
	return (cell_t)row * g->cols + col;
}
