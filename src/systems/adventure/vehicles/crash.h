/* Crashes: what a vehicle strikes, by choice or out of control (S-A-75). */
#ifndef ADVENTURE_VEHICLES_CRASH_H
#define ADVENTURE_VEHICLES_CRASH_H

#include "systems/adventure/adventure.h"

/* A vehicle comes to the first of some steps, where something or somebody is in its
 * way: strikes it, and clears the way if it can.  Whether it goes on. */
bool adv_strike(struct game *g, int unit, const struct course_step *steps, int n, bool wild);

#endif
