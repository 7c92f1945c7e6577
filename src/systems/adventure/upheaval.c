/* Upheavals: what becomes of those under whom the ground changes (S-A-124).
 *
 *  UP1  Men run from it over the ground as it was, to where one can stand as it is now,
 *       in the order of their numbers; nobody's order or suppression matters.
 *  UP2  Who cannot get away rolls for a wound; nobody falls before all have rolled.
 *  UP3  Nobody stays on ground that takes nobody: who lives is dragged to the nearest free
 *       place, and is lost where there is none.
 *  UP4  Where one can swim one does not drown: water alone is no upheaval for a swimmer
 *       who finds no way out of it.
 */
#include "skirmish/body/loss.h"
#include "skirmish/master/acts.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/hull.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

/* No way is longer. */
enum { ANY_DISTANCE = INT32_MAX / 4 };

static const struct ground *ground_under(const struct game *g, int figure)
{
	return table_ground(g->table, g->figures[figure].cell);
}

/* Whether a man cannot stay where he is. */
static bool must_go(const struct game *g, int figure)
{
	return game_on_table(g, figure) && !game_vehicle(g, figure)
		&& ground_under(g, figure)->pace == 0;
}

/* UP4 */
static bool can_swim_there(const struct game *g, int figure)
{
	return adv_swimming(g) && ground_deep(ground_under(g, figure));
}

/* The free place nearest to him that he, or who drags him, gets to; CELL_NONE: none. */
static cell_t way_out(const struct game *g, const struct table *before, int figure,
	int32_t allowance)
{
	const cell_t from = g->figures[figure].cell;
	const struct reach_rule rule = {
		.gait = ground_deep(table_ground(before, from)) ? GAIT_SWIM : GAIT_FOOT };
	const cell_t *cells;
	int n;

	reach_flood(g->reach, before, &rule, from, allowance);
	cells = reach_all(g->reach, &n);
	for (int i = 0; i < n; i++)
		if (g->occupant[cells[i]] == NOBODY && table_ground(g->table, cells[i])->pace > 0)
			return cells[i];
	return CELL_NONE;
}

static void go(struct game *g, int figure, cell_t cell)
{
	game_place(g, figure, cell);
	adv_unsettle(g, figure);
}

/* UP1: the fallen do not run.  `told`: bit per unit of which it is known already. */
static bool gets_away(struct game *g, const struct table *before, int figure, uint64_t *told)
{
	const int unit = g->figures[figure].unit;
	const int32_t pace = adv_rules_of(g)->pace[adv_class(g, unit)][MODE_COMBAT];
	const cell_t cell = g->figures[figure].life == LIFE_WOUNDED ? CELL_NONE
		: way_out(g, before, figure, pace * REACH_TWELFTHS);

	if (cell == CELL_NONE)
		return false;
	if ((*told >> unit & 1) == 0)
		game_note(g, unit, NOBODY, "gets clear of the %s", ground_under(g, figure)->name);
	*told |= UINT64_C(1) << unit;
	go(g, figure, cell);
	return true;
}

/* UP3 */
static void drag_out(struct game *g, const struct table *before, int figure)
{
	const cell_t cell = way_out(g, before, figure, ANY_DISTANCE);

	if (cell != CELL_NONE) {
		go(g, figure, cell);
		return;
	}
	game_note(g, g->figures[figure].unit, figure, "finds no ground to stand on");
	adv_die(g, figure);
	loss_frees(g, figure);
}

/* What drives, floats or flies is lost where neither it nor a man could be; aground it
 * waits for its water to come back.  A wreck stays a wreck. */
static void take_vehicle(struct game *g, int figure)
{
	struct adv_vehicle *v = &adv_unit_of(g, g->figures[figure].unit)->vehicle;
	cell_t cells[BODY_CELLS_MAX];
	const int n = game_hull(g, figure, cells);

	for (int i = 0; i < n && !v->flying && !adv_wreck(g, figure); i++) {
		const int ground = g->table->kind[cells[i]];

		if (adv_stands(g->setup, figure, ground) || g->table->grounds[ground].pace > 0)
			continue;
		game_note(g, g->figures[figure].unit, NOBODY, "is lost to the %s",
			g->table->grounds[ground].name);
		v->harm = HARM_DESTROYED;
		return;
	}
}

void adv_engulfed(struct game *g, const struct table *before, const int16_t *figures, int n)
{
	uint64_t told = 0;

	for (int i = 0; i < n; i++)
		if (game_vehicle(g, figures[i]))
			take_vehicle(g, figures[i]);
		else if (must_go(g, figures[i]) && !gets_away(g, before, figures[i], &told)
			&& !can_swim_there(g, figures[i]))
			adv_wound_die(g, figures[i], "S-A-124", "wound: the ground gives way");
	adv_fates(g, false);
	for (int i = 0; i < n; i++)
		if (must_go(g, figures[i]) && !can_swim_there(g, figures[i]))
			drag_out(g, before, figures[i]);
	for (int f = 0; f < g->n_figures; f++)
		game_escort(g, f);
	adv_water_settle(g);
	acts_over(g);
}
