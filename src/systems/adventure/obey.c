/* Obeying the action tables (K-7, K-9): what an uncommanded unit makes of the
 * word its die gave it.
 *
 *  OB1  The system's own laws come first: a suppressed, routing or fighting unit
 *       does what it must.
 *  OB2  It takes the shortest lawful way, by cover where that costs little, and
 *       does not leave works but for an attack or the table's own word.
 *  OB3  It shoots only at the nearest enemy (K-6).
 */
#include "systems/adventure/scout.h"

/* K-7: others attack once within 50 cm, that is 20". */
static int32_t attack_distance(void)
{
	return rulebook_entry(&rulebook_actions, "outcomes", "advance", "near")->number * 10 / 25;
}

/* The majority's medium range (S-K-15), 0 for close combat troops. */
static int32_t medium_range(const struct game *v, int unit)
{
	int32_t bands[3];
	const int n = adv_bands(v, unit, bands);

	return adv_close_combat(v, unit) || n == 0 ? 0 : bands[n > 1 ? 1 : 0];
}

/* ---- going somewhere ---- */

/* The place nearest to the targets, cover weighed against the way. */
static bool close_in(const struct game *v, int unit, enum mode mode, const cell_t *targets, int n,
	cell_t *goal)
{
	struct scouted list[SCOUT_MAX];
	const int count = scout(v, unit, mode, targets, n, list, SCOUT_MAX);
	int64_t best = INT64_MAX;

	for (int i = 0; i < count; i++) {
		const int64_t score = (int64_t)list[i].way
			+ (mode == MODE_RUN ? 0 : scout_bareness(v, &list[i]) / 2);

		if (list[i].way < FAR_AWAY && score < best) {
			best = score;
			*goal = list[i].cell;
		}
	}
	return best < INT64_MAX && *goal != v->figures[adv_guide(v, unit)].cell;
}

/* S-K-15: the outermost place within medium range from which it can shoot. */
static bool stop_to_shoot(const struct game *v, int unit, int32_t medium, const cell_t *targets,
	int n, cell_t *goal)
{
	struct scouted list[SCOUT_MAX];
	const int count = scout(v, unit, MODE_PATROL, targets, n, list, SCOUT_MAX);
	int64_t best = INT64_MAX;

	for (int i = 0; i < count; i++) {
		int64_t score = (int64_t)list[i].cost + scout_bareness(v, &list[i]);

		if (list[i].near > medium || score >= best
			|| !scout_in_reach_of_fire(v, unit, list[i].cell, medium))
			continue;
		best = score;
		*goal = list[i].cell;
	}
	return best < INT64_MAX;
}

static void go(const struct game *v, struct choice *c, int seat, int unit, enum mode mode,
	const cell_t *targets, int n)
{
	cell_t goal = CELL_NONE;

	if (adv_may_order(v, unit, mode, NULL) && close_in(v, unit, mode, targets, n, &goal))
		choose_order_cell(c, seat, unit, mode, goal);
	else
		choose_order(c, seat, unit, MODE_STATIONARY);
}

/* ---- the words ---- */

static void attack(const struct game *v, int seat, int unit, struct choice *c)
{
	cell_t cells[FIGURES_MAX];
	const int enemy = scout_nearest(v, unit);
	const int n = enemy < 0 ? 0 : scout_enemy(v, unit, enemy, cells);

	if (n == 0)
		choose_order(c, seat, unit, MODE_STATIONARY);
	else if (adv_may_order(v, unit, MODE_CHARGE, NULL) && adv_may_charge(v, unit, enemy, NULL))
		choose_charge(c, seat, unit, enemy);
	else if (adv_may_order(v, unit, MODE_RUN, NULL))
		go(v, c, seat, unit, MODE_RUN, cells, n);
	else
		go(v, c, seat, unit, MODE_COMBAT, cells, n);
}

static void advance(const struct game *v, int seat, int unit, struct choice *c)
{
	cell_t cells[FIGURES_MAX], goal = CELL_NONE;
	const int enemy = scout_nearest(v, unit);
	const int n = enemy < 0 ? 0 : scout_enemy(v, unit, enemy, cells);
	const int32_t medium = medium_range(v, unit);
	const int guide = adv_guide(v, unit);

	if (n == 0 || guide < 0) {
		choose_order(c, seat, unit, MODE_STATIONARY);
	} else if (medium == 0) {
		if (adv_unit_distance(v, unit, enemy) <= attack_distance())
			attack(v, seat, unit, c);
		else
			go(v, c, seat, unit, adv_may_order(v, unit, MODE_PATROL, NULL)
				? MODE_PATROL : MODE_COMBAT, cells, n);
	} else if (scout_in_reach_of_fire(v, unit, v->figures[guide].cell, medium)) {
		choose_order(c, seat, unit, MODE_STATIONARY);
	} else if (adv_may_order(v, unit, MODE_PATROL, NULL)
		&& stop_to_shoot(v, unit, medium, cells, n, &goal)) {
		choose_order_cell(c, seat, unit, MODE_PATROL, goal);
	} else {
		go(v, c, seat, unit, adv_may_order(v, unit, MODE_PATROL, NULL)
			? MODE_PATROL : MODE_COMBAT, cells, n);
	}
}

static bool strong_in_cover(const struct game *v, int unit)
{
	struct action_facts f;

	adv_action_facts(v, unit, &f);
	return f.in_cover && f.tenths_lost <= 5;
}

/* S-K-17: to the nearest cover further from all, else simply away. */
static void retreat(const struct game *v, int seat, int unit, struct choice *c)
{
	struct scouted list[SCOUT_MAX];
	const enum mode mode = adv_may_order(v, unit, MODE_PATROL, NULL) ? MODE_PATROL
		: MODE_COMBAT;
	int64_t best = INT64_MIN;
	cell_t goal = CELL_NONE;
	int count;

	if (strong_in_cover(v, unit)) {
		choose_order(c, seat, unit, MODE_STATIONARY);
		return;
	}
	count = scout(v, unit, mode, NULL, 0, list, SCOUT_MAX);
	for (int i = 1; i < count; i++) {
		const bool covered = list[i].cover != COVER_NONE && list[i].near > list[0].near;
		const int64_t score = covered ? (int64_t)FAR_AWAY - list[i].cost
			: (int64_t)list[i].near;

		if (list[i].near > list[0].near && score > best) {
			best = score;
			goal = list[i].cell;
		}
	}
	if (goal == CELL_NONE)
		choose_order(c, seat, unit, MODE_STATIONARY);
	else
		choose_order_cell(c, seat, unit, mode, goal);
}

static void order_unit(const struct game *v, int seat, int unit, struct choice *c)
{
	const struct adv_unit *a = adv_unit_of(v, unit);

	if (a->routing || a->pursuing) {
		choose_unit(c, seat, VERB_RALLY, unit);
		return;
	}
	if (a->retreating) {
		choose_order(c, seat, unit, MODE_PATROL);
		return;
	}
	switch ((enum action)a->test.action) {
	case ACTION_ATTACK:
		attack(v, seat, unit, c);
		break;
	case ACTION_ADVANCE:
		advance(v, seat, unit, c);
		break;
	case ACTION_RETREAT:
		retreat(v, seat, unit, c);
		break;
	default:
		choose_order(c, seat, unit, MODE_STATIONARY);
	}
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

/* OB3, and never into a fight that friends are in. */
static void fire_unit(const struct game *v, int seat, int unit, struct choice *c)
{
	const struct adv_unit *a = adv_unit_of(v, unit);
	int32_t best = INT32_MAX;
	int target = NOBODY;

	for (int u = 0; u < v->n_units; u++) {
		const int32_t d = adv_enemies(v, unit, u) ? adv_unit_distance(v, unit, u) : INT32_MAX;

		if (d >= best || (v->units[u].sighted >> v->units[unit].side & 1) == 0
			|| (a->charged && adv_unit_of(v, u)->target != unit))
			continue;
		best = d;
		target = u;
	}
	if (target >= 0 && !adv_unit_in_contact(v, target) && can_fire_at(v, unit, target))
		choose_fire(c, seat, unit, target);
	else
		choose_hold(c, seat, unit);
}

void adv_obey(const struct game *v, const struct decision *d, struct choice *c)
{
	if (choose_plainly(v, d, c))
		return;
	for (int u = 0; u < v->n_units; u++) {
		if (!adv_wants(v, d, u))
			continue;
		if (d->kind == ASK_FIRE)
			fire_unit(v, d->seat, u, c);
		else
			order_unit(v, d->seat, u, c);
		if (game_check(v, c, NULL))
			return;
		if (d->kind == ASK_FIRE)
			choose_hold(c, d->seat, u);
		else
			choose_order(c, d->seat, u, MODE_STATIONARY);
		return;
	}
	choose_done(c, d->seat);
}
