/* Scouting: see scout.h. */
#include "systems/adventure/mind/scout.h"

int scout(const struct game *v, int unit, enum mode mode, struct scouted *list, int room)
{
	const cell_t *all;
	int n_all, n = 0;

	if (!adv_reach(v, unit, mode, v->reach))
		return 0;
	all = reach_all(v->reach, &n_all);
	for (int i = 0; i < n_all && n < room; i++) {
		const int other = v->occupant[all[i]];

		if (other < 0 || v->figures[other].unit == unit)
			list[n++] = (struct scouted){ all[i], reach_cost(v->reach, all[i]) };
	}
	return n;
}

int scout_nearest(const struct game *v, int unit)
{
	return lookout_nearest(v, unit, contact_nearest_enemy(v, unit));
}

bool scout_line(const struct game *v, cell_t from, const cell_t *cells, int n)
{
	for (int i = 0; i < n; i++)
		if (sight_clear(v->table, from, cells[i]))
			return true;
	return false;
}

/* K-7: nobody of it has a free step to take. */
bool scout_surrounded(const struct game *v, int unit)
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
