/* The other questions: charges pressed or called off, pursuits, whom to strike. */
#include "systems/adventure/decide.h"
#include "systems/adventure/weigh.h"

enum { LOSING = 2 };	/* a charge that costs so much more than it gains is off */

static bool presses(const struct muster *m, const struct decision *d)
{
	const struct odds o = weigh_melee(m, &m->of[d->unit], &m->of[d->other],
		weigh_blow(m->v, d->unit, d->other));

	return m->of[d->other].known && o.loss < LOSING * o.gain;
}

/* Not away from a post, and not into the muzzles of others. */
static bool pursues(const struct muster *m, const struct decision *d)
{
	const enum stance stance = (enum stance)adv_unit_setting(m->v, d->unit, UNIT_STANCE);
	const struct force *self = &m->of[d->unit];

	if (stance == STANCE_HOLD || stance == STANCE_GUARD || self->medium > 0)
		return false;
	for (int u = 0; u < m->v->n_units; u++) {
		const struct force *e = &m->of[u];

		if (u != d->other && e->known && e->enemy && !e->spent && e->n_batteries > 0
			&& muster_distance(m, e, self->at) <= e->range
			&& sight_clear(m->v->table, e->at, self->at))
			return false;
	}
	return true;
}

void decide_rest(const struct game *v, const struct decision *d, struct choice *c)
{
	struct muster m;

	if (d->kind == ASK_PRESS) {
		muster(&m, v, v->units[d->unit].side);
		choose_answer(c, d->seat, VERB_PRESS, d->unit, presses(&m, d));
	} else if (d->kind == ASK_PURSUE) {
		muster(&m, v, v->units[d->unit].side);
		choose_answer(c, d->seat, VERB_PURSUE, d->unit, pursues(&m, d));
	} else if (!choose_plainly(v, d, c)) {
		choose_done(c, d->seat);
	}
}
