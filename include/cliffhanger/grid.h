/* The grid: cells, directions, distances.  Nothing here knows of terrain.
 *
 * A cell is an index, row * cols + col.  Hexes are pointy-topped and stand in
 * rows; odd rows are shifted half a cell to the right.  Directions count
 * clockwise from north-east:
 *
 *     hex:     0 NE  1 E  2 SE  3 SW  4 W  5 NW
 *     square:  0 N  1 NE  2 E  3 SE  4 S  5 SW  6 W  7 NW
 *
 * Distances are kept in half steps, so that the diagonal of a square grid
 * (one and a half, C-2) needs no fraction.  They are those of the bare grid,
 * as if the table was empty.
 */
#ifndef CLIFFHANGER_GRID_H
#define CLIFFHANGER_GRID_H

#include <stdbool.h>
#include <stdint.h>

typedef int32_t cell_t;
#define CELL_NONE ((cell_t)-1)

enum { GRID_SIDE_MIN = 4, GRID_SIDE_MAX = 300 };

enum grid_kind { GRID_HEX, GRID_SQUARE };

struct grid {
	enum grid_kind kind;
	int16_t cols, rows;	/* GRID_SIDE_MIN … GRID_SIDE_MAX each */
};

static inline int32_t grid_cells(const struct grid *g)
{
	return (int32_t)g->cols * g->rows;
}

static inline int grid_directions(const struct grid *g)
{
	return g->kind == GRID_HEX ? 6 : 8;
}

/* Column and row count from 0 here; players' text counts from 1. */
cell_t grid_at(const struct grid *g, int col, int row);	/* CELL_NONE off it */
int grid_col(const struct grid *g, cell_t cell);
int grid_row(const struct grid *g, cell_t cell);

/* The neighbour in a direction, or CELL_NONE beyond the edge. */
cell_t grid_step(const struct grid *g, cell_t cell, int direction);
/* All neighbours there are, in order of direction; how many. */
enum { GRID_AROUND_MAX = 8 };
int grid_around(const struct grid *g, cell_t cell, cell_t around[GRID_AROUND_MAX]);
bool grid_adjacent(const struct grid *g, cell_t a, cell_t b);

/* A cell as players read and type it, "12,5"; "off the table" where there is none. */
struct cell_text { char text[24]; };
struct cell_text grid_cell_text(const struct grid *g, cell_t cell);

/* Bare-grid distance in half steps: hex 2 a step; square 2 straight, 3 diagonal. */
int grid_half_steps(const struct grid *g, cell_t a, cell_t b);

/* The direction in which `to` lies from `from`; on the border of two sectors
 * the one nearer to `facing` (S-C-6).  Of who is in the same cell (game.h, G2):
 * `facing`. */
int grid_direction(const struct grid *g, cell_t from, cell_t to, int facing);

/* A direction as its digit on a number pad: 8 is north, 6 east. */
char grid_pad_digit(const struct grid *g, int direction);
/* Whether `to` lies in the front of a figure at `from` that faces `facing`:
 * three of six directions on hexes, five of eight on squares. */
bool grid_in_front(const struct grid *g, cell_t from, int facing, cell_t to);

/* Short names, "NE"; NULL outside the grid's directions. */
const char *grid_direction_name(const struct grid *g, int direction);
/* In words, "north-east"; NULL likewise. */
const char *grid_direction_words(const struct grid *g, int direction);
/* Where `to` lies from `from` as the map is looked at, in the eight words of a compass, on
 * hexes too; "here" of the same cell. */
const char *grid_compass_words(const struct grid *g, cell_t from, cell_t to);

#endif
