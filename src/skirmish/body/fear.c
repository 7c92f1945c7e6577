/* Fear: see fear.h. */
#include <stdlib.h>
#include <string.h>

#include "skirmish/body/fear.h"
#include "skirmish/body/standing.h"

enum {
	STRAIGHT_ON = 8,	/* less than any ground makes a difference */
	TO_EDGE = 1000000,	/* more than anything but an edge */
	AWAY = 100000, AWAY_AT_ALL = 50000,	/* half a step further, and any at all */
	STEP_MOST = 3,		/* half steps: a diagonal's */
	EDGE_CELLS_MAX = 4 * GRID_SIDE_MAX,
};

struct band { int from, to; };	/* columns; none if it ends before it begins */

static struct spot spot_of(const struct grid *grid, cell_t cell)
{
	const int row = grid_row(grid, cell), col = cell - row * grid->cols;

	return (struct spot){ grid->kind == GRID_HEX ? col - (row >> 1) : col, row };
}

/* grid_half_steps() of two spots. */
static inline int half_steps(bool hex, struct spot a, struct spot b)
{
	const int32_t dx = a.across - b.across, dy = a.down - b.down;
	const int across = abs(dx), down = abs(dy);
	const int longer = across > down ? across : down;

	if (!hex)
		return longer + across + down;
	return 2 * ((dx ^ dy) >= 0 ? across + down : longer);
}

void fear_add(struct fear *fear, const struct grid *grid, cell_t cell)
{
	fear->spots[fear->n] = spot_of(grid, cell);
	fear->enemy[fear->n++] = cell;
}

void fear_unit(struct fear *fear, const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f))
			fear_add(fear, &g->table->grid, g->figures[f].cell);
}

static int nearest_to(const struct spot *spots, int n, bool hex, struct spot spot)
{
	int best = INT32_MAX;

	for (int i = 0; i < n; i++) {
		const int d = half_steps(hex, spots[i], spot);

		if (d < best)
			best = d;
	}
	return best;
}

int fear_nearest(const struct fear *fear, const struct grid *grid, cell_t cell)
{
	return nearest_to(fear->spots, fear->n, grid->kind == GRID_HEX, spot_of(grid, cell));
}

/* Of those who are feared the ones of whom one can be the nearest to where one is, or to any
 * neighbour of that: nobody is nearer or further by more than a step there. */
struct near { bool hex; int before, n; struct spot nearest, spots[FIGURES_MAX]; };

static void find_near(struct near *near, const struct fear *fear, const struct grid *grid,
	cell_t here)
{
	const struct spot spot = spot_of(grid, here);

	near->hex = grid->kind == GRID_HEX;
	near->before = nearest_to(fear->spots, fear->n, near->hex, spot);
	near->n = 0;
	for (int i = 0; i < fear->n; i++) {
		const int further = half_steps(near->hex, fear->spots[i], spot) - near->before;

		if (further == 0)
			near->nearest = fear->spots[i];
		if (further <= 2 * STEP_MOST)
			near->spots[near->n++] = fear->spots[i];
	}
}

/* How far to either side of a spot, so many rows off, cells are within so many half steps;
 * to the side to which columns lean, the hexes of a row further down begin so much sooner. */
static struct band band_of(bool hex, int rows, int within)
{
	const int down = abs(rows), steps = within / 2;

	if (hex)
		return down > steps ? (struct band){ 0, -1 } : (struct band){
			-steps + (rows < 0 ? down : 0), steps - (rows > 0 ? down : 0) };
	if (within - 2 * down < down)	/* fewer columns than rows */
		return (struct band){ -(within - 2 * down), within - 2 * down };
	return (struct band){ -(within - down) / 2, (within - down) / 2 };
}

/* How many more of them than in the column before are within so many half steps of each column
 * of a row; whether any is. */
static bool count_row(const struct fear *fear, const struct grid *grid, int row, int within,
	int16_t *more)
{
	static const struct band none = { 0, -1 };
	const bool hex = grid->kind == GRID_HEX;
	const int lean = hex ? row >> 1 : 0;	/* as in spot_of() */
	bool any = false;

	for (int i = 0; i < fear->n; i++) {
		const int rows = row - fear->spots[i].down;
		const struct band b = 2 * abs(rows) > within ? none : band_of(hex, rows, within);
		const int middle = fear->spots[i].across + lean;
		const int from = middle + b.from > 0 ? middle + b.from : 0;
		const int to = middle + b.to < grid->cols ? middle + b.to : grid->cols - 1;

		if (from > to)
			continue;
		if (!any)
			memset(more, 0, (size_t)(grid->cols + 1) * sizeof *more);
		any = true;
		more[from]++;
		more[to + 1]--;
	}
	return any;
}

void fear_mark(const struct fear *fear, const struct grid *grid, int least, uint8_t mark,
	uint8_t *marks)
{
	for (int row = 0; least > 0 && row < grid->rows; row++) {
		int16_t more[GRID_SIDE_MAX + 1];	/* who are near from a column on, less
							 * those who no longer are */
		int near = 0;

		if (!count_row(fear, grid, row, least - 1, more))
			continue;
		for (int col = 0; col < grid->cols; col++) {
			near += more[col];
			if (near > 0)
				marks[row * grid->cols + col] |= mark;
		}
	}
}

/* How much nearer to the edge that it makes for a step leads. */
static int64_t nearer_to_edge(const struct fear *fear, cell_t from, cell_t to)
{
	return fear->costs == NULL || fear->costs[from] > fear->furthest
		|| fear->costs[to] > fear->furthest ? 0 : fear->costs[from] - fear->costs[to];
}

/* How good a step is: larger is better; below zero is not taken. */
static int64_t step_worth(const struct game *g, const struct fear *fear, const struct near *near,
	cell_t from, cell_t to)
{
	const int before = near->before;
	const int after = nearest_to(near->spots, near->n, near->hex,
		spot_of(&g->table->grid, to));
	const int64_t nearer = nearer_to_edge(fear, from, to) * g->table->unit;

	if (fear->n > 0 && after < before)
		return -1;
	if (fear->away_first)
		return after == before ? (nearer > 0 ? nearer : -1)
			: (int64_t)(after - before) * AWAY + nearer + AWAY_AT_ALL;
	if (nearer > 0)
		return TO_EDGE + nearer;
	return after > before ? after - before : -1;
}

/* What a step is worth at the most, but one of those who are near apart. */
static int64_t worth_at_most(const struct game *g, const struct fear *fear, const struct near *near,
	cell_t from, cell_t to)
{
	const int64_t nearer = nearer_to_edge(fear, from, to) * g->table->unit;
	const int off = near->n == 0 ? 0 : half_steps(near->hex, near->nearest,
		spot_of(&g->table->grid, to)) - near->before;

	if (off < 0)
		return 0;
	return (fear->away_first ? (int64_t)off * AWAY + AWAY_AT_ALL : TO_EDGE) + nearer;
}

/* Whether one could run through a cell: friends make way, the fallen do not. */
static bool open_to(const struct game *g, const struct mover *m, cell_t from, cell_t to)
{
	const int other = to == CELL_NONE ? NOBODY : marks_barred_for(m->by, g, m->figure, to);

	if (other >= 0 && m->by->bars != NULL && m->by->bars(g, other))
		return false;
	return to != CELL_NONE && table_gait_cost(g->table, m->gait, from, to) > 0
		&& (other < 0 || (!game_enemies(g, m->unit, g->figures[other].unit)
			&& g->figures[other].life == LIFE_FIT));
}

/* The direction straight away from the nearest; -1 if there is none. */
static int heading(const struct fear *fear, const struct grid *grid, cell_t here)
{
	const struct spot spot = spot_of(grid, here);
	const bool hex = grid->kind == GRID_HEX;
	int nearest = NOBODY, least = INT32_MAX;

	for (int i = 0; i < fear->n; i++) {
		const int far = half_steps(hex, fear->spots[i], spot);

		if (far > 0 && far < least) {
			least = far;
			nearest = i;
		}
	}
	return nearest < 0 ? -1 : grid_direction(grid, fear->enemy[nearest], here, 0);
}

/* The best next step from a path's end; CELL_NONE: there is none. */
static cell_t next_step(const struct fear *fear, const struct game *g, const struct mover *m)
{
	const struct grid *grid = &g->table->grid;
	const cell_t here = m->end;
	const int ahead = m->n_steps > 0 ? m->step[m->n_steps - 1] : heading(fear, grid, here);
	cell_t best = CELL_NONE;
	struct near near;
	int64_t most = 0;

	find_near(&near, fear, grid, here);
	for (int d = 0; d < grid_directions(grid); d++) {
		const cell_t c = table_step(g->table, here, d);
		const int straight = d == ahead ? STRAIGHT_ON : 0;	/* of equals */
		int64_t worth = c != CELL_NONE
			&& worth_at_most(g, fear, &near, here, c) + straight > most
			&& open_to(g, m, here, c) ? step_worth(g, fear, &near, here, c) : 0;

		if (worth > 0)
			worth += straight;
		if (worth > most) {
			most = worth;
			best = c;
		}
	}
	return best;
}

/* ---- the flight ---- */

bool fear_leads_off(const struct fear *fear, const struct grid *grid, cell_t here)
{
	const int away = heading(fear, grid, here);

	return away >= 0 && grid_step(grid, here, away) == CELL_NONE;
}

static bool leaves_from(const struct fear *fear, const struct grid *grid, cell_t here)
{
	return (paths_edges_at(grid, here) & fear->over) != 0
		|| (fear->straight_off && fear_leads_off(fear, grid, here));
}

void fear_run(const struct fear *fear, const struct game *g, struct mover *m)
{
	int32_t cost = 0;

	while (!leaves_from(fear, &g->table->grid, m->end)) {
		const cell_t next = next_step(fear, g, m);

		if (next == CELL_NONE)
			return;
		cost += table_gait_cost(g->table, m->gait, m->end, next);
		if (cost > m->allowance || !path_add(g, m, next))
			return;
	}
	m->leaves = true;
}

/* ---- edges ---- */

static uint8_t nearest_edge(const struct grid *grid, cell_t cell)
{
	const int col = grid_col(grid, cell), row = grid_row(grid, cell);
	const int gap[4] = { row, grid->cols - 1 - col, grid->rows - 1 - row, col };
	int best = 0;

	for (int i = 1; i < 4; i++)
		if (gap[i] < gap[best])
			best = i;
	return (uint8_t)(1u << best);
}

uint8_t fear_edges(const struct game *g, int unit, cell_t began)
{
	const uint8_t edges = g->setup->sides[g->units[unit].side].edges;

	return edges != EDGE_NONE ? edges : nearest_edge(&g->table->grid, began);
}

/* The cells of some edges; how many. */
static int edge_cells(const struct grid *grid, uint8_t edges, uint8_t corners,
	cell_t goals[EDGE_CELLS_MAX])
{
	int n = 0;

	for (int row = 0; row < grid->rows; row++) {
		const bool inner = row > 0 && row < grid->rows - 1 && grid->cols > 1;

		for (int col = 0; col < grid->cols; col += inner ? grid->cols - 1 : 1) {
			const cell_t c = grid_at(grid, col, row);
			const bool corner = !inner && (col == 0 || col == grid->cols - 1);

			if ((paths_edges_at(grid, c) & (corner ? edges & corners : edges)) != 0)
				goals[n++] = c;
		}
	}
	return n;
}

void fear_make_for_edges(struct fear *fear, const struct game *g, enum gait gait, uint8_t edges,
	uint8_t corners)
{
	cell_t goals[EDGE_CELLS_MAX];
	const int n = edge_cells(&g->table->grid, edges, corners, goals);

	fear->costs = distances_to(g->distances, g->table, g->reach, gait, goals, n);
	fear->furthest = DISTANCES_NONE - 1;
}
