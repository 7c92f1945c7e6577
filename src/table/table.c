/* The table: see cliffhanger/table.h. */
#include "cliffhanger/table.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/sight.h"
#include "table/lines.h"
#include "table/slant.h"

#define HASH_PRIME UINT64_C(0x100000001b3)	/* FNV's */

static struct slant slant_of(const struct grid *g)
{
	const uint8_t lean = g->kind == GRID_HEX ? 1 : 31;
	struct slant s = {
		.cols = g->cols,
		.inverse = (uint32_t)((((uint64_t)1 << 32) + (uint64_t)g->cols - 1) /
			(uint64_t)g->cols),
		.lean = lean,
		.margin = ((g->rows - 1) >> lean) + 1,
	};

	while (1 << s.shift < s.margin + g->cols + 1)
		s.shift++;
	s.stride = 1 << s.shift;
	s.spots = (g->rows + 2) << s.shift;
	return s;
}

/* The steps of the directions as differences of cells, from even and from odd rows. */
static void derive_steps(struct table *t)
{
	const struct grid *const g = &t->grid;

	for (int odd = 0; odd < 2; odd++)
		for (int d = 0; d < grid_directions(g); d++)
			t->step[odd][d] = grid_step(g, grid_at(g, 1, 2 - odd), d)
				- grid_at(g, 1, 2 - odd);
}

static struct axes *axes_new(size_t cells)
{
	struct axes *const block = calloc(cells + 1, sizeof *block);

	return block ? block + 1 : NULL;
}

static void derive_axes(struct table *t)
{
	for (cell_t cell = CELL_NONE; cell < grid_cells(&t->grid); cell++) {
		const int32_t row = slant_row(&t->slant, cell);

		t->axes[cell] = (struct axes){ (int16_t)(cell - row * t->grid.cols
			- (row >> t->slant.lean)), (int16_t)row };
	}
}

static int32_t common_divisor(int32_t a, int32_t b)
{
	while (b) {
		const int32_t rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}

static uint32_t ground_murk(const struct ground *ground, int32_t cell_length)
{
	if (ground->visibility <= 0)
		return 0;
	if (ground->visibility < cell_length)
		return SIGHT_WHOLE + 1;
	return (uint32_t)((int64_t)SIGHT_WHOLE * cell_length / ground->visibility);
}

/* What a ground's pace by one gait adds to unit and dearest step (T2). */
static void derive_entry(struct table *t, enum gait gait, int ground)
{
	const bool square = t->grid.kind == GRID_SQUARE;
	const int32_t entry = ground_pace(&t->grounds[ground], gait) * t->cell_length;

	t->entry[gait][ground] = entry;
	t->unit = common_divisor(t->unit, entry);
	if (square)
		t->unit = common_divisor(t->unit, (3 * entry + 1) / 2);
	if (entry > t->step_max)
		t->step_max = entry;
	if (entry > 0 && entry < t->step_least[gait])
		t->step_least[gait] = entry;
}

/* What follows from the grounds alone (T2). */
static void derive_grounds(struct table *t)
{
	const bool square = t->grid.kind == GRID_SQUARE;
	const int32_t open = GROUND_PACE_FULL * t->cell_length;

	t->unit = square ? common_divisor(open, (3 * open + 1) / 2) : open;
	t->step_max = open;
	for (enum gait gait = GAIT_FOOT; gait < GAITS; gait++)
		t->step_least[gait] = open;
	for (int i = 0; i < t->n_grounds; i++) {
		for (enum gait gait = GAIT_FOOT; gait < GAITS; gait++)
			derive_entry(t, gait, i);
		t->murk[i] = ground_murk(&t->grounds[i], t->cell_length);
	}
	t->step_max = t->step_max * (square ? 3 : 2) / t->unit;
	for (enum gait gait = GAIT_FOOT; gait < GAITS; gait++)
		t->step_least[gait] /= t->unit;
}

/* What follows from one cell (T2). */
static void derive_cell(struct table *t, cell_t cell)
{
	const int32_t spot = slant_spot(&t->slant, cell);
	const uint8_t kind = t->kind[cell];
	const int level = t->level[cell];

	lines_forget(t->lines);
	t->kinds |= UINT64_C(1) << kind;
	t->thing[spot] = kind;
	t->top[spot] = (uint8_t)(level + ground_rise(&t->grounds[kind]));
	t->firm[spot] = t->grounds[kind].opaque ? t->top[spot] : (uint8_t)level;
	for (enum gait gait = GAIT_FOOT; gait < GAITS; gait++)
		t->footing[gait][spot] = (uint32_t)(t->entry[gait][kind] / t->unit)
			<< FOOTING_SHIFT | FOOTING_TABLE | (uint32_t)level;
}

/* The best cover that any neighbour gives those behind it. */
static void derive_shelter(struct table *t, cell_t cell)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = table_around(t, cell, around);

	t->shelter[cell] = COVER_NONE;
	for (int i = 0; i < n; i++)
		if (table_ground(t, around[i])->cover_behind > t->shelter[cell])
			t->shelter[cell] = table_ground(t, around[i])->cover_behind;
}

static void derive_haven(struct table *t, cell_t cell)
{
	cell_t cells[GRID_AROUND_MAX + 1];
	const int n = table_around(t, cell, cells);
	int open = 0, covered = 0;

	cells[n] = cell;
	for (int i = 0; i <= n; i++) {
		const struct ground *const g = table_ground(t, cells[i]);

		if (g->pace == 0)
			continue;
		open++;
		covered += g->cover != COVER_NONE || g->conceals;
	}
	t->haven[cell] = (uint8_t)(open == 0 ? 0 : 100 * covered / open);
}

static uint64_t stir(uint64_t hash, uint64_t value)
{
	return (hash ^ value) * HASH_PRIME;
}

/* What steps over the table depend on. */
static uint64_t hash_of_drawing(const struct table *t)
{
	const cell_t cells = grid_cells(&t->grid);
	uint64_t hash = stir(stir(0, (uint64_t)t->unit), (uint64_t)t->cell_length);

	for (enum gait gait = GAIT_FOOT; gait < GAITS; gait++)
		for (int i = 0; i < t->n_grounds; i++)
			hash = stir(hash, (uint64_t)t->entry[gait][i]);
	for (cell_t cell = 0; cell < cells; cell++)
		hash = stir(hash, (uint64_t)(t->kind[cell] << 4 | t->level[cell]));
	return hash;
}

/* Whether nothing round a cell is higher or lower. */
static bool is_even(const struct table *t, cell_t cell)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = table_around(t, cell, around);

	for (int i = 0; i < n; i++)
		if (t->level[around[i]] != t->level[cell])
			return false;
	return true;
}

/* What steps from a cell cost, in each direction. */
static void derive_costs(struct table *t, cell_t cell)
{
	const int32_t spot = slant_spot(&t->slant, cell);
	const uint32_t even = is_even(t, cell) ? FOOTING_EVEN : 0;
	int32_t steps[8];

	slant_steps(&t->slant, t->grid.kind, steps);
	for (enum gait gait = GAIT_FOOT; gait < GAITS; gait++) {
		t->footing[gait][spot] |= even;
		for (int i = 0; i < grid_directions(&t->grid); i++)
			t->costs[gait][COSTS_EACH * spot + i] = (uint8_t)footing_cost(
				t->footing[gait][spot], t->footing[gait][spot + steps[i]],
				t->grid.kind == GRID_SQUARE && i & 1);
	}
}

static bool differs_from_walking(enum gait gait, const struct ground *grounds, int n)
{
	for (int i = 0; i < n; i++)
		if (ground_pace(&grounds[i], gait) != grounds[i].pace)
			return true;
	return false;
}

/* Footings of a gait that differs from walking take an array of their own, and costs too. */
static bool allocate_footings(struct table *t, const struct ground *grounds, int n)
{
	const size_t spots = (size_t)t->slant.spots;
	bool enough = true;

	for (enum gait gait = GAIT_FOOT; gait < GAITS; gait++) {
		const bool own = gait == GAIT_FOOT || differs_from_walking(gait, grounds, n);

		t->footing[gait] = own ? calloc(spots, sizeof *t->footing[0])
			: t->footing[GAIT_FOOT];
		t->costs[gait] = own ? calloc(spots, COSTS_EACH) : t->costs[GAIT_FOOT];
		enough = enough && t->footing[gait] && t->costs[gait];
	}
	return enough;
}

static bool own_footing(const struct table *t, enum gait gait)
{
	return gait == GAIT_FOOT || t->footing[gait] != t->footing[GAIT_FOOT];
}

static struct table *allocate(struct grid grid, const struct ground *grounds, int n_grounds)
{
	const size_t cells = (size_t)grid_cells(&grid);
	struct table *t = calloc(1, sizeof *t);

	if (!t)
		return NULL;
	t->references = 1;
	t->grid = grid;
	t->slant = slant_of(&grid);
	derive_steps(t);
	t->kind = calloc(cells, sizeof *t->kind);
	t->level = calloc(cells, sizeof *t->level);
	t->top = calloc((size_t)t->slant.spots, sizeof *t->top);
	t->firm = calloc((size_t)t->slant.spots, sizeof *t->firm);
	t->thing = calloc((size_t)t->slant.spots, sizeof *t->thing);
	t->shelter = calloc(cells, sizeof *t->shelter);
	t->haven = calloc(cells, sizeof *t->haven);
	t->axes = axes_new(cells);
	t->lines = lines_new((int32_t)cells);
	if (allocate_footings(t, grounds, n_grounds)
			&& t->kind && t->level && t->top && t->firm && t->thing && t->shelter
			&& t->haven && t->axes && t->lines) {
		derive_axes(t);
		return t;
	}
	table_free(t);
	return NULL;
}

struct table *table_new(struct grid grid, int32_t cell_length,
	const struct ground *grounds, int n_grounds)
{
	assert(grid.cols >= GRID_SIDE_MIN && grid.cols <= GRID_SIDE_MAX);
	assert(grid.rows >= GRID_SIDE_MIN && grid.rows <= GRID_SIDE_MAX);
	assert(cell_length > 0 && cell_length <= CELL_LENGTH_MAX);
	assert(n_grounds > 0 && n_grounds <= GROUNDS_MAX);

	struct table *t = allocate(grid, grounds, n_grounds);

	if (!t)
		return NULL;
	for (int i = 0; i < n_grounds; i++)
		assert(grounds[i].height <= LEVEL_MAX && grounds[i].visibility >= 0);
	t->cell_length = cell_length;
	t->n_grounds = n_grounds;
	memcpy(t->grounds, grounds, (size_t)n_grounds * sizeof *grounds);
	memset(t->top, TOP_OUTSIDE, (size_t)t->slant.spots);
	memset(t->firm, TOP_OUTSIDE, (size_t)t->slant.spots);
	derive_grounds(t);
	table_finish(t);
	return t;
}

static void copy_footing(struct table *to, const struct table *t, enum gait gait)
{
	const size_t spots = (size_t)t->slant.spots;

	memcpy(to->footing[gait], t->footing[gait], spots * sizeof *t->footing[gait]);
	memcpy(to->costs[gait], t->costs[gait], spots * COSTS_EACH);
}

struct table *table_copy(const struct table *t)
{
	const size_t cells = (size_t)grid_cells(&t->grid);
	const size_t spots = (size_t)t->slant.spots;
	struct table *copy = allocate(t->grid, t->grounds, t->n_grounds);

	if (!copy)
		return NULL;
	copy->cell_length = t->cell_length;
	copy->n_grounds = t->n_grounds;
	memcpy(copy->grounds, t->grounds, sizeof t->grounds);
	memcpy(copy->entry, t->entry, sizeof t->entry);
	memcpy(copy->murk, t->murk, sizeof t->murk);
	copy->unit = t->unit;
	copy->drawn = t->drawn;
	copy->changes = t->changes;
	copy->kinds = t->kinds;
	copy->step_max = t->step_max;
	memcpy(copy->step_least, t->step_least, sizeof copy->step_least);
	memcpy(copy->kind, t->kind, cells * sizeof *t->kind);
	memcpy(copy->level, t->level, cells * sizeof *t->level);
	memcpy(copy->top, t->top, spots * sizeof *t->top);
	memcpy(copy->firm, t->firm, spots * sizeof *t->firm);
	memcpy(copy->thing, t->thing, spots * sizeof *t->thing);
	memcpy(copy->shelter, t->shelter, cells * sizeof *t->shelter);
	memcpy(copy->haven, t->haven, cells * sizeof *t->haven);
	for (enum gait gait = GAIT_FOOT; gait < GAITS; gait++)
		if (own_footing(t, gait))
			copy_footing(copy, t, gait);
	return copy;
}

struct table *table_hold(struct table *t)
{
	t->references++;
	return t;
}

void table_free(struct table *t)
{
	if (!t || --t->references > 0)
		return;
	free(t->kind);
	free(t->level);
	free(t->top);
	free(t->firm);
	free(t->thing);
	free(t->shelter);
	free(t->haven);
	free(t->axes ? t->axes - 1 : NULL);
	lines_free(t->lines);
	for (enum gait gait = GAITS; gait-- > GAIT_FOOT; )
		if (own_footing(t, gait)) {
			free(t->footing[gait]);
			free(t->costs[gait]);
		}
	free(t);
}

void table_draw(struct table *t, cell_t cell, int ground, int level)
{
	assert(ground >= 0 && ground < t->n_grounds);
	assert(level >= LEVEL_MIN && level <= LEVEL_MAX);
	t->kind[cell] = (uint8_t)ground;
	t->level[cell] = (int8_t)level;
}

void table_finish(struct table *t)
{
	const cell_t cells = grid_cells(&t->grid);

	for (cell_t cell = 0; cell < cells; cell++)
		derive_cell(t, cell);
	for (cell_t cell = 0; cell < cells; cell++) {
		derive_shelter(t, cell);
		derive_haven(t, cell);
		derive_costs(t, cell);
	}
	t->drawn = hash_of_drawing(t);
}

void table_set_ground(struct table *t, cell_t cell, int ground)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = table_around(t, cell, around);

	table_draw(t, cell, ground, t->level[cell]);
	derive_cell(t, cell);
	derive_costs(t, cell);
	derive_haven(t, cell);
	for (int i = 0; i < n; i++) {
		derive_shelter(t, around[i]);
		derive_haven(t, around[i]);
		derive_costs(t, around[i]);
	}
	t->changes = stir(stir(t->changes, (uint64_t)cell), (uint64_t)(ground + 1));
}

int table_find_ground(const struct table *t, const char *id)
{
	for (int i = 0; i < t->n_grounds; i++)
		if (strcmp(t->grounds[i].id, id) == 0)
			return i;
	return -1;
}

int table_around(const struct table *t, cell_t cell, cell_t around[GRID_AROUND_MAX])
{
	const int n = grid_directions(&t->grid);
	const int32_t *const step = table_inner_steps(t, cell);

	if (step == NULL)
		return grid_around(&t->grid, cell, around);
	for (int i = 0; i < n; i++)
		around[i] = cell + step[i];
	return n;
}

int table_steps(const struct table *t, enum gait gait, cell_t cell,
	cell_t around[GRID_AROUND_MAX], int32_t units[GRID_AROUND_MAX])
{
	const int32_t spot = slant_spot(&t->slant, cell);
	const int32_t *const inner = table_inner_steps(t, cell);
	const uint8_t *const costs = t->costs[gait] + COSTS_EACH * spot;
	const uint32_t *const footing = t->footing[gait];
	int n = grid_directions(&t->grid);

	if (inner != NULL && t->step_max <= STEP_COST_MAX) {
		for (int i = 0; i < n; i++) {
			around[i] = cell + inner[i];
			units[i] = costs[i];
		}
		return n;
	}
	n = table_around(t, cell, around);
	for (int i = 0; i < n; i++)
		units[i] = t->grid.kind == GRID_HEX ? footing_cost(footing[spot],
				footing[slant_spot(&t->slant, around[i])], false)
			: table_gait_cost(t, gait, cell, around[i]) / t->unit;
	return n;
}

cell_t table_nearest(const struct table *t, cell_t from, const cell_t *cells, int n)
{
	int32_t least = INT32_MAX;
	cell_t nearest = cells[0];

	for (int i = 0; i < n; i++) {
		const int32_t far = table_distance(t, from, cells[i]);

		if (far < least) {
			least = far;
			nearest = cells[i];
		}
	}
	return nearest;
}

bool table_within(const struct table *t, cell_t a, cell_t b, int32_t length)
{
	const int32_t distance = table_distance(t, a, b), cell = t->cell_length;

	return distance <= length || distance <= cell
		|| (t->grid.kind == GRID_SQUARE && distance <= (3 * cell + 1) / 2);
}

int32_t table_gait_cost(const struct table *t, enum gait gait, cell_t from, cell_t to)
{
	const bool diagonal = t->grid.kind == GRID_SQUARE
		&& slant_bearing(&t->slant, GRID_SQUARE, from, to).turns;

	return t->unit * footing_cost(t->footing[gait][slant_spot(&t->slant, from)],
		t->footing[gait][slant_spot(&t->slant, to)], diagonal);
}

int32_t table_cost_towards(const struct table *t, enum gait gait, cell_t from, int direction)
{
	if (t->step_max > STEP_COST_MAX)
		return table_gait_cost(t, gait, from, grid_step(&t->grid, from, direction));
	return t->unit * t->costs[gait][COSTS_EACH * slant_spot(&t->slant, from) + direction];
}

bool table_even(const struct table *t, cell_t cell)
{
	return (t->footing[GAIT_FOOT][slant_spot(&t->slant, cell)] & FOOTING_EVEN) != 0;
}

enum cover table_cover(const struct table *t, cell_t from, cell_t target)
{
	enum cover cover = table_ground(t, target)->cover;
	enum cover behind = COVER_HARD;
	cell_t last[2];
	int n;

	if (t->shelter[target] <= cover)	/* whichever way the line comes */
		return cover;
	n = sight_last(t, from, target, last);
	for (int i = 0; i < n; i++)
		if (table_ground(t, last[i])->cover_behind < behind)
			behind = table_ground(t, last[i])->cover_behind;
	if (n && behind > cover)
		cover = behind;
	return cover;
}
