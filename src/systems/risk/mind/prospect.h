/* Prospects: where a unit could go this turn, whom it knows of and what its arms are made
 * for, read from the seat's view.  Both minds use it.
 */
#ifndef RISK_PROSPECT_H
#define RISK_PROSPECT_H

#include "skirmish/commander/choose.h"
#include "skirmish/commander/lookout.h"
#include "systems/risk/risk.h"

enum { PROSPECTS_MAX = 2400 };

struct prospect {
	cell_t cell;
	int32_t cost;	/* of getting there, twelfths */
};

/* All places where the unit's guide may go by an order, his own first, then in order of
 * cost; places of other units' figures are left out. */
int prospects(const struct game *v, int unit, enum order order, struct prospect *list, int room);
enum gait prospect_gait(const struct game *v, int unit);
bool prospect_covered(const struct game *v, cell_t cell);
/* Whether a line of sight joins a place and one of several. */
bool prospect_line(const struct game *v, cell_t from, const cell_t *cells, int n);
/* The bands of the arm that most of its figures shoot with (S-K-15); false for close
 * combat troops (K-3). */
bool prospect_bands(const struct game *v, int unit, int32_t bands[BANDS]);

void tell_order(struct choice *c, int seat, int unit, enum order order);
void tell_move(struct choice *c, int seat, int unit, enum order order, cell_t goal);
void tell_charge(struct choice *c, int seat, int unit, int target);

#endif
