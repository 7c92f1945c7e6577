/* The chance of finding hidden counters (M-6, S-M-6). */
#ifndef MORO_ODDS_CHANCE_SIGHTING_H
#define MORO_ODDS_CHANCE_SIGHTING_H

#include "cliffhanger/odds.h"
#include "systems/moro/moro.h"

extern const struct odds_nothing moro_sighting_nothing, moro_fire_nothing, moro_cannon_nothing;

#endif
