/* Weighing: what enemies and friends make of a place; thought_judge() and its kin (places.h). */
#ifndef SKIRMISH_WEIGHING_H
#define SKIRMISH_WEIGHING_H

#include "skirmish/commander/places.h"

/* Fills what a thought has of enemies, friends and listeners. */
void weighing_others(struct thought *t);
/* What the unit's company makes of a cell, if the system asks. */
int32_t weighing_company(const struct thought *t, cell_t cell);

#endif
