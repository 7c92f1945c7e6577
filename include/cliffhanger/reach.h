/* Reach and paths: floods of movement cost over the table.
 *
 * A reach is scratch that is filled again and again; it is made once for a
 * table's size and costs nothing to reset (stamped cells).  Costs are in
 * twelfths of the measure, as table_step_cost() gives them: a 10" patrol in
 * tenths of an inch is an allowance of 10 * 10 * 12.
 */
#ifndef CLIFFHANGER_REACH_H
#define CLIFFHANGER_REACH_H

#include "cliffhanger/table.h"

enum { REACH_TWELFTHS = 12, REACH_FAR = INT32_MAX };

struct reach;

/* What may not be walked on, and what is looked for: bit masks over a byte per
 * cell kept by the caller; marks NULL = nothing is marked.  The cell a flood starts from is
 * never asked for its marks. */
struct reach_rule {
	const uint8_t *marks;	/* [cells] bits, or NULL */
	uint8_t closed;		/* a cell with any of these bits is not entered */
	uint8_t last;		/* a cell with any of these bits is entered, not left */
	enum gait gait;		/* on foot, if nothing else is said */
	bool flying;		/* every step costs open ground, nothing is impassable */
	/* Who looks for certain cells only marks them: once so many with any of the
	 * bits are reached the flood ends, and what costs more is not reached. */
	uint8_t sought;		/* 0: it goes as far as it can */
	int n_sought;		/* at least 1 */
	/* Who asks for nothing but these, and the ways there, has the flood go nowhere from where
	 * they are too far off to be paid; what it says of other cells is not to be used.  NULL:
	 * all that can be reached is. */
	const cell_t *towards;
	int n_towards;		/* at least 1 */
};

/* For tables of the size and the grounds of `t`; NULL without memory. */
struct reach *reach_new(const struct table *t);
void reach_free(struct reach *r);		/* takes NULL */

/* Flood from `from` over all that `allowance` twelfths can pay. */
void reach_flood(struct reach *r, const struct table *t,
	const struct reach_rule *rule, cell_t from, int32_t allowance);
/* The same backwards: what each cell would pay to get *to* `to`.  Closed and
 * last cells have what a figure that starts there would pay; nobody's way leads
 * through them. */
void reach_flood_to(struct reach *r, const struct table *t,
	const struct reach_rule *rule, cell_t to, int32_t allowance);
/* The same to the nearest of several goals. */
void reach_flood_to_any(struct reach *r, const struct table *t,
	const struct reach_rule *rule, const cell_t *goals, int n, int32_t allowance);

int32_t reach_cost(const struct reach *r, cell_t cell);	/* or REACH_FAR */
/* After reach_flood(): the step before `cell` on its cheapest path; after
 * reach_flood_to(): the next step towards the goal.  CELL_NONE at the
 * origin and for cells out of reach.  Equal costs: the lowest direction of
 * that step as it is walked. */
cell_t reach_next(const struct reach *r, cell_t cell);
/* The cells reached, the origin first, in order of cost; valid until the next
 * flood. */
const cell_t *reach_all(const struct reach *r, int *count);
/* What each of these costs, in units of the table: what reach_cost() tells of it, less looking. */
const int32_t *reach_all_costs(const struct reach *r);

/* The path as it is walked, both ends included: after reach_flood() origin …
 * cell, after reach_flood_to() cell … goal.  Returns how many cells it has, 0
 * if `cell` is out of reach; writes nothing if that is more than `room`. */
int reach_path(const struct reach *r, cell_t cell, cell_t *path, int room);

#endif
