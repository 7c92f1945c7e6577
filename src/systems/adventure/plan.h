/* The plan (systems/common/plan.h) by this room's muster. */
#ifndef ADVENTURE_PLAN_H
#define ADVENTURE_PLAN_H

#include "systems/adventure/muster.h"
#include "systems/common/plan.h"

void plan(const struct muster *m, int unit, struct task *t);

#endif
