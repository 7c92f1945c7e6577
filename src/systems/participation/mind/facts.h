/* What the action tests ask of people whom nobody commands (C-14, X-230, uncommanded.h). */
#ifndef PARTICIPATION_MIND_FACTS_H
#define PARTICIPATION_MIND_FACTS_H

#include "systems/participation/participation.h"

extern const struct uncommanded pp_uncommanded;	/* facts.c */
bool pp_why(const struct game *v, int unit, int line, char *text, size_t size);

#endif
