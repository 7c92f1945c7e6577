/* What the action tests ask of a unit of the Moro wars (C-14, uncommanded.h). */
#ifndef MORO_MIND_FACTS_H
#define MORO_MIND_FACTS_H

#include "systems/moro/moro.h"

extern const struct uncommanded moro_uncommanded;	/* facts.c */

#endif
