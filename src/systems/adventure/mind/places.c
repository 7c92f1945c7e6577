/* Places: see places.h.
 *
 *  PC1  All places a walk away are looked over for progress and cover; of each
 *       pace, in cover and out of it, the best few are looked at closely.
 *  PC2  Of what lies further only the way to the task's goal is looked at, as
 *       far as a march and a run lead, and the ground about its end.
 *  PC3  Where a unit stands in danger, ways back are looked at too.
 *  PC4  A place is reached at the slowest pace that gets there, for the sake of
 *       aim and care.
 */
#include "systems/adventure/move/moves.h"
#include "systems/adventure/mind/places.h"

enum { DANGER = 300 };	/* from which on it looks for a way back */

static bool covers(const struct ground *g)
{
	return g->cover != COVER_NONE || g->conceals;
}

/* What the ground at a place and round it is worth: a unit does not stand in one
 * cell, and walls cover those behind them. */
static void look_round(const struct table *t, struct place *p)
{
	const struct grid *g = &t->grid;
	const int cells = grid_cells(g), side = p->cell / g->cols & 1 ? 1 : -1;
	const int32_t near[] = { 0, -1, 1, -g->cols, g->cols, -g->cols + side, g->cols + side };
	int n = 0, covered = 0;

	for (size_t i = 0; i < sizeof near / sizeof near[0]; i++) {
		const cell_t c = p->cell + near[i];
		const struct ground *ground = c < 0 || c >= cells ? NULL : &t->grounds[t->kind[c]];

		if (ground == NULL)
			continue;
		p->walled = p->walled || ground->cover_behind != COVER_NONE;
		n += ground->pace != 0;
		covered += ground->pace != 0 && covers(ground);
	}
	p->shelter = (int8_t)(n == 0 ? 0 : 100 * covered / n);
}

static struct place place_at(const struct thought *t, cell_t cell, int32_t cost, int pace)
{
	const struct ground *g = table_ground(t->v->table, cell);
	struct place p = { .cell = cell, .cost = cost, .pace = (int8_t)pace };

	look_round(t->v->table, &p);
	p.quick = worth_progress(t, cell) + worth_cover(g) * p.shelter / 100;
	return p;
}

static void add_place(struct thought *t, struct place p)
{
	for (int i = 0; i < t->n; i++)
		if (t->places[i].cell == p.cell)
			return;
	if (t->n < PLACES_MAX)
		t->places[t->n++] = p;
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

/* PC4: of two paces on foot. */
static int pace_of(const struct thought *t, int32_t cost)
{
	if (cost <= t->allowance[PACE_COMBAT])
		return PACE_COMBAT;
	return cost <= t->allowance[PACE_PATROL] ? PACE_PATROL : PACES;
}

/* PC1. */
static void look_over(struct thought *t, const struct scouted *list, int n)
{
	struct place best[2][2][PLACES_EACH];
	int count[2][2] = { { 0 } };

	for (int i = 1; i < n; i++) {
		const int pace = pace_of(t, list[i].cost);
		struct place p;
		bool covered;

		if (pace == PACES)
			break;
		p = place_at(t, list[i].cell, list[i].cost, pace);
		covered = p.walled || covers(table_ground(t->v->table, p.cell));
		keep(best[pace][covered], &count[pace][covered], &p);
	}
	for (int k = 0; k < 4; k++)
		for (int i = 0; i < count[k / 2][k % 2]; i++)
			add_place(t, best[k / 2][k % 2][i]);
}

/* ---- further off (PC2) ---- */

/* What a step costs to one who minds those in the way; 0 = it is barred. */
static int32_t open_step(const struct thought *t, cell_t from, cell_t to)
{
	const int other = t->v->occupant[to];

	if ((other >= 0 && game_enemies(t->v, t->unit, t->v->figures[other].unit))
		|| touches_enemy(&adv_movement, t->v, t->unit, to) != NOBODY)
		return 0;
	return table_step_cost(t->v->table, from, to);
}

static bool free_for(const struct thought *t, cell_t cell)
{
	const int other = t->v->occupant[cell];

	return other < 0 || t->v->figures[other].unit == t->unit;
}

/* The end of a way at a pace, and covered places next to it. */
static void add_end(struct thought *t, cell_t cell, int32_t cost, int pace)
{
	const struct grid *g = &t->v->table->grid;

	if (free_for(t, cell))
		add_place(t, place_at(t, cell, cost, pace));
	for (int d = 0; d < grid_directions(g); d++) {
		const cell_t c = grid_step(g, cell, d);
		const int32_t step = c == CELL_NONE || !covers(table_ground(t->v->table, c)) ? 0
			: open_step(t, cell, c);

		if (step > 0 && cost + step <= t->allowance[pace] && free_for(t, c))
			add_place(t, place_at(t, c, cost + step, pace));
	}
}

/* Along a way as far as a pace leads, from where the slower ones end. */
static void look_along(struct thought *t, const cell_t *path, int n, int pace)
{
	int32_t cost = 0, covered_cost = 0;
	cell_t covered = CELL_NONE;
	int i;

	for (i = 1; i < n; i++) {
		const int32_t step = open_step(t, path[i - 1], path[i]);

		if (step == 0 || cost + step > t->allowance[pace])
			break;
		cost += step;
		if (cost > t->allowance[PACE_PATROL] && free_for(t, path[i])
			&& covers(table_ground(t->v->table, path[i]))) {
			covered = path[i];
			covered_cost = cost;
		}
	}
	if (cost > t->allowance[PACE_PATROL])
		add_end(t, path[i - 1], cost, pace);
	if (covered != CELL_NONE)
		add_place(t, place_at(t, covered, covered_cost, pace));
}

static void look_far(struct thought *t, cell_t from)
{
	cell_t path[WAY_CELLS_MAX];
	const int n = t->left == 0 ? 0 : way_path(&t->way, from, path);

	for (int pace = PACE_MARCH; pace <= PACE_RUN; pace++)
		if (t->allowance[pace] > t->allowance[PACE_PATROL])
			look_along(t, path, n, pace);
}

/* ---- back (PC3) ---- */

/* The nearest enemy's place, or CELL_NONE. */
static cell_t nearest_enemy(const struct thought *t)
{
	int32_t best = INT32_MAX;
	cell_t at = CELL_NONE;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *e = &t->m->of[u];
		const int32_t d = e->known && e->enemy ? adv_muster_distance(t->m, e, t->self->at)
			: INT32_MAX;

		if (d < best) {
			best = d;
			at = e->at;
		}
	}
	return at;
}

/* Straight away from an enemy at a run, in three directions. */
static void look_away(struct thought *t, cell_t from, cell_t enemy)
{
	const struct grid *g = &t->v->table->grid;
	const int n = grid_directions(g), away = grid_direction(g, enemy, from, 0);
	cell_t path[WAY_CELLS_MAX];

	if (t->allowance[PACE_RUN] < 0)
		return;
	for (int turn = -1; turn <= 1; turn++) {
		int cells = 0;

		for (cell_t c = from; c != CELL_NONE && cells < WAY_CELLS_MAX;
				c = grid_step(g, c, (away + turn + n) % n))
			path[cells++] = c;
		look_along(t, path, cells, PACE_RUN);
	}
}

static void look_back(struct thought *t, const struct scouted *list, int n)
{
	struct place best[2][PLACES_EACH];
	const cell_t enemy = nearest_enemy(t);
	int count[2] = { 0 };

	if (enemy == CELL_NONE || enemy == list[0].cell)
		return;
	for (int i = 1; i < n; i++) {
		const struct ground *g = table_ground(t->v->table, list[i].cell);
		struct place p = { .cell = list[i].cell, .cost = list[i].cost };
		const int pace = pace_of(t, p.cost);

		if (pace == PACES)
			break;
		p.quick = worth_distance(t, p.cell, enemy) + 2 * worth_cover(g);
		keep(best[pace], &count[pace], &p);
	}
	for (int pace = 0; pace < 2; pace++)
		for (int i = 0; i < count[pace]; i++)
			add_place(t, place_at(t, best[pace][i].cell, best[pace][i].cost, pace));
	look_away(t, list[0].cell, enemy);
}

/* ---- all ---- */

static void find_allowances(struct thought *t)
{
	for (int i = 0; i < PACES; i++)
		t->allowance[i] = adv_may_order(t->v, t->unit, place_modes[i], NULL)
			? adv_allowance(t->v, t->self->guide, place_modes[i]) * REACH_TWELFTHS : -1;
}

void places_find(struct thought *t)
{
	struct scouted list[SCOUT_MAX];
	int n;

	t->n = 0;
	find_allowances(t);
	if (t->allowance[PACE_COMBAT] < 0)
		return;
	n = scout(t->v, t->unit, t->allowance[PACE_PATROL] < 0 ? MODE_COMBAT : MODE_PATROL,
		list, SCOUT_MAX);
	if (n == 0)
		return;
	worth_measure(t, list[0].cell, list[n - 1].cost / REACH_TWELFTHS);
	add_place(t, place_at(t, list[0].cell, 0, PACE_STAY));
	worth_weigh(t, &t->places[0]);
	look_over(t, list, n);
	look_far(t, list[0].cell);
	if (t->places[0].taken > DANGER)
		look_back(t, list, n);
	for (int i = 1; i < t->n; i++)
		worth_weigh(t, &t->places[i]);
}
