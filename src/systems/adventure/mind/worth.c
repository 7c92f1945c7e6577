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

static const struct mode_rule *rule_of(const struct game *v, const struct spot *p)
{
	return &adv_rules_of(v)->mode[p->pace == PACE_STAY ? MODE_COMBAT
		: adv_place_modes[p->pace]];
}

/* ---- fire ---- */

static int32_t fire_worth(const struct thought *t, const struct force *by, const struct force *to,
	const struct fire_at *s)
{
	const struct harm h = adv_weigh_fire(t->m, by, s);

	return adv_weigh_harm(to, &h);
}

/* A number for all that tells shots between a unit and one enemy apart: who shoots, how far,
 * and how; RECKONED_NOT: there are too many. */
static int shot_number(const struct thought *t, const struct force *by, const struct fire_at *s)
{
	enum { COVERS = COVER_HARD + 1 };
	const int zone = adv_weigh_zone(t->m, by, s->distance);
	const int how = by == t->self ? 2 + 2 * s->steady + s->moved : s->careful;

	static_assert(ADV_WEIGH_ZONES * COVERS * 6 <= RECKONED_MAX, "room for all shots");
	return zone < 0 ? RECKONED_NOT : (zone * COVERS + (int)s->cover) * 6 + how;
}

/* The same from many places. */
static int32_t known_worth(const struct thought *t, const struct force *by,
	const struct force *to, const struct fire_at *s)
{
	const int number = shot_number(t, by, s);
	int32_t *const worth = number < 0 ? NULL : &t->reckoned->worth[number];

	if (worth == NULL)
		return fire_worth(t, by, to, s);
	if (*worth == RECKONED_NOT)
		*worth = fire_worth(t, by, to, s);
	return *worth;
}

/* The nearest spot of an enemy with a line to a place, and how many have one. */
static int seen_from(const struct thought *t, const struct spot *p, const struct force *e,
	int *from, int32_t *distance)
{
	const int32_t most = e->range > t->self->range ? e->range : t->self->range;
	int seen = 0;

	*distance = INT32_MAX;
	*from = 0;
	for (int i = 0; i < e->n_spots; i++) {
		const int32_t d = table_distance(t->v->table, e->spots[i], p->cell);

		if (d > most || !sight_clear(t->v->table, e->spots[i], p->cell))
			continue;
		seen++;
		if (d < *distance) {
			*distance = d;
			*from = i;
		}
	}
	return seen;
}

/* As table_cover(), which need not be asked where there are no walls. */
static enum cover cover_of(const struct thought *t, cell_t from, cell_t target, bool walled)
{
	return walled ? table_cover(t->v->table, from, target)
		: (enum cover)table_ground(t->v->table, target)->cover;
}

/* What a shot at a unit comes to of which not all may be in cover. */
static int32_t suffered(const struct thought *t, const struct spot *p, const struct force *e,
	const struct fire_at *s)
{
	const int32_t covered = known_worth(t, e, t->self, s);
	const int32_t shelter = p->pace == PACE_RUN ? p->shelter / 2 : p->shelter;
	struct fire_at bare = *s;

	if (s->cover == COVER_NONE || shelter == 100 || t->self->fit == 1)
		return covered;
	bare.cover = COVER_NONE;
	return (covered * shelter + known_worth(t, e, t->self, &bare) * (100 - shelter)) / 100;
}

/* Fire with one enemy at a place: theirs at it, ours from it, and what the same
 * will be next turn. */
static struct exchange fire_with(const struct thought *t, const struct spot *p,
	const struct force *e)
{
	const struct mode_rule *mode = rule_of(t->v, p);
	struct exchange x = { .given = 0 };
	struct fire_at theirs = { .steady = e->steady }, ours = { .steady = true };
	int from;
	const int seen = seen_from(t, p, e, &from, &theirs.distance);

	if (seen == 0 && !t->self->indirect)
		return x;
	if (seen == 0)
		theirs.distance = t->reckoned->far;
	if (seen > 0 && theirs.distance <= e->range) {
		const int32_t share = 200 / (2 + e->preys) * seen / e->n_spots;

		theirs.cover = cover_of(t, e->spots[from], p->cell, p->walled);
		theirs.careful = mode->careful;
		x.taken = suffered(t, p, e, &theirs) * share / 100;
		theirs.careful = true;
		x.later = -suffered(t, p, e, &theirs) * share / 100;
	}
	if (theirs.distance > t->self->range)
		return x;
	ours.distance = theirs.distance;
	ours.cover = cover_of(t, p->cell, e->spots[from], e->walled[from]);
	ours.moved = p->pace != PACE_STAY;
	x.later += known_worth(t, t->self, e, &ours);
	ours.steady = mode->steady;
	if (mode->shoots)
		x.given = known_worth(t, t->self, e, &ours) * FIRE_PERCENT / 100;
	return x;
}

/* ---- charges to come ---- */

/* What a charge promises; nothing, if it promises more to those who are charged. */
static int32_t charge_worth(const struct thought *t, const struct force *by,
	const struct force *to)
{
	const struct stakes o = adv_weigh_charge(t->m, by, to, by->skill);

	return o.gain > o.loss ? o.gain - o.loss : 0;
}

static void weigh_charges(struct thought *t, const struct force *e)
{
	const bool charges = e->charge > 0 && e->active > 0;
	struct force there = *t->self;

	for (int steady = 0; steady < 2; steady++) {
		there.steady = steady != 0;
		t->charges[e->unit].at_it[steady] = charges ? charge_worth(t, e, &there) : 0;
	}
	t->charges[e->unit].by_it = t->self->charge > 0 && t->e.task.kind != TASK_AVOID
		? charge_worth(t, t->self, e) : 0;
}

static struct exchange exchange(const struct thought *t, const struct spot *p,
	const struct force *e)
{
	const int32_t far = t->reckoned->far;
	struct exchange x = fire_with(t, p, e);

	if (far <= e->charge)
		x.taken += t->charges[e->unit].at_it[rule_of(t->v, p)->steady] * THREAT_PERCENT / 100;
	if (far < t->self->charge)
		x.raid = t->charges[e->unit].by_it
			* (t->self->medium > 0 ? RAID_SHOOTER : RAID_PERCENT) / 100;
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
	.move_price = 90, .turn_price = 700, .later_percent = 35,

	.exchange = exchange, .charges = weigh_charges, .later_adds = true,
	.risks = risks,
	.fear_inches = 30, .hidden_percent = 40, .lost_percent = 50,

	.stands = true, .squads_only = true,
	.neighbour = 200, .neighbour_steps = 6,
	.lonely_inches = 5, .lonely_inch = 80, .front_inch = 60,
	.heading = heading,
};
