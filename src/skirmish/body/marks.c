/* Marks: which cells are closed to a unit (S-C-7, S-C-8), as far as its side
 * knows.
 */
#include <string.h>

#include "skirmish/body/movers.h"

/* Whatever stands on the ground with a hull is in everybody's way. */
static void mark_hulls(const struct movement *by, const struct game *g, int side,
	uint8_t *marks)
{
	for (int u = 0; u < g->n_units; u++) {
		const int hull = g->units[u].head;
		cell_t cells[BODY_CELLS_MAX];
		int n;

		if (hull < 0 || !by->bars(g, hull) || !marks_known(g, side, hull))
			continue;
		n = game_hull(g, hull, cells);
		for (int i = 0; i < n; i++)
			marks[cells[i]] |= MARK_ENEMY;
	}
}

static void mark_round(const struct game *g, cell_t cell, uint8_t *marks)
{
	cell_t cells[GRID_AROUND_MAX];
	const int n = table_around(g->table, cell, cells);

	for (int i = 0; i < n; i++)
		marks[cells[i]] |= MARK_NEAR_ENEMY;
}

/* A captive is where its captor is seen to be (view.c, V3). */
bool marks_known(const struct game *g, int side, int figure)
{
	const struct figure *f = &g->figures[figure];

	return game_sees(g, side, f->captor >= 0 ? g->figures[f->captor].unit : f->unit);
}

static int unless_unseen(const struct movement *by, const struct game *g, int unit, int other)
{
	return by->own_eyes && other >= 0 && !marks_known(g, g->units[unit].side, other)
		? NOBODY : other;
}

int marks_occupant_for(const struct movement *by, const struct game *g, int unit, cell_t cell)
{
	return unless_unseen(by, g, unit, g->occupant[cell]);
}

int marks_barred_for(const struct movement *by, const struct game *g, int figure, cell_t cell)
{
	return unless_unseen(by, g, g->figures[figure].unit, game_barred(g, figure, cell));
}

static void mark_cell(const struct game *g, cell_t cell, bool round, uint8_t *marks)
{
	marks[cell] |= MARK_ENEMY;
	if (round)
		mark_round(g, cell, marks);
}

/* The cells that a figure takes up; how many. */
static int cells_of(const struct game *g, int figure, cell_t cells[BODY_CELLS_MAX])
{
	if (g->course != NULL)
		return game_hull(g, figure, cells);
	cells[0] = g->figures[figure].cell;	/* nobody is big */
	return 1;
}

static void mark_figure(const struct game *g, int figure, bool round, uint8_t *marks)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = cells_of(g, figure, cells);

	for (int i = 0; i < n; i++)
		mark_cell(g, cells[i], round, marks);
}

/* Whether somebody of an enemy unit closes his cell, as far as a side knows. */
static bool closes(const struct game *g, int side, int figure)
{
	return game_on_table(g, figure) && !game_vehicle(g, figure) && marks_known(g, side, figure);
}

/* … and those around it. */
static bool closes_around(const struct game *g, int figure, bool contact)
{
	return !contact && g->figures[figure].life == LIFE_FIT;
}

/* Fit enemies close their cell and those around it; the fallen only their own. */
void marks_build(const struct movement *by, const struct game *g, int unit, bool contact,
	uint8_t *marks)
{
	const int side = g->units[unit].side;

	memset(marks, 0, (size_t)grid_cells(&g->table->grid));
	for (int u = 0; u < g->n_units; u++) {
		if (!game_enemies(g, unit, u))
			continue;
		FOR_MEMBERS(f, g, u)
			if (closes(g, side, f))
				mark_figure(g, f, closes_around(g, f, contact), marks);
	}
	if (by->bars != NULL && g->course != NULL)	/* there are vehicles */
		mark_hulls(by, g, side, marks);
}

static bool closed_by(const struct game *g, int unit, int figure)
{
	return figure >= 0 && game_enemies(g, unit, g->figures[figure].unit)
		&& closes(g, g->units[unit].side, figure);
}

static bool closed_around(const struct game *g, int unit, bool contact, cell_t cell)
{
	int16_t near[AROUND_MAX];
	const int n = contact ? 0 : game_around(g, cell, near);

	for (int i = 0; i < n; i++)
		if (closes_around(g, near[i], contact) && closed_by(g, unit, near[i]))
			return true;
	return false;
}

bool marks_close(const struct game *g, int unit, bool contact, const cell_t *way, int n)
{
	for (int i = 0; i < n; i++)
		if (closed_by(g, unit, g->occupant[way[i]])
				|| closed_by(g, unit, g->beneath[way[i]])
				|| closed_around(g, unit, contact, way[i]))
			return true;
	return false;
}
