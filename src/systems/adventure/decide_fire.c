/* Fire: the target from which most is to be expected.
 *
 * Harm is worked out by the rollers themselves, as previews do, for each of
 * the unit's figures.
 */
#include "systems/adventure/decide.h"
#include "systems/adventure/weigh.h"

enum { DIE = 10, PERCENT = 100, CLEARLY_RIGHT = 3 };

/* What the unit's fire at a target would do, and to friends in a melee with it. */
static struct harm fire_at(const struct muster *m, int unit, int target, struct harm *friends)
{
	const struct game *v = m->v;
	struct harm h = { 0, 0, 0 };

	*friends = h;
	FOR_MEMBERS(f, v, unit) {
		struct aim a;
		struct roller r;
		int32_t hits;
		int need, wound;

		if (!adv_aim(v, f, target, &a, NULL))
			continue;
		adv_aim_roller(v, &a, target, &r);
		need = roller_need(&r) > DIE ? DIE : roller_need(&r);
		wound = adv_rules_of(v)->weapons[a.weapon].wound - WOUND_LEAST;
		hits = a.dice * need * MILLI / DIE;
		h.hits += hits;
		h.out += hits * m->out[wound] / MILLI;
		h.shaken += hits * m->shaken[wound] / MILLI;
		hits = (a.dice * MILLI - hits) * need / DIE;
		friends->hits += hits;
		friends->out += hits * m->out[wound] / MILLI;
		friends->shaken += hits * m->shaken[wound] / MILLI;
	}
	return h;
}

static bool friends_fight(const struct game *v, int unit, int target)
{
	for (int u = 0; u < v->n_units; u++)
		if (!adv_enemies(v, unit, u) && adv_touching(v, u, target))
			return true;
	return false;
}

/* How much more, or less, a target matters than its figures say; percent. */
static int32_t urgency(const struct muster *m, int unit, int target)
{
	const struct adv_unit *a = adv_unit_of(m->v, target);
	const struct force *e = &m->of[target];
	const int32_t d = adv_unit_distance(m->v, unit, target);
	int32_t percent = PERCENT;

	if (e->coming && a->target == unit)
		percent += 2 * PERCENT;
	else if (e->coming)
		percent += PERCENT;
	if (a->routing || e->active == 0)
		percent -= PERCENT / 3;
	if (e->charge > 0 && d <= e->charge)
		percent += PERCENT / 2;
	if (e->range > 0 && d <= e->range && e->active > 0)
		percent += PERCENT / 4;
	return percent;
}

static int32_t value_of(const struct muster *m, int unit, int target)
{
	struct harm friends;
	const struct harm h = fire_at(m, unit, target, &friends);
	int32_t value = weigh_harm(&m->of[target], &h);

	if (h.hits == 0)
		return 0;
	if (friends_fight(m->v, unit, target)
		&& value < CLEARLY_RIGHT * weigh_harm(&m->of[unit], &friends))
		return 0;
	return (int32_t)((int64_t)value * urgency(m, unit, target) / PERCENT);
}

/* Whether it lies hidden and waits for better. */
static bool waits(const struct muster *m, int unit, int32_t value)
{
	const uint8_t others = (uint8_t)(adv_unit_of(m->v, unit)->spotted & ~(1u << m->side));

	return m->v->setup->units[unit].hidden && others == 0
		&& adv_unit_setting(m->v, unit, UNIT_STANCE) == STANCE_AMBUSH
		&& value < MILLI;
}

static bool fire_unit(const struct muster *m, int unit, int seat, struct choice *c)
{
	int32_t best = 0;
	int target = NOBODY;

	for (int u = 0; u < m->v->n_units; u++) {
		int32_t value;

		if (!m->of[u].known || !m->of[u].enemy || (!m->of[u].coming
				&& adv_unit_distance(m->v, unit, u) > m->of[unit].range))
			continue;
		value = value_of(m, unit, u);
		if (value > best) {
			best = value;
			target = u;
		}
	}
	if (target < 0 || waits(m, unit, best))
		return false;
	choose_fire(c, seat, unit, target);
	return true;
}

/* Units that have been told, or have nobody who might shoot, are passed over. */
static bool to_be_told(const struct game *v, int seat, int unit)
{
	bool able = false;

	if (game_seat_of_unit(v, unit) != seat)
		return false;
	FOR_MEMBERS(f, v, unit) {
		if (adv_figure_of(v, f)->aim >= 0 || adv_figure_of(v, f)->held)
			return false;
		able = able || adv_can_shoot(v, f, NULL);
	}
	return able;
}

void decide_fire(const struct game *v, const struct decision *d, struct choice *c)
{
	struct muster m = { .v = NULL };

	for (int u = 0; u < v->n_units; u++) {
		if (!to_be_told(v, d->seat, u))
			continue;
		if (m.v == NULL)
			muster(&m, v, v->units[u].side);
		if (fire_unit(&m, u, d->seat, c))
			return;
	}
	choose_done(c, d->seat);
}
