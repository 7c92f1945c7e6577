/* Going: where a unit may go by its dice, and what its player says of it (M-3, S-M-29). */
#ifndef MORO_MOVE_GO_H
#define MORO_MOVE_GO_H

#include "systems/moro/moro.h"

void moro_ask_go(struct game *g);	/* the stage */
bool moro_check_go(const struct game *g, const struct choice *c, struct reason *why);
void moro_apply_go(struct game *g, const struct choice *c);
/* Where a move towards a cell ends: there, or as far as its dice take it (Y-28); CELL_NONE. */
cell_t moro_as_far(const struct game *g, int unit, cell_t goal);

#endif
