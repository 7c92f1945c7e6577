/* Captives (K:62, X-115): who surrenders to whom, and who comes free again. */
#ifndef RISK_MELEE_CAPTURE_H
#define RISK_MELEE_CAPTURE_H

#include "systems/risk/risk.h"

void risk_surrender(struct game *g, int unit);	/* to the enemies nearest to it */
void risk_captives(struct game *g);	/* frees those whose captor is there no more */

#endif
