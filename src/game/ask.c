/* Questions to the state: seats, sides, units, names.  All answer for views, too. */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/system.h"

/* ---- seats and sides ---- */

int game_seat_side(const struct game *g, int seat)
{
	const int sides = g->setup->n_sides;

	return seat >= 0 && seat < 2 * sides ? seat % sides : NOBODY;
}

int game_seat_of_unit(const struct game *g, int unit)
{
	const struct unit *u = &g->units[unit];

	return u->uncommanded ? g->setup->n_sides + u->side : u->side;
}

bool game_sworn(const struct game *g, int side_a, int side_b)
{
	const struct setup_side *const sides = g->setup->sides;

	return (sides[side_a].allies >> side_b & 1) != 0
		|| (sides[side_b].allies >> side_a & 1) != 0;
}

bool game_allied(const struct game *g, int side_a, int side_b)
{
	return side_a == side_b || (side_a >= 0 && side_b >= 0
		&& game_same_cause(g, side_a, side_b) && game_sworn(g, side_a, side_b));
}

int game_allies(const struct game *g, int side)
{
	int sides = 0;

	for (int s = 0; s < g->setup->n_sides; s++)
		if (game_allied(g, s, side))
			sides |= 1 << s;
	return sides;
}

int game_cause(const struct game *g, int side)
{
	int sides = 0;

	for (int s = 0; s < g->setup->n_sides; s++)
		if (game_same_cause(g, s, side))
			sides |= 1 << s;
	return sides;
}

/* Y-34: a unit not yet there is known to its own side alone, and may be kept from it. */
static bool told_of(const struct game *g, int side, int unit)
{
	const struct setup_unit *const s = &g->setup->units[unit];

	return g->units[unit].arrived || (s->side == side && !s->secret);
}

bool game_sees_friends(const struct game *g, int side, int unit)
{
	return game_allied(g, side, g->units[unit].side) && told_of(g, side, unit);
}

bool game_knows(const struct game *g, int side, int unit)
{
	return game_sees(g, side, unit) || (g->units[unit].known >> side & 1);
}

uint16_t game_watchers(const struct game *g, int unit)
{
	uint16_t sides = 0;

	for (int side = 0; side < g->setup->n_sides; side++)
		if (game_sees(g, side, unit))
			sides = (uint16_t)(sides | 1u << side);
	return sides;
}

/* ---- units and figures ---- */

/* A big figure is next to a cell with several of its own, over somebody or not. */
static int each_once(int16_t figures[AROUND_MAX], int n)
{
	int kept = 0;

	for (int i = 0; i < n; i++) {
		int k = 0;

		while (k < kept && figures[k] != figures[i])
			k++;
		if (k == kept)
			figures[kept++] = figures[i];
	}
	return kept;
}

/* Of men alone, inside the rim.  Who stands where is as good as chance. */
static int men_around(bool square, const int16_t *at, const int32_t *steps,
	int16_t figures[AROUND_MAX])
{
	int n = 0;

#pragma GCC unroll 6
	for (int i = 0; i < 6; i++) {
		figures[n] = at[steps[i]];
		n += figures[n] >= 0;
	}
	for (int i = 6; square && i < 8; i++) {
		figures[n] = at[steps[i]];
		n += figures[n] >= 0;
	}
	return n;
}

int game_around(const struct game *g, cell_t cell, int16_t figures[AROUND_MAX])
{
	const int32_t *const steps = g->course ? NULL : table_inner_steps(g->table, cell);
	cell_t cells[GRID_AROUND_MAX];
	int n_cells, n = 0;

	if (steps != NULL)
		return men_around(g->table->grid.kind == GRID_SQUARE, &g->occupant[cell], steps,
			figures);
	n_cells = table_around(g->table, cell, cells);
	for (int i = 0; i < n_cells; i++) {
		figures[n] = g->occupant[cells[i]];
		n += figures[n] >= 0;
	}
	if (!g->course)
		return n;
	for (int i = 0; i < n_cells; i++)
		if (g->beneath[cells[i]] >= 0)
			figures[n++] = g->beneath[cells[i]];
	return each_once(figures, n);
}

int game_unit_fit(const struct game *g, int unit)
{
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		n += game_on_table(g, f) && g->figures[f].life == LIFE_FIT;
	return n;
}

bool game_unit_acted(const struct game *g, int unit)
{
	bool any = false;

	FOR_MEMBERS(f, g, unit) {
		if (!game_on_table(g, f) || g->figures[f].life != LIFE_FIT)
			continue;
		if (g->system->figure_mark(g, f) != MARK_ACTED)
			return false;
		any = true;
	}
	return any;
}

int game_unit_aboard(const struct game *g, int unit)
{
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		n += g->figures[f].aboard != NOBODY && g->figures[f].life == LIFE_FIT;
	return n;
}

cell_t game_unit_cell(const struct game *g, int unit)
{
	const int leader = g->units[unit].leader;
	cell_t lies = CELL_NONE;

	if (leader != NOBODY && game_on_table(g, leader) && g->figures[leader].life == LIFE_FIT)
		return g->figures[leader].cell;
	FOR_MEMBERS(f, g, unit) {
		if (!game_on_table(g, f))
			continue;
		if (g->figures[f].life == LIFE_FIT)
			return g->figures[f].cell;
		if (lies == CELL_NONE || f == leader)
			lies = g->figures[f].cell;
	}
	return lies;
}

const char *game_unit_name(const struct game *g, int unit)
{
	return g->setup->units[unit].name;
}

struct name name_within(const char *name)
{
	struct name n;

	snprintf(n.text, sizeof(n.text), "%s", name);
	if (strncmp(name, "The ", 4) == 0)
		n.text[0] = 't';
	return n;
}

void game_figure_name(const struct game *g, int figure, char *text, size_t size)
{
	const struct setup_figure *f = &g->setup->figures[figure];
	const struct setup_unit *u = &g->setup->units[f->unit];

	if (*f->name || game_unit_body(g, f->unit) == figure)
		snprintf(text, size, "%s", *f->name ? f->name : u->name);
	else if (f->called)
		snprintf(text, size, "%s", f->called);
	else
		snprintf(text, size, "%s %d", u->name, figure - u->first + 1);
}
