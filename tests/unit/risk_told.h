/* What minds of risk tell units in a trial. */
#ifndef RISK_TOLD_H
#define RISK_TOLD_H

#include "risk_games.h"
#include "told.h"
#include "systems/risk/risk.h"

/* Goal: of a move; where it stands otherwise. */
struct told { enum order order; cell_t from, goal; int target; };

/* Lets the unit's seat answer until it has an order for it, which is not carried out;
 * fails if the seat is done without a word for it.  The orders of seats that come before
 * are `done`. */
struct told told_to(struct trial *t, const char *id);

#endif
