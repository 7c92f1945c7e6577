/* What the files about moving tell each other: paces.c, place.c, form.c, go.c, move.c,
 * rout.c. */
#ifndef MORO_MOVES_H
#define MORO_MOVES_H

#include "systems/moro/moro.h"

enum { WAY_CELLS = 400, MORO_CELLS = GRID_SIDE_MAX * GRID_SIDE_MAX };

/* paces.c: what is closed to a unit, as far as its side knows. */
enum {
	SHUT_ENEMY = 1,		/* an enemy stands there */
	SHUT_CONTACT = 2,	/* next to one */
	SHUT_HOME = 4,		/* next to the unit that it charges */
	SHUT_TAKEN = 8,		/* somebody else, or a gun, stands there: passed, not stood upon */
};
void moro_shut(const struct game *g, int unit, int target, uint8_t *shut);
/* What two dice come to. */
int moro_counted(enum count count, const int8_t dice[MOVE_DICE]);
/* Whether a unit's guide takes a cell for jungle (M-3, X-122). */
bool moro_takes_for_jungle(const struct game *g, int unit, cell_t cell);
/* Marks each cell that a unit's guide can come to with such a pace, without contact unless
 * with `target` (-1 = none); as its side knows.  marks: a byte a cell, 1 or 0. */
void moro_paces(const struct game *g, int unit, struct moro_pace pace, int target,
	uint8_t *marks);
/* Where a move towards a cell ends: there, or as far as its dice take it (Y-28); CELL_NONE. */
cell_t moro_as_far(const struct game *g, int unit, cell_t goal);
/* The way to a cell, both ends included; no cells if he cannot come there. */
struct moro_way {
	int n;
	cell_t cells[WAY_CELLS];
	struct moro_pace spent;	/* what it costs */
};
int moro_way(const struct game *g, int unit, struct moro_pace pace, int target, cell_t goal,
	struct moro_way *way);	/* way->n */

/* place.c, form.c: standing round a guide. */
enum { SPOTS_MAX = 600 };

/* Columns and rows in thousandths of a cell; off the table too. */
enum { CELL_MILLI = 1000, ROW_MILLI = 866 };	/* a row of hexagons is lower than wide */
struct point { int32_t x, y; };
struct point moro_point(const struct grid *grid, cell_t cell);

struct spot_of_unit { cell_t cell; struct point at; bool taken; };

struct stand {
	const struct game *g;
	int unit, target;
	bool asks;		/* its player does, who must not learn of the hidden by it */
	bool first;		/* its first formation, for which the hidden make room (Y-35) */
	cell_t goal, from;	/* the guide's new place and his old one */
	const cell_t *way;	/* how he came, or NULL: straight */
	int n_way;
	int n;			/* figures, the guide first */
	int16_t *figures;
	cell_t *cells;		/* theirs */
	int n_spots;
	struct spot_of_unit spots[SPOTS_MAX];	/* by how far it is from the guide */
	struct point ahead;	/* his way, a cell long */
};
/* Takes the spots for the figures that have none yet, by how such a unit stands. */
void moro_form_up(struct stand *s);
int moro_spot_at(const struct stand *s, cell_t cell);	/* index of a free one, or -1 */
/* Whether a figure's own wish can be had with the guide at a cell; why not. */
bool moro_check_wish(const struct game *g, int figure, cell_t wish, cell_t goal,
	struct reason *why);
/* How a unit would stand round its guide at a cell: its active figures' cells, CELL_NONE =
 * no room; with a target as many in contact as can be. */
struct moro_places { int n; int16_t figures[FIGURES_MAX]; cell_t cells[FIGURES_MAX]; };
void moro_places(const struct game *g, int unit, cell_t goal, int target,
	struct moro_places *places);
void moro_settle(struct game *g, int unit, cell_t goal, int target);	/* puts them there */
/* The same round where the guide stands, as the unit comes on the table. */
void moro_settle_first(struct game *g, int unit);
/* As moro_settle(), round a guide who came by this way and stands at its end or before it. */
void moro_settle_after(struct game *g, int unit, const cell_t *way, int n_way, int target);
/* Finds a limbered gun its place by its leader's new one. */
void moro_gun_follows(struct game *g, int unit, cell_t goal, cell_t from);

/* move.c. */
/* The acting unit's guide walks by its dice as near to a cell as he comes, with the
 * target of its charge or -1, and the others are placed round him; where he stands. */
cell_t moro_walk(struct game *g, cell_t goal, int target);

/* The direction of one cell from another, or the guide's facing. */
int moro_heading(const struct game *g, cell_t from, cell_t to, int facing);

#endif
