/* A plain commander: tasks by the plan, orders by weighing places and charges, fire by
 * expected harm. */
#ifndef ADVENTURE_MIND_COMMAND_H
#define ADVENTURE_MIND_COMMAND_H

#include "systems/adventure/adventure.h"

void adv_command(const struct view *view, const struct decision *d, struct choice *c);

#endif
