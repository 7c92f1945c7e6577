/* Lookout: see lookout.h. */
#include "skirmish/body/contact.h"
#include "skirmish/commander/lookout.h"

static bool enemies(const struct game *v, int unit, int other)
{
	return !game_same_cause(v, v->units[unit].side, v->units[other].side);
}

bool lookout_sees(const struct game *v, int side, int unit)
{
	return (v->units[unit].sighted >> side & 1) != 0
		&& game_unit_fit(v, unit) + game_unit_aboard(v, unit) > 0;
}

int lookout_cells(const struct game *v, int unit, int enemy, cell_t cells[FIGURES_MAX])
{
	const cell_t last = v->units[enemy].last_seen[v->units[unit].side];
	int n = 0;

	if (lookout_sees(v, v->units[unit].side, enemy))
		FOR_MEMBERS(f, v, enemy)
			if (game_on_table(v, f) && v->figures[f].life == LIFE_FIT)
				cells[n++] = v->figures[f].cell;
	if (n == 0 && last != CELL_NONE)
		cells[n++] = last;
	return n;
}

/* In sight, and nobody of it left to fear. */
static bool seen_beaten(const struct game *v, int side, int unit)
{
	return (v->units[unit].sighted >> side & 1) != 0 && !lookout_sees(v, side, unit);
}

int lookout_nearest(const struct game *v, int unit, int seen)
{
	const int side = v->units[unit].side;
	const cell_t at = game_unit_cell(v, unit);
	int32_t best = INT32_MAX;
	int found = NOBODY;

	if (seen >= 0 || at == CELL_NONE)
		return seen;
	for (int u = 0; u < v->n_units; u++) {
		const cell_t last = v->units[u].last_seen[side];
		int32_t d;

		if (!enemies(v, unit, u) || last == CELL_NONE || seen_beaten(v, side, u))
			continue;
		d = table_distance(v->table, at, last);
		if (d < best) {
			best = d;
			found = u;
		}
	}
	return found;
}

void lookout_foe(const struct game *v, int unit, struct foe *foe)
{
	foe->unit = lookout_nearest(v, unit, contact_nearest_enemy(v, unit));
	foe->seen = foe->unit >= 0 && lookout_sees(v, v->units[unit].side, foe->unit);
	foe->n = foe->unit < 0 ? 0 : lookout_cells(v, unit, foe->unit, foe->cells);
}

int lookout_least(const int32_t *far, int n)
{
	int least = NOBODY;

	for (int i = 0; i < n; i++)
		if (far[i] < (least < 0 ? INT32_MAX : far[least]))
			least = i;
	return least;
}

cell_t lookout_ahead(const struct game *v, int figure)
{
	cell_t ahead = v->figures[figure].cell;

	for (cell_t next = ahead; next != CELL_NONE; next = grid_step(&v->table->grid, next,
			v->figures[figure].facing))
		ahead = next;
	return ahead;
}

int32_t lookout_distance(const struct game *v, cell_t from, const cell_t *cells, int n)
{
	int32_t best = INT32_MAX;

	for (int i = 0; i < n; i++) {
		const int32_t d = table_distance(v->table, from, cells[i]);

		if (d < best)
			best = d;
	}
	return best;
}

bool lookout_further(const struct game *v, int unit, cell_t from, cell_t to)
{
	for (int u = 0; u < v->n_units; u++) {
		cell_t cells[FIGURES_MAX];
		const int n = enemies(v, unit, u) && lookout_sees(v, v->units[unit].side, u)
			? lookout_cells(v, unit, u, cells) : 0;

		if (n > 0 && lookout_distance(v, to, cells, n)
				<= lookout_distance(v, from, cells, n))
			return false;
	}
	return true;
}
