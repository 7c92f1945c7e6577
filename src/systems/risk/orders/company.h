/* Company: things that pass from hand to hand, and player characters who go from one unit
 * to another (C-7, S-C-16, X-97). */
#ifndef RISK_ORDERS_COMPANY_H
#define RISK_ORDERS_COMPANY_H

#include "skirmish/turn/company.h"
#include "systems/risk/risk.h"

extern const struct company risk_company;
void risk_items(struct game *g);	/* who has what, after moves and fights */

#endif
