/* Standing: see standing.h. */
#include "systems/common/standing.h"

static bool is_fit(const struct game *g, int figure)
{
	return game_on_table(g, figure) && g->figures[figure].life == LIFE_FIT;
}

static const struct ground *ground_of(const struct game *g, int figure)
{
	return table_ground(g->table, g->figures[figure].cell);
}

bool standing_clear(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (is_fit(g, f) && !ground_of(g, f)->conceals
				&& ground_of(g, f)->cover == COVER_NONE)
			return true;
	return false;
}

bool standing_covered(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (is_fit(g, f) && ground_of(g, f)->cover == COVER_NONE)
			return false;
	return true;
}

bool standing_in_works(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (is_fit(g, f) && ground_of(g, f)->works)
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
