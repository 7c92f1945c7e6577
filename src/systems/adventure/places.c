/* Places: see places.h.
 *
 *  PC1  All places within reach are looked over for progress and cover; of each
 *       pace, in cover and out of it, the best few are looked at closely.
 *  PC2  Where it stands in danger, places further off are looked at too.
 *  PC3  A place is reached at the slowest pace that gets there, for the sake of
 *       aim and care.
 */
#include "systems/adventure/places.h"

enum {
	HURRY_LEAST = 40, HURRY_CALM = 30, HURRY_MOST = 200,	/* percent */
	WAY_USUAL = 30,		/* inches over which the worth of a task is spread */
	ARRIVAL_PART = 5,
	TURN_WALK = 80,		/* what a unit counts on making in a turn, tenths */
	CLOSER = 60,		/* near enough to an enemy whom it does not see */
	COVER_WORTH = 120,	/* of a place in cover, with nobody in sight */
	LONELY_FROM = 50, LONELY_INCH = 80, FRONT_INCH = 60,
	MOVE_PRICE = 90,	/* of leaving a place, for its own sake */
	DANGER = 300,		/* from which on it looks for a way back */
	NEIGHBOUR = 200, NEIGHBOUR_STEPS = 6,
	CAUTION = 2, FIRE_PERCENT = 80, LATER_PERCENT = 35, RAID_PERCENT = 40, RAID_SHOOTER = 10,
	THREAT_PERCENT = 50, COLUMN_RISK = 2000,
	FEAR_REACH = 300, FEAR_INCH = 15,
	DANGER_REACH = 300,	/* beyond it nobody minds running, marching */
};

const enum mode place_modes[PACES] = { MODE_COMBAT, MODE_PATROL, MODE_MARCH, MODE_RUN };

/* ---- progress ---- */

/* How much way is left, in twelfths, that the task asks for. */
static int32_t left_of(const struct thought *t, int32_t way)
{
	return way >= WAY_NONE ? WAY_NONE : way <= t->enough ? 0 : way - t->enough;
}

static int32_t progress(const struct thought *t, int32_t way)
{
	const int32_t after = left_of(t, way);
	const int32_t arrives = (after == 0) - (t->left == 0);

	if (t->left >= WAY_NONE || after >= WAY_NONE)
		return t->left == after ? 0 : after >= WAY_NONE ? -MILLI : MILLI;
	return (int32_t)((int64_t)(t->left - after) * t->push / (REACH_TWELFTHS * 10))
		+ arrives * t->arrival;
}

int32_t places_progress(const struct thought *t, cell_t cell)
{
	return progress(t, way_cost(&t->way, cell));
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
	if (t->task->kind == TASK_CLOSE && t->task->enemy >= 0 && t->task->within > CLOSER
		&& (!t->m->of[t->task->enemy].known || !sight_clear(t->v->table, t->self->at,
				t->m->of[t->task->enemy].at)))
		return CLOSER * REACH_TWELFTHS;
	return t->task->within * REACH_TWELFTHS;
}

static void measure(struct thought *t, cell_t from)
{
	t->enough = near_enough(t);
	t->left = left_of(t, way_cost(&t->way, from));
	t->push = t->task->worth / WAY_USUAL * hurry(t) / 100;
	t->arrival = t->task->kind == TASK_CLOSE ? 0
		: t->task->worth / ARRIVAL_PART * hurry(t) / 100;
}

/* ---- one place, closely ---- */

static enum mode mode_of(const struct place *p)
{
	return p->pace < 0 ? MODE_COMBAT : place_modes[p->pace];
}

struct exchange { int32_t given, taken, later; };

static int32_t fire_worth(const struct thought *t, const struct force *by, const struct force *to,
	const struct shot *s)
{
	const struct harm h = weigh_fire(t->m, by, s);

	return weigh_harm(to, &h);
}

/* The nearest spot of an enemy with a line to a place, and how many have one. */
static int seen_from(const struct thought *t, const struct place *p, const struct force *e,
	cell_t *from, int32_t *distance)
{
	const int32_t most = e->range > t->self->range ? e->range : t->self->range;
	int seen = 0;

	*distance = INT32_MAX;
	*from = CELL_NONE;
	for (int i = 0; i < e->n_spots; i++) {
		const int32_t d = table_distance(t->v->table, e->spots[i], p->cell);

		if (d > most || !sight_clear(t->v->table, e->spots[i], p->cell))
			continue;
		seen++;
		if (d < *distance) {
			*distance = d;
			*from = e->spots[i];
		}
	}
	return seen;
}

/* What a shot at a unit comes to of which not all may be in cover. */
static int32_t suffered(const struct thought *t, const struct place *p, const struct force *e,
	const struct shot *s)
{
	const int32_t covered = fire_worth(t, e, t->self, s);
	const int32_t shelter = mode_of(p) == MODE_RUN ? p->shelter / 2 : p->shelter;
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
	const enum mode mode = mode_of(p);
	struct exchange x = { 0, 0, 0 };
	struct shot theirs = { .steady = e->steady }, ours = { .steady = true };
	cell_t from;
	const int seen = seen_from(t, p, e, &from, &theirs.distance);
	int32_t share;

	if (seen == 0)
		return x;
	share = 200 / (2 + e->preys) * seen / e->n_spots;
	ours.distance = theirs.distance;
	if (e->range > 0) {
		theirs.cover = table_cover(t->v->table, from, p->cell);
		theirs.careful = mode == MODE_COMBAT;
		x.taken = suffered(t, p, e, &theirs) * share / 100;
		theirs.careful = true;
		x.later = -suffered(t, p, e, &theirs) * share / 100;
	}
	if (t->self->range == 0)
		return x;
	ours.cover = table_cover(t->v->table, p->cell, from);
	ours.moved = p->pace >= 0;
	x.later += fire_worth(t, t->self, e, &ours);
	ours.steady = mode == MODE_COMBAT;
	if (mode == MODE_COMBAT || mode == MODE_PATROL)
		x.given = fire_worth(t, t->self, e, &ours);
	return x;
}

/* Percent of the ground at a place and round it that gives cover: a unit does
 * not stand in one cell. */
static int32_t shelter_at(const struct table *t, cell_t cell)
{
	const struct grid *g = &t->grid;
	const int cells = grid_cells(g), odd = cell / g->cols & 1;
	const int32_t near[] = { 0, -1, 1, -g->cols, g->cols, -g->cols + (odd ? 1 : -1),
		g->cols + (odd ? 1 : -1) };
	int n = 0, covered = 0;

	for (size_t i = 0; i < sizeof near / sizeof near[0]; i++) {
		const cell_t c = cell + near[i];

		if (c < 0 || c >= cells || t->grounds[t->kind[c]].pace == 0)
			continue;
		n++;
		covered += t->grounds[t->kind[c]].cover != COVER_NONE
			|| t->grounds[t->kind[c]].conceals;
	}
	return n == 0 ? 0 : 100 * covered / n;
}

/* What one or two by themselves are worse for being far from their friends, and
 * for standing before them. */
static int32_t loneliness(const struct thought *t, const struct place *p)
{
	int32_t nearest = INT32_MAX, front = INT32_MAX, own = INT32_MAX;

	if (t->self->fit > 2)
		return 0;
	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *f = &t->m->of[u];
		int32_t d;

		if (u == t->unit || !f->known || (!f->enemy && f->fit <= 2))
			continue;
		d = muster_distance(t->m, f, p->cell);
		if (f->enemy && d < own) {
			own = d;
			front = INT32_MAX;
			for (int k = 0; k < t->v->n_units; k++)
				if (k != t->unit && t->m->of[k].known && !t->m->of[k].enemy
					&& t->m->of[k].fit > 2
					&& muster_distance(t->m, f, t->m->of[k].at) < front)
					front = muster_distance(t->m, f, t->m->of[k].at);
		} else if (!f->enemy && d < nearest) {
			nearest = d;
		}
	}
	if (nearest == INT32_MAX)
		return 0;
	return (nearest > LONELY_FROM ? (nearest - LONELY_FROM) / 10 * LONELY_INCH : 0)
		+ (own < front ? (front - own) / 10 * FRONT_INCH : 0);
}

/* Two units do not want the same place. */
static int32_t crowding(const struct thought *t, cell_t cell)
{
	int32_t sum = 0;

	for (int u = 0; u < t->v->n_units; u++) {
		const cell_t goal = adv_unit_of(t->v, u)->goal;

		if (u != t->unit && goal != CELL_NONE && !adv_enemies(t->v, u, t->unit)
			&& grid_half_steps(&t->v->table->grid, goal, cell) <= NEIGHBOUR_STEPS)
			sum += NEIGHBOUR;
	}
	return sum;
}

/* What those feel who want no fight: the nearer an enemy the worse. */
static int32_t fear(const struct thought *t, const struct force *e, int32_t distance)
{
	if (t->task->kind != TASK_AVOID || e->active == 0 || distance >= FEAR_REACH)
		return 0;
	return (FEAR_REACH - distance) / 10 * FEAR_INCH;
}

static void weigh_place(const struct thought *t, struct place *p)
{
	const bool steady = mode_of(p) == MODE_COMBAT;
	int32_t given = 0, taken = 0, later = 0, raid = 0;

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
		d = muster_distance(t->m, e, p->cell);
		if (d <= e->charge)
			taken += t->threat[u][steady] * THREAT_PERCENT / 100;
		if (d < t->self->charge && t->raid[u] > raid)
			raid = t->raid[u];
		taken += fear(t, e, d);
	}
	if (t->task->cautious || t->task->kind == TASK_AVOID)
		taken *= CAUTION;
	if (mode_of(p) == MODE_MARCH && taken > 0)	/* a column is an easy mark */
		taken += COLUMN_RISK;
	p->taken = taken;
	p->score = p->quick - (p->pace < 0 ? 0 : MOVE_PRICE)
		+ given * FIRE_PERCENT / 100 + later * LATER_PERCENT / 100
		+ raid * (t->self->medium > 0 ? RAID_SHOOTER : RAID_PERCENT) / 100
		- taken - loneliness(t, p) - crowding(t, p->cell);
}

/* ---- which places ---- */

static int32_t cover_worth(const struct ground *g)
{
	return COVER_WORTH * (int)g->cover / COVER_HARD + (g->conceals ? COVER_WORTH / 3 : 0);
}

static void keep(struct place *best, int *n, const struct place *p)
{
	int i = *n;

	if (*n == PLACES_EACH && best[PLACES_EACH - 1].quick >= p->quick)
		return;
	if (*n == PLACES_EACH)
		i--;
	else
		++*n;
	for (; i > 0 && best[i - 1].quick < p->quick; i--)
		best[i] = best[i - 1];
	best[i] = *p;
}

/* PC3. */
static int pace_of(const struct thought *t, int32_t cost)
{
	for (int i = 0; i < PACES; i++)
		if (cost <= t->allowance[i])
			return i;
	return -1;
}

static bool danger_near(const struct thought *t)
{
	for (int u = 0; u < t->v->n_units; u++)
		if (t->m->of[u].known && t->m->of[u].enemy && !t->m->of[u].spent
			&& muster_distance(t->m, &t->m->of[u], t->self->at) <= DANGER_REACH)
			return true;
	return false;
}

static void find_allowances(struct thought *t)
{
	const bool danger = danger_near(t);

	for (int i = 0; i < PACES; i++)
		t->allowance[i] = adv_may_order(t->v, t->unit, place_modes[i], NULL)
			? adv_allowance(t->v, t->self->guide, place_modes[i]) * REACH_TWELFTHS : -1;
	if (danger)	/* a column is no way to meet them */
		t->allowance[2] = -1;
}

/* The mode that goes furthest of those it may use; MODE_NONE. */
static enum mode furthest_mode(const struct thought *t)
{
	int furthest = -1;

	for (int i = 0; i < PACES; i++)
		if (t->allowance[i] > (furthest < 0 ? 0 : t->allowance[furthest]))
			furthest = i;
	return furthest < 0 ? MODE_NONE : place_modes[furthest];
}

static void look_over(struct thought *t, const struct scouted *list, int n)
{
	struct place best[PLACE_CLASSES][PLACES_EACH];
	int count[PLACE_CLASSES] = { 0 };

	for (int i = 0; i < n; i++) {
		const struct ground *g = table_ground(t->v->table, list[i].cell);
		struct place p = { .cell = list[i].cell, .cost = list[i].cost, .pace = -1,
			.covered = g->cover != COVER_NONE || g->conceals };

		p.shelter = (int8_t)(p.covered ? shelter_at(t->v->table, p.cell) : 0);
		p.quick = places_progress(t, p.cell) + cover_worth(g) * p.shelter / 100;
		if (i == 0) {
			t->places[t->n++] = p;
			continue;
		}
		p.pace = (int8_t)pace_of(t, p.cost);
		if (p.pace >= 0)
			keep(best[2 * p.pace + p.covered], &count[2 * p.pace + p.covered], &p);
	}
	for (int k = 0; k < PLACE_CLASSES; k++)
		for (int i = 0; i < count[k]; i++)
			t->places[t->n++] = best[k][i];
}

/* The nearest enemy's place, or CELL_NONE. */
static cell_t nearest_enemy(const struct thought *t)
{
	int32_t best = INT32_MAX;
	cell_t at = CELL_NONE;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *e = &t->m->of[u];
		const int32_t d = e->known && e->enemy ? muster_distance(t->m, e, t->self->at)
			: INT32_MAX;

		if (d < best) {
			best = d;
			at = e->at;
		}
	}
	return at;
}

/* PC2: of each pace the places that are safest at a glance. */
static void look_back(struct thought *t, const struct scouted *list, int n)
{
	struct place best[PACES][PLACES_EACH];
	const cell_t enemy = nearest_enemy(t);
	int count[PACES] = { 0 };

	for (int i = 1; i < n && enemy != CELL_NONE; i++) {
		const struct ground *g = table_ground(t->v->table, list[i].cell);
		struct place p = { .cell = list[i].cell, .cost = list[i].cost,
			.pace = (int8_t)pace_of(t, list[i].cost),
			.covered = g->cover != COVER_NONE || g->conceals };

		if (p.pace < 0)
			continue;
		p.shelter = (int8_t)(p.covered ? shelter_at(t->v->table, p.cell) : 0);
		p.quick = table_distance(t->v->table, p.cell, enemy) / 10 * FEAR_INCH
			+ 2 * cover_worth(g) * p.shelter / 100;
		keep(best[p.pace], &count[p.pace], &p);
	}
	for (int k = 0; k < PACES; k++)
		for (int i = 0; i < count[k]; i++) {
			best[k][i].quick = places_progress(t, best[k][i].cell)
				+ cover_worth(table_ground(t->v->table, best[k][i].cell))
				* best[k][i].shelter / 100;
			t->places[t->n++] = best[k][i];
		}
}

/* ---- charges to come ---- */

static void weigh_charges(struct thought *t)
{
	struct force self[2] = { *t->self, *t->self };

	self[0].steady = false;
	self[1].steady = true;
	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *e = &t->m->of[u];
		struct odds o;

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

void places_find(struct thought *t)
{
	struct scouted list[SCOUT_MAX];
	enum mode furthest;
	int n;

	t->n = 0;
	find_allowances(t);
	furthest = furthest_mode(t);
	n = furthest == MODE_NONE ? 0 : scout(t->v, t->unit, furthest, list, SCOUT_MAX);
	if (n == 0)
		return;
	weigh_charges(t);
	way_begin(&t->way, t->v, list[0].cell, list[n - 1].cost / REACH_TWELFTHS,
		t->task->cells, t->task->n);
	measure(t, list[0].cell);
	look_over(t, list, n);
	weigh_place(t, &t->places[0]);
	if (t->places[0].taken > DANGER)
		look_back(t, list, n);
	for (int i = 1; i < t->n; i++)
		weigh_place(t, &t->places[i]);
}
