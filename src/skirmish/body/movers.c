/* Movers: all figures run together in small equal shares (C-8).
 *
 *  MV1  In each share all who can pay their next step claim its cell at once; of
 *       those who want one cell the one with more allowance left has it.  Between
 *       enemies a tie is diced for (S-C-9); comrades give way in the order of
 *       the roster.
 *  MV2  Nobody steps next to a fit enemy but by charge, pursuit or rout (S-C-7,
 *       S-C-8).  Of two enemies who would in one share step next to each other
 *       only one does, as if both had wanted one cell.
 *  MV3  Friends are passed through, never stood upon (S-C-7).
 *  MV4  The place a unit's guide goes to is kept for him while he is on his way (guides.h).
 *  MV5  Beside whom a cell lies is looked up only where somebody of a side that matters stands
 *       or has stood next to it in this run.
 *
 * A mover is looked at in the share in which its next step falls due, and again
 * whenever what it waits for may have come (waits.h).
 */
#include <assert.h>
#include <string.h>

#include "cliffhanger/roll.h"
#include "skirmish/body/guides.h"
#include "skirmish/body/movers.h"
#include "skirmish/body/waits.h"

enum { SHARES = 240, PASS_MAX = 5, SLOTS_LEAST = 64, SLOTS = 2048, NOT_MOVING = -1 };
static_assert((int)SLOTS > 2 * (int)FIGURES_MAX, "fewer slots than claims of a pass");

struct claim {
	int16_t mover;
	int16_t next;		/* claim of the same cell, or -1 */
	cell_t cell;
	int32_t cost;
	uint8_t steps;		/* of the path it takes */
	bool aside, granted;
};

struct run {
	struct game *g;
	struct movers *all;
	int share;
	int n_waiting, n_claims;
	int16_t due[SHARES + 1], later[FIGURES_MAX];	/* movers by share, as lists */
	bool wake[SHARES + 1];		/* somebody who waits can pay for more then */
	int16_t waiting[FIGURES_MAX];
	int16_t mover_of[FIGURES_MAX];	/* by figure, or NOT_MOVING */
	int16_t slots[SLOTS];		/* first claim of a cell, hashed; or -1 */
	uint32_t mask;			/* of the slots in use: twice the movers, at least */
	uint8_t foes[SIDES_MAX];	/* bit per side that each side's people have for enemies */
	uint8_t claiming;		/* bit per side that claims something in this pass */
	struct guides guides;
	struct waits waits;
	struct claim claims[FIGURES_MAX];
	uint8_t beside[MARK_CELLS];	/* bit per side whose people stand, or stood, next to it */
};

struct mover *mover_add(const struct game *g, struct movers *all, int figure, int32_t allowance)
{
	struct mover *m = &all->mover[all->n++];

	m->by = all->by;
	m->figure = (int16_t)figure;
	m->unit = g->figures[figure].unit;
	m->target = m->met = NOBODY;
	m->home = m->fierce = m->passes = false;
	m->allowance = allowance * REACH_TWELFTHS;
	m->spent = 0;
	m->landing = CELL_NONE;
	m->gait = all->by->gait(g, figure);
	m->leaves = m->flying = m->halts = m->waits = m->done = m->tested = false;
	path_clear(g, m);
	return m;
}

/* ---- who may be near (MV5) ---- */

static uint8_t bit_of(const struct game *g, int figure)
{
	return (uint8_t)(1u << g->units[g->figures[figure].unit].side);
}

static inline void stir_cell(struct run *r, cell_t cell, uint8_t side)
{
	r->beside[cell] |= side;
	waits_change(&r->waits, cell);
}

/* For all about a figure that goes from there, or comes: it is of a side. */
static void stir(struct run *r, int figure, uint8_t side)
{
	const struct game *const g = r->g;
	const cell_t at = g->course == NULL ? g->figures[figure].cell : CELL_NONE;
	const int32_t *const inner = at == CELL_NONE ? NULL : table_inner_steps(g->table, at);
	cell_t cells[BODY_CELLS_MAX], around[GRID_AROUND_MAX];

	if (inner != NULL) {	/* a man, and not on the rim */
		waits_change(&r->waits, at);
		for (int d = 0; d < grid_directions(&g->table->grid); d++)
			stir_cell(r, at + inner[d], side);
		return;
	}
	for (int i = game_hull(g, figure, cells) - 1; i >= 0; i--) {
		waits_change(&r->waits, cells[i]);
		for (int k = table_around(g->table, cells[i], around) - 1; k >= 0; k--)
			stir_cell(r, around[k], side);
	}
}

static void find_foes(struct run *r)
{
	const struct game *const g = r->g;

	for (int side = 0; side < g->setup->n_sides; side++) {
		r->foes[side] = 0;
		for (int other = 0; other < g->setup->n_sides; other++)
			if (!game_same_cause(g, side, other))
				r->foes[side] |= (uint8_t)(1u << other);
	}
}

/* The sides of a mover's enemies, and of whom it charges. */
static uint8_t met_by(const struct run *r, const struct mover *m)
{
	const struct unit *const units = r->g->units;

	return (uint8_t)(r->foes[units[m->unit].side]
		| (m->target < 0 ? 0 : 1u << units[m->target].side));
}

static void find_beside(struct run *r)
{
	const struct game *const g = r->g;
	uint8_t sides = 0;

	for (int i = 0; i < r->all->n; i++)
		sides |= met_by(r, &r->all->mover[i]);
	memset(r->beside, 0, (size_t)grid_cells(&g->table->grid));
	for (int f = 0; f < g->n_figures; f++)
		if ((bit_of(g, f) & sides) != 0)
			stir(r, f, bit_of(g, f));
}

/* Whether one of these may stand next to a cell. */
static bool may_meet(const struct run *r, const struct mover *m, cell_t cell)
{
	return (r->beside[cell] & met_by(r, m)) != 0;
}

/* ---- contact (MV2) ---- */

/* The unit of the first fighting enemy among some figures; -1. */
static int enemy_among(const struct movement *by, const struct game *g, const int16_t *figures,
	int n, int unit)
{
	for (int i = 0; i < n; i++)
		if (game_enemies(g, unit, g->figures[figures[i]].unit) && by->fights(g, figures[i]))
			return g->figures[figures[i]].unit;
	return NOBODY;
}

static bool target_among(const struct movement *by, const struct game *g, const int16_t *figures,
	int n, int unit)
{
	bool (*const charged)(const struct game *g, int figure) = by->charged != NULL
		? by->charged : by->fights;

	for (int i = 0; i < n; i++)
		if (g->figures[figures[i]].unit == unit && charged(g, figures[i]))
			return true;
	return false;
}

int movers_touch_enemy(const struct movement *by, const struct game *g, int unit, cell_t cell)
{
	int16_t near[AROUND_MAX];

	return enemy_among(by, g, near, game_around(g, cell, near), unit);
}

static bool touches_target(const struct movement *by, const struct game *g, cell_t cell, int unit)
{
	int16_t near[AROUND_MAX];

	return target_among(by, g, near, game_around(g, cell, near), unit);
}

/* Whether of two movers that would come to touch this one does not mind. */
static bool may_touch(const struct mover *m, int unit)
{
	return m->fierce || (m->target >= 0 && (m->home || unit != m->target));
}

enum access { CLOSED, PASSED_BY, OPEN };

/* How far a cell where somebody may be met is open to a mover who minds, whoever stands in it. */
static enum access access_beside(const struct run *r, struct mover *m, cell_t cell)
{
	const struct game *const g = r->g;
	int16_t near[AROUND_MAX];
	const int n = game_around(g, cell, near);
	int met;

	if (m->target >= 0 && target_among(m->by, g, near, n, m->target))
		return m->home ? OPEN : CLOSED;
	met = enemy_among(m->by, g, near, n, m->unit);
	if (met < 0)
		return OPEN;
	if (!game_sees(g, g->units[m->unit].side, met))
		m->met = (int16_t)met;
	return m->target >= 0 || m->passes ? PASSED_BY : CLOSED;
}

static inline enum access access_to(const struct run *r, struct mover *m, cell_t cell)
{
	return m->fierce || !may_meet(r, m, cell) ? OPEN : access_beside(r, m, cell);
}

/* It goes no further, and keeps nothing for its guide. */
static void finish(struct run *r, struct mover *m)
{
	const cell_t here = r->g->figures[m->figure].cell;

	m->done = true;
	waits_change(&r->waits, m->end);
	if (here != CELL_NONE)
		waits_change(&r->waits, here);
}

/* ---- when ---- */

static int32_t cells_cost(const struct game *g, int cells)
{
	return cells * g->table->cell_length * REACH_TWELFTHS;
}

static int32_t step_cost(const struct game *g, const struct mover *m, cell_t from, cell_t to)
{
	return m->flying ? cells_cost(g, 1) : table_gait_cost(g->table, m->gait, from, to);
}

static int32_t cost_towards(const struct game *g, const struct mover *m, cell_t from, int direction)
{
	return m->flying ? cells_cost(g, 1)
		: table_cost_towards(g->table, m->gait, from, direction);
}

/* The share in which a step falls due. */
static int share_of(const struct mover *m, int32_t cost)
{
	const int64_t paid = (int64_t)(m->spent + cost) * SHARES;

	return m->allowance <= 0 || m->spent + cost > m->allowance ? SHARES + 1
		: (int)((paid + m->allowance - 1) / m->allowance);
}

static int32_t left_of(const struct mover *m)
{
	return m->allowance - m->spent;
}

/* Puts a mover on the list of the share of its next step; the passed are now. */
static void schedule(struct run *r, int i)
{
	struct mover *m = &r->all->mover[i];
	const cell_t here = r->g->figures[m->figure].cell;
	int share;

	if (m->landing != CELL_NONE) {
		share = share_of(m, table_distance(r->g->table, here, m->landing) * REACH_TWELFTHS);
	} else if (m->at < m->n_steps) {
		share = share_of(m, cost_towards(r->g, m, here, m->step[m->at]));
	} else {
		share = m->leaves ? share_of(m, cells_cost(r->g, 1)) : SHARES + 1;
	}
	if (share > SHARES) {
		finish(r, m);
		return;
	}
	if (share < r->share)
		share = r->share;
	r->later[i] = r->due[share];
	r->due[share] = (int16_t)i;
}

/* ---- where to ---- */

static struct wait *wait_of(struct run *r, const struct mover *m)
{
	return &r->waits.of[m - r->all->mover];
}

/* Whether it can pay so much by now; else it is looked at again when it can. */
static bool affords(struct run *r, const struct mover *m, int32_t cost)
{
	const int share = share_of(m, cost);

	if (share > r->share && share <= SHARES)
		r->wake[share] = true;
	if (share > r->share)
		wait_of(r, m)->share = (int16_t)share;
	return share <= r->share;
}

/* Whether a mover cannot pass through somebody. */
static bool in_the_way(const struct game *g, const struct mover *m, int other)
{
	if (m->by->bars != NULL && game_vehicle(g, other))
		return m->by->bars(g, other);
	return game_enemies(g, m->unit, g->figures[other].unit);
}

/* The first free cell on the way, through friends who stand in it, and for a
 * charger past enemies whom he does not charge. */
static bool want_ahead(struct run *r, struct mover *m, struct claim *c)
{
	const struct game *g = r->g;
	const int most = m->passes ? PATH_STEPS : PASS_MAX;
	struct wait *const wait = wait_of(r, m);
	cell_t here = g->figures[m->figure].cell;

	c->cost = 0;
	c->aside = false;
	for (int i = 0; i < most && m->at + i < m->n_steps; i++) {
		const int direction = m->step[m->at + i];
		const cell_t next = table_step(g->table, here, direction);
		const int32_t cost = next == CELL_NONE ? 0 : cost_towards(g, m, here, direction);
		enum access access;
		int other;

		if (next != CELL_NONE)
			waits_at(wait, next);
		if (cost == 0 || (access = access_to(r, m, next)) == CLOSED)
			return false;
		c->cost += cost;
		c->cell = next;
		c->steps = (uint8_t)(i + 1);
		other = game_barred(g, m->figure, next);
		if (other < 0 && access == OPEN && !guides_keep(&r->guides, m, next))
			return affords(r, m, c->cost);
		if (other >= 0 && !m->flying && in_the_way(g, m, other))
			return false;
		here = next;
	}
	return false;
}

/* Whether somebody stands before it who will not go on. */
static bool stuck(const struct run *r, const struct mover *m)
{
	const struct game *g = r->g;
	const cell_t next = m->at < m->n_steps ? table_step(g->table,
		g->figures[m->figure].cell, m->step[m->at]) : CELL_NONE;
	const int other = next == CELL_NONE ? NOBODY : game_barred(g, m->figure, next);

	return other >= 0 && (r->mover_of[other] == NOT_MOVING
		|| r->all->mover[r->mover_of[other]].done);
}

/* Round whoever stands in the way: a free cell nearer to the path's end. */
static bool want_aside(struct run *r, struct mover *m, struct claim *c)
{
	const struct game *g = r->g;
	const struct grid *grid = &g->table->grid;
	const cell_t here = g->figures[m->figure].cell;
	const int far = grid_half_steps(grid, here, m->end);
	cell_t cells[GRID_AROUND_MAX];
	const int n = grid_around(grid, here, cells);

	c->aside = true;
	for (int i = 0; i < n; i++) {
		const cell_t next = cells[i];

		if (game_barred(g, m->figure, next) >= 0 || guides_keep(&r->guides, m, next)
			|| grid_half_steps(grid, next, m->end) >= far)
			continue;
		c->cost = step_cost(g, m, here, next);
		c->cell = next;
		if (c->cost > 0 && access_to(r, m, next) == OPEN && affords(r, m, c->cost))
			return true;
	}
	return false;
}

static bool want_landing(struct run *r, struct mover *m, struct claim *c)
{
	const struct game *g = r->g;

	c->cell = m->landing;
	c->cost = table_distance(g->table, g->figures[m->figure].cell, m->landing)
		* REACH_TWELFTHS;
	c->steps = 0;
	c->aside = false;
	return game_barred(g, m->figure, m->landing) < 0 && access_to(r, m, m->landing) == OPEN;
}

static bool has_arrived(const struct run *r, const struct mover *m)
{
	const struct game *const g = r->g;
	const cell_t here = g->figures[m->figure].cell;

	if (!may_meet(r, m, here))
		return false;
	return m->target >= 0 ? touches_target(m->by, g, here, m->target)
		: movers_touch_enemy(m->by, g, m->unit, here) != NOBODY;
}

static bool want(struct run *r, struct mover *m, struct claim *c)
{
	struct wait *const wait = wait_of(r, m);

	waits_look(&r->waits, wait);
	if (m->halts)
		waits_at(wait, r->g->figures[m->figure].cell);
	if (m->halts && has_arrived(r, m)) {
		finish(r, m);
		return false;
	}
	if (m->landing != CELL_NONE)
		return want_landing(r, m, c);
	if (want_ahead(r, m, c))
		return true;
	if (!stuck(r, m))
		return false;
	wait->n = 0;	/* it looks about it */
	return want_aside(r, m, c);
}

/* ---- claims (MV1) ---- */

static int16_t *slot_of(struct run *r, cell_t cell)
{
	uint32_t at = ((uint32_t)cell * 2654435761u >> 16) & r->mask;

	while (r->slots[at] >= 0 && r->claims[r->slots[at]].cell != cell)
		at = (at + 1) & r->mask;
	return &r->slots[at];
}

static int side_of(const struct run *r, const struct mover *m)
{
	return r->g->units[m->unit].side;
}

static void gather_claims(struct run *r)
{
	memset(r->slots, 0xFF, (r->mask + 1) * sizeof r->slots[0]);
	r->n_claims = 0;
	r->claiming = 0;
	waits_round(&r->waits);
	for (int i = 0; i < r->n_waiting; i++) {
		struct claim *c = &r->claims[r->n_claims];
		struct wait *const wait = &r->waits.of[r->waiting[i]];
		int16_t *slot;

		if (waits_still(&r->waits, wait, r->share)
				|| !want(r, &r->all->mover[r->waiting[i]], c))
			continue;
		wait->n = 0;
		c->mover = r->waiting[i];
		c->granted = true;
		r->claiming |= (uint8_t)(1u << side_of(r, &r->all->mover[c->mover]));
		slot = slot_of(r, c->cell);
		c->next = *slot;
		*slot = (int16_t)r->n_claims++;
	}
}

static struct mover *claimant(const struct run *r, const struct claim *c)
{
	return &r->all->mover[c->mover];
}

/* One die each, high takes it (S-C-9); the winner's place in the list. */
static int dice_for_it(struct run *r, struct mover *const *who, int n)
{
	struct roller roll[SIDES_MAX];
	int best, tied;

	do {
		best = 0;
		for (int i = 0; i < n; i++) {
			roller_open(&roll[i], "S-C-9", "one place for two", who[i]->unit,
				who[i]->figure, 0);
			roller_read(&roll[i], ROLL_OPPOSED);
			roller_throw(&roll[i], r->g, r->all->by->die(r->g), 1);
			if (roll[i].dice[0] > roll[best].dice[0])
				best = i;
		}
		tied = 0;
		for (int i = 0; i < n; i++)
			tied += roll[i].dice[0] == roll[best].dice[0];
		for (int i = 0; i < n; i++)
			roller_tell(&roll[i], r->g, roll[i].dice[0] < roll[best].dice[0]
				? "gives way" : tied > 1 ? "a tie" : "takes it");
	} while (tied > 1 && !r->g->dice.starved);
	return best;
}

/* Of comrades the first of the roster speaks for all; the others stand in its order. */
static int add_contender(const struct game *g, struct mover **who, int n, struct mover *m)
{
	int at;

	for (int i = 0; i < n; i++)
		if (!game_enemies(g, who[i]->unit, m->unit)) {
			if (m->figure < who[i]->figure)
				who[i] = m;
			return n;
		}
	if (n == SIDES_MAX)
		return n;
	for (at = n; at > 0 && who[at - 1]->figure > m->figure; at--)
		who[at] = who[at - 1];
	who[at] = m;
	return n + 1;
}

/* All claims of one cell but one are turned down. */
static void settle_cell(struct run *r, int first)
{
	struct mover *who[SIDES_MAX];
	int32_t most = 0;
	int n = 0, winner;

	for (int i = first; i >= 0; i = r->claims[i].next)
		if (left_of(claimant(r, &r->claims[i])) > most)
			most = left_of(claimant(r, &r->claims[i]));
	for (int i = first; i >= 0; i = r->claims[i].next)
		if (left_of(claimant(r, &r->claims[i])) == most)
			n = add_contender(r->g, who, n, claimant(r, &r->claims[i]));
	winner = n > 1 ? dice_for_it(r, who, n) : 0;
	for (int i = first; i >= 0; i = r->claims[i].next)
		r->claims[i].granted = claimant(r, &r->claims[i]) == who[winner];
}

/* Two enemies whose new cells would touch (MV2). */
static void settle_pair(struct run *r, struct claim *a, struct claim *b)
{
	struct mover *who[2];
	bool a_may, b_may, a_goes;

	if (claimant(r, a)->figure > claimant(r, b)->figure) {	/* dice in the roster's order */
		settle_pair(r, b, a);
		return;
	}
	who[0] = claimant(r, a);
	who[1] = claimant(r, b);
	a_may = may_touch(who[0], who[1]->unit);
	b_may = may_touch(who[1], who[0]->unit);

	if (a_may && b_may)
		return;
	if (a_may != b_may)
		a_goes = a_may;
	else if (left_of(who[0]) != left_of(who[1]))
		a_goes = left_of(who[0]) > left_of(who[1]);
	else
		a_goes = dice_for_it(r, who, 2) == 0;
	if (a_goes)
		b->granted = false;
	else
		a->granted = false;
}

static void settle_contact(struct run *r, struct claim *c)
{
	cell_t cells[GRID_AROUND_MAX];
	const bool enemies = (r->foes[side_of(r, claimant(r, c))] & r->claiming) != 0;
	const int n = enemies ? table_around(r->g->table, c->cell, cells) : 0;

	for (int k = 0; c->granted && k < n; k++)
		for (int i = *slot_of(r, cells[k]); i >= 0; i = r->claims[i].next)
			if (r->claims[i].granted && c->granted
				&& game_enemies(r->g, claimant(r, c)->unit,
					claimant(r, &r->claims[i])->unit))
				settle_pair(r, c, &r->claims[i]);
}

static void settle_claims(struct run *r)
{
	for (int i = 0; i < r->n_claims; i++) {
		const int first = *slot_of(r, r->claims[i].cell);

		if (first == i && r->claims[i].next >= 0)
			settle_cell(r, first);
	}
	for (int i = 0; i < r->n_claims; i++)
		settle_contact(r, &r->claims[i]);
}

/* ---- steps ---- */

static void take_step(struct run *r, const struct claim *c)
{
	struct game *g = r->g;
	struct mover *m = claimant(r, c);
	const cell_t before = g->figures[m->figure].cell;

	m->spent += c->cost;
	m->landing = CELL_NONE;
	game_face(g, m->figure, !c->aside && c->steps == 1 ? m->step[m->at]
		: grid_direction(&g->table->grid, before, c->cell, g->figures[m->figure].facing));
	stir(r, m->figure, 0);
	game_place(g, m->figure, c->cell);
	stir(r, m->figure, bit_of(g, m->figure));
	if (!c->aside) {
		m->at = (uint8_t)(m->at + c->steps);
	} else {	/* on straight from here, or no further */
		const cell_t end = m->end;

		path_clear(g, m);
		path_straight(g, m, NULL, end, left_of(m));
	}
	if (m->by->stepped == NULL || m->by->stepped(g, m))
		return;
	m->n_steps = m->at;
	waits_drop(&r->waits);
}

static void drop_movers(struct run *r)
{
	int n = 0;

	for (int i = 0; i < r->n_waiting; i++) {
		const struct mover *m = &r->all->mover[r->waiting[i]];

		if (m->waits && !m->done)
			r->waiting[n++] = r->waiting[i];
	}
	r->n_waiting = n;
}

static void take_due(struct run *r)
{
	for (int i = r->due[r->share]; i >= 0; i = r->later[i]) {
		r->waiting[r->n_waiting++] = (int16_t)i;
		r->all->mover[i].waits = true;
		r->waits.of[i].n = 0;
	}
	r->due[r->share] = -1;
}

/* Whoever leaves and is on the edge of the table is gone with the next step (R:416). */
static bool leave_table(struct run *r)
{
	bool left = false;

	for (int i = 0; i < r->n_waiting; i++) {
		struct mover *m = &r->all->mover[r->waiting[i]];

		if (!m->leaves || m->at < m->n_steps)
			continue;
		m->done = left = true;
		m->by->leaves(r->g, m);
	}
	if (left) {
		waits_drop(&r->waits);
		drop_movers(r);
	}
	return left;
}

/* All who wait claim, and those to whom it is granted step; whether any did. */
static bool pass(struct run *r)
{
	bool moved = leave_table(r);

	gather_claims(r);
	settle_claims(r);
	for (int i = 0; i < r->n_claims; i++) {
		const struct claim *c = &r->claims[i];

		if (!c->granted)
			continue;
		take_step(r, c);
		claimant(r, c)->waits = false;
		schedule(r, c->mover);
		moved = true;
	}
	drop_movers(r);
	return moved;
}

static void begin_run(struct run *r)
{
	memset(r->due, 0xFF, sizeof r->due);
	memset(r->wake, 0, sizeof r->wake);
	memset(r->mover_of, 0xFF, sizeof r->mover_of);
	r->n_waiting = 0;
	r->share = 1;
	waits_begin(&r->waits, r->all->anew);
	for (r->mask = SLOTS_LEAST - 1; r->mask < 2 * (uint32_t)r->all->n; )
		r->mask = 2 * r->mask + 1;
	for (int i = 0; i < r->all->n; i++) {
		r->mover_of[r->all->mover[i].figure] = (int16_t)i;
		schedule(r, i);
	}
	guides_find(&r->guides, r->g, r->all);
	find_foes(r);
	find_beside(r);
}

/* S-A-29: whoever was stopped by somebody unseen has found him. */
static void find_unseen(struct game *g, const struct movers *all)
{
	for (int i = 0; i < all->n; i++)
		if (all->mover[i].met >= 0
			&& !game_sees(g, g->units[all->mover[i].unit].side, all->mover[i].met))
			all->by->found(g, all->mover[i].met);
}

void movers_run(struct game *g, struct movers *all)
{
	struct run r;

	r.g = g;
	r.all = all;
	begin_run(&r);
	for (; r.share <= SHARES; r.share++) {
		const bool due = r.due[r.share] >= 0 || r.wake[r.share];

		take_due(&r);
		while (due && r.n_waiting > 0 && pass(&r))
			take_due(&r);
	}
	find_unseen(g, all);
	guides_tell_short(&r.guides, g);
}

void movers_face(struct game *g, int figure, cell_t at)
{
	const struct figure *f = &g->figures[figure];

	if (!game_big(g, figure) && f->cell != CELL_NONE && at != CELL_NONE && at != f->cell)
		game_face(g, figure, grid_direction(&g->table->grid, f->cell, at, f->facing));
}

void movers_captives_follow(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		if (g->figures[f].life == LIFE_CAPTIVE && g->figures[f].captor >= 0
			&& game_on_table(g, g->figures[f].captor))
			game_escort(g, g->figures[f].captor);
}
