/* Approach: the ways of a unit into contact with those it charges.
 *
 *  AP1  The places are the cells beside them where one could stand, each once; the marks bear
 *       them, and from where ways are sought.
 *  AP2  No flood goes further than the dearest way straight on from where ways are sought to the
 *       nearest place, where all of these are open (the cheapest of them, for who seeks one), nor
 *       to where none of them can be.
 */
#ifndef SKIRMISH_APPROACH_H
#define SKIRMISH_APPROACH_H

#include "skirmish/body/movers.h"

enum { APPROACH_MAX = 8 * FIGURES_MAX };

struct approach {
	uint8_t marks[MARK_CELLS];	/* its system's, of what is closed, and AP1 */
	enum gait gait;
	bool flying;
	bool by_step;	/* no contact up or down a cliff */
	int n, n_sought;
	cell_t cells[APPROACH_MAX];
	cell_t sought[FIGURES_MAX];
};

/* Of those who go so, on foot, with nothing closed to them, and no places yet. */
void approach_clear(struct approach *a, const struct game *g, enum gait gait);
/* The places beside one who is charged. */
void approach_add(struct approach *a, const struct game *g, int figure);
void approach_seek(struct approach *a, cell_t from);
/* Into the game's reach: what it costs to get to a place, and the ways there, from the nearest of
 * the cells sought (wanted 1), or from all (as many as are sought), which are at least one; if it
 * is not beyond `far`, in twelfths. */
void approach_flood(const struct approach *a, const struct game *g, int wanted, int32_t far);
/* Whether the cell sought and the place that are nearest to each other, of at least one each, have
 * an open way between them straight on, for at most so many twelfths: then a flood finds one, too.
 * False of those who fly. */
bool approach_straight(const struct approach *a, const struct game *g, int32_t far);
/* What it costs from the nearest of the cells sought; REACH_FAR. */
int32_t approach_cost(const struct approach *a, const struct game *g);

#endif
