/* Casualties: among whom a hit on a unit falls (K-16, X-35). */
#ifndef RISK_FIRE_CASUALTIES_H
#define RISK_FIRE_CASUALTIES_H

#include "systems/risk/melee/comers.h"
#include "systems/risk/risk.h"

/* The figures among which a hit on a unit is dealt (K-16, X-35); how many. */
int risk_casualties(const struct game *g, int unit, int16_t figures[FIGURES_MAX]);

#endif
