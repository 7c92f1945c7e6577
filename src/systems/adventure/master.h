/* The Game Master in the adventure room: what only these rules know of his acts, and what
 * they leave to his ruling (C-12, C-13). */
#ifndef ADVENTURE_MASTER_H
#define ADVENTURE_MASTER_H

#include "skirmish/master/acts.h"
#include "systems/adventure/adventure.h"

extern const struct ruling adv_rulings[RULINGS + 1];
extern const struct gm_acts adv_acts;
void adv_ask_crossings(struct game *g);

#endif
