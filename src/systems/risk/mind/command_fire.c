/* Fire: the target from which most is to be expected.
 *
 *  DF1  What fire comes to is what its preview says (fire.h); whether there is a shot at
 *       all is the word of the check of fire.
 *  DF2  Figures who cannot shoot at what their unit shoots at find a target of their own.
 *  DF3  A character names the figure that is worth most to him (S-K-25): he spares a man
 *       who is down to his last wound for nobody but a better one.
 */
#include <string.h>

#include "skirmish/commander/targets.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/judges.h"
#include "systems/risk/mind/minds.h"
#include "systems/risk/odds/expect.h"

enum { PERCENT = 100, WORTH_LEADER = 250, WORTH_CHARACTER = 300, WORTH_WOUNDED = 160 };

/* What a unit could fire at: what its fire at each comes to, and at which each of its figures
 * can. */
struct targets {
	uint64_t stamp;			/* of its aims */
	int32_t value[UNITS_MAX];
	uint64_t of[FIGURES_MAX];	/* bit per target */
};

static bool can_fire_at(const struct targets *t, int figure, int target)
{
	return (t->of[figure] >> target & 1) != 0;
}

/* What the unit's fire at a target comes to. */
static int32_t value_of(const struct muster *m, int unit, int target, struct targets *t)
{
	const struct force *s = &m->of[unit], *e = &m->of[target];
	const int32_t distance = standing_apart(m->v, unit, target);
	struct risk_aim aims[FIGURES_MAX];
	const int n = distance > s->range ? 0
		: risk_aims_as(m->v, t->stamp, unit, target, aims);

	for (int i = 0; i < n; i++)
		t->of[aims[i].figure] |= UINT64_C(1) << target;
	return n == 0 ? 0 : (int32_t)((int64_t)risk_fire_harm(m->v, t->stamp, unit, target)
		* e->worth / MILLI * targets_urgency(m, unit, target, distance));
}

static void weigh_targets(const struct muster *m, int unit, struct targets *t)
{
	FOR_MEMBERS(f, m->v, unit)
		t->of[f] = 0;
	for (int e = 0; e < m->v->n_units; e++)
		t->value[e] = muster_mark(m, e) ? value_of(m, unit, e, t) : 0;
}

/* ---- who has been told ---- */

/* A character has been told when he has his mark. */
static bool told(const struct game *v, int figure)
{
	const struct risk_figure *own = risk_figure_of(v, figure);

	return own->held || (risk_character(v, figure) ? own->mark >= 0 : own->aim >= 0);
}

/* A figure of a unit that has no target yet and could shoot; -1. */
static int idle(const struct game *v, int unit, int from)
{
	FOR_MEMBERS(f, v, unit)
		if (f >= from && !told(v, f) && risk_can_shoot(v, f, NULL))
			return f;
	return NOBODY;
}

static bool any_told(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (risk_figure_of(v, f)->held || risk_figure_of(v, f)->aim >= 0)
			return true;
	return false;
}

static bool commoner_told(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (told(v, f) && !risk_character(v, f))
			return true;
	return false;
}

static bool commoner_can(const struct game *v, int unit, int target, const struct targets *t)
{
	FOR_MEMBERS(f, v, unit)
		if (!risk_character(v, f) && can_fire_at(t, f, target))
			return true;
	return false;
}

/* Whether anybody who has no target yet may have one. */
static bool idle_can(const struct muster *m, int unit, uint64_t stamp)
{
	const struct game *v = m->v;
	struct risk_aim aims[FIGURES_MAX];

	FOR_MEMBERS(f, v, unit)
		if (risk_character(v, f) && !told(v, f) && risk_can_shoot(v, f, NULL))
			return true;
	for (int e = 0; e < v->n_units; e++) {
		const int n = muster_mark(m, e) ? risk_aims_as(v, stamp, unit, e, aims) : 0;

		for (int i = 0; i < n; i++)
			if (!told(v, aims[i].figure))
				return true;
	}
	return false;
}

/* ---- the mark of a character ---- */

static int32_t mark_worth(const struct game *v, int figure)
{
	const int unit = v->figures[figure].unit;

	return PERCENT + (v->units[unit].leader == figure ? WORTH_LEADER : 0)
		+ (risk_character(v, figure) ? WORTH_CHARACTER : 0)
		+ (risk_figure_of(v, figure)->wounds > 0 ? WORTH_WOUNDED : 0);
}

/* The figure of a unit that a character had best shoot at; whether there is one. */
static bool aims(const struct proposer *p, int figure, int target)
{
	const struct game *v = p->v;
	struct proposal best = { .most = 0 };

	FOR_MEMBERS(o, v, target)
		if (standing_fit(v, o) && mark_worth(v, o) > best.most
			&& propose_figure_figure(p, VERB_AIM, figure, o))
			propose_keep(p, &best, mark_worth(v, o));
	return propose_kept(p, &best);
}

/* ---- one unit ---- */

/* All who can, at the best target that anybody can shoot at. */
static bool fire_together(const struct proposer *p, int unit, const struct targets *t)
{
	int32_t left[UNITS_MAX];

	memcpy(left, t->value, sizeof left);
	for (int target; (target = targets_next(left, p->v->n_units, 0)) >= 0; )
		if (commoner_can(p->v, unit, target, t)
			&& propose_unit_unit(p, VERB_FIRE, unit, target))
			return true;
	return false;
}

static bool fire_figure(const struct proposer *p, int figure, const struct targets *t)
{
	const struct game *v = p->v;
	int32_t left[UNITS_MAX];

	memcpy(left, t->value, sizeof left);
	for (int target; (target = targets_next(left, v->n_units, 0)) >= 0; ) {
		if (risk_character(v, figure) && aims(p, figure, target))
			return true;
		if (risk_figure_of(v, figure)->aim < 0 && can_fire_at(t, figure, target)
			&& propose_figure_unit(p, VERB_FIRE, figure, target))
			return true;
	}
	return false;
}

static bool fire_singly(const struct proposer *p, int unit, const struct targets *t)
{
	for (int f = 0; (f = idle(p->v, unit, f)) >= 0; f++)
		if (fire_figure(p, f, t))
			return true;
	return false;
}

/* All together, then those whom their comrades' target did not suit; characters name
 * their own marks. */
static bool fire_unit(const struct proposer *p, const struct muster *m, int unit)
{
	const bool together = !commoner_told(m->v, unit);
	struct targets t = { .stamp = risk_aims_stamp(m->v, m->side) };

	if (!together && !idle_can(m, unit, t.stamp))
		return false;
	weigh_targets(m, unit, &t);
	return (together && fire_together(p, unit, &t)) || fire_singly(p, unit, &t);
}

/* Units are told in the roster's order, so that those before the last that was told
 * have nobody left who could shoot. */
bool risk_command_fire(const struct proposer *p)
{
	const struct game *v = p->v;
	struct muster m;
	bool mustered = false;
	int from = 0;

	for (int u = 0; u < v->n_units; u++)
		if (game_seat_of_unit(v, u) == p->seat && any_told(v, u))
			from = u;
	for (int u = from; u < v->n_units; u++) {
		if (game_seat_of_unit(v, u) != p->seat || idle(v, u, 0) < 0)
			continue;
		if (!mustered)
			muster(&m, v, game_seat_side(v, p->seat), &risk_commander);
		mustered = true;
		if (m.of[u].known && fire_unit(p, &m, u))
			return true;
	}
	return false;
}
