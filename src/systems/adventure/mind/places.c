/* Places: see minds.h.
 *
 *  PC1  All places a walk away are looked over for progress and cover; of each
 *       pace, in cover and out of it, the best few are looked at closely.
 *  PC2  Of what lies further only the way to the task's goal is looked at, as
 *       far as a march and a run lead, and the ground about its end.
 *  PC3  Where a unit stands in danger, ways back are looked at too.
 *  PC4  A place is reached at the slowest pace that gets there, for the sake of
 *       aim and care.
 *  PC5  Nothing is looked over by who stands where nothing that lies about could be better.
 */
#include "skirmish/commander/best.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/orders.h"

enum {
	DANGER = 300,	/* from which on it looks for a way back */
	CLOSER = 60,	/* near enough to an enemy whom it does not see */
	PLACES_EACH = 5,
	INCH = 10, FEAR_INCH = 15	/* what is nearer to an enemy is so much worse */
};

/* ---- where it could go at all ---- */

int adv_scout(const struct game *v, int unit, enum mode mode, struct prospect *list, int room)
{
	return adv_reach(v, unit, mode, v->reach) ? prospects_reached(v, unit, list, room) : 0;
}

/* K-7: nobody of it has a free step to take. */
bool adv_scout_surrounded(const struct game *v, int unit)
{
	const struct grid *grid = &v->table->grid;

	FOR_MEMBERS(f, v, unit) {
		if (!game_on_table(v, f) || v->figures[f].life != LIFE_FIT)
			continue;
		for (int d = 0; d < grid_directions(grid); d++) {
			const cell_t cell = grid_step(grid, v->figures[f].cell, d);

			if (cell == CELL_NONE || (v->occupant[cell] < 0
					&& table_gait_cost(v->table, adv_gait(v, f, MODE_NONE),
						v->figures[f].cell, cell) > 0))
				return false;
		}
	}
	return true;
}

/* ---- for a thought ---- */

struct search {
	struct thought *t;
	int32_t allowance[PACES];	/* twelfths; -1 = may not */
	enum mode slow;			/* at which it goes no further than that: twelfths */
	int32_t furthest_slow;
	uint8_t marks[MARK_CELLS];	/* what is closed to the unit (adv_closed()) */
};

static bool covers(const struct ground *g)
{
	return g->cover != COVER_NONE || g->conceals;
}

/* Walls cover those behind them. */
static bool walled(const struct table *t, cell_t cell)
{
	return t->shelter[cell] != COVER_NONE
		|| table_ground(t, cell)->cover_behind != COVER_NONE;
}

/* What the ground at a place and round it is worth, as a unit does not stand in one cell. */
static int32_t quick_worth(const struct search *s, cell_t cell)
{
	const int shelter = s->t->v->table->haven[cell];

	return thought_progress(s->t, cell) + (shelter == 0 ? 0
		: thought_cover(s->t->v, cell) * shelter / 100);
}

static struct spot place_at(const struct search *s, cell_t cell, int32_t cost, int pace)
{
	const struct table *const t = s->t->v->table;

	return (struct spot){ .cell = cell, .cost = cost, .pace = pace,
		.walled = walled(t, cell), .shelter = (int8_t)t->haven[cell],
		.quick = quick_worth(s, cell) };
}

static void add_place(struct thought *t, struct spot p)
{
	for (int i = 0; i < t->n; i++)
		if (t->places[i].cell == p.cell)
			return;
	if (t->n < PLACES_MAX)
		t->places[t->n++] = p;
}

/* The best few of a list. */
static void add_best(struct search *s, const struct best *best, const struct prospect *list,
	int pace)
{
	for (int i = 0; i < best->n && i < PLACES_EACH; i++)
		add_place(s->t, place_at(s, list[best->item[i]].cell, list[best->item[i]].cost,
			pace));
}

/* PC4: of two paces on foot. */
static int pace_of(const struct search *s, int32_t cost)
{
	if (cost <= s->allowance[PACE_COMBAT])
		return PACE_COMBAT;
	return cost <= s->allowance[PACE_PATROL] ? PACE_PATROL : PACES;
}

/* The best few of places of one sort, what cover adds to one of these at the most, and from how
 * much way left on others, but those without any way, are none of them. */
struct few { struct best best; int32_t cover, useless; };

static void begin_few(struct few few[2])
{
	for (int covered = 0; covered < 2; covered++) {
		few[covered].best.n = 0;
		few[covered].cover = covered ? THOUGHT_COVER_MOST : 0;
		few[covered].useless = INT32_MAX;
	}
}

/* The worth of a place with so much way left is only told if it may be among them. */
static void consider(const struct search *s, struct few *few, int item, cell_t cell, int32_t left)
{
	const struct thought *const t = s->t;
	int32_t progress;

	if (left >= few->useless && left < WAY_NONE)
		return;
	progress = errand_progress(&t->e, t->left, left);
	if (progress + few->cover > best_least(&few->best))
		best_keep(&few->best, item, few->cover == 0 ? progress : quick_worth(s, cell));
	else if (left < few->useless && t->e.push >= 0 && t->e.arrival >= 0)
		few->useless = left;
}

/* Of a list from an item on, all that a pace leads to; the first to which it does not. */
static int look_over_pace(struct search *s, const struct prospect *list, int from, int n, int pace)
{
	const struct table *const t = s->t->v->table;
	const int32_t most = s->allowance[pace];
	struct few few[2];	/* in the open, and in cover */
	int i;

	begin_few(few);
	for (i = from; i < n && list[i].cost <= most; i++) {
		const cell_t cell = list[i].cell;
		const int32_t left = thought_left(s->t, cell);

		if (left < few[0].useless || left < few[1].useless || left >= WAY_NONE)
			consider(s, &few[walled(t, cell) || covers(table_ground(t, cell))], i,
				cell, left);
	}
	for (int covered = 0; covered < 2; covered++)
		add_best(s, &few[covered].best, list, pace);
	return i;
}

/* PC1. */
static void look_over(struct search *s, const struct prospect *list, int n)
{
	int at = 1;

	for (int pace = PACE_COMBAT; pace <= PACE_PATROL; pace++)
		at = look_over_pace(s, list, at, n, pace);
}

/* ---- further off (PC2) ---- */

/* What a step costs to one who minds those in the way; 0 = it is barred. */
static int32_t open_step(const struct search *s, cell_t from, cell_t to)
{
	const struct thought *const t = s->t;
	const int other = t->v->occupant[to];

	if ((other >= 0 && game_enemies(t->v, t->unit, t->v->figures[other].unit))
		|| ((s->marks[to] & MARK_NEAR_ENEMY) != 0
			&& movers_touch_enemy(&adv_movement, t->v, t->unit, to) != NOBODY))
		return 0;
	return table_step_cost(t->v->table, from, to);
}

static bool free_for(const struct thought *t, cell_t cell)
{
	const int other = t->v->occupant[cell];

	return other < 0 || t->v->figures[other].unit == t->unit;
}

/* The end of a way at a pace, and covered places next to it. */
static void add_end(struct search *s, cell_t cell, int32_t cost, int pace)
{
	struct thought *t = s->t;
	const struct grid *g = &t->v->table->grid;

	if (free_for(t, cell))
		add_place(t, place_at(s, cell, cost, pace));
	for (int d = 0; d < grid_directions(g); d++) {
		const cell_t c = grid_step(g, cell, d);
		const int32_t step = c == CELL_NONE || !covers(table_ground(t->v->table, c)) ? 0
			: open_step(s, cell, c);

		if (step > 0 && cost + step <= s->allowance[pace] && free_for(t, c))
			add_place(t, place_at(s, c, cost + step, pace));
	}
}

/* A way, and what it costs to each of its cells, as far as it is open. */
struct lane { int n; cell_t cell[WAY_CELLS_MAX]; int32_t cost[WAY_CELLS_MAX]; };

static void measure_lane(const struct search *s, struct lane *lane, int n)
{
	const int32_t most = s->allowance[PACE_RUN] > s->allowance[PACE_MARCH]
		? s->allowance[PACE_RUN] : s->allowance[PACE_MARCH];

	lane->cost[0] = 0;
	for (lane->n = 1; lane->n < n; lane->n++) {
		const int at = lane->n;
		const int32_t step = open_step(s, lane->cell[at - 1], lane->cell[at]);

		lane->cost[at] = lane->cost[at - 1] + step;
		if (step == 0 || lane->cost[at] > most)
			return;
	}
}

/* Along a lane as far as a pace leads, from where the slower ones end. */
static void look_along(struct search *s, const struct lane *lane, int pace)
{
	struct thought *t = s->t;
	int covered = 0, end = 0;

	for (int i = 1; i < lane->n && lane->cost[i] <= s->allowance[pace]; i++) {
		end = i;
		if (lane->cost[i] > s->allowance[PACE_PATROL] && free_for(t, lane->cell[i])
			&& covers(table_ground(t->v->table, lane->cell[i])))
			covered = i;
	}
	if (lane->cost[end] > s->allowance[PACE_PATROL])
		add_end(s, lane->cell[end], lane->cost[end], pace);
	if (covered > 0)
		add_place(t, place_at(s, lane->cell[covered], lane->cost[covered], pace));
}

static void look_far(struct search *s, cell_t from)
{
	struct lane lane;
	const int n = s->t->left == 0 ? 0 : way_path(&s->t->way, from, lane.cell);

	measure_lane(s, &lane, n);
	for (int pace = PACE_MARCH; pace <= PACE_RUN && n > 0; pace++)
		if (s->allowance[pace] > s->allowance[PACE_PATROL])
			look_along(s, &lane, pace);
}

/* ---- back (PC3) ---- */

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

/* Straight away from an enemy at a run, in three directions. */
static void look_away(struct search *s, cell_t from, cell_t enemy)
{
	const struct grid *g = &s->t->v->table->grid;
	const int n = grid_directions(g), away = grid_direction(g, enemy, from, 0);
	struct lane lane;

	if (s->allowance[PACE_RUN] < 0)
		return;
	for (int turn = -1; turn <= 1; turn++) {
		int cells = 0;

		for (cell_t c = from; c != CELL_NONE && cells < WAY_CELLS_MAX;
				c = grid_step(g, c, (away + turn + n) % n))
			lane.cell[cells++] = c;
		measure_lane(s, &lane, cells);
		look_along(s, &lane, PACE_RUN);
	}
}

static void look_back(struct search *s, const struct prospect *list, int n)
{
	const cell_t enemy = nearest_enemy(s->t);
	struct best best[2] = { { .n = 0 } };

	if (enemy == CELL_NONE || enemy == list[0].cell)
		return;
	for (int i = 1; i < n; i++) {
		const cell_t cell = list[i].cell;
		const int pace = pace_of(s, list[i].cost);

		if (pace == PACES)
			break;
		best_keep(&best[pace], i, table_distance(s->t->v->table, cell, enemy) / INCH
			* FEAR_INCH + 2 * thought_cover(s->t->v, cell));
	}
	for (int pace = 0; pace < 2; pace++)
		add_best(s, &best[pace], list, pace);
	look_away(s, list[0].cell, enemy);
}

/* ---- nowhere ---- */

/* Whether no place to which some paces lead is better. */
static bool none_better(const struct search *s, enum pace first, enum pace last)
{
	const int32_t margin = 2 * s->t->v->table->cell_length;
	int32_t most = 0;

	for (int pace = (int)first; pace <= (int)last; pace++)
		most = s->allowance[pace] > most ? s->allowance[pace] : most;
	return thought_stays(s->t, &(struct ambit){ .around = most / REACH_TWELFTHS + margin,
		.nearer = most + margin * REACH_TWELFTHS, .cover = THOUGHT_COVER_MOST,
		.shoots = first == PACE_COMBAT });
}

/* PC5. */
static bool stays(const struct search *s)
{
	return s->t->e.task.kind == TASK_AMBUSH || (none_better(s, PACE_COMBAT, PACE_PATROL)
		&& none_better(s, PACE_MARCH, PACE_RUN));
}

/* Whether how its way is measured does not hang on how far it gets at a slow pace. */
static bool measured_ahead(const struct search *s, int guide)
{
	const struct game *const v = s->t->v;
	const struct task *const task = &s->t->e.task;
	const cell_t from = v->figures[guide].cell;

	return adv_gait(v, guide, s->slow) == GAIT_FOOT && v->occupant[from] == guide
		&& (task->lasting || lookout_distance(v, from, task->cells, task->n)
			> s->furthest_slow / REACH_TWELFTHS);
}

/* ---- all ---- */

static void find_allowances(struct search *s)
{
	const struct thought *t = s->t;

	for (int i = 0; i < PACES; i++)
		s->allowance[i] = adv_may_order(t->v, t->unit, adv_place_modes[i], NULL)
			? adv_allowance(t->v, t->self->guide, adv_place_modes[i]) * REACH_TWELFTHS
			: -1;
	s->slow = s->allowance[PACE_PATROL] < 0 ? MODE_COMBAT : MODE_PATROL;
	s->furthest_slow = s->allowance[s->slow == MODE_PATROL ? PACE_PATROL : PACE_COMBAT];
}

/* An enemy who is not seen is not near enough. */
static int32_t near_enough(const struct thought *t)
{
	const struct task *task = &t->e.task;

	if (task->kind == TASK_CLOSE && task->enemy >= 0 && task->within > CLOSER
		&& !t->self->indirect
		&& (!t->m->of[task->enemy].known
			|| !sight_clear(t->v->table, t->self->at, t->m->of[task->enemy].at)))
		return CLOSER;
	return task->within;
}

/* Where a slow pace leads. */
static int scout(struct search *s, struct prospect *list)
{
	const struct game *const v = s->t->v;

	adv_closed(v, s->t->unit, s->slow, false, s->marks);
	return adv_reach_by(v, s->t->unit, s->slow, s->marks, v->reach)
		? prospects_reached(v, s->t->unit, list, PROSPECTS_MAX) : 0;
}

static void begin_at(struct search *s, cell_t from, int32_t around)
{
	thought_measure(s->t, from, around);
	add_place(s->t, place_at(s, from, 0, PACE_STAY));
	thought_judge(s->t, 0);
}

static void look_about(struct search *s, const struct prospect *list, int n)
{
	look_over(s, list, n);
	look_far(s, list[0].cell);
	if (s->t->places[0].taken > DANGER)
		look_back(s, list, n);
	thought_weigh(s->t, 1);
}

void adv_places_find(struct thought *t)
{
	const int guide = adv_guide(t->v, t->unit);
	struct prospect list[PROSPECTS_MAX];
	struct search s;
	bool ahead;
	int n;

	s.t = t;
	find_allowances(&s);
	if (s.allowance[PACE_COMBAT] < 0 || guide < 0)
		return;
	t->e.task.within = near_enough(t);
	ahead = measured_ahead(&s, guide);
	if (ahead)
		begin_at(&s, t->v->figures[guide].cell, s.furthest_slow / REACH_TWELFTHS);
	if (ahead && stays(&s))
		return;
	n = scout(&s, list);
	if (n == 0)
		return;
	if (!ahead)
		begin_at(&s, list[0].cell, list[n - 1].cost / REACH_TWELFTHS);
	look_about(&s, list, n);
}
