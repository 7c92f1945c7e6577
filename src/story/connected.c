/* Parts are found by flooding from every cell not yet in one: steps lead both
 * ways or none. */
#include "config.h"
#include "story/connected.h"

#include "cliffhanger/reach.h"

/* ---- parts and starts ---- */

/* Numbers the parts from 1; how many, or -1 without memory. */
static int32_t find_parts(struct loader *l, int32_t *part)
{
	const struct reach_rule swims = { .gait = GAIT_SWIM };	/* else as on foot */
	struct reach *const reach = reach_new(l->table);
	int32_t n = 0;

	if (!reach)
		return -1;
	for (cell_t c = 0; c < grid_cells(&l->grid); c++) {
		const cell_t *all;
		int count;

		if (part[c] || ground_pace(table_ground(l->table, c), swims.gait) == 0)
			continue;
		n++;
		reach_flood(reach, l->table, &swims, c, REACH_FAR / 4);
		all = reach_all(reach, &count);
		for (int i = 0; i < count; i++)
			part[all[i]] = n;
	}
	reach_free(reach);
	return n;
}

/* False where the area is not known. */
static bool mark_area(const struct loader *l, const int32_t *part, int area, uint8_t *starts)
{
	if (area < 0)
		return false;
	for (int32_t i = 0; i < l->areas[area].n_cells; i++)
		starts[part[l->areas[area].cells[i]]] = 1;
	return true;
}

/* Where there is something to ride in, anybody may get anywhere. */
static bool any_seats(const struct loader *l)
{
	for (int f = 0; f < l->setup->n_figures; f++)
		if (l->figures[f].seats > 0)
			return true;
	return false;
}

/* Where ground may open in play, there may be a way one day. */
static bool ground_opens(const struct loader *l)
{
	for (int i = 0; i < l->setup->n_effects; i++)
		if (l->effects[i].kind == THEN_GROUND && l->effects[i].ground >= 0
		    && ground_pace(&l->grounds[l->effects[i].ground], GAIT_SWIM) > 0)
			return true;
	return false;
}

/* Marks the parts where a unit may begin; false if that cannot be known. */
static bool mark_starts(const struct loader *l, const int32_t *part, int unit, uint8_t *starts)
{
	const struct setup_unit *const u = &l->units[unit];
	const struct node *const n = l->names[NAMES_UNIT].nodes[unit];
	bool known = true;

	if (any_seats(l) || ground_opens(l))
		return false;
	if (yaml_node_find(n, "at")) {
		if (u->cell == CELL_NONE || part[u->cell] == 0)
			return false;
		starts[part[u->cell]] = 1;
		return true;
	}
	if (yaml_node_find(n, "arrives"))
		known = mark_area(l, part, u->arrives_area, starts);
	for (int i = 0; i < l->setup->n_effects; i++)
		if (l->effects[i].kind == THEN_SPAWN && l->effects[i].unit == unit)
			known = mark_area(l, part, l->effects[i].area, starts) && known;
	return known;
}

void connected_find(struct loader *l)
{
	struct connected *const w = arena_take(l->scratch, sizeof(*w));
	int32_t *const part = arena_array(l->scratch, (size_t)grid_cells(&l->grid), sizeof(*part));
	const int32_t n = l->table && w && part ? find_parts(l, part) : 0;

	l->no_memory |= n < 0;
	if (!l->table || !w || !part || n < 0)
		return;
	w->part = part;
	for (int u = 0; u < l->setup->n_units; u++) {
		uint8_t *const starts = arena_take(l->scratch, (size_t)n + 1);

		if (!starts)
			return;
		if (mark_starts(l, part, u, starts))
			w->starts[u] = starts;
	}
	l->connected = w;
}

/* ---- questions ---- */

/* Ground that nobody can enter at all is another fault, told elsewhere. */
static enum connection find_way(const struct loader *l, const uint8_t *starts, int area)
{
	const struct setup_area *const a = &l->areas[area];
	bool closed = true;

	for (int32_t i = 0; i < a->n_cells; i++) {
		const int32_t there = l->connected->part[a->cells[i]];

		if (there && starts[there])
			return CONNECTION_OPEN;
		closed = closed && there == 0;
	}
	return closed ? CONNECTION_OPEN : CONNECTION_NONE;
}

bool connected_area(const struct loader *l, int unit, int area)
{
	uint8_t *way;

	if (!l->connected || !l->connected->starts[unit])
		return true;
	way = &l->connected->to_area[unit][area];
	if (*way == CONNECTION_UNASKED)
		*way = (uint8_t)find_way(l, l->connected->starts[unit], area);
	return *way == CONNECTION_OPEN;
}

bool connected_cell(const struct loader *l, int unit, cell_t cell)
{
	const int32_t there = l->connected ? l->connected->part[cell] : 0;

	return there == 0 || !l->connected->starts[unit] || l->connected->starts[unit][there];
}

static bool on_edges(const struct grid *grid, cell_t cell, int edges)
{
	const int col = grid_col(grid, cell), row = grid_row(grid, cell);

	return ((edges & EDGE_NORTH) && row == 0) || ((edges & EDGE_WEST) && col == 0)
		|| ((edges & EDGE_SOUTH) && row == grid->rows - 1)
		|| ((edges & EDGE_EAST) && col == grid->cols - 1);
}

bool connected_edges(const struct loader *l, int unit, int edges)
{
	if (!l->connected || !l->connected->starts[unit])
		return true;
	for (cell_t c = 0; c < grid_cells(&l->grid); c++) {
		const int32_t there = l->connected->part[c];

		if (there && l->connected->starts[unit][there] && on_edges(&l->grid, c, edges))
			return true;
	}
	return false;
}

bool connected_side(const struct loader *l, int unit, int side)
{
	if (l->units[unit].side == side)
		return true;
	for (int e = 0; e < l->setup->n_effects; e++)
		if (l->effects[e].kind == THEN_COMMAND && l->effects[e].unit == unit
		    && l->effects[e].side == side)
			return true;
	return false;
}
