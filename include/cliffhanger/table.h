/* The table: the ground of a game, and what it does to walking and seeing.
 *
 * Lengths are in the system's own smallest measure: tenths of an inch, or
 * millimetres in `risk` (C-1).  A kind of ground is a row of the system's
 * `terrain` table; the table keeps a copy, so that this room needs no rulebook.
 *
 * Invariants
 *  T1  kind[c] < n_grounds for every cell.
 *  T2  entry[], murk[] and block[] are derived from kind[] and grounds[] and
 *      are renewed by table_set_ground() and table_finish() alone.
 *  T3  a finished table is shared and constant: games hold a reference and
 *      copy it before they change it.
 */
#ifndef CLIFFHANGER_TABLE_H
#define CLIFFHANGER_TABLE_H

#include "cliffhanger/grid.h"

enum cover { COVER_NONE, COVER_SOFT, COVER_MEDIUM, COVER_HARD };

enum {
	GROUNDS_MAX = 48,
	GROUND_ID_MAX = 24,
	GROUND_NAME_MAX = 40,
	GROUND_PACE_FULL = 12,	/* entry cost of open ground, in twelfths */
	LEVEL_MIN = 0, LEVEL_MAX = 9,
};

struct ground {
	char id[GROUND_ID_MAX];		/* the row's id: "jungle" */
	char name[GROUND_NAME_MAX];	/* for people: "bamboo jungle" */
	char sign;			/* how maps draw it, ASCII */
	uint8_t pace;		/* cost of entering in twelfths of open ground:
				 * 12 full rate, 24 half, 48 a quarter,
				 * 0 impassable on foot */
	uint8_t cover;		/* enum cover, of a figure in the cell */
	uint8_t cover_behind;	/* enum cover, of a figure next to it against
				 * lines through the cell (S-C-12) */
	bool conceals;		/* a figure in it may be concealed (S-A-22) */
	bool opaque;		/* seen, not seen through (C-5) */
	uint8_t height;		/* levels it stands above its ground: 0 or 1 */
	int32_t visibility;	/* soft ground: length one sees through it;
				 * 0 = no limit */
	bool works;		/* fortified: units defend it (K-4) */
	uint8_t colour;		/* role for the front ends, see enum ground_role */
};

/* What a front end may draw a ground as; colours belong to the front end. */
enum ground_role {
	ROLE_OPEN, ROLE_CROPS, ROLE_SAND, ROLE_FOREST, ROLE_JUNGLE,
	ROLE_WATER, ROLE_DEEP, ROLE_SWAMP, ROLE_ROAD, ROLE_HUT,
	ROLE_MUD, ROLE_STONE, ROLE_WORKS, ROLE_WALL, ROLE_DOOR,
	ROLE_ROCK, ROLE_FIRE, GROUND_ROLES
};

struct sight_lines;	/* precomputed lines of a grid kind, see sight.h */

struct table {
	struct grid grid;
	int32_t cell_length;	/* length of one cell, e.g. 10 tenths */
	int n_grounds;
	struct ground grounds[GROUNDS_MAX];
	uint8_t *kind;		/* [cells] index into grounds */
	int8_t *level;		/* [cells] elevation */
	uint16_t *entry;	/* [cells] cost of entering, in twelfths of the
				 * measure; 0 = impassable (derived) */
	uint32_t *murk;		/* [cells] share of sight it takes, of
				 * SIGHT_WHOLE (derived) */
	uint8_t *block;		/* [cells] level its top reaches + 1 where it
				 * can stop a line, for a quick test (derived) */
	struct sight_lines *lines;	/* shared with the table's copies */
	int references;
};

/* A table of one ground (grounds[0]) at level 0, or NULL without memory.
 * `grid` within its limits, cell_length > 0. */
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

/* Distance on the bare grid, in the table's measure (C-2, X-20); halves of a
 * measure round up. */
int32_t table_distance(const struct table *t, cell_t a, cell_t b);
/* "within N": at most N; an adjacent cell is always within. */
bool table_within(const struct table *t, cell_t a, cell_t b, int32_t length);

/* Cost of the step from `from` to the adjacent `to`, in twelfths of the
 * measure: the ground entered (S-C-2), one level up at half rate (S-C-13),
 * the diagonal of a square grid at one and a half; 0 = impassable, which
 * includes two levels or more at one step. */
int32_t table_step_cost(const struct table *t, cell_t from, cell_t to);

/* Cover of a figure at `target` against a line from `from` (C-4, S-C-12). */
enum cover table_cover(const struct table *t, cell_t from, cell_t target);

static inline const struct ground *table_ground(const struct table *t, cell_t c)
{
	return &t->grounds[t->kind[c]];
}

#endif
