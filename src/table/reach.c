/* Reach and paths: see cliffhanger/reach.h.
 *
 * Dijkstra's flood with a circular bucket queue (Dial): a step costs at most
 * step_max units, so that all costs in the queue lie within that of each other
 * and one bucket a cost, used in turn, is enough.
 *
 *  R1  A label counts only if it bears the stamp of the flood: nothing is cleared
 *      between floods.
 *  R2  A cell stands in the queue at most once, in the bucket of its cost; the
 *      buckets are lists threaded through the labels.
 *  R3  Marks are looked at when a cell leaves the queue, once a cell.
 */
#include "cliffhanger/reach.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "table/slant.h"

enum {
	NOTHING = -1,
	VIA_ORIGIN = 0xFE, VIA_CLOSED = 0xFF	/* no direction: higher than all */
};

struct label {
	int32_t cost;		/* in units */
	int32_t next, before;	/* in its bucket: spots, or NOTHING */
	uint16_t stamp;
	uint8_t via;		/* direction of the step to or from the next cell */
};

struct reach {
	struct slant slant;
	enum grid_kind kind;
	int32_t steps[8];	/* of the directions */
	int n_steps;
	int32_t unit;

	struct label *labels;	/* [spots] */
	uint16_t stamp;
	bool backwards;

	int32_t *buckets;	/* [mask + 1] first spot, or NOTHING */
	int32_t mask;
	int32_t waiting;	/* cells in the queue */

	cell_t *all;		/* [cells] in order of cost */
	int32_t n_all;
};

struct flood {
	const struct table *table;
	const struct reach_rule *rule;
	int32_t allowance;	/* in units */
	int32_t air;		/* a step in the air, in units; 0 = on foot */
	const cell_t *origins;
	int n_origins;
};

struct reach *reach_new(const struct table *t)
{
	const size_t cells = (size_t)grid_cells(&t->grid);
	struct reach *r = calloc(1, sizeof *r);

	if (!r)
		return NULL;
	r->slant = t->slant;
	r->kind = t->grid.kind;
	r->unit = t->unit;
	r->n_steps = grid_directions(&t->grid);
	slant_steps(&t->slant, t->grid.kind, r->steps);
	while (r->mask < t->step_max)
		r->mask = 2 * r->mask + 1;
	r->labels = calloc((size_t)t->slant.spots, sizeof *r->labels);
	r->buckets = malloc(((size_t)r->mask + 1) * sizeof *r->buckets);
	r->all = malloc(cells * sizeof *r->all);
	if (!r->labels || !r->buckets || !r->all) {
		reach_free(r);
		return NULL;
	}
	for (int32_t i = 0; i <= r->mask; i++)
		r->buckets[i] = NOTHING;
	r->stamp = 1;
	return r;
}

void reach_free(struct reach *r)
{
	if (!r)
		return;
	free(r->labels);
	free(r->buckets);
	free(r->all);
	free(r);
}

static void next_stamp(struct reach *r)
{
	if (++r->stamp)
		return;
	memset(r->labels, 0, (size_t)r->slant.spots * sizeof *r->labels);
	r->stamp = 1;
}

static void queue_in(struct reach *r, int32_t spot, struct label label)
{
	int32_t *bucket = &r->buckets[label.cost & r->mask];

	label.next = *bucket;
	label.before = NOTHING;
	if (*bucket != NOTHING)
		r->labels[*bucket].before = spot;
	*bucket = spot;
	r->labels[spot] = label;
	r->waiting++;
}

static void queue_out(struct reach *r, int32_t spot)
{
	const struct label label = r->labels[spot];

	if (label.before == NOTHING)
		r->buckets[label.cost & r->mask] = label.next;
	else
		r->labels[label.before].next = label.next;
	if (label.next != NOTHING)
		r->labels[label.next].before = label.before;
	r->waiting--;
}

/* Offers a cost to a cell.  A settled cell has no use for it. */
static inline void offer(struct reach *r, int32_t spot, int32_t cost, uint8_t via)
{
	struct label *label = &r->labels[spot];

	if (label->stamp == r->stamp) {
		if (label->cost == cost && via < label->via)
			label->via = via;
		if (label->cost <= cost)
			return;
		queue_out(r, spot);
	}
	queue_in(r, spot, (struct label){ .cost = cost, .stamp = r->stamp, .via = via });
}

static inline int32_t cost_of(const struct flood *f, uint32_t from, uint32_t to, bool diagonal)
{
	if (!f->air)
		return footing_cost(from, to, diagonal);
	if (!(to & FOOTING_TABLE))
		return 0;
	return diagonal ? (3 * f->air + 1) / 2 : f->air;
}

/* Offers the neighbours of a settled cell what it costs to go on, or, backwards,
 * to come from there.  A neighbour that has a label no dearer than the cell
 * itself is settled. */
static void spread(struct reach *r, const struct flood *f, int32_t spot, int32_t cost)
{
	const uint32_t *footing = f->table->footing;
	const struct label *labels = r->labels;
	const uint32_t here = footing[spot];
	const int32_t left = f->allowance - cost;
	const uint16_t stamp = r->stamp;
	const bool backwards = r->backwards, square = r->kind == GRID_SQUARE;
	const int n_steps = r->n_steps;

	for (int i = 0; i < n_steps; i++) {
		const int32_t there = backwards ? spot - r->steps[i] : spot + r->steps[i];
		const uint32_t other = footing[there];
		int32_t step;

		if (labels[there].stamp == stamp && labels[there].cost <= cost)
			continue;
		step = backwards ? cost_of(f, other, here, square && i & 1) :
			cost_of(f, here, other, square && i & 1);
		if (step && step <= left && other & FOOTING_TABLE)
			offer(r, there, cost + step, (uint8_t)i);
	}
}

static void settle(struct reach *r, const struct flood *f, int32_t spot)
{
	const cell_t cell = slant_cell(&r->slant, spot);
	const struct reach_rule *rule = f->rule;
	struct label *label = &r->labels[spot];
	uint8_t marks = 0;

	if (rule && rule->marks && label->via != VIA_ORIGIN)
		marks = rule->marks[cell];
	if (marks && marks & rule->closed && !r->backwards) {
		label->via = VIA_CLOSED;
		return;
	}
	r->all[r->n_all++] = cell;
	if (!marks || !(marks & (rule->closed | rule->last)))
		spread(r, f, spot, label->cost);
}

static void flood(struct reach *r, const struct flood *f)
{
	next_stamp(r);
	r->n_all = r->waiting = 0;
	for (int i = 0; i < f->n_origins; i++)
		offer(r, slant_spot(&r->slant, f->origins[i]), 0, VIA_ORIGIN);
	for (int32_t cost = 0; r->waiting; cost++) {
		const int32_t *bucket = &r->buckets[cost & r->mask];

		while (*bucket != NOTHING) {
			const int32_t spot = *bucket;

			queue_out(r, spot);
			settle(r, f, spot);
		}
	}
}

static void flood_from(struct reach *r, const struct table *t, const struct reach_rule *rule,
	const cell_t *origins, int n, int32_t allowance)
{
	const struct flood f = {
		.table = t,
		.rule = rule,
		.allowance = allowance / t->unit,
		.air = rule && rule->flying ? GROUND_PACE_FULL * t->cell_length / t->unit : 0,
		.origins = origins,
		.n_origins = n,
	};

	assert(r->slant.spots == t->slant.spots && r->slant.cols == t->slant.cols);
	assert(r->kind == t->grid.kind && r->unit == t->unit && r->mask >= t->step_max);
	flood(r, &f);
}

void reach_flood(struct reach *r, const struct table *t,
	const struct reach_rule *rule, cell_t from, int32_t allowance)
{
	r->backwards = false;
	flood_from(r, t, rule, &from, 1, allowance);
}

void reach_flood_to(struct reach *r, const struct table *t,
	const struct reach_rule *rule, cell_t to, int32_t allowance)
{
	reach_flood_to_any(r, t, rule, &to, 1, allowance);
}

void reach_flood_to_any(struct reach *r, const struct table *t,
	const struct reach_rule *rule, const cell_t *goals, int n, int32_t allowance)
{
	r->backwards = true;
	flood_from(r, t, rule, goals, n, allowance);
}

static bool reached(const struct reach *r, int32_t spot)
{
	return r->labels[spot].stamp == r->stamp && r->labels[spot].via != VIA_CLOSED;
}

int32_t reach_cost(const struct reach *r, cell_t cell)
{
	const int32_t spot = slant_spot(&r->slant, cell);

	return reached(r, spot) ? r->labels[spot].cost * r->unit : REACH_FAR;
}

static int32_t next_spot(const struct reach *r, int32_t spot)
{
	const int32_t step = r->steps[r->labels[spot].via];

	return r->backwards ? spot + step : spot - step;
}

cell_t reach_next(const struct reach *r, cell_t cell)
{
	const int32_t spot = slant_spot(&r->slant, cell);

	if (!reached(r, spot) || r->labels[spot].via == VIA_ORIGIN)
		return CELL_NONE;
	return slant_cell(&r->slant, next_spot(r, spot));
}

const cell_t *reach_all(const struct reach *r, int *count)
{
	*count = r->n_all;
	return r->all;
}

int reach_path(const struct reach *r, cell_t cell, cell_t *path, int room)
{
	const int32_t start = slant_spot(&r->slant, cell);
	int n = 1;

	if (!reached(r, start))
		return 0;
	for (int32_t at = start; r->labels[at].via != VIA_ORIGIN; at = next_spot(r, at))
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
