/* The muster: see muster.h. */
#include <string.h>

#include "systems/adventure/mind/muster.h"

enum { INDIRECT_PERCENT = 75 };
enum { WORTH_COMMON = MILLI, WORTH_LEADER = 1500, WORTH_HERO = 3000 };

/* ---- wounds ---- */

static void count_wounds(struct muster *m)
{
	const struct adv_rules *r = adv_rules_of(m->v);

	for (int w = WOUND_LEAST; w <= WOUND_MOST; w++) {
		int out = 0, shaken = 0;

		for (int die = 1; die <= 10; die++) {
			const int at = die + w < 0 ? 0 : die + w > 11 ? 11 : die + w;

			out += r->fate_of[at] >= FATE_WOUNDED;
			shaken += r->fate_of[at] == FATE_SUPPRESSED;
		}
		m->out[w - WOUND_LEAST] = out * MILLI / 10;
		m->shaken[w - WOUND_LEAST] = shaken * MILLI / 10;
	}
}

/* ---- one figure ---- */

/* The arm a figure fights with at a distance: a mortar, or what it shoots with that
 * reaches furthest; what it throws only if it has nothing else. */
static int main_arm(const struct game *v, int figure, int32_t *range)
{
	int best = -1;
	bool thrown = true;

	*range = 0;
	for (int i = 0, arm; (arm = adv_arm(v, figure, i)) >= 0; i++) {
		const struct weapon *w = &adv_rules_of(v)->weapons[arm];
		const bool throws = adv_bursts(w) && !w->crew;

		if ((w->hit == 0 && !adv_bursts(w)) || throws > thrown
			|| (throws == thrown && adv_longest_range(w) <= *range))
			continue;
		*range = adv_longest_range(w);
		thrown = throws;
		best = arm;
	}
	return best;
}

static struct battery *battery_of(struct force *f, int arm)
{
	for (int i = 0; i < f->n_batteries; i++)
		if (f->batteries[i].arm == arm)
			return &f->batteries[i];
	if (f->n_batteries == BATTERIES_MAX)
		return NULL;
	f->batteries[f->n_batteries] = (struct battery){ .arm = (int16_t)arm };
	return &f->batteries[f->n_batteries++];
}

static void add_fire(const struct game *v, int figure, struct force *f)
{
	const struct adv_figure *a = adv_figure_of(v, figure);
	int32_t range;
	const int arm = main_arm(v, figure, &range);
	const struct weapon *w;
	struct battery *b;
	int16_t dice;

	if (arm < 0)
		return;
	w = &adv_rules_of(v)->weapons[arm];
	if (range > f->range)
		f->range = range;
	b = battery_of(f, arm);
	if (b == NULL || a->dropped || (adv_bursts(w) && adv_lobs_left(v, figure) == 0)
		|| (w->set_up && a->unprepared)
		|| (w->magazine > 0 && a->fired_turns >= w->magazine))
		return;
	dice = w->dice;
	b->dice = (int16_t)(b->dice + dice);
	if (w->fires_moving || (w->muzzle_loader && !a->unloaded))
		b->walking = (int16_t)(b->walking + dice);
	if (!w->fires_combat)
		b->standing = (int16_t)(b->standing + dice);
}

static int32_t worth_of(const struct game *v, int figure)
{
	if (adv_hero(v, figure))
		return WORTH_HERO;
	return v->units[v->figures[figure].unit].leader == figure ? WORTH_LEADER : WORTH_COMMON;
}

/* ---- one unit ---- */

static bool is_walled(const struct table *t, cell_t cell)
{
	for (int d = 0; d < grid_directions(&t->grid); d++) {
		const cell_t c = grid_step(&t->grid, cell, d);

		if (c != CELL_NONE && table_ground(t, c)->cover_behind != COVER_NONE)
			return true;
	}
	return false;
}

/* Its leader's place and the one furthest from it. */
static void pick_spots(const struct table *t, struct force *f, const cell_t *cells, int n)
{
	int32_t furthest = 0;

	f->n_spots = 1;
	f->spots[0] = f->at;
	for (int i = 0; i < n; i++) {
		const int32_t d = table_distance(t, f->at, cells[i]);

		if (d > furthest) {
			furthest = d;
			f->spots[1] = cells[i];
			f->n_spots = 2;
		}
	}
	for (int i = 0; i < f->n_spots; i++)
		f->walled[i] = is_walled(t, f->spots[i]);
}

/* Where it likes to fight: the medium range of what most of its dice come from. */
static void count_medium(const struct game *v, struct force *f)
{
	const struct battery *best = NULL;

	for (int i = 0; i < f->n_batteries; i++)
		if (best == NULL || f->batteries[i].dice > best->dice)
			best = &f->batteries[i];
	if (best == NULL || 2 * best->dice < f->active)
		return;
	f->medium = adv_rules_of(v)->weapons[best->arm].range[1];
	if (f->medium == 0)
		f->medium = adv_rules_of(v)->weapons[best->arm].range[0];
	f->indirect = adv_bursts(&adv_rules_of(v)->weapons[best->arm])
		&& !adv_rules_of(v)->weapons[best->arm].burst.sees;
	if (f->indirect)	/* all its range is as good */
		f->medium = f->range * INDIRECT_PERCENT / 100;
}

static void count_heart(const struct game *v, int unit, struct force *f)
{
	const struct adv_unit *a = adv_unit_of(v, unit);
	struct roller r;

	f->spent = a->routing || a->pursuing;
	f->coming = a->charging && !a->stopped;
	f->steady = adv_rules_of(v)->mode[a->last_mode].steady;
	adv_morale_roller(v, unit, CAUSE_FIRE, &r);
	f->morale = (int16_t)roller_need(&r);
	f->guide = (int16_t)adv_guide(v, unit);
	if (f->guide >= 0 && !f->spent && !a->reorganise && !adv_unit_suppressed(v, unit)
		&& (adv_combatant(v, unit) || adv_charges_armed(v, unit)))
		f->charge = adv_allowance(v, f->guide, MODE_CHARGE);
}

/* The number hand to hand of one of them against his like. */
static void count_skill(const struct game *v, int figure, struct force *f)
{
	struct roller r;

	adv_melee_roller(v, figure, figure, &r);
	f->skill = (int16_t)roller_need(&r);
}

/* Those aboard are no force that others reckon with (their vehicle is), but they
 * have arms that fire from where it is. */
static void muster_aboard(const struct game *v, int unit, struct force *f)
{
	f->at = game_unit_whereabouts(v, unit);
	if (f->at == CELL_NONE)
		return;
	FOR_MEMBERS(i, v, unit) {
		if (v->figures[i].aboard < 0 || v->figures[i].life != LIFE_FIT)
			continue;
		f->fit++;
		f->active++;
		f->worth += worth_of(v, i);
		add_fire(v, i, f);
	}
	if (f->fit == 0)
		return;
	f->worth /= f->fit;
	f->n_spots = 1;
	f->spots[0] = f->at;
}

static void muster_unit(struct muster *m, int unit)
{
	const struct game *v = m->v;
	struct force *f = &m->of[unit];
	cell_t cells[FIGURES_MAX];
	int32_t worth = 0;
	int n = 0, fighter = NOBODY;

	f->enemy = !game_same_cause(v, m->side, v->units[unit].side);
	f->at = CELL_NONE;
	f->guide = NOBODY;
	FOR_MEMBERS(i, v, unit) {
		if (!game_on_table(v, i) || v->figures[i].life != LIFE_FIT
			/* an empty vehicle is nobody's business */
			|| (game_vehicle(v, i) && v->figures[i].load == 0))
			continue;
		cells[n++] = v->figures[i].cell;
		worth += worth_of(v, i);
		if (f->at == CELL_NONE || v->units[unit].leader == i)
			f->at = v->figures[i].cell;
		if (adv_suppressed(v, i))
			continue;
		if (fighter < 0 || adv_hero(v, fighter))
			fighter = i;
		f->active++;
		add_fire(v, i, f);
	}
	if (n == 0) {
		muster_aboard(v, unit, f);
		return;
	}
	f->known = true;
	f->fit = (int16_t)n;
	f->worth = worth / n;
	f->blows = f->active;
	pick_spots(v->table, f, cells, n);
	count_medium(v, f);
	count_heart(v, unit, f);
	if (fighter >= 0)
		count_skill(v, fighter, f);
}

/* ---- all ---- */

int32_t adv_muster_distance(const struct muster *m, const struct force *f, cell_t cell)
{
	int32_t best = INT32_MAX;

	for (int i = 0; i < f->n_spots; i++) {
		const int32_t d = table_distance(m->v->table, f->spots[i], cell);

		if (d < best)
			best = d;
	}
	return best;
}

/* Who could shoot at how many of its enemies: its fire will be shared out. */
static void count_preys(struct muster *m)
{
	const struct game *v = m->v;

	for (int e = 0; e < v->n_units; e++) {
		struct force *f = &m->of[e];

		for (int u = 0; f->known && f->enemy && f->range > 0 && u < v->n_units; u++)
			if (m->of[u].known && !m->of[u].enemy
				&& adv_muster_distance(m, f, m->of[u].at) <= f->range
				&& sight_clear(v->table, f->at, m->of[u].at))
				f->preys++;
	}
}

void adv_muster(struct muster *m, const struct game *v, int side)
{
	m->v = v;
	m->side = side;
	memset(m->of, 0, (size_t)v->n_units * sizeof m->of[0]);
	count_wounds(m);
	m->shells = false;
	for (int f = 0; f < v->n_figures; f++)
		m->shells = m->shells || adv_figure_of(v, f)->shell != CELL_NONE;
	for (int u = 0; u < v->n_units; u++)
		muster_unit(m, u);
	count_preys(m);
}
