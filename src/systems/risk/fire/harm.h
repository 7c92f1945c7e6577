/* Harm: what hits have in store for each figure, and what comes of it (K-14, K-15). */
#ifndef RISK_FIRE_HARM_H
#define RISK_FIRE_HARM_H

#include "systems/risk/risk.h"

void risk_hit(struct game *g, int figure, int by_unit, enum fate fate, const char *arm);
void risk_fates(struct game *g);	/* applies what the phase has in store */
void risk_wound(struct game *g, int figure);	/* one wound more, or the last (K-15) */
void risk_die(struct game *g, int figure, const char *word);

#endif
