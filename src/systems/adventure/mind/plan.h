/* The plan (skirmish/commander/plan.h) by this room's muster. */
#ifndef ADVENTURE_PLAN_H
#define ADVENTURE_PLAN_H

#include "systems/adventure/mind/muster.h"
#include "skirmish/commander/plan.h"

void plan(const struct muster *m, int unit, struct task *t);

#endif
