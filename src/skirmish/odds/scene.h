/* The scene: a small game in which odds are reckoned (odds.h).
 *
 * An action tells in a struct situation how it is set up from its inputs, step by step, and
 * what may come of it; its `reckon` is then scene_reckon().
 *
 *     static bool put(struct scene *s)
 *     {
 *     	scene_unit(s, 0, 10, 2, 4);	ten of side 0, at column 2, row 4
 *     	scene_unit(s, 1, 10, 14, 4);	twelve cells east of them
 *     	…  settings, arms, ground …
 *     }
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
	const struct odds_case *asked;
	struct reason *why;		/* where its steps tell what they refuse */
	int further;			/* cells more than the range that is asked */
	struct setup setup;
	struct setup_side sides[SCENE_SIDES];
	struct setup_unit units[SCENE_UNITS];
	struct setup_figure figures[SCENE_FIGURES];
	void *rules;
	struct game *game;
};

/* The steps in their order; a step that says false has told the reason. */
struct situation {
	int cols, rows;		/* of the table, at least; at most GRID_SIDE_MAX each */
	int longer_by;		/* an input, not the first, that makes it so many cells longer;
				 * 0: none does */
	bool (*fits)(const struct odds_case *c, struct reason *why);	/* NULL: all cases do */
	bool (*put)(struct scene *s);	/* units, arms, ground */
	/* By how many cells the range must be longer than was asked, so that big figures are as
	 * far apart; then it is put once more.  NULL: by none. */
	int (*further)(const struct scene *s);
	/* The game's own state, as the dice are about to be thrown; NULL: as it begins. */
	bool (*set)(struct scene *s);
	bool (*reckon)(struct scene *s, struct odds *o);
};

odds_reckons scene_reckon;	/* of an action with a situation */
/* The same up to its reckoning: the game is as the dice are about to be thrown.  NULL with
 * the reason. */
struct scene *scene_set_up(const struct odds_case *c, struct reason *why);

/* Of a case, on an empty table of so many cells; NULL, with the reason, without memory. */
struct scene *scene_new(const struct odds_case *c, int cols, int rows, struct reason *why);
void scene_free(struct scene *s);	/* takes NULL */

/* What was asked. */
static inline int32_t scene_input(const struct scene *s, int input)
{
	return s->asked->values[input].number;
}

/* Before the game: a unit of 1 … figures in one column, the first at the place, the others
 * north and south of it by turns; its number.  The first of them leads it. */
int scene_unit(struct scene *s, int side, int figures, int col, int row);
/* The setup of the nth figure of a unit, from 0. */
struct setup_figure *scene_figure(struct scene *s, int unit, int n);
void scene_say(struct scene *s, int unit, int setting, int32_t number);	/* of the unit */
void scene_say_of(struct setup_figure *f, int setting, int32_t number);	/* of a hero */
void scene_arm(struct scene *s, int unit, int weapon);	/* all of it, with one arm more */
void scene_ground(struct scene *s, int col, int row, int ground);
extern const char *const scene_covers[];	/* words of inputs, by enum cover */
/* The first ground that gives so much cover to who stands in it and is walked on; -1. */
int scene_cover(const struct scene *s, enum cover cover);

/* Whether the nth ground of a book's terrain is one to stand upon. */
bool scene_stands(const struct rulebook *book, int ground);

/* Begins the game: the system's rules bound, figures placed, its first decisions open.
 * NULL, with the reason, without memory or with a book that the system cannot play by. */
struct game *scene_game(struct scene *s, struct reason *why);

#endif
