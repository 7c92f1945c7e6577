/* Paths: how one mover gets from where it stands to where it should be.
 *
 * Straight is tried first: on open ground it is the shortest way, and it is
 * found without a flood.  Where it is closed or dear a flood finds the best.
 * Who may pass next to enemies goes there; he stops where he would stop anyway.
 */
#include "cliffhanger/sight.h"
#include "skirmish/body/movers.h"

void path_clear(const struct game *g, struct mover *m)
{
	m->n_steps = m->at = 0;
	m->end = g->figures[m->figure].cell;
}

bool path_add(const struct game *g, struct mover *m, cell_t next)
{
	const struct table *t = g->table;
	const int32_t *const inner = table_inner_steps(t, m->end);

	if (m->n_steps == PATH_STEPS)
		return false;
	for (int d = 0; d < grid_directions(&t->grid); d++)
		if ((inner != NULL ? m->end + inner[d] : grid_step(&t->grid, m->end, d)) == next) {
			m->step[m->n_steps++] = (uint8_t)d;
			m->end = next;
			return true;
		}
	return false;
}

void path_follow(const struct game *g, struct mover *m, const struct reach *r)
{
	for (cell_t next; (next = reach_next(r, m->end)) != CELL_NONE; )
		if (!path_add(g, m, next))
			return;
}

bool path_take(const struct game *g, struct mover *m, const struct reach *r, cell_t to)
{
	cell_t cells[PATH_STEPS + 1];
	const int n = reach_path(r, to, cells, PATH_STEPS + 1);

	for (int i = 1; i < n && n <= PATH_STEPS + 1; i++)
		path_add(g, m, cells[i]);
	return n > 0;
}

static uint8_t closed_to(const struct mover *m)
{
	return m->passes ? MARK_ENEMY : MARK_ENEMY | MARK_NEAR_ENEMY;
}

/* Whether a cell may be walked through: not closed by marks, nor by somebody who
 * stands in the way for good. */
static bool open_cell(const struct game *g, const struct mover *m, const uint8_t *marks,
	cell_t cell)
{
	const struct movement *by = m->by;
	const int other = marks_barred_for(by, g, m->figure, cell);

	if (marks != NULL && (marks[cell] & closed_to(m)) != 0)
		return false;
	if (other >= 0 && by->bars != NULL && by->bars(g, other))
		return false;
	return other < 0 || by->can_move(g, other) || g->figures[other].life == LIFE_FIT;
}

bool path_straight(const struct game *g, struct mover *m, const uint8_t *marks, cell_t to,
	int32_t most)
{
	cell_t line[PATH_STEPS + 1];
	const uint8_t before = m->n_steps;
	const cell_t end = m->end;
	const int n = sight_cells(g->table, m->end, to, line, PATH_STEPS + 1);
	int32_t cost = 0;

	for (int i = 1; i < n; i++) {
		const int32_t step = table_gait_cost(g->table, m->gait, line[i - 1],
			line[i]);

		cost += step;
		if (step == 0 || cost > most || !open_cell(g, m, marks, line[i])
			|| !path_add(g, m, line[i])) {
			m->n_steps = before;
			m->end = end;
			return false;
		}
	}
	return line[n - 1] == to;
}

/* The reached cell nearest to a place as the crow flies that costs no more than so much, of equals
 * the cheapest. */
static cell_t nearest_reached(const struct game *g, cell_t to, int32_t most)
{
	cell_t best = CELL_NONE;
	int least = INT32_MAX, n;
	const cell_t *all = reach_all(g->reach, &n);

	for (int i = 0; i < n; i++) {
		const int far = grid_half_steps(&g->table->grid, all[i], to);

		if (far < least && reach_cost(g->reach, all[i]) <= most) {
			least = far;
			best = all[i];
		}
	}
	return best;
}

bool path_seek(const struct game *g, struct reach_rule rule, uint8_t *marks,
	const struct leg *leg)
{
	rule.marks = marks;
	rule.sought = MARK_GOAL;
	rule.n_sought = rule.n_towards = 1;
	rule.towards = &leg->to;
	if (marks != NULL)
		marks[leg->to] |= MARK_GOAL;
	reach_flood(g->reach, g->table, &rule, leg->from, leg->allowance);
	if (marks != NULL)
		marks[leg->to] &= (uint8_t)~MARK_GOAL;
	return reach_cost(g->reach, leg->to) != REACH_FAR;
}

/* How many half steps are left to a place for who goes straight on as far as he can. */
static int left_straight(const struct game *g, const struct reach_rule *rule,
	const struct leg *leg)
{
	cell_t line[PATH_STEPS + 1];
	const int n = sight_cells(g->table, leg->from, leg->to, line, PATH_STEPS + 1);
	int32_t cost = 0;
	int at = 0;

	while (at + 1 < n && at < PATH_STEPS) {
		const cell_t next = line[at + 1];
		const int32_t step = table_gait_cost(g->table, rule->gait, line[at], next);

		cost += step;
		if (step == 0 || cost > leg->allowance
				|| (rule->marks != NULL && rule->marks[next] & rule->closed))
			break;
		at++;
	}
	return grid_half_steps(&g->table->grid, line[at], leg->to);
}

/* Of the cells that a way leads to the one nearest to its end, and the way there.  None that is
 * further from it than one that is come to straight on is asked about, nor what leads to none of
 * the others: with so much more in hand one would have to come to the end from there. */
static cell_t seek_nearest(const struct game *g, struct reach_rule rule, const struct leg *leg)
{
	const struct table *const t = g->table;
	int32_t more = 0;

	if (!rule.flying) {
		rule.towards = &leg->to;
		rule.n_towards = 1;
		more = left_straight(g, &rule, leg) / 2 * t->step_least[rule.gait] * t->unit;
	}
	reach_flood(g->reach, t, &rule, leg->from, leg->allowance + more);
	return nearest_reached(g, leg->to, leg->allowance);
}

void path_find(const struct game *g, struct mover *m, uint8_t *marks, cell_t to)
{
	const struct reach_rule rule = { .marks = marks, .closed = closed_to(m), .gait = m->gait,
		.flying = m->flying };
	const struct leg leg = { g->figures[m->figure].cell, to, m->allowance };
	cell_t end = to;

	path_clear(g, m);
	if (path_straight(g, m, marks, to, m->allowance))
		return;
	if ((marks != NULL && marks[to] & rule.closed) || !path_seek(g, rule, marks, &leg))
		end = seek_nearest(g, rule, &leg);
	path_take(g, m, g->reach, end);
}

void path_reach(const struct movement *by, const struct game *g, int figure, int32_t allowance,
	bool contact, struct reach *r)
{
	uint8_t marks[MARK_CELLS];
	const struct reach_rule rule = { .marks = marks,
		.closed = MARK_ENEMY | MARK_NEAR_ENEMY, .gait = by->gait(g, figure) };

	marks_build(by, g, g->figures[figure].unit, contact, marks);
	reach_flood(r, g->table, &rule, g->figures[figure].cell, allowance);
}

/* The cells of the way straight on, if it costs at most so much, and what it costs; how many, 0:
 * it is dearer. */
static int straight_within(const struct game *g, enum gait gait, const struct leg *leg,
	cell_t line[PATH_STEPS + 1], int32_t *cost)
{
	const int n = sight_cells(g->table, leg->from, leg->to, line, PATH_STEPS + 1);

	*cost = 0;
	for (int i = 1; i < n; i++) {
		const int32_t step = table_gait_cost(g->table, gait, line[i - 1], line[i]);

		*cost += step;
		if (step == 0 || *cost > leg->allowance)
			return 0;
	}
	return line[n - 1] == leg->to ? n : 0;
}

int32_t path_cost_straight(const struct game *g, enum gait gait, const uint8_t *marks, cell_t from,
	cell_t to, int32_t most)
{
	cell_t line[PATH_STEPS + 1];
	int32_t cost;
	const int n = straight_within(g, gait, &(struct leg){ from, to, most }, line, &cost);

	for (int i = 1; i < n; i++)
		if ((marks[line[i]] & (MARK_ENEMY | MARK_NEAR_ENEMY)) != 0)
			return REACH_FAR;
	return n > 0 ? cost : REACH_FAR;
}

bool path_open(const struct game *g, enum gait gait, const uint8_t *marks, cell_t from, cell_t to,
	int32_t most)
{
	return path_cost_straight(g, gait, marks, from, to, most) != REACH_FAR;
}

bool path_reaches(const struct game *g, int figure, enum gait gait, int32_t allowance,
	bool contact, cell_t to)
{
	const struct leg leg = { g->figures[figure].cell, to, allowance };
	cell_t line[PATH_STEPS + 1];
	int32_t cost;
	const int n = straight_within(g, gait, &leg, line, &cost);

	return n > 0 && (n == 1 || !marks_close(g, g->figures[figure].unit, contact, line + 1,
		n - 1));
}

int path_cells(const struct game *g, const struct mover *m, cell_t cells[PATH_STEPS + 1])
{
	cells[0] = g->figures[m->figure].cell;
	for (int i = 0; i < m->n_steps; i++)
		cells[i + 1] = table_step(g->table, cells[i], m->step[i]);
	return m->n_steps + 1;
}

uint8_t paths_edges_at(const struct grid *grid, cell_t cell)
{
	const int col = grid_col(grid, cell), row = grid_row(grid, cell);

	return (uint8_t)((row == 0 ? EDGE_NORTH : 0) | (row == grid->rows - 1 ? EDGE_SOUTH : 0)
		| (col == 0 ? EDGE_WEST : 0) | (col == grid->cols - 1 ? EDGE_EAST : 0));
}

bool path_leads_off(const struct game *g, cell_t goal, struct reason *why)
{
	return paths_edges_at(&g->table->grid, goal) != EDGE_NONE || refuse(why, "C-9",
		"one leaves over the edge of the table: name a cell on it");
}

void path_leave(const struct game *g, struct mover *m, uint8_t *marks, cell_t goal)
{
	const struct grid *grid = &g->table->grid;
	const uint8_t edges = paths_edges_at(grid, goal);
	const bool across = (edges & (EDGE_EAST | EDGE_WEST)) != 0;
	const cell_t own = grid_at(grid, grid_col(grid, across ? goal : m->end),
		grid_row(grid, across ? m->end : goal));
	const struct ground *ground = table_ground(g->table, own);
	const bool stands = ground->pace != 0 && ground_pace(ground, m->gait) != 0;

	path_find(g, m, marks, stands ? own : goal);
	m->leaves = (paths_edges_at(grid, m->end) & edges) != 0;
}
