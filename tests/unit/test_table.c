/* The table: grounds, lengths, the cost of a step, cover. */
#include <string.h>
#include "unit.h"
#include "draw_table.h"
#include "fail_memory.h"
#include "table/slant.h"

enum { INCH = 10, STEP = INCH * GROUND_PACE_FULL };

TEST(test_a_new_table_is_open_and_level)
{
	const struct grid grid = { GRID_HEX, 7, 5 };
	struct table *t = table_new(grid, INCH, drawn_grounds, 3);

	for (cell_t cell = 0; cell < grid_cells(&grid); cell++) {
		assert_string_equal(table_ground(t, cell)->id, "open");
		assert_int_equal(t->level[cell], 0);
	}
	assert_int_equal(table_find_ground(t, "forest"), 2);
	assert_int_equal(table_find_ground(t, "lava"), -1);
	table_free(t);
}

/* Whatever was drawn or set in whatever order, what is kept of steps and shelter is what a table
 * has that was drawn so at once. */
TEST(test_what_is_kept_follows_each_change_of_ground)
{
	static const struct grid grids[] = { { GRID_HEX, 13, 9 }, { GRID_SQUARE, 11, 8 } };
	uint32_t chance = 1;

	for (size_t i = 0; i < sizeof grids / sizeof *grids; i++) {
		struct table *const t = table_new(grids[i], INCH, drawn_grounds, 3);
		struct table *now;
		const cell_t cells = grid_cells(&grids[i]);

		for (int set = 0; set < 200; set++) {
			chance = chance * 1664525u + 1013904223u;
			table_set_ground(t, (cell_t)((chance >> 8) % (uint32_t)cells),
				(int)(chance >> 4) % 3);
		}
		now = table_new(grids[i], INCH, drawn_grounds, 3);
		for (cell_t cell = 0; cell < cells; cell++)
			table_draw(now, cell, t->kind[cell], t->level[cell]);
		table_finish(now);
		assert_memory_equal(t->shelter, now->shelter, (size_t)cells * sizeof *t->shelter);
		assert_memory_equal(t->haven, now->haven, (size_t)cells * sizeof *t->haven);
		for (enum gait gait = GAIT_FOOT; gait < GAITS; gait++)
			assert_memory_equal(t->costs[gait], now->costs[gait],
				(size_t)t->slant.spots * COSTS_EACH);
		table_free(t);
		table_free(now);
	}
}

/* Faster ways to ask the grid. */
TEST(test_steps_and_neighbours_are_those_of_the_grid)
{
	static const struct grid grids[] = { { GRID_HEX, 7, 6 }, { GRID_SQUARE, 6, 7 } };

	for (size_t i = 0; i < sizeof grids / sizeof *grids; i++) {
		const struct grid *const grid = &grids[i];
		struct table *const t = table_new(*grid, INCH, drawn_grounds, 3);

		for (cell_t a = 0; a < grid_cells(grid); a++) {
			for (int d = 0; d < grid_directions(grid); d++)
				assert_int_equal(table_step(t, a, d), grid_step(grid, a, d));
			for (cell_t b = 0; b < grid_cells(grid); b++)
				assert_int_equal(table_adjacent(t, a, b),
					grid_adjacent(grid, a, b));
		}
		table_free(t);
	}
}

TEST(test_spots_and_cells_are_one_to_one_within_their_margin)
{
	static const struct grid grids[] = {
		{ GRID_HEX, 4, 4 }, { GRID_HEX, 72, 48 }, { GRID_HEX, 300, 300 },
		{ GRID_HEX, 13, 7 }, { GRID_SQUARE, 4, 9 }, { GRID_SQUARE, 300, 300 },
		{ GRID_HEX, 299, 4 }, { GRID_SQUARE, 4, 299 },
	};

	for (size_t i = 0; i < sizeof grids / sizeof *grids; i++) {
		struct table *t = table_new(grids[i], INCH, drawn_grounds, 1);
		const struct slant *s = &t->slant;
		int32_t steps[8];
		int on_table = 0;

		slant_steps(s, grids[i].kind, steps);
		for (cell_t cell = 0; cell < grid_cells(&grids[i]); cell++) {
			const int32_t spot = slant_spot(s, cell);

			assert_int_equal(slant_row(s, cell), grid_row(&grids[i], cell));
			assert_int_equal(slant_cell(s, spot), cell);
			for (int d = 0; d < grid_directions(&grids[i]); d++) {
				const cell_t next = grid_step(&grids[i], cell, d);
				const int32_t there = spot + steps[d];

				assert_in_range(there, 0, s->spots - 1);
				if (next == CELL_NONE)
					assert_int_equal(t->footing[GAIT_FOOT][there], 0);
				else
					assert_int_equal(slant_spot(s, next), there);
			}
		}
		for (int32_t spot = 0; spot < s->spots; spot++)
			on_table += (t->footing[GAIT_FOOT][spot] & FOOTING_TABLE) != 0;
		assert_int_equal(on_table, grid_cells(&grids[i]));
		table_free(t);
	}
}

TEST(test_C_2_distances_are_hex_steps_and_octile_squares)
{
	static const char *const rows[] = { "......", "......", "......", "......" };
	struct table *hex = draw_table(GRID_HEX, rows, 4);
	struct table *square = draw_table(GRID_SQUARE, rows, 4);

	assert_int_equal(table_distance(hex, 0, 5), 50);
	assert_int_equal(table_distance(hex, 0, 18), 30);
	assert_int_equal(table_distance(square, 0, 5), 50);
	assert_int_equal(table_distance(square, 0, 7), 15);
	assert_int_equal(table_distance(square, 0, 23), 65);
	table_free(hex);
	table_free(square);
}

TEST(test_C_3_half_a_measure_of_distance_rounds_up)
{
	const struct grid grid = { GRID_SQUARE, 4, 4 };
	struct table *t = table_new(grid, 25, drawn_grounds, 1);

	assert_int_equal(table_distance(t, 0, 5), 38);
	assert_int_equal(table_distance(t, 0, 10), 75);
	table_free(t);
}

TEST(test_X_20_distances_are_those_of_the_empty_table)
{
	struct chance chance = { 20 };
	const struct grid grids[] = { { GRID_HEX, 11, 8 }, { GRID_SQUARE, 9, 10 } };

	for (int i = 0; i < 2; i++) {
		struct table *t = random_table(&chance, grids[i], 2);
		const cell_t cells = grid_cells(&grids[i]);

		for (cell_t a = 0; a < cells; a++)
			for (cell_t b = 0; b < cells; b++)
				assert_int_equal(table_distance(t, a, b),
					grid_half_steps(&grids[i], a, b) * INCH / 2);
		table_free(t);
	}
}

TEST(test_X_21_an_adjacent_cell_is_always_within)
{
	const struct grid grid = { GRID_SQUARE, 4, 4 };
	struct table *t = table_new(grid, 25, drawn_grounds, 1);

	assert_true(table_within(t, 0, 1, 20));
	assert_true(table_within(t, 0, 5, 20));
	assert_true(table_within(t, 3, 3, 0));
	assert_false(table_within(t, 0, 2, 49));
	assert_true(table_within(t, 0, 2, 50));
	table_free(t);
}

TEST(test_S_C_2_a_step_costs_the_ground_entered)
{
	static const char *const rows[] = { ".jbs", "o.x.", "....", "...." };
	struct table *t = draw_table(GRID_HEX, rows, 4);

	assert_int_equal(table_step_cost(t, 0, 1), 2 * STEP);	/* into jungle */
	assert_int_equal(table_step_cost(t, 1, 0), STEP);	/* out of it */
	assert_int_equal(table_step_cost(t, 1, 2), STEP * 4 / 3);
	assert_int_equal(table_step_cost(t, 2, 3), 2 * STEP);
	assert_int_equal(table_step_cost(t, 0, 4), 4 * STEP);
	assert_int_equal(table_step_cost(t, 5, 6), 0);		/* rock */
	table_free(t);
}

TEST(test_S_C_2_a_diagonal_costs_one_and_a_half)
{
	static const char *const rows[] = { ".j..", "jb..", "....", "...." };
	struct table *t = draw_table(GRID_SQUARE, rows, 4);

	assert_int_equal(table_step_cost(t, 5, 0), STEP * 3 / 2);
	assert_int_equal(table_step_cost(t, 0, 5), STEP * 2);
	assert_int_equal(table_step_cost(t, 1, 4), STEP * 3);
	assert_int_equal(table_step_cost(t, 0, 1), STEP * 2);
	table_free(t);
}

TEST(test_C_3_half_a_measure_of_cost_rounds_up)
{
	static const struct ground odd[] = { { .id = "odd", .pace = 13 } };
	const struct grid grid = { GRID_SQUARE, 4, 4 };
	struct table *t = table_new(grid, 1, odd, 1);

	assert_int_equal(table_step_cost(t, 0, 1), 13);
	assert_int_equal(table_step_cost(t, 0, 5), 20);
	table_free(t);
}

TEST(test_S_C_13_a_level_up_is_half_rate_and_two_are_a_cliff)
{
	static const char *const rows[] = { "012.", "J...", "....", "...." };
	struct table *t = draw_table(GRID_HEX, rows, 4);

	assert_int_equal(table_step_cost(t, 0, 1), 2 * STEP);
	assert_int_equal(table_step_cost(t, 1, 0), STEP);
	assert_int_equal(table_step_cost(t, 1, 2), 2 * STEP);
	assert_int_equal(table_step_cost(t, 2, 3), 0);
	assert_int_equal(table_step_cost(t, 3, 2), 0);
	assert_int_equal(table_step_cost(t, 0, 4), 4 * STEP);	/* jungle, uphill */
	table_free(t);
}

TEST(test_C_4_a_cell_covers_the_figure_in_it_from_all_sides)
{
	static const char *const rows[] = { ".....", ".j.h.", ".....", "....." };
	struct table *t = draw_table(GRID_SQUARE, rows, 4);

	for (cell_t from = 0; from < 20; from++) {
		if (from != 6)
			assert_int_equal(table_cover(t, from, 6), COVER_SOFT);
		if (from != 8)
			assert_int_equal(table_cover(t, from, 8), COVER_MEDIUM);
	}
	table_free(t);
}

TEST(test_S_C_12_a_wall_covers_those_directly_behind_it)
{
	static const char *const rows[] = { "......", "..w...", "......", "......" };
	struct table *t = draw_table(GRID_SQUARE, rows, 4);

	assert_int_equal(table_cover(t, 6, 9), COVER_MEDIUM);	/* across the wall */
	assert_int_equal(table_cover(t, 9, 7), COVER_MEDIUM);	/* and back */
	assert_int_equal(table_cover(t, 6, 10), COVER_NONE);	/* a cell too far behind */
	assert_int_equal(table_cover(t, 11, 9), COVER_NONE);	/* from his own side */
	assert_int_equal(table_cover(t, 8, 9), COVER_NONE);	/* over the wall itself */
	assert_int_equal(table_cover(t, 21, 9), COVER_NONE);	/* past it */
	table_free(t);
}

TEST(test_S_C_12_along_the_end_of_a_wall_the_barer_line_counts)
{
	/* From 6 to 8 on squares a knight's move: one line through the wall, one beside. */
	static const char *const rows[] = { "......", ".w....", "......", "......" };
	struct table *t = draw_table(GRID_SQUARE, rows, 4);

	assert_int_equal(table_cover(t, 0, 8), COVER_NONE);
	table_draw(t, 1, drawn_ground('h'), 0);		/* now only through the wall */
	table_finish(t);
	assert_int_equal(table_cover(t, 0, 8), COVER_MEDIUM);
	table_free(t);
}

TEST(test_a_copy_changes_alone)
{
	static const char *const rows[] = { "....", ".jw.", "..2.", "...." };
	struct table *t = draw_table(GRID_HEX, rows, 4);
	struct table *copy = table_copy(t);

	table_set_ground(copy, 1, drawn_ground('x'));
	assert_int_equal(table_step_cost(copy, 0, 1), 0);
	assert_int_equal(table_step_cost(t, 0, 1), STEP);
	assert_int_equal(table_step_cost(copy, 1, 5), 2 * STEP);
	assert_int_equal(copy->level[10], 2);
	assert_ptr_equal(table_hold(t), t);
	table_free(t);
	assert_int_equal(table_distance(t, 0, 3), 30);
	table_free(t);
	table_free(copy);
	table_free(NULL);
}

TEST(test_changing_a_cell_is_the_same_as_drawing_anew)
{
	struct chance chance = { 7 };
	const struct grid grid = { GRID_HEX, 10, 10 };
	struct table *t = random_table(&chance, grid, 2);
	struct table *drawn = table_copy(t);

	for (int i = 0; i < 60; i++) {
		const cell_t cell = chance_below(&chance, 100);
		const int ground = chance_below(&chance, t->n_grounds);

		table_set_ground(t, cell, ground);
		table_draw(drawn, cell, ground, drawn->level[cell]);
	}
	table_finish(drawn);
	assert_memory_equal(t->top, drawn->top, (size_t)t->slant.spots);
	assert_memory_equal(t->firm, drawn->firm, (size_t)t->slant.spots);
	assert_memory_equal(t->thing, drawn->thing, (size_t)t->slant.spots);
	assert_memory_equal(t->footing[GAIT_FOOT], drawn->footing[GAIT_FOOT],
		(size_t)t->slant.spots * sizeof *t->footing[GAIT_FOOT]);
	table_free(t);
	table_free(drawn);
}

TEST(test_without_memory_there_is_no_table)
{
	const struct grid grid = { GRID_HEX, 9, 9 };
	struct table *t = NULL, *copy = NULL;
	int failures = 0;

	while (!t) {
		memory_fail_at(failures++);
		t = table_new(grid, INCH, drawn_grounds, 1);
		memory_fail_at(-1);
		assert_in_range(failures, 1, 13);
	}
	assert_int_equal(failures, 13);		/* twelve pieces, then success */
	memory_fail_at(2);
	assert_null(table_copy(t));
	memory_fail_at(-1);
	copy = table_copy(t);
	assert_non_null(copy);
	table_free(copy);
	table_free(t);
}

TEST_MAIN
