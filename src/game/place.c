/* Placing: units come on the table as a body, the leader where they are told to
 * come and the others on the free cells nearest to him on foot.
 *
 *  P1  Nobody is placed on ground that cannot be walked on, unless the scenario
 *      gives that figure this very cell; whoever comes on in deep water comes
 *      swimming, and the others with him.
 *  P3  Big figures are placed before men, so that nobody stands in their way; with
 *      a vehicle come all who begin aboard it.
 */
#include <assert.h>

#include "cliffhanger/reach.h"
#include "cliffhanger/system.h"
#include "game/room.h"

enum {
	FIRST_FLOOD_CELLS = 8,	/* how far is looked at first */
	HIDING_CHOICE = 5,	/* cells for each figure that those in hiding choose among */
};

static enum gait gait_at(const struct game *g, cell_t cell)
{
	return ground_deep(table_ground(g->table, cell)) ? GAIT_SWIM : GAIT_FOOT;
}

static enum gait gait_of_unit(const struct game *g, int unit, cell_t near)
{
	const enum gait gait = gait_at(g, near);

	return gait == GAIT_FOOT && g->system->gait ? g->system->gait(g->setup, unit) : gait;
}

/* Who is put somewhere together: all but the first may stand where they stand, or step
 * aside for him. */
struct company { const int16_t *figures; int n; };
static const struct company nobody;

static bool steps_aside(const struct company *company, int figure)
{
	for (int i = 1; i < company->n; i++)
		if (company->figures[i] == figure)
			return true;
	return false;
}

static bool free_to_stand(const struct game *g, enum gait gait, cell_t cell)
{
	return g->occupant[cell] == NOBODY && ground_pace(table_ground(g->table, cell), gait) != 0;
}

static bool free_for(const struct game *g, const struct company *company, enum gait gait,
	cell_t cell)
{
	return free_to_stand(g, gait, cell) || (steps_aside(company, g->occupant[cell])
		&& ground_pace(table_ground(g->table, cell), gait) != 0);
}

static int cells_for(const struct game *g, const struct company *company, enum gait gait,
	cell_t near, int wanted, cell_t *cells)
{
	const int32_t step = g->table->cell_length * REACH_TWELFTHS;
	const int32_t everywhere = INT32_MAX / 4;
	const struct reach_rule rule = { .gait = gait };
	int32_t allowance = step * FIRST_FLOOD_CELLS;
	int n, reached, before = 0;

	for (;;) {
		const cell_t *all;

		reach_flood(g->reach, g->table, &rule, near, allowance);
		all = reach_all(g->reach, &reached);
		n = 0;
		for (int i = 0; i < reached && n < wanted; i++)
			if (free_for(g, company, gait, all[i]))
				cells[n++] = all[i];
		if (n == wanted || reached == before || allowance > everywhere)
			return n;
		before = reached;
		allowance *= 4;
	}
}

static int free_cells(const struct game *g, enum gait gait, cell_t near, int wanted,
	cell_t *cells)
{
	return cells_for(g, &nobody, gait, near, wanted, cells);
}

int game_free_cells(const struct game *g, cell_t near, int wanted, cell_t *cells)
{
	return free_cells(g, gait_at(g, near), near, wanted, cells);
}

static int index_of(const cell_t *cells, int n, cell_t cell)
{
	for (int i = 0; i < n; i++)
		if (cells[i] == cell)
			return i;
	return -1;
}

int place_together(const struct game *g, cell_t near, const int16_t *figures, int n,
	cell_t *cells)
{
	const struct company company = { figures, n };
	cell_t all[FIGURES_MAX];
	const int found = cells_for(g, &company, gait_at(g, near), near, n, all);
	bool taken[FIGURES_MAX] = { true };	/* the first's */
	int next = 1;

	if (found < n)
		return found;
	for (int i = 1; i < n; i++) {
		const int at = index_of(all + 1, n - 1, g->figures[figures[i]].cell);

		cells[i] = at < 0 ? CELL_NONE : all[at + 1];
		if (at >= 0)
			taken[at + 1] = true;
	}
	cells[0] = all[0];
	for (int i = 1; i < n; i++) {
		while (cells[i] == CELL_NONE && taken[next])
			next++;
		if (cells[i] == CELL_NONE)
			cells[i] = all[next++];
	}
	return n;
}

/* The free cell nearest to `near` as the crow flies, or CELL_NONE. */
static cell_t free_cell_anywhere(const struct game *g, enum gait gait, cell_t near)
{
	const struct grid *grid = &g->table->grid;
	const int32_t cells = grid_cells(grid);
	cell_t best = CELL_NONE;
	int least = 0;

	for (cell_t c = 0; c < cells; c++) {
		const int away = grid_half_steps(grid, near, c);

		if (free_to_stand(g, gait, c) && (best == CELL_NONE || away < least)) {
			best = c;
			least = away;
		}
	}
	return best;
}

cell_t place_of_area(const struct game *g, int area)
{
	const struct setup_area *a = &g->setup->areas[area];
	const cell_t middle = a->cells[a->n_cells / 2];
	const enum gait gait = gait_at(g, middle);
	cell_t best = middle;
	int least = -1;

	for (int32_t i = 0; i < a->n_cells; i++) {
		const int away = grid_half_steps(&g->table->grid, middle, a->cells[i]);

		if (free_to_stand(g, gait, a->cells[i]) && (least < 0 || away < least)) {
			best = a->cells[i];
			least = away;
		}
	}
	return best;
}

/* ---- units ---- */

/* The unit's figures that are to come, its leader first; how many. */
static int awaited(const struct game *g, int unit, int16_t figures[FIGURES_MAX])
{
	const int leader = g->units[unit].leader;
	int n = 0;

	if (leader != NOBODY && g->figures[leader].life == LIFE_AWAITED)
		figures[n++] = (int16_t)leader;
	FOR_MEMBERS(f, g, unit)
		if (f != leader && g->figures[f].life == LIFE_AWAITED)
			figures[n++] = (int16_t)f;
	return n;
}

/* P2  Who comes in hiding stands where the ground hides him, if such ground is
 *      near: of some more cells than are wanted the concealing ones go first. */
static int cells_to_hide(const struct game *g, enum gait gait, cell_t near, int wanted,
	cell_t *cells)
{
	cell_t all[FIGURES_MAX];
	const int more = HIDING_CHOICE * wanted < FIGURES_MAX ? HIDING_CHOICE * wanted
		: FIGURES_MAX;
	const int found = free_cells(g, gait, near, more, all);
	int n = 0;

	for (int hiding = 1; hiding >= 0; hiding--)
		for (int i = 0; i < found && n < wanted; i++)
			if (table_ground(g->table, all[i])->conceals == hiding)
				cells[n++] = all[i];
	return n;
}

/* ---- big figures (P3) ---- */

static bool ground_carries(const struct game *g, int figure, cell_t cell)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(&g->table->grid, game_body(g, figure), cell,
		g->figures[figure].facing, cells);

	for (int i = 0; i < n; i++)
		if (g->system->stands
				? !g->system->stands(g->setup, figure, g->table->kind[cells[i]])
				: table_ground(g->table, cells[i])->pace == 0)
			return false;
	return n > 0;
}

/* The nearest place to `near` that has room for a body as it heads, or CELL_NONE. */
static cell_t place_for_body(const struct game *g, int figure, cell_t near)
{
	const struct grid *grid = &g->table->grid;
	const int32_t cells = grid_cells(grid);
	cell_t best = CELL_NONE;
	int least = 0;

	for (cell_t c = 0; c < cells; c++) {
		const struct pose pose = { c, g->figures[figure].facing };
		const int away = grid_half_steps(grid, near, c);

		if ((best == CELL_NONE || away < least) && game_fits(g, figure, pose)
				&& ground_carries(g, figure, c)) {
			best = c;
			least = away;
		}
	}
	return best;
}

/* Whoever begins aboard a vehicle that is on the table now. */
static void seat_unit(struct game *g, int unit, int vehicle)
{
	FOR_MEMBERS(f, g, unit)
		if (g->figures[f].life == LIFE_AWAITED && game_free_seats(g, vehicle) > 0)
			game_board(g, f, vehicle);
}

static void seat_all(struct game *g, int vehicle)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->setup->units[u].aboard == g->figures[vehicle].unit
				&& !g->setup->units[u].absent)
			seat_unit(g, u, vehicle);
}

static bool bring_body(struct game *g, int body, cell_t near)
{
	const cell_t cell = near == CELL_NONE ? CELL_NONE : place_for_body(g, body, near);

	if (g->figures[body].life != LIFE_AWAITED)
		return true;
	if (cell == CELL_NONE)
		return false;
	game_place(g, body, cell);
	seat_all(g, body);
	return true;
}

static void place_bodies(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const struct setup_unit *s = &g->setup->units[u];
		const int body = game_unit_body(g, u);
		const struct pose pose = { s->cell, (uint8_t)s->facing };

		if (body == NOBODY || s->cell == CELL_NONE || s->arrives != 0)
			continue;
		if (!game_fits(g, body, pose)) {
			bring_body(g, body, s->cell);
			continue;
		}
		game_place(g, body, s->cell);	/* P1 */
		seat_all(g, body);
	}
}

/* ---- all of them ---- */

bool game_bring_on(struct game *g, int unit, cell_t near)
{
	int16_t figures[FIGURES_MAX];
	cell_t cells[FIGURES_MAX];
	const int body = game_unit_body(g, unit);
	const int n = awaited(g, unit, figures);
	const enum gait gait = near == CELL_NONE ? GAIT_FOOT : gait_of_unit(g, unit, near);
	const int found = near == CELL_NONE ? 0
		: g->setup->units[unit].hidden ? cells_to_hide(g, gait, near, n, cells)
		: free_cells(g, gait, near, n, cells);

	if (g->setup->units[unit].absent)
		return true;
	if (body != NOBODY)
		return bring_body(g, body, near);
	for (int i = 0; i < n; i++) {
		const cell_t cell = i < found ? cells[i] : free_cell_anywhere(g, gait, near);

		if (cell == CELL_NONE)
			return false;
		game_place(g, figures[i], cell);
	}
	return true;
}

void place_all(struct game *g)
{
	const struct setup *s = g->setup;

	place_bodies(g);
	for (int f = 0; f < g->n_figures; f++) {
		const cell_t cell = s->figures[f].cell;

		if (cell != CELL_NONE && s->units[s->figures[f].unit].arrives == 0
				&& g->figures[f].life == LIFE_AWAITED
				&& game_fits(g, f, (struct pose){ cell, g->figures[f].facing }))
			game_place(g, f, cell);
	}
	for (int u = 0; u < g->n_units; u++)
		if (s->units[u].cell != CELL_NONE && s->units[u].arrives == 0)
			game_bring_on(g, u, s->units[u].cell);
}

/* Not of who is aboard: game_board() and game_alight() have brought his along. */
void game_escort(struct game *g, int captor)
{
	const cell_t at = g->figures[captor].cell;

	for (int f = 0; f < g->n_figures && at != CELL_NONE; f++) {
		cell_t cell;

		if (g->figures[f].captor != captor
				|| grid_adjacent(&g->table->grid, at, g->figures[f].cell))
			continue;
		if (game_free_cells(g, at, 1, &cell) == 1)
			game_place(g, f, cell);
	}
}
