/* What is allowed, and mostly a mistake: warnings.
 *
 *  HB1  They are of a scenario that has no errors: what a mistake makes strange is not told of.
 *  HB2  Whoever is in the game only by an `if` of his own may be another's other self.
 */
#include "config.h"
#include "story/read.h"

#include <string.h>

/* Ground beside a unit that bears its sign is taken for one more of it. */
enum { NEAR_CELLS = 1 };

/* ---- signs ---- */

/* Where its sign is given, or should have been. */
static const struct node *sign_place(const struct loader *l, int unit)
{
	return fault_place(l->names[NAMES_UNIT].nodes[unit], "sign");
}

static bool by_condition(const struct loader *l, int unit)
{
	return yaml_node_find(l->names[NAMES_UNIT].nodes[unit], "if") != NULL;
}

static void warn_same_sign(struct loader *l, int unit)
{
	for (int other = 0; other < unit; other++) {
		if (l->units[other].sign != l->units[unit].sign
				|| (by_condition(l, unit) && by_condition(l, other)))
			continue;
		fault_warn(l, sign_place(l, unit), "expected a sign of its own, found \"%c\", which "
			"another unit has, \"%s\"", l->units[unit].sign, l->units[other].id);
		return;
	}
}

/* Whether ground near a cell is drawn by a sign; which. */
static const struct ground *drawn_near(const struct loader *l, cell_t cell, char sign)
{
	const int col = grid_col(&l->grid, cell), row = grid_row(&l->grid, cell);

	for (int r = row - NEAR_CELLS; r <= row + NEAR_CELLS; r++)
		for (int c = col - NEAR_CELLS; c <= col + NEAR_CELLS; c++) {
			const cell_t at = grid_at(&l->grid, c, r);

			if (at != CELL_NONE && table_ground(l->table, at)->sign == sign)
				return table_ground(l->table, at);
		}
	return NULL;
}

static const struct ground *drawn_anywhere(const struct loader *l, char sign)
{
	for (cell_t c = 0; c < grid_cells(&l->grid); c++)
		if (table_ground(l->table, c)->sign == sign)
			return table_ground(l->table, c);
	return NULL;
}

/* The ground that a unit's sign is taken for: near where it stands or comes on; and all of the map,
 * if its letter is nobody's choice. */
static const struct ground *drawn_alike(const struct loader *l, int unit)
{
	const struct setup_unit *const u = &l->units[unit];
	const struct setup_area *const a = u->arrives_area < 0 ? NULL : &l->areas[u->arrives_area];
	const struct ground *g = NULL;

	if (!yaml_node_find(l->names[NAMES_UNIT].nodes[unit], "sign"))
		return drawn_anywhere(l, u->sign);
	if (u->cell != CELL_NONE)
		return drawn_near(l, u->cell, u->sign);
	for (int32_t i = 0; a && i < a->n_cells && !g; i++)
		if (table_ground(l->table, a->cells[i])->sign == u->sign)
			g = table_ground(l->table, a->cells[i]);
	return g;
}

static void warn_ground_sign(struct loader *l, int unit)
{
	const bool chosen = yaml_node_find(l->names[NAMES_UNIT].nodes[unit], "sign") != NULL;
	const struct ground *const g = drawn_alike(l, unit);

	if (!g)
		return;
	if (chosen)
		fault_warn(l, sign_place(l, unit), "expected a sign that no ground around has, "
			"found \"%c\", by which %s is drawn", l->units[unit].sign, g->name);
	else
		fault_warn(l, sign_place(l, unit), "expected a \"sign\", found none: \"%c\", with "
			"which its name begins, is how the map draws %s", l->units[unit].sign, g->name);
}

/* ---- endings and variables ---- */

static bool may_win(const struct loader *l, int side)
{
	for (int i = 0; i < l->setup->n_objectives; i++)
		if (l->objectives[i].side == side)
			return true;
	for (int i = 0; i < l->setup->n_effects; i++)
		if (l->effects[i].kind == THEN_END && l->effects[i].side == side)
			return true;
	return false;
}

static bool has_ending(const struct loader *l, int side)
{
	for (int i = 0; i < l->setup->n_endings; i++)
		if (l->endings[i].side == side
			|| (l->endings[i].side == WON_BY_ANY && !l->endings[i].on))
			return true;
	return false;
}

static void warn_without_ending(struct loader *l, int side)
{
	const struct names *const names = &l->names[NAMES_SIDE];

	if (l->setup->n_endings > 0 && may_win(l, side) && !has_ending(l, side))
		fault_warn(l, names->nodes[side]->key, "expected an ending for when this side has "
			"won, found none: add one with \"winner: %s\"", names->ids[side]);
}

static void warn_unread_variable(struct loader *l, int variable)
{
	const struct names *const names = &l->names[NAMES_VARIABLE];

	if (!(l->variables_read >> variable & 1))
		fault_warn(l, names->nodes[variable]->key, "expected a variable that some \"if\" "
			"asks for, found one that nothing reads");
}

/* ---- the system's ---- */

static void system_doubt(void *self, int unit, int figure, const char *key, const char *text)
{
	struct loader *const l = self;

	(void)figure;
	fault_warn(l, unit < 0 ? l->root : fault_place(l->names[NAMES_UNIT].nodes[unit], key),
		"%s", text);
}

void check_habits(struct loader *l)
{
	if (faults_errors(l->faults) > 0 || !l->table)	/* HB1 */
		return;
	for (int u = 0; u < l->setup->n_units; u++) {
		warn_same_sign(l, u);
		warn_ground_sign(l, u);
	}
	for (int i = 0; i < l->setup->n_sides; i++)
		warn_without_ending(l, i);
	for (int i = 0; i < l->setup->n_variables; i++)
		warn_unread_variable(l, i);
	check_name_lists(l);
	if (l->system->doubts)
		l->system->doubts(l->setup, system_doubt, l);
}
