/* Harm: whoever is hit dies at once, and somebody else may lead (M-7, X-131). */
#ifndef MORO_FIRE_HARM_H
#define MORO_FIRE_HARM_H

#include "systems/moro/moro.h"

void moro_kill(struct game *g, int figure, int by_unit, const char *arm);

#endif
