/* What units of a Moro game can be in (Y-29): the table by which the Game Master and
 * scenarios put them there. */
#ifndef MORO_STATES_H
#define MORO_STATES_H

#include "systems/moro/moro.h"

extern const struct state_row moro_states[];

#endif
