/* Aims that are kept: see aims.h. */
#include "systems/risk/fire/aims.h"

#include <assert.h>

#include "systems/risk/judges.h"
#include "systems/risk/risk.h"

enum { PLACE_SPREAD = 23, UNIT_OWN = 2, UNIT_SEEN = 4 };

static_assert(UNITS_MAX <= 64 && WEAPONS_MAX <= 64, "same_figure() has six bits for one");

/* ---- what they follow from (AM5) ---- */

/* A unit that the side does not know of makes no difference, whoever is of it. */
static uint32_t order_of(const struct game *g, int side, int unit)
{
	const struct risk_unit *const u = risk_unit_of(g, unit);
	const bool own = g->units[unit].side == side;
	const uint32_t rest = (own ? UNIT_OWN : 0) | (game_sees(g, side, unit) ? UNIT_SEEN : 0)
		| (uint32_t)game_same_cause(g, side, g->units[unit].side) << 3;

	return !own ? rest : rest | (uint32_t)u->routing << 4
		| (uint32_t)g->units[unit].uncommanded << 5 | (uint32_t)u->order << 8
		| (uint32_t)u->word << 16 | (uint32_t)u->deed << 24;
}

static bool same_figure(struct aims_asked *a, const struct game *g, int figure, bool own)
{
	const struct figure *const f = &g->figures[figure];
	const struct risk_figure *const mine = risk_figure_of(g, figure);
	const int32_t spent = own ? mine->spent : 0;
	const uint32_t rest = (uint32_t)f->unit | (uint32_t)(f->life == LIFE_FIT) << 6
		| (own ? (uint32_t)mine->empty << 8 | (uint32_t)mine->wounds << 9
			| (uint32_t)(mine->found + 1) << 17 : 0);

	if (a->figure[figure].at == f->cell && a->figure[figure].spent == spent
			&& a->figure[figure].rest == rest)
		return true;
	a->figure[figure].at = f->cell;
	a->figure[figure].spent = spent;
	a->figure[figure].rest = rest;
	return false;
}

static bool same_unit(struct aims_asked *a, const struct game *g, int unit, uint32_t order)
{
	const bool own = (order & UNIT_OWN) != 0;
	const int32_t far = own ? risk_unit_of(g, unit)->far : 0;
	bool same = a->unit[unit].order == order && a->unit[unit].far == far;
	int32_t n = 0;

	a->unit[unit].order = order;
	a->unit[unit].far = far;
	if ((order & (UNIT_OWN | UNIT_SEEN)) == 0)
		return same;
	FOR_MEMBERS(f, g, unit) {
		same = same_figure(a, g, f, own) && same;
		n++;
	}
	same = same && a->unit[unit].n == n;
	a->unit[unit].n = n;
	return same;
}

static bool same_ground(struct aims_asked *a, const struct game *g)
{
	const bool same = a->setup == g->setup && a->drawn == g->table->drawn
		&& a->changes == g->table->changes;

	a->setup = g->setup;
	a->drawn = g->table->drawn;
	a->changes = g->table->changes;
	return same;
}

/* Who is in contact is told by who stands where, but for those whom somebody unseen touches. */
static bool touched_unseen(const struct game *g, int side)
{
	for (int u = 0; u < g->n_units; u++)
		if (!game_sees(g, side, u) && contact_unit(g, u))
			return true;
	return false;
}

/* Who is big may turn where he is: then nothing is the same. */
uint64_t risk_aims_stamp(const struct game *g, int side)
{
	struct risk_aiming *const all = risk_rules_of(g)->aiming;
	struct aims_asked *const asked = &all->asked[side];
	bool same;

	if (g->course != NULL || touched_unseen(g, side))
		return 0;
	same = same_ground(asked, g) && asked->stamp > 0;
	for (int u = 0; u < g->n_units; u++)
		same = same_unit(asked, g, u, order_of(g, side, u)) && same;
	if (!same)
		asked->stamp = ++all->stamp;
	return asked->stamp;
}

/* ---- where they are kept ---- */

struct risk_aims *risk_aims_place(const struct game *g, int unit, int target)
{
	struct risk_aiming *const all = risk_rules_of(g)->aiming;
	struct risk_aims *const a = &all->place[(unit * PLACE_SPREAD + target) % AIMS_PLACES];
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		n += f >= 0;
	if (n > AIMS_MOST)
		return NULL;
	if (a->unit != unit || a->target != target)
		a->stamp = 0;
	a->unit = (int16_t)unit;
	a->target = (int16_t)target;
	return a;
}
