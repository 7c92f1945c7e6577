/* Scouting: what a unit could reach, and how each place stands to the enemy.
 * Both minds choose among these; all of it is read from the seat's view.
 */
#ifndef ADVENTURE_SCOUT_H
#define ADVENTURE_SCOUT_H

#include "systems/adventure/adventure.h"

enum { SCOUT_MAX = 2200, FAR_AWAY = INT32_MAX / 4 };

struct scouted {
	cell_t cell;
	int32_t cost;	/* of getting there, twelfths */
	int32_t way;	/* from there on to the targets, twelfths, or FAR_AWAY */
	int32_t near;	/* to the nearest known enemy figure, bare, or FAR_AWAY */
	uint8_t cover;	/* enum cover of its ground */
	bool conceals;
};

/* All places where the unit's guide may go by a mode, his own first; `way`
 * leads to the nearest of the targets (FAR_AWAY throughout for none). */
int scout(const struct game *v, int unit, enum mode mode, const cell_t *targets, int n_targets,
	struct scouted *list, int room);
/* Cells of an enemy unit's figures as known to `unit`'s side: where they stand,
 * or where the unit was last seen.  How many. */
int scout_enemy(const struct game *v, int unit, int enemy, cell_t *cells);
/* The nearest enemy seen, else the one last seen nearest; -1. */
int scout_nearest(const struct game *v, int unit);
/* How many known enemy units have a line to a cell. */
int scout_watchers(const struct game *v, int unit, cell_t cell);
/* Whether some known fit enemy figure within `length` has a line to the cell. */
bool scout_in_reach_of_fire(const struct game *v, int unit, cell_t cell, int32_t length);
/* What lack of cover is worth, in twelfths of walking. */
int32_t scout_bareness(const struct game *v, const struct scouted *s);

/* Choices by hand, without text. */
void choose_order(struct choice *c, int seat, int unit, enum mode mode);
void choose_order_cell(struct choice *c, int seat, int unit, enum mode mode, cell_t goal);
void choose_order_figure(struct choice *c, int seat, int unit, enum mode mode, int figure);
void choose_charge(struct choice *c, int seat, int unit, int target);
void choose_fire(struct choice *c, int seat, int unit, int target);
void choose_hold(struct choice *c, int seat, int unit);
void choose_unit(struct choice *c, int seat, enum adv_verb verb, int unit);
void choose_answer(struct choice *c, int seat, enum adv_verb verb, int unit, bool yes);
void choose_done(struct choice *c, int seat);
/* Answers that need no thought: surrender accepted, pursuit, strikes, a story.
 * False if the decision is none of these. */
bool choose_plainly(const struct game *v, const struct decision *d, struct choice *c);

#endif
