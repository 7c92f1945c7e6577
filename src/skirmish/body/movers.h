/* Movers: figures on their way, together (C-8).
 *
 * A mover is one figure on its way: a path worked out beforehand against the
 * table as it stood at the phase's start, and an allowance.  All movers run
 * together in small equal shares of their allowances.
 *
 * What this room cannot know of the figures it asks their system, by a struct
 * movement: it goes with a list of movers from movers_begin() on.
 */
#ifndef SKIRMISH_MOVERS_H
#define SKIRMISH_MOVERS_H

#include "cliffhanger/reach.h"
#include "cliffhanger/system.h"

enum { PATH_STEPS = 96, MARK_ENEMY = 1, MARK_NEAR_ENEMY = 2, MARK_CONTACT = 4,
	MARK_SOUGHT = 8, MARK_GOAL = 16, MARK_CELLS = GRID_SIDE_MAX * GRID_SIDE_MAX };

struct mover;

/* What a system says of its figures.  All of it is asked of the state as it is. */
struct movement {
	/* Fit and on its feet: next to its enemies it is in contact. */
	bool (*fights)(const struct game *g, int figure);
	/* Whom a charge at his unit makes for, and halts at.  NULL: who fights. */
	bool (*charged)(const struct game *g, int figure);
	/* May go somewhere in this phase, and so makes way. */
	bool (*can_move)(const struct game *g, int figure);
	/* A hull: nobody walks through, friend or foe.  NULL: there are none. */
	bool (*bars)(const struct game *g, int figure);
	enum gait (*gait)(const struct game *g, int figure);	/* in this phase */
	/* Ways are planned as if nobody stood there whom the side does not see. */
	bool own_eyes;
	int (*die)(const struct game *g);	/* sides of the tie's die (S-C-9) */
	/* The mover stands in another cell now; whether it goes on.  NULL: yes. */
	bool (*stepped)(struct game *g, struct mover *m);
	/* The mover goes over the table's edge: by LIFE_LEFT, and what that entails. */
	void (*leaves)(struct game *g, const struct mover *m);
	/* A unit that a mover's side did not see has stopped it (S-A-29). */
	void (*found)(struct game *g, int unit);
};

struct mover {
	const struct movement *by;
	int16_t figure, unit;
	int16_t target;		/* unit it charges, or -1; it may pass by others */
	bool home;		/* … into contact, no longer one cell short of it */
	bool fierce;		/* may go into contact with anybody: pursuers, routers */
	bool passes;		/* may pass next to enemies, and stops there no more than they */
	int16_t met;		/* unseen unit that stopped it; -1 */
	int32_t allowance, spent;	/* twelfths */
	cell_t end;		/* where the path leads */
	cell_t landing;		/* of a flight over heads and walls, or CELL_NONE */
	bool leaves;		/* leaves the table at the path's end */
	bool flying;
	enum gait gait;
	bool halts;		/* at the first enemy it touches, or touch of its target */
	bool tested;		/* for the system: it has asked this mover for its roll */
	bool waits, done;	/* while they run */
	uint8_t n_steps, at;	/* step[at] is the next */
	uint8_t step[PATH_STEPS];	/* directions */
};

struct movers {
	const struct movement *by;
	bool anew;	/* all are asked in every round, to the same end (waits.h) */
	int n;
	struct mover mover[FIGURES_MAX];
};

static inline void movers_begin(struct movers *all, const struct movement *by)
{
	all->by = by;
	all->anew = false;
	all->n = 0;
}

/* movers.c.  The allowance is in the measure. */
struct mover *mover_add(const struct game *g, struct movers *all, int figure, int32_t allowance);
/* Moves them all; afterwards each has its `spent`. */
void movers_run(struct game *g, struct movers *all);
/* One on the table turns to another place (C-6); a big one goes about as it moves alone. */
void movers_face(struct game *g, int figure, cell_t at);
/* After moves: captives keep up with their captors. */
void movers_captives_follow(struct game *g);

/* nearby.c.  An enemy unit of `unit` with a fighting figure next to `cell`; NOBODY if there is
 * none. */
int movers_touch_enemy(const struct movement *by, const struct game *g, int unit, cell_t cell);

/* paths.c: ways for one mover.  `marks` close cells (marks.c), NULL none. */
bool path_add(const struct game *g, struct mover *m, cell_t next);	/* adjacent; false: full */
void path_clear(const struct game *g, struct mover *m);
/* Goes on as the reach leads, as far as there is room. */
void path_follow(const struct game *g, struct mover *m, const struct reach *r);
/* Goes on to a cell by the way that the reach, flooded from the path's end, found there; whether
 * there is one. */
bool path_take(const struct game *g, struct mover *m, const struct reach *r, cell_t to);
/* Goes on straight from the path's end if it costs at most `most`; else leaves
 * the path as it was. */
bool path_straight(const struct game *g, struct mover *m, const uint8_t *marks, cell_t to,
	int32_t most);
/* What a way straight on costs from cell to cell, if that is at most so many twelfths and it
 * crosses no closed cell; else REACH_FAR. */
int32_t path_cost_straight(const struct game *g, enum gait gait, const uint8_t *marks, cell_t from,
	cell_t to, int32_t most);
/* Whether it is no more: then a flood has the place, too, and need not be asked. */
bool path_open(const struct game *g, enum gait gait, const uint8_t *marks, cell_t from, cell_t to,
	int32_t most);
/* Floods the game's reach by a rule and marks for nothing but a place, and the way there; whether
 * it is had for the allowance, in twelfths.  Marks, which may be NULL, are left as they are. */
struct leg { cell_t from, to; int32_t allowance; };
bool path_seek(const struct game *g, struct reach_rule rule, uint8_t *marks,
	const struct leg *leg);
/* The best way to the place, or as near to it as the allowance goes.  Uses the
 * game's reach; marks, which may be NULL, are left as they are. */
void path_find(const struct game *g, struct mover *m, uint8_t *marks, cell_t to);
/* Where a figure gets to with so many twelfths, by itself and as far as its side knows; with
 * `contact` beside enemies, too. */
void path_reach(const struct movement *by, const struct game *g, int figure, int32_t allowance,
	bool contact, struct reach *r);
/* Whether it gets somewhere straight on, hulls apart: then path_reach() has the place, too, and
 * need not be asked for it. */
bool path_reaches(const struct game *g, int figure, enum gait gait, int32_t allowance,
	bool contact, cell_t to);
/* Over the edge that a cell lies on (C-9): each makes for the nearest cell of it, or for
 * that one if he cannot stand there, and is gone if he has a step left. */
void path_leave(const struct game *g, struct mover *m, uint8_t *marks, cell_t goal);
/* The edges of the table, enum edge bits, that a cell lies on. */
uint8_t paths_edges_at(const struct grid *grid, cell_t cell);
/* Whether one could leave over a cell (C-9): it lies on an edge. */
bool path_leads_off(const struct game *g, cell_t goal, struct reason *why);
/* The cells of a mover's path in order, its own first; how many. */
int path_cells(const struct game *g, const struct mover *m, cell_t cells[PATH_STEPS + 1]);

/* marks.c: what is closed to a unit, as far as its side knows: enemies' cells and,
 * if it is not to touch them, those round the fit ones (S-C-7, S-C-8). */
void marks_build(const struct movement *by, const struct game *g, int unit, bool contact,
	uint8_t *marks);
/* Whether they close a cell of a way; but for those who bar it by the system's word. */
bool marks_close(const struct game *g, int unit, bool contact, const cell_t *way, int n);
/* Whether a side knows where a figure stands. */
bool marks_known(const struct game *g, int side, int figure);
/* Who stands in a cell, as far as the plans of a unit go; NOBODY. */
int marks_occupant_for(const struct movement *by, const struct game *g, int unit, cell_t cell);
/* The same: who keeps a figure out of it. */
int marks_barred_for(const struct movement *by, const struct game *g, int figure, cell_t cell);

#endif
