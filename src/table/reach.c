/* Reach and paths: see cliffhanger/reach.h.
 *
 * Dijkstra's flood with a circular bucket queue (Dial): a step costs at most
 * step_max units, so that all costs in the queue lie within that of each other
 * and one bucket a cost, used in turn, is enough.
 *
 *  R1  A cell's worth is the flood's base plus its cost.  Each flood's base lies so
 *      far below the one before that all older worths are dearer than any cost
 *      it can find: nothing is cleared between floods.
 *      Spots outside the table are worth less than any cell could be.
 *  R2  Buckets are stacks of notes "this cell may be had for this".  A cell that
 *      is offered less is noted again; notes that are no longer true are passed over.
 *  R3  Marks are looked at when a cell leaves the queue, once a cell.
 *  R4  Of hexes at one level who is come to goes on to the three ahead alone: from where he came
 *      the others have been offered less already, by the price of his own cell.
 *  R5  What the last flood was asked is kept, with the marks of all cells that it has looked at,
 *      none of which is further than a step from one that it has reached: who asks the same again
 *      is answered by it.  Those that aim at some cells are not kept.
 *  R6  Aiming at some cells, a flood passes over those from which the bare steps to the box they
 *      lie in, each at the least price, are more than is left.  Who lies on a cheapest way to one
 *      of them is never passed over, nor is anybody on a cheapest way to him: so costs, ways and
 *      the order in which they are found are those of a flood over everything.
 */
#include "cliffhanger/reach.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "table/slant.h"

enum {
	NOTHING = -1,
	OUTSIDE = INT32_MIN, UNKNOWN = INT32_MAX - 1, TOO_DEAR = INT32_MAX,	/* worths */
	VIA_ORIGIN = 0xFE, VIA_CLOSED = 0xFF	/* no direction: higher than all */
};

struct note { int32_t spot, next; };	/* next in its bucket: a note, or NOTHING */

/* A flood from one cell, as it was asked for; marks apart. */
struct question {
	uint64_t drawn, changes;	/* of the table */
	cell_t from;
	int32_t allowance;
	int32_t n_sought;
	uint8_t gait, closed, last, sought;
	bool flying, marked, backwards;
};

struct reach {
	struct slant slant;
	enum grid_kind kind;
	int32_t steps[8];	/* of the directions */
	int32_t unit;
	int32_t dearest;	/* no cost can be more, in units */

	int32_t *worth;		/* [spots] R1 */
	uint8_t *via;		/* [spots] direction of the step to or from the next cell */
	int32_t base;
	int32_t most;		/* of the flood, in units: what costs more is not reached */
	bool backwards;

	int32_t *buckets;	/* [mask + 1] the topmost note, or NOTHING */
	int32_t mask;
	struct note *notes;	/* at most one a cell and direction, and one an origin */

	cell_t *all;		/* [cells] in order of cost */
	int32_t *all_costs;	/* [cells] of these, in units */
	int32_t n_all;
	int32_t missing;	/* sought cells, of the flood to come; 0 = none is sought */

	bool answered;		/* R5 */
	struct question asked;
	uint8_t *marks;		/* [cells] of it, if it is marked, from … to before … */
	cell_t looked_from, looked_past;
	int32_t cells;
};

/* R6; on hexes the third axis goes across the other two, on squares there is none. */
struct aim {
	const struct axes *axes;	/* of the table; NULL: at nothing */
	int32_t least[3], most[3];
	int32_t step;		/* the least price of one, in units */
	bool hex;
};

struct flood {
	const uint32_t *footing;	/* of the gait */
	const uint8_t *costs;
	const uint8_t *marks;	/* of the cells, or NULL */
	uint8_t shut, stop, sought;	/* marks: not entered, not left, looked for */
	int32_t air;		/* a step in the air, in units; 0 = on foot */
	uint32_t least;		/* no step costs less */
	const cell_t *origins;
	int n_origins;
	bool plain;		/* on foot, where costs[] has them */
	struct aim aim;
};

/* What the longest way without a detour could cost at the most. */
static int32_t dearest_way(const struct table *t)
{
	const int64_t cost = (int64_t)grid_cells(&t->grid) * t->step_max;

	return cost < INT32_MAX / 2 ? (int32_t)cost : INT32_MAX / 2;
}

static void forget_all(struct reach *r, const struct table *t)
{
	for (int32_t spot = 0; spot < r->slant.spots; spot++)
		r->worth[spot] = t->footing[GAIT_FOOT][spot] & FOOTING_TABLE ? UNKNOWN : OUTSIDE;
	r->base = UNKNOWN;
}

struct reach *reach_new(const struct table *t)
{
	const size_t cells = (size_t)grid_cells(&t->grid);
	struct reach *r = calloc(1, sizeof *r);

	if (!r)
		return NULL;
	r->slant = t->slant;
	r->kind = t->grid.kind;
	r->unit = t->unit;
	r->dearest = dearest_way(t);
	slant_steps(&t->slant, t->grid.kind, r->steps);
	while (r->mask < t->step_max)
		r->mask = 2 * r->mask + 1;
	r->worth = malloc((size_t)t->slant.spots * sizeof *r->worth);
	r->via = malloc((size_t)t->slant.spots * sizeof *r->via);
	r->buckets = malloc(((size_t)r->mask + 1) * sizeof *r->buckets);
	r->notes = malloc(((size_t)grid_directions(&t->grid) + 1) * cells * sizeof *r->notes);
	r->all = malloc(cells * sizeof *r->all);
	r->all_costs = malloc(cells * sizeof *r->all_costs);
	r->marks = malloc(cells * sizeof *r->marks);
	r->cells = (int32_t)cells;
	if (!r->worth || !r->via || !r->buckets || !r->notes || !r->all || !r->all_costs
			|| !r->marks) {
		reach_free(r);
		return NULL;
	}
	for (int32_t i = 0; i <= r->mask; i++)
		r->buckets[i] = NOTHING;
	forget_all(r, t);
	r->most = NOTHING;
	return r;
}

void reach_free(struct reach *r)
{
	if (!r)
		return;
	free(r->worth);
	free(r->via);
	free(r->buckets);
	free(r->notes);
	free(r->all);
	free(r->all_costs);
	free(r->marks);
	free(r);
}

/* R1. */
static void next_base(struct reach *r, const struct table *t, int32_t allowance)
{
	r->most = allowance < 0 ? 0 : allowance < r->dearest ? allowance : r->dearest;
	if (r->base <= r->most)
		forget_all(r, t);
	r->base -= r->most + 1;
}

/* What of a reach its flood has in hand: no byte that is written makes it be read again. */
struct flow {
	int32_t *worths;
	uint8_t *via;
	int32_t *buckets;
	struct note *notes;
	cell_t *all;
	int32_t *all_costs;
	const int32_t *steps;	/* of the directions, or, backwards, against them */
	int32_t base, most, mask, n_notes, n_all, missing;
};

/* What is known of a flood when its code is made; plain: on foot, by costs[]. */
struct sort { bool backwards, square, plain; };

/* The settled cell that is gone on from, and what may still be paid. */
struct settled { int32_t spot, worth; uint32_t left; };

#define INLINE inline __attribute__((always_inline))

static INLINE void note(struct flow *w, int32_t spot, int32_t worth, uint8_t via)
{
	int32_t *bucket = &w->buckets[worth & w->mask];
	const int32_t n = w->n_notes++;

	w->worths[spot] = worth;
	w->notes[n] = (struct note){ spot, *bucket };
	*bucket = n;
	w->via[spot] = via;
}

/* What a step in direction i costs from a spot to its neighbour, or, backwards, from there. */
static INLINE int32_t step_cost(const struct flood *f, int32_t spot, int32_t there, int i,
	struct sort of)
{
	const bool diagonal = of.square && i & 1;

	if (of.plain)
		return f->costs[COSTS_EACH * (of.backwards ? there : spot) + i];
	if (f->air)
		return diagonal ? (3 * f->air + 1) / 2 : f->air;
	return of.backwards ? footing_cost(f->footing[there], f->footing[spot], diagonal)
		: footing_cost(f->footing[spot], f->footing[there], diagonal);
}

/* Offers a neighbour of a settled cell what it costs to go on there, or, backwards, to come from
 * there.  Of equal offers the lowest direction's is taken.  Whether it has use for an offer is
 * all that is branched on: those that are settled, and spots outside the table, never have. */
static INLINE void offer(struct flow *w, const struct flood *f, struct settled s, int i,
	struct sort of)
{
	const int32_t there = s.spot + w->steps[i];
	const int32_t step = step_cost(f, s.spot, there, i, of);
	const int32_t worth = (uint32_t)step - 1 < s.left ? s.worth + step : TOO_DEAR;

	if (worth < w->worths[there])
		note(w, there, worth, (uint8_t)i);
	else if (worth == w->worths[there] && i < w->via[there])
		w->via[there] = (uint8_t)i;
}

/* To all neighbours that may have use for it (R4). */
static INLINE void spread(struct flow *w, const struct flood *f, int32_t spot, struct sort of)
{
	static const uint8_t ahead[6][3] = { { 0, 1, 5 }, { 0, 1, 2 }, { 1, 2, 3 }, { 2, 3, 4 },
		{ 3, 4, 5 }, { 0, 4, 5 } };
	const int32_t worth = w->worths[spot];
	const struct settled s = { spot, worth, (uint32_t)(w->base + w->most - worth) };
	const uint8_t via = w->via[spot];
	const int n_steps = of.square ? 8 : 6;

	if (s.left < f->least)
		return;
	if (of.plain && !of.square && via < 6 && f->footing[spot] & FOOTING_EVEN) {
#pragma GCC unroll 3
		for (int k = 0; k < 3; k++)
			offer(w, f, s, ahead[via][k], of);
		return;
	}
#pragma GCC unroll 8
	for (int i = 0; i < n_steps; i++)
		offer(w, f, s, i, of);
}

/* Whether a cell that leaves the queue is one to go on from. */
static INLINE bool settle(struct flow *w, const struct flood *f, int32_t spot, cell_t cell,
	struct sort of)
{
	const uint8_t marks = f->marks != NULL ? f->marks[cell] : 0;
	const bool origin = w->via[spot] == VIA_ORIGIN;

	if (marks & f->shut && !origin && !of.backwards) {
		w->via[spot] = VIA_CLOSED;
		return false;
	}
	w->all_costs[w->n_all] = w->worths[spot] - w->base;
	w->all[w->n_all++] = cell;
	if (marks & f->sought && --w->missing == 0)
		w->most = w->worths[spot] - w->base;
	return !(marks & f->stop) || origin;
}

/* How many steps a coordinate is off at the least. */
static inline int32_t off_by(const struct aim *a, int axis, int32_t at)
{
	return at < a->least[axis] ? a->least[axis] - at
		: at > a->most[axis] ? at - a->most[axis] : 0;
}

/* Whether one of those aimed at may be had from a cell for what is left (R6). */
static bool leads(const struct aim *a, cell_t cell, int32_t left)
{
	const int32_t across = a->axes[cell].across, down = a->axes[cell].down;
	int32_t off = off_by(a, 0, across), other = off_by(a, 1, down);

	off = other > off ? other : off;
	other = a->hex ? off_by(a, 2, across + down) : 0;
	return (other > off ? other : off) * a->step <= left;
}

/* Its own code for each sort.  A flood that has found all it looks for has its last bucket
 * before it. */
static INLINE void run(struct flow *w, const struct flood *f, struct slant slant, struct sort of)
{
	int32_t taken = 0;

	for (int32_t cost = 0; taken < w->n_notes && cost <= w->most; cost++) {
		int32_t *const bucket = &w->buckets[(w->base + cost) & w->mask];

		for (; *bucket != NOTHING; taken++) {
			const struct note n = w->notes[*bucket];
			const cell_t cell = slant_cell(&slant, n.spot);

			*bucket = n.next;
			if (w->worths[n.spot] == w->base + cost
				&& (f->aim.axes == NULL || leads(&f->aim, cell, w->most - cost))
				&& settle(w, f, n.spot, cell, of))
				spread(w, f, n.spot, of);
		}
	}
	if (taken < w->n_notes)
		for (int32_t i = 0; i <= w->mask; i++)
			w->buckets[i] = NOTHING;
}

static void flood(struct reach *r, const struct flood *f)
{
	int32_t steps[8];
	struct flow w = { .steps = steps, .worths = r->worth, .via = r->via, .buckets = r->buckets,
		.notes = r->notes, .all = r->all, .all_costs = r->all_costs,
		.base = r->base, .most = r->most, .mask = r->mask, .missing = r->missing };

	for (int i = 0; i < 8; i++)
		steps[i] = r->backwards ? -r->steps[i] : r->steps[i];
	for (int i = 0; i < f->n_origins; i++) {
		const int32_t spot = slant_spot(&r->slant, f->origins[i]);

		if (w.worths[spot] != w.base)
			note(&w, spot, w.base, VIA_ORIGIN);
	}
	if (r->kind == GRID_SQUARE)
		run(&w, f, r->slant, (struct sort){ r->backwards, true, false });
	else if (!f->plain)
		run(&w, f, r->slant, (struct sort){ r->backwards, false, false });
	else if (r->backwards)
		run(&w, f, r->slant, (struct sort){ true, false, true });
	else
		run(&w, f, r->slant, (struct sort){ false, false, true });
	r->n_all = w.n_all;
	r->most = w.most;
}

static void stretch(struct aim *a, int axis, int32_t at)
{
	a->least[axis] = at < a->least[axis] ? at : a->least[axis];
	a->most[axis] = at > a->most[axis] ? at : a->most[axis];
}

/* In units; diagonals cost more. */
static int32_t least_step(const struct table *t, const struct reach_rule *rule)
{
	return rule != NULL && rule->flying ? GROUND_PACE_FULL * t->cell_length / t->unit
		: t->step_least[rule != NULL ? rule->gait : GAIT_FOOT];
}

static struct aim aim_of(const struct table *t, const struct reach_rule *rule)
{
	struct aim a = { .axes = NULL };

	if (rule == NULL || rule->towards == NULL)
		return a;
	assert(rule->n_towards > 0);
	a.axes = t->axes;
	a.step = least_step(t, rule);
	a.hex = t->grid.kind == GRID_HEX;
	for (int axis = 0; axis < 3; axis++) {
		a.least[axis] = INT32_MAX;
		a.most[axis] = INT32_MIN;
	}
	for (int i = 0; i < rule->n_towards; i++) {
		const struct axes at = t->axes[rule->towards[i]];

		stretch(&a, 0, at.across);
		stretch(&a, 1, at.down);
		stretch(&a, 2, at.across + at.down);
	}
	return a;
}

static void flood_from(struct reach *r, const struct table *t, const struct reach_rule *rule,
	const cell_t *origins, int n, int32_t allowance)
{
	const struct flood f = {
		.footing = t->footing[rule ? rule->gait : GAIT_FOOT],
		.costs = t->costs[rule ? rule->gait : GAIT_FOOT],
		.plain = !(rule && rule->flying) && t->step_max <= STEP_COST_MAX,
		.marks = rule ? rule->marks : NULL,
		.shut = rule ? rule->closed : 0,
		.stop = rule ? rule->closed | rule->last : 0,
		.sought = rule ? rule->sought : 0,
		.air = rule && rule->flying ? least_step(t, rule) : 0,
		.least = (uint32_t)least_step(t, rule),
		.origins = origins,
		.n_origins = n,
		.aim = aim_of(t, rule),
	};

	assert(r->slant.spots == t->slant.spots && r->slant.cols == t->slant.cols);
	assert(r->kind == t->grid.kind && r->unit == t->unit && r->mask >= t->step_max);
	r->answered = false;
	next_base(r, t, allowance / t->unit);
	r->missing = rule && rule->sought ? rule->n_sought : 0;
	flood(r, &f);
}

/* ---- the same again (R5) ---- */

static struct question question_of(const struct table *t, const struct reach_rule *rule,
	cell_t from, int32_t allowance, bool backwards)
{
	struct question q;

	memset(&q, 0, sizeof q);	/* compared byte by byte */
	q.drawn = t->drawn;
	q.changes = t->changes;
	q.from = from;
	q.allowance = allowance;
	q.backwards = backwards;
	if (rule == NULL)
		return q;
	q.gait = (uint8_t)rule->gait;
	q.flying = rule->flying;
	q.marked = rule->marks != NULL;
	q.closed = rule->closed;
	q.last = rule->last;
	q.sought = rule->sought;
	q.n_sought = rule->n_sought;
	return q;
}

static bool answered(const struct reach *r, const struct question *q, const struct reach_rule *rule)
{
	return r->answered && memcmp(q, &r->asked, sizeof *q) == 0
		&& (!q->marked || memcmp(rule->marks + r->looked_from, r->marks + r->looked_from,
			(size_t)(r->looked_past - r->looked_from)) == 0);
}

static void keep_marks(struct reach *r, const uint8_t *marks, int32_t cols)
{
	cell_t first = r->cells, last = 0;

	for (int32_t i = 0; i < r->n_all; i++) {
		first = r->all[i] < first ? r->all[i] : first;
		last = r->all[i] > last ? r->all[i] : last;
	}
	r->looked_from = first > cols ? first - cols - 1 : 0;
	r->looked_past = last + cols + 2 < r->cells ? last + cols + 2 : r->cells;
	memcpy(r->marks + r->looked_from, marks + r->looked_from,
		(size_t)(r->looked_past - r->looked_from));
}

static void flood_one(struct reach *r, const struct table *t, const struct reach_rule *rule,
	cell_t from, int32_t allowance, bool backwards)
{
	const bool aims = rule != NULL && rule->towards != NULL;
	const struct question q = question_of(t, rule, from, allowance, backwards);

	if (!aims && answered(r, &q, rule))
		return;
	r->backwards = backwards;
	flood_from(r, t, rule, &from, 1, allowance);
	if (aims)
		return;
	r->answered = true;
	r->asked = q;
	if (q.marked)
		keep_marks(r, rule->marks, t->grid.cols);
}

void reach_flood(struct reach *r, const struct table *t,
	const struct reach_rule *rule, cell_t from, int32_t allowance)
{
	flood_one(r, t, rule, from, allowance, false);
}

void reach_flood_to(struct reach *r, const struct table *t,
	const struct reach_rule *rule, cell_t to, int32_t allowance)
{
	flood_one(r, t, rule, to, allowance, true);
}

void reach_flood_to_any(struct reach *r, const struct table *t,
	const struct reach_rule *rule, const cell_t *goals, int n, int32_t allowance)
{
	r->backwards = true;
	flood_from(r, t, rule, goals, n, allowance);
}

static bool reached(const struct reach *r, int32_t spot)
{
	return r->worth[spot] - r->base <= r->most && r->via[spot] != VIA_CLOSED;
}

int32_t reach_cost(const struct reach *r, cell_t cell)
{
	const int32_t spot = slant_spot(&r->slant, cell);

	return reached(r, spot) ? (r->worth[spot] - r->base) * r->unit : REACH_FAR;
}

static int32_t next_spot(const struct reach *r, int32_t spot)
{
	const int32_t step = r->steps[r->via[spot]];

	return r->backwards ? spot + step : spot - step;
}

cell_t reach_next(const struct reach *r, cell_t cell)
{
	const int32_t spot = slant_spot(&r->slant, cell);

	if (!reached(r, spot) || r->via[spot] == VIA_ORIGIN)
		return CELL_NONE;
	return slant_cell(&r->slant, next_spot(r, spot));
}

const cell_t *reach_all(const struct reach *r, int *count)
{
	*count = r->n_all;
	return r->all;
}

const int32_t *reach_all_costs(const struct reach *r)
{
	return r->all_costs;
}

int reach_path(const struct reach *r, cell_t cell, cell_t *path, int room)
{
	const int32_t start = slant_spot(&r->slant, cell);
	int n = 1;

	if (!reached(r, start))
		return 0;
	for (int32_t at = start; r->via[at] != VIA_ORIGIN; at = next_spot(r, at))
		n++;
	if (n > room)
		return n;
	for (int32_t at = start, i = 0; i < n; i++) {
		path[r->backwards ? i : n - 1 - i] = slant_cell(&r->slant, at);
		if (i + 1 < n)
			at = next_spot(r, at);
	}
	return n;
}
