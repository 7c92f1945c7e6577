/* Company: see company.h. */
#include "skirmish/commander/company.h"
#include "skirmish/body/items.h"
#include "skirmish/commander/choose.h"

enum { HOPELESS_FIT = 2 /* bearers so few hand on what they carry */ };

/* To a squad of the same seat near by; whether the choice is lawful. */
static bool with_company(const struct muster *m, int unit, int figure, int seat,
	const struct company *by, struct choice *c)
{
	for (int u = 0; u < m->v->n_units; u++) {
		const struct force *f = &m->of[u];

		if (u == unit || !f->known || f->small || !f->fights
			|| (by->steady && f->spent) || game_seat_of_unit(m->v, u) != seat
			|| (figure >= 0 && f->led))
			continue;
		choose(c, seat, figure >= 0 ? by->join : by->hand);
		choose_with(c, figure >= 0 ? ARGUMENT_FIGURE : ARGUMENT_UNIT,
			figure >= 0 ? figure : unit);
		choose_with(c, ARGUMENT_UNIT, u);
		if (game_check(m->v, c, NULL))
			return true;
	}
	return false;
}

bool company_keeps(const struct muster *m, int unit, int seat, const struct company *by,
	struct choice *c)
{
	const struct force *f = &m->of[unit];

	if (f->fit <= HOPELESS_FIT && items_carried(m->v, unit)
		&& with_company(m, unit, NOBODY, seat, by, c))
		return true;
	return f->fit == 1 && f->guide >= 0 && by->hero(m->v, f->guide)
		&& !muster_aim(m, unit, false)
		&& with_company(m, unit, f->guide, seat, by, c);
}
