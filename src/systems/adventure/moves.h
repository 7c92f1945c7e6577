/* What the files of the Movement phase tell each other.
 *
 * A mover is one figure on its way: a path worked out beforehand against the
 * table as it stood at the phase's start (A3), and an allowance.  All movers
 * run together in small equal shares of their allowances (C-8).
 */
#ifndef ADVENTURE_MOVES_H
#define ADVENTURE_MOVES_H

#include "systems/adventure/adventure.h"

enum { PATH_MAX_CELLS = 64, MARK_ENEMY = 1, MARK_NEAR_ENEMY = 2, MARK_FRIEND = 4,
	MARK_CELLS = GRID_SIDE_MAX * GRID_SIDE_MAX };

struct mover {
	int16_t figure, unit;
	int16_t may_touch;	/* unit it may go into contact with; -1 none, ANYBODY */
	int16_t passes;		/* unit it must not yet touch though it passes others; -1 */
	int16_t n_path, at;	/* path[at] is where it stands */
	int32_t allowance, spent;	/* twelfths */
	bool leaves;		/* leaves the table at the path's end */
	bool flying;
	bool done;
	cell_t path[PATH_MAX_CELLS];
};
enum { TOUCH_NOBODY = -1, TOUCH_ANYBODY = -2 };

struct movers {
	int n;
	struct mover mover[FIGURES_MAX];
};

/* move.c */
struct mover *mover_add(const struct game *g, struct movers *all, int figure, int32_t allowance);
/* Walks the reach's way from the mover's cell, as far as it goes. */
void mover_follow(struct mover *m, const struct reach *r);
void movers_run(struct game *g, struct movers *all);
/* Whether a step into `cell` would touch a fit enemy other than `except`. */
bool touches_enemy(const struct game *g, int unit, cell_t cell, int except);

/* marks.c: what is closed to a unit, as far as its side knows (S-C-7). */
void marks_build(const struct game *g, int unit, uint8_t *marks);

/* formation.c: places for a unit round a goal; the reach holds the way there
 * (reach_flood_to).  Returns how many, at most n; the first is the goal's. */
int formation_slots(const struct game *g, int unit, enum mode mode, const struct reach *r,
	cell_t goal, cell_t *slots, int n);
/* Gives each mover of the unit, movers first … end, a slot and a path. */
void formation_assign(const struct game *g, struct movers *all, int first,
	const struct reach *r, const cell_t *slots, int n_slots);

/* charge.c */
void plan_charge(struct game *g, int unit, struct movers *all);
/* flee.c */
void plan_flight_from(struct game *g, int unit, struct movers *all);	/* rout or retreat */
/* Captives keep up with their captors. */
void drag_captives(struct game *g);

#endif
