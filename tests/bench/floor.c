/* The bare work of a game: see floor.h.  Rows are shifted by half a hex, odd ones to the right;
 * a hex is a byte of ground. */
#include "config.h"

#include "floor.h"

#include <stdbool.h>
#include <string.h>

enum { COLUMNS = 72, ROWS = 48, CELLS = COLUMNS * ROWS, GROUNDS = 6, SIDES = 6, BUCKETS = 16 };

struct ground { uint8_t at[CELLS]; };

/* xorshift64*, as good a die as any. */
static uint32_t roll(uint64_t *state, uint32_t sides)
{
	*state ^= *state >> 12;
	*state ^= *state << 25;
	*state ^= *state >> 27;
	return (uint32_t)((*state * UINT64_C(0x2545F4914F6CDD1D)) >> 32) % sides;
}

static uint64_t throw_dice(uint64_t *state)
{
	uint64_t sum = 0;

	for (int i = 0; i < FLOOR_DICE; i++)
		sum += roll(state, 10) + 1;
	return sum;
}

/* A line in steps of 16.16 between two middles of hexes; what hides on it adds up. */
static uint32_t walk_line(const struct ground *g, int from, int to)
{
	static const uint8_t hides[GROUNDS] = { 0, 0, 1, 2, 0, 1 };
	const int32_t x0 = from % COLUMNS * 2 + (from / COLUMNS & 1), y0 = from / COLUMNS;
	const int32_t x1 = to % COLUMNS * 2 + (to / COLUMNS & 1), y1 = to / COLUMNS;
	const int32_t dx = (x1 - x0) * 65536 / FLOOR_CELLS, dy = (y1 - y0) * 65536 / FLOOR_CELLS;
	int32_t x = x0 * 65536, y = y0 * 65536;
	uint32_t hidden = 0;

	for (int i = 0; i < FLOOR_CELLS; i++) {
		const int32_t row = (y + 32768) >> 16;
		const int32_t column = ((x >> 16) - (row & 1) + 1) >> 1;
		const int32_t in = column < 0 ? 0 : column >= COLUMNS ? COLUMNS - 1 : column;

		hidden += hides[g->at[row * COLUMNS + in]];
		x += dx;
		y += dy;
	}
	return hidden;
}

static uint64_t walk_lines(const struct ground *g, uint64_t *state)
{
	uint64_t sum = 0;

	for (int i = 0; i < FLOOR_LINES; i++) {
		const int from = (int)roll(state, CELLS), row = from / COLUMNS;
		const int other = row < ROWS / 2 ? row + 15 : row - 15;

		sum += walk_line(g, from, other * COLUMNS + (int)roll(state, COLUMNS));
	}
	return sum;
}

struct flood {
	uint16_t cost[CELLS];		/* UINT16_MAX: not reached */
	uint16_t cells[BUCKETS][CELLS];
	int n[BUCKETS];
};

static void reach(struct flood *f, int cell, int cost)
{
	if (cost >= f->cost[cell])
		return;
	f->cost[cell] = (uint16_t)cost;
	f->cells[cost % BUCKETS][f->n[cost % BUCKETS]++] = (uint16_t)cell;
}

static void spread(const struct ground *g, struct flood *f, int cell)
{
	static const uint8_t costs[GROUNDS] = { 4, 2, 8, 8, 4, 6 };
	static const int8_t columns[2][SIDES] = {
		{ 1, 0, -1, -1, -1, 0 }, { 1, 1, 0, -1, 0, 1 }
	};
	static const int8_t rows[SIDES] = { 0, -1, -1, 0, 1, 1 };
	const int row = cell / COLUMNS, column = cell % COLUMNS;

	for (int side = 0; side < SIDES; side++) {
		const int r = row + rows[side], c = column + columns[row & 1][side];

		if (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS)
			reach(f, r * COLUMNS + c,
				f->cost[cell] + costs[g->at[r * COLUMNS + c]]);
	}
}

static uint64_t flood_from(const struct ground *g, struct flood *f, int start)
{
	int reached = 0;

	memset(f->cost, 0xff, sizeof(f->cost));
	memset(f->n, 0, sizeof(f->n));
	reach(f, start, 0);
	for (int cost = 0; reached < FLOOR_REACHED; cost++) {
		const int bucket = cost % BUCKETS;

		for (int i = 0; i < f->n[bucket] && reached < FLOOR_REACHED; i++)
			if (f->cost[f->cells[bucket][i]] == cost) {
				spread(g, f, f->cells[bucket][i]);
				reached++;
			}
		f->n[bucket] = 0;
	}
	return f->cost[start + 1];
}

uint64_t floor_work(uint64_t seed)
{
	static struct flood flood;
	static struct ground ground;
	uint64_t state = seed * 2 + 1, sum;

	for (int i = 0; i < CELLS; i++)
		ground.at[i] = (uint8_t)roll(&state, GROUNDS);
	sum = throw_dice(&state) + walk_lines(&ground, &state);
	for (int i = 0; i < FLOOR_FLOODS; i++)
		sum += flood_from(&ground, &flood, (int)roll(&state, CELLS - 1));
	return sum;
}
