/* The volley: all dice against the state at the phase's start. */
#ifndef RISK_FIRE_VOLLEY_H
#define RISK_FIRE_VOLLEY_H

#include "systems/risk/fire/aim.h"
#include "systems/risk/risk.h"

void risk_volley(struct game *g);	/* the stage: commanded by their aims, the
					 * uncommanded at the nearest (K-6) */
/* The die of a hit's damage, before it is thrown; what it says. */
void risk_fire_damage_roller(const struct game *g, const struct risk_aim *a, struct roller *r);
enum fate risk_fire_fate(const struct risk_rules *r, int damage, int sum);

#endif
