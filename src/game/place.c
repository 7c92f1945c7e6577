/* Placing: units come on the table as a body, the leader where they are told to
 * come and the others on the free cells nearest to him on foot.
 *
 *  P1  Nobody is placed on ground that cannot be walked on, unless the scenario
 *      gives that figure this very cell; whoever comes on in deep water comes
 *      swimming, and the others with him.
 *  P3  Big figures are placed before men, so that nobody stands in their way; with
 *      a vehicle come all who begin aboard it.
 *  P4  Who is hidden comes after all who are not, and makes room for those who come on
 *      later: how open figures stand tells nothing of him (Y-35).
 */
#include <assert.h>

#include "cliffhanger/reach.h"
#include "cliffhanger/system.h"
#include "game/room.h"

enum {
	FIRST_FLOOD_CELLS = 3,	/* how far is looked at first */
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
 * aside for him.  Where it is the first formation of a unit others make room for it (P4). */
struct company { const int16_t *figures; int n; int unit; };

static struct company first_of(int unit)
{
	return (struct company){ NULL, 0, unit };
}

static bool steps_aside(const struct company *company, int figure)
{
	for (int i = 1; i < company->n; i++)
		if (company->figures[i] == figure)
			return true;
	return false;
}

/* Whether some side does not see it. */
static bool unseen(const struct game *g, int unit)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		if (!game_sees(g, side, unit))
			return true;
	return false;
}

bool game_makes_room(const struct game *g, int unit, int figure)
{
	const int other = g->figures[figure].unit;
	const int side = unit == NOBODY ? NOBODY : g->units[unit].side;

	return unit != NOBODY && g->setup->units[other].hidden && !g->setup->units[unit].hidden
		&& unseen(g, other) && !game_big(g, figure)
		&& (side == g->units[other].side || !game_sees(g, side, other));
}

static bool free_for(const struct game *g, const struct company *company, enum gait gait,
	cell_t cell)
{
	const int figure = g->occupant[cell];

	return (figure == NOBODY || steps_aside(company, figure)
			|| game_makes_room(g, company->unit, figure))
		&& ground_pace(table_ground(g->table, cell), gait) != 0;
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

int game_first_cells(const struct game *g, int unit, cell_t near, int wanted, cell_t *cells)
{
	const struct company company = first_of(unit);

	return cells_for(g, &company, gait_at(g, near), near, wanted, cells);
}

int32_t game_edge_distance(const struct game *g, cell_t from, uint8_t edges)
{
	const struct grid *const grid = &g->table->grid;
	const int far[] = { grid_row(grid, from), grid->cols - 1 - grid_col(grid, from),
		grid->rows - 1 - grid_row(grid, from), grid_col(grid, from) };
	int least = grid->cols + grid->rows;

	for (int i = 0; i < 4; i++)
		if ((edges == EDGE_NONE || (edges >> i & 1)) && far[i] < least)
			least = far[i];
	return least * g->table->cell_length;
}

int game_free_cells(const struct game *g, cell_t near, int wanted, cell_t *cells)
{
	return game_first_cells(g, NOBODY, near, wanted, cells);
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
	const struct company company = { figures, n, NOBODY };
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
static cell_t free_cell_anywhere(const struct game *g, int unit, enum gait gait, cell_t near)
{
	const struct company company = first_of(unit);
	const struct grid *grid = &g->table->grid;
	const int32_t cells = grid_cells(grid);
	cell_t best = CELL_NONE;
	int least = 0;

	for (cell_t c = 0; c < cells; c++) {
		const int away = grid_half_steps(grid, near, c);

		if (free_for(g, &company, gait, c) && (best == CELL_NONE || away < least)) {
			best = c;
			least = away;
		}
	}
	return best;
}

cell_t place_of_area(const struct game *g, int unit, int area)
{
	const struct company company = first_of(unit);
	const struct setup_area *a = &g->setup->areas[area];
	const cell_t middle = a->cells[a->n_cells / 2];
	const enum gait gait = gait_at(g, middle);
	cell_t best = middle;
	int least = -1;

	for (int32_t i = 0; i < a->n_cells; i++) {
		const int away = grid_half_steps(&g->table->grid, middle, a->cells[i]);

		if (free_for(g, &company, gait, a->cells[i]) && (least < 0 || away < least)) {
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
	const struct company company = first_of(NOBODY);
	cell_t all[FIGURES_MAX];
	const int more = HIDING_CHOICE * wanted < FIGURES_MAX ? HIDING_CHOICE * wanted
		: FIGURES_MAX;
	const int found = cells_for(g, &company, gait, near, more, all);
	int n = 0;

	for (int hiding = 1; hiding >= 0; hiding--)
		for (int i = 0; i < found && n < wanted; i++)
			if (table_ground(g->table, all[i])->conceals == hiding)
				cells[n++] = all[i];
	return n;
}

/* The cell to which one goes who makes room: not one of those that he leaves to others. */
static cell_t cell_aside(const struct game *g, int figure, const cell_t *left, int n)
{
	const cell_t from = g->figures[figure].cell;
	cell_t cells[FIGURES_MAX];
	const int found = cells_to_hide(g, gait_at(g, from), from,
		n + 1 < FIGURES_MAX ? n + 1 : FIGURES_MAX, cells);

	for (int i = 0; i < found; i++)
		if (index_of(left, n, cells[i]) < 0)
			return cells[i];
	return CELL_NONE;
}

void game_make_room(struct game *g, int unit, const cell_t *cells, int n)
{
	for (int i = 0; i < n; i++) {
		const int figure = g->occupant[cells[i]];
		const cell_t aside = figure == NOBODY || !game_makes_room(g, unit, figure)
			? CELL_NONE : cell_aside(g, figure, cells, n);

		if (aside != CELL_NONE)
			game_place(g, figure, aside);
	}
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

/* Whether a body has room once those have gone who make it. */
static bool fits_first(const struct game *g, int figure, struct pose pose)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(&g->table->grid, game_body(g, figure), pose.cell,
		pose.heading, cells);

	for (int i = 0; i < n; i++)
		if (g->occupant[cells[i]] != NOBODY && !game_makes_room(g,
				g->figures[figure].unit, g->occupant[cells[i]]))
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

		if ((best == CELL_NONE || away < least) && fits_first(g, figure, pose)
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
	cell_t cells[BODY_CELLS_MAX];

	if (g->figures[body].life != LIFE_AWAITED)
		return true;
	if (cell == CELL_NONE)
		return false;
	game_make_room(g, g->figures[body].unit, cells, footprint_cells(&g->table->grid,
		game_body(g, body), cell, g->figures[body].facing, cells));
	game_place(g, body, cell);
	seat_all(g, body);
	return true;
}

static void place_bodies(struct game *g, bool hidden)
{
	for (int u = 0; u < g->n_units; u++) {
		const struct setup_unit *s = &g->setup->units[u];
		const int body = game_unit_body(g, u);
		const struct pose pose = { s->cell, (uint8_t)s->facing };

		if (body == NOBODY || s->hidden != hidden || s->cell == CELL_NONE
				|| s->arrives != 0)
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

/* Where so many of a unit come on the table; how many of them find room there. */
static int first_places(const struct game *g, int unit, cell_t near, int n, cell_t *cells)
{
	const struct company company = first_of(unit);
	const enum gait gait = gait_of_unit(g, unit, near);

	return g->setup->units[unit].hidden ? cells_to_hide(g, gait, near, n, cells)
		: cells_for(g, &company, gait, near, n, cells);
}

bool game_bring_on(struct game *g, int unit, cell_t near)
{
	int16_t figures[FIGURES_MAX];
	cell_t cells[FIGURES_MAX];
	const int body = game_unit_body(g, unit);
	const int n = awaited(g, unit, figures);
	const enum gait gait = near == CELL_NONE ? GAIT_FOOT : gait_of_unit(g, unit, near);
	const int found = near == CELL_NONE ? 0 : first_places(g, unit, near, n, cells);

	if (g->setup->units[unit].absent)
		return true;
	if (body != NOBODY)
		return bring_body(g, body, near);
	game_make_room(g, unit, cells, found);
	for (int i = 0; i < n; i++) {
		const cell_t cell = i < found ? cells[i] : free_cell_anywhere(g, unit, gait, near);

		if (cell == CELL_NONE)
			return false;
		game_make_room(g, unit, &cell, 1);
		game_place(g, figures[i], cell);
	}
	return true;
}

static void place_those(struct game *g, bool hidden)
{
	const struct setup *s = g->setup;

	place_bodies(g, hidden);
	for (int f = 0; f < g->n_figures; f++) {
		const struct setup_unit *u = &s->units[s->figures[f].unit];
		const cell_t cell = s->figures[f].cell;

		if (cell != CELL_NONE && u->hidden == hidden && u->arrives == 0
				&& g->figures[f].life == LIFE_AWAITED
				&& game_fits(g, f, (struct pose){ cell, g->figures[f].facing }))
			game_place(g, f, cell);
	}
	for (int u = 0; u < g->n_units; u++)
		if (s->units[u].hidden == hidden && s->units[u].cell != CELL_NONE
				&& s->units[u].arrives == 0)
			game_bring_on(g, u, s->units[u].cell);
}

void place_all(struct game *g)
{
	place_those(g, false);
	place_those(g, true);	/* P4 */
}

/* Not of who is aboard: game_board() and game_alight() have brought his along. */
void game_escort(struct game *g, int captor)
{
	const cell_t at = g->figures[captor].cell;

	for (int f = 0; f < g->n_figures && at != CELL_NONE; f++) {
		cell_t cell;

		if (g->figures[f].captor != captor
				|| table_adjacent(g->table, at, g->figures[f].cell))
			continue;
		if (game_free_cells(g, at, 1, &cell) == 1)
			game_place(g, f, cell);
	}
}
