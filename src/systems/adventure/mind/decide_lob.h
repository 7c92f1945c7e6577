/* Grenades and shells: the place where a burst promises most. */
#ifndef ADVENTURE_MIND_DECIDE_LOB_H
#define ADVENTURE_MIND_DECIDE_LOB_H

#include "skirmish/commander/muster.h"
#include "systems/adventure/adventure.h"

/* Whether a burst there touches nobody of a side's cause, nor whom they charge. */
bool adv_lob_spares_friends(const struct game *v, int side, cell_t cell, const struct weapon *w);
/* The commander's choice for a figure whose own shot is worth `fire`; false if
 * he had better not. */
bool adv_lob_figure(const struct muster *m, int figure, int32_t fire, struct choice *c, int seat);
/* Whether a shell of a side's cause comes down this turn so near to a cell that
 * nobody of them should go there. */
bool adv_lob_lands_near(const struct game *v, int side, cell_t cell);
/* The same of any figure of a unit that is charged. */
bool adv_lob_lands_on(const struct game *v, int side, int unit);
/* Whether a unit has something that is only lobbed standing, and a known enemy for it. */
bool adv_lob_wants_to_stand(const struct muster *m, int unit);

#endif
