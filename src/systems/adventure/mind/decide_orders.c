/* Orders: where each unit goes and how, whether it charges.
 *
 * The best of its places, or the best of its charges if that promises more.
 */
#include "skirmish/body/movers.h"
#include "skirmish/commander/targets.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/troops.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/words/words.h"

enum {
	CHARGE_PERCENT = 110, DICE_WORTH_TAKING = 2,
	TOGETHER_GAIN = 25, TOGETHER_LOSS = 35, LIKELY = 50,	/* percent */
	ALONE_FIT = 2, HOPELESS_ODDS = 5, HELP_REACH = 180,
};

/* ---- charges ---- */

/* What others who see the target will do to those who run up to it. */
static int32_t fire_of_others(const struct thought *t, int target)
{
	const cell_t at = t->m->of[target].at;
	int32_t sum = 0;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *e = &t->m->of[u];
		struct fire_at s = { .steady = e->steady };
		struct harm h;

		if (u == target || !e->known || !e->enemy || e->range == 0)
			continue;
		s.distance = table_distance(t->v->table, e->at, at);
		if (s.distance > e->range || !sight_clear(t->v->table, e->at, at))
			continue;
		h = adv_weigh_fire(t->m, e, &s);
		sum += adv_weigh_harm(t->self, &h) * 2 / (2 + e->preys);
	}
	return sum;
}

/* Whether others charge the same target this turn: percent of a chance.  Two who come
 * together share its fire and its blows, and it stands or runs by one test. */
static int company(const struct thought *t, int target)
{
	int most = 0;

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *f = &t->m->of[u];
		const struct adv_unit *a = adv_unit_of(t->v, u);

		if (u == t->unit || !f->known || t->v->units[u].side != t->m->side)
			continue;
		if (a->ordered && a->mode == MODE_CHARGE && a->target == target)
			return 100;
		if (!a->ordered && !t->v->units[u].uncommanded && f->medium == 0 && f->charge > 0
			&& muster_distance(t->m, &t->m->of[target], f->at) <= f->charge)
			most = LIKELY;
	}
	return most;
}

static int32_t charge_worth(const struct thought *t, int target)
{
	const struct force *e = &t->m->of[target];
	const struct stakes o = adv_weigh_charge(t->m, t->self, e, adv_weigh_blow(t->v, t->unit,
		target));
	const int with = company(t, target);
	const int32_t worth = o.gain * (CHARGE_PERCENT + TOGETHER_GAIN * with / 100) / 100
		- o.loss * (100 - TOGETHER_LOSS * with / 100) / 100 * (t->self->small ? 2 : 1)
		+ thought_progress(t, e->at);

	return worth <= 0 ? worth : worth - fire_of_others(t, target);
}

/* The best of all charges worth more than `least`, if one of them may be made: it is proved by
 * that, as each look at a charge floods the table. */
static bool propose_charge(const struct proposer *p, const struct thought *t, int32_t least)
{
	int32_t worth[UNITS_MAX];

	for (int u = 0; u < t->v->n_units; u++) {
		const struct force *e = &t->m->of[u];

		worth[u] = muster_prey(t->m, u)
			&& muster_distance(t->m, e, t->self->at) <= t->self->charge + 4 * 10
			&& !(t->m->shelled && adv_lob_lands_on(t->v, t->m->side, u))
			? charge_worth(t, u) : INT32_MIN;
	}
	for (int best; (best = targets_next(worth, t->v->n_units, least)) >= 0; ) {
		adv_choose_charge(p, t->unit, best);
		if (propose(p))
			return true;
	}
	return false;
}

static bool may_charge(const struct thought *t)
{
	return t->self->charge > 0 && !t->self->indirect && t->e.task.kind != TASK_AVOID
		&& adv_may_order(t->v, t->unit, MODE_CHARGE, NULL);
}

/* ---- standing still ---- */

/* Guns that fire only from where they stand, and what must be stood for. */
static bool needs_to_stand(const struct thought *t)
{
	if (adv_unit_of(t->v, t->unit)->reorganise
		|| !adv_may_order(t->v, t->unit, MODE_COMBAT, NULL))
		return true;
	for (int i = 0; i < t->self->n_volleys; i++)
		if (t->self->volleys[i].rooted > 0)
			return true;
	if (adv_lob_wants_to_stand(t->m, t->unit))
		return true;
	return adv_may_prepare(t->v, t->unit);
}

/* A gun that can be made ready while there is nothing to shoot at. */
static bool should_prepare(const struct thought *t)
{
	if (!adv_may_order(t->v, t->unit, MODE_PREPARE, NULL))
		return false;
	for (int u = 0; u < t->v->n_units; u++)
		if (t->m->of[u].known && t->m->of[u].enemy
			&& muster_distance(t->m, &t->m->of[u], t->self->at) <= t->self->range
			&& sight_clear(t->v->table, t->self->at, t->m->of[u].at))
			return false;
	return true;
}

/* Whose arm lies there for who has none, or throws more dice than that of who would take it. */
static int arm_to_take(const struct thought *t)
{
	const struct weapon *const w = adv_rules_of(t->v)->weapons;

	for (int f = 0; f < t->v->n_figures; f++) {
		int arm;
		const int finder = adv_finder(t->v, t->unit, f, &arm);
		const int own = finder < 0 ? -1 : adv_arm(t->v, finder, 0);

		if (finder >= 0 && (own < 0 ? !w[arm].improvised
				: w[arm].dice >= w[own].dice + DICE_WORTH_TAKING))
			return f;
	}
	return NOBODY;
}

static void choose_pickup(const struct proposer *p, int unit, int fallen)
{
	adv_choose_order(p, unit, MODE_PICKUP);
	choose_with(p->c, ARGUMENT_FIGURE, fallen);
}

/* Those of a torn unit who are together keep nobody waiting by the rules (C-7): who has nothing
 * better to do than to stand, and nobody to shoot at, has them come to where its guide is. */
static bool draws_together(const struct proposer *p, const struct thought *t)
{
	const int32_t torn = 2 * adv_rules_of(t->v)->cohesion;

	if (t->e.task.kind == TASK_AMBUSH || t->places[0].given > 0)
		return false;
	FOR_MEMBERS(f, t->v, t->unit)
		if (adv_active(t->v, f) && !contact_figure(t->v, f) && table_distance(
				t->v->table, t->v->figures[f].cell, t->self->at) > torn)
			return adv_may_order(t->v, t->unit, MODE_PATROL, NULL)
				&& adv_propose_cell(p, t->unit, MODE_PATROL, t->self->at);
	return false;
}

static void stand(const struct proposer *p, const struct thought *t)
{
	const int arm = adv_may_order(t->v, t->unit, MODE_PICKUP, NULL) ? arm_to_take(t) : NOBODY;

	if (arm >= 0)
		choose_pickup(p, t->unit, arm);
	else if (should_prepare(t))
		adv_choose_order(p, t->unit, MODE_PREPARE);
	else if (adv_lies_low(t->v, t->unit))
		adv_choose_order(p, t->unit, MODE_CONCEALED);
	else if (!draws_together(p, t))
		adv_choose_order(p, t->unit, needs_to_stand(t) || t->e.task.kind == TASK_AMBUSH
			? MODE_STATIONARY : MODE_COMBAT);
}

/* What a combat move reaches that a concealed one reaches, too, is better crept to. */
static void go_to(const struct proposer *p, const struct thought *t, const struct spot *to)
{
	if (adv_place_modes[to->pace] == MODE_COMBAT) {
		adv_choose_order_cell(p, t->unit, MODE_CONCEALED, to->cell);
		if (propose(p))
			return;
	}
	adv_choose_order_cell(p, t->unit, adv_place_modes[to->pace], to->cell);
}

/* ---- going off the table ---- */

/* The cell straight ahead on an edge. */
static cell_t edge_cell(const struct thought *t, enum edge edge)
{
	const struct grid *g = &t->v->table->grid;
	const cell_t at = t->v->figures[t->self->guide].cell;

	switch (edge) {
	case EDGE_NORTH:
		return grid_at(g, grid_col(g, at), 0);
	case EDGE_SOUTH:
		return grid_at(g, grid_col(g, at), g->rows - 1);
	case EDGE_WEST:
		return grid_at(g, 0, grid_row(g, at));
	default:
		return grid_at(g, g->cols - 1, grid_row(g, at));
	}
}

/* Whether the unit's task lies over an edge that it can reach now: straight ahead, or where
 * that is water or wall by the nearest gap. */
static bool leaves(const struct proposer *p, const struct thought *t)
{
	struct prospect list[PROSPECTS_MAX];
	bool near = false;

	if (t->e.task.leave == EDGE_NONE || t->self->guide < 0
		|| !adv_may_order(t->v, t->unit, MODE_LEAVE, NULL))
		return false;
	for (uint8_t edge = EDGE_NORTH; edge <= EDGE_WEST; edge = (uint8_t)(edge << 1)) {
		const cell_t ahead = edge_cell(t, (enum edge)edge);

		if ((t->e.task.leave & edge) == 0 || table_distance(t->v->table, t->self->at, ahead)
				>= adv_allowance(t->v, t->self->guide, MODE_LEAVE))
			continue;
		near = true;
		if (adv_propose_cell(p, t->unit, MODE_LEAVE, ahead))
			return true;
	}
	adv_choose_order(p, t->unit, MODE_LEAVE);
	return near && thought_leaves(p, t, list,
		adv_scout(t->v, t->unit, MODE_LEAVE, list, PROSPECTS_MAX));
}

/* ---- the order ---- */

/* a hero who lies wounded is not left to the enemy: the unit goes no further
 * than it can help him along, if anybody stands by him. */
static bool helps_its_hero(const struct thought *t)
{
	FOR_MEMBERS(f, t->v, t->unit)
		if (adv_hero(t->v, f) && t->v->figures[f].life == LIFE_WOUNDED
			&& game_on_table(t->v, f))
			return adv_may_order(t->v, t->unit, MODE_AID, NULL);
	return false;
}

static bool at_combat_move(const struct thought *t, const struct spot *p)
{
	(void)t;
	return p->pace == PACE_COMBAT;
}

/* The best of its places; of those a combat move leads to if it has to help. */
static int best_place(struct thought *t, bool helps)
{
	return t->e.task.kind == TASK_AMBUSH ? 0 : thought_best(t, helps ? at_combat_move : NULL);
}

static void think(const struct proposer *p, struct thought *t)
{
	const bool helps = helps_its_hero(t);
	int32_t least;
	int best;

	adv_places_find(t);
	if (t->n == 0) {
		adv_choose_order(p, t->unit, MODE_STATIONARY);
		return;
	}
	best = best_place(t, helps);
	least = t->places[best].score > 0 ? t->places[best].score : 0;
	if (may_charge(t) && !helps && propose_charge(p, t, least))
		return;
	if (best == 0)
		stand(p, t);
	else if (!helps || !adv_propose_cell(p, t->unit, MODE_AID,
			t->places[best].cell))
		go_to(p, t, &t->places[best]);
}

/* What it would swim for: who shoots does not swim after the enemy. */
static struct goals swims_for(const struct thought *t)
{
	const bool nothing = t->e.task.kind == TASK_AVOID || t->e.task.kind == TASK_AMBUSH
		|| (t->e.task.kind == TASK_CLOSE && t->self->range > 0);

	return (struct goals){ t->e.task.cells, nothing ? 0 : t->e.task.n, t->e.task.lasting };
}

/* Running troops are rallied; pursuers too, unless the prey is worth it. */
static bool wants_rally(const struct muster *m, int unit)
{
	return adv_unit_of(m->v, unit)->routing || m->of[unit].medium > 0;
}

/* ---- the white flag ---- */

/* One or two who cannot act, or are the last of their side, among so many who could
 * be upon them this turn, with no friend who could help. */
static bool hopeless(const struct muster *m, int unit)
{
	const struct force *f = &m->of[unit];
	int friends = 0, about = 0;

	if (f->fit > ALONE_FIT || muster_aim(m, unit, true)
		|| adv_has(m->v, adv_leading_hero(m->v, unit), TRAIT_BRAVE))
		return false;
	for (int u = 0; u < m->v->n_units; u++) {
		const struct force *o = &m->of[u];
		const int32_t d = o->known ? muster_distance(m, o, f->at) : INT32_MAX;

		if (u == unit || !o->known || o->spent)
			continue;
		if (!o->enemy && d <= HELP_REACH)
			return false;
		friends += o->enemy ? 0 : o->fit;
		about += o->enemy && d <= o->charge ? o->active : 0;
	}
	return about >= HOPELESS_ODDS * f->fit
		&& (friends == 0 || adv_unit_suppressed(m->v, unit) || f->active == 0);
}

/* Suppressed, and so not asked for orders: a white flag it may still show. */
static bool lies_low(const struct game *v, int unit)
{
	const struct adv_unit *a = adv_unit_of(v, unit);

	return adv_unit_alive(v, unit) && adv_unit_suppressed(v, unit) && !a->ordered
		&& !a->routing && !a->retreating;
}

static bool gives_up(const struct proposer *p, const struct muster *m, int unit)
{
	return hopeless(m, unit) && propose_unit(p, VERB_OFFER, unit);
}

/* A vehicle goes about the task of whoever drives it. */
static bool order_riders(const struct proposer *p, const struct muster *m, int unit)
{
	const int driver = adv_driver(m->v, unit);
	struct task task;
	struct goals goals;

	plan_task(m, driver < 0 ? unit : m->v->figures[driver].unit, &task);
	goals = (struct goals){ task.cells, task.n, false };
	if (task.leave != EDGE_NONE)
		task.within = RIDE_ON;
	if (adv_vehicle(m->v, unit) && adv_decide_drive_off(p, unit, task.leave))
		return true;
	if (adv_vehicle(m->v, unit))
		return adv_decide_vehicle(p, unit, &goals, task.within);
	return adv_decide_aboard(p, unit, &goals, task.within);
}

static bool order_unit(const struct proposer *p, const struct muster *m, int unit)
{
	const struct adv_unit *a = adv_unit_of(m->v, unit);
	struct thought t;
	struct goals goals;

	if (a->routing || a->pursuing)
		return wants_rally(m, unit) && propose_unit(p, VERB_RALLY, unit);
	if (a->retreating) {
		adv_choose_order(p, unit, MODE_PATROL);
		return true;
	}
	if (adv_vehicle(m->v, unit) || adv_unit_ride(m->v, unit) >= 0)
		return order_riders(p, m, unit);
	if (gives_up(p, m, unit))
		return true;
	thought_begin(&t, m, unit);
	goals = swims_for(&t);
	if (adv_decide_mount(p, unit, &(struct goals){ t.e.task.cells, t.e.task.n, false }))
		return true;
	if (!(t.e.task.kind == TASK_AMBUSH && adv_decide_lurk(p, unit))
		&& !leaves(p, &t)
		&& !adv_decide_water(p, unit, &goals))
		think(p, &t);
	return true;
}

bool adv_decide_orders(const struct proposer *p)
{
	const struct game *v = p->v;
	struct muster m;

	m.v = NULL;	/* it is large: nothing else of it is looked at before */
	for (int u = 0; u < v->n_units; u++) {
		const bool wants = menu_wanted(v, p->d, u);

		if (!wants && !(game_seat_of_unit(v, u) == p->d->seat && lies_low(v, u)))
			continue;
		if (m.v == NULL)
			muster(&m, v, v->units[u].side, &adv_commander);
		if (wants ? order_unit(p, &m, u) : gives_up(p, &m, u))
			return true;
	}
	return false;
}
