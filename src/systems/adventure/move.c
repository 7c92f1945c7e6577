/* Movement (A-15, C-7, C-8): plans are made for every unit against the table as
 * it stands, then all figures run together in small equal shares.
 *
 *  MV1  Figures claim free cells share by share; of two who want the same cell
 *       the one with more allowance left has it.  Between enemies a tie is
 *       diced for (S-C-9); comrades give way in the order of the roster.
 *  MV2  Nobody ends next to a fit enemy but by charge, pursuit or flight from
 *       one (S-C-8); who would, stops.
 *  MV3  Friends are passed through, never stood upon (S-C-7).
 */
#include <string.h>

#include "systems/adventure/moves.h"

enum { SHARES = 24, PASS_MAX = 5 };

struct mover *mover_add(const struct game *g, struct movers *all, int figure, int32_t allowance)
{
	struct mover *m = &all->mover[all->n++];

	m->figure = (int16_t)figure;
	m->unit = g->figures[figure].unit;
	m->may_touch = m->passes = TOUCH_NOBODY;
	m->n_path = 1;
	m->at = 0;
	m->allowance = allowance * REACH_TWELFTHS;
	m->spent = 0;
	m->leaves = m->flying = m->done = false;
	m->path[0] = g->figures[figure].cell;
	return m;
}

void mover_follow(struct mover *m, const struct reach *r)
{
	cell_t c = m->path[0];

	m->n_path = 1;
	while (m->n_path < PATH_MAX_CELLS && (c = reach_next(r, c)) != CELL_NONE)
		m->path[m->n_path++] = c;
}

bool touches_enemy(const struct game *g, int unit, cell_t cell, int except)
{
	const struct grid *grid = &g->table->grid;

	for (int d = 0; d < grid_directions(grid); d++) {
		const cell_t c = grid_step(grid, cell, d);
		const int other = c == CELL_NONE ? NOBODY : g->occupant[c];

		if (other >= 0 && g->figures[other].life == LIFE_FIT
			&& g->figures[other].unit != except
			&& adv_enemies(g, unit, g->figures[other].unit))
			return true;
	}
	return false;
}

/* MV2.  A charger passes others but does not yet touch its target. */
static bool may_enter(const struct game *g, const struct mover *m, cell_t cell)
{
	if (m->may_touch == TOUCH_ANYBODY)
		return true;
	if (m->passes >= 0) {
		const struct grid *grid = &g->table->grid;

		for (int d = 0; d < grid_directions(grid); d++) {
			const cell_t c = grid_step(grid, cell, d);

			if (c != CELL_NONE && g->occupant[c] >= 0
				&& g->figures[g->occupant[c]].life == LIFE_FIT
				&& g->figures[g->occupant[c]].unit == m->passes)
				return false;
		}
		return true;
	}
	return !touches_enemy(g, m->unit, cell, m->may_touch);
}

/* The next free cell on the way, through standing friends; its place on the
 * path, or 0.  `cost` is what getting there takes. */
static int next_free(const struct game *g, const struct mover *m, int32_t *cost)
{
	*cost = 0;
	for (int i = m->at + 1; i < m->n_path && i <= m->at + PASS_MAX; i++) {
		const int other = g->occupant[m->path[i]];
		const int32_t step = m->flying ? g->table->cell_length * REACH_TWELFTHS
			: table_step_cost(g->table, m->path[i - 1], m->path[i]);

		if (step == 0)
			return 0;
		*cost += step;
		if (other < 0)
			return may_enter(g, m, m->path[i]) ? i : 0;
		if (adv_enemies(g, m->unit, g->figures[other].unit) && !m->flying)
			return 0;
	}
	return 0;
}

/* Round a comrade who stands in the way: a free cell next to both this one and
 * the one after, at no greater distance from the path's end. */
static cell_t step_aside(const struct game *g, const struct mover *m)
{
	const struct grid *grid = &g->table->grid;
	const cell_t here = m->path[m->at], end = m->path[m->n_path - 1];
	const int far = grid_half_steps(grid, here, end);

	for (int d = 0; d < grid_directions(grid); d++) {
		const cell_t c = grid_step(grid, here, d);

		if (c != CELL_NONE && g->occupant[c] < 0 && grid_half_steps(grid, c, end) < far
			&& table_step_cost(g->table, here, c) != 0 && may_enter(g, m, c))
			return c;
	}
	return CELL_NONE;
}

struct want { cell_t cell; int16_t to; int32_t cost; };

/* Where a mover would go now, if its share so far pays for it. */
static bool wanted(const struct game *g, struct mover *m, int32_t budget, struct want *w)
{
	int32_t cost;
	const int to = next_free(g, m, &cost);

	if (m->at + 1 >= m->n_path) {
		m->done = true;
		return false;
	}
	if (to > 0) {
		*w = (struct want){ m->path[to], (int16_t)to, cost };
	} else {
		const cell_t aside = step_aside(g, m);

		if (aside == CELL_NONE)
			return false;
		*w = (struct want){ aside, NOBODY, table_step_cost(g->table, m->path[m->at], aside) };
	}
	return m->spent + w->cost <= budget;
}

/* S-C-9: one die each, high takes it. */
static bool challenger_wins(struct game *g, const struct mover *holder, const struct mover *other)
{
	const int32_t left = holder->allowance - holder->spent;
	const int32_t others = other->allowance - other->spent;
	struct roller a, b;

	if (left != others || !adv_enemies(g, holder->unit, other->unit))
		return others > left;
	do {
		roller_open(&a, "S-C-9", "one place for two", holder->unit, holder->figure, 0);
		roller_read(&a, ROLL_OPPOSED);
		roller_throw(&a, g, 10, 1);
		roller_open(&b, "S-C-9", "one place for two", other->unit, other->figure, 0);
		roller_read(&b, ROLL_OPPOSED);
		roller_throw(&b, g, 10, 1);
		roller_tell(&a, g, a.dice[0] > b.dice[0] ? "takes it" : "gives way");
		roller_tell(&b, g, b.dice[0] > a.dice[0] ? "takes it" : "gives way");
	} while (a.dice[0] == b.dice[0] && !g->dice.starved);
	return b.dice[0] > a.dice[0];
}

static void take_step(struct game *g, struct mover *m, const struct want *w)
{
	const cell_t before = g->figures[m->figure].cell;

	if (w->to > 0) {
		m->at = w->to;
	} else {	/* aside: the path goes on straight from here */
		cell_t line[PATH_MAX_CELLS];
		const int n = sight_cells(g->table, w->cell, m->path[m->n_path - 1], line,
			PATH_MAX_CELLS);

		m->at = 0;
		m->n_path = (int16_t)(n <= PATH_MAX_CELLS ? n : 1);
		memcpy(m->path, line, (size_t)m->n_path * sizeof line[0]);
		m->path[0] = w->cell;
	}
	m->spent += w->cost;
	game_face(g, m->figure, grid_direction(&g->table->grid, before, w->cell,
		g->figures[m->figure].facing));
	game_place(g, m->figure, w->cell);
	adv_unit_of(g, m->unit)->moved = true;
	adv_unsettle(g, m->figure);
}

/* One pass: claims, then steps; whether anybody moved. */
static bool pass(struct game *g, struct movers *all, int share)
{
	struct want want[FIGURES_MAX];
	int16_t claims[FIGURES_MAX];
	int n = 0;
	bool moved = false;

	for (int i = 0; i < all->n; i++) {
		struct mover *m = &all->mover[i];
		int k;

		if (m->done || !wanted(g, m, m->allowance / SHARES * share
				+ (share == SHARES ? m->allowance % SHARES : 0), &want[i]))
			continue;
		for (k = 0; k < n && want[claims[k]].cell != want[i].cell; k++)
			;
		if (k == n)
			claims[n++] = (int16_t)i;
		else if (challenger_wins(g, &all->mover[claims[k]], m))
			claims[k] = (int16_t)i;
	}
	for (int k = 0; k < n; k++) {
		struct mover *m = &all->mover[claims[k]];

		/* An enemy may have come near in this very pass (MV2). */
		if (!may_enter(g, m, want[claims[k]].cell))
			continue;
		take_step(g, m, &want[claims[k]]);
		moved = true;
	}
	return moved;
}

static void leave_table(struct game *g, struct mover *m)
{
	if (!m->leaves || m->at + 1 < m->n_path
		|| m->spent + g->table->cell_length * REACH_TWELFTHS > m->allowance)
		return;
	game_place(g, m->figure, CELL_NONE);
	game_life(g, m->figure, LIFE_LEFT, "flees the table");
	if (g->units[m->unit].leader == m->figure)
		adv_leader_fallen(g, m->unit);
}

void movers_run(struct game *g, struct movers *all)
{
	for (int share = 1; share <= SHARES; share++)
		for (int again = 0; again < 2 && pass(g, all, share); again++)
			;
	for (int i = 0; i < all->n; i++) {
		adv_figure_of(g, all->mover[i].figure)->spent = all->mover[i].spent;
		leave_table(g, &all->mover[i]);
	}
}
