/* The Movement phase: plans for ordered moves, ambushes on the way
 * (S-A-29), the wounded who are helped along, and who moves when.
 */
#include "systems/adventure/moves.h"

/* ---- ordered moves ---- */

static bool stands(const struct adv_unit *a)
{
	return a->charged && !a->charging && !a->broke;	/* S-A-37 */
}

/* S-A-115: one helper for one wounded comrade next to him. */
static void find_helpers(struct game *g, int unit)
{
	FOR_MEMBERS(w, g, unit) {
		if (g->figures[w].life != LIFE_WOUNDED || !game_on_table(g, w))
			continue;
		FOR_MEMBERS(f, g, unit) {
			if (!adv_active(g, f) || adv_figure_of(g, f)->helping
				|| !grid_adjacent(&g->table->grid, g->figures[f].cell,
					g->figures[w].cell))
				continue;
			adv_figure_of(g, w)->helper = (int16_t)f;
			adv_figure_of(g, f)->helping = true;
			break;
		}
	}
}

static int32_t spread_of(const struct game *g)
{
	return 12 * g->table->cell_length;	/* stragglers are floods' slack */
}

static void plan_goal(struct game *g, int unit, cell_t goal, struct movers *all)
{
	uint8_t marks[MARK_CELLS];
	cell_t slots[FIGURES_MAX];
	const struct adv_unit *a = adv_unit_of(g, unit);
	const enum mode mode = (enum mode)a->mode;
	const struct reach_rule rule = { .marks = marks, .closed = MARK_ENEMY | MARK_NEAR_ENEMY };
	const int first = all->n, guide = adv_guide(g, unit);
	int n;

	if (guide < 0)
		return;
	marks_build(g, unit, marks);
	reach_flood_to(g->reach, g->table, &rule, goal,
		(adv_allowance(g, guide, mode) + spread_of(g)) * REACH_TWELFTHS);
	FOR_MEMBERS(f, g, unit)
		if (game_on_table(g, f) && adv_can_move(g, f)
			&& adv_figure_of(g, f)->goal == CELL_NONE)
			mover_add(g, all, f, adv_allowance(g, f, mode));
	if (all->n == first)
		return;
	n = formation_slots(g, unit, mode, g->reach, goal, slots, all->n - first);
	formation_assign(g, all, first, g->reach, slots, n);
}

/* C-7: figures that were given places of their own walk there by themselves. */
static void plan_own_goals(struct game *g, int unit, struct movers *all)
{
	const struct reach_rule rule = { .marks = NULL };
	const enum mode mode = (enum mode)adv_unit_of(g, unit)->mode;

	FOR_MEMBERS(f, g, unit) {
		const cell_t goal = adv_figure_of(g, f)->goal;
		struct mover *m;

		if (goal == CELL_NONE || !game_on_table(g, f) || !adv_can_move(g, f))
			continue;
		m = mover_add(g, all, f, adv_allowance(g, f, mode));
		reach_flood_to(g->reach, g->table, &rule, goal, 2 * m->allowance);
		mover_follow(m, g->reach);
	}
}

/* A flight of Ancient Training over ground, walls and heads. */
static void fly(struct game *g, int unit)
{
	const struct adv_unit *a = adv_unit_of(g, unit);
	const int f = adv_guide(g, unit);

	if (f < 0 || a->goal == CELL_NONE)
		return;
	adv_figure_of(g, f)->flights++;
	if (g->occupant[a->goal] >= 0 || touches_enemy(g, unit, a->goal, NOBODY)) {
		game_note(g, unit, f, "finds no place to land and stays");
		return;
	}
	game_place(g, f, a->goal);
	adv_unit_of(g, unit)->moved = true;
}

static void plan_unit(struct game *g, int unit, struct movers *all)
{
	const struct adv_unit *a = adv_unit_of(g, unit);

	if (!adv_unit_alive(g, unit) || a->late || a->pursuing)
		return;
	if (a->routing || a->retreating) {
		plan_flight_from(g, unit, all);
	} else if (a->charging) {
		plan_charge(g, unit, all);
	} else if (a->mode == MODE_FLY) {
		fly(g, unit);
	} else if (a->goal != CELL_NONE && !stands(a)) {
		if (a->mode == MODE_AID)
			find_helpers(g, unit);
		plan_goal(g, unit, a->goal, all);
		plan_own_goals(g, unit, all);
	}
}

/* ---- ambushes ---- */

/* A hidden enemy unit some cell of the path runs into or past in contact; -1. */
static int ambusher(const struct game *g, const struct mover *m)
{
	const struct grid *grid = &g->table->grid;
	const int side = g->units[m->unit].side;

	for (int f = 0; f < g->n_figures; f++) {
		const int unit = g->figures[f].unit;

		if (g->figures[f].life != LIFE_FIT || !game_on_table(g, f)
			|| (g->units[unit].sighted >> side & 1) != 0
			|| !adv_enemies(g, m->unit, unit))
			continue;
		for (int i = 1; i < m->n_path; i++)
			if (m->path[i] == g->figures[f].cell
				|| grid_adjacent(grid, m->path[i], g->figures[f].cell))
				return unit;
	}
	return NOBODY;
}

static bool within_stop(const struct game *g, cell_t cell, int hidden)
{
	FOR_MEMBERS(f, g, hidden)
		if (game_on_table(g, f) && table_distance(g->table, cell, g->figures[f].cell)
			< adv_rules_of(g)->ambush_stop)
			return true;
	return false;
}

static bool any_hidden(const struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		for (int s = 0; s < g->setup->n_sides; s++)
			if (adv_unit_alive(g, u) && (g->units[u].sighted >> s & 1) == 0)
				return true;
	return false;
}

/* S-A-29: the whole unit stops short of them, and they are placed. */
static void spring(struct game *g, int unit, int hidden, struct movers *all)
{
	struct adv_unit *a = adv_unit_of(g, unit);

	for (int i = 0; i < all->n; i++) {
		struct mover *m = &all->mover[i];

		if (m->unit != unit)
			continue;
		for (int k = 1; k < m->n_path; k++)
			if (within_stop(g, m->path[k], hidden)) {
				m->n_path = (int16_t)k;
				break;
			}
	}
	a->stopped = true;
	a->charging = false;
	game_note(g, unit, NOBODY, "stops short: %s were lying in wait", game_unit_name(g, hidden));
	adv_reveal(g, hidden);
}

static void ambushes(struct game *g, struct movers *all)
{
	if (!any_hidden(g))
		return;
	for (int i = 0; i < all->n; i++) {
		const int hidden = ambusher(g, &all->mover[i]);

		if (hidden >= 0)
			spring(g, all->mover[i].unit, hidden, all);
	}
}

/* ---- the phase ---- */

/* S-A-98: pursuers move after everybody else and may go into contact. */
static void plan_pursuit(struct game *g, int unit, struct movers *all)
{
	const struct adv_unit *a = adv_unit_of(g, unit);
	cell_t goals[FIGURES_MAX];
	int n = 0;

	if (a->target < 0)
		return;
	FOR_MEMBERS(f, g, a->target)
		if (game_on_table(g, f) && g->figures[f].life == LIFE_FIT)
			goals[n++] = g->figures[f].cell;
	if (n == 0)
		return;
	reach_flood_to_any(g->reach, g->table, NULL, goals, n, INT32_MAX / 2);
	FOR_MEMBERS(f, g, unit) {
		struct mover *m;

		if (!adv_active(g, f) || adv_in_contact(g, f))
			continue;
		m = mover_add(g, all, f, adv_allowance(g, f, MODE_PURSUE));
		m->may_touch = TOUCH_ANYBODY;
		mover_follow(m, g->reach);
	}
}

static void pursuits(struct game *g, struct movers *all)
{
	all->n = 0;
	for (int u = 0; u < g->n_units; u++)
		if (adv_unit_of(g, u)->pursuing && adv_unit_alive(g, u))
			plan_pursuit(g, u, all);
	if (all->n > 0)
		movers_run(g, all);
}

static void after_moves(struct game *g)
{
	drag_captives(g);
	adv_items(g);
	adv_sight_renew(g);
	adv_sixth_senses(g);
	game_script(g);
}

/* S-A-97: retreated units are suppressed to the end of the next turn. */
static void end_retreats(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		struct adv_unit *a = adv_unit_of(g, u);

		if (!a->retreating)
			continue;
		a->retreating = false;
		a->retreat_turn = g->turn;
		a->mode = MODE_RETREAT;
		adv_suppress_unit(g, u, adv_suppressed_through(g));
	}
}

void adv_move_all(struct game *g)
{
	struct movers all;

	all.n = 0;
	for (int u = 0; u < g->n_units; u++)
		plan_unit(g, u, &all);
	ambushes(g, &all);
	if (all.n > 0)
		movers_run(g, &all);
	pursuits(g, &all);
	end_retreats(g);
	after_moves(g);
}

void adv_move_late(struct game *g, int unit, cell_t goal)
{
	struct movers all;

	all.n = 0;
	plan_goal(g, unit, goal, &all);
	ambushes(g, &all);
	if (all.n > 0)
		movers_run(g, &all);
	after_moves(g);
}
