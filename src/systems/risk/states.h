/* What figures and units of a risk-factor game can be in (Y-29): the table by which the
 * Game Master and scenarios put them there. */
#ifndef RISK_STATES_H
#define RISK_STATES_H

#include "systems/risk/risk.h"

extern const struct state_row risk_states[];
void risk_take_from_word(struct game *g, int unit);	/* no word of a test holds it */

#endif
