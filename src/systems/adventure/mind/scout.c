/* Scouting: see scout.h. */
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/water.h"

int adv_scout(const struct game *v, int unit, enum mode mode, struct prospect *list, int room)
{
	return adv_reach(v, unit, mode, v->reach) ? prospects_reached(v, unit, list, room) : 0;
}

/* K-7: nobody of it has a free step to take. */
bool adv_scout_surrounded(const struct game *v, int unit)
{
	const struct grid *grid = &v->table->grid;

	FOR_MEMBERS(f, v, unit) {
		if (!game_on_table(v, f) || v->figures[f].life != LIFE_FIT)
			continue;
		for (int d = 0; d < grid_directions(grid); d++) {
			const cell_t cell = grid_step(grid, v->figures[f].cell, d);

			if (cell == CELL_NONE || (v->occupant[cell] < 0
					&& table_gait_cost(v->table, adv_gait(v, f, MODE_NONE),
						v->figures[f].cell, cell) > 0))
				return false;
		}
	}
	return true;
}
