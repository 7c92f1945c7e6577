/* Whose turn it is: which unit a commander names, and for what. */
#ifndef MORO_MIND_COMMAND_ACT_H
#define MORO_MIND_COMMAND_ACT_H

#include "systems/moro/moro.h"

void moro_command_activate(const struct game *v, const struct decision *d, struct choice *c);

#endif
