/* The Game Master in the risk room: what only these rules know of his acts (C-12), and what
 * of the turn's intentions a truce ends. */
#ifndef RISK_MASTER_H
#define RISK_MASTER_H

#include "skirmish/master/acts.h"
#include "systems/risk/risk.h"

bool risk_hurt(const struct game *g, int figure);
extern const struct gm_acts risk_acts;

#endif
