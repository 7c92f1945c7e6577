/* Reach and paths: exact figures, and floods against a slow reference. */
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/reach.h"
#include "draw_table.h"
#include "fail_memory.h"

enum { INCH = 10 * REACH_TWELFTHS, CELLS_MAX = 400 };

/* How many cells a figure walks east from the left end of a row of one kind of
 * ground with `tenths` of an inch. */
static int cells_walked(const char *row, int tenths)
{
	const char *const rows[] = {
		row, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
		"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
	};
	struct table *t = draw_table(GRID_HEX, rows, 4);
	struct reach *r = reach_new(t);
	int count;

	reach_flood(r, t, NULL, 0, tenths * REACH_TWELFTHS);
	reach_all(r, &count);
	reach_free(r);
	table_free(t);
	return count - 1;
}

TEST(test_C_3_a_figure_stops_when_the_next_step_costs_too_much)
{
	assert_int_equal(cells_walked("..............................", 100), 10);
	assert_int_equal(cells_walked(".jjjjjjjjjjjjjjjjjjjjjjjjjjjjj", 100), 5);
	assert_int_equal(cells_walked(".sssssssssssssssssssssssssssss", 100), 5);
	assert_int_equal(cells_walked(".ooooooooooooooooooooooooooooo", 100), 2);
	assert_int_equal(cells_walked(".ooooooooooooooooooooooooooooo", 119), 2);
	assert_int_equal(cells_walked(".ooooooooooooooooooooooooooooo", 120), 3);
	assert_int_equal(cells_walked("...jj.........................", 100), 8);
}

TEST(test_S_C_3_two_inches_into_a_ford_move_nothing)
{
	assert_int_equal(cells_walked(".ooooooooooooooooooooooooooooo", 20), 0);
}

TEST(test_X_26_beach_gives_the_rates_times_three_quarters)
{
	static const int rates[] = { 2, 4, 8, 10, 12, 15, 18, 20, 22 };
	static const int cells[] = { 1, 3, 6, 7, 9, 11, 13, 15, 16 };

	for (size_t i = 0; i < sizeof rates / sizeof *rates; i++) {
		assert_int_equal(cells[i], rates[i] * 3 / 4);
		assert_int_equal(cells_walked(".bbbbbbbbbbbbbbbbbbbbbbbbbbbbb", rates[i] * 10),
			cells[i]);
	}
}

TEST(test_S_C_13_uphill_at_half_rate)
{
	assert_int_equal(cells_walked("..1.1.1.......................", 100), 7);
	assert_int_equal(cells_walked(".123..........................", 60), 3);
	assert_int_equal(cells_walked("321...........................", 60), 6);
	assert_int_equal(cells_walked("..2...........................", 60), 1);
}

TEST(test_S_C_2_diagonals_cost_one_and_a_half)
{
	static const char *const rows[] = {
		"......", "......", "......", "......", "......", "......"
	};
	struct table *t = draw_table(GRID_SQUARE, rows, 6);
	struct reach *r = reach_new(t);

	reach_flood(r, t, NULL, 0, 6 * INCH);
	assert_int_equal(reach_cost(r, 7), INCH * 3 / 2);
	assert_int_equal(reach_cost(r, 28), 6 * INCH);		/* four diagonals */
	assert_int_equal(reach_cost(r, 35), REACH_FAR);		/* five */
	assert_int_equal(reach_cost(r, 5), 5 * INCH);
	assert_int_equal(reach_cost(r, 8), INCH * 5 / 2);
	reach_free(r);
	table_free(t);
}

TEST(test_ties_go_to_the_lowest_direction)
{
	static const char *const rows[] = { "......", "......", "......", "......", "......" };
	struct table *t = draw_table(GRID_HEX, rows, 5);
	struct reach *r = reach_new(t);

	/* From 2,0 to 3,2: by south-east then east or the other way about. */
	reach_flood(r, t, NULL, 2, 9 * INCH);
	assert_int_equal(reach_cost(r, 2 * 6 + 4), 3 * INCH);
	assert_int_equal(reach_next(r, 2 * 6 + 4), 2 * 6 + 3);	/* the last step is E */
	reach_flood_to(r, t, NULL, 2 * 6 + 4, 9 * INCH);
	assert_int_equal(reach_cost(r, 2), 3 * INCH);
	assert_int_equal(reach_next(r, 2), 3);			/* the first step is E */
	reach_free(r);
	table_free(t);
}

TEST(test_marks_close_cells_or_end_the_walk)
{
	static const char *const rows[] = { "......", "xxxxxx", "xxxxxx", "xxxxxx" };
	uint8_t marks[24] = { [0] = 3, [2] = 1, [4] = 2 };
	const struct reach_rule closed = { .marks = marks, .closed = 1 };
	const struct reach_rule last = { .marks = marks, .last = 1 };
	const struct reach_rule other = { .marks = marks, .closed = 2, .last = 1 };
	struct table *t = draw_table(GRID_HEX, rows, 4);
	struct reach *r = reach_new(t);
	int count;

	reach_flood(r, t, &closed, 0, 9 * INCH);
	assert_int_equal(reach_cost(r, 0), 0);
	assert_int_equal(reach_cost(r, 1), INCH);
	assert_int_equal(reach_cost(r, 2), REACH_FAR);
	assert_int_equal(reach_next(r, 2), CELL_NONE);
	assert_int_equal(reach_path(r, 2, NULL, 0), 0);
	reach_all(r, &count);
	assert_int_equal(count, 2);

	reach_flood(r, t, &last, 0, 9 * INCH);
	assert_int_equal(reach_cost(r, 2), 2 * INCH);
	assert_int_equal(reach_cost(r, 3), REACH_FAR);

	reach_flood_to(r, t, &other, 5, 9 * INCH);
	assert_int_equal(reach_cost(r, 4), INCH);	/* who stands there may go */
	assert_int_equal(reach_cost(r, 3), REACH_FAR);	/* through him nobody */
	reach_flood_to(r, t, &closed, 5, 9 * INCH);
	assert_int_equal(reach_cost(r, 2), 3 * INCH);
	assert_int_equal(reach_cost(r, 1), REACH_FAR);
	reach_free(r);
	table_free(t);
}

TEST(test_flying_goes_over_everything_at_open_rate)
{
	static const char *const rows[] = { "..xj9h", "jjjjjj", "oooooo", "9x9x9x" };
	const struct reach_rule flying = { .flying = true };
	struct table *t = draw_table(GRID_HEX, rows, 4);
	struct reach *r = reach_new(t);

	reach_flood(r, t, &flying, 0, 20 * INCH);
	for (cell_t cell = 0; cell < 24; cell++)
		assert_int_equal(reach_cost(r, cell),
			grid_half_steps(&t->grid, 0, cell) * INCH / 2);
	reach_free(r);
	table_free(t);
}

TEST(test_nothing_but_the_origin_without_allowance)
{
	static const char *const rows[] = { "....", "....", "....", "...." };
	struct table *t = draw_table(GRID_HEX, rows, 4);
	struct reach *r = reach_new(t);
	cell_t path[1];
	int count;

	assert_int_equal(reach_cost(r, 5), REACH_FAR);	/* before any flood */
	reach_flood(r, t, NULL, 5, 0);
	assert_int_equal(reach_all(r, &count)[0], 5);
	assert_int_equal(count, 1);
	assert_int_equal(reach_next(r, 5), CELL_NONE);
	assert_int_equal(reach_path(r, 5, path, 1), 1);
	assert_int_equal(path[0], 5);
	reach_free(NULL);
	reach_free(r);
	table_free(t);
}

TEST(test_a_path_is_written_only_where_it_fits)
{
	static const char *const rows[] = { "....", "xxxx", "....", "...." };
	struct table *t = draw_table(GRID_HEX, rows, 4);
	struct reach *r = reach_new(t);
	cell_t path[4] = { -7, -7, -7, -7 };

	reach_flood(r, t, NULL, 0, 9 * INCH);
	assert_int_equal(reach_path(r, 3, path, 3), 4);
	assert_int_equal(path[0], -7);
	assert_int_equal(reach_path(r, 3, path, 4), 4);
	for (int i = 0; i < 4; i++)
		assert_int_equal(path[i], i);
	assert_int_equal(reach_path(r, 8, path, 4), 0);
	reach_flood_to(r, t, NULL, 3, 9 * INCH);
	assert_int_equal(reach_path(r, 1, path, 4), 3);
	assert_int_equal(path[0], 1);
	assert_int_equal(path[2], 3);
	reach_free(r);
	table_free(t);
}

TEST(test_several_goals_cost_what_the_nearest_of_them_costs)
{
	struct chance chance = { 77 };
	const struct grid grid = { GRID_HEX, 14, 12 };
	struct table *t = random_table(&chance, grid, 2);
	struct reach *any = reach_new(t), *one = reach_new(t);

	for (int i = 0; i < 50; i++) {
		const cell_t goals[3] = { chance_below(&chance, 168),
			chance_below(&chance, 168), chance_below(&chance, 168) };
		const int32_t allowance = chance_below(&chance, 20 * INCH);
		int32_t least[168];

		for (cell_t cell = 0; cell < 168; cell++)
			least[cell] = REACH_FAR;
		for (int goal = 0; goal < 3; goal++) {
			reach_flood_to(one, t, NULL, goals[goal], allowance);
			for (cell_t cell = 0; cell < 168; cell++)
				if (reach_cost(one, cell) < least[cell])
					least[cell] = reach_cost(one, cell);
		}
		reach_flood_to_any(any, t, NULL, goals, 3, allowance);
		for (cell_t cell = 0; cell < 168; cell++)
			assert_int_equal(reach_cost(any, cell), least[cell]);
	}
	reach_flood_to_any(any, t, NULL, NULL, 0, INCH);
	assert_int_equal(reach_cost(any, 0), REACH_FAR);
	reach_free(any);
	reach_free(one);
	table_free(t);
}

TEST(test_without_memory_there_is_no_reach)
{
	static const char *const rows[] = { "....", "....", "....", "...." };
	struct table *t = draw_table(GRID_HEX, rows, 4);
	struct reach *r = NULL;
	int failures = 0;

	while (!r) {
		memory_fail_at(failures++);
		r = reach_new(t);
		memory_fail_at(-1);
		assert_in_range(failures, 1, 10);
	}
	assert_int_equal(failures, 9);		/* eight pieces, then success */
	reach_free(r);
	table_free(t);
}

/* R5: a closed row holds a flood up; where it is opened, at either end of it, the same question
 * has another answer. */
TEST(test_R5_who_is_held_up_goes_on_where_the_way_is_opened)
{
	enum { COLS = 30, ROWS = 7, WALL = 3, CLOSED = 1 };
	static const cell_t origins[] = { 0, COLS * ROWS - 1 };
	static const int opened[] = { 0, COLS - 1 };
	const char *const open = "..............................";
	const char *const rows[ROWS] = { open, open, open, open, open, open, open };
	struct table *const t = draw_table(GRID_HEX, rows, ROWS);
	struct reach *const r = reach_new(t);

	for (int i = 0; i < 4; i++) {
		uint8_t marks[COLS * ROWS] = { 0 };
		const struct reach_rule rule = { .gait = GAIT_FOOT, .marks = marks,
			.closed = CLOSED };
		int count;

		memset(marks + WALL * COLS, CLOSED, COLS);
		reach_flood(r, t, &rule, origins[i / 2], 100 * INCH);
		reach_all(r, &count);
		assert_int_equal(count, WALL * COLS);
		marks[WALL * COLS + opened[i % 2]] = 0;
		reach_flood(r, t, &rule, origins[i / 2], 100 * INCH);
		reach_all(r, &count);
		assert_int_equal(count, 2 * WALL * COLS + 1);
	}
	reach_free(r);
	table_free(t);
}

/* ---- against a slow reference ---- */

struct trial {
	struct table *table;
	struct reach *reach;
	struct reach_rule rule;
	uint8_t marks[CELLS_MAX];
	cell_t origin;
	int32_t allowance;
	bool backwards;
	int32_t cost[CELLS_MAX];
};

static bool walkable(const struct trial *trial, cell_t from, cell_t to)
{
	const uint8_t shut = trial->rule.closed, stop = trial->rule.closed | trial->rule.last;
	const uint8_t *marks = trial->marks;

	if (trial->backwards)
		return to == trial->origin || !(marks[to] & stop);
	return !(marks[to] & shut) && (from == trial->origin || !(marks[from] & trial->rule.last));
}

static int32_t step_cost(const struct trial *trial, cell_t from, cell_t to, int direction)
{
	const int32_t open = GROUND_PACE_FULL * trial->table->cell_length;

	if (!trial->rule.flying)
		return table_step_cost(trial->table, from, to);
	if (trial->table->grid.kind == GRID_SQUARE && direction & 1)
		return (3 * open + 1) / 2;
	return open;
}

static bool relax(struct trial *trial, cell_t from, int direction)
{
	const cell_t to = grid_step(&trial->table->grid, from, direction);
	const cell_t known = trial->backwards ? to : from, better = trial->backwards ? from : to;
	int32_t step;

	if (to == CELL_NONE || trial->cost[known] == REACH_FAR || !walkable(trial, from, to))
		return false;
	step = step_cost(trial, from, to, direction);
	if (!step || step > trial->allowance - trial->cost[known])
		return false;
	if (better == trial->origin || trial->cost[known] + step >= trial->cost[better])
		return false;
	trial->cost[better] = trial->cost[known] + step;
	return true;
}

/* Bellman and Ford: every step again and again until nothing gets cheaper. */
static void reference_flood(struct trial *trial)
{
	const struct grid *grid = &trial->table->grid;
	bool changed = true;

	for (cell_t cell = 0; cell < grid_cells(grid); cell++)
		trial->cost[cell] = REACH_FAR;
	trial->cost[trial->origin] = 0;
	while (changed) {
		changed = false;
		for (cell_t cell = 0; cell < grid_cells(grid); cell++)
			for (int d = 0; d < grid_directions(grid); d++)
				changed |= relax(trial, cell, d);
	}
}

/* What costs more than the last of those sought is not reached. */
static void cut_reference(struct trial *trial)
{
	const cell_t cells = grid_cells(&trial->table->grid);
	int32_t most = -1;

	for (int found = 0; found < trial->rule.n_sought;) {
		int32_t next = REACH_FAR;

		for (cell_t cell = 0; cell < cells; cell++)
			if (trial->marks[cell] & trial->rule.sought && trial->cost[cell] > most
				&& trial->cost[cell] < next)
				next = trial->cost[cell];
		if (next == REACH_FAR)
			return;
		for (cell_t cell = 0; cell < cells; cell++)
			found += trial->marks[cell] & trial->rule.sought
				&& trial->cost[cell] == next;
		most = next;
	}
	for (cell_t cell = 0; cell < cells; cell++)
		if (trial->cost[cell] > most)
			trial->cost[cell] = REACH_FAR;
}

/* The next cell by the tie rule, from the reference's costs. */
static cell_t reference_next(const struct trial *trial, cell_t cell)
{
	const struct grid *grid = &trial->table->grid;
	const int n = grid_directions(grid);

	if (cell == trial->origin || trial->cost[cell] == REACH_FAR)
		return CELL_NONE;
	for (int d = 0; d < n; d++) {
		const cell_t other = grid_step(grid, cell, trial->backwards ? d : (d + n / 2) % n);
		const cell_t from = trial->backwards ? cell : other;
		const cell_t to = trial->backwards ? other : cell;
		int32_t step;

		if (other == CELL_NONE || trial->cost[other] == REACH_FAR ||
			!walkable(trial, from, to))
			continue;
		step = step_cost(trial, from, to, d);
		if (step && trial->cost[other] + step == trial->cost[cell])
			return other;
	}
	fail_msg("a cell that is reached is reached from somewhere");
	return CELL_NONE;
}

static void check_paths(const struct trial *trial)
{
	cell_t path[CELLS_MAX];

	for (cell_t cell = 0; cell < grid_cells(&trial->table->grid); cell++) {
		const int n = reach_path(trial->reach, cell, path, CELLS_MAX);

		assert_int_equal(n == 0, trial->cost[cell] == REACH_FAR);
		if (n == 0)
			continue;
		assert_int_equal(path[trial->backwards ? 0 : n - 1], cell);
		assert_int_equal(path[trial->backwards ? n - 1 : 0], trial->origin);
		for (int i = 1; i < n; i++)
			assert_true(grid_adjacent(&trial->table->grid, path[i - 1], path[i]));
	}
}

/* ---- aimed floods (R6) ---- */

/* Of the cells aimed at those that a flood has reached, in the order in which it has. */
static int aimed_at(const struct trial *trial, cell_t found[CELLS_MAX])
{
	int count, n = 0;
	const cell_t *const all = reach_all(trial->reach, &count);

	for (int i = 0; i < count; i++)
		if (trial->marks[all[i]] & 4)
			found[n++] = all[i];
	return n;
}

static void flood_again(const struct trial *trial, const struct reach_rule *rule)
{
	if (trial->backwards)
		reach_flood_to(trial->reach, trial->table, rule, trial->origin, trial->allowance);
	else
		reach_flood(trial->reach, trial->table, rule, trial->origin, trial->allowance);
}

/* After a flood over everything: the same, aimed. */
static void check_aimed(const struct trial *trial)
{
	cell_t at[CELLS_MAX], before[CELLS_MAX], after[CELLS_MAX];
	static cell_t ways[CELLS_MAX][CELLS_MAX];
	struct reach_rule rule = trial->rule;
	const int n = aimed_at(trial, before);

	rule.towards = at;
	for (cell_t cell = 0; cell < grid_cells(&trial->table->grid); cell++)
		if (trial->marks[cell] & 4)
			at[rule.n_towards++] = cell;
	if (rule.n_towards == 0)
		return;
	for (int i = 0; i < n; i++)
		reach_path(trial->reach, before[i], ways[i], CELLS_MAX);
	flood_again(trial, &rule);
	assert_int_equal(aimed_at(trial, after), n);
	for (int i = 0; i < n; i++) {
		const int steps = reach_path(trial->reach, before[i], at, CELLS_MAX);

		assert_int_equal(after[i], before[i]);
		assert_int_equal(reach_cost(trial->reach, after[i]), trial->cost[after[i]]);
		assert_true(steps > 0);
		assert_memory_equal(at, ways[i], (size_t)steps * sizeof at[0]);
	}
}

/* Who aims at what is near, in the open, floods less. */
TEST(test_an_aimed_flood_goes_nowhere_else)
{
	const struct grid grid = { GRID_HEX, 40, 40 };
	struct table *t = table_new(grid, 10, drawn_grounds, 1);
	struct reach *r = reach_new(t);
	const cell_t to = 20 * 40 + 32;
	const struct reach_rule rule = { .towards = &to, .n_towards = 1 };
	int whole, aimed;

	table_finish(t);
	reach_flood(r, t, NULL, 20 * 40 + 20, 14 * INCH);
	reach_all(r, &whole);
	reach_flood(r, t, &rule, 20 * 40 + 20, 14 * INCH);
	reach_all(r, &aimed);
	assert_true(aimed * 4 < whole);
	assert_int_equal(reach_cost(r, to), 12 * INCH);
	reach_flood(r, t, NULL, 20 * 40 + 20, 14 * INCH);	/* R5 does not keep the aimed one */
	reach_all(r, &aimed);
	assert_int_equal(aimed, whole);
	reach_free(r);
	table_free(t);
}

static void check_trial(struct trial *trial)
{
	const cell_t *all;
	int count, reached = 0;

	reference_flood(trial);
	if (trial->rule.sought)
		cut_reference(trial);
	if (trial->backwards)
		reach_flood_to(trial->reach, trial->table, &trial->rule, trial->origin,
			trial->allowance);
	else
		reach_flood(trial->reach, trial->table, &trial->rule, trial->origin,
			trial->allowance);
	for (cell_t cell = 0; cell < grid_cells(&trial->table->grid); cell++) {
		assert_int_equal(reach_cost(trial->reach, cell), trial->cost[cell]);
		assert_int_equal(reach_next(trial->reach, cell), reference_next(trial, cell));
		reached += trial->cost[cell] != REACH_FAR;
	}
	all = reach_all(trial->reach, &count);
	assert_int_equal(count, reached);
	assert_int_equal(all[0], trial->origin);
	for (int i = 1; i < count; i++)
		assert_true(trial->cost[all[i - 1]] <= trial->cost[all[i]]);
	check_paths(trial);
	if (trial->rule.marks != NULL)
		check_aimed(trial);
}

static void random_trials(enum grid_kind kind, int32_t cell_length, uint64_t seed)
{
	struct chance chance = { seed };

	for (int i = 0; i < 40; i++) {
		const struct grid grid = {
			kind, (int16_t)(4 + chance_below(&chance, 16)),
			(int16_t)(4 + chance_below(&chance, 16))
		};
		struct table *drawn = random_table(&chance, grid, 1 + chance_below(&chance, 4));
		struct table *t = table_new(grid, cell_length, drawn->grounds, drawn->n_grounds);
		struct trial trial = { .table = t, .reach = reach_new(t) };

		for (cell_t cell = 0; cell < grid_cells(&grid); cell++)
			table_draw(t, cell, drawn->kind[cell], drawn->level[cell]);
		table_finish(t);
		for (int flood = 0; flood < 12; flood++) {
			for (cell_t cell = 0; cell < grid_cells(&grid); cell++)
				trial.marks[cell] = (uint8_t)(chance_below(&chance, 6) ? 0 :
					1 + chance_below(&chance, 7));
			trial.rule = (struct reach_rule){ .marks = trial.marks,
				.closed = (uint8_t)(flood & 1), .last = (uint8_t)(flood & 2),
				.flying = chance_below(&chance, 5) == 0,
				.sought = chance_below(&chance, 2) ? 4 : 0,
				.n_sought = 1 + chance_below(&chance, 5) };
			trial.origin = chance_below(&chance, grid_cells(&grid));
			trial.allowance = chance_below(&chance, 4) ?
				chance_below(&chance, 24 * 12 * cell_length) : INT32_MAX;
			trial.backwards = flood & 4;
			check_trial(&trial);
		}
		reach_free(trial.reach);
		table_free(t);
		table_free(drawn);
	}
}

TEST(test_floods_agree_with_a_slow_reference)
{
	random_trials(GRID_HEX, 10, 1);
	random_trials(GRID_SQUARE, 10, 2);
	random_trials(GRID_HEX, 25, 3);
	random_trials(GRID_SQUARE, 25, 4);
	random_trials(GRID_SQUARE, 1, 5);
}

TEST(test_uneven_paces_stay_exact)
{
	static const struct ground grounds[] = {
		{ .id = "open", .pace = 12 }, { .id = "odd", .pace = 13 },
		{ .id = "odder", .pace = 255 }, { .id = "quick", .pace = 7 },
	};
	struct chance chance = { 99 };
	const struct grid grid = { GRID_SQUARE, 12, 12 };

	for (int length = 1; length <= CELL_LENGTH_MAX; length += 83) {
		struct table *t = table_new(grid, length, grounds, 4);
		struct trial trial = { .table = t, .reach = reach_new(t), .origin = 40,
			.allowance = 30 * 12 * length };

		for (cell_t cell = 0; cell < 144; cell++)
			table_draw(t, cell, chance_below(&chance, 4), chance_below(&chance, 2));
		table_finish(t);
		check_trial(&trial);
		reach_free(trial.reach);
		table_free(t);
	}
}

TEST(test_one_ground_alone_leaves_ties_everywhere)
{
	struct chance chance = { 5 };

	for (int i = 0; i < 20; i++) {
		const struct grid grid = { i & 1 ? GRID_SQUARE : GRID_HEX, 12, 12 };
		struct table *t = table_new(grid, 10, drawn_grounds, 1);
		struct trial trial = { .table = t, .reach = reach_new(t), .backwards = i & 2,
			.origin = chance_below(&chance, 144), .allowance = 9 * INCH };

		for (cell_t cell = 0; i >= 4 && cell < 144; cell++)
			table_draw(t, cell, 0, chance_below(&chance, 8) / 7);
		table_finish(t);
		check_trial(&trial);
		reach_free(trial.reach);
		table_free(t);
	}
}

/* R1: dear ground and no limit eat up the room below the base soonest. */
TEST(test_bases_may_run_out)
{
	static const struct ground grounds[] = {
		{ .id = "open", .pace = 12 }, { .id = "odd", .pace = 11 },
		{ .id = "dear", .pace = 255 },
	};
	struct table *t = table_new((struct grid){ GRID_HEX, 4, 4 }, 250, grounds, 3);
	struct reach *r = reach_new(t);
	int count;

	for (int i = 0; i < 600000; i++) {
		reach_flood(r, t, NULL, i % 16, i % 2 ? 0 : i % 3 ? 3000 : REACH_FAR);
		reach_all(r, &count);
		if (i % 2)
			assert_int_equal(count, 1);
		else if (i % 3)
			assert_in_range(count, 3, 7);
		else
			assert_int_equal(count, 16);
		assert_int_equal(reach_cost(r, (i + 15) % 16) == 0, false);
	}
	reach_free(r);
	table_free(t);
}

/* Land, shallows, water over one's head: by a gait of one's own. */
TEST(test_who_swims_goes_where_walkers_do_not)
{
	static const struct ground grounds[] = {
		{ .id = "beach", .pace = 16 }, { .id = "shallows", .pace = 24 },
		{ .id = "deep", .pace = 0, .swim = 12 }, { .id = "lava", .pace = 0 },
	};
	const struct reach_rule swims = { .gait = GAIT_SWIM };
	struct table *t = table_new((struct grid){ GRID_HEX, 5, 4 }, 10, grounds, 4), *copy;
	struct reach *r = reach_new(t);

	for (cell_t c = 0; c < 20; c++)
		table_draw(t, c, c % 5 < 4 ? c % 5 : 3, 0);	/* beach, shallows, deep, lava */
	table_finish(t);
	copy = table_copy(t);
	reach_flood(r, copy, NULL, 0, REACH_FAR);
	assert_int_equal(reach_cost(r, 1), 24 * 10);
	assert_int_equal(reach_cost(r, 2), REACH_FAR);
	reach_flood(r, copy, &swims, 0, REACH_FAR);
	assert_int_equal(reach_cost(r, 1), 24 * 10);
	assert_int_equal(reach_cost(r, 2), 36 * 10);
	assert_int_equal(reach_cost(r, 3), REACH_FAR);
	assert_int_equal(table_gait_cost(t, GAIT_SWIM, 1, 2), 12 * 10);
	assert_int_equal(table_step_cost(t, 1, 2), 0);
	assert_true(ground_deep(&grounds[2]) && !ground_deep(&grounds[3]));
	table_set_ground(copy, 2, 3);
	assert_int_equal(table_gait_cost(copy, GAIT_SWIM, 1, 2), 0);
	assert_int_equal(table_gait_cost(t, GAIT_SWIM, 1, 2), 12 * 10);
	reach_free(r);
	table_free(copy);
	table_free(t);
}

/* Houses and rocks are for those on foot; elsewhere the mounted go as these do. */
TEST(test_K_18_the_mounted_keep_out_of_some_grounds)
{
	static const struct ground grounds[] = {
		{ .id = "open", .pace = 12 }, { .id = "ford", .pace = 24 },
		{ .id = "hut", .pace = 12, .afoot = true },
	};
	const struct reach_rule rides = { .gait = GAIT_MOUNTED };
	struct table *t = table_new((struct grid){ GRID_HEX, 4, 4 }, 25, grounds, 3), *copy;
	struct reach *r = reach_new(t);

	for (cell_t c = 0; c < 16; c++)
		table_draw(t, c, c % 4 < 3 ? c % 4 : 0, 0);	/* open, ford, hut, open */
	table_finish(t);
	assert_ptr_equal(t->footing[GAIT_SWIM], t->footing[GAIT_FOOT]);
	copy = table_copy(t);
	reach_flood(r, copy, &rides, 0, REACH_FAR);
	assert_int_equal(reach_cost(r, 1), 24 * 25);
	assert_int_equal(reach_cost(r, 2), REACH_FAR);
	assert_int_equal(reach_cost(r, 3), REACH_FAR);
	reach_flood(r, copy, NULL, 0, REACH_FAR);
	assert_int_equal(reach_cost(r, 3), 48 * 25);
	table_set_ground(copy, 2, 0);
	assert_int_equal(table_gait_cost(copy, GAIT_MOUNTED, 1, 2), 12 * 25);
	assert_int_equal(table_gait_cost(t, GAIT_MOUNTED, 1, 2), 0);
	reach_free(r);
	table_free(copy);
	table_free(t);
}

TEST_MAIN
