/* What the files of moving tell each other (move.c, paces.c, ways.c, steps.c, tend.c,
 * beasts.c, flight.c).
 *
 *  MV1  A move is planned from where figures stand, with what each has `left`; whoever is
 *       stopped on his way is planned for anew, so nothing of a way is kept but its goal.
 *  MV2  Whoever does not charge goes beside no enemy that his side sees.
 *  MV3  Nobody enters ground that takes nerve before he has thrown for it.
 */
#ifndef PP_MOVES_H
#define PP_MOVES_H

#include "systems/participation/participation.h"

/* ways.c */
extern const struct movement pp_movement;
enum gait_row pp_gait(const struct game *g, int unit);	/* by what it does */
/* Whether a figure is about to go somewhere in its move. */
bool pp_sets_out(const struct game *g, int figure);
/* Gives each going figure of a unit the place that it makes for. */
void pp_share_places(struct game *g, int unit);
/* Adds those of a unit who are going, with their ways. */
void pp_plan(const struct game *g, int unit, struct movers *all);
/* Marks the cells from which one could fight somebody of a unit; whether there are any. */
bool pp_mark_contact(const struct game *g, int target, uint8_t *marks);
/* Whether somebody of a unit could run into contact with another in this move. */
bool pp_may_charge(const struct game *g, int unit, int target, struct reason *why);
/* Where this move towards a goal ends: there, or as far as it goes (Y-28); where it stands, if
 * it has not enough for the first step. */
cell_t pp_as_far(const struct game *g, int unit, enum gait_row gait, cell_t goal);
bool pp_way_there(const struct game *g, int figure, cell_t goal);

/* steps.c: after each step that a figure has made. */
void pp_has_moved(struct game *g, int figure);
/* Whether somebody of one unit is in contact with somebody of another. */
bool pp_unit_touches(const struct game *g, int unit, int other);
void pp_leaves_table(struct game *g, int figure, cell_t edge, const char *word);

/* tend.c */
void pp_set_tending(struct game *g, int figure, int other, enum pp_verb verb);
void pp_end_tending(struct game *g, int figure);	/* as the move ends: what comes of it */
bool pp_may_take(const struct game *g, int unit, struct reason *why);
bool pp_may_drop(const struct game *g, int unit, struct reason *why);
void pp_take(struct game *g, int unit);
void pp_drop(struct game *g, int unit);

/* beasts.c: creatures that are bodies */
int pp_big(const struct game *g, int unit);	/* the figure that is its body, or NOBODY */
bool pp_big_may_go(const struct game *g, int unit, cell_t goal);
bool pp_big_may_charge(const struct game *g, int unit, int target);
void pp_big_steps(struct game *g, int unit);
bool pp_big_flees(struct game *g, int figure);	/* whether it could */

/* flight.c */
uint8_t pp_own_edges(const struct game *g, int figure);	/* enum edge bits it makes for */

#endif
