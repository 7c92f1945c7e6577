/* What the files of the Movement phase tell each other.
 *
 * A mover is one figure on its way: a path worked out beforehand against the
 * table as it stood at the phase's start (A3), and an allowance.  All movers
 * run together in small equal shares of their allowances (C-8).
 */
#ifndef ADVENTURE_MOVES_H
#define ADVENTURE_MOVES_H

#include "systems/adventure/adventure.h"

enum { PATH_STEPS = 96, MARK_ENEMY = 1, MARK_NEAR_ENEMY = 2, MARK_CONTACT = 4,
	MARK_SOUGHT = 8, MARK_CELLS = GRID_SIDE_MAX * GRID_SIDE_MAX };

struct mover {
	int16_t figure, unit;
	int16_t target;		/* unit it charges, or -1; it may pass by others */
	bool home;		/* … into contact, no longer one cell short of it */
	bool fierce;		/* may go into contact with anybody: pursuers, routers */
	int16_t met;		/* unseen unit that stopped it; -1 */
	int32_t allowance, spent;	/* twelfths */
	cell_t end;		/* where the path leads */
	cell_t landing;		/* of a flight over heads and walls, or CELL_NONE */
	bool leaves;		/* leaves the table at the path's end */
	bool flying;
	enum gait gait;
	bool halts;		/* at the first enemy it touches, or touch of its target */
	bool waits, done, tested;	/* while they run */
	uint8_t n_steps, at;	/* step[at] is the next */
	uint8_t step[PATH_STEPS];	/* directions */
};

struct movers {
	int n;
	struct mover mover[FIGURES_MAX];
};

/* move.c */
struct mover *mover_add(const struct game *g, struct movers *all, int figure, int32_t allowance);
void movers_run(struct game *g, struct movers *all);
/* An enemy unit of `unit` with a fit figure next to `cell`; NOBODY if there is none. */
int touches_enemy(const struct game *g, int unit, cell_t cell);
/* Whether a fit figure of a unit stands next to `cell`. */
bool touches_unit(const struct game *g, cell_t cell, int unit);

/* paths.c: ways for one mover.  `marks` close cells (marks.c), NULL none. */
bool path_add(const struct game *g, struct mover *m, cell_t next);	/* adjacent; false: full */
void path_clear(const struct game *g, struct mover *m);
/* Goes on as the reach leads, as far as there is room. */
void path_follow(const struct game *g, struct mover *m, const struct reach *r);
/* Goes on straight from the path's end if it costs at most `most`; else leaves
 * the path as it was. */
bool path_straight(const struct game *g, struct mover *m, const uint8_t *marks, cell_t to,
	int32_t most);
/* The best way to the place, or as near to it as the allowance goes.  Uses the
 * game's reach. */
void path_find(const struct game *g, struct mover *m, const uint8_t *marks, cell_t to);
/* The cells of a mover's path in order, its own first; how many. */
int path_cells(const struct game *g, const struct mover *m, cell_t cells[PATH_STEPS + 1]);

/* marks.c: what is closed to a unit, as far as its side knows: enemies' cells and,
 * if it is not to touch them, those round the fit ones (S-C-7, S-C-8). */
void marks_build(const struct game *g, int unit, bool contact, uint8_t *marks);
/* Whether a side knows where a figure stands. */
bool marks_known(const struct game *g, int side, int figure);

/* formation.c: gives the movers first … end, all of one unit, places round a
 * goal and their ways there. */
void formation_plan(const struct game *g, struct movers *all, int first, enum mode mode,
	const uint8_t *marks, cell_t goal);

/* ambush.c: hidden enemies on the planned ways (S-A-29) */
void adv_ambushes(struct game *g, struct movers *all);

/* march.c: after anybody has moved. */
void adv_after_moves(struct game *g);

/* charge.c */
void plan_charge(struct game *g, int unit, struct movers *all);
/* charm.c */
void plan_bidden(struct game *g, struct movers *all);	/* of all who were asked */
/* flee.c */
void plan_flight_from(struct game *g, int unit, struct movers *all);	/* rout or retreat */

#endif
