/* Places: what each place that a unit could go to this move is worth to it.
 *
 *  DP1  All places in reach are looked over for progress, cover and distance from the
 *       enemy; of those to walk and of those to run to the best few are looked at closely.
 *  DP2  All is counted in thousandths of common figures, a task's points too.
 *  DP3  What is given and taken is this turn's fire, in part the next turn's, and the
 *       charges that may come; big beasts are given a wide berth.
 *  DP4  A speaker keeps where those who wait for his word can understand him.
 */
#include "cliffhanger/sight.h"
#include "skirmish/commander/shelf.h"
#include "systems/participation/mind/command.h"

enum {
	HURRY_LEAST = 15, HURRY_CALM = 30, HURRY_GROWTH = 3, HURRY_MOST = 200,	/* percent */
	WAY_USUAL = 24,		/* inches over which the worth of a task is spread */
	COVER_WORTH = 90, MOVE_PRICE = 20, CAUTION = 2,
	LATER_PERCENT = 40, THREAT_PERCENT = 60, SHARED_PERCENT = 60,
	LISTENER = 260, NEIGHBOUR = 60, NEIGHBOUR_STEPS = 4, DREAD = 1200,
	FEAR_INCHES = 40, FEAR_INCH = 15, BACK_INCH = 60, FAR_PART = 3
};

/* ---- the task ---- */

static int32_t inch_of(const struct thought *t)
{
	return t->r->v->setup->book->inch;
}

static int32_t left_of(const struct thought *t, int32_t way)
{
	return way >= WAY_NONE ? WAY_NONE : way <= t->enough ? 0 : way - t->enough;
}

int32_t pp_thought_progress(const struct thought *t, cell_t cell)
{
	const int32_t after = left_of(t, way_cost(&t->way, cell));
	const int32_t arrives = (after == 0) - (t->left == 0);

	if (t->left >= WAY_NONE || after >= WAY_NONE)
		return t->left == after ? 0 : after >= WAY_NONE ? -MILLI : MILLI;
	return (int32_t)((int64_t)(t->left - after) * t->push / (REACH_TWELFTHS * inch_of(t)))
		+ arrives * t->arrival;
}

/* Percent of a task's worth that counts now: the less time for the way, the more. */
static int32_t hurry(const struct thought *t)
{
	const struct game *v = t->r->v;
	const int turns = v->setup->turns - v->turn + 1;
	const int32_t walk = t->self->walk * REACH_TWELFTHS;
	const int32_t needed = t->left >= WAY_NONE || walk == 0 ? 1 : t->left / walk + 1;
	const int32_t used = turns > 0 ? 100 * needed / turns : HURRY_MOST;
	int32_t percent = HURRY_LEAST
		+ (used > HURRY_CALM ? HURRY_GROWTH * (used - HURRY_CALM) : 0);

	if ((t->task->at_once || t->task->contested) && percent < 100)
		percent = 100;
	return percent > HURRY_MOST ? HURRY_MOST : percent;
}

static void measure_task(struct thought *t)
{
	/* What part of a task's worth is had by being there; 0 none. */
	static const int32_t arrival_parts[] = { [TASK_CLOSE] = 0, [TASK_GO] = 2,
		[TASK_HOLD] = 4, [TASK_AMBUSH] = 4, [TASK_AVOID] = 20 };
	const int32_t part = arrival_parts[t->task->kind];
	const struct goals goals = { t->task->cells, t->task->n, t->task->lasting };

	way_begin(&t->way, t->r->v, GAIT_FOOT, t->self->at, t->self->run, &goals);
	t->enough = t->task->within * REACH_TWELFTHS;
	t->left = left_of(t, way_cost(&t->way, t->self->at));
	t->push = t->task->worth * hurry(t) / 100 / WAY_USUAL;
	t->arrival = part == 0 ? 0 : t->task->worth / part * hurry(t) / 100;
}

/* ---- the enemy ---- */

static void measure_threats(struct thought *t)
{
	for (int e = 0; e < t->r->v->n_units; e++) {
		const struct force *s = &t->r->of[e];
		struct stakes o;

		t->threat[e] = 0;
		if (!s->known || !s->enemy || !pp_reckon_fight(t->r, e, t->unit, true, &o))
			continue;
		if (o.gain > o.loss)
			t->threat[e] = (o.gain - o.loss) * THREAT_PERCENT / 100;
		if (s->beast && t->threat[e] > 0)
			t->threat[e] += DREAD;
	}
}

/* How near it must come to a place to be feared there. */
static int32_t danger_within(const struct thought *t, int e)
{
	const struct force *s = &t->r->of[e];

	if (!s->beast)
		return s->run;
	return pp_unit_card(t->r->v, e, CARD_BEAST) == BEAST_HUNGRY ? s->run
		: pp_rules_of(t->r->v)->beast[pp_unit_card(t->r->v, e, CARD_BEAST)].charges;
}

/* What is to be feared of it at such a distance: from twice as far it comes next turn. */
static int32_t dread(const struct thought *t, int e, int32_t far)
{
	const int32_t within = danger_within(t, e);

	return far <= within ? t->threat[e]
		: t->r->of[e].beast && far <= 2 * within ? t->threat[e] / FAR_PART : 0;
}

struct exchange { int32_t given, later, taken; };

/* Fire between a place and an enemy who stays where he is. */
static struct exchange exchange_at(const struct thought *t, const struct chosen *p, int e)
{
	const struct game *v = t->r->v;
	const struct force *s = &t->r->of[e];
	struct volley_at ours = { INT32_MAX, false, p->cost / REACH_TWELFTHS
		> pp_rules_of(v)->firer_moved }, theirs = { 0, false, false };
	struct exchange x = { 0, 0, 0 };

	for (int i = 0; i < s->n_spots; i++) {
		const int32_t far = table_distance(v->table, s->spots[i], p->cell);

		if ((far > s->range && far > t->self->range) || far >= ours.distance
			|| !game_cell_in_line(v, p->cell, s->spots[i]))
			continue;
		ours.distance = theirs.distance = far;
		ours.covered = table_cover(v->table, p->cell, s->spots[i]) != COVER_NONE;
		theirs.covered = table_cover(v->table, s->spots[i], p->cell) != COVER_NONE;
	}
	if (ours.distance == INT32_MAX)
		return x;
	x.taken = pp_reckon_fire(t->r, s, t->self, &theirs) * SHARED_PERCENT / 100;
	x.given = p->gait == GAIT_RUN ? 0 : pp_reckon_fire(t->r, t->self, s, &ours);
	ours.moved = false;
	x.later = pp_reckon_fire(t->r, t->self, s, &ours);
	return x;
}

/* ---- friends ---- */

static cell_t heading_for(const struct thought *t, int unit)
{
	const cell_t goal = pp_unit_of(t->r->v, unit)->ordered
		? pp_unit_of(t->r->v, unit)->goal : CELL_NONE;

	return goal == CELL_NONE ? t->r->of[unit].at : goal;
}

/* DP4. */
static int32_t listeners(const struct thought *t, cell_t cell)
{
	const int32_t ear = pp_rules_of(t->r->v)->voice[VOICE_SHOUT].understood;
	int32_t sum = 0;

	if (t->self->dumb || pp_figure_of(t->r->v, t->self->guide)->spirit != SPIRIT_CONTROLLED)
		return 0;
	for (int u = 0; u < t->r->v->n_units; u++) {
		const struct force *f = &t->r->of[u];
		const bool waits = f->known && !f->enemy && u != t->unit
			&& !t->r->v->units[u].uncommanded
			&& t->r->v->units[u].side == t->r->side
			&& pp_best_spirit(t->r->v, f->guide) == SPIRIT_OBEDIENT;

		if (waits && table_distance(t->r->v->table, heading_for(t, u), cell) <= ear)
			sum += LISTENER;
	}
	return sum;
}

/* Two units do not want the same place. */
static int32_t crowding(const struct thought *t, cell_t cell)
{
	int32_t sum = 0;

	for (int u = 0; u < t->r->v->n_units; u++) {
		const struct force *f = &t->r->of[u];

		if (u != t->unit && f->known && !f->enemy && grid_half_steps(
				&t->r->v->table->grid, heading_for(t, u), cell) <= NEIGHBOUR_STEPS)
			sum += NEIGHBOUR;
	}
	return sum;
}

/* What those feel who want no fight: the nearer an enemy the worse. */
static int32_t fear(const struct thought *t, int32_t distance)
{
	const int32_t inches = distance / inch_of(t);

	return t->task->kind != TASK_AVOID || inches >= FEAR_INCHES ? 0
		: (FEAR_INCHES - inches) * FEAR_INCH;
}

/* ---- all together ---- */

static void weigh(const struct thought *t, struct chosen *p)
{
	int32_t taken = 0, given = 0, later = 0;

	for (int e = 0; e < t->r->v->n_units; e++) {
		const struct force *s = &t->r->of[e];
		struct exchange x;
		int32_t far;

		if (!s->known || !s->enemy)
			continue;
		x = exchange_at(t, p, e);
		far = pp_reckon_distance(t->r, s, p->cell);
		given = x.given > given ? x.given : given;
		later = x.later > later ? x.later : later;
		taken += x.taken + fear(t, far) + dread(t, e, far);
	}
	if (t->task->cautious || t->task->kind == TASK_AVOID)
		taken *= CAUTION;
	p->taken = taken;
	p->score = p->quick - (p->cost == 0 ? 0 : MOVE_PRICE) + given
		+ later * LATER_PERCENT / 100 - taken + listeners(t, p->cell)
		- crowding(t, p->cell);
}

static struct chosen place_at(const struct thought *t, const struct place *from,
	enum gait_row gait)
{
	return (struct chosen){ .cell = from->cell, .cost = from->cost, .gait = gait,
		.quick = pp_thought_progress(t, from->cell)
			+ (pp_places_covered(t->r->v, from->cell) ? COVER_WORTH : 0) };
}

/* Sorts of places of which the best few are looked at (DP1). */
enum sort { SORT_FORWARD, SORT_COVERED, SORT_BACK, SORT_HEARD, SORTS };

static int32_t nearest_enemy(const struct thought *t, cell_t cell)
{
	int32_t nearest = INT32_MAX;

	for (int e = 0; e < t->r->v->n_units; e++) {
		const struct force *s = &t->r->of[e];
		const int32_t far = s->known && s->enemy ? pp_reckon_distance(t->r, s, cell)
			: INT32_MAX;

		nearest = far < nearest ? far : nearest;
	}
	return nearest == INT32_MAX ? 0 : nearest;
}

static void look_over(struct thought *t, enum gait_row gait)
{
	struct place list[PLACES_MAX];
	const int n = pp_places_of(t->r->v, t->unit, gait, list, PLACES_MAX);
	struct shelf shelves[SORTS] = { { .n = 0 } };

	for (int i = 1; i < n; i++) {
		const struct chosen p = place_at(t, &list[i], gait);

		shelf_keep(&shelves[SORT_FORWARD], i, p.quick);
		if (pp_places_covered(t->r->v, p.cell))
			shelf_keep(&shelves[SORT_COVERED], i, p.quick);
		shelf_keep(&shelves[SORT_BACK], i, nearest_enemy(t, p.cell) / inch_of(t) * BACK_INCH
			+ p.quick / 2);
		shelf_keep(&shelves[SORT_HEARD], i, p.quick + listeners(t, p.cell));
	}
	for (int k = 0; k < SORTS; k++)
		for (int i = 0; i < shelves[k].n && t->n < CHOSEN_MAX; i++)
			t->places[t->n++] = place_at(t, &list[shelves[k].item[i]], gait);
}

void pp_thought_places(struct thought *t)
{
	const struct place here = { t->self->at, 0 };

	measure_task(t);
	measure_threats(t);
	t->n = 0;
	t->places[t->n++] = place_at(t, &here, GAIT_WALK);
	if (pp_mobile(t->r->v, t->self->guide)) {
		look_over(t, GAIT_WALK);
		look_over(t, GAIT_RUN);
	}
	for (int i = 0; i < t->n; i++)
		weigh(t, &t->places[i]);
}
