/* Marks: which cells are closed to a unit (S-C-7, S-C-8), as far as its side
 * knows; and the reach of its moves over them.
 */
#include <string.h>

#include "systems/adventure/moves.h"
#include "systems/adventure/vehicles.h"

/* Whatever stands on the ground with a hull is in everybody's way. */
static void mark_hulls(const struct game *g, int side, uint8_t *marks)
{
	for (int u = 0; u < g->n_units; u++) {
		const int hull = adv_hull(g, u);
		cell_t cells[BODY_CELLS_MAX];
		int n;

		if (hull < 0 || !adv_bars(g, hull) || !marks_known(g, side, hull))
			continue;
		n = game_hull(g, hull, cells);
		for (int i = 0; i < n; i++)
			marks[cells[i]] |= MARK_ENEMY;
	}
}

static void mark_round(const struct game *g, cell_t cell, uint8_t *marks)
{
	cell_t cells[GRID_AROUND_MAX];
	const int n = grid_around(&g->table->grid, cell, cells);

	for (int i = 0; i < n; i++)
		marks[cells[i]] |= MARK_NEAR_ENEMY;
}

/* A captive is where its captor is seen to be (view.c, V3). */
bool marks_known(const struct game *g, int side, int figure)
{
	const struct figure *f = &g->figures[figure];

	return game_sees(g, side, f->captor >= 0 ? g->figures[f->captor].unit : f->unit);
}

/* Fit enemies close their cell and those around it; the fallen only their own. */
void marks_build(const struct game *g, int unit, bool contact, uint8_t *marks)
{
	const int side = g->units[unit].side;

	memset(marks, 0, (size_t)grid_cells(&g->table->grid));
	for (int u = 0; u < g->n_units; u++) {
		if (!adv_enemies(g, unit, u))
			continue;
		FOR_MEMBERS(f, g, u) {
			if (!game_on_table(g, f) || game_vehicle(g, f) || !marks_known(g, side, f))
				continue;
			marks[g->figures[f].cell] |= MARK_ENEMY;
			if (!contact && g->figures[f].life == LIFE_FIT)
				mark_round(g, g->figures[f].cell, marks);
		}
	}
	if (g->course != NULL)	/* there are vehicles */
		mark_hulls(g, side, marks);
}

bool adv_reach(const struct game *g, int unit, enum mode mode, struct reach *r)
{
	static const bool contact[MODES] = { [MODE_CHARGE] = true, [MODE_PURSUE] = true };
	uint8_t marks[MARK_CELLS];
	struct reach_rule rule = { .marks = mode == MODE_FLY ? NULL : marks,
		.closed = MARK_ENEMY | MARK_NEAR_ENEMY, .flying = mode == MODE_FLY };
	const int guide = mode == MODE_FLY ? adv_flyer(g, unit) : adv_guide(g, unit);

	if (guide < 0)
		return false;
	if (mode != MODE_FLY)
		marks_build(g, unit, contact[mode], marks);
	rule.gait = adv_gait(g, guide, mode);
	reach_flood(r, g->table, &rule, g->figures[guide].cell,
		adv_allowance(g, guide, mode) * REACH_TWELFTHS);
	return true;
}
