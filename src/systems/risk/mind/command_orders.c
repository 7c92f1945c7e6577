/* Orders: where each unit goes, whether it charges, loads or leaves; who hands on what he
 * carries, and whom a lone character joins.
 *
 * The best of its places, or the best of its charges if that promises more.
 */
#include "skirmish/commander/company.h"
#include "skirmish/turn/company.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/charge.h"
#include "systems/risk/mind/minds.h"
#include "systems/risk/orders/orders.h"

enum {
	CHARGE_PERCENT = 110, LOAD_PERCENT = 70, LOAD_CALM = 60,
	TOGETHER_PERCENT = 25,	/* of the loss that a comrade's charge takes off */
	ROOM_CELLS = 2, ROOM_LEAST = 22,	/* of the 25 cells about a leader */
	IN_A_HEAP = 3,		/* where more than one of so many cannot fire for the others */
};

/* ---- charges ---- */

static bool charged_by_others(const struct thought *t, int target)
{
	for (int u = 0; u < t->v->n_units; u++) {
		const struct risk_unit *own = risk_unit_of(t->v, u);

		if (u != t->unit && own->ordered && own->order == ORDER_CHARGE
			&& own->target == target)
			return true;
	}
	return false;
}

/* It is shot at where it stands, and does not shoot itself. */
static int32_t charge_worth(const struct thought *t, int target)
{
	const struct force *e = &t->m->of[target];
	struct stakes o;
	int32_t loss;

	if (!risk_gauge_charge(t->m, t->unit, target, &o))
		return INT32_MIN;
	loss = charged_by_others(t, target) ? o.loss * (100 - TOGETHER_PERCENT) / 100 : o.loss;
	return o.gain * CHARGE_PERCENT / 100 - loss * (t->self->small ? 2 : 1)
		+ thought_progress(t, e->at) - t->places[0].taken;
}

/* The best of all charges worth more than `least`; the unit charged, or -1. */
static int best_charge(const struct thought *t, int32_t least)
{
	int best = NOBODY;

	if (t->e.task.kind == TASK_AVOID || !risk_may_order(t->v, t->unit, ORDER_CHARGE, NULL))
		return NOBODY;
	for (int e = 0; e < t->v->n_units; e++) {
		int32_t worth;

		if (!t->m->of[e].enemy || t->m->of[e].spared
				|| standing_apart(t->v, t->unit, e) > t->self->charge
				|| !risk_may_charge(t->v, t->unit, e, NULL))
			continue;
		worth = charge_worth(t, e);
		if (worth > least) {
			least = worth;
			best = e;
		}
	}
	return best;
}

/* ---- standing ---- */

/* What loading is worth beside standing and firing with what is loaded. */
static int32_t load_worth(const struct thought *t)
{
	const struct spot *here = &t->places[0];
	int empty = 0;

	if (!risk_may_order(t->v, t->unit, ORDER_LOAD, NULL))
		return INT32_MIN;
	for (int i = 0; i < t->self->n_volleys; i++)
		empty += t->self->volleys[i].empty;
	return here->score - here->given + here->later * LOAD_PERCENT / 100 + empty * LOAD_CALM;
}

/* How many of its figures see nothing of the nearest enemy but their comrades' backs. */
static int behind_backs(const struct game *v, int unit, int enemy)
{
	int n = 0;

	FOR_MEMBERS(f, v, unit) {
		bool line = false, shot = false;

		FOR_MEMBERS(o, v, enemy) {
			line = line || (standing_fit(v, f) && standing_fit(v, o)
				&& risk_line(v, f, o));
			shot = shot || (line && risk_shot_line(v, f, o, NULL));
		}
		n += line && !shot;
	}
	return n;
}

/* Whether there is ground to fall into line on. */
static bool has_room(const struct thought *t)
{
	const struct grid *grid = &t->v->table->grid;
	const int col = grid_col(grid, t->self->at), row = grid_row(grid, t->self->at);
	int n = 0;

	for (int r = row - ROOM_CELLS; r <= row + ROOM_CELLS; r++)
		for (int k = col - ROOM_CELLS; k <= col + ROOM_CELLS; k++) {
			const cell_t cell = grid_at(grid, k, r);

			n += cell != CELL_NONE && table_ground(t->v->table, cell)->pace != 0;
		}
	return n >= ROOM_LEAST;
}

/* Shooters who stand in a heap fall into line where they are. */
static bool should_form(const struct thought *t)
{
	const int enemy = contact_nearest_enemy(t->v, t->unit);

	return t->self->medium > 0 && !t->self->small && enemy >= 0 && has_room(t)
		&& standing_apart(t->v, t->unit, enemy) <= t->self->range
		&& behind_backs(t->v, t->unit, enemy) * IN_A_HEAP > t->self->fit;
}

/* ---- going off the table ---- */

static bool leaves(const struct proposer *p, const struct thought *t)
{
	struct prospect list[PROSPECTS_MAX];

	choose_unit_word(p->c, p->seat, VERB_ORDER, t->unit, ORDER_LEAVE);
	return t->e.task.leave != EDGE_NONE && thought_leaves(p, t, list,
		risk_prospects(t->v, t->unit, ORDER_LEAVE, list, PROSPECTS_MAX));
}

/* ---- the order ---- */

static bool think(const struct proposer *p, struct thought *t)
{
	int best, target;

	thought_places(t);
	best = thought_best(t, NULL);
	target = best_charge(t, t->places[best].score);
	if (target >= 0)
		return risk_propose_charge(p, t->unit, target);
	if (load_worth(t) > t->places[best].score)
		return risk_propose(p, t->unit, ORDER_LOAD);
	if (best == 0 && !should_form(t))
		return risk_propose(p, t->unit, ORDER_STAND);
	return risk_propose_move(p, t->unit, t->places[best].cell);
}

/* A word that leaves nothing to think about: it does that, or stays in its cover. */
static bool bound(const struct game *v, int unit)
{
	return risk_unit_of(v, unit)->routing || risk_bound(v, unit, ACTION_RETREAT)
		|| risk_bound(v, unit, ACTION_ROUT);
}

/* What is refused gives way to standing. */
static bool order_unit(const struct proposer *p, const struct muster *m, int unit)
{
	struct thought t;

	if (bound(m->v, unit) && risk_propose_any(p, unit))
		return true;
	thought_begin(&t, m, unit);
	return leaves(p, &t) || think(p, &t) || risk_propose(p, unit, ORDER_STAND);
}

/* Squads are told first, those who keep near them afterwards. */
static int next_unit(const struct muster *m, int seat, int from, bool alone)
{
	for (int u = from; u < m->v->n_units; u++)
		if (game_seat_of_unit(m->v, u) == seat && !risk_unit_of(m->v, u)->ordered
			&& m->of[u].known && m->of[u].small == alone)
			return u;
	return NOBODY;
}

static const struct company company = { VERB_HAND, VERB_JOIN, true, risk_character };

bool risk_command_orders(const struct proposer *p)
{
	struct muster m;

	muster(&m, p->v, game_seat_side(p->v, p->seat), &risk_commander);
	for (int alone = 0; alone < 2; alone++)
		for (int u = 0; (u = next_unit(&m, p->seat, u, alone)) >= 0; u++)
			if (company_keeps(p, &m, u, &company) || order_unit(p, &m, u))
				return true;
	return false;
}
