/* Lines of sight: see cliffhanger/sight.h.
 *
 * Vocabulary: the *bearing* of a line is how many steps it has and how many of
 * these turn aside (slant.h).  After i of n steps with m turns the exact line has
 * turned i * m / n times, and the cell it is in is that, rounded.  Exactly one
 * half is the border of two cells: there the two *leans* of a line round up
 * and down.
 *
 *  S1  Turns are counted in 2^32nds, m / n as a multiple of 2^COARSE of them.  With
 *      at most STEPS_MAX steps the error of adding it up is below ERROR, a half
 *      is leant on by LEAN, which is more, and whatever is no half is further
 *      from one than LEAN + ERROR: so every rounding is exact.
 *  S2  Walked from the other end a line has the same cells in reverse, with the
 *      leans changed over: what is asked of both leans is symmetric.
 *  S3  A line of which one lean leaves the table (along the ragged edge of a
 *      hex table) has the other lean on it.
 */
#include "cliffhanger/sight.h"

#include <assert.h>
#include <stddef.h>

#include "table/lines.h"
#include "table/slant.h"

enum { STEPS_MAX = GRID_SIDE_MAX + GRID_SIDE_MAX / 2, COARSE = 9,
	ERROR = STEPS_MAX << COARSE, LEAN = 1 << 18 };

static_assert(LEAN > ERROR, "S1: a half is leant on by more than the error");
static_assert(UINT32_MAX / (2 * STEPS_MAX) > LEAN + ERROR, "S1: what is no half is none");
static_assert(STEPS_MAX <= UINT32_MAX >> (32 - COARSE), "turns are divided as 32 bits");

struct line {
	struct bearing bearing;
	int32_t from, to;	/* spots */
	uint32_t slope;		/* turns for each step, in 2^32nds */
	uint32_t allows;	/* murk it may hold, counted in cells */
	uint8_t high;		/* the level of the higher end */
};

enum lean { LEAN_UP, LEAN_DOWN, LEANS };

static const uint32_t lean_start[LEANS] = {
	(UINT32_C(1) << 31) + LEAN, (UINT32_C(1) << 31) - LEAN
};

/* How one lean of a line fares. */
struct walk {
	enum sight_block block;
	int32_t step;		/* the step that is stopped; 0 outside the table */
	uint32_t murk;
};

/* On squares a line has more length than its cells, shared evenly. */
static inline uint32_t line_allows(const struct table *t, const struct bearing *c)
{
	const uint32_t steps = (uint32_t)c->steps;

	if (t->grid.kind == GRID_HEX || c->turns == 0)
		return SIGHT_WHOLE;
	return SIGHT_WHOLE * 2u * steps / (2 * steps + (uint32_t)c->turns);
}

static_assert(SIGHT_WHOLE <= UINT32_MAX / 2 / GRID_SIDE_MAX, "line_allows() multiplies first");

static inline struct line line_between(const struct table *t, cell_t a, cell_t b)
{
	const struct bearing bearing = slant_bearing(&t->slant, t->grid.kind, a, b);
	const uint32_t turns = (uint32_t)bearing.turns << (32 - COARSE);
	struct line l = {
		.bearing = bearing,
		.from = slant_spot(&t->slant, a),
		.to = slant_spot(&t->slant, b),
		.high = (uint8_t)(t->level[a] > t->level[b] ? t->level[a] : t->level[b]),
		/* a line that turns at every step never does so halfway */
		.slope = bearing.turns < bearing.steps ?
			turns / (uint32_t)bearing.steps << COARSE : UINT32_MAX,
		.allows = line_allows(t, &bearing),
	};

	return l;
}

static inline int32_t line_spot(const struct line *l, enum lean lean, int32_t step)
{
	const uint64_t turned = lean_start[lean] + (uint64_t)step * l->slope;

	return l->from + step * l->bearing.along + (int32_t)(turned >> 32) * l->bearing.aside;
}

/* Whether the two leans differ: where n steps over their common divisor with
 * the turns are even, that is where n has more factors of two. */
static inline bool line_leans(const struct line *l)
{
	const int32_t n = l->bearing.steps, m = l->bearing.turns;

	return m && (n & -n) > (m & -m);
}

static uint32_t murk_at(const struct table *t, const struct line *l, int32_t spot)
{
	return t->top[spot] > l->high ? t->murk[t->thing[spot]] : 0;
}

static uint32_t line_end_murk(const struct table *t, const struct line *l)
{
	const uint32_t from = murk_at(t, l, l->from), to = murk_at(t, l, l->to);

	return from < to ? from : to;
}

static enum sight_block firm_block(const struct table *t, const struct line *l, int32_t spot)
{
	return t->top[spot] - ground_rise(&t->grounds[t->thing[spot]]) > l->high
		? SIGHT_GROUND : SIGHT_OPAQUE;
}

/* A walk that was stopped at a step. */
static __attribute__((noinline)) struct walk walk_stopped(const struct table *t,
	const struct line *l, int32_t spot, int32_t step, uint32_t murk)
{
	struct walk w = { .block = SIGHT_SOFT, .step = step, .murk = murk };

	if (t->firm[spot] > l->high)
		w.block = firm_block(t, l, spot);
	if (t->top[spot] == TOP_OUTSIDE)
		w.step = 0;
	return w;
}

/* The whole of one lean.  One byte a cell, unless something stands there. */
static struct walk walk(const struct table *t, const struct line *l, enum lean lean)
{
	const int32_t steps = l->bearing.steps;
	const uint32_t slope = l->slope;
	const ptrdiff_t along = l->bearing.along, turning = along + l->bearing.aside;
	const uint8_t high = l->high;
	const uint8_t *top = t->top + l->from;
	uint32_t turned = lean_start[lean], murk = 0;

	for (int32_t step = 1; step < steps; step++) {
		int32_t spot;

		turned += slope;
		top += turned < slope ? turning : along;
		if (__builtin_expect(*top <= high, true))
			continue;
		spot = (int32_t)(top - t->top);
		if (t->firm[spot] <= high)
			murk += t->murk[t->thing[spot]];
		if (t->firm[spot] > high || murk > l->allows)
			return walk_stopped(t, l, spot, step, murk);
	}
	murk += line_end_murk(t, l);
	return (struct walk){
		.block = steps > 1 && murk > l->allows ? SIGHT_SOFT : SIGHT_CLEAR,
		.step = steps,
		.murk = murk,
	};
}

static bool either_clear(const struct table *t, cell_t a, cell_t b)
{
	const struct line l = line_between(t, a, b);

	return walk(t, &l, LEAN_UP).block == SIGHT_CLEAR ||
		(line_leans(&l) && walk(t, &l, LEAN_DOWN).block == SIGHT_CLEAR);
}

bool sight_clear(const struct table *t, cell_t a, cell_t b)
{
	uint32_t *const kept = lines_place(t->lines, a, b);

	if (!(*kept & LINE_KNOWN))
		*kept |= LINE_KNOWN | (either_clear(t, a, b) ? LINE_CLEAR : 0);
	return (*kept & LINE_CLEAR) != 0;
}

static bool walk_better(const struct walk *w, const struct walk *than)
{
	if ((w->block == SIGHT_CLEAR) != (than->block == SIGHT_CLEAR))
		return w->block == SIGHT_CLEAR;
	if (w->step != than->step)
		return w->step > than->step;
	return w->murk < than->murk;
}

/* The better lean, with how it fares. */
static enum lean line_best(const struct table *t, const struct line *l, struct walk *best)
{
	struct walk other;

	*best = walk(t, l, LEAN_UP);
	if (!line_leans(l))
		return LEAN_UP;
	other = walk(t, l, LEAN_DOWN);
	if (!walk_better(&other, best))
		return LEAN_UP;
	*best = other;
	return LEAN_DOWN;
}

struct sight sight_trace(const struct table *t, cell_t a, cell_t b)
{
	const struct line l = line_between(t, a, b);
	const uint32_t steps = (uint32_t)l.bearing.steps;
	struct walk w;
	const enum lean lean = line_best(t, &l, &w);
	struct sight sight = { .block = w.block, .at = CELL_NONE, .murk = w.murk };

	if (w.block != SIGHT_CLEAR)
		sight.at = slant_cell(&t->slant, line_spot(&l, lean, w.step));
	if (t->grid.kind == GRID_SQUARE && steps)
		sight.murk = (uint32_t)((uint64_t)w.murk *
			(2 * steps + (uint32_t)l.bearing.turns) / (2 * steps));
	return sight;
}

int sight_cells(const struct table *t, cell_t a, cell_t b, cell_t *cells, int room)
{
	const struct line l = line_between(t, a, b);
	struct walk w;
	const enum lean lean = line_best(t, &l, &w);
	const int n = l.bearing.steps + 1 < room ? l.bearing.steps + 1 : room;

	for (int32_t i = 0; i < n; i++)
		cells[i] = slant_cell(&t->slant, line_spot(&l, lean, i));
	return n;
}

static_assert(SIGHT_CANDIDATES == (int)LEANS, "a candidate is a lean");
static_assert((int)SIGHT_CELLS_MAX > (int)STEPS_MAX, "a line has its steps and one cell more");

/* ---- from cell to cell ---- */

/* How a step of a line leads on: on hexes not the same from odd rows. */
struct stride { int32_t cells[2]; uint32_t rows; };

static inline struct stride stride_of(const struct slant *s, int32_t spots)
{
	const int32_t down = (spots + s->stride / 2) >> s->shift;
	const int32_t even = spots + down * (s->cols - s->stride);

	return (struct stride){ { even + ((2 + down) >> s->lean) - (2 >> s->lean),
		even + ((3 + down) >> s->lean) - (3 >> s->lean) }, (uint32_t)down & 1 };
}

/* A lean on its way. */
struct way { struct stride strides[2]; uint32_t turned, odd; cell_t cell; };

static inline struct way way_of(const struct table *t, const struct line *l, enum lean lean,
	cell_t from)
{
	return (struct way){ { stride_of(&t->slant, l->bearing.along),
			stride_of(&t->slant, l->bearing.along + l->bearing.aside) },
		lean_start[lean], (uint32_t)slant_row(&t->slant, from) & 1, from };
}

/* On to the next cell; whether that was a turn. */
static inline bool go_on(struct way *c, uint32_t slope)
{
	bool turns;

	c->turned += slope;
	turns = c->turned < slope;
	c->cell += c->strides[turns].cells[c->odd];
	c->odd ^= c->strides[turns].rows;
	return turns;
}

/* Whether a clear line is still clear with one spot more on it. */
static inline bool stays_clear(const struct table *t, const struct line *l, int32_t spot,
	uint32_t *murk)
{
	if (t->top[spot] <= l->high)
		return true;
	if (t->firm[spot] > l->high)
		return false;
	*murk += t->murk[t->thing[spot]];
	return *murk <= l->allows;
}

/* walk() of a lean with its cells between the ends: how many; -1 if it is not clear. */
static int walk_cells(const struct table *t, const struct line *l, struct way c, cell_t *cells)
{
	uint32_t murk = 0;
	int32_t spot = l->from;
	int n = 0;

	for (int32_t step = 1; step < l->bearing.steps; step++) {
		spot += go_on(&c, l->slope) ? l->bearing.along + l->bearing.aside
			: l->bearing.along;
		if (!stays_clear(t, l, spot, &murk))
			return -1;
		cells[n++] = c.cell;
	}
	return l->bearing.steps > 1 && murk + line_end_murk(t, l) > l->allows ? -1 : n;
}

int sight_candidate(const struct table *t, cell_t a, cell_t b, int candidate,
	cell_t cells[SIGHT_CELLS_MAX])
{
	const struct line l = line_between(t, a, b);
	int n;

	if ((enum lean)candidate != LEAN_UP && !line_leans(&l))
		return 0;
	n = walk_cells(t, &l, way_of(t, &l, (enum lean)candidate, a), cells + 1);
	if (n < 0)
		return 0;
	cells[0] = a;
	cells[l.bearing.steps] = b;
	return l.bearing.steps + 1;
}

/* Of a lean that is known to be clear, with nothing low on it. */
static bool open_passes(const struct line *l, struct way c, const struct sight_stops *by)
{
	for (int32_t step = 1; step < l->bearing.steps; step++) {
		go_on(&c, l->slope);
		if (by->who[c.cell] >= 0 && by->stops(by->of, c.cell))
			return false;
	}
	return true;
}

/* walk() of a lean that whatever is on it stops, too; whether anything low is. */
static bool walk_passes(const struct table *t, const struct line *l, struct way c,
	const struct sight_stops *by, bool *low)
{
	uint32_t murk = 0;
	int32_t spot = l->from;

	for (int32_t step = 1; step < l->bearing.steps; step++) {
		bool covers;

		spot += go_on(&c, l->slope) ? l->bearing.along + l->bearing.aside
			: l->bearing.along;
		if (!stays_clear(t, l, spot, &murk))
			return false;
		covers = t->grounds[t->kind[c.cell]].cover_behind != COVER_NONE;
		*low = *low || covers;
		if ((covers || by->who[c.cell] >= 0) && by->stops(by->of, c.cell))
			return false;
	}
	return l->bearing.steps <= 1 || murk + line_end_murk(t, l) <= l->allows;
}

static bool lean_passes(const struct table *t, const struct line *l, struct way c,
	const struct sight_stops *by, uint32_t open, uint32_t *kept)
{
	bool low = false;

	if (*kept & open)
		return open_passes(l, c, by);
	if (!walk_passes(t, l, c, by, &low))
		return false;
	*kept |= LINE_KNOWN | LINE_CLEAR | (low ? 0 : open);
	return true;
}

bool sight_passes(const struct table *t, cell_t a, cell_t b, const struct sight_stops *by)
{
	uint32_t *const kept = lines_place(t->lines, a, b);
	const uint32_t up = a < b ? LINE_OPEN_UP : LINE_OPEN_DOWN;
	struct line l;
	struct way c;

	if ((*kept & (LINE_KNOWN | LINE_CLEAR)) == LINE_KNOWN)
		return false;
	l = line_between(t, a, b);
	c = way_of(t, &l, LEAN_UP, a);
	if (lean_passes(t, &l, c, by, up, kept))
		return true;
	c.turned = lean_start[LEAN_DOWN];
	return line_leans(&l) && lean_passes(t, &l, c, by,
		up ^ (LINE_OPEN_UP | LINE_OPEN_DOWN), kept);
}

int sight_last(const struct table *t, cell_t a, cell_t b, cell_t last[2])
{
	const struct line l = line_between(t, a, b);
	const int leans = line_leans(&l) ? LEANS : 1;
	struct walk w;
	int n = 0;

	if (l.bearing.steps <= 1)
		return 0;
	for (enum lean lean = LEAN_UP; (int)lean < leans; lean++)
		if (walk(t, &l, lean).block == SIGHT_CLEAR)
			last[n++] = slant_cell(&t->slant,
				line_spot(&l, lean, l.bearing.steps - 1));
	if (n == 0)
		last[n++] = slant_cell(&t->slant,
			line_spot(&l, line_best(t, &l, &w), l.bearing.steps - 1));
	return n;
}
