/* Formation (C-7): places for a unit's figures round its goal, and who takes
 * which.  Those who fight from where they go look for cover near it; a march
 * column stands two wide along the way it came (S-A-33 allows four).
 */
#include "systems/adventure/moves.h"

enum { RING_CELLS = 200, RANKS = 2, FORMATION_RADIUS = 6 };

struct place { cell_t cell; int32_t score; };

/* What a place without cover is worth walking to avoid, in cells' thirds. */
static const int32_t cover_thirds[] = {
	[COVER_NONE] = 6, [COVER_SOFT] = 3, [COVER_MEDIUM] = 1, [COVER_HARD] = 0,
};

static bool place_free(const struct game *g, int unit, cell_t cell)
{
	const int other = g->occupant[cell];

	if (other >= 0 && g->figures[other].unit != unit)
		return false;
	if (other >= 0 && !adv_can_move(g, other))
		return false;
	return table_ground(g->table, cell)->pace != 0 && !touches_enemy(g, unit, cell, NOBODY);
}

static bool takes_cover(enum mode mode)
{
	return mode == MODE_COMBAT || mode == MODE_PATROL || mode == MODE_RETREAT;
}

static int32_t place_score(const struct game *g, enum mode mode, const struct reach *r, cell_t cell)
{
	const struct ground *ground = table_ground(g->table, cell);
	int32_t thirds = cover_thirds[ground->cover];

	if (ground->conceals && thirds > cover_thirds[COVER_SOFT])
		thirds = cover_thirds[COVER_SOFT];
	if (!takes_cover(mode))
		thirds = 0;
	return reach_cost(r, cell) + thirds * g->table->cell_length * REACH_TWELFTHS / 3;
}

/* Insertion keeps the best `n` places in order; ties go to the first found. */
static int keep_best(struct place *best, int count, int n, struct place p)
{
	int i = count < n ? count : n;

	if (count == n && (n == 0 || best[n - 1].score <= p.score))
		return count;
	if (count == n)
		i = n - 1;
	for (; i > 0 && best[i - 1].score > p.score; i--)
		best[i] = best[i - 1];
	best[i] = p;
	return count < n ? count + 1 : n;
}

static int loose_slots(const struct game *g, int unit, enum mode mode, const struct reach *r,
	cell_t goal, cell_t *slots, int n)
{
	const struct grid *grid = &g->table->grid;
	struct place best[FIGURES_MAX];
	int count, n_all, kept = 0;
	const cell_t *all = reach_all(r, &n_all);

	for (int i = 0; i < n_all; i++) {
		const cell_t c = all[i];

		if (grid_half_steps(grid, goal, c) > 2 * FORMATION_RADIUS)
			break;	/* in order of cost: further cells only get dearer */
		if (c != goal && place_free(g, unit, c))
			kept = keep_best(best, kept, n - 1,
				(struct place){ c, place_score(g, mode, r, c) });
	}
	count = 0;
	if (place_free(g, unit, goal))
		slots[count++] = goal;
	for (int i = 0; i < kept && count < n; i++)
		slots[count++] = best[i].cell;
	return count;
}

static bool among(const cell_t *cells, int n, cell_t cell)
{
	for (int i = 0; i < n; i++)
		if (cells[i] == cell)
			return true;
	return false;
}

/* The way's cells from the goal backwards, each with a neighbour beside it. */
static int column_slots(const struct game *g, int unit, const struct reach *r,
	cell_t from, cell_t *slots, int n)
{
	const struct grid *grid = &g->table->grid;
	cell_t way[PATH_MAX_CELLS];
	const int n_way = reach_path(r, from, way, PATH_MAX_CELLS);
	int count = 0;

	for (int i = n_way - 1; i >= 0 && n_way <= PATH_MAX_CELLS && count < n; i--) {
		int beside = 1;

		if (place_free(g, unit, way[i]) && !among(slots, count, way[i]))
			slots[count++] = way[i];
		for (int d = 0; d < grid_directions(grid) && beside < RANKS && count < n; d++) {
			const cell_t c = grid_step(grid, way[i], d);

			if (c == CELL_NONE || among(way, n_way, c) || among(slots, count, c)
				|| reach_cost(r, c) == REACH_FAR || !place_free(g, unit, c))
				continue;
			slots[count++] = c;
			beside++;
		}
	}
	return count;
}

int formation_slots(const struct game *g, int unit, enum mode mode, const struct reach *r,
	cell_t goal, cell_t *slots, int n)
{
	int count = 0;

	if (mode == MODE_MARCH)
		count = column_slots(g, unit, r, g->figures[adv_guide(g, unit)].cell, slots, n);
	if (count < n)
		count = loose_slots(g, unit, mode, r, goal, slots, n);
	return count;
}

/* ---- who takes which ---- */

/* The cost of walking straight from a to b, or REACH_FAR where one cannot. */
static int32_t straight(const struct game *g, cell_t a, cell_t b, cell_t *line, int *n)
{
	int32_t cost = 0;

	*n = sight_cells(g->table, a, b, line, PATH_MAX_CELLS);
	if (*n > PATH_MAX_CELLS)
		return REACH_FAR;
	for (int i = 1; i < *n; i++) {
		const int32_t step = table_step_cost(g->table, line[i - 1], line[i]);
		const int other = g->occupant[line[i]];

		if (step == 0 || (other >= 0 && !adv_can_move(g, other)))
			return REACH_FAR;
		cost += step;
	}
	return cost;
}

/* Straight if that costs no more than the way round; else along the unit's
 * way until the slot lies straight ahead. */
static void find_path(const struct game *g, struct mover *m, const struct reach *r, cell_t slot)
{
	cell_t line[PATH_MAX_CELLS];
	int n_line;
	const int32_t direct = straight(g, m->path[0], slot, line, &n_line);
	const int32_t round = reach_cost(r, m->path[0]);

	if (direct != REACH_FAR && (round == REACH_FAR
		|| direct <= round + FORMATION_RADIUS * g->table->cell_length * REACH_TWELFTHS)) {
		for (int i = 1; i < n_line; i++)
			m->path[i] = line[i];
		m->n_path = (int16_t)n_line;
		return;
	}
	mover_follow(m, r);
	for (int i = m->n_path > FORMATION_RADIUS ? m->n_path - FORMATION_RADIUS : 1;
		i < m->n_path; i++) {
		if (straight(g, m->path[i], slot, line, &n_line) == REACH_FAR
			|| i + n_line > PATH_MAX_CELLS)
			continue;
		for (int k = 1; k < n_line; k++)
			m->path[i + k] = line[k];
		m->n_path = (int16_t)(i + n_line);
		return;
	}
}

static int nearest_mover(const struct game *g, const struct movers *all, int first,
	const bool *taken, cell_t slot)
{
	int best = NOBODY, distance = INT32_MAX;

	for (int i = first; i < all->n; i++) {
		const int d = grid_half_steps(&g->table->grid, all->mover[i].path[0], slot);

		if (!taken[i - first] && d < distance) {
			distance = d;
			best = i;
		}
	}
	return best;
}

void formation_assign(const struct game *g, struct movers *all, int first,
	const struct reach *r, const cell_t *slots, int n_slots)
{
	bool taken[FIGURES_MAX] = { false };
	const int guide = adv_guide(g, all->mover[first].unit);

	for (int s = 0; s < n_slots; s++) {
		int who = NOBODY;

		for (int i = first; s == 0 && i < all->n; i++)
			if (all->mover[i].figure == guide)
				who = i;
		if (who < 0)
			who = nearest_mover(g, all, first, taken, slots[s]);
		if (who < 0)
			return;
		taken[who - first] = true;
		find_path(g, &all->mover[who], r, slots[s]);
	}
	for (int i = first; i < all->n; i++)	/* no room: as near as may be */
		if (!taken[i - first])
			mover_follow(&all->mover[i], r);
}
