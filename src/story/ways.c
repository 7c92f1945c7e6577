/* Parts are found by flooding from every cell not yet in one: steps lead both
 * ways or none. */
#include "config.h"
#include "story/ways.h"

#include "cliffhanger/reach.h"

void ways_find(struct loader *l)
{
	const cell_t cells = grid_cells(&l->grid);
	struct reach *const reach = l->table ? reach_new(l->table) : NULL;
	int32_t *const parts = arena_array(l->scratch, (size_t)cells, sizeof(*parts));
	int32_t n = 0;

	l->no_memory |= l->table && !reach;
	for (cell_t c = 0; reach && parts && c < cells; c++) {
		const cell_t *all;
		int count;

		if (parts[c] || table_ground(l->table, c)->pace == 0)
			continue;
		n++;
		reach_flood(reach, l->table, NULL, c, REACH_FAR / 4);
		all = reach_all(reach, &count);
		for (int i = 0; i < count; i++)
			parts[all[i]] = n;
	}
	l->parts = reach ? parts : NULL;
	reach_free(reach);
}

struct goal {
	const struct loader *loader;
	const struct setup_area *area;
	cell_t cell;
	int edges;
};

typedef bool fits(const struct goal *g, int32_t part);

static bool from_area(const struct goal *g, int area, fits *fit)
{
	const struct setup_area *const from = &g->loader->areas[area];

	for (int32_t i = 0; i < from->n_cells; i++) {
		const int32_t part = g->loader->parts[from->cells[i]];

		if (part && fit(g, part))
			return true;
	}
	return false;
}

/* Whether any cell where the unit may begin lies in a part that fits. */
static bool from_start(const struct goal *g, int unit, fits *fit)
{
	const struct loader *const l = g->loader;
	const struct setup_unit *const u = &l->units[unit];
	const struct node *const n = l->names[NAMES_UNIT].nodes[unit];

	if (!l->parts)
		return true;
	if (node_find(n, "at"))
		return u->cell == CELL_NONE || !l->parts[u->cell] || fit(g, l->parts[u->cell]);
	if (node_find(n, "arrives") && (u->arrives_area < 0
			|| from_area(g, u->arrives_area, fit)))
		return true;
	for (int i = 0; i < l->setup->n_effects; i++) {
		const struct effect *const e = &l->effects[i];

		if (e->kind == THEN_SPAWN && e->unit == unit
		    && (e->area < 0 || from_area(g, e->area, fit)))
			return true;
	}
	return false;
}

/* Ground that nobody can enter at all is another fault, told elsewhere. */
static bool fits_area(const struct goal *g, int32_t part)
{
	bool closed = true;

	for (int32_t i = 0; i < g->area->n_cells; i++) {
		const int32_t there = g->loader->parts[g->area->cells[i]];

		if (there == part)
			return true;
		closed = closed && there == 0;
	}
	return closed;
}

static bool fits_cell(const struct goal *g, int32_t part)
{
	const int32_t there = g->loader->parts[g->cell];

	return there == part || there == 0;
}

static bool on_edges(const struct grid *grid, cell_t cell, int edges)
{
	const int col = grid_col(grid, cell), row = grid_row(grid, cell);

	return ((edges & EDGE_NORTH) && row == 0) || ((edges & EDGE_WEST) && col == 0)
		|| ((edges & EDGE_SOUTH) && row == grid->rows - 1)
		|| ((edges & EDGE_EAST) && col == grid->cols - 1);
}

static bool fits_edges(const struct goal *g, int32_t part)
{
	const struct grid *const grid = &g->loader->grid;

	for (cell_t c = 0; c < grid_cells(grid); c++)
		if (g->loader->parts[c] == part && on_edges(grid, c, g->edges))
			return true;
	return false;
}

bool ways_to_area(const struct loader *l, int unit, int area)
{
	const struct goal g = { .loader = l, .area = &l->areas[area] };

	return from_start(&g, unit, fits_area);
}

bool ways_to_cell(const struct loader *l, int unit, cell_t cell)
{
	const struct goal g = { .loader = l, .cell = cell };

	return from_start(&g, unit, fits_cell);
}

bool ways_to_edges(const struct loader *l, int unit, int edges)
{
	const struct goal g = { .loader = l, .edges = edges };

	return from_start(&g, unit, fits_edges);
}

bool ways_of_side(const struct loader *l, int unit, int side)
{
	if (l->units[unit].side == side)
		return true;
	for (int e = 0; e < l->setup->n_effects; e++)
		if (l->effects[e].kind == THEN_COMMAND && l->effects[e].unit == unit
		    && l->effects[e].side == side)
			return true;
	return false;
}
