/* Marches: see march.h. */
#include "config.h"

#include "cliffhanger/march.h"

#include <strings.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/distances.h"
#include "cliffhanger/system.h"
#include "cliffhanger/text.h"

enum { NEAR_MAX = UNITS_MAX /* free cells round a place: one for everybody */ };

/* ---- places of several ---- */

static bool is_given(cell_t cell, const cell_t *places, int n)
{
	for (int i = 0; i < n; i++)
		if (places[i] == cell)
			return true;
	return false;
}

/* Of all cells that a way leads to from where a unit is the one nearest to a place as the crow
 * flies; the place itself if nothing is known of ways. */
static cell_t nearest_of_all(const struct game *g, int unit, cell_t place, const cell_t *places,
	int n)
{
	const cell_t from = game_unit_whereabouts(g, unit);
	const enum gait gait = g->system->gait != NULL ? g->system->gait(g->setup, unit)
		: GAIT_FOOT;
	const uint16_t *const cost = from == CELL_NONE ? NULL
		: distances_to(g->distances, g->table, g->reach, gait, &from, 1);
	int32_t least = INT32_MAX;
	cell_t best = place;

	for (cell_t cell = 0; cost != NULL && cell < grid_cells(&g->table->grid); cell++) {
		const int32_t far = table_distance(g->table, cell, place);

		if (far < least && cost[cell] != DISTANCES_NONE
				&& ground_pace(table_ground(g->table, cell), gait) != 0
				&& !is_given(cell, places, n)) {
			least = far;
			best = cell;
		}
	}
	return best;
}

/* The cell nearest to a place that a unit can get to and nobody else is sent to. */
static cell_t nearest_way(const struct game *g, int unit, cell_t place, const cell_t *places,
	int n)
{
	cell_t cells[NEAR_MAX];
	const int free = game_free_cells(g, place, NEAR_MAX, cells);

	if (!is_given(place, places, n) && bidding_leads(g, unit, place))
		return place;
	for (int i = 0; i < free && i < n + 1; i++)
		if (!is_given(cells[i], places, n) && bidding_leads(g, unit, cells[i]))
			return cells[i];
	return nearest_of_all(g, unit, place, places, n);
}

void march_places(const struct view *v, const int16_t *units, int n, cell_t place,
	cell_t places[UNITS_MAX])
{
	for (int i = 0; i < n; i++)
		places[i] = nearest_way(&v->game, units[i], place, places, i);
}

void march_words(const struct view *v, const int16_t *units, const cell_t *places, int n,
	char *text, size_t size)
{
	struct pen p = pen_at(text, size);

	for (int i = 0; i < n; i++)
		pen_put(&p, "%s%s at %s", i > 0 ? ", " : "",
			name_within(game_unit_name(&v->game, units[i])).text,
			grid_cell_text(&v->game.table->grid, places[i]).text);
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
