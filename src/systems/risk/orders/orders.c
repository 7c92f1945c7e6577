/* Orders: what a unit may be told, and what the words of the action tables leave of
 * that (K-5, X-30).
 *
 *  O1  These checks are the only judges of what a word forbids (K2): the commander's
 *      answer, the uncommanded unit's own and a menu's row all meet them.
 *  O2  Every refusal names its rule, and reads only what the ordering side can know, so
 *      that asking a view gives the same answer as asking the truth.
 *  O3  A unit whose word leaves it one order alone has that, whoever forgets to give it.
 */
#include "skirmish/body/as_far.h"
#include "skirmish/body/movers.h"
#include "skirmish/body/tell.h"
#include "skirmish/commander/way.h"
#include "skirmish/uncommanded/action_own.h"
#include "skirmish/menus/say.h"
#include "systems/risk/drawers.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/move/move.h"
#include "systems/risk/move/retreat.h"
#include "systems/risk/orders/orders.h"

/* ---- what a word leaves ---- */

static const char *name_of(const struct game *g, int unit)
{
	return game_unit_name(g, unit);
}

static bool routs(const struct game *g, int unit)
{
	return risk_unit_of(g, unit)->routing || risk_bound(g, unit, ACTION_ROUT);
}

static bool stays_put(enum order order)
{
	return order == ORDER_STAND || order == ORDER_LOAD;
}

/* K-4: the rows of those at little risk. */
bool risk_at_little_risk(const struct game *g, int unit)
{
	const struct action_rules *r = &risk_rules_of(g)->actions;
	const struct action_test *test = &risk_unit_of(g, unit)->test;
	const struct action_table *table = test->close ? &r->close : &r->missile;

	return test->factor <= table->rows[table->falling_back].most;
}

bool risk_halts_in_cover(const struct game *g, int unit)
{
	return risk_bound(g, unit, ACTION_HALT) && risk_at_little_risk(g, unit)
		&& risk_unit_of(g, unit)->last_deed == DEED_FELL_BACK;
}

/* S-K-17: in cover and strong enough the uncommanded stay, others choose. */
static bool may_while_retreating(const struct game *g, int unit, enum order order,
	struct reason *why)
{
	const bool may_stay = risk_may_stay(g, unit);

	if (order == ORDER_RETREAT && may_stay && risk_command_row(g, unit)->blue)
		return refuse(why, "S-K-17", "in cover, and with half its strength, it stays");
	if (order == ORDER_RETREAT || (stays_put(order) && may_stay))
		return true;
	return refuse(why, "K-5", may_stay
		? "its word is retreat: it goes back, or stays in its cover"
		: "its word is retreat: `order %s retreat` is all it may do",
		g->setup->units[unit].id);
}

/* K-7: close combat troops go over to the attack once they are near. */
static bool near_enough(const struct game *g, int unit)
{
	const int foe = contact_nearest_enemy(g, unit);

	return foe >= 0 && risk_unit_of(g, unit)->test.close
		&& standing_apart(g, unit, foe) <= risk_rules_of(g)->actions.attack_near;
}

/* The words that leave a unit free but for one thing. */
static bool may_going_on(const struct game *g, int unit, enum order order, struct reason *why)
{
	if (order == ORDER_LEAVE && (risk_bound(g, unit, ACTION_ADVANCE)
			|| risk_bound(g, unit, ACTION_ATTACK)))
		return refuse(why, "K-5", "its word takes it towards the enemy, not off the table");
	if (order == ORDER_CHARGE && risk_bound(g, unit, ACTION_ADVANCE) && !near_enough(g, unit))
		return refuse(why, "K-7", "its word is advance: it charges only once it is near, "
			"and with close combat weapons");
	return true;
}

/* K2: what the unit's word allows, whatever else would be possible. */
static bool may_by_word(const struct game *g, int unit, enum order order, struct reason *why)
{
	if (routs(g, unit))
		return order == ORDER_ROUT || refuse(why, "K-5",
			"it routs, and runs until a test gives it another word");
	if (risk_bound(g, unit, ACTION_RETREAT))
		return may_while_retreating(g, unit, order, why);
	if (order == ORDER_RETREAT || order == ORDER_ROUT)
		return refuse(why, "K-7", "nobody is ordered to %s: that is a word of the tables",
			risk_order_name(order));
	if (risk_bound(g, unit, ACTION_HALT) && !stays_put(order)
		&& !(order == ORDER_MOVE && risk_halts_in_cover(g, unit)))
		return refuse(why, order == ORDER_CHARGE ? "S-K-32" : "K-5",
			"its word is halt: it may stand, load and turn to the enemy");
	return may_going_on(g, unit, order, why);
}

/* ---- what else an order wants ---- */

static bool may_load(const struct game *g, int unit, struct reason *why)
{
	if (risk_command_row(g, unit)->load == 0)
		return refuse(why, "K-13", "troops without a commander load as they go");
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && risk_figure_of(g, f)->empty)
			return true;
	return refuse(why, "K-13", "nobody of it has a muzzle loader to load");
}

static bool all_in_contact(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && !risk_in_contact(g, f))
			return false;
	return true;
}

/* Whoever has come to stand beside a unit and is not seen yet does not show in what its
 * seat may do. */
static bool knows_of_contact(const struct game *g, int unit)
{
	const int side = g->units[unit].side;

	for (int u = 0; u < g->n_units && contact_unit(g, unit); u++)
		if (game_enemies(g, unit, u) && risk_sees(g, side, u)
			&& contact_units(g, unit, u))
			return true;
	return false;
}

bool risk_may_order(const struct game *g, int unit, enum order order, struct reason *why)
{
	if (!standing_alive(g, unit))
		return refuse(why, "K-10", "%s have nobody there who could obey",
			name_of(g, unit));
	if (order == ORDER_NONE)
		return refuse(why, "", "`%s` is no order", risk_order_name(order));
	if (!may_by_word(g, unit, order, why))
		return false;
	if (order == ORDER_STAND || order == ORDER_RETREAT || order == ORDER_ROUT)
		return true;
	if (knows_of_contact(g, unit) && (order != ORDER_CHARGE || all_in_contact(g, unit)))
		return refuse(why, "X-95", "it is hand to hand with the enemy and stays to fight");
	if (order == ORDER_LOAD)
		return may_load(g, unit, why);
	if (risk_guide(g, unit) < 0)
		return refuse(why, "K-10", "it has nobody who can move");
	return true;
}

/* ---- whom an attack goes for ---- */

static bool could_charge(const struct game *g, int unit, int other)
{
	return risk_may_charge(g, unit, other, NULL);
}

/* K:111: whoever cannot be got at is left for the next nearest. */
int risk_must_charge(const struct game *g, int unit)
{
	int nearest;

	if (!risk_bound(g, unit, ACTION_ATTACK) || !risk_command_row(g, unit)->must_charge
		|| routs(g, unit))
		return NOBODY;
	nearest = contact_nearest_enemy(g, unit);
	if (nearest >= 0 && risk_may_charge(g, unit, nearest, NULL))
		return nearest;
	return contact_nearest(g, unit, could_charge);
}

/* K:58, K:111: attack means a charge where one reaches, at the nearest. */
static bool check_attack(const struct game *g, int unit, enum order order, int target,
	struct reason *why)
{
	const int foe = risk_must_charge(g, unit);

	if (foe < 0 || (order == ORDER_CHARGE && target == foe))
		return true;
	return refuse(why, "K-7", "its word is attack, and %s are in reach: `order %s charge %s`",
		name_of(g, foe), g->setup->units[unit].id, g->setup->units[foe].id);
}

/* ---- one order with its place or target ---- */

static bool stands_on(const struct game *g, int figure, cell_t cell, struct reason *why)
{
	const struct ground *ground = table_ground(g->table, cell);

	if (ground->pace == 0)
		return refuse(why, "K-18", "nobody walks on %s", ground->name);
	return ground_pace(ground, risk_movement.gait(g, figure)) != 0
		|| refuse(why, "X-85", "nobody rides into %s", ground->name);
}

/* X-98, of the enemies that its side sees. */
static bool keeps_off(const struct game *g, int unit, cell_t cell, struct reason *why)
{
	const int other = contact_beside(g, unit, cell);

	return other < 0 || refuse(why, "X-98", "%s stand beside that place: "
		"only a charge goes there", name_of(g, other));
}

/* No reach leads beside an enemy; whoever is near enough is told why. */
static bool reaches(const struct game *g, int figure, enum order order, cell_t to,
	struct reason *why)
{
	const int32_t allowance = risk_allowance(g, figure);

	risk_figure_reach(g, figure, order, g->reach);
	if (reach_cost(g->reach, to) != REACH_FAR)
		return true;
	if (table_distance(g->table, g->figures[figure].cell, to) <= allowance
		&& !keeps_off(g, g->figures[figure].unit, to, why))
		return false;
	return refuse(why, "C-3", "out of reach: it goes %s over open ground",
		say_cm(allowance).text);
}

/* Y-12: only who finds no cover within his move goes on towards some. */
static bool cover_in_reach(const struct game *g, int unit)
{
	const cell_t *all;
	int n;

	risk_reach(g, unit, ORDER_MOVE, g->reach);
	all = reach_all(g->reach, &n);
	for (int i = 0; i < n; i++)
		if (table_ground(g->table, all[i])->cover != COVER_NONE)
			return true;
	return false;
}

cell_t risk_as_far(const struct game *g, int unit, enum order order, cell_t goal)
{
	const int guide = risk_guide(g, unit);

	if (path_reaches(g, guide, risk_movement.gait(g, guide),
			risk_allowance(g, guide) * REACH_TWELFTHS, order == ORDER_CHARGE, goal))
		return goal;
	risk_figure_reach(g, guide, order, g->reach);
	if (reach_cost(g->reach, goal) != REACH_FAR)
		return goal;
	if (order != ORDER_MOVE || risk_halts_in_cover(g, unit) || !keeps_off(g, unit, goal, NULL))
		return CELL_NONE;
	return as_far_in(g->reach, g, risk_movement.gait(g, guide), g->figures[guide].cell, goal);
}

static bool check_goal(const struct game *g, int unit, enum order order, cell_t goal,
	struct reason *why)
{
	const int guide = risk_guide(g, unit);

	if (!stands_on(g, guide, goal, why))
		return false;
	if (order == ORDER_MOVE && risk_halts_in_cover(g, unit)
		&& table_ground(g->table, goal)->cover == COVER_NONE && cover_in_reach(g, unit))
		return refuse(why, "K-4", "it halts where it is or in the nearest cover");
	if (order == ORDER_LEAVE && !path_leads_off(g, goal, why))
		return false;
	return risk_as_far(g, unit, order, goal) != CELL_NONE
		|| reaches(g, guide, order, goal, why);
}

static bool check_facing(const struct game *g, int unit, struct argument at, struct reason *why)
{
	if (at.kind == ARGUMENT_NONE)
		return true;
	if (at.kind != ARGUMENT_CELL)
		return refuse(why, "", "expected `order %s stand`, or a cell to face",
			g->setup->units[unit].id);
	return !risk_bound(g, unit, ACTION_HALT) || refuse(why, "X-96",
		"its word is halt: it may turn to face the nearest enemy alone, and does");
}

static bool check_arguments(const struct game *g, const struct choice *c, enum order order,
	struct reason *why)
{
	const int unit = c->argument[0].value;
	const struct argument at = c->n > 2 ? c->argument[2]
		: (struct argument){ ARGUMENT_NONE, 0 };

	switch (order) {
	case ORDER_MOVE:
	case ORDER_LEAVE:
		return at.kind == ARGUMENT_CELL ? check_goal(g, unit, order, at.value, why)
			: refuse(why, "", "where to? expected `order %s %s COLUMN,ROW`",
				g->setup->units[unit].id, risk_order_name(order));
	case ORDER_CHARGE:
		return at.kind == ARGUMENT_UNIT ? risk_may_charge(g, unit, at.value, why)
			: refuse(why, "", "whom? expected `order %s charge UNIT`",
				g->setup->units[unit].id);
	case ORDER_STAND:
		return check_facing(g, unit, at, why);
	default:
		return at.kind == ARGUMENT_NONE || refuse(why, "",
			"`%s` takes no place or target", risk_order_name(order));
	}
}

static bool check_own(const struct game *g, const struct choice *c, int unit, struct reason *why)
{
	if (game_seat_of_unit(g, unit) == c->seat)
		return true;
	if (g->units[unit].uncommanded)
		return refuse(why, "K-6", "%s mind themselves", name_of(g, unit));
	return refuse(why, "K-10", "%s are not yours to order", name_of(g, unit));
}

static bool check_order(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;
	const enum order order = (enum order)c->argument[1].value;
	const int target = c->n > 2 && c->argument[2].kind == ARGUMENT_UNIT
		? c->argument[2].value : NOBODY;

	return check_own(g, c, unit, why) && risk_may_order(g, unit, order, why)
		&& check_attack(g, unit, order, target, why)
		&& check_arguments(g, c, order, why);
}

/* ---- one figure's own place ---- */

/* C-7: whoever straggles comes nearer to where his unit goes, before anything else. */
static bool rejoins(const struct game *g, int figure, cell_t goal, cell_t to, struct reason *why)
{
	const int unit = g->figures[figure].unit;

	if (risk_in_order(g, figure) || figure == risk_guide(g, unit))
		return true;
	return table_distance(g->table, to, goal)
			< table_distance(g->table, g->figures[figure].cell, goal)
		|| refuse(why, "C-7", "a straggler rejoins his unit before anything else");
}

static bool check_place(const struct game *g, const struct choice *c, struct reason *why)
{
	const int f = c->argument[0].value, unit = g->figures[f].unit;
	const struct risk_unit *u = risk_unit_of(g, unit);
	const cell_t to = c->argument[1].value;

	if (!check_own(g, c, unit, why))
		return false;
	if (u->order != ORDER_MOVE)
		return refuse(why, "C-7", "order the unit to move first, then place its figures");
	if (!standing_fit(g, f))
		return refuse(why, "C-7", "that figure cannot move");
	return stands_on(g, f, to, why) && rejoins(g, f, u->goal, to, why)
		&& reaches(g, f, ORDER_MOVE, to, why);
}

bool risk_check_order(const struct game *g, const struct choice *c, struct reason *why)
{
	return c->verb == VERB_PLACE ? check_place(g, c, why) : check_order(g, c, why);
}

/* An order replaces the one before, with all that hung on it. */
static void set_order(struct game *g, int unit, enum order order)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	FOR_MEMBERS(f, g, unit)
		risk_figure_of(g, f)->goal = CELL_NONE;
	u->ordered = true;
	u->order = (uint8_t)order;
	u->target = NOBODY;
	u->goal = CELL_NONE;
}

/* Y-28; a cell to face is no place to go to. */
static void go_to(struct game *g, int unit, cell_t goal)
{
	struct risk_unit *u = risk_unit_of(g, unit);
	const cell_t at = u->order == ORDER_MOVE ? risk_as_far(g, unit, ORDER_MOVE, goal) : goal;

	u->goal = at == CELL_NONE ? goal : at;
	if (u->goal != goal)
		as_far_tell(g, unit, at);
}

static void apply_order(struct game *g, const struct choice *c)
{
	struct risk_unit *u = risk_unit_of(g, c->argument[0].value);

	set_order(g, c->argument[0].value, (enum order)c->argument[1].value);
	if (c->n > 2 && c->argument[2].kind == ARGUMENT_UNIT)
		u->target = (int16_t)c->argument[2].value;
	else if (c->n > 2)
		go_to(g, c->argument[0].value, c->argument[2].value);
}

void risk_apply_order(struct game *g, const struct choice *c)
{
	if (c->verb == VERB_PLACE)
		risk_figure_of(g, c->argument[0].value)->goal = c->argument[1].value;
	else
		apply_order(g, c);
}

/* ---- orders come out ---- */

/* O3: by its word, and else to stand. */
enum order risk_sole_order(const struct game *g, int unit)
{
	if (routs(g, unit))
		return ORDER_ROUT;
	if (risk_bound(g, unit, ACTION_RETREAT) && !risk_may_stay(g, unit))
		return ORDER_RETREAT;
	return ORDER_STAND;
}

static void reveal_order(struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	tell_order(g, unit, risk_order_name((enum order)u->order), u->target,
		u->order == ORDER_STAND ? CELL_NONE : u->goal, false);
}

/* Whoever stands turns to where he was told, else to the nearest enemy. */
static void turn_about(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);
	const int foe = u->goal != CELL_NONE ? NOBODY : contact_nearest_enemy(g, unit);
	const cell_t at = foe < 0 ? u->goal : game_unit_cell(g, foe);

	u->goal = CELL_NONE;
	if (at == CELL_NONE)
		return;
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f))
			movers_face(g, f, at);
}

void risk_reveal_orders(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		if (!standing_alive(g, u))
			continue;
		if (!risk_unit_of(g, u)->ordered && risk_sole_order(g, u) != ORDER_STAND)
			set_order(g, u, risk_sole_order(g, u));
		if (risk_unit_of(g, u)->order != ORDER_NONE)
			reveal_order(g, u);
	}
	for (int u = 0; u < g->n_units; u++)
		if (standing_alive(g, u) && risk_unit_of(g, u)->order <= ORDER_LOAD)
			turn_about(g, u);
}
