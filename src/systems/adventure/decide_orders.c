/* Orders: where each unit goes and how, whether it charges.
 *
 * For every unit a few dozen of the places that it could reach are looked at:
 * what fire it could give from there, what it would suffer, who could charge
 * it there, and how much nearer it is to its task.  A charge that promises
 * more than the best place is ordered instead.
 */
#include "systems/adventure/decide.h"
#include "systems/adventure/plan.h"
#include "systems/adventure/weigh.h"

enum {
	BEST_EACH = 6,		/* places looked at closely, of each class */
	PACES = 3, CLASSES = 2 * PACES,
	HURRY_LEAST = 50, HURRY_MOST = 500,	/* percent of a task's push */
	TURN_WALK = 80,		/* what a unit counts on making in a turn, tenths */
	COVER_WORTH = 120,	/* of a place in cover, with nobody in sight */
	LONELY_FROM = 60, LONELY_INCH = 40,
	CAUTION = 2, FIRE_PART = 80, CHARGE_PART = 110, NEIGHBOUR = 200,
};

struct place {
	cell_t cell;
	int32_t cost, way;
	enum mode mode;
	int32_t quick, score;
};

struct thought {		/* what is thought of one unit's order */
	const struct game *v;
	const struct muster *m;
	const struct task *task;
	const struct force *self;
	int unit;
	int32_t way;		/* from where it stands */
	int32_t push;		/* value of an inch, hurry included */
	int32_t allowance[PACES];	/* twelfths: combat, patrol, run */
	bool may[PACES];
	int n;
	struct place places[CLASSES * BEST_EACH + 1];
};

static const enum mode pace_modes[PACES] = { MODE_COMBAT, MODE_PATROL, MODE_RUN };

/* ---- progress ---- */

/* How much way is left, in twelfths, that the task asks for. */
static int32_t way_left(const struct thought *t, int32_t way)
{
	const int32_t enough = t->task->within * REACH_TWELFTHS;

	return way >= FAR_AWAY ? FAR_AWAY : way <= enough ? 0 : way - enough;
}

static int32_t progress(const struct thought *t, int32_t way)
{
	const int32_t before = way_left(t, t->way), after = way_left(t, way);

	if (before >= FAR_AWAY || after >= FAR_AWAY)
		return before == after ? 0 : after >= FAR_AWAY ? -MILLI : MILLI;
	return (int32_t)((int64_t)(before - after) * t->push / (REACH_TWELFTHS * 10));
}

/* The nearer the end and the further the way, the more an inch is worth. */
static int32_t hurried(const struct thought *t)
{
	const int32_t left = way_left(t, t->way);
	const int turns = t->v->setup->turns - t->v->turn + 1;
	const int32_t needed = left >= FAR_AWAY ? 1 : left / (TURN_WALK * REACH_TWELFTHS) + 1;
	int32_t percent = turns > 0 ? 100 * needed / turns : HURRY_MOST;

	if (t->task->kind == TASK_CLOSE)
		percent = 100 + percent / 2;
	if (percent < HURRY_LEAST)
		percent = HURRY_LEAST;
	if (percent > HURRY_MOST)
		percent = HURRY_MOST;
	return t->task->push * percent / 100;
}

/* ---- one place, closely ---- */

/* What an enemy's fire at a place is worth, and what fire back is. */
static void exchange(const struct thought *t, const struct place *p, const struct force *e,
	int32_t *given, int32_t *taken)
{
	struct shot s = { .distance = 0 };
	struct harm h;
	int seen = 0;

	for (int i = 0; i < e->n_spots; i++) {
		const int32_t d = table_distance(t->v->table, e->spots[i], p->cell);
		const bool matters = d <= e->range || d <= t->self->range;

		if (!matters || !sight_clear(t->v->table, e->spots[i], p->cell))
			continue;
		if (seen++ == 0 || d < s.distance) {
			s.distance = d;
			s.cover = table_cover(t->v->table, e->spots[i], p->cell);
		}
	}
	*given = *taken = 0;
	if (seen == 0)
		return;
	s.steady = e->steady;
	s.careful = p->mode == MODE_COMBAT;
	h = weigh_fire(t->m, e, &s);
	*taken = weigh_harm(t->self, &h) * seen / e->n_spots * 2 / (2 + e->preys);
	if (p->mode == MODE_RUN)
		return;
	s.cover = table_cover(t->v->table, p->cell, e->at);
	s.steady = p->mode != MODE_PATROL;
	s.careful = false;
	h = weigh_fire(t->m, t->self, &s);
	*given = weigh_harm(e, &h);
}

/* What is to be feared of an enemy who may charge the place. */
static int32_t charge_threat(const struct thought *t, const struct place *p, const struct force *e)
{
	struct force self = *t->self;
	struct odds o;

	if (e->charge == 0 || e->active == 0
		|| muster_distance(t->m, e, p->cell) > e->charge)
		return 0;
	self.steady = p->mode == MODE_COMBAT || p->mode == MODE_STATIONARY;
	if (p->mode == MODE_RUN)
		self.n_batteries = 0;
	o = weigh_charge(t->m, e, &self, e->skill);
	return o.gain > o.loss ? (o.gain - o.loss) / 2 : 0;
}

static int32_t loneliness(const struct thought *t, const struct place *p)
{
	int32_t nearest = INT32_MAX;

	if (t->self->fit > 2)
		return 0;
	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *f = &t->m->of[u];
		int32_t d;

		if (u == t->unit || !f->known || f->enemy || f->fit <= 2)
			continue;
		d = muster_distance(t->m, f, p->cell);
		if (d < nearest)
			nearest = d;
	}
	return nearest == INT32_MAX || nearest <= LONELY_FROM ? 0
		: (nearest - LONELY_FROM) / 10 * LONELY_INCH;
}

/* Two units do not want the same place. */
static int32_t crowding(const struct thought *t, cell_t cell)
{
	int32_t sum = 0;

	for (int u = 0; u < t->v->n_units; u++) {
		const cell_t goal = adv_unit_of(t->v, u)->goal;

		if (u != t->unit && goal != CELL_NONE && !adv_enemies(t->v, u, t->unit)
			&& grid_half_steps(&t->v->table->grid, goal, cell) <= 6)
			sum += NEIGHBOUR;
	}
	return sum;
}

static void weigh_place(const struct thought *t, struct place *p)
{
	int32_t given = 0, taken = 0, threat = 0;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *e = &t->m->of[u];
		int32_t g, k;

		if (!e->known || !e->enemy)
			continue;
		exchange(t, p, e, &g, &k);
		if (g > given)
			given = g;
		taken += k;
		threat += charge_threat(t, p, e);
	}
	if (t->task->cautious || t->task->kind == TASK_AVOID)
		taken *= CAUTION;
	if (t->task->kind == TASK_AMBUSH)
		given = 0;
	p->score = p->quick + given * FIRE_PART / 100 - taken - threat - loneliness(t, p)
		- crowding(t, p->cell);
}

/* ---- which places ---- */

static int32_t cover_worth(const struct thought *t, cell_t cell)
{
	const struct ground *g = table_ground(t->v->table, cell);

	return COVER_WORTH * (int)g->cover / COVER_HARD + (g->conceals ? COVER_WORTH / 3 : 0);
}

static void keep(struct place *best, int *n, const struct place *p)
{
	int i = *n;

	if (*n == BEST_EACH && best[BEST_EACH - 1].quick >= p->quick)
		return;
	if (*n == BEST_EACH)
		i--;
	else
		++*n;
	for (; i > 0 && best[i - 1].quick < p->quick; i--)
		best[i] = best[i - 1];
	best[i] = *p;
}

static int pace_of(const struct thought *t, int32_t cost)
{
	for (int i = 0; i < PACES; i++)
		if (t->may[i] && cost <= t->allowance[i])
			return i;
	return -1;
}

static void find_places(struct thought *t, const struct scouted *list, int n)
{
	struct place best[CLASSES][BEST_EACH];
	int count[CLASSES] = { 0 };

	for (int i = 0; i < n; i++) {
		struct place p = { .cell = list[i].cell, .cost = list[i].cost, .way = list[i].way };
		const int pace = i == 0 ? 0 : pace_of(t, p.cost);
		const int class = 2 * pace + (list[i].cover != COVER_NONE || list[i].conceals);

		if (pace < 0)
			continue;
		p.mode = pace_modes[pace];
		p.quick = progress(t, p.way) + cover_worth(t, p.cell);
		keep(best[class], &count[class], &p);
		if (i == 0) {
			t->places[t->n] = p;
			t->n++;
		}
	}
	for (int k = 0; k < CLASSES; k++)
		for (int i = 0; i < count[k]; i++)
			t->places[t->n++] = best[k][i];
}

/* ---- charges ---- */

static int32_t best_charge(const struct thought *t, int *target)
{
	int32_t best = INT32_MIN;

	*target = NOBODY;
	if (t->self->charge == 0 || t->task->kind == TASK_AVOID
		|| !adv_may_order(t->v, t->unit, MODE_CHARGE, NULL))
		return best;
	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *e = &t->m->of[u];
		struct odds o;
		int32_t worth;

		if (!e->known || !e->enemy || adv_unit_distance(t->v, t->unit, u) > t->self->charge)
			continue;
		o = weigh_charge(t->m, t->self, e, weigh_blow(t->v, t->unit, u));
		worth = o.gain * CHARGE_PART / 100 - o.loss
			+ (t->task->enemy == u ? t->push * 2 : 0);
		if (worth > best && adv_may_charge(t->v, t->unit, u, NULL)) {
			best = worth;
			*target = u;
		}
	}
	return best;
}

/* ---- the order ---- */

static bool needs_to_stand(const struct thought *t)
{
	if (adv_unit_of(t->v, t->unit)->reorganise)
		return true;
	for (int i = 0; i < t->self->n_batteries; i++)
		if (t->self->batteries[i].standing > 0)
			return true;
	return adv_may_prepare(t->v, t->unit);
}

static void order_place(const struct thought *t, const struct place *p, int seat, struct choice *c)
{
	const bool stays = p->cell == t->self->at || p->cost == 0;

	if (!stays)
		choose_order_cell(c, seat, t->unit, p->mode, p->cell);
	else if (needs_to_stand(t) || !t->may[0])
		choose_order(c, seat, t->unit, MODE_STATIONARY);
	else
		choose_order(c, seat, t->unit, MODE_COMBAT);
}

static void begin_thought(struct thought *t)
{
	for (int i = 0; i < PACES; i++) {
		t->may[i] = adv_may_order(t->v, t->unit, pace_modes[i], NULL);
		t->allowance[i] = t->self->guide < 0 ? 0
			: adv_allowance(t->v, t->self->guide, pace_modes[i]) * REACH_TWELFTHS;
	}
	t->n = 0;
}

static void think(struct thought *t, int seat, struct choice *c)
{
	struct scouted list[SCOUT_MAX];
	const enum mode furthest = t->may[2] ? MODE_RUN : t->may[1] ? MODE_PATROL : MODE_COMBAT;
	const int n = scout(t->v, t->unit, furthest, t->task->cells, t->task->n, list, SCOUT_MAX);
	int best = 0, target;
	int32_t charge;

	if (n == 0) {
		choose_order(c, seat, t->unit, MODE_STATIONARY);
		return;
	}
	t->way = list[0].way;
	t->push = hurried(t);
	find_places(t, list, n);
	for (int i = 0; i < t->n; i++) {
		weigh_place(t, &t->places[i]);
		if (t->places[i].score > t->places[best].score)
			best = i;
	}
	charge = best_charge(t, &target);
	if (target >= 0 && charge > 0 && charge > t->places[best].score)
		choose_charge(c, seat, t->unit, target);
	else
		order_place(t, &t->places[best], seat, c);
}

static void order_unit(const struct muster *m, int unit, int seat, struct choice *c)
{
	const struct adv_unit *a = adv_unit_of(m->v, unit);
	struct task task;
	struct thought t = { .v = m->v, .m = m, .task = &task, .self = &m->of[unit], .unit = unit };

	if (a->routing || a->pursuing) {
		choose_unit(c, seat, VERB_RALLY, unit);
		return;
	}
	if (a->retreating) {
		choose_order(c, seat, unit, MODE_PATROL);
		return;
	}
	plan(m, unit, &task);
	begin_thought(&t);
	think(&t, seat, c);
}

void decide_orders(const struct game *v, const struct decision *d, struct choice *c)
{
	struct muster m;

	for (int u = 0; u < v->n_units; u++) {
		if (!adv_wants(v, d, u))
			continue;
		muster(&m, v, v->units[u].side);
		order_unit(&m, u, d->seat, c);
		if (!game_check(v, c, NULL))
			choose_order(c, d->seat, u, MODE_STATIONARY);
		return;
	}
	choose_done(c, d->seat);
}
