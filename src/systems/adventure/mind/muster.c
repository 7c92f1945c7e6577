/* The muster: see muster.h. */
#include "skirmish/body/standing.h"
#include "skirmish/commander/stance.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

enum { INDIRECT_PERCENT = 75, WORTH_HERO = 3000, TURN_WALK = 80 /* tenths of an inch */ };

/* ---- one figure ---- */

/* The arm a figure fights with at a distance: a mortar, or what it shoots with that
 * reaches furthest; what it throws only if it has nothing else. */
static int main_arm(const struct game *v, int figure, int32_t *range)
{
	int best = -1;
	bool thrown = true;

	*range = 0;
	for (int i = 0, arm; (arm = adv_arm(v, figure, i)) >= 0; i++) {
		const struct weapon *w = &adv_rules_of(v)->weapons[arm];
		const bool throws = adv_bursts(w) && !w->crew;

		if ((w->hit == 0 && !adv_bursts(w)) || throws > thrown
			|| (throws == thrown && adv_longest_range(w) <= *range))
			continue;
		*range = adv_longest_range(w);
		thrown = throws;
		best = arm;
	}
	return best;
}

static void add_fire(const struct game *v, int figure, struct force *f)
{
	const struct adv_figure *a = adv_figure_of(v, figure);
	int32_t range;
	const int arm = main_arm(v, figure, &range);
	const struct weapon *w;
	struct volley *b;

	if (arm < 0)
		return;
	w = &adv_rules_of(v)->weapons[arm];
	b = muster_volley(f, arm, 0, range, 0);
	if (b == NULL || a->dropped || (adv_bursts(w) && adv_lobs_left(v, figure) == 0)
		|| (w->set_up && a->unprepared)
		|| (w->magazine > 0 && a->fired_turns >= w->magazine))
		return;
	b->n = (int16_t)(b->n + w->dice);
	if (w->fires_moving || (w->muzzle_loader && !a->unloaded))
		b->walking = (int16_t)(b->walking + w->dice);
	if (!w->fires_combat)
		b->rooted = (int16_t)(b->rooted + w->dice);
}

int32_t adv_muster_worth(const struct game *v, int figure)
{
	return adv_hero(v, figure) ? WORTH_HERO : 0;
}

/* The suppressed do nothing; of those aboard nobody is known to be. */
void adv_muster_figure(const struct game *v, int figure, struct force *f)
{
	if (!f->known || !adv_suppressed(v, figure))
		add_fire(v, figure, f);
}

/* ---- one unit ---- */

/* Whom it is taken for: its leader, or the first who is fit; an empty vehicle is nobody's
 * business. */
int adv_muster_guide(const struct game *v, int unit)
{
	int first = NOBODY;

	FOR_MEMBERS(f, v, unit)
		if (standing_fit(v, f) && (!game_vehicle(v, f) || v->figures[f].load > 0)
				&& (first < 0 || v->units[unit].leader == f))
			first = f;
	return first;
}

/* It lies in wait, still where nobody has found it. */
static bool waits(const struct muster *m, int unit)
{
	return m->v->setup->units[unit].hidden
		&& game_unit_setting(m->v, unit, UNIT_STANCE) == STANCE_AMBUSH
		&& (adv_unit_of(m->v, unit)->spotted & ~(1u << m->side)) == 0;
}

void adv_muster_stance(const struct muster *m, struct force *f)
{
	const struct game *const v = m->v;

	stance_take(f, game_unit_setting(v, f->unit, UNIT_STANCE));
	f->waits = waits(m, f->unit);
	f->shells = adv_lob_in_air(v, f->unit);
	f->fights = adv_combatant(v, f->unit);
	/* Those aboard have a will, whatever carries them has not. */
	f->willed = adv_unit_ride(v, f->unit) >= 0;
}

/* Where it likes to fight: the medium range of what most of its dice come from. */
static void count_medium(const struct game *v, struct force *f)
{
	const struct volley *best = NULL;
	const struct weapon *w;

	f->danger = f->range;
	for (int i = 0; i < f->n_volleys; i++)
		if (best == NULL || f->volleys[i].n > best->n)
			best = &f->volleys[i];
	if (best == NULL || 2 * best->n < f->active)
		return;
	w = &adv_rules_of(v)->weapons[best->arm];
	f->medium = w->range[1] == 0 ? w->range[0] : w->range[1];
	f->indirect = adv_bursts(w) && !w->burst.sees;
	if (f->indirect)	/* all its range is as good */
		f->medium = f->range * INDIRECT_PERCENT / 100;
}

static void count_heart(const struct game *v, struct force *f)
{
	const struct adv_unit *a = adv_unit_of(v, f->unit);
	struct roller r;

	f->spent = a->routing || a->pursuing;
	f->flees = a->routing;
	f->coming = a->charging && !a->stopped;
	f->prey = a->target;
	f->steady = adv_rules_of(v)->mode[a->last_mode].steady;
	adv_morale_roller(v, f->unit, CAUSE_FIRE, &r);
	f->morale = (int16_t)roller_need(&r);
	f->guide = (int16_t)adv_guide(v, f->unit);
	f->walk = TURN_WALK;
	if (f->guide >= 0 && !f->spent && !a->reorganise && !adv_unit_suppressed(v, f->unit)
		&& (adv_combatant(v, f->unit) || adv_charges_armed(v, f->unit)))
		f->charge = adv_allowance(v, f->guide, MODE_CHARGE);
}

/* Who can act, and the number hand to hand of one of them against his like: no hero, if
 * there is anybody else. */
static void count_active(const struct game *v, struct force *f)
{
	int fighter = NOBODY;
	struct roller r;

	f->active = 0;
	FOR_MEMBERS(i, v, f->unit)
		if (standing_fit(v, i) && !adv_suppressed(v, i)) {
			f->active++;
			if (fighter < 0 || adv_hero(v, fighter))
				fighter = i;
		}
	f->blows = f->active;
	if (fighter < 0)
		return;
	adv_melee_roller(v, fighter, fighter, &r);
	f->skill = (int16_t)roller_need(&r);
}

void adv_muster_unit(const struct muster *m, struct force *f)
{
	f->willed = !adv_vehicle(m->v, f->unit);
	f->led = adv_leader(m->v, f->unit) >= 0;
	count_active(m->v, f);
	count_medium(m->v, f);
	count_heart(m->v, f);
}

/* ---- all ---- */

/* Those aboard are no force that others reckon with (their vehicle is), but they
 * have arms that fire from where it is. */
static void muster_aboard(const struct muster *m, struct force *f)
{
	const struct game *v = m->v;

	f->at = game_unit_whereabouts(v, f->unit);
	if (f->at == CELL_NONE)
		return;
	FOR_MEMBERS(i, v, f->unit)
		if (v->figures[i].aboard >= 0 && v->figures[i].life == LIFE_FIT)
			muster_figure(m, i, f);
	if (f->fit == 0)
		return;
	f->active = f->fit;
	f->worth /= f->fit;
	f->danger = f->range;
	f->n_spots = 1;
	f->spots[0] = f->at;
}

void adv_muster_all(struct muster *m)
{
	for (int u = 0; u < m->v->n_units; u++) {
		struct force *f = &m->of[u];

		if (!f->known)
			muster_aboard(m, f);
		for (int i = 0; f->known && i < f->n_spots; i++)
			f->walled[i] = m->v->table->shelter[f->spots[i]] != COVER_NONE;
	}
}
