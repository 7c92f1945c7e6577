/* Counters: what lies on the table for those who hide, and who is found (M-6, X-123). */
#ifndef MORO_FIRE_COUNTERS_H
#define MORO_FIRE_COUNTERS_H

#include "systems/moro/moro.h"

bool moro_hidden(const struct game *g, int unit);
int moro_counter_of(const struct game *g, int unit);	/* index, or -1 */
void moro_counter_add(struct game *g, int unit, cell_t cell);	/* for a unit */
void moro_blind_add(struct game *g, int owner, cell_t cell);	/* for nothing */
void moro_counter_take(struct game *g, int counter);	/* and whoever it is stays as he is */
void moro_counter_lift(struct game *g, int counter);	/* the same, and all are told */
void moro_counter_move(struct game *g, int counter, cell_t cell);	/* a unit's; all are told */
void moro_counter_blank(struct game *g, int counter);	/* as if there never was one there */
/* Whether the side already has one in this cell; its enemy's are no matter. */
bool moro_counter_at(const struct game *g, int side, cell_t cell);
int moro_counters_of(const struct game *g, int side);	/* at most COUNTERS_OF_SIDE */
/* Whether an enemy that the side sees would find it here at once. */
bool moro_would_be_found(const struct game *g, int side, cell_t cell);
/* A counter is found: a blind is taken up, a unit is seen by all from now on. */
void moro_found(struct game *g, int counter, int by_unit);
void moro_reveal(struct game *g, int unit);	/* it moves or fires (M:20); no-op in view */
/* Counters of its enemies that a unit with its guide in this cell finds without a die;
 * whether there was one. */
bool moro_stumble(struct game *g, int unit, cell_t cell);
/* M1, and X-123 for all who stand openly: after each activation, at each turn's begin. */
void moro_sight_renew(struct game *g);

#endif
