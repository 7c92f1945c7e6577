/* The null system's mind: everybody goes for the nearest enemy he sees. */
#include "systems/null/null.h"

bool null_forecast(const struct game *v, int unit, struct forecast *f)
{
	(void)v;
	(void)unit;
	f->n_factors = 0;
	return false;	/* no action tests */
}

bool null_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	(void)v;
	(void)unit;
	(void)line;
	if (size)
		*text = '\0';
	return false;
}

/* The cell of the nearest enemy in sight, or the middle of the table. */
static cell_t prey(const struct game *v, int unit, cell_t from)
{
	const struct grid *grid = &v->table->grid;
	cell_t best = grid_at(grid, grid->cols / 2, grid->rows / 2);
	int least = -1;

	for (int f = 0; f < v->n_figures; f++) {
		const struct figure *p = &v->figures[f];
		int away;

		if (p->cell == CELL_NONE
				|| game_same_cause(v, v->units[unit].side, v->units[p->unit].side))
			continue;
		away = grid_half_steps(grid, from, p->cell);
		if (least < 0 || away < least) {
			least = away;
			best = p->cell;
		}
	}
	return best;
}

/* The free cell in reach that is nearest to the prey; CELL_NONE if there is none. */
static cell_t best_step(const struct game *v, int unit)
{
	const cell_t goal = prey(v, unit, v->figures[null_leader(v, unit)].cell);
	const cell_t *cells;
	cell_t best = CELL_NONE;
	int n, least = 0;

	null_flood(v, unit, v->reach);
	cells = reach_all(v->reach, &n);
	for (int i = 0; i < n; i++) {
		const int away = grid_half_steps(&v->table->grid, cells[i], goal);

		if (v->occupant[cells[i]] == NOBODY && (best == CELL_NONE || away < least)) {
			least = away;
			best = cells[i];
		}
	}
	return best;
}

void null_command(const struct view *view, const struct decision *d, struct choice *c)
{
	const struct game *const v = &view->game;
	*c = (struct choice){ .seat = d->seat, .verb = VERB_DONE };
	for (int u = 0; u < v->n_units; u++) {
		cell_t cell;

		if (!null_wants(v, d, u) || (cell = best_step(v, u)) == CELL_NONE)
			continue;
		c->verb = VERB_MOVE;
		c->n = 2;
		c->argument[0] = (struct argument){ ARGUMENT_UNIT, u };
		c->argument[1] = (struct argument){ ARGUMENT_CELL, cell };
		return;
	}
}
