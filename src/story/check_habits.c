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

/* The ground near a unit's place that is drawn by its sign; NULL if none is. */
static const struct ground *drawn_alike(const struct loader *l, const struct setup_unit *u)
{
	const int col = grid_col(&l->grid, u->cell), row = grid_row(&l->grid, u->cell);

	for (int r = row - NEAR_CELLS; r <= row + NEAR_CELLS; r++)
		for (int c = col - NEAR_CELLS; c <= col + NEAR_CELLS; c++) {
			const cell_t cell = grid_at(&l->grid, c, r);

			if (cell != CELL_NONE && table_ground(l->table, cell)->sign == u->sign)
				return table_ground(l->table, cell);
		}
	return NULL;
}

static void warn_ground_sign(struct loader *l, int unit)
{
	const struct setup_unit *const u = &l->units[unit];
	const struct ground *const g = u->cell == CELL_NONE ? NULL : drawn_alike(l, u);

	if (g)
		fault_warn(l, sign_place(l, unit), "expected a sign that no ground around has, "
			"found \"%c\", by which %s is drawn", u->sign, g->name);
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
