/* The language of Moro games: the phases, verbs and decisions that players read and write. */
#ifndef MORO_LANGUAGE_H
#define MORO_LANGUAGE_H

#include "systems/moro/moro.h"

extern const struct phase moro_phases[];
extern const struct verb moro_verbs[];
extern const struct decision_kind moro_decisions[];

#endif
