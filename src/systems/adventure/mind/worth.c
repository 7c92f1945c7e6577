/* Worth: what a place is worth to a unit with a task.
 *
 *  WO1  All is counted in thousandths of common figures, a task's points too.
 *  WO2  What is given and taken is this turn's fire, and in part the next
 *       turn's, and the charges that could be made from a place or at it.
 */
#include "systems/adventure/fire/lobbing.h"
#include "systems/adventure/mind/places.h"

enum {
	HURRY_LEAST = 40, HURRY_CALM = 30, HURRY_MOST = 200,	/* percent */
	WAY_USUAL = 30,		/* inches over which the worth of a task is spread */
	TURN_WALK = 80,		/* what a unit counts on making in a turn, tenths */
	CLOSER = 60,		/* near enough to an enemy whom it does not see */
	COVER_WORTH = 120,	/* of a place in cover, with nobody in sight */
	LONELY_FIT = 2, LONELY_FROM = 50, LONELY_INCH = 80, FRONT_INCH = 60,
	MOVE_PRICE = 90,	/* of leaving a place, for its own sake */
	NEIGHBOUR = 200, NEIGHBOUR_STEPS = 6,
	CAUTION = 2, FIRE_PERCENT = 80, LATER_PERCENT = 35,
	RAID_PERCENT = 40, RAID_SHOOTER = 10, THREAT_PERCENT = 50, COLUMN_RISK = 2000,
	FEAR_REACH = 300, FEAR_INCH = 15, UNSEEN_FEAR = 40,
	OWN_SHELL = 6000,	/* of being where a shell of one's own comes down */
};

const enum mode place_modes[PACES] = { MODE_COMBAT, MODE_PATROL, MODE_MARCH, MODE_RUN };

static enum mode mode_of(const struct place *p)
{
	return p->pace == PACE_STAY ? MODE_COMBAT : place_modes[p->pace];
}

/* ---- the task ---- */

/* How much way is left, in twelfths, that the task asks for. */
static int32_t left_of(const struct thought *t, int32_t way)
{
	return way >= WAY_NONE ? WAY_NONE : way <= t->enough ? 0 : way - t->enough;
}

int32_t worth_progress(const struct thought *t, cell_t cell)
{
	const int32_t after = left_of(t, way_cost(&t->way, cell));
	const int32_t arrives = (after == 0) - (t->left == 0);

	if (t->left >= WAY_NONE || after >= WAY_NONE)
		return t->left == after ? 0 : after >= WAY_NONE ? -MILLI : MILLI;
	return (int32_t)((int64_t)(t->left - after) * t->push / (REACH_TWELFTHS * 10))
		+ arrives * t->arrival;
}

/* Percent of a task's worth that counts now: the less time there is for the way
 * that is left, the more. */
static int32_t hurry(const struct thought *t)
{
	const int turns = t->v->setup->turns - t->v->turn + 1;
	const int32_t needed = t->left >= WAY_NONE ? 1
		: t->left / (TURN_WALK * REACH_TWELFTHS) + 1;
	const int32_t used = turns > 0 ? 100 * needed / turns : HURRY_MOST;
	int32_t percent = HURRY_LEAST + (used > HURRY_CALM ? used - HURRY_CALM : 0);

	if ((t->task->at_once || t->task->contested) && percent < 100)
		percent = 100;
	return percent > HURRY_MOST ? HURRY_MOST : percent;
}

/* An enemy who is not seen is not near enough. */
static int32_t near_enough(const struct thought *t)
{
	const int enemy = t->task->enemy;

	if (t->task->kind == TASK_CLOSE && enemy >= 0 && t->task->within > CLOSER
		&& !t->self->indirect
		&& (!t->m->of[enemy].known
			|| !sight_clear(t->v->table, t->self->at, t->m->of[enemy].at)))
		return CLOSER * REACH_TWELFTHS;
	return t->task->within * REACH_TWELFTHS;
}

/* ---- charges to come ---- */

static void measure_charges(struct thought *t)
{
	struct force self[2] = { *t->self, *t->self };

	self[0].steady = false;
	self[1].steady = true;
	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *e = &t->m->of[u];
		struct stake o;

		t->threat[u][0] = t->threat[u][1] = t->raid[u] = 0;
		if (!e->known || !e->enemy)
			continue;
		for (int steady = 0; steady < 2 && e->charge > 0 && e->active > 0; steady++) {
			o = weigh_charge(t->m, e, &self[steady], e->skill);
			if (o.gain > o.loss)
				t->threat[u][steady] = o.gain - o.loss;
		}
		if (t->self->charge == 0 || t->task->kind == TASK_AVOID)
			continue;
		o = weigh_charge(t->m, t->self, e, t->self->skill);
		if (o.gain > o.loss)
			t->raid[u] = o.gain - o.loss;
	}
}

void worth_measure(struct thought *t, cell_t from, int32_t around)
{
	/* What part of a task's worth is had by being there; 0 none. */
	static const int32_t arrival_parts[] = { [TASK_CLOSE] = 0, [TASK_GO] = 2,
		[TASK_HOLD] = 5, [TASK_AMBUSH] = 5, [TASK_AVOID] = 20 };
	const int32_t part = arrival_parts[t->task->kind];
	const struct goals goals = { t->task->cells, t->task->n, t->task->lasting };

	way_begin(&t->way, t->v, GAIT_FOOT, from, around, &goals);
	t->enough = near_enough(t);
	t->left = left_of(t, way_cost(&t->way, from));
	t->push = t->task->worth / WAY_USUAL * hurry(t) / 100;
	t->arrival = part == 0 ? 0 : t->task->worth / part * hurry(t) / 100;
	measure_charges(t);
}

/* ---- fire ---- */

struct exchange { int32_t given, taken, later; };

static int32_t fire_worth(const struct thought *t, const struct force *by, const struct force *to,
	const struct shot *s)
{
	const struct harm h = weigh_fire(t->m, by, s);

	return weigh_harm(to, &h);
}

/* The nearest spot of an enemy with a line to a place, and how many have one. */
static int seen_from(const struct thought *t, const struct place *p, const struct force *e,
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
static int32_t suffered(const struct thought *t, const struct place *p, const struct force *e,
	const struct shot *s)
{
	const int32_t covered = fire_worth(t, e, t->self, s);
	const int32_t shelter = p->pace == PACE_RUN ? p->shelter / 2 : p->shelter;
	struct shot bare = *s;

	if (s->cover == COVER_NONE || shelter == 100 || t->self->fit == 1)
		return covered;
	bare.cover = COVER_NONE;
	return (covered * shelter + fire_worth(t, e, t->self, &bare) * (100 - shelter)) / 100;
}

/* Fire with one enemy at a place: theirs at it, ours from it, and what the same
 * will be next turn. */
static struct exchange exchange_at(const struct thought *t, const struct place *p,
	const struct force *e)
{
	const struct mode_rule *mode = &adv_rules_of(t->v)->mode[mode_of(p)];
	struct exchange x = { 0, 0, 0 };
	struct shot theirs = { .steady = e->steady }, ours = { .steady = true };
	int from;
	const int seen = seen_from(t, p, e, &from, &theirs.distance);

	if (seen == 0 && !t->self->indirect)
		return x;
	if (seen == 0)
		theirs.distance = adv_muster_distance(t->m, e, p->cell);
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
	x.later += fire_worth(t, t->self, e, &ours);
	ours.steady = mode->steady;
	if (mode->shoots)
		x.given = fire_worth(t, t->self, e, &ours);
	return x;
}

/* ---- friends ---- */

/* How far the nearest friends that are a force are from a place. */
static int32_t friends_distance(const struct thought *t, const struct force *from, cell_t cell)
{
	int32_t best = INT32_MAX;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *f = &t->m->of[u];
		int32_t d;

		if (u == t->unit || !f->known || f->enemy || f->fit <= LONELY_FIT)
			continue;
		d = from != NULL ? adv_muster_distance(t->m, from, f->at)
			: adv_muster_distance(t->m, f, cell);
		if (d < best)
			best = d;
	}
	return best;
}

/* What one or two by themselves are worse for being far from their friends. */
static int32_t loneliness(const struct thought *t, cell_t cell)
{
	const int32_t d = t->self->fit > LONELY_FIT ? 0 : friends_distance(t, NULL, cell);

	return d == INT32_MAX || d <= LONELY_FROM ? 0 : (d - LONELY_FROM) / 10 * LONELY_INCH;
}

/* And for being nearer to an enemy than they are. */
static int32_t foremost(const struct thought *t, const struct force *e, int32_t distance)
{
	const int32_t d = t->self->fit > LONELY_FIT ? 0 : friends_distance(t, e, CELL_NONE);

	return d == INT32_MAX || d <= distance ? 0 : (d - distance) / 10 * FRONT_INCH;
}

/* Two units do not want the same place. */
static int32_t crowding(const struct thought *t, cell_t cell)
{
	int32_t sum = 0;

	for (int u = 0; u < t->v->n_units; u++) {
		const cell_t goal = adv_unit_of(t->v, u)->goal;

		if (u != t->unit && goal != CELL_NONE && !game_enemies(t->v, u, t->unit)
			&& grid_half_steps(&t->v->table->grid, goal, cell) <= NEIGHBOUR_STEPS)
			sum += NEIGHBOUR;
	}
	return sum;
}

/* ---- fear ---- */

/* What those feel who want no fight: the nearer an enemy the worse. */
static int32_t fear(const struct thought *t, int32_t distance)
{
	return t->task->kind != TASK_AVOID || distance >= FEAR_REACH ? 0
		: (FEAR_REACH - distance) / 10 * FEAR_INCH;
}

/* Behind something he is less to be feared: those who want no fight lie low there. */
static int32_t fear_of(const struct thought *t, const struct place *p, const struct force *e,
	int32_t distance)
{
	const int32_t all = e->active > 0 ? fear(t, distance) : 0;

	for (int i = 0; all > 0 && i < e->n_spots; i++)
		if (sight_clear(t->v->table, e->spots[i], p->cell))
			return all;
	return all * UNSEEN_FEAR / 100;
}

/* The same of those who have gone out of sight, where they were last seen. */
static int32_t fear_of_unseen(const struct thought *t, cell_t cell)
{
	int32_t sum = 0;

	for (int u = 0; t->task->kind == TASK_AVOID && u < t->v->n_units; u++) {
		const cell_t last = t->v->units[u].last_seen[t->m->side];

		if (t->m->of[u].enemy && !t->m->of[u].known && last != CELL_NONE)
			sum += fear(t, table_distance(t->v->table, last, cell)) / 2;
	}
	return sum;
}

int32_t worth_distance(const struct thought *t, cell_t cell, cell_t enemy)
{
	return table_distance(t->v->table, cell, enemy) / 10 * FEAR_INCH;
}

/* ---- all together ---- */

int32_t worth_cover(const struct ground *g)
{
	return COVER_WORTH * (int)g->cover / COVER_HARD + (g->conceals ? COVER_WORTH / 3 : 0);
}

void worth_weigh(const struct thought *t, struct place *p)
{
	const bool steady = adv_rules_of(t->v)->mode[mode_of(p)].steady;
	int32_t given = 0, taken = fear_of_unseen(t, p->cell), later = 0, raid = 0;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *e = &t->m->of[u];
		struct exchange x;
		int32_t d;

		if (!e->known || !e->enemy)
			continue;
		x = exchange_at(t, p, e);
		given = x.given > given ? x.given : given;
		taken += x.taken;
		later += x.later;
		d = adv_muster_distance(t->m, e, p->cell);
		if (d <= e->charge)
			taken += t->threat[u][steady] * THREAT_PERCENT / 100;
		if (d < t->self->charge && t->raid[u] > raid)
			raid = t->raid[u];
		taken += fear_of(t, p, e, d) + foremost(t, e, d);
	}
	if (t->task->cautious || t->task->kind == TASK_AVOID)
		taken *= CAUTION;
	if (p->pace == PACE_MARCH && taken > 0)	/* a column is an easy mark */
		taken += COLUMN_RISK;
	if (t->m->shells && lob_lands_near(t->v, t->m->side, p->cell))
		taken += OWN_SHELL;
	p->taken = taken;
	p->score = p->quick - (p->pace == PACE_STAY ? 0 : MOVE_PRICE)
		+ given * FIRE_PERCENT / 100 + later * LATER_PERCENT / 100
		+ raid * (t->self->medium > 0 ? RAID_SHOOTER : RAID_PERCENT) / 100
		- taken - loneliness(t, p->cell) - crowding(t, p->cell);
}
