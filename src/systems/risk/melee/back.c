/* After the melee (K:131): who goes back, who takes a wound instead, who follows.
 *
 *  BA1  Units that fought each other, or the same enemies, are one melee.  In it the
 *       units of one cause are one side, judged by the casualties of all.
 *  BA2  Going back is measured against where everybody stood at its start (K3); those
 *       at the rear go first, and so make room.
 *  BA3  A place to go back to is further from the enemies of the melee, touches no enemy,
 *       and is no more than the 5 cm away, or one cell, whatever the ground between.
 */
#include <stdlib.h>

#include "skirmish/body/movers.h"
#include "skirmish/commander/way.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/back.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/move/move.h"
#include "systems/risk/settings.h"

/* ---- melees and their results ---- */

struct results {
	int melee[UNITS_MAX];	/* which one each unit is in, NOBODY */
	bool worst[UNITS_MAX];	/* no side of its melee came off worse */
	bool drawn[UNITS_MAX];	/* … nor any better */
	bool back[UNITS_MAX];	/* goes back: somebody is left to go back from */
};

struct toll { int casualties, killed; };

static void join_melee(const struct game *g, struct results *r, int unit, int melee)
{
	r->melee[unit] = melee;
	for (int u = 0; u < g->n_units; u++)
		if (r->melee[u] < 0 && (risk_unit_of(g, unit)->foes >> u & 1) != 0)
			join_melee(g, r, u, melee);
}

static struct toll toll_of_side(const struct game *g, const struct results *r, int unit)
{
	struct toll toll = { 0, 0 };

	for (int u = 0; u < g->n_units; u++) {
		const struct risk_unit *a = risk_unit_of(g, u);

		if (r->melee[u] != r->melee[unit] || game_enemies(g, unit, u))
			continue;
		toll.casualties += a->wounded + a->killed;
		toll.killed += a->killed;
	}
	return toll;
}

/* S-K-29. */
static bool is_worse(struct toll a, struct toll b)
{
	return a.casualties != b.casualties ? a.casualties > b.casualties : a.killed > b.killed;
}

static void judge_unit(const struct game *g, struct results *r, int unit)
{
	const struct toll own = toll_of_side(g, r, unit);

	r->worst[unit] = r->drawn[unit] = true;
	r->back[unit] = false;
	for (int u = 0; u < g->n_units; u++) {
		if (r->melee[u] != r->melee[unit] || !game_enemies(g, unit, u))
			continue;
		if (is_worse(toll_of_side(g, r, u), own))
			r->worst[unit] = r->drawn[unit] = false;
		if (is_worse(own, toll_of_side(g, r, u)))
			r->drawn[unit] = false;
		r->back[unit] = r->back[unit] || standing_alive(g, u);
	}
	r->back[unit] = r->back[unit] && r->worst[unit] && standing_alive(g, unit);
}

static void judge_all(const struct game *g, struct results *r)
{
	for (int u = 0; u < g->n_units; u++)
		r->melee[u] = NOBODY;
	for (int u = 0; u < g->n_units; u++)
		if (risk_unit_of(g, u)->fought && r->melee[u] < 0)
			join_melee(g, r, u, u);
	for (int u = 0; u < g->n_units; u++) {
		r->worst[u] = r->drawn[u] = r->back[u] = false;
		if (r->melee[u] >= 0)
			judge_unit(g, r, u);
	}
}

/* ---- where everybody stood (BA2) ---- */

struct ground_lost {
	struct game *g;
	const struct results *results;
	cell_t start[FIGURES_MAX];	/* of the active; CELL_NONE */
	uint8_t marks[MARK_CELLS];
};

static bool is_foe(const struct ground_lost *l, int unit, int figure)
{
	const int other = l->g->figures[figure].unit;

	return l->start[figure] != CELL_NONE && game_enemies(l->g, unit, other)
		&& l->results->melee[other] == l->results->melee[unit];
}

/* The nearest enemy of the melee; NOBODY if none is left. */
static int nearest_foe(const struct ground_lost *l, int unit, cell_t cell)
{
	int32_t nearest = INT32_MAX;
	int found = NOBODY;

	for (int f = 0; f < l->g->n_figures; f++) {
		const int32_t far = is_foe(l, unit, f)
			? table_distance(l->g->table, cell, l->start[f]) : INT32_MAX;

		if (far < nearest) {
			nearest = far;
			found = f;
		}
	}
	return found;
}

static int32_t distance_to_foe(const struct ground_lost *l, int unit, cell_t cell)
{
	return table_distance(l->g->table, cell, l->start[nearest_foe(l, unit, cell)]);
}

/* Whether an enemy stood next to a cell, as far as the unit's side knows (K5). */
static bool was_touched(const struct ground_lost *l, int unit, cell_t cell)
{
	for (int f = 0; f < l->g->n_figures; f++)
		if (l->start[f] != CELL_NONE && game_enemies(l->g, unit, l->g->figures[f].unit)
			&& marks_known(l->g, l->g->units[unit].side, f)
			&& standing_touch(l->g, cell, l->start[f]))
			return true;
	return false;
}

/* ---- going back ---- */

/* The dearest way that goes no further than the 5 cm. */
static int32_t most_cost(const struct game *g)
{
	const int32_t cell = g->table->cell_length;
	const int32_t steps = (risk_rules_of(g)->back + cell - 1) / cell;

	return steps * g->table->step_max * g->table->unit;
}

/* Where the way straight back from the nearest enemy leads, as far as the table goes. */
static cell_t straight_back(const struct ground_lost *l, int figure)
{
	const struct grid *grid = &l->g->table->grid;
	const int foe = nearest_foe(l, l->g->figures[figure].unit, l->g->figures[figure].cell);
	cell_t at = l->g->figures[figure].cell, next = at;
	const int away = grid_direction(grid, l->start[foe], at, l->g->figures[figure].facing);

	while (next != CELL_NONE
		&& table_within(l->g->table, l->g->figures[figure].cell, next,
			risk_rules_of(l->g)->back)) {
		at = next;
		next = grid_step(grid, at, away);
	}
	return at;
}

/* BA3: the place furthest from the enemy, of equals that nearest to straight back (Y-17),
 * then the easiest to reach; CELL_NONE. */
static cell_t place_back(struct ground_lost *l, int figure)
{
	const struct game *g = l->g;
	const int unit = g->figures[figure].unit;
	const cell_t from = g->figures[figure].cell;
	const struct reach_rule rule = { .marks = l->marks, .closed = MARK_ENEMY,
		.gait = risk_gait(g->setup, g->setup->figures[figure].unit) };
	const cell_t straight = straight_back(l, figure);
	int32_t furthest = distance_to_foe(l, unit, from);
	cell_t best = CELL_NONE;
	int aside = 0;
	const cell_t *all;
	int n;

	marks_build(&risk_movement, g, unit, true, l->marks);
	reach_flood(g->reach, g->table, &rule, from, most_cost(g));
	all = reach_all(g->reach, &n);
	for (int i = 0; i < n; i++) {
		const int off = grid_half_steps(&g->table->grid, straight, all[i]);
		int32_t far;

		if (g->occupant[all[i]] >= 0
			|| !table_within(g->table, from, all[i], risk_rules_of(g)->back)
			|| was_touched(l, unit, all[i]))
			continue;
		far = distance_to_foe(l, unit, all[i]);
		if (far > furthest || (far == furthest && best != CELL_NONE && off < aside)) {
			furthest = far;
			best = all[i];
			aside = off;
		}
	}
	return best;
}

static void face_foe(const struct ground_lost *l, int figure)
{
	struct game *g = l->g;
	const int foe = nearest_foe(l, g->figures[figure].unit, g->figures[figure].cell);

	movers_face(g, figure, l->start[foe]);
}

/* One figure goes; false if it would have to and cannot. */
static bool go_back(struct ground_lost *l, int figure)
{
	const int unit = l->g->figures[figure].unit;
	const bool touched = was_touched(l, unit, l->start[figure]);
	const cell_t to = place_back(l, figure);

	risk_figure_of(l->g, figure)->came_on = false;
	if (to == CELL_NONE)
		return !touched;
	game_place(l->g, figure, to);
	face_foe(l, figure);
	game_escort(l->g, figure);
	return true;
}

struct in_line { int16_t figure; int32_t far; };

/* The rear first, of those level with each other the first of the roster. */
static int by_rear(const void *a, const void *b)
{
	const struct in_line *one = a, *other = b;

	if (one->far != other->far)
		return one->far > other->far ? -1 : 1;
	return one->figure < other->figure ? -1 : 1;
}

static int line_up(const struct ground_lost *l, struct in_line *line)
{
	int n = 0;

	for (int f = 0; f < l->g->n_figures; f++) {
		const int unit = l->g->figures[f].unit;

		if (l->start[f] == CELL_NONE || !l->results->back[unit]
			|| nearest_foe(l, unit, l->start[f]) < 0)
			continue;
		line[n++] = (struct in_line){ (int16_t)f,
			distance_to_foe(l, unit, l->start[f]) };
	}
	qsort(line, (size_t)n, sizeof line[0], by_rear);
	return n;
}

static void go_back_all(struct game *g, const struct results *r)
{
	struct in_line line[FIGURES_MAX];
	int16_t stuck[FIGURES_MAX];
	struct ground_lost lost;
	int n, n_stuck = 0;

	lost.g = g;
	lost.results = r;
	for (int f = 0; f < g->n_figures; f++)
		lost.start[f] = standing_fit(g, f) ? g->figures[f].cell : CELL_NONE;
	n = line_up(&lost, line);
	for (int i = 0; i < n; i++)
		if (!go_back(&lost, line[i].figure))
			stuck[n_stuck++] = line[i].figure;
	for (int i = 0; i < n_stuck; i++) {
		game_note(g, g->figures[stuck[i]].unit, stuck[i], "cannot fall back");
		risk_wound(g, stuck[i]);
	}
}

/* ---- who may follow ---- */

/* At least one cell, however large those are. */
static int32_t follow_length(const struct game *g)
{
	const int32_t length = risk_rules_of(g)->follow_up;

	return length > g->table->cell_length ? length : g->table->cell_length;
}

void risk_follow_comers(const struct game *g, int unit, struct comers *all)
{
	FOR_MEMBERS(f, g, unit)
		if (risk_comes_on(g, f))
			comer_add(all, f, risk_unit_of(g, unit)->foes,
				follow_length(g) * REACH_TWELFTHS);
}

/* Somebody of it would get into contact. */
static bool could_follow(const struct game *g, int unit)
{
	struct comers all;

	all.n = 0;
	risk_follow_comers(g, unit, &all);
	risk_comers_place(g, &all);
	for (int i = 0; i < all.n; i++)
		if (all.comer[i].place != CELL_NONE)
			return true;
	return false;
}

void risk_backs(struct game *g)
{
	struct results r;

	judge_all(g, &r);
	for (int u = 0; u < g->n_units; u++) {
		struct risk_unit *own = risk_unit_of(g, u);

		if (!own->fought)
			continue;
		own->beaten = r.worst[u] && !r.drawn[u];
		if (!r.back[u])
			continue;
		own->deed = DEED_STOOD;	/* that was no advance, nor a retreat */
		game_note(g, u, NOBODY, r.drawn[u] ? "thrown back, and so is the enemy"
			: "thrown back");
	}
	go_back_all(g, &r);
	for (int u = 0; u < g->n_units; u++)
		risk_unit_of(g, u)->may_follow = risk_unit_of(g, u)->fought && !r.worst[u]
			&& standing_alive(g, u) && !risk_held_back(g, u) && could_follow(g, u);
}

/* ---- following up (X-83) ---- */

static int first_foe(const struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++)
		if ((risk_unit_of(g, unit)->foes >> u & 1) != 0 && standing_alive(g, u))
			return u;
	return NOBODY;
}

static bool told_to_attack(const struct risk_unit *u)
{
	return u->word == ACTION_ATTACK
		|| (u->word == ACTION_CARRY_ON && u->doing == ACTION_ATTACK);
}

void risk_ask_follow(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		struct risk_unit *own = risk_unit_of(g, u);

		if (!own->may_follow)
			continue;
		if (g->units[u].uncommanded)
			own->follows = told_to_attack(own);
		else
			stages_ask_unit(g, ASK_FOLLOW, u, first_foe(g, u));
	}
}

void risk_follow_up(struct game *g)
{
	struct comers all;
	bool moves[FIGURES_MAX] = { false };

	all.n = 0;
	for (int u = 0; u < g->n_units; u++) {
		if (!risk_unit_of(g, u)->follows)
			continue;
		game_note(g, u, NOBODY, "follows up");
		risk_unit_of(g, u)->deed = DEED_ADVANCED;
		risk_follow_comers(g, u, &all);
	}
	for (int i = 0; i < all.n; i++)
		moves[all.comer[i].figure] = true;
	risk_comers_run(g, &all);
	for (int f = 0; f < g->n_figures; f++)
		if (moves[f]) {
			risk_figure_of(g, f)->came_on = contact_figure(g, f);
			game_escort(g, f);
		}
}
