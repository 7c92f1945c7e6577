/* Movers: all figures run together in small equal shares (C-8).
 *
 *  MV1  In each share all who can pay their next step claim its cell at once; of
 *       those who want one cell the one with more allowance left has it.  Between
 *       enemies a tie is diced for (S-C-9); comrades give way in the order of
 *       the roster.
 *  MV2  Nobody steps next to a fit enemy but by charge, pursuit or rout (S-C-7,
 *       S-C-8).  Of two enemies who would in one share step next to each other
 *       only one does, as if both had wanted one cell.
 *  MV3  Friends are passed through, never stood upon (S-C-7).
 *  MV4  The place a unit's guide goes to is kept for him while he is on his way (guides.h).
 *  MV5  Beside whom a cell lies is looked up only where somebody of a side that matters stands
 *       or has stood next to it in this run.
 *
 * A mover is looked at in the share in which its next step falls due, and again
 * whenever what it waits for may have come (waits.h).
 */
#include <string.h>

#include "skirmish/body/run.h"

struct mover *mover_add(const struct game *g, struct movers *all, int figure, int32_t allowance)
{
	struct mover *m = &all->mover[all->n++];

	m->by = all->by;
	m->figure = (int16_t)figure;
	m->unit = g->figures[figure].unit;
	m->target = m->met = NOBODY;
	m->home = m->fierce = m->passes = false;
	m->allowance = allowance * REACH_TWELFTHS;
	m->spent = 0;
	m->landing = CELL_NONE;
	m->gait = all->by->gait(g, figure);
	m->leaves = m->flying = m->halts = m->waits = m->done = m->tested = false;
	path_clear(g, m);
	return m;
}

/* Puts a mover on the list of the share of its next step; the passed are now. */
static void schedule(struct run *r, int i)
{
	struct mover *m = &r->all->mover[i];
	const cell_t here = r->g->figures[m->figure].cell;
	int share;

	if (m->landing != CELL_NONE) {
		share = run_share(m, REACH_TWELFTHS
			* table_distance(r->g->table, here, m->landing));
	} else if (m->at < m->n_steps) {
		share = run_share(m, run_cost_towards(r->g, m, here, m->step[m->at]));
	} else {
		share = m->leaves ? run_share(m, run_cells_cost(r->g, 1)) : SHARES + 1;
	}
	if (share > SHARES) {
		run_finish(r, m);
		return;
	}
	if (share < r->share)
		share = r->share;
	r->later[i] = r->due[share];
	r->due[share] = (int16_t)i;
}

static void take_step(struct run *r, const struct claim *c)
{
	struct game *g = r->g;
	struct mover *m = run_claimant(r, c);
	const cell_t before = g->figures[m->figure].cell;

	m->spent += c->cost;
	m->landing = CELL_NONE;
	game_face(g, m->figure, !c->aside && c->steps == 1 ? m->step[m->at]
		: grid_direction(&g->table->grid, before, c->cell, g->figures[m->figure].facing));
	nearby_stir(r, m->figure, 0);
	game_place(g, m->figure, c->cell);
	nearby_stir(r, m->figure, run_bit(g, m->figure));
	if (!c->aside) {
		m->at = (uint8_t)(m->at + c->steps);
	} else {	/* on straight from here, or no further */
		const cell_t end = m->end;

		waits_change(&r->waits, end);
		path_clear(g, m);
		path_straight(g, m, NULL, end, run_left(m));
	}
	if (m->by->stepped == NULL || m->by->stepped(g, m))
		return;
	m->n_steps = m->at;
	waits_drop(&r->waits);
}

static void drop_movers(struct run *r)
{
	int n = 0;

	for (int i = 0; i < r->n_waiting; i++) {
		const struct mover *m = &r->all->mover[r->waiting[i]];

		if (m->waits && !m->done)
			r->waiting[n++] = r->waiting[i];
	}
	r->n_waiting = n;
}

static void take_due(struct run *r)
{
	for (int i = r->due[r->share]; i >= 0; i = r->later[i]) {
		r->waiting[r->n_waiting++] = (int16_t)i;
		r->all->mover[i].waits = true;
		r->waits.of[i].n = 0;
	}
	r->due[r->share] = -1;
}

/* Whoever leaves and is on the edge of the table is gone with the next step (R:416). */
static bool leave_table(struct run *r)
{
	bool left = false;

	for (int i = 0; i < r->n_waiting; i++) {
		struct mover *m = &r->all->mover[r->waiting[i]];

		if (!m->leaves || m->at < m->n_steps)
			continue;
		m->done = left = true;
		m->by->leaves(r->g, m);
	}
	if (left) {
		waits_drop(&r->waits);
		drop_movers(r);
	}
	return left;
}

/* All who wait claim, and those to whom it is granted step; whether any did. */
static bool pass(struct run *r)
{
	bool moved = leave_table(r);

	claims_gather(r);
	claims_settle(r);
	for (int i = 0; i < r->n_claims; i++) {
		const struct claim *c = &r->claims[i];

		if (!c->granted)
			continue;
		take_step(r, c);
		run_claimant(r, c)->waits = false;
		schedule(r, c->mover);
		moved = true;
	}
	drop_movers(r);
	return moved;
}

static void begin_run(struct run *r)
{
	memset(r->due, 0xFF, sizeof r->due);
	memset(r->wake, 0, sizeof r->wake);
	memset(r->mover_of, 0xFF, sizeof r->mover_of);
	r->n_waiting = 0;
	r->share = 1;
	waits_begin(&r->waits, grid_cells(&r->g->table->grid), r->all->anew);
	for (r->mask = SLOTS_LEAST - 1; r->mask < 2 * (uint32_t)r->all->n; )
		r->mask = 2 * r->mask + 1;
	for (int i = 0; i < r->all->n; i++) {
		r->mover_of[r->all->mover[i].figure] = (int16_t)i;
		schedule(r, i);
	}
	guides_find(&r->guides, r->g, r->all);
	nearby_begin(r);
}

/* S-A-29: whoever was stopped by somebody unseen has found him. */
static void find_unseen(struct game *g, const struct movers *all)
{
	for (int i = 0; i < all->n; i++)
		if (all->mover[i].met >= 0
			&& !game_sees(g, g->units[all->mover[i].unit].side, all->mover[i].met))
			all->by->found(g, all->mover[i].met);
}

void movers_run(struct game *g, struct movers *all)
{
	struct run r;

	r.g = g;
	r.all = all;
	begin_run(&r);
	for (; r.share <= SHARES; r.share++) {
		const bool due = r.due[r.share] >= 0 || r.wake[r.share];

		take_due(&r);
		while (due && r.n_waiting > 0 && pass(&r))
			take_due(&r);
	}
	find_unseen(g, all);
	guides_tell_short(&r.guides, g);
}

void movers_face(struct game *g, int figure, cell_t at)
{
	const struct figure *f = &g->figures[figure];

	if (!game_big(g, figure) && f->cell != CELL_NONE && at != CELL_NONE && at != f->cell)
		game_face(g, figure, grid_direction(&g->table->grid, f->cell, at, f->facing));
}

void movers_captives_follow(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		if (g->figures[f].life == LIFE_CAPTIVE && g->figures[f].captor >= 0
			&& game_on_table(g, g->figures[f].captor))
			game_escort(g, g->figures[f].captor);
}
