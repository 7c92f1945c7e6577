/* Forming up: which spots round their guide a unit's figures take. */
#ifndef MORO_MOVE_FORM_H
#define MORO_MOVE_FORM_H

#include "systems/moro/moro.h"
#include "systems/moro/move/moves.h"

/* Takes the spots for the figures that have none yet, by how such a unit stands. */
void moro_form_up(struct stand *s);

#endif
