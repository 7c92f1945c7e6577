/* The sand table: a small game in which odds are reckoned (odds.h).
 *
 *     struct sandtable *s = sandtable_new(system, book, 40, 9);
 *     const int us = sandtable_unit(s, 0, 10, 2, 4);      ten of side 0, at column 2, row 4
 *     const int them = sandtable_unit(s, 1, 10, 14, 4);   twelve cells east of them
 *     …  settings, arms, ground …
 *     struct game *g = sandtable_game(s, &why);           as it begins; the room may then
 *     …                                                   set its own state as it likes
 *     sandtable_free(s);
 *
 *  SA1  A cell is one unit of the book wide (an inch, a centimetre): cells in a row are as
 *       far apart as their columns.
 *  SA2  Every ground is the book's first, open, until sandtable_ground() says otherwise.
 *  SA3  Side 0 comes from the west, side 1 from the east; they are enemies, and see what
 *       there is to be seen.
 */
#ifndef SKIRMISH_SANDTABLE_H
#define SKIRMISH_SANDTABLE_H

#include "cliffhanger/game.h"
#include "cliffhanger/odds.h"
#include "cliffhanger/system.h"

enum { SAND_SIDES = 2, SAND_UNITS = 8, SAND_FIGURES = 256 };

struct sandtable {
	struct setup setup;
	struct setup_side sides[SAND_SIDES];
	struct setup_unit units[SAND_UNITS];
	struct setup_figure figures[SAND_FIGURES];
	void *rules;
	struct game *game;
};

/* An empty table of so many cells, at most GRID_SIDE_MAX each; NULL without memory. */
struct sandtable *sandtable_new(const struct game_system *system, const struct rulebook *book,
	int cols, int rows);
void sandtable_free(struct sandtable *s);	/* takes NULL */

/* Before the game: a unit of 1 … figures in one column, the first at the place, the others
 * north and south of it by turns; its number.  The first of them leads it. */
int sandtable_unit(struct sandtable *s, int side, int figures, int col, int row);
/* The setup of the nth figure of a unit, from 0. */
struct setup_figure *sandtable_figure(struct sandtable *s, int unit, int n);
void sandtable_arm(struct sandtable *s, int unit, int weapon);	/* all of it, with one arm more */
void sandtable_ground(struct sandtable *s, int col, int row, int ground);
/* The first ground that gives so much cover to who stands in it and is walked on; -1. */
int sandtable_cover(const struct sandtable *s, enum cover cover);

/* Whether the nth ground of a book's terrain is one to stand upon. */
bool sandtable_stands(const struct rulebook *book, int ground);

/* Begins the game: the system's rules bound, figures placed, its first decisions open.
 * NULL, with the reason, without memory or with a book that the system cannot play by. */
struct game *sandtable_game(struct sandtable *s, struct reason *why);

#endif
