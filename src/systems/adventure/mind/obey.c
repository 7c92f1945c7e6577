/* Obeying the action tables (K-7, K-9): what an uncommanded unit makes of the
 * word its die gave it.
 *
 *  OB1  The system's own laws come first: a suppressed, routing or fighting unit
 *       does what it must.
 *  OB2  It takes the shortest lawful way, by cover where that costs little.
 *  OB3  It shoots only at the nearest enemy it can see (K-6), never into a fight
 *       that friends are in.
 *  OB4  Who lies hidden stays so until its table's word takes it forward or an
 *       enemy comes within its short range.
 *  OB7  Nobody walks into what his own side has thrown (OB6: obey_lob.c).
 *  OB5  Works are left for a charge only, or when nothing can be shot at from
 *       them (K-4).
 */
#include "skirmish/menus/sheet.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/troops.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/facts.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/words/words.h"

enum { CLOSE_QUARTERS = 20, AMBUSH_NEAR = 60 };

struct unit_case {	/* one unit and its foe */
	const struct proposer *p;
	const struct game *v;
	int unit;
	struct foe foe;
	cell_t at;	/* of its guide */
	bool shells;	/* something of its own side comes down this turn */
};

/* The majority's range in a band (S-K-15), 0 for close combat troops. */
static int32_t range_of(const struct game *v, int unit, int band)
{
	int32_t bands[3];
	const int n = uncommanded_close_combat(v, unit) ? 0 : sheet_bands(v, unit, bands);

	return n == 0 ? 0 : bands[n > band ? band : n - 1];
}

/* ---- cover ---- */

/* What lack of cover is worth, in twelfths of walking. */
static int32_t bareness(const struct game *v, cell_t cell)
{
	static const int32_t cells[] = { [COVER_NONE] = 3, [COVER_SOFT] = 2,
		[COVER_MEDIUM] = 1, [COVER_HARD] = 0 };
	const struct ground *g = table_ground(v->table, cell);
	int32_t worth = cells[g->cover];

	if (g->conceals && worth > cells[COVER_SOFT])
		worth = cells[COVER_SOFT];
	return worth * v->table->cell_length * REACH_TWELFTHS;
}

static bool covered(const struct game *v, cell_t cell)
{
	const struct ground *g = table_ground(v->table, cell);

	return g->cover != COVER_NONE || g->conceals;
}

/* ---- going somewhere ---- */

/* OB7: nobody walks into what his own side has thrown. */
static bool under_shells(const struct unit_case *k, cell_t cell)
{
	return k->shells && adv_lob_lands_near(k->v, k->v->units[k->unit].side, cell);
}

static void halt(const struct unit_case *k)
{
	adv_choose_order(k->p, k->unit,
		adv_lies_low(k->v, k->unit) ? MODE_CONCEALED : MODE_STATIONARY);
}

/* The place with least way left, cover weighed against it; not into the arms of
 * an enemy that is not charged. */
static cell_t nearest_place(const struct unit_case *k, enum mode mode)
{
	struct prospect list[PROSPECTS_MAX];
	const int n = adv_scout(k->v, k->unit, mode, list, PROSPECTS_MAX);
	int64_t best = INT64_MAX;
	cell_t place = k->at;
	const struct goals goals = { k->foe.cells, k->foe.n, false };
	struct way way;

	if (n == 0)
		return k->at;
	way_begin(&way, k->v, GAIT_FOOT, list[0].cell, list[n - 1].cost / REACH_TWELFTHS, &goals);
	for (int i = 0; i < n; i++) {
		const int64_t score = (int64_t)way_cost(&way, list[i].cell)
			+ bareness(k->v, list[i].cell) / (mode == MODE_RUN ? 2 : 1);

		if (score >= best || (i > 0 && under_shells(k, list[i].cell))
			|| (k->foe.seen && i > 0 && lookout_distance(k->v, list[i].cell,
				k->foe.cells, k->foe.n) <= CLOSE_QUARTERS))
			continue;
		best = score;
		place = list[i].cell;
	}
	return place;
}

static void go(const struct unit_case *k, enum mode mode)
{
	const enum mode allowed = adv_may_order(k->v, k->unit, mode, NULL) ? mode : MODE_COMBAT;
	const cell_t place = nearest_place(k, allowed);

	if (place == k->at)
		halt(k);
	else
		adv_choose_order_cell(k->p, k->unit, allowed, place);
}

/* S-K-15: the outermost place within medium range from which it can shoot, in
 * cover if that is near by. */
static cell_t firing_place(const struct unit_case *k, int32_t medium)
{
	struct prospect list[PROSPECTS_MAX];
	const int n = adv_scout(k->v, k->unit, MODE_PATROL, list, PROSPECTS_MAX);
	int64_t best = INT64_MAX;
	cell_t place = CELL_NONE;

	for (int i = 0; i < n && list[i].cost < best; i++) {
		const int64_t score = (int64_t)list[i].cost + bareness(k->v, list[i].cell);

		if (score < best && !under_shells(k, list[i].cell)
			&& lookout_distance(k->v, list[i].cell, k->foe.cells, k->foe.n) <= medium
			&& prospect_line(k->v, list[i].cell, k->foe.cells, k->foe.n)) {
			best = score;
			place = list[i].cell;
		}
	}
	return place;
}

/* ---- the words ---- */

static bool in_works(const struct unit_case *k)
{
	return table_ground(k->v->table, k->at)->works;
}

static bool can_charge(const struct unit_case *k)
{
	return k->foe.seen && !(k->shells && adv_lob_lands_on(k->v,
			k->v->units[k->unit].side, k->foe.unit))
		&& adv_may_order(k->v, k->unit, MODE_CHARGE, NULL)
		&& adv_may_charge(k->v, k->unit, k->foe.unit, NULL);
}

/* Whether somebody stands in range and sight of where it is. */
static bool can_shoot_from_here(const struct unit_case *k, int32_t range)
{
	return k->foe.seen && range > 0
		&& lookout_distance(k->v, k->at, k->foe.cells, k->foe.n) <= range
		&& prospect_line(k->v, k->at, k->foe.cells, k->foe.n);
}

static void attack(const struct unit_case *k)
{
	if (k->foe.unit < 0)
		halt(k);
	else if (can_charge(k))
		adv_choose_charge(k->p, k->unit, k->foe.unit);
	else if (in_works(k) && can_shoot_from_here(k, range_of(k->v, k->unit, 2)))
		halt(k);
	else
		go(k, MODE_RUN);
}

static void advance(const struct unit_case *k)
{
	const int32_t medium = range_of(k->v, k->unit, 1);
	cell_t place = CELL_NONE;

	if (k->foe.unit < 0 || can_shoot_from_here(k, medium)
		|| (in_works(k) && can_shoot_from_here(k, range_of(k->v, k->unit, 2)))) {
		halt(k);
	} else if (medium == 0 && k->foe.seen && lookout_distance(k->v, k->at, k->foe.cells,
			k->foe.n) <= adv_rules_of(k->v)->actions.attack_near) {
		attack(k);
	} else {
		if (medium > 0 && k->foe.seen && adv_may_order(k->v, k->unit, MODE_PATROL, NULL))
			place = firing_place(k, medium);
		if (place == CELL_NONE)
			go(k, MODE_PATROL);
		else
			adv_choose_order_cell(k->p, k->unit, MODE_PATROL, place);
	}
}

static void retreat(const struct unit_case *k)
{
	const enum mode mode = adv_may_order(k->v, k->unit, MODE_PATROL, NULL) ? MODE_PATROL
		: MODE_COMBAT;
	struct prospect list[PROSPECTS_MAX];
	const int back = k->foe.unit < 0 || uncommanded_may_stay(k->v, k->unit) ? 0
		: prospect_back(k->v, k->unit, list, adv_scout(k->v, k->unit, mode, list,
			PROSPECTS_MAX), &k->foe, covered);

	if (back == 0)
		halt(k);
	else
		adv_choose_order_cell(k->p, k->unit, mode, list[back].cell);
}

/* ---- orders ---- */

static bool lies_hidden(const struct game *v, int unit)
{
	return v->setup->units[unit].hidden
		&& (adv_unit_of(v, unit)->spotted & ~(1u << v->units[unit].side)) == 0;
}

/* The word to act on: `carry on` goes on with the one before. */
static enum action word_of(const struct game *v, int unit)
{
	const struct adv_unit *a = adv_unit_of(v, unit);
	const bool carries_on = a->test.action == ACTION_CARRY_ON;
	const enum action word = (enum action)(carries_on ? a->doing : a->test.action);

	if (word == ACTION_CARRY_ON || word == ACTION_ROUT
		|| (carries_on && lies_hidden(v, unit)))
		return ACTION_HALT;
	return word;
}

static void fill_case(struct unit_case *k, const struct proposer *p, int unit)
{
	const struct game *v = p->v;
	const int guide = adv_guide(v, unit);

	*k = (struct unit_case){ .p = p, .v = v, .unit = unit };
	for (int f = 0; f < v->n_figures; f++)
		k->shells = k->shells || adv_figure_of(v, f)->shell != CELL_NONE;
	k->at = guide < 0 ? game_unit_cell(v, unit) : v->figures[guide].cell;
	lookout_foe(v, unit, &k->foe);
}

/* Only who fights at close quarters swims after the enemy. */
static bool takes_to_water(const struct unit_case *k)
{
	const enum action word = word_of(k->v, k->unit);
	const bool after = (word == ACTION_ATTACK || word == ACTION_ADVANCE) && k->foe.unit >= 0
		&& range_of(k->v, k->unit, 2) == 0;
	const struct goals goals = { k->foe.cells, after ? k->foe.n : 0, false };

	if (!after && lies_hidden(k->v, k->unit) && adv_decide_lurk(k->p, k->unit))
		return true;
	return adv_decide_water(k->p, k->unit, &goals);
}

static void order_unit(const struct proposer *p, int unit)
{
	const struct game *v = p->v;
	struct unit_case k;

	fill_case(&k, p, unit);
	if (takes_to_water(&k))
		return;
	switch (word_of(v, unit)) {
	case ACTION_ATTACK:
		attack(&k);
		break;
	case ACTION_ADVANCE:
		advance(&k);
		break;
	case ACTION_RETREAT:
		retreat(&k);
		break;
	default:	/* OB4 */
		if (lies_hidden(v, unit) && range_of(v, unit, 0) == 0 && k.foe.seen
			&& lookout_distance(v, k.at, k.foe.cells, k.foe.n) <= AMBUSH_NEAR)
			attack(&k);
		else
			halt(&k);
	}
}

/* Vehicles throw no action dice: armed, they look for the enemy; else they take their
 * people as near to him as is good for them. */
static void order_riders(const struct proposer *p, int unit)
{
	struct unit_case k;
	struct goals goals;

	fill_case(&k, p, unit);
	goals = (struct goals){ k.foe.cells, k.foe.n, false };
	if (!(adv_vehicle(p->v, unit) ? adv_decide_vehicle(p, unit, &goals, 0)
			: adv_decide_aboard(p, unit, &goals, 0)))
		adv_choose_order(p, unit, MODE_STATIONARY);
}

/* Units that run: their leader rallies them; hemmed in they give up. */
static bool order_runners(const struct proposer *p, int unit)
{
	const struct game *v = p->v;
	const struct adv_unit *a = adv_unit_of(v, unit);

	if (a->routing && !a->offers && adv_scout_surrounded(v, unit)
		&& propose_unit(p, VERB_OFFER, unit))
		return true;
	return (a->routing || !uncommanded_close_combat(v, unit))	/* else on after them */
		&& propose_unit(p, VERB_RALLY, unit);
}

bool adv_obey_orders(const struct proposer *p)
{
	const struct game *v = p->v;

	for (int u = 0; u < v->n_units; u++) {
		const struct adv_unit *a = adv_unit_of(v, u);

		if (game_seat_of_unit(v, u) != p->seat || a->ordered || !adv_unit_alive(v, u))
			continue;
		if (a->routing || a->pursuing) {
			if (order_runners(p, u))
				return true;
		} else if (menu_wanted(v, p->d, u)) {
			if (a->retreating)
				adv_choose_order(p, u, MODE_PATROL);
			else if (adv_vehicle(v, u) || adv_unit_ride(v, u) >= 0)
				order_riders(p, u);
			else
				order_unit(p, u);
			return true;
		}
	}
	return false;
}

/* ---- fire ---- */

static bool can_fire_at(const struct game *v, int unit, int target)
{
	struct aim a;

	FOR_MEMBERS(f, v, unit)
		if (adv_aim(v, f, target, &a, NULL))
			return true;
	return false;
}

static bool answered(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (adv_figure_of(v, f)->aim >= 0 || adv_figure_of(v, f)->held)
			return true;
	return false;
}

/* OB4: who lies in wait shoots at short range only. */
static bool lurks(const struct game *v, int unit)
{
	const enum action word = word_of(v, unit);

	return lies_hidden(v, unit) && word != ACTION_ADVANCE && word != ACTION_ATTACK;
}

static bool waits(const struct game *v, int unit, int32_t distance)
{
	return lurks(v, unit) && distance > range_of(v, unit, 0);
}

/* OB3: the target, or -1; enemies are gone through from the nearest on. */
static int target_of(const struct game *v, int unit)
{
	const int32_t reach = adv_longest_reach(v, unit);
	int32_t distance[UNITS_MAX];

	for (int u = 0; u < v->n_units; u++)
		distance[u] = game_enemies(v, unit, u)
			&& lookout_sees(v, v->units[unit].side, u)
			? standing_apart(v, unit, u) : INT32_MAX;
	for (int u; (u = lookout_least(distance, v->n_units)) >= 0; distance[u] = INT32_MAX) {
		if (distance[u] > reach || waits(v, unit, distance[u]))
			return NOBODY;
		if (!contact_unit(v, u) && can_fire_at(v, unit, u))
			return u;
	}
	return NOBODY;
}

bool adv_obey_fire(const struct proposer *p)
{
	const struct game *v = p->v;

	for (int u = 0; u < v->n_units; u++) {
		int target;

		if (game_seat_of_unit(v, u) != p->seat || answered(v, u))
			continue;
		if (!lurks(v, u) && adv_obey_lob(p, u))
			return true;
		target = target_of(v, u);
		if (target < 0)
			continue;
		choose_unit(p->c, p->seat, VERB_FIRE, u);
		choose_with(p->c, ARGUMENT_UNIT, target);
		return true;
	}
	return false;
}

/* ---- the other questions ---- */

static int first_touched(const struct game *v, int unit)
{
	for (int u = 0; u < v->n_units; u++)
		if (game_enemies(v, unit, u) && contact_units(v, unit, u))
			return u;
	return NOBODY;
}

/* They press what their table told them to charge, take whom gives up, and run
 * after the beaten unless they have better arms than their feet. */
bool adv_obey_rest(const struct proposer *p)
{
	switch ((enum adv_decision)p->d->kind) {
	case ASK_ACCEPT:
		choose_answer(p->c, p->seat, VERB_ACCEPT, p->d->other, true);
		return true;
	case ASK_PRESS:
		choose_answer(p->c, p->seat, VERB_PRESS, p->d->unit, true);
		return true;
	case ASK_PURSUE:
		choose_answer(p->c, p->seat, VERB_PURSUE, p->d->unit,
			uncommanded_close_combat(p->v, p->d->unit));
		return true;
	case ASK_STRIKE:
		choose_unit(p->c, p->seat, VERB_STRIKE, p->d->unit);
		choose_with(p->c, ARGUMENT_UNIT, first_touched(p->v, p->d->unit));
		return true;
	case ASK_FALLEN:
		adv_choose_fallen(p, FALLEN_TAKE);
		return true;
	case ASK_TACTICIAN:
		choose_figure(p->c, p->seat, VERB_TACTIC, p->d->other);
		choose_with(p->c, ARGUMENT_WORD, ANSWER_NO);
		return true;
	default:
		return false;
	}
}
