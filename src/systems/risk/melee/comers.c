/* Comers: who comes on to which place next to the enemy, by a charge (K:111) or
 * after a beaten foe.
 *
 *  CM1  As many get into contact as can.  Whoever is nearest chooses first; each goes for
 *       the enemy with the fewest on him, of equals by the shortest way, so that they are
 *       spread evenly before the first die (K:113).
 *  CM2  Nobody goes through enemies, nor ends where somebody stands; friends are passed
 *       through (S-C-7).
 *  CM3  All come on together in equal shares (C-8), by ways found at the start.  Whoever
 *       runs at somebody who runs himself stops at his first touch, and all look about
 *       anew while they can walk.
 */
#include <string.h>

#include "systems/risk/judges.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/move/move.h"
#include "systems/risk/settings.h"

enum { PLACES_MAX = 24, ROUNDS = 3 };

/* ---- ways into contact ---- */

/* An enemy of those who may be come at, as far as the unit's side knows. */
static bool is_quarry(const struct game *g, int unit, uint64_t quarry, int figure)
{
	return standing_fit(g, figure) && (quarry >> g->figures[figure].unit & 1) != 0
		&& marks_known(g, g->units[unit].side, figure);
}

void risk_approach(struct approach *a, const struct game *g, int unit, uint64_t quarry)
{
	a->n = a->n_sought = 0;
	a->flying = false;
	a->by_step = true;
	a->gait = risk_gait(g->setup, unit);
	marks_build(&risk_movement, g, unit, true, a->marks);
	for (int f = 0; f < g->n_figures; f++)
		if (is_quarry(g, unit, quarry, f))
			approach_add(a, g, f);
	FOR_MEMBERS(f, g, unit)
		if (risk_comes_on(g, f))
			approach_seek(a, g->figures[f].cell);
}

/* That of comers, one after the other. */
struct coming { int unit; uint64_t quarry; struct approach way; };

static void begin_none(struct coming *of)
{
	of->unit = NOBODY;
	of->quarry = 0;
}

/* Begins the approach of a comer, if it is not that of the one before. */
static bool begin_for(struct coming *of, const struct game *g, const struct comer *c)
{
	const int unit = g->figures[c->figure].unit;

	if (of->unit == unit && of->quarry == c->quarry)
		return false;
	of->unit = unit;
	of->quarry = c->quarry;
	risk_approach(&of->way, g, unit, c->quarry);
	return true;
}

bool risk_comes_on(const struct game *g, int figure)
{
	return standing_fit(g, figure) && !risk_in_contact(g, figure);
}

/* ---- places (CM1) ---- */

struct place { cell_t cell; int32_t cost; };

/* Of one comer: the places in its reach, the nearest first. */
struct choices {
	int n;
	struct place place[PLACES_MAX];
};

struct placing {
	const struct game *g;
	struct comers *all;
	struct choices choices[FIGURES_MAX];
	/* By side: friends on each enemy, there or on their way. */
	uint8_t crowd[SIDES_MAX][FIGURES_MAX];
	bool tried[FIGURES_MAX];	/* of the search under way: whose choices were looked at */
};

static void add_place(struct choices *c, struct place place)
{
	int at = c->n < PLACES_MAX ? c->n++ : PLACES_MAX;

	for (; at > 0 && c->place[at - 1].cost > place.cost; at--)
		if (at < PLACES_MAX)
			c->place[at] = c->place[at - 1];
	if (at < PLACES_MAX)
		c->place[at] = place;
}

/* As far as the unit's side knows (K5). */
static bool is_taken(const struct game *g, int unit, cell_t cell)
{
	const int other = g->occupant[cell];

	return other >= 0 && marks_known(g, g->units[unit].side, other);
}

static void find_choices(const struct game *g, const struct approach *a, const struct comer *c,
	struct choices *to)
{
	const struct reach_rule rule = { .marks = a->marks, .closed = MARK_ENEMY, .gait = a->gait,
		.sought = MARK_CONTACT, .n_sought = a->n, .towards = a->cells,
		.n_towards = a->n };

	to->n = 0;
	if (a->n == 0)
		return;
	reach_flood(g->reach, g->table, &rule, g->figures[c->figure].cell, c->left);
	for (int i = 0; i < a->n; i++) {
		const int32_t cost = reach_cost(g->reach, a->cells[i]);

		if (cost != REACH_FAR && !is_taken(g, g->figures[c->figure].unit, a->cells[i]))
			add_place(to, (struct place){ a->cells[i], cost });
	}
}

static void find_all_choices(struct placing *o)
{
	struct coming of;

	begin_none(&of);
	for (int i = 0; i < o->all->n; i++) {
		begin_for(&of, o->g, &o->all->comer[i]);
		find_choices(o->g, &of.way, &o->all->comer[i], &o->choices[i]);
	}
}

static int side_of(const struct placing *o, const struct comer *c)
{
	return o->g->units[o->g->figures[c->figure].unit].side;
}

/* The enemy of a comer next to a cell on whom there are fewest; NOBODY if none is. */
static int least_crowded(const struct placing *o, const struct comer *c, cell_t cell)
{
	int16_t near[AROUND_MAX];
	const int n = game_around(o->g, cell, near);
	const uint8_t *crowd = o->crowd[side_of(o, c)];
	int best = NOBODY;

	for (int i = 0; i < n; i++)
		if (standing_fit(o->g, near[i])
			&& (c->quarry >> o->g->figures[near[i]].unit & 1) != 0
			&& standing_touch(o->g, cell, o->g->figures[near[i]].cell)
			&& (best < 0 || crowd[near[i]] < crowd[best]))
			best = near[i];
	return best;
}

/* The friend of a comer who has a place; what others want the movers settle (S-C-9). */
static int holder_of(const struct placing *o, const struct comer *c, cell_t cell)
{
	for (int i = 0; i < o->all->n; i++)
		if (o->all->comer[i].place == cell
			&& game_same_cause(o->g, side_of(o, c), side_of(o, &o->all->comer[i])))
			return i;
	return NOBODY;
}

/* One more of a side, or of its friends, is on an enemy. */
static void add_to_crowd(struct placing *o, int side, int foe)
{
	for (int s = 0; s < o->g->setup->n_sides; s++)
		if (game_same_cause(o->g, side, s))
			o->crowd[s][foe]++;
}

/* A free place at the enemy with the fewest on him. */
static bool choose_place(struct placing *o, int i)
{
	struct comer *c = &o->all->comer[i];
	const uint8_t *crowd = o->crowd[side_of(o, c)];
	int best = NOBODY;

	for (int k = 0; k < o->choices[i].n; k++) {
		const cell_t cell = o->choices[i].place[k].cell;
		const int foe = least_crowded(o, c, cell);

		if (foe >= 0 && holder_of(o, c, cell) < 0
			&& (best < 0 || crowd[foe] < crowd[best])) {
			best = foe;
			c->place = cell;
		}
	}
	if (best >= 0)
		add_to_crowd(o, side_of(o, c), best);
	return best >= 0;
}

/* Whoever holds a place in a comer's reach goes elsewhere, if he can. */
static bool make_room(struct placing *o, int i)
{
	o->tried[i] = true;
	for (int k = 0; k < o->choices[i].n; k++) {
		const cell_t cell = o->choices[i].place[k].cell;
		const int holder = holder_of(o, &o->all->comer[i], cell);

		if (holder >= 0 && (o->tried[holder] || !make_room(o, holder)))
			continue;
		o->all->comer[i].place = cell;
		return true;
	}
	return false;
}

static int nearest_left(const struct placing *o, const bool *done)
{
	int best = NOBODY;

	for (int i = 0; i < o->all->n; i++)
		if (!done[i] && o->choices[i].n > 0 && (best < 0
			|| o->choices[i].place[0].cost < o->choices[best].place[0].cost))
			best = i;
	return best;
}

static void count_crowd(struct placing *o)
{
	memset(o->crowd, 0, sizeof o->crowd);
	for (int f = 0; f < o->g->n_figures; f++) {
		int16_t near[AROUND_MAX];
		const int n = standing_fit(o->g, f)
			? game_around(o->g, o->g->figures[f].cell, near) : 0;

		for (int i = 0; i < n; i++)
			if (standing_touching(o->g, f, near[i]) && game_enemies(o->g,
					o->g->figures[f].unit, o->g->figures[near[i]].unit))
				add_to_crowd(o, o->g->units[o->g->figures[near[i]].unit].side, f);
	}
}

void risk_comers_place(const struct game *g, struct comers *all)
{
	bool done[FIGURES_MAX] = { false };
	struct placing o;

	o.g = g;
	o.all = all;
	find_all_choices(&o);
	count_crowd(&o);
	for (int i = 0; i < all->n; i++)
		all->comer[i].place = CELL_NONE;
	for (int i; (i = nearest_left(&o, done)) >= 0; ) {
		done[i] = true;
		if (choose_place(&o, i))
			continue;
		memset(o.tried, 0, sizeof o.tried);
		make_room(&o, i);
	}
}

/* ---- the run (CM3) ---- */

static bool is_coming(const struct comers *all, const struct game *g, uint64_t quarry)
{
	for (int i = 0; i < all->n; i++)
		if ((quarry >> g->figures[all->comer[i].figure].unit & 1) != 0)
			return true;
	return false;
}

static struct mover *set_off(struct game *g, const struct comers *all, int i,
	struct movers *movers, int16_t *of)
{
	const struct comer *c = &all->comer[i];
	struct mover *m = mover_add(g, movers, c->figure, 0);

	of[movers->n - 1] = (int16_t)i;
	m->allowance = c->left;
	m->fierce = true;
	m->halts = is_coming(all, g, c->quarry);
	return m;
}

/* What lies further than this from the enemy is not looked at. */
static int32_t far_off(const struct game *g)
{
	return PATH_STEPS * g->table->cell_length * 2 * REACH_TWELFTHS;
}

static void send_to_places(struct game *g, const struct comers *all, struct movers *movers,
	int16_t *of)
{
	struct coming come;

	begin_none(&come);
	for (int i = 0; i < all->n; i++)
		if (all->comer[i].place != CELL_NONE) {
			begin_for(&come, g, &all->comer[i]);
			path_find(g, set_off(g, all, i, movers, of), come.way.marks,
				all->comer[i].place);
		}
}

/* Those without a place come as near as they can. */
static void send_near(struct game *g, const struct comers *all, struct movers *movers,
	int16_t *of)
{
	struct coming come;

	begin_none(&come);
	for (int i = 0; i < all->n; i++)
		if (all->comer[i].place == CELL_NONE) {
			if (begin_for(&come, g, &all->comer[i]))
				approach_flood(&come.way, g, come.way.n_sought, far_off(g));
			path_follow(g, set_off(g, all, i, movers, of), g->reach);
		}
}

static void run_once(struct game *g, struct comers *all, bool first)
{
	struct movers movers;
	int16_t of[FIGURES_MAX];

	movers_begin(&movers, &risk_movement);
	risk_comers_place(g, all);
	send_to_places(g, all, &movers, of);
	if (first)
		send_near(g, all, &movers, of);
	risk_movers_run(g, &movers);
	for (int i = 0; i < movers.n; i++)
		all->comer[of[i]].left -= movers.mover[i].spent;
}

/* Whoever touches an enemy has arrived. */
static void drop_arrived(const struct game *g, struct comers *all)
{
	int n = 0;

	for (int i = 0; i < all->n; i++)
		if (risk_comes_on(g, all->comer[i].figure))
			all->comer[n++] = all->comer[i];
	all->n = n;
}

void risk_comers_run(struct game *g, struct comers *all)
{
	drop_arrived(g, all);
	for (int round = 0; round < ROUNDS && all->n > 0; round++) {
		run_once(g, all, round == 0);
		drop_arrived(g, all);
	}
}
