/* The flood of a unit's paces, as it is kept for who asks the same again: see paces.c. */
#ifndef MORO_MOVE_FLOOD_H
#define MORO_MOVE_FLOOD_H

#include "cliffhanger/game.h"

enum { MORO_CELLS = GRID_SIDE_MAX * GRID_SIDE_MAX, FLOOD_LABELS = 24000, FLOOD_COSTS = 4096 };

struct flood_label {
	cell_t cell;
	int32_t from, next;	/* labels: whence; the next of the same cost */
	int16_t cost, jungle;
	bool settled;
};

/* What a flood is asked. */
struct flood_asked {
	uint64_t drawn, changes;	/* of the table */
	cell_t from;			/* CELL_NONE: nothing yet */
	int16_t most, most_jungle;
	bool in_line;			/* too wide for a trail */
	uint8_t shut[MORO_CELLS];	/* of so many cells as the table has */
};

struct moro_flood {
	const struct game *g;		/* of who asks now */
	int unit;
	struct flood_asked asked;
	int n;
	struct flood_label labels[FLOOD_LABELS];
	int32_t waiting[FLOOD_COSTS];	/* the labels of a cost that are not settled yet */
	int16_t least[MORO_CELLS];	/* jungle, of a cell's settled labels (MP1) */
};

#endif
