/* Fire: the target from which most is to be expected.
 *
 *  DF1  Targets are weighed force against force; whether there is a shot at all
 *       is adv_can_aim()'s word, which proves the choice.
 *  DF2  Figures who cannot shoot at what their unit shoots at find a target of
 *       their own.
 *  DF4  Grenades and shells come before shots, one figure at a time (lobbing.h).
 *  DF3  Fire into a fight that friends are in has to be clearly right.
 */
#include <string.h>

#include "skirmish/body/contact.h"
#include "skirmish/commander/targets.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/orders/orders.h"

enum { PERCENT = 100, CLEARLY_RIGHT = 3, WORTH_WAITING = 3 * MILLI };

/* ---- what fire is worth ---- */

static const struct mode_rule *rule_of(const struct game *v, int unit)
{
	return &adv_rules_of(v)->mode[adv_unit_of(v, unit)->mode];
}

/* How a shot between the nearest spots of two units stands. */
static struct fire_at shot_between(const struct muster *m, int unit, int target)
{
	const struct game *v = m->v;
	const struct force *f = &m->of[unit], *e = &m->of[target];
	const struct adv_unit *a = adv_unit_of(v, target);
	struct fire_at s = { .distance = INT32_MAX, .steady = rule_of(v, unit)->steady,
		.careful = rule_of(v, target)->careful && e->active > 0,
		.coming = (e->coming && a->target == unit) || a->routing,
		.unspotted = !adv_spotted(v, target, m->side),
		.moved = adv_unit_of(v, unit)->moved };

	for (int i = 0; i < f->n_spots; i++)
		for (int k = 0; k < e->n_spots; k++) {
			const int32_t d = table_distance(v->table, f->spots[i], e->spots[k]);

			if (d >= s.distance)
				continue;
			s.distance = d;
			s.cover = e->walled[k] ? table_cover(v->table, f->spots[i], e->spots[k])
				: (enum cover)table_ground(v->table, e->spots[k])->cover;
		}
	return s;
}

static bool friends_fight(const struct game *v, int unit, int target)
{
	const uint64_t near = contact_neighbours(v, target);

	for (int u = 0; u < v->n_units; u++)
		if ((near >> u & 1) != 0 && !game_enemies(v, unit, u)
			&& contact_units(v, u, target))
			return true;
	return false;
}

static int32_t value_of(const struct muster *m, int unit, int target)
{
	const struct fire_at s = shot_between(m, unit, target);
	const struct harm h = adv_weigh_fire(m, &m->of[unit], &s);
	const int32_t value = adv_weigh_harm(&m->of[target], &h);

	/* the dice that miss are thrown again, at the friends. */
	if (value > 0 && friends_fight(m->v, unit, target)) {
		const struct harm missed = { m->of[unit].active * MILLI - h.hits, h.out, h.shaken };

		if (value < CLEARLY_RIGHT * adv_weigh_harm(&m->of[unit], &missed))
			return 0;
	}
	return (int32_t)((int64_t)value * targets_urgency(m, unit, target, s.distance) / PERCENT);
}

/* Whether it waits for better: till they are half as far as its arms reach well,
 * or so much is to be had that it would be a shame. */
static bool waits(const struct muster *m, int unit, int target, int32_t value)
{
	return m->of[unit].waits && (target < 0 || (value < WORTH_WAITING
		&& standing_apart(m->v, unit, target) > m->of[unit].medium / 2));
}

/* ---- who shoots ---- */

/* Whether the unit's leader, or who is furthest from him, sees any of a target. */
static bool in_view(const struct muster *m, int unit, int target)
{
	const struct force *f = &m->of[unit];

	FOR_MEMBERS(o, m->v, target)
		for (int i = 0; i < f->n_spots && game_on_table(m->v, o); i++)
			if (sight_clear(m->v->table, f->spots[i], m->v->figures[o].cell))
				return true;
	return false;
}

/* A figure that can shoot at a target and has none yet; -1. */
static int shooter(const struct game *v, int unit, int target)
{
	FOR_MEMBERS(f, v, unit)
		if (adv_figure_of(v, f)->aim < 0 && !adv_figure_of(v, f)->held
			&& adv_figure_of(v, f)->lob == CELL_NONE
			&& adv_can_aim(v, f, target))
			return f;
	return NOBODY;
}

struct shooting {		/* what is known of a unit's orders to fire */
	bool told;		/* some have a target, or hold */
	bool able;		/* some have none and could shoot */
	uint64_t targets;	/* bit per unit aimed at */
};

static struct shooting shooting_of(const struct game *v, int unit)
{
	struct shooting s = { false, false, 0 };

	FOR_MEMBERS(f, v, unit) {
		const struct adv_figure *a = adv_figure_of(v, f);

		s.told = s.told || a->aim >= 0 || a->held;
		s.able = s.able || (a->aim < 0 && !a->held && a->lob == CELL_NONE
			&& adv_can_shoot(v, f, NULL));
		if (a->aim >= 0)
			s.targets |= UINT64_C(1) << a->aim;
	}
	return s;
}

/* The best target that somebody of the unit can shoot at; who can; its value. */
static int best_target(const struct muster *m, int unit, uint64_t but, int *figure,
	int32_t *value)
{
	int32_t values[UNITS_MAX] = { 0 }, left[UNITS_MAX];

	for (int u = 0; u < m->v->n_units; u++)
		values[u] = muster_mark(m, u) && (but >> u & 1) == 0
			? value_of(m, unit, u) : 0;
	memcpy(left, values, sizeof left);
	for (int best; (best = targets_next(left, m->v->n_units, 0)) >= 0; ) {
		*value = values[best];
		*figure = in_view(m, unit, best) ? shooter(m->v, unit, best) : NOBODY;
		if (*figure >= 0)
			return best;
	}
	return NOBODY;
}

/* Somebody who had better throw something than shoot. */
static bool lob_next(const struct proposer *p, const struct muster *m, int unit, int32_t value)
{
	const int32_t share = m->of[unit].active > 0 ? value / m->of[unit].active : value;

	FOR_MEMBERS(f, m->v, unit)
		if (adv_figure_of(m->v, f)->lob == CELL_NONE
			&& adv_lob_figure(p, m, f, share))
			return true;
	return false;
}

static bool fire_unit(const struct proposer *p, const struct muster *m, int unit,
	struct shooting s)
{
	int figure = NOBODY, target;
	int32_t value = 0;

	target = best_target(m, unit, s.targets, &figure, &value);
	if (waits(m, unit, target, value))
		return false;
	if (!s.told && lob_next(p, m, unit, target < 0 ? 0 : value))
		return true;
	if (target < 0)
		return false;
	choose(p->c, p->seat, VERB_FIRE);
	choose_with(p->c, s.told ? ARGUMENT_FIGURE : ARGUMENT_UNIT, s.told ? figure : unit);
	choose_with(p->c, ARGUMENT_UNIT, target);
	p->c->proved = true;	/* DF1 */
	return true;
}

bool adv_decide_fire(const struct proposer *p)
{
	const struct game *v = p->v;
	struct muster m;

	m.v = NULL;	/* it is large: nothing else of it is looked at before */
	for (int u = 0; u < v->n_units; u++) {
		struct shooting s;

		if (game_seat_of_unit(v, u) != p->seat || !adv_unit_alive(v, u))
			continue;
		s = shooting_of(v, u);
		if (!s.able)
			continue;
		if (m.v == NULL)
			muster(&m, v, v->units[u].side, &adv_commander);
		if (fire_unit(p, &m, u, s))
			return true;
	}
	return false;
}
