/* At whom a unit fires after its move: the best harm by what it is worth, the best of an
 * enemy's turn to act that it may cost him included. */
#ifndef MORO_MIND_COMMAND_FIRE_H
#define MORO_MIND_COMMAND_FIRE_H

#include "systems/moro/moro.h"

void moro_command_fire(const struct game *v, const struct decision *d, struct choice *c);

#endif
