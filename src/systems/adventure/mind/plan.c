/* The plan's parties: see plan.h. */
#include <assert.h>

#include "systems/adventure/mind/plan.h"
#include "systems/adventure/vehicles/vehicles.h"

enum { INCH = 10 };

static_assert((int)PARTY_SPOTS == (int)SPOTS_MAX, "a party keeps a force's spots");

/* Still where nobody has found it. */
static bool hidden(const struct muster *m, int unit)
{
	return m->v->setup->units[unit].hidden
		&& (adv_unit_of(m->v, unit)->spotted & ~(1u << m->side)) == 0;
}

/* Those aboard have a will, whatever carries them has not. */
static bool has_a_will(const struct muster *m, int unit)
{
	return m->of[unit].known ? !adv_vehicle(m->v, unit) : adv_unit_ride(m->v, unit) >= 0;
}

static void fill_party(const struct muster *m, int unit, struct party *p)
{
	const enum stance stance = (enum stance)adv_unit_setting(m->v, unit, UNIT_STANCE);
	const struct force *f = &m->of[unit];

	*p = (struct party){
		.known = f->known, .enemy = f->enemy, .spent = f->spent,
		.fights = adv_combatant(m->v, unit), .stays_off = f->indirect,
		.willed = has_a_will(m, unit), .holds = stance == STANCE_HOLD,
		.waits = stance == STANCE_AMBUSH && hidden(m, unit),
		.guards = stance == STANCE_GUARD, .presses = stance == STANCE_ADVANCE,
		.n_spots = f->n_spots, .fit = f->fit, .active = f->active, .at = f->at,
		.range = f->range, .medium = f->medium, .charge = f->charge,
	};
	for (int i = 0; i < f->n_spots; i++)
		p->spots[i] = f->spots[i];
}

void plan(const struct muster *m, int unit, struct task *t)
{
	struct council council = { .v = m->v, .side = m->side, .inch = INCH,
		.shy = FIGURES_MAX };

	for (int u = 0; u < m->v->n_units; u++)
		fill_party(m, u, &council.of[u]);
	plan_task(&council, unit, t);
}
