/* What minds of risk tell units in a trial, for tests that judge them: every answer must
 * be lawful as it is, in the seat's view and in truth, or the test fails.
 */
#ifndef RISK_TOLD_H
#define RISK_TOLD_H

#include "risk_games.h"
#include "systems/risk/risk.h"

/* Goal: of a move; where it stands otherwise. */
struct told { enum order order; cell_t from, goal; int target; };

/* The choice of a decision's seat: the commander's, or that of the uncommanded. */
struct choice told_choice(const struct trial *t, const struct decision *d);
/* Lets the unit's seat answer until it has an order for it, which is not carried out;
 * fails if the seat is done without a word for it.  The orders of seats that come before
 * are `done`. */
struct told told_to(struct trial *t, const char *id);

#endif
