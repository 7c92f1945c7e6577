/* Scouting: see scout.h. */
#include "systems/adventure/scout.h"

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

bool scout_knows(const struct game *v, int side, int unit)
{
	return (v->units[unit].sighted >> side & 1) != 0 && adv_unit_alive(v, unit);
}

int scout_enemy(const struct game *v, int unit, int enemy, cell_t *cells)
{
	const cell_t last = v->units[enemy].last_seen[v->units[unit].side];
	int n = 0;

	if (scout_knows(v, v->units[unit].side, enemy))
		FOR_MEMBERS(f, v, enemy)
			if (game_on_table(v, f) && v->figures[f].life == LIFE_FIT)
				cells[n++] = v->figures[f].cell;
	if (n == 0 && last != CELL_NONE)
		cells[n++] = last;
	return n;
}

int scout_nearest(const struct game *v, int unit)
{
	const int seen = adv_nearest_enemy(v, unit), side = v->units[unit].side;
	const cell_t at = game_unit_cell(v, unit);
	int32_t best = INT32_MAX;
	int found = NOBODY;

	if (seen >= 0 || at == CELL_NONE)
		return seen;
	for (int u = 0; u < v->n_units; u++) {
		const cell_t last = v->units[u].last_seen[side];
		int32_t d;

		if (!adv_enemies(v, unit, u) || last == CELL_NONE
			|| ((v->units[u].sighted >> side & 1) != 0 && !adv_unit_alive(v, u)))
			continue;
		d = table_distance(v->table, at, last);
		if (d < best) {
			best = d;
			found = u;
		}
	}
	return found;
}

int32_t scout_distance(const struct game *v, cell_t from, const cell_t *cells, int n)
{
	int32_t best = INT32_MAX;

	for (int i = 0; i < n; i++) {
		const int32_t d = table_distance(v->table, from, cells[i]);

		if (d < best)
			best = d;
	}
	return best;
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
