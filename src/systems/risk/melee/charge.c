/* Charges (K:111, K:115, X-81): who may charge whom, and the run after the shooting.
 *
 *  CH1  Whoever charges stands until then; he comes on as far as his whole rate lets him,
 *       natives with the die of their attack.
 *  CH2  All chargers come on at once, against the state at the start (K3).
 *  CH3  A target that has gone, or is out of sight, is sought where its charger's side
 *       knows it to have been; on the way there enemies in reach are charged.
 */
#include "skirmish/body/formation.h"
#include "skirmish/menus/say.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/move/move.h"
#include "systems/risk/words/words.h"

/* ---- reach ---- */

static int32_t best_rate(const struct game *g, int unit)
{
	int32_t best = 0;

	FOR_MEMBERS(f, g, unit)
		if (risk_comes_on(g, f) && risk_allowance(g, f) > best)
			best = risk_allowance(g, f);
	return best;
}

int32_t risk_charge_cost(const struct game *g, int unit, int target)
{
	struct approach a;

	risk_approach(&a, g, unit, (uint64_t)1 << target);
	if (a.n == 0 || best_rate(g, unit) == 0)
		return REACH_FAR;
	approach_flood(&a, g, 1, REACH_FAR);
	return approach_cost(&a, g);
}

static int32_t least_rate(const struct game *g, int unit)
{
	int32_t least = INT32_MAX;

	FOR_MEMBERS(f, g, unit)
		if (risk_comes_on(g, f) && risk_allowance(g, f) < least)
			least = risk_allowance(g, f);
	return least;
}

/* In figures that get there, each by his own rate. */
static bool reaches(const struct game *g, int unit, int target)
{
	const int32_t rate = best_rate(g, unit), least = least_rate(g, unit);
	struct approach a;

	/* Bare distance first: it spares a flood. */
	if (standing_apart(g, unit, target) > rate + 2 * g->table->cell_length)
		return false;
	risk_approach(&a, g, unit, (uint64_t)1 << target);
	if (a.n == 0)
		return false;
	if (least < INT32_MAX && approach_straight(&a, g, least * REACH_TWELFTHS))
		return true;
	approach_flood(&a, g, a.n_sought, rate * REACH_TWELFTHS);
	FOR_MEMBERS(f, g, unit)
		if (risk_comes_on(g, f) && reach_cost(g->reach, g->figures[f].cell)
				<= risk_allowance(g, f) * REACH_TWELFTHS)
			return true;
	return false;
}

bool risk_may_charge(const struct game *g, int unit, int target, struct reason *why)
{
	const char *name = game_unit_name(g, target);

	if (!game_enemies(g, unit, target))
		return refuse(why, "X-33", "%s %s no enemy", name, risk_is(g, target));
	if (!risk_sees(g, g->units[unit].side, target) || !standing_alive(g, target)
		|| !risk_unit_line(g, unit, target))
		return refuse(why, "X-33", "%s %s not in sight", name, risk_is(g, target));
	if (risk_held_back(g, unit))
		return refuse(why, "S-K-32", "its word forbids a charge");
	if (contact_unit(g, unit) && !contact_units(g, unit, target))
		return refuse(why, "X-95", "it is hand to hand with others");
	if (best_rate(g, unit) == 0)
		return refuse(why, "X-95", "all of it are hand to hand already");
	return reaches(g, unit, target) || refuse(why, "X-33",
		"%s %s out of reach: a charge goes %s, round whoever stands in the way", name,
		risk_is(g, target), say_cm(best_rate(g, unit)).text);
}

/* ---- the stage ---- */

void risk_charge_comers(const struct game *g, int unit, int target, struct comers *all)
{
	FOR_MEMBERS(f, g, unit)
		if (risk_comes_on(g, f))
			comer_add(all, f, (uint64_t)1 << target,
				risk_allowance(g, f) * REACH_TWELFTHS);
}

static bool charges(const struct game *g, int unit)
{
	return risk_unit_of(g, unit)->order == ORDER_CHARGE && standing_alive(g, unit)
		&& !risk_held_back(g, unit);
}

/* CH3: whom it comes at now; NOBODY if there is no enemy left for it. */
static int quarry_of(const struct game *g, int unit)
{
	const int target = risk_unit_of(g, unit)->target;
	const int nearest = contact_nearest_enemy(g, unit);

	if (target >= 0 && standing_alive(g, target)
		&& risk_sees(g, g->units[unit].side, target))
		return target;
	return nearest >= 0 && reaches(g, unit, nearest) ? nearest : NOBODY;
}

/* To where the target stood. */
static void go_after(struct game *g, int unit)
{
	const int target = risk_unit_of(g, unit)->target;
	struct formation_order order = { .guide = risk_guide(g, unit) };
	struct movers movers;
	uint8_t marks[MARK_CELLS];

	order.goal = target < 0 ? CELL_NONE : g->units[target].last_seen[g->units[unit].side];
	if (order.goal == CELL_NONE)
		return;
	movers_begin(&movers, &risk_movement);
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f))
			mover_add(g, &movers, f, risk_allowance(g, f))->fierce = true;
	marks_build(&risk_movement, g, unit, true, marks);
	formation_plan(g, &movers, 0, &order, marks);
	risk_movers_run(g, &movers);
}

static void finish(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	u->charged = true;
	if (u->far > 0)
		u->deed = DEED_ADVANCED;
	if (!contact_unit(g, unit))
		game_note(g, unit, NOBODY, "does not reach the enemy");
}

void risk_charges(struct game *g)
{
	struct comers all;
	bool after[UNITS_MAX] = { false }, any = false;

	all.n = 0;
	for (int u = 0; u < g->n_units; u++) {
		const int quarry = charges(g, u) ? quarry_of(g, u) : NOBODY;

		after[u] = charges(g, u) && quarry < 0;
		any = any || charges(g, u);
		if (quarry >= 0)
			risk_charge_comers(g, u, quarry, &all);
	}
	risk_comers_run(g, &all);
	for (int u = 0; u < g->n_units; u++)
		if (after[u])
			go_after(g, u);
	for (int u = 0; u < g->n_units; u++)
		if (charges(g, u))
			finish(g, u);
	if (any)
		risk_sight_renew(g);
}
