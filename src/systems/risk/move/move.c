/* The Movement phase (K-10): plans for all units against the table as it stands, then all
 * figures move together (C-8).  Chargers come on later.
 *
 *  MV1  Contact is for chargers: nobody stops next to an enemy here but who routs.
 *       Passing by is allowed (S-C-7).
 *  MV2  What a figure has walked is kept in twelfths, for fire asks for it (K-12).
 *  MV3  A unit's deed (S-K-2) is told by what its side knew when it set out (K5).
 *  MV4  Where the leader goes no further than his unit may go and still shoot, nobody of it
 *       does: who closes up or falls into line spoils no fire.
 */
#include "skirmish/body/formation.h"
#include "skirmish/body/loss.h"
#include "skirmish/commander/lookout.h"
#include "skirmish/commander/way.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/capture.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/mind/minds.h"
#include "systems/risk/move/move.h"
#include "systems/risk/move/retreat.h"
#include "systems/risk/orders/orders.h"
#include "systems/risk/settings.h"

/* ---- what movers ask ---- */

/* A rider stays one, whomever he is with. */
static enum gait gait(const struct game *g, int figure)
{
	return risk_gait(g->setup, g->setup->figures[figure].unit);
}

static int die(const struct game *g)
{
	return risk_rules_of(g)->melee_die;
}

static void leaves(struct game *g, const struct mover *m)
{
	loss_by_edge(g, m->figure, risk_unit_of(g, m->unit)->order == ORDER_ROUT);
}

const struct movement risk_movement = {
	.fights = standing_fit,
	.can_move = standing_fit,
	.gait = gait,
	.own_eyes = true,	/* K5 */
	.die = die,
	.leaves = leaves,
	.found = risk_reveal,
};

void risk_movers_run(struct game *g, struct movers *all)
{
	movers_run(g, all);
	for (int i = 0; i < all->n; i++) {
		const struct mover *m = &all->mover[i];
		struct risk_unit *u = risk_unit_of(g, m->unit);

		risk_figure_of(g, m->figure)->spent += m->spent;
		if (risk_figure_of(g, m->figure)->spent > u->far)
			u->far = risk_figure_of(g, m->figure)->spent;
	}
	movers_captives_follow(g);
}

/* ---- how far ---- */

/* K-18, K-15; what the words add is added to the rate that is left (K-7, X-34). */
int32_t risk_allowance(const struct game *g, int figure)
{
	const struct risk_rules *r = risk_rules_of(g);
	const struct risk_unit *u = risk_unit_of(g, g->figures[figure].unit);

	return risk_rate(g, figure) + action_further(&r->actions, u->natives)
		+ (u->order == ORDER_ROUT ? r->actions.rout_bonus : 0);
}

void risk_figure_reach(const struct game *g, int figure, enum order order, struct reach *r)
{
	path_reach(&risk_movement, g, figure, risk_allowance(g, figure) * REACH_TWELFTHS,
		order == ORDER_CHARGE, r);
}

bool risk_reach(const struct game *g, int unit, enum order order, struct reach *r)
{
	const int guide = risk_guide(g, unit);

	if (guide < 0)
		return false;
	risk_figure_reach(g, guide, order, r);
	return true;
}

/* ---- the enemy, as known ---- */

/* Where the nearest enemy was known to be when a unit set out, and how far. */
struct outset { cell_t enemy; int32_t far; };

static const struct outset no_outset = { CELL_NONE, INT32_MAX };

static struct outset outset_of(const struct game *g, int unit)
{
	struct outset o = no_outset;

	for (int u = 0; u < g->n_units; u++) {
		cell_t cells[FIGURES_MAX];
		const int n = game_enemies(g, unit, u) ? lookout_cells(g, unit, u, cells) : 0;

		for (int i = 0; i < n; i++) {
			const int32_t far = standing_to(g, unit, cells[i]);

			if (far < o.far)
				o = (struct outset){ cells[i], far };
		}
	}
	return o;
}

/* ---- ordered moves ---- */

static struct mover *add_passing(const struct game *g, struct movers *all, int figure,
	int32_t most)
{
	const int32_t allowance = risk_allowance(g, figure);
	struct mover *m = mover_add(g, all, figure, allowance < most ? allowance : most);

	m->passes = true;
	return m;
}

/* How far a unit may go and still shoot. */
static int32_t steady_of(const struct game *g, int unit)
{
	return risk_rules_of(g)->rate[risk_mounted(g, unit) ? 1 : 0]
		* risk_command_row(g, unit)->up_to / 100;
}

/* MV4: how far anybody of a unit goes whose guide goes to a goal. */
static int32_t most_of(const struct game *g, int unit, cell_t goal, uint8_t *marks)
{
	const int guide = risk_guide(g, unit);
	const struct reach_rule rule = { .closed = MARK_ENEMY | MARK_NEAR_ENEMY,
		.gait = gait(g, guide) };
	const int32_t own = risk_allowance(g, guide), steady = steady_of(g, unit);
	const struct leg leg = { g->figures[guide].cell, goal,
		(own < steady ? own : steady) * REACH_TWELFTHS };

	return path_open(g, rule.gait, marks, leg.from, goal, leg.allowance)
		|| path_seek(g, rule, marks, &leg) ? steady : INT32_MAX;
}

static bool has_own_goal(const struct game *g, int figure)
{
	return risk_figure_of(g, figure)->goal != CELL_NONE;
}

/* C-7: the leader to its goal, the others round him, those placed by hand apart. */
static void plan_goal(const struct game *g, int unit, cell_t front, struct movers *all)
{
	const cell_t goal = risk_unit_of(g, unit)->goal;
	int32_t bands[BANDS];
	const struct formation_order order = { .goal = goal, .guide = risk_guide(g, unit),
		.cover = true, .line = front != CELL_NONE && risk_prospect_bands(g, unit, bands),
		.front = front };
	const int first = all->n;
	uint8_t marks[MARK_CELLS];
	int32_t most;

	marks_build(&risk_movement, g, unit, false, marks);
	most = most_of(g, unit, goal, marks);
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && !has_own_goal(g, f))
			add_passing(g, all, f, most);
	if (all->n > first)
		formation_plan(g, all, first, &order, marks);
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && has_own_goal(g, f))
			path_find(g, add_passing(g, all, f, INT32_MAX), marks,
				risk_figure_of(g, f)->goal);
}

static void plan_leaving(const struct game *g, int unit, cell_t goal, struct movers *all)
{
	uint8_t marks[MARK_CELLS];

	marks_build(&risk_movement, g, unit, false, marks);
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f))
			path_leave(g, add_passing(g, all, f, INT32_MAX), marks, goal);
}

static bool straggles(const struct game *g, int figure, int guide)
{
	return figure != guide && standing_fit(g, figure) && !risk_in_order(g, figure)
		&& !risk_in_contact(g, figure);
}

/* C-7: stragglers walk up to a unit that stays where it is, unless a word binds them. */
static void plan_rejoin(const struct game *g, int unit, struct movers *all)
{
	const int guide = risk_guide(g, unit);
	uint8_t marks[MARK_CELLS];
	bool marked = false;

	if (risk_bound(g, unit, ACTION_HALT))
		return;
	FOR_MEMBERS(f, g, unit) {
		if (!straggles(g, f, guide))
			continue;
		if (!marked)
			marks_build(&risk_movement, g, unit, false, marks);
		marked = true;
		path_find(g, add_passing(g, all, f, steady_of(g, unit)), marks,
			g->figures[guide].cell);
	}
}

static void plan_unit(struct game *g, int unit, const struct outset *from, struct movers *all)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	switch ((enum order)u->order) {
	case ORDER_MOVE:
		if (u->goal != CELL_NONE)
			plan_goal(g, unit, from->enemy, all);
		break;
	case ORDER_LEAVE:
		if (u->goal != CELL_NONE)
			plan_leaving(g, unit, u->goal, all);
		break;
	case ORDER_RETREAT:
		risk_plan_retreat(g, unit, all);
		break;
	case ORDER_ROUT:
		risk_plan_rout(g, unit, all);
		break;
	case ORDER_NONE:
	case ORDER_STAND:
		plan_rejoin(g, unit, all);
		break;
	default:	/* loading, charging */
		break;
	}
}

/* ---- deeds (S-K-2) ---- */

/* Y-12: on its way to cover that it has not reached, it goes on falling back. */
static bool seeks_cover(const struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	return u->order == ORDER_MOVE && risk_halts_in_cover(g, unit)
		&& table_ground(g->table, u->goal)->cover == COVER_NONE;
}

/* Y-12: who has halted in cover faces the enemy, where he is or was last seen. */
static void face_known(struct game *g, int unit)
{
	const int enemy = lookout_nearest(g, unit, contact_nearest_enemy(g, unit));
	cell_t cells[FIGURES_MAX];

	if (enemy < 0 || lookout_cells(g, unit, enemy, cells) == 0)
		return;
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f))
			movers_face(g, f, cells[0]);
}

static enum deed deed_of(const struct game *g, int unit, const struct outset *before)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	if (u->far == 0)
		return DEED_STOOD;
	if (u->order == ORDER_RETREAT || u->order == ORDER_ROUT || seeks_cover(g, unit))
		return DEED_FELL_BACK;
	return before->enemy != CELL_NONE && standing_to(g, unit, before->enemy) < before->far
		? DEED_ADVANCED : DEED_STOOD;
}

/* ---- the phase ---- */

/* S-K-18: all who are surrounded as the phase begins, before anybody moves. */
static void surrenders(struct game *g)
{
	bool surrounded[UNITS_MAX];

	for (int u = 0; u < g->n_units; u++)
		surrounded[u] = risk_unit_of(g, u)->order == ORDER_ROUT
			&& standing_alive(g, u) && risk_surrounded(g, u);
	for (int u = 0; u < g->n_units; u++)
		if (surrounded[u])
			risk_surrender(g, u);
}

/* Who should have gone back and could not is told, or nobody would know why he stands. */
static void tell_hemmed_in(struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	if (u->order == ORDER_RETREAT && u->far == 0)
		game_note(g, unit, NOBODY, "nowhere to go back to");
}

/* Plans for a unit; of who stays, or goes back, it is never asked whether he advanced. */
static struct outset set_out(struct game *g, int unit, struct movers *all)
{
	const enum order order = (enum order)risk_unit_of(g, unit)->order;
	const struct outset known = order == ORDER_MOVE ? outset_of(g, unit) : no_outset;
	const int first = all->n;

	plan_unit(g, unit, &known, all);
	return order == ORDER_MOVE || order == ORDER_RETREAT || order == ORDER_ROUT
		|| all->n == first ? known : outset_of(g, unit);
}

void risk_move_all(struct game *g)
{
	struct outset before[UNITS_MAX];
	struct movers all;

	surrenders(g);
	movers_begin(&all, &risk_movement);
	for (int u = 0; u < g->n_units; u++)
		if (standing_alive(g, u))
			before[u] = set_out(g, u, &all);
	risk_movers_run(g, &all);
	for (int u = 0; u < g->n_units; u++) {
		if (!standing_alive(g, u))
			continue;
		risk_unit_of(g, u)->deed = (uint8_t)deed_of(g, u, &before[u]);
		tell_hemmed_in(g, u);
		if (risk_halts_in_cover(g, u) && !seeks_cover(g, u))
			face_known(g, u);
	}
}
