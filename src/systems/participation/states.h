/* What figures and units of a participation game can be in (Y-29): the table by which the
 * Game Master and scenarios put them there. */
#ifndef PARTICIPATION_STATES_H
#define PARTICIPATION_STATES_H

#include "systems/participation/participation.h"

extern const struct state_row pp_states[];

#endif
