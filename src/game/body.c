/* Big figures: what they cover, and what it is to be beside one or aboard.
 *
 * A man is a body of one cell, so that whoever asks here need not know which of
 * the two he asks about.
 */
#include <assert.h>

#include "cliffhanger/sight.h"
#include "cliffhanger/system.h"
#include "game/room.h"

/* A game without big figures has no courses either, and nothing that lies over anybody. */
static bool men_alone(const struct game *g)
{
	return g->course == NULL;
}

bool game_tells_facing(const struct game *g, int figure)
{
	return g->system->faces && game_on_table(g, figure) && !game_big(g, figure);
}

bool game_hurt(const struct game *g, int figure)
{
	return g->figures[figure].life == LIFE_FIT && g->system->hurt != NULL
		&& g->system->hurt(g, figure);
}

int game_unit_cells(const struct game *g, int unit, cell_t cells[UNIT_CELLS_MAX])
{
	int n = 0, ridden = NOBODY;

	FOR_MEMBERS(f, g, unit) {
		const int aboard = g->figures[f].aboard;

		if (g->figures[f].life != LIFE_FIT || n >= FIGURES_MAX
				|| (aboard >= 0 && aboard == ridden))
			continue;
		n += game_hull(g, aboard >= 0 ? aboard : f, cells + n);
		ridden = aboard >= 0 ? aboard : ridden;
	}
	return n;
}

int game_shot_cells(const struct game *g, int unit, cell_t cells[UNIT_CELLS_MAX])
{
	const cell_t muzzle = g->system->muzzle != NULL ? g->system->muzzle(g, unit) : CELL_NONE;

	if (muzzle == CELL_NONE)
		return game_unit_cells(g, unit, cells);
	cells[0] = muzzle;
	return 1;
}

int game_unit_body(const struct game *g, int unit)
{
	const int head = g->units[unit].head;

	return head >= 0 && (game_big(g, head) || game_vehicle(g, head)) ? head : NOBODY;
}

/* ---- where it is ---- */

int game_hull(const struct game *g, int figure, cell_t cells[BODY_CELLS_MAX])
{
	const struct figure *f = &g->figures[figure];

	cells[0] = f->cell;
	if (f->cell == CELL_NONE || !game_big(g, figure))
		return f->cell != CELL_NONE;
	return footprint_cells(&g->table->grid, game_body(g, figure), f->cell, f->facing, cells);
}

/* ---- who is in a cell with whom (G2) ---- */

static bool lies_over(const struct game *g, int figure, int other)
{
	return g->system->over != NULL && g->system->over(g, figure, other);
}

int game_barred_there(const struct game *g, int figure, cell_t cell)
{
	const int top = g->occupant[cell], low = g->beneath[cell];

	if (top == figure || low == figure)
		return figure;
	if (lies_over(g, top, figure))
		return low;
	return low == NOBODY && lies_over(g, figure, top) ? NOBODY : top;
}

int game_above(const struct game *g, int figure)
{
	const cell_t cell = g->figures[figure].cell;

	return cell != CELL_NONE && g->beneath[cell] == figure ? g->occupant[cell] : NOBODY;
}

void body_lift(struct game *g, int figure)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = game_hull(g, figure, cells);

	touch_forget(g);
	for (int i = 0; i < n; i++) {
		const cell_t c = cells[i];

		assert(g->occupant[c] == figure || g->beneath[c] == figure);
		if (g->occupant[c] == figure)
			g->occupant[c] = g->beneath[c];
		g->beneath[c] = NOBODY;
	}
}

void body_lower(struct game *g, int figure)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = game_hull(g, figure, cells);

	assert(n > 0);
	touch_forget(g);
	for (int i = 0; i < n; i++) {
		const cell_t c = cells[i];
		const int top = g->occupant[c];

		assert(game_barred(g, figure, c) == NOBODY);
		if (top != NOBODY && lies_over(g, top, figure)) {
			g->beneath[c] = (int16_t)figure;
			continue;
		}
		g->beneath[c] = (int16_t)top;
		g->occupant[c] = (int16_t)figure;
	}
}

bool game_fits(const struct game *g, int figure, struct pose pose)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(&g->table->grid, game_body(g, figure), pose.cell,
		pose.heading, cells);

	for (int i = 0; i < n; i++) {
		const int other = game_barred(g, figure, cells[i]);

		if (other != NOBODY && other != figure)
			return false;
	}
	return n > 0;
}

cell_t game_nearest_part(const struct game *g, int figure, cell_t from)
{
	cell_t cells[BODY_CELLS_MAX], best;
	int n, least;

	if (men_alone(g) || !game_big(g, figure) || !game_on_table(g, figure))
		return g->figures[figure].cell;
	n = game_hull(g, figure, cells);
	best = cells[0];
	least = grid_half_steps(&g->table->grid, from, best);
	for (int i = 1; i < n; i++) {
		const int away = grid_half_steps(&g->table->grid, from, cells[i]);

		if (away < least) {
			best = cells[i];
			least = away;
		}
	}
	return best;
}

/* The nearest cells of two figures; of men there is one each. */
static void nearest_parts(const struct game *g, int figure, int other, cell_t *a, cell_t *b)
{
	cell_t cells[BODY_CELLS_MAX];
	int n, least = INT32_MAX;

	*a = g->figures[figure].cell;
	*b = g->figures[other].cell;
	if (men_alone(g) || (!game_big(g, figure) && !game_big(g, other)))
		return;
	n = game_hull(g, figure, cells);
	for (int i = 0; i < n; i++) {
		const cell_t part = game_nearest_part(g, other, cells[i]);
		const int away = grid_half_steps(&g->table->grid, cells[i], part);

		if (away < least) {
			least = away;
			*a = cells[i];
			*b = part;
		}
	}
}

int32_t game_parts_distance(const struct game *g, int figure, int other)
{
	cell_t a, b;

	nearest_parts(g, figure, other, &a, &b);
	return table_distance(g->table, a, b);
}

bool game_touching(const struct game *g, int figure, int other)
{
	cell_t a, b;

	if (figure == other || !game_on_table(g, figure) || !game_on_table(g, other))
		return false;
	nearest_parts(g, figure, other, &a, &b);
	return table_adjacent(g->table, a, b);
}

bool game_in_line(const struct game *g, int figure, int other)
{
	cell_t mine[BODY_CELLS_MAX], its[BODY_CELLS_MAX];
	int n, m;

	if (men_alone(g))
		return game_on_table(g, figure) && game_on_table(g, other)
			&& sight_clear(g->table, g->figures[figure].cell, g->figures[other].cell);
	n = game_hull(g, figure, mine);
	m = game_hull(g, other, its);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < m; k++)
			if (sight_clear(g->table, mine[i], its[k]))
				return true;
	return false;
}

bool game_cell_in_line(const struct game *g, cell_t from, cell_t to)
{
	struct reason why;
	cell_t at;

	return g->system->line == NULL ? sight_clear(g->table, from, to)
		: g->system->line(g, from, to, false, &why, &at);
}

cell_t game_whereabouts(const struct game *g, int figure)
{
	const struct figure *f = &g->figures[figure];

	return f->aboard == NOBODY ? f->cell : g->figures[f->aboard].cell;
}

cell_t game_unit_whereabouts(const struct game *g, int unit)
{
	const cell_t cell = game_unit_cell(g, unit);

	if (cell != CELL_NONE)
		return cell;
	FOR_MEMBERS(f, g, unit)
		if (g->figures[f].aboard != NOBODY)
			return game_whereabouts(g, f);
	return CELL_NONE;
}

/* ---- beside it ---- */

static bool listed(const int16_t *figures, int n, int figure)
{
	for (int i = 0; i < n; i++)
		if (figures[i] == figure)
			return true;
	return false;
}

int game_beside(const struct game *g, int figure, int16_t *figures, int room)
{
	cell_t cells[BODY_CELLS_MAX];
	int parts, n = 0;

	if (!game_on_table(g, figure))
		return 0;
	if ((men_alone(g) || !game_big(g, figure)) && room >= AROUND_MAX)
		return game_around(g, g->figures[figure].cell, figures);
	parts = game_hull(g, figure, cells);
	for (int i = 0; i < parts; i++) {
		int16_t near[AROUND_MAX];
		const int n_near = game_around(g, cells[i], near);

		for (int k = 0; k < n_near && n < room; k++)
			if (near[k] != figure && !listed(figures, n, near[k]))
				figures[n++] = near[k];
	}
	return n;
}

static bool listed_cell(const cell_t *cells, int n, cell_t cell)
{
	for (int i = 0; i < n; i++)
		if (cells[i] == cell)
			return true;
	return false;
}

/* Sorts cells by how far they are from the bow, the furthest first. */
static void sort_from_bow(const struct game *g, int figure, cell_t *cells, int n)
{
	const struct figure *f = &g->figures[figure];
	const struct grid *grid = &g->table->grid;
	const cell_t bow = footprint_bow(grid, game_body(g, figure), f->cell, f->facing);

	for (int i = 1; i < n; i++) {
		const cell_t cell = cells[i];
		const int away = grid_half_steps(grid, bow, cell);
		int k = i;

		for (; k > 0 && grid_half_steps(grid, bow, cells[k - 1]) < away; k--)
			cells[k] = cells[k - 1];
		cells[k] = cell;
	}
}

int game_free_beside(const struct game *g, int figure, cell_t *cells, int room)
{
	enum { ROUND_MAX = BODY_CELLS_MAX * GRID_AROUND_MAX };
	cell_t parts[BODY_CELLS_MAX], free[ROUND_MAX];
	const int n_parts = game_hull(g, figure, parts);
	int n = 0;

	for (int i = 0; i < n_parts; i++) {
		cell_t around[GRID_AROUND_MAX];
		const int n_around = table_around(g->table, parts[i], around);

		for (int k = 0; k < n_around; k++)
			if (g->occupant[around[k]] == NOBODY && !listed_cell(free, n, around[k]))
				free[n++] = around[k];
	}
	sort_from_bow(g, figure, free, n);
	for (int i = 0; i < n && i < room; i++)
		cells[i] = free[i];
	return n < room ? n : room;
}

/* ---- aboard it ---- */

int game_next_aboard(const struct game *g, int vehicle, int from)
{
	for (int f = from; f < g->n_figures; f++)
		if (g->figures[f].aboard == vehicle)
			return f;
	return NOBODY;
}

int game_free_seats(const struct game *g, int vehicle)
{
	return g->setup->figures[vehicle].seats - g->figures[vehicle].load;
}

void body_loads(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		g->figures[f].load = 0;
	for (int f = 0; f < g->n_figures; f++)
		if (g->figures[f].aboard != NOBODY)
			g->figures[g->figures[f].aboard].load++;
}
