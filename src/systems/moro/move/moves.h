/* What the files about moving tell each other: paces.c, place.c, form.c, go.c, move.c,
 * rout.c. */
#ifndef MORO_MOVES_H
#define MORO_MOVES_H

#include "systems/moro/melee/melee.h"
#include "systems/moro/moro.h"

enum { WAY_CELLS = 400 };

/* paces.c: what is closed to a unit, as far as its side knows. */
enum {
	SHUT_ENEMY = 1,		/* an enemy stands there */
	SHUT_CONTACT = 2,	/* next to one, and not, too, … */
	SHUT_HOME = 4,		/* … next to the unit that it charges */
	SHUT_TAKEN = 8,		/* somebody else, or a gun, stands there: passed, not stood upon */
	SHUT_SOUGHT = 16,	/* a flood looks for it */
};
/* The way to a cell, both ends included; no cells if he cannot come there. */
struct moro_way {
	int n;
	cell_t cells[WAY_CELLS];
	struct moro_pace spent;	/* what it costs */
};

/* place.c, form.c: standing round a guide. */
enum { SPOTS_MAX = 600 };

/* Columns and rows in thousandths of a cell; off the table too. */
enum { CELL_MILLI = 1000, ROW_MILLI = 866 };	/* a row of hexagons is lower than wide */
struct point { int32_t x, y; };

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
/* How a unit would stand round its guide at a cell: its active figures' cells, CELL_NONE =
 * no room; with a target as many in contact as can be. */
struct moro_places { int n; int16_t figures[FIGURES_MAX]; cell_t cells[FIGURES_MAX]; };

#endif
