/* Standing: how units stand on the ground and towards each other, as far as that needs
 * no system: the half of the facts of action tests (K-1) that all rooms share.
 *
 * Only figures that are fit and on the table count.
 */
#ifndef SKIRMISH_STANDING_H
#define SKIRMISH_STANDING_H

#include "cliffhanger/game.h"

static inline bool standing_fit(const struct game *g, int figure)
{
	return game_on_table(g, figure) && g->figures[figure].life == LIFE_FIT;
}
bool standing_alive(const struct game *g, int unit);	/* a fit figure of it is on the table */
/* The first of a unit who is so, wherever he is; NOBODY if none is.  Asked so often that it is to
 * cost no call. */
static inline int standing_first(const struct game *g, int unit,
	bool (*is)(const struct game *g, int figure))
{
	FOR_MEMBERS(f, g, unit)
		if (is(g, f))
			return f;
	return NOBODY;
}
/* How many are. */
int standing_count(const struct game *g, int unit,
	bool (*is)(const struct game *g, int figure));
int standing_strength(const struct game *g, int unit);	/* those who are fit and on the table */
/* Whether a fit comrade is so near; true of whom nobody else is left, and aboard (C-7). */
bool standing_near(const struct game *g, int figure, int32_t length);
/* Whom a unit goes by: its leader if he may lead it on, else of those who may one who is with
 * the others, the fastest of them, of equals the first (C-7); NOBODY if there is none. */
struct guiding {
	bool (*may)(const struct game *g, int figure);
	int32_t (*rate)(const struct game *g, int figure);	/* NULL: all are as fast */
	int32_t together;	/* so near to a comrade one is with the others; 0: beside
				 * one */
};
int standing_guide(const struct game *g, int unit, const struct guiding *by);
/* From a figure to the nearest other fit one of a unit; INT32_MAX if there is none. */
int32_t standing_off(const struct game *g, int figure, int unit);
/* Between the nearest fit figures of two units; INT32_MAX if there are none. */
int32_t standing_apart(const struct game *g, int unit, int other);
/* From a place to the nearest fit figure of a unit; INT32_MAX if there is none. */
int32_t standing_to(const struct game *g, int unit, cell_t cell);
/* From a place to the nearest fit figure of a unit with a line to it; INT32_MAX if there is
 * none. */
int32_t standing_from(const struct game *g, int unit, cell_t cell);
/* Whether a fit figure of a unit has a line to one of another. */
bool standing_in_line(const struct game *g, int unit, int other,
	bool (*line)(const struct game *g, int figure, int other));
/* Where a unit's fit figure nearest to a cell stands; CELL_NONE if there is none. */
cell_t standing_nearest(const struct game *g, int unit, cell_t cell);
/* Whether men in two cells could fight: side by side, and no cliff between them. */
bool standing_touch(const struct game *g, cell_t a, cell_t b);
/* Whether two fit figures of a cell each could. */
bool standing_touching(const struct game *g, int figure, int other);

/* Whether somebody of it can be seen clearly: neither in cover nor where he could hide
 * (S-K-5). */
bool standing_clear(const struct game *g, int unit);
bool standing_covered(const struct game *g, int unit);	/* all of them stand in cover */
bool standing_in_works(const struct game *g, int unit);	/* one of them does */
/* Whether a place is to the flank or rear of a figure (S-C-6). */
bool standing_aside(const struct game *g, int figure, cell_t at);
int standing_tenths(int lost, int all);	/* full tenths of a strength (S-K-6) */

#endif
