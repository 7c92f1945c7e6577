/* What figures, units and vehicles of an adventure can be in (Y-29): the table by which the
 * Game Master and scenarios put them there. */
#ifndef ADVENTURE_STATES_H
#define ADVENTURE_STATES_H

#include "systems/adventure/adventure.h"

extern const struct state_row adv_states[];

#endif
