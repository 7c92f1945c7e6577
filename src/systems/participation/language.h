/* The language of participation games: the phases, verbs and decisions that players read
 * and write. */
#ifndef PARTICIPATION_LANGUAGE_H
#define PARTICIPATION_LANGUAGE_H

#include "systems/participation/participation.h"

extern const struct phase pp_phases[];
extern const struct verb pp_verbs[];
extern const struct decision_kind pp_decisions[];

#endif
