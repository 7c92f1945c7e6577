/* Who may be near a cell while all are on their way (MV2, MV5): see run.h. */
#include <string.h>

#include "skirmish/body/run.h"

static inline void stir_cell(struct run *r, cell_t cell, uint8_t side)
{
	r->beside[cell] |= side;
	waits_change(&r->waits, cell);
}

void nearby_stir(struct run *r, int figure, uint8_t side)
{
	const struct game *const g = r->g;
	const cell_t at = g->course == NULL ? g->figures[figure].cell : CELL_NONE;
	const int32_t *const inner = at == CELL_NONE ? NULL : table_inner_steps(g->table, at);
	cell_t cells[BODY_CELLS_MAX], around[GRID_AROUND_MAX];

	if (inner != NULL) {	/* a man, and not on the rim */
		waits_change(&r->waits, at);
		for (int d = 0; d < grid_directions(&g->table->grid); d++)
			stir_cell(r, at + inner[d], side);
		return;
	}
	for (int i = game_hull(g, figure, cells) - 1; i >= 0; i--) {
		waits_change(&r->waits, cells[i]);
		for (int k = table_around(g->table, cells[i], around) - 1; k >= 0; k--)
			stir_cell(r, around[k], side);
	}
}

static void find_foes(struct run *r)
{
	const struct game *const g = r->g;

	for (int side = 0; side < g->setup->n_sides; side++) {
		r->foes[side] = 0;
		for (int other = 0; other < g->setup->n_sides; other++)
			if (!game_same_cause(g, side, other))
				r->foes[side] |= (uint8_t)(1u << other);
	}
}

void nearby_begin(struct run *r)
{
	const struct game *const g = r->g;
	uint8_t sides = 0;

	find_foes(r);
	for (int i = 0; i < r->all->n; i++)
		sides |= nearby_sides(r, &r->all->mover[i]);
	memset(r->beside, 0, (size_t)grid_cells(&g->table->grid));
	for (int f = 0; f < g->n_figures; f++)
		if ((run_bit(g, f) & sides) != 0)
			nearby_stir(r, f, run_bit(g, f));
}

/* ---- contact (MV2) ---- */

/* The unit of the first fighting enemy among some figures; -1. */
static int enemy_among(const struct movement *by, const struct game *g, const int16_t *figures,
	int n, int unit)
{
	for (int i = 0; i < n; i++)
		if (game_enemies(g, unit, g->figures[figures[i]].unit) && by->fights(g, figures[i]))
			return g->figures[figures[i]].unit;
	return NOBODY;
}

static bool target_among(const struct movement *by, const struct game *g, const int16_t *figures,
	int n, int unit)
{
	bool (*const charged)(const struct game *g, int figure) = by->charged != NULL
		? by->charged : by->fights;

	for (int i = 0; i < n; i++)
		if (g->figures[figures[i]].unit == unit && charged(g, figures[i]))
			return true;
	return false;
}

int movers_touch_enemy(const struct movement *by, const struct game *g, int unit, cell_t cell)
{
	int16_t near[AROUND_MAX];

	return enemy_among(by, g, near, game_around(g, cell, near), unit);
}

static bool touches_target(const struct movement *by, const struct game *g, cell_t cell, int unit)
{
	int16_t near[AROUND_MAX];

	return target_among(by, g, near, game_around(g, cell, near), unit);
}

enum access nearby_access_beside(const struct run *r, struct mover *m, cell_t cell)
{
	const struct game *const g = r->g;
	int16_t near[AROUND_MAX];
	const int n = game_around(g, cell, near);
	int met;

	if (m->target >= 0 && target_among(m->by, g, near, n, m->target))
		return m->home ? OPEN : CLOSED;
	met = enemy_among(m->by, g, near, n, m->unit);
	if (met < 0)
		return OPEN;
	if (!game_sees(g, g->units[m->unit].side, met))
		m->met = (int16_t)met;
	return m->target >= 0 || m->passes ? PASSED_BY : CLOSED;
}

bool nearby_halted(const struct run *r, const struct mover *m)
{
	const struct game *const g = r->g;
	const cell_t here = g->figures[m->figure].cell;

	if (!nearby_may_meet(r, m, here))
		return false;
	return m->target >= 0 ? touches_target(m->by, g, here, m->target)
		: movers_touch_enemy(m->by, g, m->unit, here) != NOBODY;
}
