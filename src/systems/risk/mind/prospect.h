/* Prospects: where a unit could go this turn, and what its arms are made for, read from the
 * seat's view.  Both minds use it.
 */
#ifndef RISK_PROSPECT_H
#define RISK_PROSPECT_H

#include "skirmish/commander/choose.h"
#include "skirmish/commander/lookout.h"
#include "skirmish/commander/prospect.h"
#include "systems/risk/risk.h"

/* All places where the unit's guide may go by an order (prospect.h). */
int risk_prospects(const struct game *v, int unit, enum order order, struct prospect *list,
	int room);
enum gait risk_prospect_gait(const struct game *v, int unit);
bool risk_prospect_covered(const struct game *v, cell_t cell);
/* The bands of the arm that most of its figures shoot with (S-K-15); false for close
 * combat troops (K-3). */
bool risk_prospect_bands(const struct game *v, int unit, int32_t bands[BANDS]);

void risk_tell_order(struct choice *c, int seat, int unit, enum order order);
void risk_tell_move(struct choice *c, int seat, int unit, enum order order, cell_t goal);
void risk_tell_charge(struct choice *c, int seat, int unit, int target);

#endif
