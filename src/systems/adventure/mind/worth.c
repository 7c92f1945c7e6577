/* Worth: what this room makes of a place, and how its commanders weigh it.
 *
 *  WO1  All is counted in thousandths of common figures, a task's points too.
 *  WO2  What is given and taken is this turn's fire, and in part the next
 *       turn's, and the charges that could be made from a place or at it.
 */
#include <assert.h>

#include "systems/adventure/mind/minds.h"

enum {
	FIRE_PERCENT = 80, RAID_PERCENT = 40, RAID_SHOOTER = 10, THREAT_PERCENT = 50,
	COLUMN_RISK = 2000,
	OWN_SHELL = 6000,	/* of being where a shell of one's own comes down */
};

const enum mode adv_place_modes[PACES] = { MODE_COMBAT, MODE_PATROL, MODE_MARCH, MODE_RUN };

static const struct mode_rule *rule_at(const struct game *v, int pace)
{
	return &adv_rules_of(v)->mode[pace == PACE_STAY ? MODE_COMBAT : adv_place_modes[pace]];
}

static const struct mode_rule *rule_of(const struct game *v, const struct spot *p)
{
	return rule_at(v, p->pace);
}

/* ---- fire ---- */

static int32_t fire_worth(const struct thought *t, const struct force *by, const struct force *to,
	const struct fire_at *s)
{
	const struct harm h = adv_weigh_fire(t->m, by, s);

	return adv_weigh_harm(to, &h);
}

/* Who shoots at whom, and a number for how far (adv_weigh_zone()); RECKONED_NOT: unknown. */
struct fight { const struct force *by, *to; int zone; };

static struct fight fight_between(const struct thought *t, const struct force *by,
	const struct force *to, int32_t distance)
{
	return (struct fight){ by, to, adv_weigh_zone(t->m, by, distance) };
}

/* The same from many places: for one enemy zone, cover and stances tell it all. */
static int32_t known_worth(struct thought *t, const struct fight *f, const struct fire_at *s)
{
	enum { COVERS = COVER_HARD + 1, STANCES = 6 };
	const bool ours = f->by == t->self;
	const int stance = ours ? 2 + 2 * s->steady + s->moved : s->careful;
	struct reckoned *const known = &t->reckoned[(ours ? f->to : f->by)->unit];
	int32_t *worth;

	static_assert(ADV_WEIGH_ZONES * COVERS * STANCES <= RECKONED_MAX, "room for all shots");
	if (f->zone == RECKONED_NOT)
		return fire_worth(t, f->by, f->to, s);
	worth = &known->worth[(f->zone * COVERS + (int)s->cover) * STANCES + stance];
	if (*worth == RECKONED_NOT)
		*worth = fire_worth(t, f->by, f->to, s);
	return *worth;
}

/* As table_cover(), which need not be asked where there are no walls. */
static enum cover cover_of(const struct thought *t, cell_t from, cell_t target, bool walled)
{
	return walled ? table_cover(t->v->table, from, target)
		: (enum cover)table_ground(t->v->table, target)->cover;
}

/* What a shot at a unit comes to of which not all may be in cover. */
static int32_t suffered(struct thought *t, const struct spot *p, const struct fight *f,
	const struct fire_at *s)
{
	const int32_t covered = known_worth(t, f, s);
	const int32_t shelter = p->pace == PACE_RUN ? p->shelter / 2 : p->shelter;
	struct fire_at bare = *s;

	if (s->cover == COVER_NONE || shelter == 100 || t->self->fit == 1)
		return covered;
	bare.cover = COVER_NONE;
	return (covered * shelter + known_worth(t, f, &bare) * (100 - shelter)) / 100;
}

/* An enemy's fire at a place, and less of it next turn. */
static void add_theirs(struct exchange *x, struct thought *t, const struct spot *p,
	const struct force *e, const struct seen *seen)
{
	const struct fight f = fight_between(t, e, t->self, seen->distance);
	const int32_t share = 200 / (2 + e->preys) * seen->n / e->n_spots;
	struct fire_at s = { .distance = seen->distance, .steady = e->steady,
		.cover = cover_of(t, e->spots[seen->from], p->cell, p->walled),
		.careful = rule_of(t->v, p)->careful };

	x->taken = suffered(t, p, &f, &s) * share / 100;
	if (!s.careful) {
		s.careful = true;
		x->later = -suffered(t, p, &f, &s) * share / 100;
	} else {
		x->later = -x->taken;
	}
}

/* Ours from there, and next turn's. */
static void add_ours(struct exchange *x, struct thought *t, const struct spot *p,
	const struct force *e, const struct seen *seen, int32_t distance)
{
	const struct fight f = fight_between(t, t->self, e, distance);
	const struct mode_rule *const mode = rule_of(t->v, p);
	struct fire_at s = { .distance = distance, .steady = true, .moved = p->pace != PACE_STAY,
		.cover = cover_of(t, p->cell, e->spots[seen->from], e->walled[seen->from]) };

	x->later += known_worth(t, &f, &s);
	s.steady = mode->steady;
	if (mode->shoots)
		x->given = known_worth(t, &f, &s) * FIRE_PERCENT / 100;
}

/* Fire with one enemy at a place. */
static struct exchange fire_with(struct thought *t, const struct spot *p,
	const struct force *e, const struct seen *seen)
{
	const int32_t distance = seen->n > 0 ? seen->distance : t->far;
	struct exchange x = { .given = 0 };

	if (seen->n > 0 && distance <= e->range)
		add_theirs(&x, t, p, e, seen);
	if ((seen->n > 0 || t->self->indirect) && distance <= t->self->range)
		add_ours(&x, t, p, e, seen, distance);
	return x;
}

/* Thousandths are lost on the way. */
static int32_t most(const struct muster *m, const struct force *by, const struct force *to,
	int32_t distance, bool later)
{
	enum { ROUNDING = 8 };
	const struct harm h = adv_weigh_most(m, by, to, distance);
	const int32_t worth = adv_weigh_harm(to, &h);
	const int32_t fire = worth > 0 ? worth + ROUNDING * (1 + to->worth / MILLI) : 0;

	return later ? fire : fire * FIRE_PERCENT / 100;
}

static bool shoots(const struct game *v, const struct force *f, int32_t cost, int pace)
{
	(void)f;
	(void)cost;
	return rule_at(v, pace)->shoots;
}

/* ---- charges to come ---- */

/* What a charge promises; nothing, if it promises more to those who are charged. */
static int32_t charge_worth(const struct thought *t, const struct force *by,
	const struct force *to)
{
	const struct stakes o = adv_weigh_charge(t->m, by, to, by->skill);

	return o.gain > o.loss ? o.gain - o.loss : 0;
}

/* An enemy's at the unit, as it is there. */
static int32_t charge_at_it(struct thought *t, const struct force *e, bool steady)
{
	int32_t *const worth = &t->charges[e->unit].at_it[steady];
	struct force there;

	if (*worth != THOUGHT_UNASKED)
		return *worth;
	there = *t->self;
	there.steady = steady;
	return *worth = e->charge > 0 && e->active > 0 ? charge_worth(t, e, &there) : 0;
}

static int32_t charge_by_it(struct thought *t, const struct force *e)
{
	int32_t *const worth = &t->charges[e->unit].by_it;

	if (*worth == THOUGHT_UNASKED)
		*worth = t->self->charge > 0 && t->e.task.kind != TASK_AVOID
			? charge_worth(t, t->self, e) : 0;
	return *worth;
}

/* A fight with an enemy so far off that could be picked next turn. */
static int32_t raid(struct thought *t, const struct force *e, int32_t distance)
{
	return distance >= t->self->charge ? 0
		: charge_by_it(t, e) * (t->self->medium > 0 ? RAID_SHOOTER : RAID_PERCENT) / 100;
}

static struct exchange trade(struct thought *t, const struct spot *p,
	const struct force *e, const struct seen *seen)
{
	const bool fire = seen->n > 0 || t->self->indirect;
	struct exchange x = fire ? fire_with(t, p, e, seen) : (struct exchange){ .given = 0 };

	if (t->far <= e->charge)
		x.taken += charge_at_it(t, e, rule_of(t->v, p)->steady) * THREAT_PERCENT / 100;
	x.raid = raid(t, e, t->far);
	return x;
}

static int32_t risks(const struct thought *t, const struct spot *p)
{
	/* A column is an easy mark. */
	return (p->pace == PACE_MARCH && p->taken > 0 ? COLUMN_RISK : 0)
		+ (t->m->shelled && adv_lob_lands_near(t->v, t->m->side, p->cell)
			? OWN_SHELL : 0);
}

/* ---- friends ---- */

static cell_t heading(const struct game *v, int unit)
{
	return adv_unit_of(v, unit)->goal;
}

/* ---- how it weighs ---- */

const struct commander_rules adv_commander = {
	.inch = 10,
	.few = 2, .shy = FIGURES_MAX,
	.guide = adv_muster_guide, .worth = adv_muster_worth, .stance = adv_muster_stance,
	.add_figure = adv_muster_figure, .add_unit = adv_muster_unit, .add_all = adv_muster_all,

	.hurry_least = 40, .hurry_growth = 1, .way_usual = 30, .coarse = true, .hold_part = 5,
	.races = true,

	.stays = PACE_STAY,
	.move_price = 200, .doubt = 30, .turn_price = 1680, .later_percent = 35,

	.trade = trade, .most = most, .raid = raid, .later_adds = true, .shoots = shoots,
	.risks = risks,
	.fear_inches = 30, .hidden_percent = 40, .lost_percent = 50,

	.stands = true, .squads_only = true,
	.neighbour = 200, .neighbour_steps = 6,
	.lonely_inches = 5, .lonely_inch = 80, .front_inch = 60,
	.heading = heading,
};
