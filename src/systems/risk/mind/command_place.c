/* Places: what each place that a unit could go to this turn is worth to it.
 *
 *  DP1  All places in reach are looked over for progress, cover and distance from the
 *       enemy; of those near enough to shoot from and of the others the best few are
 *       looked at closely.
 *  DP2  All is counted in thousandths of common figures, a task's points too.
 *  DP3  What is given and taken is this turn's fire, in part the next turn's, and the
 *       charges that may come.
 */
#include "skirmish/commander/shelf.h"
#include "systems/risk/mind/command.h"
#include "systems/risk/fire/see.h"

enum {
	INCH = 25,		/* millimetres; the scale of the plan's tasks */
	HURRY_LEAST = 10, HURRY_CALM = 30, HURRY_GROWTH = 3, HURRY_MOST = 200,	/* percent */
	WAY_USUAL = 30,		/* inches over which the worth of a task is spread */
	COVER_WORTH = 120, MOVE_PRICE = 100, CAUTION = 2,
	FIRE_PERCENT = 100, LATER_PERCENT = 35, RAID_PERCENT = 60,
	THREAT_PERCENT = 60, WORD_PERCENT = 50,	/* of a charge that a word must tell it */
	PASSED_OVER = 25,	/* percent of the fire of one who has others nearer */
	NEIGHBOUR = 200, NEIGHBOUR_STEPS = 6,
	LONELY_INCHES = 4, LONELY_INCH = 250, FRONT_INCH = 150, CARRIERS_PERCENT = 50,
	FEAR_INCHES = 40, FEAR_INCH = 15,
};

/* ---- the task ---- */

/* How much way is left, in twelfths, that the task asks for. */
static int32_t left_of(const struct thought *t, int32_t way)
{
	return way >= WAY_NONE ? WAY_NONE : way <= t->enough ? 0 : way - t->enough;
}

int32_t thought_progress(const struct thought *t, cell_t cell)
{
	const int32_t after = left_of(t, way_cost(&t->way, cell));
	const int32_t arrives = (after == 0) - (t->left == 0);

	if (t->left >= WAY_NONE || after >= WAY_NONE)
		return t->left == after ? 0 : after >= WAY_NONE ? -MILLI : MILLI;
	return (int32_t)((int64_t)(t->left - after) * t->push / (REACH_TWELFTHS * INCH))
		+ arrives * t->arrival;
}

/* Percent of a task's worth that counts now: the less time for the way, the more.  To be
 * there first is for those who fight hand to hand; shooters have the longer arm. */
static int32_t hurry(const struct thought *t)
{
	const int turns = t->v->setup->turns - t->v->turn + 1;
	const int32_t walk = t->self->rate * REACH_TWELFTHS;
	const int32_t needed = t->left >= WAY_NONE || walk == 0 ? 1 : t->left / walk + 1;
	const int32_t used = turns > 0 ? 100 * needed / turns : HURRY_MOST;
	const bool races = t->task->contested && t->self->medium == 0;
	int32_t percent = HURRY_LEAST
		+ (used > HURRY_CALM ? HURRY_GROWTH * (used - HURRY_CALM) : 0);

	if ((t->task->at_once || races) && percent < 100)
		percent = 100;
	return percent > HURRY_MOST ? HURRY_MOST : percent;
}

/* Who fights hand to hand wants to be there for the sake of the fight, too. */
static int32_t raid(const struct thought *t)
{
	const int enemy = t->task->enemy;
	struct stakes o;

	if (t->task->kind != TASK_CLOSE || t->self->medium > 0 || enemy < 0
		|| !t->r->of[enemy].known)
		return 0;
	o = reckon_melee(t->v, t->self, &t->r->of[enemy]);
	return o.gain > o.loss ? (o.gain - o.loss) * RAID_PERCENT / 100 : 0;
}

static void measure_task(struct thought *t, int32_t around)
{
	/* What part of a task's worth is had by being there; 0 none. */
	static const int32_t arrival_parts[] = { [TASK_CLOSE] = 0, [TASK_GO] = 2,
		[TASK_HOLD] = 5, [TASK_AMBUSH] = 5, [TASK_AVOID] = 20 };
	const int32_t part = arrival_parts[t->task->kind];
	const struct goals goals = { t->task->cells, t->task->n, t->task->lasting };

	way_begin(&t->way, t->v, prospect_gait(t->v, t->unit), t->self->at, around, &goals);
	t->enough = t->task->within * REACH_TWELFTHS;
	t->left = left_of(t, way_cost(&t->way, t->self->at));
	t->push = (t->task->worth * hurry(t) / 100 + raid(t)) / WAY_USUAL;
	t->arrival = part == 0 ? 0 : t->task->worth / part * hurry(t) / 100;
}

/* ---- the enemy ---- */

/* Where a friend will be by what it has been told, or is. */
static cell_t heading_for(const struct thought *t, int unit)
{
	const cell_t goal = risk_unit_of(t->v, unit)->goal;

	return goal == CELL_NONE ? t->r->of[unit].at : goal;
}

static void measure_enemies(struct thought *t)
{
	for (int e = 0; e < t->v->n_units; e++) {
		const struct strength *s = &t->r->of[e];
		struct stakes o;

		t->threat[e] = 0;
		t->nearest[e] = INT32_MAX;
		if (!s->known || !s->enemy)
			continue;
		o = reckon_melee(t->v, s, t->self);
		if (o.gain > o.loss && !s->spent)
			t->threat[e] = (o.gain - o.loss) * (s->row->must_charge ? WORD_PERCENT
				: THREAT_PERCENT) / 100;
		for (int u = 0; u < t->v->n_units; u++) {
			const struct strength *f = &t->r->of[u];
			const int32_t far = f->known && !f->enemy && u != t->unit
				? reckon_distance(t->r, s, heading_for(t, u)) : INT32_MAX;

			t->nearest[e] = far < t->nearest[e] ? far : t->nearest[e];
		}
	}
}

/* Percent of an enemy's fire that would come at the unit at such a distance. */
static int32_t share_of_fire(const struct thought *t, int e, int32_t distance)
{
	const struct strength *s = &t->r->of[e];

	if (s->row->target == TARGET_NEAREST)
		return distance <= t->nearest[e] ? 100 : PASSED_OVER;
	return 200 / (2 + s->preys);
}

struct exchange { int32_t given, taken, later; };

/* Fire between a place and an enemy who stays where he is. */
static struct exchange exchange_at(const struct thought *t, const struct chosen *p, int e)
{
	const struct strength *s = &t->r->of[e];
	struct shot ours = { .distance = INT32_MAX, .percent = p->percent }, theirs = { 0 };
	struct exchange x = { 0, 0, 0 };
	int seen = 0;

	for (int i = 0; i < s->n_spots; i++) {
		const int32_t far = table_distance(t->v->table, s->spots[i], p->cell);

		if (far > s->range && far > t->self->range)
			continue;
		if (!see_line(t->v, p->cell, s->spots[i], NULL))
			continue;
		seen++;
		if (far >= ours.distance)
			continue;
		ours.distance = theirs.distance = far;
		ours.cover = table_cover(t->v->table, p->cell, s->spots[i]);
		theirs.cover = table_cover(t->v->table, s->spots[i], p->cell);
	}
	if (seen == 0)
		return x;
	if (!s->spent)
		x.taken = reckon_fire(t->v, s, t->self, &theirs)
			* share_of_fire(t, e, ours.distance) / 100 * seen / s->n_spots;
	x.given = reckon_fire(t->v, t->self, s, &ours);
	ours.percent = 0;
	ours.loaded = true;
	x.later = reckon_fire(t->v, t->self, s, &ours);
	return x;
}

/* ---- friends ---- */

/* One or two by themselves keep near a squad and behind it; so, if less, do those who
 * have somewhere to go and nothing to shoot with.  Percent. */
static int shyness(const struct thought *t)
{
	if (t->self->alone)
		return 100;
	return t->self->medium == 0 && t->task->kind == TASK_GO ? CARRIERS_PERCENT : 0;
}

static int32_t loneliness(const struct thought *t, cell_t cell)
{
	int32_t best = INT32_MAX;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct strength *f = &t->r->of[u];
		const int32_t far = u != t->unit && f->known && !f->enemy && !f->alone
			? table_distance(t->v->table, heading_for(t, u), cell) / INCH : INT32_MAX;

		best = far < best ? far : best;
	}
	return best == INT32_MAX || best <= LONELY_INCHES ? 0
		: (best - LONELY_INCHES) * LONELY_INCH * shyness(t) / 100;
}

static int32_t foremost(const struct thought *t, int e, int32_t distance)
{
	return t->nearest[e] == INT32_MAX || distance >= t->nearest[e] ? 0
		: (t->nearest[e] - distance) / INCH * FRONT_INCH * shyness(t) / 100;
}

/* Two units do not want the same place. */
static int32_t crowding(const struct thought *t, cell_t cell)
{
	int32_t sum = 0;

	for (int u = 0; u < t->v->n_units; u++) {
		const cell_t goal = risk_unit_of(t->v, u)->goal;

		if (u != t->unit && goal != CELL_NONE && !game_enemies(t->v, u, t->unit)
			&& grid_half_steps(&t->v->table->grid, goal, cell) <= NEIGHBOUR_STEPS)
			sum += NEIGHBOUR;
	}
	return sum;
}

/* What those feel who want no fight: the nearer an enemy the worse. */
static int32_t fear(const struct thought *t, int32_t distance)
{
	const int32_t inches = distance / INCH;

	return t->task->kind != TASK_AVOID || inches >= FEAR_INCHES ? 0
		: (FEAR_INCHES - inches) * FEAR_INCH;
}

/* ---- all together ---- */

static int32_t cover_worth(const struct thought *t, cell_t cell)
{
	const struct ground *g = table_ground(t->v->table, cell);

	return COVER_WORTH * (int)g->cover / COVER_HARD + (g->conceals ? COVER_WORTH / 3 : 0);
}

static void weigh(const struct thought *t, struct chosen *p)
{
	int32_t taken = 0;

	p->given = p->later = 0;
	for (int e = 0; e < t->v->n_units; e++) {
		const struct strength *s = &t->r->of[e];
		struct exchange x;
		int32_t far;

		if (!s->known || !s->enemy)
			continue;
		x = exchange_at(t, p, e);
		far = reckon_distance(t->r, s, p->cell);
		p->given = x.given > p->given ? x.given : p->given;
		p->later = x.later > p->later ? x.later : p->later;
		taken += x.taken + fear(t, far) + foremost(t, e, far)
			+ (far <= s->rate ? t->threat[e] : 0);
	}
	if (t->task->cautious || t->task->kind == TASK_AVOID || t->self->alone)
		taken *= CAUTION;
	p->taken = taken;
	p->score = p->quick - (p->cost == 0 ? 0 : MOVE_PRICE) + p->given * FIRE_PERCENT / 100
		+ p->later * LATER_PERCENT / 100 - taken - loneliness(t, p->cell)
		- crowding(t, p->cell);
}

static struct chosen place_at(const struct thought *t, const struct prospect *from)
{
	const int32_t rate = t->self->rate * REACH_TWELFTHS;

	return (struct chosen){ .cell = from->cell, .cost = from->cost,
		.percent = rate == 0 ? 0 : (int)(((int64_t)from->cost * 100 + rate - 1) / rate),
		.quick = thought_progress(t, from->cell) + cover_worth(t, from->cell) };
}

/* Sorts of places of which the best few are looked at (DP1). */
enum sort { SORT_FORWARD, SORT_COVERED, SORT_BACK, SORTS };

static int32_t nearest_enemy(const struct thought *t, cell_t cell)
{
	int32_t nearest = INT32_MAX;

	for (int e = 0; e < t->v->n_units; e++) {
		const struct strength *s = &t->r->of[e];
		const int32_t far = s->known && s->enemy ? reckon_distance(t->r, s, cell)
			: INT32_MAX;

		nearest = far < nearest ? far : nearest;
	}
	return nearest == INT32_MAX ? 0 : nearest;
}

static void look_over(struct thought *t, const struct prospect *list, int n)
{
	struct shelf shelves[2][SORTS] = { { { .n = 0 } } };

	for (int i = 1; i < n; i++) {
		const struct chosen p = place_at(t, &list[i]);
		struct shelf *s = shelves[reckon_shoots(t->self, p.percent)];

		shelf_keep(&s[SORT_FORWARD], i, p.quick);
		if (prospect_covered(t->v, p.cell))
			shelf_keep(&s[SORT_COVERED], i, p.quick);
		shelf_keep(&s[SORT_BACK], i, nearest_enemy(t, p.cell) + p.quick / 2);
	}
	for (int k = 0; k < 2 * SORTS; k++) {
		const struct shelf *s = &shelves[k / SORTS][k % SORTS];

		for (int i = 0; i < s->n && t->n < CHOSEN_MAX; i++)
			t->places[t->n++] = place_at(t, &list[s->item[i]]);
	}
}

void thought_places(struct thought *t)
{
	struct prospect list[PROSPECTS_MAX], here = { t->self->at, 0 };
	const int n = risk_may_order(t->v, t->unit, ORDER_MOVE, NULL)
		? prospects(t->v, t->unit, ORDER_MOVE, list, PROSPECTS_MAX) : 0;

	measure_task(t, n == 0 ? 0 : list[n - 1].cost / REACH_TWELFTHS);
	measure_enemies(t);
	t->n = 0;
	t->places[t->n++] = place_at(t, &here);
	look_over(t, list, n);
	for (int i = 0; i < t->n; i++)
		weigh(t, &t->places[i]);
}
