/* After the melee (K:131): who goes back, who takes a wound instead, who follows. */
#ifndef RISK_MELEE_BACK_H
#define RISK_MELEE_BACK_H

#include "systems/risk/melee/comers.h"
#include "systems/risk/risk.h"

void risk_backs(struct game *g);
void risk_ask_follow(struct game *g);
void risk_follow_up(struct game *g);
void risk_follow_comers(const struct game *g, int unit, struct comers *all);

#endif
