/* Obeying the action tables (K-7, K-9): what an uncommanded unit makes of the word its die
 * gave it. */
#ifndef ADVENTURE_MIND_OBEY_H
#define ADVENTURE_MIND_OBEY_H

#include "systems/adventure/adventure.h"

void adv_obey(const struct view *view, const struct decision *d, struct choice *c);

#endif
