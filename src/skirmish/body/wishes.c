/* Wishes: where a mover wants to go next (MV3, MV4): see run.h. */
#include "skirmish/body/run.h"

enum { PASS_MAX = 5 };

static struct wait *wait_of(struct run *r, const struct mover *m)
{
	return &r->waits.of[m - r->all->mover];
}

/* Whether it can pay so much by now; else it is looked at again when it can. */
static bool affords(struct run *r, const struct mover *m, int32_t cost)
{
	const int share = run_share(m, cost);

	if (share > r->share && share <= SHARES)
		r->wake[share] = true;
	if (share > r->share && share < wait_of(r, m)->share)
		wait_of(r, m)->share = (int16_t)share;
	return share <= r->share;
}

/* Whether a mover cannot pass through somebody. */
static bool in_the_way(const struct game *g, const struct mover *m, int other)
{
	if (m->by->bars != NULL && game_vehicle(g, other))
		return m->by->bars(g, other);
	return game_enemies(g, m->unit, g->figures[other].unit);
}

/* The first free cell on the way, through friends who stand in it, and for a
 * charger past enemies whom he does not charge. */
static bool want_ahead(struct run *r, struct mover *m, struct claim *c)
{
	const struct game *g = r->g;
	const int most = m->passes ? PATH_STEPS : PASS_MAX;
	struct wait *const wait = wait_of(r, m);
	cell_t here = g->figures[m->figure].cell;

	c->cost = 0;
	c->aside = false;
	for (int i = 0; i < most && m->at + i < m->n_steps; i++) {
		const int direction = m->step[m->at + i];
		const cell_t next = table_step(g->table, here, direction);
		const int32_t cost = next == CELL_NONE ? 0
			: run_cost_towards(g, m, here, direction);
		enum access access;
		int other;

		if (next != CELL_NONE)
			waits_at(wait, next);
		if (cost == 0 || (access = nearby_access(r, m, next)) == CLOSED)
			return false;
		c->cost += cost;
		c->cell = next;
		c->steps = (uint8_t)(i + 1);
		other = game_barred(g, m->figure, next);
		if (other < 0 && access == OPEN && !guides_keep(&r->guides, m, next))
			return affords(r, m, c->cost);
		if (other >= 0 && !m->flying && in_the_way(g, m, other))
			return false;
		here = next;
	}
	return false;
}

/* Whether somebody stands before it who will not go on. */
static bool stuck(const struct run *r, const struct mover *m)
{
	const struct game *g = r->g;
	const cell_t next = m->at < m->n_steps ? table_step(g->table,
		g->figures[m->figure].cell, m->step[m->at]) : CELL_NONE;
	const int other = next == CELL_NONE ? NOBODY : game_barred(g, m->figure, next);

	return other >= 0 && (r->mover_of[other] == NOT_MOVING
		|| r->all->mover[r->mover_of[other]].done);
}

static int32_t step_cost(const struct game *g, const struct mover *m, cell_t from, cell_t to)
{
	return m->flying ? run_cells_cost(g, 1) : table_gait_cost(g->table, m->gait, from, to);
}

/* Round whoever stands in the way: a free cell nearer to the path's end. */
static bool want_aside(struct run *r, struct mover *m, struct claim *c)
{
	const struct game *g = r->g;
	const struct grid *grid = &g->table->grid;
	const cell_t here = g->figures[m->figure].cell;
	const int far = grid_half_steps(grid, here, m->end);
	cell_t cells[GRID_AROUND_MAX];
	const int n = grid_around(grid, here, cells);
	struct wait *const wait = wait_of(r, m);

	c->aside = true;
	for (int i = 0; i < n; i++) {
		const cell_t next = cells[i];

		if (grid_half_steps(grid, next, m->end) >= far)
			continue;
		waits_at(wait, next);
		if (game_barred(g, m->figure, next) >= 0 || guides_keep(&r->guides, m, next))
			continue;
		c->cost = step_cost(g, m, here, next);
		c->cell = next;
		if (c->cost > 0 && nearby_access(r, m, next) == OPEN && affords(r, m, c->cost))
			return true;
	}
	return false;
}

static bool want_landing(struct run *r, struct mover *m, struct claim *c)
{
	const struct game *g = r->g;

	c->cell = m->landing;
	c->cost = table_distance(g->table, g->figures[m->figure].cell, m->landing)
		* REACH_TWELFTHS;
	c->steps = 0;
	c->aside = false;
	return game_barred(g, m->figure, m->landing) < 0 && nearby_access(r, m, m->landing) == OPEN;
}

bool wishes_find(struct run *r, struct mover *m, struct claim *c)
{
	struct wait *const wait = wait_of(r, m);

	waits_look(&r->waits, wait);
	if (m->halts)
		waits_at(wait, r->g->figures[m->figure].cell);
	if (m->halts && nearby_halted(r, m)) {
		run_finish(r, m);
		return false;
	}
	if (m->landing != CELL_NONE)
		return want_landing(r, m, c);
	return want_ahead(r, m, c) || (stuck(r, m) && want_aside(r, m, c));
}
