/* Obeying the action tables (C-14, K-7): what a unit that nobody commands makes of the word
 * its die gave it when it was activated. */
#ifndef MORO_MIND_OBEY_H
#define MORO_MIND_OBEY_H

#include "systems/moro/moro.h"

void moro_obey(const struct view *view, const struct decision *d, struct choice *c);

#endif
