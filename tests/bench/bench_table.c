/* What sight, reach, courses and making a table cost: nanoseconds each, beside the
 * target and their ratio (below 1 is better).
 *
 * Every figure is the best of several rounds over the same prepared questions,
 * so that other work on the machine does not show.
 */
#include "config.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cliffhanger/course.h"
#include "cliffhanger/reach.h"
#include "cliffhanger/sight.h"

enum { ROUNDS = 100, PAIRS = 4096, BARE = 0, TENTHS = 10 };

static const struct ground grounds[] = {
	{ .id = "open", .pace = 12 },
	{ .id = "jungle", .pace = 24, .visibility = 80 },
	{ .id = "house", .pace = 12, .opaque = true },
	{ .id = "rock", .pace = 0 },
};

enum { N_GROUNDS = sizeof grounds / sizeof grounds[0] };

struct pair { cell_t a, b; };

struct bench {
	struct table *table;
	struct reach *reach;
	struct course *course;
	struct course_rule vessel;
	struct pair pairs[PAIRS];
	struct reach_rule rule;
	int32_t allowance;
	uint64_t chance;
	int64_t answer;		/* kept, so that no work is left out */
};

static int below(struct bench *b, int n)
{
	b->chance = b->chance * 6364136223846793005u + 1442695040888963407u;
	return (int)((b->chance >> 33) % (uint64_t)n);
}

/* One cell in `sparse` is not open ground; BARE: all are. */
static struct table *make_table(struct bench *b, struct grid grid, int sparse)
{
	struct table *t = table_new(grid, TENTHS, grounds, N_GROUNDS);

	if (!t)
		exit(1);
	for (cell_t cell = 0; sparse && cell < grid_cells(&grid); cell++)
		if (below(b, sparse) == 0)
			table_draw(t, cell, 1 + below(b, N_GROUNDS - 1), 0);
	table_finish(t);
	return t;
}

/* Pairs of cells that lie `steps` steps apart. */
static void make_pairs(struct bench *b, int steps)
{
	const struct grid *grid = &b->table->grid;

	for (int i = 0; i < PAIRS;) {
		const struct pair pair = { below(b, grid_cells(grid)), below(b, grid_cells(grid)) };

		if (grid_half_steps(grid, pair.a, pair.b) / 2 == steps)
			b->pairs[i++] = pair;
	}
}

static int64_t now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void measure(const char *what, struct bench *b, void (*work)(struct bench *), int times,
	double target)
{
	double best = 1e18;

	for (int round = 0; round < ROUNDS; round++) {
		const int64_t start = now();
		double each;

		work(b);
		each = (double)(now() - start) / times;
		if (each < best)
			best = each;
	}
	printf("%-52s %10.1f ns   target %9.0f   ratio %5.2f\n", what, best, target,
		best / target);
}

static void look(struct bench *b)
{
	for (int i = 0; i < PAIRS; i++)
		b->answer += sight_clear(b->table, b->pairs[i].a, b->pairs[i].b);
}

static void trace(struct bench *b)
{
	for (int i = 0; i < PAIRS; i++)
		b->answer += sight_trace(b->table, b->pairs[i].a, b->pairs[i].b).at;
}

static void distances(struct bench *b)
{
	for (int i = 0; i < PAIRS; i++)
		b->answer += table_distance(b->table, b->pairs[i].a, b->pairs[i].b);
}

enum { FLOODS = 200 };

static void spread(struct bench *b)
{
	for (int i = 0; i < FLOODS; i++) {
		int count;

		reach_flood(b->reach, b->table, &b->rule, b->pairs[i].a, b->allowance);
		reach_all(b->reach, &count);
		b->answer += count;
	}
}

static void spread_back(struct bench *b)
{
	for (int i = 0; i < FLOODS; i++)
		reach_flood_to(b->reach, b->table, &b->rule, b->pairs[i].a, b->allowance);
}

static void make(struct bench *b)
{
	struct table *t = make_table(b, b->table->grid, BARE);

	b->answer += t->unit;
	table_free(t);
}

static void sights(const char *name, struct bench *b, int steps, double target)
{
	char what[80];

	make_pairs(b, steps);
	snprintf(what, sizeof what, "sight_clear, %d cells, %s", steps, name);
	measure(what, b, look, PAIRS, target);
	snprintf(what, sizeof what, "sight_trace, %d cells, %s", steps, name);
	measure(what, b, trace, PAIRS, 2 * target);
}

/* Floods from the middle of the table, each reaching about 300 cells. */
static void floods(const char *name, struct bench *b)
{
	const struct grid *grid = &b->table->grid;
	char what[80];
	int count, cells = 0;

	for (int i = 0; i < FLOODS; i++) {
		const int col = grid->cols / 4 + below(b, grid->cols / 2);

		b->pairs[i].a = grid_at(grid, col, grid->rows / 4 + below(b, grid->rows / 2));
		reach_flood(b->reach, b->table, &b->rule, b->pairs[i].a, b->allowance);
		reach_all(b->reach, &count);
		cells += count;
	}
	snprintf(what, sizeof what, "reach_flood, %d cells, %s", cells / FLOODS, name);
	measure(what, b, spread, FLOODS, 20.0 * cells / FLOODS);
	snprintf(what, sizeof what, "reach_flood_to, %d cells, %s", cells / FLOODS, name);
	measure(what, b, spread_back, FLOODS, 20.0 * cells / FLOODS);
}

static void sail(struct bench *b)
{
	const struct grid *grid = &b->table->grid;
	const struct pose from = { grid_at(grid, grid->cols / 2, grid->rows / 2), 1 };
	int count;

	course_flood(b->course, b->table, &b->vessel, from, b->allowance);
	course_all(b->course, &count);
	b->answer += count;
}

/* A launch of eight by three cells: its move of 40", and all the table. */
static void courses(struct grid grid)
{
	struct bench b = { .chance = 1, .vessel = { .body = { 8, 3 }, .turn = 2, .astern = 2 } };

	b.table = make_table(&b, grid, BARE);
	b.course = course_new(b.table);
	if (!b.course)
		exit(1);
	b.vessel.enter[0] = course_enter(b.table, 400);
	b.allowance = COURSE_MOVE;
	measure("course_flood, a move of 40 cells", &b, sail, 1, 8e6);
	b.allowance = 100 * COURSE_MOVE;
	measure("course_flood, everywhere", &b, sail, 1, 80e6);
	printf("(%lld)\n", (long long)(b.answer & 1));
	course_free(b.course);
	table_free(b.table);
}

static void table_benches(struct grid grid, const char *kind)
{
	struct bench b = { .chance = 1, .allowance = 10 * 120 };
	uint8_t *marks = calloc((size_t)grid_cells(&grid), 1);
	char what[80];

	b.table = make_table(&b, grid, BARE);
	printf("%s %dx%d\n", kind, grid.cols, grid.rows);
	snprintf(what, sizeof what, "table_new");
	measure(what, &b, make, 1, 2e6);
	b.reach = reach_new(b.table);
	b.rule.closed = 1;
	if (!marks || !b.reach)
		exit(1);
	sights("open", &b, 10, 15);
	sights("open", &b, 30, 25);
	measure("table_distance", &b, distances, PAIRS, 5);
	floods("open", &b);
	b.rule.marks = marks;
	for (cell_t cell = 0; cell < grid_cells(&grid); cell++)
		marks[cell] = below(&b, 20) == 0;
	floods("open, marks", &b);
	table_free(b.table);
	b.table = make_table(&b, grid, 12);
	sights("one cell in twelve", &b, 30, 25);
	floods("one cell in twelve, marks", &b);
	table_free(b.table);
	b.table = make_table(&b, grid, 3);
	sights("one cell in three", &b, 8, 25);
	printf("(%lld)\n", (long long)(b.answer & 1));
	table_free(b.table);
	reach_free(b.reach);
	free(marks);
}

int main(void)
{
	table_benches((struct grid){ GRID_HEX, 72, 48 }, "hex");
	table_benches((struct grid){ GRID_SQUARE, 72, 48 }, "square");
	table_benches((struct grid){ GRID_HEX, 300, 300 }, "hex");
	printf("courses, hex and square 200x200\n");
	courses((struct grid){ GRID_HEX, 200, 200 });
	courses((struct grid){ GRID_SQUARE, 200, 200 });
	return 0;
}
