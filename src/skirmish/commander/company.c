/* Company: see company.h. */
#include "skirmish/commander/company.h"
#include "skirmish/body/items.h"

enum { HOPELESS_FIT = 2 /* bearers so few hand on what they carry */ };

bool company_few(const struct game *v, int unit)
{
	const int fit = game_unit_fit(v, unit);

	return fit > 0 && fit <= HOPELESS_FIT;
}

/* To a squad of the same seat near by; whether the choice is lawful. */
static bool with_company(const struct proposer *p, const struct muster *m, int unit, int figure,
	const struct company *by)
{
	for (int u = 0; u < m->v->n_units; u++) {
		const struct force *f = &m->of[u];

		if (u == unit || !f->known || f->small || !f->fights
			|| (by->steady && f->spent) || game_seat_of_unit(m->v, u) != p->seat
			|| (figure >= 0 && f->led))
			continue;
		if (figure >= 0 ? propose_figure_unit(p, by->join, figure, u)
				: propose_unit_unit(p, by->hand, unit, u))
			return true;
	}
	return false;
}

/* What it carries, and a goal asks another to have. */
static bool passes_on(const struct proposer *p, const struct muster *m, int unit, int hand)
{
	for (int i = 0; i < m->goals.n; i++) {
		const struct goal *const g = &m->goals.goal[i];
		const int to = goals_bearer(g);

		if (g->kind == GOAL_HAVE && g->wanted && m->v->items[g->item].unit == unit
				&& to >= 0 && to != unit && m->of[to].known
				&& propose_unit_unit(p, hand, unit, to))
			return true;
	}
	return false;
}

bool company_keeps(const struct proposer *p, const struct muster *m, int unit,
	const struct company *by)
{
	const struct force *f = &m->of[unit];

	if (items_carried(m->v, unit) && passes_on(p, m, unit, by->hand))
		return true;
	if (f->fit <= HOPELESS_FIT && items_carried(m->v, unit)
		&& with_company(p, m, unit, NOBODY, by))
		return true;
	return f->fit == 1 && f->guide >= 0 && by->hero(m->v, f->guide)
		&& !muster_aim(m, unit, false)
		&& with_company(p, m, unit, f->guide, by);
}
