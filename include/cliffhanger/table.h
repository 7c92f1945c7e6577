/* The table: the ground of a game, and what it does to walking and seeing.
 *
 * Lengths are in the system's own smallest measure: tenths of an inch, or
 * millimetres in `risk` (C-1).  A kind of ground is a row of the system's
 * `terrain` table; the table keeps a copy, so that this room needs no rulebook.
 *
 * Invariants
 *  T1  kind[c] < n_grounds and LEVEL_MIN <= level[c] <= LEVEL_MAX for every cell.
 *  T2  entry[], murk[] and unit follow from grounds[]; top[], firm[], thing[], shelter[], haven[],
 *      footing[] and costs[] from kind[], level[] and grounds[].  They are renewed by
 *      table_finish() and table_set_ground() alone.
 *  T3  a finished table is shared and constant: games hold a reference and
 *      copy it before they change it.
 *  T4  the spots outside the table stop every line and every foot.
 *
 * Cells are for everybody; spots are how this room stores what it walks over.
 * A spot is the place of a cell on a slanted board with a margin all round,
 * where every direction is one constant step, whatever the row, and nobody
 * need look for the edge (src/table/slant.h).
 */
#ifndef CLIFFHANGER_TABLE_H
#define CLIFFHANGER_TABLE_H

#include <stddef.h>

#include "cliffhanger/grid.h"

/* How somebody goes: by a gait each ground has a pace of its own. */
enum gait { GAIT_FOOT, GAIT_SWIM, GAIT_MOUNTED, GAITS };

enum cover { COVER_NONE, COVER_SOFT, COVER_MEDIUM, COVER_HARD };

enum {
	GROUNDS_MAX = 48,
	GROUND_ID_MAX = 24,
	GROUND_NAME_MAX = 40,
	GROUND_PACE_FULL = 12,	/* entry cost of open ground, in twelfths */
	LEVEL_MIN = 0, LEVEL_MAX = 9,
	COSTS_EACH = 8, STEP_COST_MAX = UINT8_MAX,
	CELL_LENGTH_MAX = 250,	/* of the measure: 25", or 25 cm in `risk` */
};

struct ground {
	char id[GROUND_ID_MAX];		/* the row's id: "jungle" */
	char name[GROUND_NAME_MAX];	/* for people: "bamboo jungle" */
	char sign;			/* how maps draw it, ASCII */
	uint8_t pace;		/* cost of entering in twelfths of open ground:
				 * 12 full rate, 24 half, 48 a quarter,
				 * 0 impassable on foot */
	uint8_t swim;		/* the same for who swims, in twelfths of open water;
				 * 0 = as on foot */
	bool afoot;		/* nobody enters it mounted */
	uint8_t cover;		/* enum cover, of a figure in the cell */
	uint8_t cover_behind;	/* enum cover, of a figure next to it against
				 * lines through the cell (S-C-12) */
	bool conceals;		/* a figure in it may be concealed (S-A-22) */
	bool opaque;		/* seen, not seen through (C-5) */
	uint8_t height;		/* levels an opaque or soft thing stands above its
				 * ground, at most LEVEL_MAX; 0 counts as 1 */
	int32_t visibility;	/* soft ground: length one sees through it;
				 * 0 = no limit */
	bool works;		/* fortified: units defend it (K-4) */
	uint8_t role;		/* enum ground_role, for the front ends */
};

/* What a front end may draw a ground as; colours belong to the front end. */
enum ground_role {
	ROLE_OPEN, ROLE_CROPS, ROLE_SAND, ROLE_FOREST, ROLE_JUNGLE,
	ROLE_WATER, ROLE_DEEP, ROLE_SWAMP, ROLE_ROAD, ROLE_HUT,
	ROLE_MUD, ROLE_STONE, ROLE_WORKS, ROLE_WALL, ROLE_DOOR,
	ROLE_ROCK, ROLE_FIRE, GROUND_ROLES
};

/* How cells are laid out as spots, see src/table/slant.h. */
struct slant {
	int32_t cols;
	uint32_t inverse;	/* 2^32 / cols, upwards: a row without dividing */
	int32_t stride;		/* spots in a row, a power of two */
	int32_t margin;		/* the spot of column 0 in row 0 of the table */
	int32_t spots;
	uint8_t shift;		/* stride == 1 << shift */
	uint8_t lean;		/* rows that move a row one spot left, as a shift:
				 * 1 on hexes, 31 (none) on squares */
};

/* A cell on slanted axes: of hexes the columns lean, so that both grids are alike. */
struct axes { int16_t across, down; };

struct table {
	struct grid grid;
	int32_t cell_length;	/* length of one cell, e.g. 10 tenths */
	int n_grounds;
	struct ground grounds[GROUNDS_MAX];
	uint8_t *kind;		/* [cells] index into grounds */
	int8_t *level;		/* [cells] elevation */

	/* derived (T2) */
	uint64_t kinds;		/* a bit per kind that a cell of it is, or has been */
	int32_t entry[GAITS][GROUNDS_MAX];	/* cost of entering, in twelfths of
				 * the measure; 0 = impassable */
	uint32_t murk[GROUNDS_MAX];	/* share of sight a cell takes, of SIGHT_WHOLE */
	int32_t unit;		/* every step costs a multiple of it, in twelfths */
	int32_t step_max;	/* the dearest step, in units */
	int32_t step_least[GAITS];	/* and no step is cheaper */
	struct slant slant;
	uint8_t *top;		/* [spots] the level up to which it can stop a line */
	uint8_t *firm;		/* [spots] the level up to which it stops every line */
	uint8_t *thing;		/* [spots] kind, for lines that meet something */
	uint32_t *footing[GAITS];	/* [spots] what a step needs, see slant.h; that of
				 * walkers for a gait that no ground tells from walking */
	uint8_t *costs[GAITS];	/* [spots][COSTS_EACH] what a step in each direction costs,
				 * in units, 0 = impassable; shared as footing[] is.  Of no
				 * use where step_max > STEP_COST_MAX */
	struct axes *axes;	/* [cells], and of CELL_NONE, the cell before the first, before it:
				 * from nowhere it is far, but no accident */
	uint8_t *shelter;	/* [cells] enum cover: the best that a neighbour gives */
	uint8_t *haven;		/* [cells] percent of it and its neighbours, as far as one can
				 * walk there, that give cover or hide whoever is in them */
	int32_t step[2][GRID_AROUND_MAX];	/* of the directions, as cells further on; from
				 * even and from odd rows */
	uint64_t drawn;		/* a hash of what was drawn: of all that steps depend on */
	struct lines *lines;	/* lines of sight that are kept (T2), src/table/lines.h */
	uint64_t changes;	/* a hash of what table_set_ground() did so far; 0 = nothing */
	int references;
};

/* A finished table of one ground (grounds[0]) at level 0, or NULL without
 * memory.  `grid` within its limits, 0 < cell_length <= CELL_LENGTH_MAX,
 * 0 < n_grounds <= GROUNDS_MAX: whoever reads files checks that before. */
struct table *table_new(struct grid grid, int32_t cell_length,
	const struct ground *grounds, int n_grounds);
struct table *table_copy(const struct table *t);	/* NULL without memory */
struct table *table_hold(struct table *t);		/* one reference more */
void table_free(struct table *t);	/* drops a reference; takes NULL */

/* Drawing the map: set as many cells as wanted, then finish once. */
void table_draw(struct table *t, cell_t cell, int ground, int level);
void table_finish(struct table *t);
/* Changing one cell of a finished table (T2). */
void table_set_ground(struct table *t, cell_t cell, int ground);

int table_find_ground(const struct table *t, const char *id);	/* or -1 */

/* The steps to all neighbours of a cell that is not on the rim, as cells further on; NULL of
 * one that is. */
static inline const int32_t *table_inner_steps(const struct table *t, cell_t cell)
{
	const int32_t cols = t->grid.cols;
	const int32_t row = (int32_t)((uint64_t)cell * t->slant.inverse >> 32);
	const int32_t col = cell - row * cols;

	return row == 0 || row == t->grid.rows - 1 || col == 0 || col == cols - 1 ? NULL
		: t->step[row & 1];
}

/* grid_step() without a division. */
static inline cell_t table_step(const struct table *t, cell_t cell, int direction)
{
	const int32_t *const steps = table_inner_steps(t, cell);

	return steps != NULL ? cell + steps[direction] : grid_step(&t->grid, cell, direction);
}

/* grid_around() without a division. */
int table_around(const struct table *t, cell_t cell, cell_t around[GRID_AROUND_MAX]);

/* Distance on the bare grid, in the table's measure (C-2, X-20); halves of a
 * measure round up.  Nothing is asked so often. */
static inline int32_t table_distance(const struct table *t, cell_t a, cell_t b)
{
	const int32_t across = t->axes[b].across - t->axes[a].across;
	const int32_t down = t->axes[b].down - t->axes[a].down, both = across + down;
	const int32_t x = across < 0 ? -across : across, y = down < 0 ? -down : down;
	const int32_t longer = x > y ? x : y, together = both < 0 ? -both : both;

	if (t->grid.kind == GRID_HEX)
		return (longer > together ? longer : together) * t->cell_length;
	return ((longer + x + y) * t->cell_length + 1) / 2;
}
/* Of at least one cell the nearest to another, of equals the first. */
cell_t table_nearest(const struct table *t, cell_t from, const cell_t *cells, int n);
/* grid_adjacent() without a division. */
static inline bool table_adjacent(const struct table *t, cell_t a, cell_t b)
{
	const int32_t across = t->axes[b].across - t->axes[a].across;
	const int32_t down = t->axes[b].down - t->axes[a].down, both = across + down;

	if (a == b || across < -1 || across > 1 || down < -1 || down > 1)
		return false;
	return t->grid.kind != GRID_HEX || (both >= -1 && both <= 1);
}
/* "within N": at most N; an adjacent cell is always within. */
bool table_within(const struct table *t, cell_t a, cell_t b, int32_t length);

/* Cost of the step from `from` to the adjacent `to`, in twelfths of the
 * measure: the ground entered (S-C-2), one level up at half rate (S-C-13),
 * the diagonal of a square grid at one and a half; 0 = impassable, which
 * includes two levels or more at one step. */
int32_t table_gait_cost(const struct table *t, enum gait gait, cell_t from, cell_t to);
static inline int32_t table_step_cost(const struct table *t, cell_t from, cell_t to)
{
	return table_gait_cost(t, GAIT_FOOT, from, to);
}

/* The same of the step in a direction, to a neighbour that there is. */
int32_t table_cost_towards(const struct table *t, enum gait gait, cell_t from, int direction);
/* The same of all neighbours, in units (T2): as many as table_around() has. */
int table_steps(const struct table *t, enum gait gait, cell_t cell,
	cell_t around[GRID_AROUND_MAX], int32_t units[GRID_AROUND_MAX]);

/* Whether all neighbours of a cell lie at its level. */
bool table_even(const struct table *t, cell_t cell);

/* Cover of a figure at `target` against a line from `from` (C-4, S-C-12): the
 * better of its cell's and of what the cell before it gives those behind it.
 * Where two lines are clear the shooter takes the barer one. */
enum cover table_cover(const struct table *t, cell_t from, cell_t target);

static inline const struct ground *table_ground(const struct table *t, cell_t c)
{
	return &t->grounds[t->kind[c]];
}

/* The cost of entering a ground by a gait, in twelfths; 0 = impassable. */
static inline uint8_t ground_pace(const struct ground *ground, enum gait gait)
{
	if (gait == GAIT_FOOT)
		return ground->pace;
	if (gait == GAIT_SWIM)
		return ground->swim ? ground->swim : ground->pace;
	return ground->afoot ? 0 : ground->pace;
}

/* Water over one's head: swum in, never waded through. */
static inline bool ground_deep(const struct ground *ground)
{
	return ground->pace == 0 && ground->swim != 0;
}

#endif
