/* Courses: see cliffhanger/course.h.
 *
 * A state is a pose and how far the body has gone since its last turn, which is
 * counted up to what a turn asks for.  The flood is Dijkstra's with a circular
 * bucket queue, as of reach.c.
 *
 *  CO1 A state's worth is its cost, and below it the turns on the way: of two ways
 *      that cost the same the straighter is kept.  A turn costs nothing, so a
 *      state may be noted again while its own bucket is emptied.
 *  CO2 worth[] is COURSE_FAR but for the states that the last flood noted; the
 *      next one clears those.
 *  CO3 Memory for the states is had by the first flood that needs it; without it
 *      nothing is reached, not even the start.
 */
#include "cliffhanger/course.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "table/axes.h"

enum {
	NOTHING = -1, BUCKETS = 2 * COURSE_STEP_MAX, TURNS_BITS = 8,
	TURNS_COUNTED = (1 << TURNS_BITS) - 1, COST_MAX = INT32_MAX >> (TURNS_BITS + 1),
	FIRST_NOTES = 1024
};

enum room { ROOM_UNKNOWN, ROOM_YES, ROOM_NO };

struct note { int32_t state, next; };	/* next in its bucket: a note, or NOTHING */

struct course {
	struct grid grid;
	int32_t states;		/* there is memory for so many */
	int32_t *worth;		/* [states] CO1, CO2 */
	int32_t *before;	/* [states] the one it came from, NOTHING = the start */
	uint8_t *room;		/* [cells * headings] enum room */
	int32_t *best;		/* [cells] the state it was first reached in, or NOTHING */
	cell_t *all;		/* [cells] in order of cost */
	int32_t n_all;
	int32_t *buckets;	/* [BUCKETS] the topmost note, or NOTHING */
	struct note *notes;
	int32_t n_notes, room_for_notes;

	/* of the flood */
	const struct table *table;
	const struct course_rule *rule;
	struct footprint footprint[COURSE_HEADINGS_MAX];
	int32_t allowance;
	int headings, runs;	/* runs: as many counts of cells since a turn */
};

struct course *course_new(const struct table *t)
{
	const size_t cells = (size_t)grid_cells(&t->grid);
	struct course *c = calloc(1, sizeof *c);

	if (!c)
		return NULL;
	c->grid = t->grid;
	c->headings = grid_directions(&t->grid);
	c->room = malloc(cells * (size_t)c->headings);
	c->best = malloc(cells * sizeof *c->best);
	c->all = malloc(cells * sizeof *c->all);
	c->buckets = malloc(BUCKETS * sizeof *c->buckets);
	if (!c->room || !c->best || !c->all || !c->buckets) {
		course_free(c);
		return NULL;
	}
	for (size_t i = 0; i < cells; i++)
		c->best[i] = NOTHING;
	for (int i = 0; i < BUCKETS; i++)
		c->buckets[i] = NOTHING;
	return c;
}

void course_free(struct course *c)
{
	if (!c)
		return;
	free(c->worth);
	free(c->before);
	free(c->room);
	free(c->best);
	free(c->all);
	free(c->buckets);
	free(c->notes);
	free(c);
}

/* ---- room ---- */

static bool part_fits(const struct table *t, const struct course_rule *rule, cell_t part,
	int level)
{
	const int rise = t->level[part] - level;

	return rule->enter[t->kind[part]] > 0
		&& (!rule->marks || !(rule->marks[part] & rule->closed))
		&& (rule->flying || (rise <= 1 && rise >= -1));
}

/* The cells of all parts at once: this is asked of every pose. */
static bool all_fits(const struct table *t, const struct course_rule *rule,
	const struct footprint *f, cell_t anchor)
{
	const struct grid *const g = &t->grid;
	const int anchor_row = grid_row(g, anchor);
	const int anchor_col = slanted_col(g, anchor - anchor_row * g->cols, anchor_row);
	const int lean = g->kind == GRID_HEX ? 1 : 31;

	for (int i = 0; i < f->n; i++) {
		const int row = anchor_row + f->part[i].down;
		const int col = anchor_col + f->part[i].across + (row >> lean);

		if (row < 0 || row >= g->rows || col < 0 || col >= g->cols
				|| !part_fits(t, rule, row * g->cols + col, t->level[anchor]))
			return false;
	}
	return true;
}

bool course_room(const struct table *t, const struct course_rule *rule, struct pose at)
{
	struct footprint f;

	footprint_of(t->grid.kind, rule->body, at.heading, &f);
	return all_fits(t, rule, &f, at.cell);
}

static bool has_room(struct course *c, cell_t cell, int heading)
{
	uint8_t *const room = &c->room[cell * c->headings + heading];

	if (*room == ROOM_UNKNOWN)
		*room = all_fits(c->table, c->rule, &c->footprint[heading], cell) ? ROOM_YES
			: ROOM_NO;
	return *room == ROOM_YES;
}

/* ---- memory ---- */

/* CO3. */
static bool states_ready(struct course *c, int32_t states)
{
	if (states <= c->states)
		return true;
	free(c->worth);
	free(c->before);
	c->worth = malloc((size_t)states * sizeof *c->worth);
	c->before = malloc((size_t)states * sizeof *c->before);
	c->states = c->worth && c->before ? states : 0;
	for (int32_t i = 0; i < c->states; i++)
		c->worth[i] = COURSE_FAR;
	return c->states > 0;
}

static bool note_ready(struct course *c)
{
	const int32_t more = c->room_for_notes ? 2 * c->room_for_notes : FIRST_NOTES;
	struct note *notes;

	if (c->n_notes < c->room_for_notes)
		return true;
	notes = realloc(c->notes, (size_t)more * sizeof *notes);
	if (!notes)
		return false;
	c->notes = notes;
	c->room_for_notes = more;
	return true;
}

/* CO2; of the last flood's states and cells. */
static void forget(struct course *c)
{
	for (int32_t i = 0; i < c->n_notes && c->states > 0; i++)
		c->worth[c->notes[i].state] = COURSE_FAR;
	for (int32_t i = 0; i < c->n_all; i++)
		c->best[c->all[i]] = NOTHING;
	for (int i = 0; i < BUCKETS; i++)
		c->buckets[i] = NOTHING;
	c->n_notes = c->n_all = 0;
}

/* ---- the flood ---- */

static int32_t state_of(const struct course *c, cell_t cell, int heading, int run)
{
	return (cell * c->headings + heading) * c->runs + run;
}

static struct pose pose_of(const struct course *c, int32_t state)
{
	const int32_t pose = state / c->runs;

	return (struct pose){ pose / c->headings, (uint8_t)(pose % c->headings) };
}

static void offer(struct course *c, int32_t state, int32_t worth, int32_t before)
{
	int32_t *bucket = &c->buckets[(worth >> TURNS_BITS) % BUCKETS];

	if (worth >= c->worth[state] || !note_ready(c))
		return;
	c->worth[state] = worth;
	c->before[state] = before;
	c->notes[c->n_notes] = (struct note){ state, *bucket };
	*bucket = c->n_notes++;
}

/* The cost of going from a cell to the next in a direction; 0 = no way. */
static int32_t cost_of_step(const struct course *c, cell_t from, cell_t to, int direction)
{
	const struct table *t = c->table;
	const int rise = t->level[to] - t->level[from];
	int32_t cost = c->rule->enter[t->kind[to]];

	if (!c->rule->flying && (rise > 1 || rise < -1))
		return 0;
	if (!c->rule->flying && rise > 0)
		cost *= 2;
	return t->grid.kind == GRID_SQUARE && direction % 2 ? (3 * cost + 1) / 2 : cost;
}

static void go(struct course *c, int32_t state, int direction, int times)
{
	const struct pose at = pose_of(c, state);
	const int run = state % c->runs;
	const cell_t to = grid_step(&c->grid, at.cell, direction);
	const int32_t spent = c->worth[state] >> TURNS_BITS;
	int32_t cost;

	if (to == CELL_NONE)
		return;
	cost = cost_of_step(c, at.cell, to, direction) * times;
	if (cost <= 0 || cost > c->allowance - spent || !has_room(c, to, at.heading))
		return;
	assert(cost < BUCKETS);
	offer(c, state_of(c, to, at.heading, run + 1 < c->runs ? run + 1 : run),
		c->worth[state] + (cost << TURNS_BITS), state);
}

static void turn(struct course *c, int32_t state, int by)
{
	const struct pose at = pose_of(c, state);
	const int heading = (at.heading + by + c->headings) % c->headings;
	const int32_t worth = c->worth[state];

	if (state % c->runs == c->runs - 1 && has_room(c, at.cell, heading))
		offer(c, state_of(c, at.cell, heading, 0),
			(worth & TURNS_COUNTED) < TURNS_COUNTED ? worth + 1 : worth, state);
}

static void settle(struct course *c, int32_t state)
{
	const struct pose at = pose_of(c, state);

	if (c->best[at.cell] == NOTHING) {
		c->best[at.cell] = state;
		c->all[c->n_all++] = at.cell;
	} else if (c->worth[state] < c->worth[c->best[at.cell]]) {
		c->best[at.cell] = state;
	}
	go(c, state, at.heading, 1);
	if (c->rule->astern)
		go(c, state, (at.heading + c->headings / 2) % c->headings, c->rule->astern);
	turn(c, state, 1);
	turn(c, state, -1);
}

/* Goes through the buckets till all is found, or the goal is. */
static void run(struct course *c, cell_t goal)
{
	int32_t taken = 0;

	for (int32_t cost = 0; taken < c->n_notes && cost <= c->allowance; cost++) {
		int32_t *const bucket = &c->buckets[cost % BUCKETS];

		for (; *bucket != NOTHING; taken++) {
			const struct note n = c->notes[*bucket];

			*bucket = n.next;
			if (c->worth[n.state] >> TURNS_BITS == cost)
				settle(c, n.state);
		}
		if (goal != CELL_NONE && c->best[goal] != NOTHING)
			return;
	}
}

void course_flood_to(struct course *c, const struct table *t, const struct course_rule *rule,
	struct pose from, int32_t allowance, cell_t goal)
{
	const int32_t cells = grid_cells(&t->grid);

	assert(c->grid.kind == t->grid.kind && c->grid.cols == t->grid.cols
		&& c->grid.rows == t->grid.rows);
	assert(rule->turn <= COURSE_TURN_MAX && footprint_body_sound(rule->body));
	forget(c);
	c->table = t;
	c->rule = rule;
	c->runs = rule->turn + 1;
	c->allowance = allowance < COST_MAX ? allowance : COST_MAX;
	if (!states_ready(c, cells * c->headings * c->runs))
		return;
	memset(c->room, ROOM_UNKNOWN, (size_t)(cells * c->headings));
	for (int i = 0; i < c->headings; i++)
		footprint_of(t->grid.kind, rule->body, i, &c->footprint[i]);
	offer(c, state_of(c, from.cell, from.heading, c->runs - 1), 0, NOTHING);
	run(c, goal);
	c->table = NULL;
	c->rule = NULL;
}

void course_flood(struct course *c, const struct table *t, const struct course_rule *rule,
	struct pose from, int32_t allowance)
{
	course_flood_to(c, t, rule, from, allowance, CELL_NONE);
}

/* ---- what came of it ---- */

int32_t course_cost(const struct course *c, cell_t cell)
{
	const int32_t state = c->best[cell];

	return state == NOTHING ? COURSE_FAR : c->worth[state] >> TURNS_BITS;
}

int course_heading(const struct course *c, cell_t cell)
{
	const int32_t state = c->best[cell];

	return state == NOTHING ? -1 : pose_of(c, state).heading;
}

const cell_t *course_all(const struct course *c, int *count)
{
	*count = c->n_all;
	return c->all;
}

cell_t course_nearest(const struct course *c, cell_t goal)
{
	cell_t best = CELL_NONE;
	int least = 0;

	for (int32_t i = 0; i < c->n_all; i++) {
		const int away = grid_half_steps(&c->grid, c->all[i], goal);

		if (best == CELL_NONE || away < least) {
			best = c->all[i];
			least = away;
		}
	}
	return best;
}

int course_path(const struct course *c, cell_t cell, struct course_step *path, int room)
{
	int n = 0, i;

	for (int32_t s = c->best[cell]; s != NOTHING; s = c->before[s])
		n++;
	if (n > room)
		return n;
	i = n;
	for (int32_t s = c->best[cell]; s != NOTHING; s = c->before[s])
		path[--i] = (struct course_step){ pose_of(c, s), c->worth[s] >> TURNS_BITS };
	return n;
}
