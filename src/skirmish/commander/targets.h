/* Targets: at whom a commander's units had best fire or run. */
#ifndef SKIRMISH_TARGETS_H
#define SKIRMISH_TARGETS_H

#include "skirmish/commander/muster.h"

/* How much more, or less, a target so far off matters to a unit than its figures say;
 * percent. */
int32_t targets_urgency(const struct muster *m, int unit, int target, int32_t distance);
/* Of what all units are worth the one worth most, and more than `least`, which is struck off
 * the list; NOBODY if there is none. */
int targets_next(int32_t worth[UNITS_MAX], int n_units, int32_t least);

#endif
