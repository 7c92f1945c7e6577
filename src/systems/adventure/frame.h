/* What the frame asks of the adventure books (skirmish.h). */
#ifndef ADVENTURE_FRAME_H
#define ADVENTURE_FRAME_H

#include "systems/adventure/adventure.h"

extern const struct skirmish adv_frame;

#endif
