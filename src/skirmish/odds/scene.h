/* The scene: a small game in which odds are reckoned (odds.h).
 *
 *     struct scene *s = scene_new(c, 40, 9, &why);
 *     const int us = scene_unit(s, 0, 10, 2, 4);      ten of side 0, at column 2, row 4
 *     const int them = scene_unit(s, 1, 10, 14, 4);   twelve cells east of them
 *     …  settings, arms, ground …
 *     struct game *g = scene_game(s, &why);           as it begins; the room may then
 *     …                                                   set its own state as it likes
 *     scene_free(s);
 *
 *  SA1  A cell is one unit of the book wide (an inch, a centimetre): cells in a row are as
 *       far apart as their columns.
 *  SA2  Every ground is the book's first, open, until scene_ground() says otherwise.
 *  SA3  Side 0 comes from the west, side 1 from the east; they are enemies, and see what
 *       there is to be seen.
 */
#ifndef SKIRMISH_SCENE_H
#define SKIRMISH_SCENE_H

#include "cliffhanger/game.h"
#include "cliffhanger/odds.h"
#include "cliffhanger/system.h"

enum { SCENE_SIDES = 2, SCENE_UNITS = 8, SCENE_FIGURES = 256 };

struct scene {
	struct setup setup;
	struct setup_side sides[SCENE_SIDES];
	struct setup_unit units[SCENE_UNITS];
	struct setup_figure figures[SCENE_FIGURES];
	void *rules;
	struct game *game;
};

/* Of a case, on an empty table of so many cells, at most GRID_SIDE_MAX each; NULL, with the
 * reason, without memory. */
struct scene *scene_new(const struct odds_case *c, int cols, int rows, struct reason *why);
void scene_free(struct scene *s);	/* takes NULL */

/* Before the game: a unit of 1 … figures in one column, the first at the place, the others
 * north and south of it by turns; its number.  The first of them leads it. */
int scene_unit(struct scene *s, int side, int figures, int col, int row);
/* The setup of the nth figure of a unit, from 0. */
struct setup_figure *scene_figure(struct scene *s, int unit, int n);
void scene_arm(struct scene *s, int unit, int weapon);	/* all of it, with one arm more */
void scene_ground(struct scene *s, int col, int row, int ground);
/* The first ground that gives so much cover to who stands in it and is walked on; -1. */
int scene_cover(const struct scene *s, enum cover cover);

/* Whether the nth ground of a book's terrain is one to stand upon. */
bool scene_stands(const struct rulebook *book, int ground);

/* Begins the game: the system's rules bound, figures placed, its first decisions open.
 * NULL, with the reason, without memory or with a book that the system cannot play by. */
struct game *scene_game(struct scene *s, struct reason *why);

#endif
