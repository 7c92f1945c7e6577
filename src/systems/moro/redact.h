/* Fog: what a side's view leaves out of this room's state (M2). */
#ifndef MORO_REDACT_H
#define MORO_REDACT_H

#include "systems/moro/moro.h"

void moro_redact(struct game *view, int side);

#endif
