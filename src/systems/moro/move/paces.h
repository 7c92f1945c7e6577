/* Paces: how far a unit's leader comes by the dice of a move (M-3). */
#ifndef MORO_MOVE_PACES_H
#define MORO_MOVE_PACES_H

#include "systems/moro/moro.h"
#include "systems/moro/move/moves.h"

struct moro_pace moro_pace(const struct game *g, int unit);	/* by the dice thrown */
/* What such dice would give it; nothing where it stands in jungle and may go nowhere in
 * it (S-M-29). */
struct moro_pace moro_pace_by(const struct game *g, int unit, const int8_t dice[MOVE_DICE]);
bool moro_in_jungle(const struct game *g, int unit);	/* as its guide stands */
bool moro_reach(const struct game *g, int unit, struct moro_pace pace, struct reach *r);
void moro_shut(const struct game *g, int unit, int target, uint8_t *shut);
/* What two dice come to. */
int moro_counted(enum count count, const int8_t dice[MOVE_DICE]);
/* Whether a unit's guide takes a cell for jungle (M-3, X-122). */
bool moro_takes_for_jungle(const struct game *g, int unit, cell_t cell);
/* Whether a unit's guide can come to a cell with such a pace, as moro_paces() marks it. */
bool moro_comes_to(const struct game *g, int unit, struct moro_pace pace, int target, cell_t cell);
/* Marks each cell that a unit's guide can come to with such a pace, without contact unless
 * with `target` (-1 = none); as its side knows.  marks: a byte a cell, 1 or 0. */
void moro_paces(const struct game *g, int unit, struct moro_pace pace, int target,
	uint8_t *marks);
int moro_way(const struct game *g, int unit, struct moro_pace pace, int target, cell_t goal,
	struct moro_way *way);	/* way->n */

#endif
