/* Prospects, and orders: see minds.h.  Both minds use them. */
#include "systems/risk/judges.h"
#include "systems/risk/mind/minds.h"
#include "systems/risk/move/move.h"
#include "systems/risk/settings.h"

int risk_prospects(const struct game *v, int unit, enum order order, struct prospect *list,
	int room)
{
	return risk_reach(v, unit, order, v->reach) ? prospects_reached(v, unit, list, room) : 0;
}

enum gait risk_prospect_gait(const struct game *v, int unit)
{
	return risk_gait(v->setup, unit);
}

bool risk_prospect_covered(const struct game *v, cell_t cell)
{
	return table_ground(v->table, cell)->cover != COVER_NONE;
}

static bool is_missile(const struct game *v, int arm)
{
	return risk_rules_of(v)->weapons[arm].missile;
}

bool risk_prospect_bands(const struct game *v, int unit, int32_t bands[BANDS])
{
	const struct risk_rules *r = risk_rules_of(v);
	int count[WEAPONS_MAX] = { 0 }, best = -1, shooters = 0, others = 0;

	FOR_MEMBERS(f, v, unit) {
		const int arm = standing_fit(v, f) ? arms_furthest(v, f, is_missile) : -1;

		shooters += arm >= 0;
		others += arm < 0 && standing_fit(v, f);
		if (arm >= 0 && (++count[arm], best < 0 || count[arm] > count[best]))
			best = arm;
	}
	if (best < 0 || shooters < others)
		return false;
	for (int b = 0; b < BANDS; b++)
		bands[b] = r->weapons[best].range[b];
	return true;
}

/* ---- orders ---- */

bool risk_propose(const struct proposer *p, int unit, enum order order)
{
	return propose_unit_word(p, VERB_ORDER, unit, (int)order);
}

bool risk_propose_move(const struct proposer *p, int unit, cell_t goal)
{
	choose_unit_word(p->c, p->seat, VERB_ORDER, unit, ORDER_MOVE);
	return propose_with(p, ARGUMENT_CELL, goal);
}

bool risk_propose_charge(const struct proposer *p, int unit, int target)
{
	choose_unit_word(p->c, p->seat, VERB_ORDER, unit, ORDER_CHARGE);
	return propose_with(p, ARGUMENT_UNIT, target);
}

bool risk_propose_any(const struct proposer *p, int unit)
{
	return risk_propose(p, unit, ORDER_STAND) || risk_propose(p, unit, ORDER_RETREAT)
		|| risk_propose(p, unit, ORDER_ROUT);
}
