/* Obeying the action tables (C-14, K-7, X-230): what people whom nobody commands make of
 * the word their die gave them. */
#ifndef PARTICIPATION_MIND_OBEY_H
#define PARTICIPATION_MIND_OBEY_H

#include "systems/participation/participation.h"

void pp_obey(const struct view *view, const struct decision *d, struct choice *c);

#endif
