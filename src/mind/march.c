/* Marches: see march.h. */
#include "config.h"

#include "cliffhanger/march.h"

#include <strings.h>

#include "cliffhanger/bidding.h"

/* ---- places of several ---- */

static int within(int at, int end)
{
	return at < 0 ? 0 : at >= end ? end - 1 : at;
}

/* As far from the place as a unit is from the first one. */
static cell_t beside(const struct game *g, cell_t first, cell_t own, cell_t place)
{
	const struct grid *const grid = &g->table->grid;
	const int col = grid_col(grid, place) + grid_col(grid, own) - grid_col(grid, first);
	const int row = grid_row(grid, place) + grid_row(grid, own) - grid_row(grid, first);

	return grid_at(grid, within(col, grid->cols), within(row, grid->rows));
}

static bool is_given(cell_t cell, const cell_t *places, int n)
{
	for (int i = 0; i < n; i++)
		if (places[i] == cell)
			return true;
	return false;
}

/* The cell nearest to a place that a unit can get to and nobody else is sent to. */
static cell_t nearest_way(const struct game *g, int unit, cell_t place, const cell_t *places,
	int n)
{
	cell_t cells[UNITS_MAX];
	const int free = game_free_cells(g, place, UNITS_MAX, cells);

	if (!is_given(place, places, n) && bidding_leads(g, unit, place))
		return place;
	for (int i = 0; i < free; i++)
		if (!is_given(cells[i], places, n) && bidding_leads(g, unit, cells[i]))
			return cells[i];
	return place;
}

void march_places(const struct view *v, const int16_t *units, int n, cell_t place,
	cell_t places[UNITS_MAX])
{
	const struct game *const g = &v->game;
	const cell_t first = game_unit_whereabouts(g, units[0]);

	places[0] = place;
	for (int i = 1; i < n; i++) {
		const cell_t own = game_unit_whereabouts(g, units[i]);

		places[i] = place;
		if (first != CELL_NONE && own != CELL_NONE)
			places[i] = nearest_way(g, units[i], beside(g, first, own, place), places,
				i);
	}
}

/* ---- places by name ---- */

static bool is_called(const char *id, const char *title, const char *name)
{
	return strcasecmp(id, name) == 0 || (title != NULL && strcasecmp(title, name) == 0);
}

static bool is_told(const struct view *v, int area)
{
	for (int i = 0; i < v->game.setup->n_objectives; i++)
		if (v->game.setup->objectives[i].area == area && view_tells_objective(&v->game, i))
			return true;
	return false;
}

/* Its cell nearest to the middle of all. */
static cell_t middle_of(const struct game *g, const struct setup_area *a)
{
	const struct grid *const grid = &g->table->grid;
	int64_t col = 0, row = 0;
	cell_t best = CELL_NONE;
	int32_t least = INT32_MAX;

	for (int i = 0; i < a->n_cells; i++) {
		col += grid_col(grid, a->cells[i]);
		row += grid_row(grid, a->cells[i]);
	}
	for (int i = 0; i < a->n_cells; i++) {
		const cell_t middle = grid_at(grid, (int)(col / a->n_cells),
			(int)(row / a->n_cells));
		const int32_t far = table_distance(g->table, a->cells[i], middle);

		if (far < least && table_ground(g->table, a->cells[i])->pace != 0) {
			least = far;
			best = a->cells[i];
		}
	}
	return best;
}

cell_t march_place_of(const struct view *v, int area)
{
	return is_told(v, area) ? middle_of(&v->game, &v->game.setup->areas[area]) : CELL_NONE;
}

cell_t march_place_named(const struct view *v, const char *name)
{
	const struct setup *const s = v->game.setup;

	for (int i = 0; i < s->n_areas; i++)
		if (is_called(s->areas[i].id, s->areas[i].name, name)
				&& march_place_of(v, i) != CELL_NONE)
			return march_place_of(v, i);
	for (int i = 0; i < s->n_items; i++) {
		const struct item *const it = &v->game.items[i];

		if (is_called(s->items[i].id, s->items[i].name, name))
			return it->unit >= 0 ? game_unit_whereabouts(&v->game, it->unit) : it->cell;
	}
	return CELL_NONE;
}
