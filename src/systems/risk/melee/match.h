/* Matching (K:113, S-K-27): who fights whom, of all who stand in contact. */
#ifndef RISK_MELEE_MATCH_H
#define RISK_MELEE_MATCH_H

#include "skirmish/body/match.h"
#include "systems/risk/risk.h"

/* `at`: where each figure stands, if not where it does; or NULL. */
void risk_match_figures(const struct game *g, const cell_t *at, struct fights *fights);

#endif
