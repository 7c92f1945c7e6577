/* The Movement phase (K-10): plans for all units against the table as it stands, then all
 * figures move together (C-8). */
#ifndef RISK_MOVE_MOVE_H
#define RISK_MOVE_MOVE_H

#include "skirmish/body/movers.h"
#include "systems/risk/risk.h"

int32_t risk_allowance(const struct game *g, int figure);	/* this turn's, by its order */
void risk_move_all(struct game *g);	/* the stage */
/* Floods where a figure may go under an order; where a unit's guide may. */
void risk_figure_reach(const struct game *g, int figure, enum order order, struct reach *r);
bool risk_reach(const struct game *g, int unit, enum order order, struct reach *r);

extern const struct movement risk_movement;

/* Runs the movers of a list begun with risk_movement, adds what each walks to what he has
 * walked this turn (K-12), and brings captives along. */
void risk_movers_run(struct game *g, struct movers *all);

#endif
