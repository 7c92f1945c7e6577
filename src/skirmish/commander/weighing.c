/* Weighing places: see places.h. */
#include <string.h>

#include "skirmish/commander/commander.h"
#include "skirmish/commander/weighing.h"

enum {
	CAUTION = 2,
	PASSED_OVER = 25,	/* percent of the fire of one who has others nearer */
	FAR_PART = 3,		/* of a beast's threat is felt from twice as far */
	FEAR_INCH = 15,
};

/* ---- the enemy ---- */

/* Where it was told to go, or CELL_NONE. */
static cell_t told_to(const struct thought *t, int unit)
{
	return t->m->by->heading == NULL ? CELL_NONE : t->m->by->heading(t->v, unit);
}

/* Where a friend will be by what it has been told, or is. */
static cell_t heading(const struct thought *t, int unit)
{
	const cell_t goal = told_to(t, unit);

	return goal == CELL_NONE ? t->m->of[unit].at : goal;
}

/* Where others are taken to be. */
static cell_t whereabouts(const struct thought *t, int unit)
{
	return t->m->by->stands ? t->m->of[unit].at : heading(t, unit);
}

/* One or two by themselves keep near a squad and behind it; so, if less, do those who
 * have somewhere to go and nothing to shoot with.  Percent. */
static int32_t shyness(const struct thought *t)
{
	if (t->self->small)
		return 100;
	return t->self->medium == 0 && t->e.task.kind == TASK_GO ? t->m->by->carriers_percent : 0;
}

/* How near an enemy has the unit's friends, where it counts to be nearer. */
static int32_t nearest_friend(const struct thought *t, const struct force *s)
{
	int32_t nearest = INT32_MAX;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *f = &t->m->of[u];
		const int32_t far = f->known && !f->enemy && u != t->unit
			&& !(t->m->by->squads_only && f->small)
			? muster_distance(t->m, s, whereabouts(t, u)) : INT32_MAX;

		nearest = far < nearest ? far : nearest;
	}
	return nearest;
}

/* Who is in front of others minds an enemy as far as it is (foremost()). */
static int32_t reach_of(const struct thought *t, const struct force *s)
{
	const int32_t nearest = t->nearest[s->unit];
	const int32_t lengths[] = { s->range, t->self->range, t->self->charge,
		s->beast ? 2 * s->charge : s->charge,
		t->e.task.kind == TASK_AVOID ? t->m->by->fear_inches * t->m->by->inch : 0,
		shyness(t) > 0 && nearest != INT32_MAX ? nearest : 0 };
	int32_t reach = 0;

	for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
		reach = lengths[i] > reach ? lengths[i] : reach;
	return t->m->by->exchange != NULL ? INT32_MAX : reach;
}

static void measure_enemies(struct thought *t)
{
	const bool minds = t->m->by->nearest_first != NULL || shyness(t) > 0;

	t->n_enemies = 0;
	for (int e = 0; e < t->v->n_units; e++) {
		const struct force *s = &t->m->of[e];

		if (!s->known || !s->enemy)
			continue;
		t->enemies[t->n_enemies++] = s;
		t->threat[e] = t->m->by->threat == NULL || s->spent ? 0 : THOUGHT_UNASKED;
		t->charges[e].at_it[0] = t->charges[e].at_it[1] = t->charges[e].by_it
			= THOUGHT_UNASKED;
		t->nearest[e] = minds ? nearest_friend(t, s) : INT32_MAX;
		t->reach[e] = reach_of(t, s);
		if (t->m->by->trade != NULL)
			memset(&t->reckoned[e], RECKONED_NOT, sizeof t->reckoned[e]);
	}
}

/* What an enemy's charge at the unit is to be feared: reckoned for the first place that he
 * can come to. */
static int32_t threat_of(struct thought *t, const struct force *s)
{
	int32_t *const threat = &t->threat[s->unit];

	if (*threat == THOUGHT_UNASKED) {
		const struct stakes o = t->m->by->melee(t->m, s, t->self);

		*threat = o.gain > o.loss ? t->m->by->threat(t->v, s, o.gain - o.loss) : 0;
	}
	return *threat;
}

/* A beast comes from twice as far next turn. */
static int32_t dread(struct thought *t, const struct force *s, int32_t far)
{
	return far <= s->charge ? threat_of(t, s)
		: s->beast && far <= 2 * s->charge ? threat_of(t, s) / FAR_PART : 0;
}

/* Percent of an enemy's fire that would come at the unit at such a distance. */
static int32_t share_of_fire(const struct thought *t, const struct force *s, int32_t distance)
{
	const struct commander_rules *by = t->m->by;

	if (by->nearest_first != NULL && by->nearest_first(t->v, s->unit))
		return distance <= t->nearest[s->unit] ? 100 : PASSED_OVER;
	return by->shared_percent > 0 ? by->shared_percent : 200 / (2 + s->preys);
}

/* Whether a spot is near enough for anybody's fire. */
static bool in_range(const struct thought *t, const struct force *s, int32_t far)
{
	return far <= s->range || far <= t->self->range;
}

static struct seen seen_from(const struct thought *t, const struct spot *p, const struct force *s)
{
	struct seen seen = { .distance = INT32_MAX };

	for (int i = 0; i < s->n_spots; i++) {
		const int32_t far = table_distance(t->v->table, s->spots[i], p->cell);

		if (!in_range(t, s, far) || !muster_line(t->m, p->cell, s->spots[i]))
			continue;
		seen.n++;
		if (far < seen.distance)
			seen = (struct seen){ seen.n, i, far };
	}
	return seen;
}

/* Fire between a place and an enemy who stays where he is. */
static struct exchange exchange_at(struct thought *t, const struct spot *p,
	const struct force *s, const struct seen *seen)
{
	const struct commander_rules *by = t->m->by;
	const cell_t at = s->spots[seen->from];
	struct shot ours = { .distance = seen->distance, .cost = p->cost, .pace = p->pace };
	struct shot theirs = { .distance = seen->distance, .pace = by->stays };
	struct exchange x = { .given = 0 };

	if (seen->n == 0)
		return x;
	ours.cover = table_cover(t->v->table, p->cell, at);
	theirs.cover = table_cover(t->v->table, at, p->cell);
	if (!s->spent)
		x.taken = by->fire(t->m, s, t->self, &theirs) * share_of_fire(t, s, ours.distance)
			/ 100 * (by->in_parts ? seen->n : s->n_spots) / s->n_spots;
	x.given = by->fire(t->m, t->self, s, &ours);
	ours.cost = 0;
	ours.pace = by->stays;
	ours.later = true;
	x.later = by->fire(t->m, t->self, s, &ours);
	return x;
}

/* Who is not to be shot at is no reason to be anywhere. */
static struct exchange unless_spared(struct exchange x, const struct force *s)
{
	if (s->spared || s->alive) {
		x.given = 0;
		x.later = x.later < 0 ? x.later : 0;
	}
	return x;
}

static struct exchange exchange_with(struct thought *t, const struct spot *p,
	const struct force *s)
{
	struct seen seen;

	if (t->m->by->exchange != NULL)
		return unless_spared(t->m->by->exchange(t, p, s), s);
	seen = seen_from(t, p, s);
	return unless_spared(t->m->by->trade != NULL ? t->m->by->trade(t, p, s, &seen)
		: exchange_at(t, p, s, &seen), s);
}

/* ---- friends ---- */

static int32_t loneliness(const struct thought *t, cell_t cell)
{
	const struct commander_rules *by = t->m->by;
	const int32_t shy = shyness(t);
	int32_t best = INT32_MAX;

	for (int u = 0; by->lonely_inch > 0 && shy > 0 && u < t->v->n_units; u++) {
		const struct force *f = &t->m->of[u];
		int32_t far;

		if (u == t->unit || !f->known || f->enemy || f->small)
			continue;
		far = (by->stands ? muster_distance(t->m, f, cell)
			: table_distance(t->v->table, heading(t, u), cell)) / by->inch;
		best = far < best ? far : best;
	}
	return best == INT32_MAX || best <= by->lonely_inches ? 0
		: (best - by->lonely_inches) * by->lonely_inch * shy / 100;
}

static int32_t foremost(const struct thought *t, int e, int32_t distance)
{
	return t->nearest[e] == INT32_MAX || distance >= t->nearest[e] ? 0
		: (t->nearest[e] - distance) / t->m->by->inch * t->m->by->front_inch
			* shyness(t) / 100;
}

static void find_neighbours(struct thought *t)
{
	t->n_neighbours = 0;
	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *f = &t->m->of[u];
		const cell_t goal = u == t->unit || f->enemy || !f->known ? CELL_NONE
			: t->m->by->crowds_standing ? heading(t, u) : told_to(t, u);

		if (goal != CELL_NONE)
			t->neighbours[t->n_neighbours++] = goal;
	}
}

/* Two units do not want the same place. */
static int32_t crowding(const struct thought *t, cell_t cell)
{
	const struct commander_rules *by = t->m->by;
	int32_t sum = 0;

	for (int i = 0; i < t->n_neighbours; i++)
		if (grid_half_steps(&t->v->table->grid, t->neighbours[i], cell)
				<= by->neighbour_steps)
			sum += by->neighbour;
	return sum;
}

/* What those feel who want no fight: the nearer an enemy the worse. */
static int32_t fear(const struct thought *t, int32_t distance)
{
	const int32_t inches = distance / t->m->by->inch, most = t->m->by->fear_inches;

	return t->e.task.kind != TASK_AVOID || inches >= most ? 0 : (most - inches) * FEAR_INCH;
}

/* Behind something he is less to be feared. */
static int32_t fear_of(const struct thought *t, const struct force *s, cell_t cell, int32_t far)
{
	const int percent = t->m->by->hidden_percent;
	const int32_t all = s->active > 0 ? fear(t, far) : 0;

	return all == 0 || percent == 100 || prospect_line(t->v, cell, s->spots, s->n_spots) ? all
		: all * percent / 100;
}

static int32_t fear_at_least(const struct thought *t, const struct force *s, int32_t far)
{
	const int percent = t->m->by->hidden_percent;

	return s->active > 0 ? fear(t, far) * (percent < 100 ? percent : 100) / 100 : 0;
}

/* And of those who have gone out of sight, where they were last seen. */
static int32_t fear_of_lost(const struct thought *t, cell_t cell)
{
	const bool fears = t->m->by->lost_percent > 0 && t->e.task.kind == TASK_AVOID;
	int32_t sum = 0;

	for (int u = 0; fears && u < t->v->n_units; u++) {
		const cell_t last = t->v->units[u].last_seen[t->m->side];

		if (t->m->of[u].enemy && !t->m->of[u].known && last != CELL_NONE)
			sum += fear(t, table_distance(t->v->table, last, cell))
				* t->m->by->lost_percent / 100;
	}
	return sum;
}

/* Who wants no fight gets further away from it there. */
static bool flees(const struct thought *t, const struct spot *p)
{
	return t->e.task.kind == TASK_AVOID
		&& thought_nearest(t, p->cell) > thought_nearest(t, t->self->at);
}

/* Whether its task is done by being there. */
static bool finishes(const struct thought *t, cell_t cell)
{
	return t->e.task.done && t->left > 0 && thought_left(t, cell) == 0;
}

/* Who came from there faces the other way, and turns round for a reason only. */
static int32_t turning(const struct thought *t, const struct spot *p)
{
	const struct grid *const g = &t->v->table->grid;
	const int all = grid_directions(g), faces = t->v->figures[t->self->guide].facing;
	int turn;

	if (t->m->by->turn_price == 0 || p->cell == t->self->at || game_big(t->v, t->self->guide)
			|| flees(t, p) || finishes(t, p->cell))
		return 0;
	turn = (grid_direction(g, t->self->at, p->cell, faces) - faces + all) % all;
	turn = turn > all / 2 ? all - turn : turn;
	return turn * 2 == all ? t->m->by->turn_price
		: turn * 3 >= all ? t->m->by->turn_price / 2 : 0;
}

/* Nobody goes where his side had better not; who stands there already does it no more harm. */
static int32_t trespass(const struct thought *t, const struct spot *p)
{
	const int32_t cost = p->cost == 0 ? 0
		: goals_shunned(&t->m->goals, t->v, t->unit, p->cell);

	return cost == 0 ? 0 : (int32_t)((int64_t)cost * wants_point(t->v, t->m->side) / MILLI);
}

/* Both what it would give up and what it would be in for are guessed: who goes for less than
 * that, and neither gets on with his task nor out of danger, is soon back. */
static int32_t leaving(const struct thought *t, const struct spot *p, int32_t taken)
{
	const struct commander_rules *by = t->m->by;
	const struct spot *const here = &t->places[0];
	const int32_t risked = taken < here->taken ? 0 : taken;

	if (p->cost == 0 || thought_progress(t, p->cell) > 0 || flees(t, p))
		return p->cost == 0 ? 0 : by->move_price;
	return by->move_price + (here->given + here->later * by->later_percent / 100 + risked)
		* by->doubt / 100;
}

int32_t weighing_company(const struct thought *t, cell_t cell)
{
	return t->m->by->company == NULL ? 0 : t->m->by->company(t, cell);
}

/* ---- all together ---- */

static bool careful(const struct thought *t)
{
	return t->e.task.cautious || t->e.task.kind == TASK_AVOID
		|| (t->m->by->small_cautious && t->self->small);
}

/* The unit as it would be there, for a system that asks. */
static void settle(struct thought *t, const struct spot *p)
{
	t->there = *t->self;
	t->there.at = t->there.spots[0] = p->cell;
	t->there.n_spots = 1;
	t->m->by->settle(t->m, p, &t->there);
}

/* What comes with an enemy whatever is seen of him. */
static int32_t threat_near(struct thought *t, const struct force *s)
{
	return foremost(t, s->unit, t->far) + dread(t, s, t->far);
}

/* All but what enemies make of it. */
static int32_t apart(const struct thought *t, const struct spot *p)
{
	return p->quick - loneliness(t, p->cell) - crowding(t, p->cell) - trespass(t, p)
		- turning(t, p) + weighing_company(t, p->cell);
}

static void weigh_enemy(struct thought *t, struct spot *p, const struct force *s)
{
	struct exchange x;

	t->far = muster_distance(t->m, s, p->cell);
	if (t->far > t->reach[s->unit])
		return;
	x = exchange_with(t, p, s);
	p->given = x.given > p->given ? x.given : p->given;
	p->raid = x.raid > p->raid ? x.raid : p->raid;
	p->later = t->m->by->later_adds ? p->later + x.later
		: x.later > p->later ? x.later : p->later;
	p->taken += x.taken + fear_of(t, s, p->cell, t->far) + threat_near(t, s);
}

/* Of one that has been told what it is worth apart from enemies. */
static void judge(struct thought *t, struct spot *p)
{
	const struct commander_rules *by = t->m->by;

	if (by->settle != NULL)
		settle(t, p);
	p->given = p->raid = p->later = 0;
	p->taken = fear_of_lost(t, p->cell);
	for (int e = 0; e < t->n_enemies; e++)
		weigh_enemy(t, p, t->enemies[e]);
	if (careful(t))
		p->taken *= CAUTION;
	p->taken += by->risks == NULL ? 0 : by->risks(t, p);
	p->score = p->apart - leaving(t, p, p->taken) + p->given + p->raid
		+ p->later * by->later_percent / 100 - p->taken;
	p->known = SPOT_JUDGED;
}

void thought_judge(struct thought *t, int place)
{
	t->places[place].apart = apart(t, &t->places[place]);
	judge(t, &t->places[place]);
}

/* ---- at the most ---- */

/* What may be hoped for of an enemy who may see the place or not: of the bad, that he does not. */
static void hope_for(struct thought *t, struct spot *p, const struct force *s)
{
	const struct seen nothing = { .distance = INT32_MAX };
	const struct commander_rules *const by = t->m->by;
	struct exchange x = { .given = 0 }, most = { .given = 0 };

	t->far = muster_distance(t->m, s, p->cell);
	if (t->far > t->reach[s->unit])
		return;
	if (by->trade != NULL)
		x = unless_spared(by->trade(t, p, s, &nothing), s);
	if (t->far <= t->self->range)
		most = t->most[s->unit];
	if (by->shoots != NULL && !by->shoots(t->v, t->self, p->cost, p->pace))
		most.given = 0;
	most.given = x.given > most.given ? x.given : most.given;
	most.later = x.later > most.later ? x.later : most.later;
	p->given = most.given > p->given ? most.given : p->given;
	p->raid = x.raid > p->raid ? x.raid : p->raid;
	p->later = by->later_adds ? p->later + most.later
		: most.later > p->later ? most.later : p->later;
	p->taken += x.taken + fear_at_least(t, s, t->far) + threat_near(t, s);
}

static void hope(struct thought *t, struct spot *p)
{
	p->apart = apart(t, p);
	p->given = p->raid = p->later = 0;
	p->taken = fear_of_lost(t, p->cell);
	for (int e = 0; e < t->n_enemies; e++)
		hope_for(t, p, t->enemies[e]);
	p->score = p->apart - leaving(t, p, 0) + p->given + p->raid
		+ p->later * t->m->by->later_percent / 100
		- p->taken * (careful(t) ? CAUTION : 1);
	p->known = SPOT_HOPED;
}

/* What it can be wherever enemies and friends are, as far as they are from all the places. */
static void suppose(const struct thought *t, struct spot *p)
{
	const struct commander_rules *const by = t->m->by;
	const struct exchange *const most = &t->most_of_all;
	const bool shoots = by->shoots == NULL || by->shoots(t->v, t->self, p->cost, p->pace);

	p->score = p->quick + weighing_company(t, p->cell) - leaving(t, p, 0)
		+ (shoots ? most->given : 0) + most->raid
		+ most->later * by->later_percent / 100;
	p->known = SPOT_SUPPOSED;
}

/* How far places are from where it is, and a little more, as distances are rounded. */
static int32_t extent(const struct thought *t, int first)
{
	int32_t furthest = 0;

	for (int i = first; i < t->n; i++) {
		const int32_t far = table_distance(t->v->table, t->self->at, t->places[i].cell);

		furthest = far > furthest ? far : furthest;
	}
	return furthest + 2 * t->v->table->cell_length;
}

/* Enemies to whom none of the places matters, nor they to any, are let be from here on. */
static void leave_out_of_reach(struct thought *t, int32_t around)
{
	int n = 0;

	for (int e = 0; e < t->n_enemies; e++) {
		const struct force *const s = t->enemies[e];

		if (t->reach[s->unit] == INT32_MAX || muster_distance(t->m, s, t->self->at)
				- around <= t->reach[s->unit])
			t->enemies[n++] = s;
	}
	t->n_enemies = n;
}

/* What an enemy comes to from so far off or further. */
static struct exchange most_of(struct thought *t, const struct force *s, int32_t far)
{
	const struct commander_rules *const by = t->m->by;
	struct exchange x = { .raid = by->raid != NULL ? by->raid(t, s, far) : 0 };

	if (far > t->self->range || s->spared || s->alive)
		return x;
	x.given = by->most(t->m, t->self, s, far, false);
	x.later = by->most(t->m, t->self, s, far, true);
	return x;
}

static void add_most(struct thought *t, const struct exchange *most)
{
	struct exchange *const all = &t->most_of_all;

	all->given = most->given > all->given ? most->given : all->given;
	all->raid = most->raid > all->raid ? most->raid : all->raid;
	all->later = t->m->by->later_adds ? all->later + most->later
		: most->later > all->later ? most->later : all->later;
}

/* What each enemy comes to at the most from any of the places. */
static void promise(struct thought *t, int32_t around)
{
	t->most_of_all = (struct exchange){ .given = 0 };
	for (int e = 0; e < t->n_enemies; e++) {
		const struct force *const s = t->enemies[e];
		const int32_t far = muster_distance(t->m, s, t->self->at) - around;

		if (far > t->reach[s->unit])
			continue;
		t->most[s->unit] = most_of(t, s, far);
		add_most(t, &t->most[s->unit]);
	}
}

bool thought_stays(struct thought *t, const struct ambit *a)
{
	const struct commander_rules *const by = t->m->by;
	const struct spot *const here = &t->places[0];
	const int32_t left = t->left > a->nearer ? t->left - a->nearer : 0;
	int32_t most, given_up;

	if (t->left >= WAY_NONE || t->e.push < 0 || t->e.arrival < 0)
		return false;
	promise(t, a->around);
	most = a->cover - by->move_price + (a->shoots ? t->most_of_all.given : 0)
		+ t->most_of_all.raid + t->most_of_all.later * by->later_percent / 100;
	given_up = (here->given + here->later * by->later_percent / 100) * by->doubt / 100;
	if (t->e.task.kind == TASK_AVOID && given_up > 0)
		given_up = 0;		/* who flees gives nothing up, nor who gets on */
	return here->score >= most - given_up && (t->left == 0
		|| here->score >= most + errand_progress(&t->e, t->left, left));
}

void thought_weigh(struct thought *t, int first)
{
	const bool hopes = t->m->by->most != NULL;
	const int32_t around = extent(t, first);

	leave_out_of_reach(t, around);
	if (hopes)
		promise(t, around);
	for (int i = first; i < t->n; i++)
		if (hopes)
			suppose(t, &t->places[i]);
		else
			thought_judge(t, i);
}

/* The first of those that promise most. */
static int most_promising(const struct thought *t,
	bool (*may)(const struct thought *t, const struct spot *p))
{
	int best = 0;

	for (int i = 1; i < t->n; i++)
		if (t->places[i].score > t->places[best].score
			&& (may == NULL || may(t, &t->places[i])))
			best = i;
	return best;
}

/* The next closer look at a place. */
static void look_closer(struct thought *t, struct spot *p)
{
	if (p->known == SPOT_SUPPOSED)
		hope(t, p);
	else
		judge(t, p);
}

int thought_best(struct thought *t, bool (*may)(const struct thought *t, const struct spot *p))
{
	int best = most_promising(t, may);

	while (t->n > 0 && t->places[best].known != SPOT_JUDGED) {
		look_closer(t, &t->places[best]);
		best = most_promising(t, may);
	}
	return best;
}

void weighing_others(struct thought *t)
{
	measure_enemies(t);
	find_neighbours(t);
	t->n_listeners = 0;
	for (int u = 0; t->m->by->listens != NULL && u < t->v->n_units; u++)
		if (t->m->by->listens(t, &t->m->of[u]))
			t->listeners[t->n_listeners++] = heading(t, u);
}
