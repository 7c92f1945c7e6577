/* How figures of the risk room move: its movers, for the files that run some. */
#ifndef RISK_MOVES_H
#define RISK_MOVES_H

#include "skirmish/body/movers.h"
#include "systems/risk/risk.h"

extern const struct movement risk_movement;

/* Runs the movers of a list begun with risk_movement, adds what each walks to what he has
 * walked this turn (K-12), and brings captives along. */
void risk_movers_run(struct game *g, struct movers *all);

/* retreat.c: where a unit that retreats, or one that routs, will go. */
void plan_retreat(struct game *g, int unit, struct movers *all);
void plan_rout(struct game *g, int unit, struct movers *all);

#endif
