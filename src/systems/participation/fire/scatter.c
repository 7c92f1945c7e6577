/* Scatter: where that comes down which is not where it was aimed (PP:42, PP:44).
 *
 *  SC1  Steps go by the grid; a length that ends between two cells ends in the nearer one,
 *       in the further of two alike (C-3, S-P-40).
 *  SC2  What flies enters no building from outside and climbs no cliff: it stops before
 *       them.  Over the edge of the table it is gone: CELL_NONE.
 */
#include <stdio.h>

#include "skirmish/menus/say.h"
#include "systems/participation/dice.h"
#include "systems/participation/fire/scatter.h"
#include "systems/participation/fire/throw.h"

enum { CLIFF = 2 };	/* levels at one step that nobody climbs (table.h) */

/* ---- flying ---- */

/* SC2. */
static bool stops(const struct table *t, cell_t from, cell_t to)
{
	return (table_ground(t, to)->opaque && !table_ground(t, from)->opaque)
		|| t->level[to] - t->level[from] >= CLIFF;
}

/* In hundredths of an inch; the diagonal of squares is half as long again (C-2). */
static int32_t step_length(const struct game *g, int direction)
{
	const int half_steps = g->table->grid.kind == GRID_SQUARE && direction % 2 != 0 ? 3 : 2;

	return half_steps * g->table->cell_length * HUNDREDTHS / (2 * game_book(g)->inch);
}

struct flight {
	const struct game *g;
	cell_t here;	/* CELL_NONE: over the edge */
	int32_t left;	/* hundredths */
	bool over;	/* it goes no further */
};

/* SC1: a step is taken if at least half of its length is left. */
static void fly_on(struct flight *f, int direction)
{
	const int32_t length = step_length(f->g, direction);
	const cell_t to = grid_step(&f->g->table->grid, f->here, direction);

	f->over = f->left <= 0 || 2 * f->left < length
		|| (to != CELL_NONE && stops(f->g->table, f->here, to));
	if (f->over)
		return;
	f->here = to;
	f->left -= length;
	f->over = to == CELL_NONE;
}

cell_t pp_fly(const struct game *g, cell_t from, int direction, int32_t hundredths)
{
	struct flight f = { g, from, hundredths, false };

	while (!f.over)
		fly_on(&f, direction);
	return f.here;
}

cell_t pp_fly_towards(const struct game *g, cell_t from, cell_t to, int32_t hundredths)
{
	const struct grid *const grid = &g->table->grid;
	struct flight f = { g, from, hundredths, false };
	cell_t line[SIGHT_CELLS_MAX];
	const int n = sight_cells(g->table, from, to, line, SIGHT_CELLS_MAX);
	const int onward = grid_direction(grid, from, to, 0);

	for (int i = 1; i < n && !f.over; i++)
		fly_on(&f, grid_direction(grid, line[i - 1], line[i], 0));
	while (!f.over)
		fly_on(&f, onward);
	return f.here;
}

/* ---- the dice ---- */

static void tell_inches(struct roller *r, struct game *g, int32_t hundredths)
{
	const struct length_text far = say_inches(hundredths * game_book(g)->inch / HUNDREDTHS);

	roller_tell(r, g, far.text);
}

/* PP:42: half a D6 of inches, in whole ones (S-P-40). */
int32_t pp_stray_length(const struct pp_rules *rules, int die)
{
	return (die + rules->scatter_divided - 1) / rules->scatter_divided * HUNDREDTHS;
}

cell_t pp_stray(struct game *g, int figure, cell_t aim)
{
	const int direction = pp_arrow(g, "S-P-34", "which way it strays", figure);
	struct roller r;
	int32_t far;

	roller_open(&r, "S-P-40", "how far it strays, half a die", g->figures[figure].unit, figure,
		0);
	roller_read(&r, ROLL_TABLE);
	far = pp_stray_length(pp_rules_of(g), pp_die(&r, g));
	tell_inches(&r, g, far);
	return pp_fly(g, aim, direction, far);
}

/* PP:44: the row of `exploding-point` for a sum. */
static int point_row(const struct pp_rules *rules, int sum)
{
	int row = 0;

	while (row < rules->n_exploding - 1 && (sum < rules->exploding[row].band.least
			|| sum > rules->exploding[row].band.most))
		row++;
	return row;
}

int32_t pp_point_off(const struct pp_rules *rules, int sum)
{
	return rules->exploding[point_row(rules, sum)].off;
}

void pp_lob_roller(const struct game *g, int figure, bool far, struct roller *r)
{
	roller_open(r, "X-46", "where the bomb comes down", g->figures[figure].unit, figure, 0);
	roller_read(r, ROLL_TABLE);
	modifier_add(r, &pp_rules_of(g)->far_throw, far);
}

cell_t pp_come_down(struct game *g, int figure, cell_t aim, bool far)
{
	const struct pp_rules *rules = pp_rules_of(g);
	struct roller r;
	int32_t off;
	int sum;

	pp_lob_roller(g, figure, far, &r);
	sum = pp_die(&r, g) + roller_need(&r);
	off = pp_point_off(rules, sum);
	roller_tell(&r, g, rules->exploding[point_row(rules, sum)].band.name);
	if (off == 0)
		return aim;
	return pp_fly(g, aim, pp_arrow(g, "S-P-34", "which way it strays", figure), off);
}
