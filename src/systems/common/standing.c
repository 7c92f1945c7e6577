/* Standing: see standing.h. */
#include "systems/common/standing.h"

bool standing_fit(const struct game *g, int figure)
{
	return game_on_table(g, figure) && g->figures[figure].life == LIFE_FIT;
}

int standing_guide(const struct game *g, int unit)
{
	const int leader = g->units[unit].leader;

	if (leader >= 0 && g->figures[leader].unit == unit && standing_fit(g, leader))
		return leader;
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f))
			return f;
	return NOBODY;
}

int32_t standing_off(const struct game *g, int figure, int unit)
{
	int32_t nearest = INT32_MAX;

	FOR_MEMBERS(f, g, unit) {
		const int32_t far = f != figure && standing_fit(g, f)
			? game_distance(g, figure, f) : INT32_MAX;

		if (far < nearest)
			nearest = far;
	}
	return nearest;
}

int32_t standing_apart(const struct game *g, int unit, int other)
{
	int32_t nearest = INT32_MAX;

	FOR_MEMBERS(f, g, unit) {
		const int32_t far = standing_fit(g, f) ? standing_off(g, f, other) : INT32_MAX;

		if (far < nearest)
			nearest = far;
	}
	return nearest;
}

bool standing_touch(const struct game *g, cell_t a, cell_t b)
{
	return grid_adjacent(&g->table->grid, a, b) && (table_step_cost(g->table, a, b) > 0
		|| table_step_cost(g->table, b, a) > 0);
}

static const struct ground *ground_of(const struct game *g, int figure)
{
	return table_ground(g->table, g->figures[figure].cell);
}

bool standing_clear(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && !ground_of(g, f)->conceals
				&& ground_of(g, f)->cover == COVER_NONE)
			return true;
	return false;
}

bool standing_covered(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && ground_of(g, f)->cover == COVER_NONE)
			return false;
	return true;
}

bool standing_in_works(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && ground_of(g, f)->works)
			return true;
	return false;
}

bool standing_aside(const struct game *g, int figure, cell_t at)
{
	const cell_t from = g->figures[figure].cell;

	return at != CELL_NONE && from != at
		&& !grid_in_front(&g->table->grid, from, g->figures[figure].facing, at);
}

int standing_tenths(int lost, int all)
{
	return all == 0 ? 0 : 10 * lost / all;
}
