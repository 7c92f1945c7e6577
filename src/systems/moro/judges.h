/* Who is what, and who can act: the only judges of people, guns, places and contact. */
#ifndef MORO_JUDGES_H
#define MORO_JUDGES_H

#include "systems/moro/moro.h"

bool moro_moros(const struct game *g, int unit);
bool moro_infantry(const struct game *g, int unit);	/* US, and no gun's crew */
bool moro_may_act(const struct game *g, int unit);	/* alive and not marked */
bool moro_side_may_act(const struct game *g, int side);	/* some unit of it may */
/* Y-21: whether a unit may be fired at or charged: in the first activation of a game none of
 * a side that has had no choice. */
bool moro_exposed(const struct game *g, int unit, struct reason *why);
/* Whom the rules measure by: the leader if he is active, else the first active one who is
 * with others; -1. */
int moro_guide(const struct game *g, int unit);
bool moro_leads(const struct game *g, int figure);	/* has the leader's +1 */
bool moro_bound(const struct game *g, int unit);
/* Which row of `movement` it moves by now: a gun's only with its gun. */
enum mover_row moro_mover(const struct game *g, int unit);
static inline enum place moro_place(const struct game *g, cell_t cell)
{
	return (enum place)moro_rules_of(g)->place[g->table->kind[cell]];
}
/* Where most of its active figures are, fort before building before jungle. */
enum place moro_unit_place(const struct game *g, int unit);
/* Where its shots leave from: its gun's cell while some of it serve it, else CELL_NONE: from
 * its figures (Y-20). */
cell_t moro_muzzle(const struct game *g, int unit);
int32_t moro_shot_distance(const struct game *g, int unit, int other);	/* from there */
/* The piece that a unit's active crew serve, its weapon row; -1 for units without one. */
int moro_gun(const struct game *g, int unit);
int moro_crew(const struct game *g, int unit);	/* active figures of it that are at its gun */

#endif
