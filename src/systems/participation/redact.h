/* Fog: what a side's view leaves out of this room's state. */
#ifndef PARTICIPATION_REDACT_H
#define PARTICIPATION_REDACT_H

#include "systems/participation/participation.h"

void pp_redact(struct game *view, int side);

#endif
