/* Scouting: where a unit could go, whom it knows of, and choices made by hand.
 * Both minds use it; all of it is read from the seat's view.
 */
#ifndef ADVENTURE_SCOUT_H
#define ADVENTURE_SCOUT_H

#include "systems/adventure/adventure.h"

enum { SCOUT_MAX = 2400 };

struct scouted {
	cell_t cell;
	int32_t cost;	/* of getting there, twelfths */
};

/* All places where the unit's guide may go by a mode, his own first, then in
 * order of cost; places of other units' figures are left out. */
int scout(const struct game *v, int unit, enum mode mode, struct scouted *list, int room);
/* Whether a side knows where a unit is and has somebody of it to fear. */
bool scout_knows(const struct game *v, int side, int unit);
/* Cells of an enemy unit's fit figures as known to `unit`'s side, or the one
 * where it was last seen.  How many. */
int scout_enemy(const struct game *v, int unit, int enemy, cell_t *cells);
/* The nearest enemy seen, else the one last seen nearest; -1. */
int scout_nearest(const struct game *v, int unit);
int32_t scout_distance(const struct game *v, cell_t from, const cell_t *cells, int n);
bool scout_line(const struct game *v, cell_t from, const cell_t *cells, int n);

/* Choices by hand, without text. */
void choose_order(struct choice *c, int seat, int unit, enum mode mode);
void choose_order_cell(struct choice *c, int seat, int unit, enum mode mode, cell_t goal);
void choose_order_figure(struct choice *c, int seat, int unit, enum mode mode, int figure);
void choose_charge(struct choice *c, int seat, int unit, int target);
void choose_fire(struct choice *c, int seat, int unit, int target);
void choose_fire_figure(struct choice *c, int seat, int figure, int target);
void choose_hold(struct choice *c, int seat, int unit);
void choose_unit(struct choice *c, int seat, enum adv_verb verb, int unit);
void choose_answer(struct choice *c, int seat, enum adv_verb verb, int unit, bool yes);
void choose_done(struct choice *c, int seat);
/* Answers that need no thought: surrender accepted, pursuit, strikes, a story.
 * False if the decision is none of these. */
bool choose_plainly(const struct game *v, const struct decision *d, struct choice *c);

#endif
