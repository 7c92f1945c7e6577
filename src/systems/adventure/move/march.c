/* The Movement phase: plans for ordered moves, the wounded who are helped
 * along, stragglers, pursuers, and who moves when.
 */
#include "skirmish/body/affliction.h"
#include "skirmish/body/approach.h"
#include "skirmish/body/formation.h"
#include "skirmish/commander/way.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/ambush.h"
#include "systems/adventure/move/flee.h"
#include "systems/adventure/move/march.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/moves.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/charm.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"

/* ---- ordered moves ---- */

static bool stands(const struct adv_unit *a)
{
	return a->charged && !a->charging && !a->broke;	/* S-A-37 */
}

/* ---- the wounded (S-A-115) ---- */

/* As many helpers as the rulebook asks for, next to the wounded. */
static bool find_helpers(const struct game *g, int unit, int wounded, struct aid *a)
{
	const int wanted = adv_rules_of(g)->helpers;
	int16_t found[FIGURES_MAX];
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		if (n < wanted && adv_active(g, f) && !adv_bidden(g, f)
			&& !adv_figure_of(g, f)->helping && !a->helping[f]
			&& table_adjacent(g->table, g->figures[f].cell,
				g->figures[wounded].cell))
			found[n++] = (int16_t)f;
	if (n == 0 || n < wanted)
		return false;
	for (int i = 0; i < n; i++)
		a->helping[found[i]] = true;
	a->helper[wounded] = found[0];
	return true;
}

void adv_aid(const struct game *g, int unit, struct aid *a)
{
	*a = (struct aid){ .helped = 0 };
	FOR_MEMBERS(w, g, unit) {
		a->helper[w] = NOBODY;
		if (g->figures[w].life != LIFE_WOUNDED || !game_on_table(g, w))
			continue;
		if (find_helpers(g, unit, w, a))
			a->helped++;
		else
			a->left++;
	}
}

static void help_up(struct game *g, int unit)
{
	struct aid aid;

	adv_aid(g, unit, &aid);
	FOR_MEMBERS(f, g, unit) {
		struct adv_figure *own = adv_figure_of(g, f);

		own->helping = own->helping || aid.helping[f];
		if (aid.helper[f] != NOBODY)
			own->helper = aid.helper[f];
	}
}

static const struct mover *mover_of(const struct movers *all, int figure)
{
	for (int i = 0; i < all->n; i++)
		if (all->mover[i].figure == figure)
			return &all->mover[i];
	return NULL;
}

/* The wounded go where their helper goes, one step behind him. */
static void plan_wounded(struct game *g, int unit, struct movers *all)
{
	FOR_MEMBERS(w, g, unit) {
		const int helper = adv_figure_of(g, w)->helper;
		const struct mover *h = helper < 0 ? NULL : mover_of(all, helper);
		cell_t cells[PATH_STEPS + 1];
		struct mover *m;

		if (h == NULL)
			continue;
		m = mover_add(g, all, w, adv_allowance(g, w, MODE_AID));
		for (int i = 0, n = path_cells(g, h, cells); i < n - 1; i++)
			path_add(g, m, cells[i]);
	}
}

/* ---- ordered moves ---- */

/* C-7: figures that were given places of their own walk there by themselves. */
static void plan_own_goals(struct game *g, int unit, uint8_t *marks, struct movers *all)
{
	const enum mode mode = (enum mode)adv_unit_of(g, unit)->mode;

	FOR_MEMBERS(f, g, unit)
		if (adv_figure_of(g, f)->goal != CELL_NONE && adv_can_move(g, f)
			&& g->figures[f].life == LIFE_FIT)
			path_find(g, mover_add(g, all, f, adv_allowance(g, f, mode)), marks,
				adv_figure_of(g, f)->goal);
}

/* Who fights from where he goes takes cover there; a march keeps its column. */
static struct formation_order formation_order(const struct game *g, int unit, enum mode mode,
	cell_t goal)
{
	return (struct formation_order){ .goal = goal, .guide = adv_guide(g, unit),
		.cover = mode == MODE_CONCEALED || mode == MODE_COMBAT || mode == MODE_PATROL
			|| mode == MODE_AID,
		.abreast = mode == MODE_MARCH ? adv_rules_of(g)->march_width : 0 };
}

static void plan_goal(struct game *g, int unit, cell_t goal, struct movers *all)
{
	uint8_t marks[MARK_CELLS];
	const enum mode mode = (enum mode)adv_unit_of(g, unit)->mode;
	const struct formation_order order = formation_order(g, unit, mode, goal);
	const int first = all->n;

	if (order.guide < 0)
		return;
	if (mode == MODE_AID)
		help_up(g, unit);
	adv_closed(g, unit, mode, false, marks);
	FOR_MEMBERS(f, g, unit)
		if (g->figures[f].life == LIFE_FIT && adv_can_move(g, f)
			&& adv_figure_of(g, f)->goal == CELL_NONE)
			mover_add(g, all, f, adv_allowance(g, f, mode));
	if (all->n > first)
		formation_plan(g, all, first, &order, marks);
	plan_own_goals(g, unit, marks, all);
	if (mode == MODE_AID)
		plan_wounded(g, unit, all);
}

/* How stragglers of a unit that stays where it is walk up to it (S-A-123): as its
 * order goes, or as a patrol where that is to stand. */
static enum mode pace_of_stragglers(const struct game *g, int unit)
{
	const enum mode mode = (enum mode)adv_unit_of(g, unit)->mode;

	return adv_rules_of(g)->pace[adv_class(g, unit)][mode] > 0 ? mode : MODE_PATROL;
}

/* C-7; not of those who have just been rallied, who stand still. */
static void plan_rejoin(struct game *g, int unit, struct movers *all)
{
	uint8_t marks[MARK_CELLS];
	const int guide = adv_guide(g, unit);
	const enum mode pace = pace_of_stragglers(g, unit);
	bool marked = false;

	if (adv_unit_of(g, unit)->rallied >= g->turn)
		return;
	FOR_MEMBERS(f, g, unit) {
		if (!adv_straggles(g, f) || !adv_active(g, f) || adv_bidden(g, f)
			|| contact_figure(g, f))
			continue;
		if (!marked)
			adv_closed(g, unit, pace, false, marks);
		marked = true;
		path_find(g, mover_add(g, all, f, adv_allowance(g, f, pace)), marks,
			g->figures[guide].cell);
	}
}

/* C-9. */
static void plan_leaving(struct game *g, int unit, cell_t goal, struct movers *all)
{
	uint8_t marks[MARK_CELLS];

	marks_build(&adv_movement, g, unit, false, marks);
	FOR_MEMBERS(f, g, unit)
		if (g->figures[f].life == LIFE_FIT && adv_can_move(g, f))
			path_leave(g, mover_add(g, all, f, adv_allowance(g, f, MODE_LEAVE)), marks,
				goal);
}

/* The nearest of some places to a figure, taken off the list; his own if none is left. */
static cell_t claim_nearest(const struct game *g, int figure, cell_t *places, int *n)
{
	const cell_t from = g->figures[figure].cell;
	int best = 0;
	cell_t place;

	if (*n == 0)
		return from;
	for (int i = 1; i < *n; i++)
		if (grid_half_steps(&g->table->grid, from, places[i])
			< grid_half_steps(&g->table->grid, from, places[best]))
			best = i;
	place = places[best];
	places[best] = places[--*n];
	return place;
}

/* Who is under the vehicle comes up beside it, unless he is hauled up (S-A-76). */
static bool is_alongside(const struct game *g, int figure, int hull)
{
	return adv_gear(g, figure) == GEAR_HARD_HAT ? adv_beside(g, figure, hull)
		: game_touching(g, figure, hull);
}

/* BO2: who is not beside the vehicle yet walks up to it. */
static void plan_boarding(struct game *g, int unit, int ride, struct movers *all)
{
	const int hull = adv_hull(g, ride);
	cell_t beside[BESIDE_MAX];
	int n = game_free_beside(g, hull, beside, BESIDE_MAX);
	uint8_t marks[MARK_CELLS];

	adv_closed(g, unit, MODE_BOARD, false, marks);
	FOR_MEMBERS(f, g, unit) {
		if (!adv_active(g, f) || !adv_can_move(g, f) || is_alongside(g, f, hull))
			continue;
		path_find(g, mover_add(g, all, f, adv_allowance(g, f, MODE_BOARD)), marks,
			claim_nearest(g, f, beside, &n));
	}
}

/* A flight of Ancient Training over ground, walls and heads. */
static void plan_flight(struct game *g, int unit, struct movers *all)
{
	const struct adv_unit *a = adv_unit_of(g, unit);
	const int f = adv_flyer(g, unit);
	struct mover *m;

	if (f < 0 || a->goal == CELL_NONE || a->goal == g->figures[f].cell)
		return;
	adv_figure_of(g, f)->flights++;
	m = mover_add(g, all, f, adv_allowance(g, f, MODE_FLY));
	m->flying = true;
	m->landing = m->end = a->goal;
}

/* The modes of those who have no say are their orders now (A2). */
static void force_mode(struct adv_unit *a)
{
	if (a->routing)
		a->mode = MODE_ROUT;
	else if (a->retreating)
		a->mode = MODE_RETREAT;
	else if (a->pursuing)
		a->mode = MODE_PURSUE;
}

static bool moves_now(const struct game *g, int unit)
{
	return adv_unit_alive(g, unit) && !adv_unit_of(g, unit)->late && !adv_vehicle(g, unit);
}

static void plan_unit(struct game *g, int unit, struct movers *all)
{
	struct adv_unit *a = adv_unit_of(g, unit);

	if (!moves_now(g, unit))
		return;
	if (a->routing || a->retreating)
		adv_plan_flight_from(g, unit, all);
	else if (a->pursuing || stands(a))
		return;
	else if (a->charging)
		adv_plan_charge(g, unit, all);
	else if (a->mode == MODE_FLY)
		plan_flight(g, unit, all);
	else if (a->mode == MODE_BOARD && a->target >= 0)
		plan_boarding(g, unit, a->target, all);
	else if (a->mode == MODE_LEAVE && a->goal != CELL_NONE)
		plan_leaving(g, unit, a->goal, all);
	else if (a->goal != CELL_NONE)
		plan_goal(g, unit, a->goal, all);
	else
		plan_rejoin(g, unit, all);
}

/* ---- the phase ---- */

/* S-A-98: pursuers move after everybody else, and stop at the first they touch. */
static void plan_pursuit(struct game *g, int unit, struct movers *all)
{
	const struct adv_unit *a = adv_unit_of(g, unit);
	const int guide = adv_guide(g, unit), first = all->n;
	struct approach way;

	if (a->target < 0 || guide < 0)
		return;
	approach_clear(&way, g, adv_unit_swims(g, unit) ? GAIT_SWIM : GAIT_FOOT);
	FOR_MEMBERS(f, g, a->target)
		if (game_on_table(g, f) && g->figures[f].life == LIFE_FIT)
			way.cells[way.n++] = g->figures[f].cell;
	if (way.n == 0)
		return;
	FOR_MEMBERS(f, g, unit) {
		struct mover *m;

		if (!adv_active(g, f) || adv_bidden(g, f) || contact_figure(g, f))
			continue;
		m = mover_add(g, all, f, adv_allowance(g, f, MODE_PURSUE));
		m->fierce = true;
		m->halts = true;
		approach_seek(&way, m->end);
	}
	if (all->n > first)
		approach_flood(&way, g, way.n_sought, INT32_MAX / 2);
	for (int i = first; i < all->n; i++)
		path_follow(g, &all->mover[i], g->reach);
}

static void run(struct game *g, struct movers *all)
{
	if (all->n == 0)
		return;
	adv_ambushes(g, all);
	adv_movers_run(g, all);
	all->n = 0;
}

void adv_after_moves(struct game *g)
{
	adv_water_settle(g);
	movers_captives_follow(g);
	adv_sight_renew(g);
	adv_sixth_senses(g);
	game_script(g);
}

/* S-A-97: a retreat that was made; its suppression was set when it was forced. */
static void end_retreats(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		struct adv_unit *a = adv_unit_of(g, u);

		if (!a->retreating)
			continue;
		a->retreating = false;
		a->retreat_turn = g->turn;
		adv_suppress_unit(g, u, g->turn + adv_rules_of(g)->retreat_turns);
		affliction_tell_until(g, u, NOBODY, "retreated", g->turn);
	}
}

void adv_move_all(struct game *g)
{
	struct movers all;

	for (int u = 0; u < g->n_units; u++)
		if (moves_now(g, u))
			force_mode(adv_unit_of(g, u));
	adv_water_dive(g);	/* and so under whatever floats there (Y-9) */
	movers_begin(&all, &adv_movement);
	for (int u = 0; u < g->n_units; u++)
		plan_unit(g, u, &all);
	adv_plan_bidden(g, &all);
	run(g, &all);
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->pursuing && adv_unit_alive(g, u))
			plan_pursuit(g, u, &all);
	run(g, &all);
	end_retreats(g);
	adv_after_moves(g);
}

void adv_move_late(struct game *g, int unit, cell_t goal)
{
	struct movers all;

	movers_begin(&all, &adv_movement);
	plan_goal(g, unit, goal, &all);
	run(g, &all);
	adv_after_moves(g);
}
